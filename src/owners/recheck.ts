import { setTimeout as sleep } from 'node:timers/promises'
import type { Cursors } from '../db/port.ts'
import type { Logger } from '../kit/telemetry.ts'
import { type AuthorityContext, checkDecision } from './authority.ts'
import type { Owners } from './port.ts'

/** The authority of a decision is checked again after this long, in seconds: within a day. */
const CHECK_SECONDS = 12 * 3600
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
  cursors: Pick<Cursors, 'lease' | 'release'>
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

/** Checks decisions that are due, and ends those of signers without authority; returns how many. */
export async function recheckDecisions(
  context: RecheckContext,
  signal: AbortSignal,
): Promise<number> {
  const { owners, clock, log } = context
  const before = Math.floor(clock() / 1000) - CHECK_SECONDS
  let ended = 0
  const failed = new Set<string>()
  for (;;) {
    const due = await owners.decisionsToCheck(before, MAX_AT_ONCE + failed.size)
    const batch = due.filter(({ decision }) => !failed.has(decision.of))
    if (batch.length === 0 || signal.aborted) return ended
    for (const signed of batch) {
      const { of } = signed.decision
      const authority = await checkDecision(context, signed).catch((error: unknown) => {
        log.warn({ err: error }, 'a registry or source is unreachable')
        return null
      })
      if (authority === null) failed.add(of)
      else if (authority === 'ended') {
        await owners.endDecision(signed)
        ended += 1
      } else await owners.confirmDecision(signed, authority)
    }
  }
}
