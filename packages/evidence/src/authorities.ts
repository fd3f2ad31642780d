import { type Fields, list, same, text, tidy } from '@whocast/contract/untrusted.ts'
import type { Address } from 'viem'
import { type Assumption, named } from './assumption.ts'
import { type Block, type ChainState, readChainState, type TrustedBlock } from './chain-state.ts'
import { provenCustody } from './chain-storage.ts'
import { chainName } from './forms/eas.ts'
import {
  date,
  demand,
  type EvidenceVerdict,
  type GivenBlock,
  MAX_STATE_AGE_SECONDS,
  type OnlineChecks,
  orNull,
} from './verdict.ts'

/** The shared evidence of a document, and the authorities that may be queried. */
export interface Context {
  now: number
  evidence: Fields
  state: ChainState
  online?: OnlineChecks | undefined
  trustedBlocks?: readonly TrustedBlock[] | undefined
  fnameRegistry?: Address | undefined
}

/** Reads the shared evidence of a profile or a record, by the present clock unless it is given. */
export async function createContext(
  evidence: Fields,
  options: Partial<Omit<Context, 'evidence' | 'state'>>,
): Promise<Context> {
  const { now = Math.floor(Date.now() / 1000), online, trustedBlocks, fnameRegistry } = options
  const state = await readChainState(evidence, now, online, trustedBlocks)
  return { now, evidence, state, online, trustedBlocks, fnameRegistry }
}

export interface Standing {
  trust: Assumption[]
  /** The assumption, as a clause; absent if it is shown. */
  word?: string
}

/**
 * `Optimism block 0x… (number 1234 of 2026-11-21 18:00:00 UTC, 3 days ago)`: what any explorer of
 * that chain shows.
 *
 * @param now unix seconds
 */
export function blockText(
  { chainId, hash, number, timestamp, isSeen, isTrusted }: Block,
  now: number,
): string {
  const days = Math.floor((now - timestamp) / 86_400)
  const age = days < 1 ? '' : days === 1 ? ', 1 day ago' : `, ${days} days ago`
  const text = `${chainName(chainId)} block ${hash} (number ${number} of ${date(timestamp)}${age})`
  if (isSeen) return `${text}, which the queried RPC has`
  return isTrusted ? `${text}, which was named as trusted` : text
}

/** Returns the blocks whose hash nobody vouched for: the verdict holds given those. */
export const unknownBlocks = (
  { state, now }: Pick<Context, 'state' | 'now'>,
  trust: readonly string[],
): GivenBlock[] =>
  state.blocks
    .filter((block) => !block.isSeen && !block.isTrusted && trust.includes(blockText(block, now)))
    .map(({ chainId, hash, number, timestamp }) => ({ chainId, hash, number, timestamp }))

/** Returns a verdict with the blocks that it holds given. */
export function givenBlocks(
  verdict: EvidenceVerdict,
  context: Pick<Context, 'state' | 'now'>,
): EvidenceVerdict {
  const blocks = verdict.status === 'holds' ? unknownBlocks(context, verdict.leftToTrust) : []
  return blocks.length === 0 ? verdict : { ...verdict, givenBlocks: blocks }
}

/** Why what a block says may have changed by `now` (unix seconds); null while it is new enough. */
export function outdated(block: Block, now: number): string | null {
  if (now - block.timestamp <= MAX_STATE_AGE_SECONDS) return null
  return `what ${blockText(block, now)} says is more than ${MAX_STATE_AGE_SECONDS / 86_400} days old; ask the chain`
}

/**
 * Returns whether an address holds a fid: by the chain if it can be queried, else by the Id
 * Registry's slot in a block that is new enough, else as an assumption.
 *
 * @throws Broken where the registry says that another does
 */
export async function custodyStanding(
  context: Context,
  fid: number,
  address: Address,
): Promise<Standing> {
  const { state, evidence, online, now } = context
  const proven = provenCustody(state, fid)
  const holder = await orNull(online?.custodyOf(fid))
  if (holder !== null) {
    demand(
      same(holder, address),
      `Farcaster's Id Registry has another custody address for fid ${fid}`,
    )
    return { trust: [named(`the RPC of ${chainName(10)} that was queried who holds fid ${fid}`)] }
  }
  if (proven) {
    demand(
      same(proven.value, address),
      `Farcaster's Id Registry has another custody address for fid ${fid}`,
    )
    const word = outdated(proven.block, now)
    return {
      trust: [named(blockText(proven.block, now))],
      ...(word === null ? {} : { word: `that ${address} holds fid ${fid}: ${word}` }),
    }
  }
  const reported = list(evidence.custody).find(
    (one) => one.fid === fid && same(text(one.address), address),
  )
  const by = reported?.method === 'reported' ? tidy(reported.by) : ''
  return {
    trust: [],
    word: `that ${address} holds fid ${fid} is known only from ${by || 'the answer'}`,
  }
}

/** The beginning of a key or hash, for sentences. */
export const short = (hex: string): string => `${hex.slice(0, 10)}…`
