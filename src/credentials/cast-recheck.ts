import { setTimeout as sleep } from 'node:timers/promises'
import { asReported, type CredentialRecord } from '@whocast/contract/credential.ts'
import type { Fields } from '@whocast/contract/untrusted.ts'
import { unsignedFields } from '@whocast/evidence/answer.ts'
import { type CastEvidence, castBehind } from '@whocast/evidence/forms/cast-evidence.ts'
import { whileItLasts } from '@whocast/evidence/unsigned.ts'
import type { Hex } from 'viem'
import type { Cursors } from '../db/port.ts'
import type { Clock, Logger } from '../kit/telemetry.ts'
import type { Credentials } from './port.ts'

/** As it is checked: a revocation is another question. */
const toFields = (record: CredentialRecord): Fields => ({
  ...JSON.parse(JSON.stringify(record)),
  revocation: { status: 'unknown' },
})

interface CastRecheckOptions {
  credentials: Pick<Credentials, 'toRecheck' | 'putChecked' | 'putOff'>
  /** Only one process at a time asks. */
  cursors: Pick<Cursors, 'lease' | 'release'>
  /** The signed cast from a hub; null: it was deleted. Throws if the hub is unreachable. */
  castByHash(hash: Hex, fid: number): Promise<CastEvidence | null>
  log: Pick<Logger, 'warn'>
  clock?: Clock
  /** Time between two rounds, and the minimum time until a cast is fetched again. */
  everyMs?: number
}

/** In one round; with more credentials than these it takes more rounds to see all. */
const AT_ONCE = 500
const TOGETHER = 10
const LEASE = 'cast-recheck'

/** Revokes credentials whose cast was deleted; if a cast lacks the name, it becomes `reported`. */
export function createCastRecheck(options: CastRecheckOptions) {
  const { credentials, cursors, castByHash, log, clock = Date.now, everyMs = 30_000 } = options
  const owner = crypto.randomUUID()

  async function look(record: CredentialRecord, now: number): Promise<CredentialRecord> {
    if (!castBehind(record)) return asReported(record, now)
    const hash = record.evidence?.hash as Hex | undefined
    const fid = record.attester?.fid
    const isThere = !hash || fid === undefined || (await castByHash(hash, fid)) !== null
    // A record identical to that of the hub is no longer relayed. Nobody vouches for the blocks that
    // came with it.
    const { hearsay: relayed, evidence, ...rest } = record
    const { state: _state, blocks: _blocks, ...message } = evidence ?? {}
    const settled = relayed === undefined ? record : { ...rest, evidence: message }
    const isWhole =
      relayed === undefined ||
      (await unsignedFields(toFields(record), { now: whileItLasts(record, now) })).length === 0
    return {
      ...(isThere && hash && fid !== undefined && isWhole ? settled : record),
      revocation: isThere
        ? { status: 'active', checkedAt: now }
        : { status: 'revoked', at: now, checkedAt: now },
    }
  }

  /**
   * Runs one round, which ends early while the hub returns nothing. Returns how many credentials it
   * withdrew.
   *
   * @throws the error of a cast, after the rest is stored
   */
  async function round(): Promise<number> {
    const now = Math.floor(clock() / 1000)
    const before = now - Math.floor(everyMs / 1000)
    const due = await credentials.toRecheck(['farcaster-cast'], before, AT_ONCE)
    let withdrawn = 0
    let failure: PromiseRejectedResult | undefined
    for (let from = 0; from < due.length; from += TOGETHER) {
      const group = due.slice(from, from + TOGETHER)
      // Behind the others that are due: a check may fail always.
      await credentials.putOff(group, before - 1)
      const outcomes = await Promise.allSettled(
        group.map(async (record) => ({ before: record, after: await look(record, now) })),
      )
      const looked = outcomes.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
      await credentials.putChecked(looked)
      withdrawn += looked.filter(({ after }) => after.revocation.status === 'revoked').length
      failure = outcomes.find((one) => one.status === 'rejected') ?? failure
      if (looked.length === 0) break
    }
    if (failure) throw failure.reason
    return withdrawn
  }

  return {
    name: 'cast-recheck',
    round,
    /** Runs rounds until the signal aborts; never rejects. */
    async run(signal: AbortSignal): Promise<void> {
      while (!signal.aborted) {
        try {
          if (await cursors.lease(LEASE, owner, everyMs * 4)) await round()
        } catch (error) {
          // A hub that is down is no deletion: everything stays as it is.
          log.warn({ err: error }, 'rechecking casts failed')
        }
        await sleep(everyMs, undefined, { signal }).catch(() => {})
      }
      await cursors.release(LEASE, owner).catch(() => {})
    },
  }
}
