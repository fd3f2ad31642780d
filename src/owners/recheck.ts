import { setTimeout as sleep } from 'node:timers/promises'
import type { SignedDecision } from '@whocast/evidence/people-file/signed-decision.ts'
import type { Cursors } from '../db/port.ts'
import type { Logger } from '../kit/telemetry.ts'
import { type AuthorityContext, checkDecision } from './authority.ts'
import type { Owners } from './port.ts'

/** The authority of a decision is checked again after this long, in seconds: within a day. */
const CHECK_SECONDS = 12 * 3600
/** A decision by a wallet ends if a second reading, after this long, lacks the wallet too. */
const DOUBT_SECONDS = 6 * 3600
const POLL_MS = 60_000
const MAX_AT_ONCE = 20
/** One process checks for all. */
const LEASE = 'owner-authority'
const LEASE_MS = 5 * 60_000

export interface RecheckContext extends Omit<AuthorityContext, 'owners'> {
  owners: Pick<
    Owners,
    'confirm' | 'end' | 'person' | 'decisionsToCheck' | 'confirmDecision' | 'endDecision'
  >
  cursors: Pick<Cursors, 'lease' | 'release' | 'get' | 'set'>
  log: Logger
}

/** Checks decisions until the signal ends it; never rejects. */
export async function runRecheck(context: RecheckContext, signal: AbortSignal): Promise<void> {
  const { cursors, log } = context
  const name = crypto.randomUUID()
  while (!signal.aborted) {
    try {
      if (await cursors.lease(LEASE, name, LEASE_MS)) await recheckDecisions(context, signal)
    } catch (error) {
      if (!signal.aborted) log.warn({ err: error }, 'checking the authority of owners failed')
    }
    await sleep(POLL_MS, null, { signal, ref: false }).catch(() => {})
  }
  await cursors.release(LEASE, name).catch(() => {})
}

/** When a reading first lacked the wallet of a decision (unix seconds), by its signature. */
type Doubts = Record<string, { of: string; at: number }>

/** Checks decisions that are due, and ends those of signers without authority; returns how many. */
export async function recheckDecisions(
  context: RecheckContext,
  signal: AbortSignal,
): Promise<number> {
  const { owners, cursors, clock } = context
  const now = Math.floor(clock() / 1000)
  const stored = (await cursors.get(LEASE)) ?? '{}'
  const doubts = readDoubts(stored, now)
  const waiting = Object.values(doubts).filter(({ at }) => now - at < DOUBT_SECONDS)
  const skipped = new Set(waiting.map(({ of }) => of))
  let ended = 0
  while (!signal.aborted) {
    const due = await owners.decisionsToCheck(now - CHECK_SECONDS, MAX_AT_ONCE + skipped.size)
    const batch = due.filter(({ decision }) => !skipped.has(decision.of))
    if (batch.length === 0) break
    for (const signed of batch) {
      const outcome = await recheckOne(context, signed, doubts)
      if (outcome === 'ended') ended += 1
      if (outcome === 'open') skipped.add(signed.decision.of)
    }
  }
  const value = JSON.stringify(doubts)
  if (value !== stored) await cursors.set(LEASE, value)
  return ended
}

/** Leaves out those of decisions that are gone, and those from a clock that was ahead. */
function readDoubts(stored: string, now: number): Doubts {
  const all = Object.entries(JSON.parse(stored) as Doubts)
  return Object.fromEntries(all.filter(([, { at }]) => at <= now && now - at < 4 * CHECK_SECONDS))
}

async function recheckOne(
  context: RecheckContext,
  signed: SignedDecision,
  doubts: Doubts,
): Promise<'ended' | 'confirmed' | 'open'> {
  const { owners, clock, log } = context
  const { signature, decision } = signed
  const authority = await checkDecision(context, signed).catch((error: unknown) => {
    log.warn({ err: error }, 'a registry or source is unreachable')
    return null
  })
  if (authority === null) return 'open'
  if (authority === 'ended' && signed.authority === 'wallet' && !doubts[signature]) {
    doubts[signature] = { of: decision.of, at: Math.floor(clock() / 1000) }
    return 'open'
  }
  delete doubts[signature]
  if (authority === 'ended') await owners.endDecision(signed)
  else await owners.confirmDecision(signed, authority)
  return authority === 'ended' ? 'ended' : 'confirmed'
}
