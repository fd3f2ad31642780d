import { lower } from '@whocast/contract/lower.ts'
import { easAbi } from '@whocast/evidence/forms/eas.ts'
import { getAbiItem, type Hex } from 'viem'
import {
  type EasContext,
  type FollowedChain,
  isTransient,
  type Range,
  type Where,
} from './context.ts'
import { hashOf, type Position, savePosition, TRAIL_BLOCKS } from './position.ts'
import { revokeOffchain } from './recheck.ts'
import { knownAmong, storeAttestations } from './records.ts'

export const events = [
  getAbiItem({ abi: easAbi, name: 'Attested' }),
  getAbiItem({ abi: easAbi, name: 'Revoked' }),
  getAbiItem({ abi: easAbi, name: 'RevokedOffchain' }),
] as const

/** The events of some blocks: once we are live all of them, before that of known schemas. */
async function readLogs(
  { schemas }: EasContext,
  { client, chain }: FollowedChain,
  { from, to, isLive }: { from: number; to: number; isLive: boolean },
) {
  const base = {
    address: chain.contract,
    fromBlock: BigInt(from),
    toBlock: BigInt(to),
    strict: true,
  } as const
  if (isLive) {
    const logs = await client.getLogs({ ...base, events })
    return {
      attestations: logs.filter((entry) => entry.eventName !== 'RevokedOffchain'),
      offchain: logs
        .filter((entry) => entry.eventName === 'RevokedOffchain')
        .map(({ args }) => args),
    }
  }
  // viem filters by arguments of one event at a time.
  const args = { schemaUID: schemas.map(({ uid }) => uid) }
  const [attested, revoked] = await Promise.all([
    client.getLogs({ ...base, event: events[0], args }),
    client.getLogs({ ...base, event: events[1], args }),
  ])
  return { attestations: [...attested, ...revoked], offchain: [] }
}

/**
 * Reads one stretch of blocks, as many as the provider gives at once.
 *
 * @returns null if the node does not have the last of them: it would leave logs out
 */
export async function readStretch(
  context: EasContext,
  on: FollowedChain,
  position: Position,
  head: number,
): Promise<Position | null> {
  const { schemas } = context
  const isLive = position.next >= position.liveFrom
  const end = isLive ? head : Math.min(head, position.liveFrom - 1)
  const [from, to] = [position.next, Math.min(end, position.next + on.range.now - 1)]
  const isRecent = head - to < TRAIL_BLOCKS
  // Before the logs: should the chain change in between, the next look notices.
  const hash = isRecent ? await hashOf(on, to) : null
  if (isRecent && hash === null) return null
  // Again in one batch with the logs: it is answered by the node that answers them.
  const answer = await withRange(context, on.range, () =>
    Promise.all([readLogs(context, on, { from, to, isLive }), isRecent ? hashOf(on, to) : hash]),
  )
  if (answer === null) return position
  const [logs, hashThere] = answer
  if (hashThere !== hash) return null
  const isKnown = (schema: Hex) => schemas.some(({ uid }) => uid === schema)
  const untrusted = logs.attestations
    .filter(({ args }) => !isKnown(args.schemaUID))
    .map(({ args }) => args.recipient)
  const known = await knownAmong(context, untrusted)
  const where: Where = new Map()
  for (const { eventName, args, transactionHash, blockNumber } of logs.attestations) {
    if (!isKnown(args.schemaUID) && !known.has(lower(args.recipient))) continue
    const logBlock = Number(blockNumber)
    // The evidence names the transaction that attested, not the one that revoked.
    const facts =
      eventName === 'Attested' ? { transactionHash, blockNumber: logBlock } : { isRevoked: true }
    where.set(args.uid, { ...where.get(args.uid), ...facts, logBlock })
  }
  await storeAttestations(context, on, where)
  if (logs.offchain.length > 0) await revokeOffchain(context, on, logs.offchain)
  const trail = hash
    ? [...position.trail, { block: to, hash, uids: [...where.keys()] }]
    : position.trail
  const read = {
    ...position,
    next: to + 1,
    trail: trail.filter(({ block }) => head - block < TRAIL_BLOCKS),
  }
  await savePosition(context, on, read)
  return read
}

/** Runs a question about blocks; null when the range was too large, which halves the next. */
export async function withRange<T>(
  { maxRange }: EasContext,
  range: Range,
  ask: () => Promise<T>,
): Promise<T | null> {
  try {
    const answer = await ask()
    range.now = Math.min(maxRange, range.now * 2)
    return answer
  } catch (error) {
    if (range.now === 1 || isTransient(error)) throw error
    range.now = Math.max(1, Math.floor(range.now / 2))
    return null
  }
}
