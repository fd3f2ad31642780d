import type { Hex } from 'viem'
import type { EasContext, FollowedChain, Place } from './context.ts'
import { storeAttestations } from './records.ts'

export interface Position {
  /** The next block to read. */
  next: number
  /** From this block on all about people we know was read; before it, the known schemas. */
  liveFrom: number
  /** Recent blocks, the newest last, with the uids stored since the previous one. */
  trail: { block: number; hash: Hex; uids: Hex[] }[]
}

/** With what was late by then; absent in those of earlier versions. */
type StoredPosition = Position & { late?: [Hex, Place][] }

/** Deeper reorganisations than this do not happen on the chains of the table. */
export const TRAIL_BLOCKS = 256

/** The name of a chain's cursor and lease. */
export const positionName = (chainId: number): string => `eas:${chainId}`

/** The newest block of a chain. */
export async function headOf({ client }: FollowedChain): Promise<number> {
  return Number((await client.getBlock({ blockTag: 'latest' })).number)
}

/** The stored position of the indexer on a chain; the contract's first block at first. */
export async function loadPosition({ store }: EasContext, on: FollowedChain): Promise<Position> {
  const saved = await store.cursors.get(positionName(on.chainId))
  const isOwn = saved === on.stored
  on.stored = saved
  if (saved === null)
    return { next: Number(on.chain.fromBlock), liveFrom: await headOf(on), trail: [] }
  const { late = [], ...position } = JSON.parse(saved) as StoredPosition
  if (!isOwn) for (const [uid, place] of late) on.late.set(uid, place)
  return position
}

/**
 * Stores the position of the indexer on a chain.
 *
 * @throws ServiceError `conflict` if another process moved it since this one read it
 */
export async function savePosition(
  { store }: EasContext,
  on: FollowedChain,
  position: Position,
): Promise<void> {
  const value = JSON.stringify({ ...position, late: [...on.late] } satisfies StoredPosition)
  await store.cursors.move({ name: positionName(on.chainId), value, was: on.stored })
  on.stored = value
}

/** Goes back to the newest block that is still there, and reads again what was stored since. */
export async function rewind(
  context: EasContext,
  on: FollowedChain,
  position: Position,
): Promise<Position> {
  const dropped: Hex[] = []
  const trail = [...position.trail]
  let isChanged = false
  for (let last = trail.at(-1); last; last = trail.at(-1)) {
    const hash = await hashOf(on, last.block)
    if (hash === last.hash) break
    // A node without the block may only be behind.
    isChanged ||= hash !== null
    dropped.push(...last.uids)
    trail.pop()
  }
  const [oldest] = position.trail
  if (!isChanged || !oldest) return position
  const next =
    (trail.at(-1)?.block ?? Math.max(Number(on.chain.fromBlock), oldest.block - TRAIL_BLOCKS) - 1) +
    1
  context.log.warn(
    { chainId: on.chainId, from: position.next, to: next, attestations: dropped.length },
    'the chain was reorganised',
  )
  await storeAttestations(context, on, new Map(dropped.map((uid) => [uid, {}])))
  const rewound = { ...position, next, trail }
  await savePosition(context, on, rewound)
  return rewound
}

/** The hash of a block; null when the chain does not have it. */
export async function hashOf({ client }: FollowedChain, block: number): Promise<Hex | null> {
  try {
    return (await client.getBlock({ blockNumber: BigInt(block) })).hash
  } catch (error) {
    if ((error as Error).name === 'BlockNotFoundError') return null
    throw error
  }
}
