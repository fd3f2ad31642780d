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
  credentials: Pick<Credentials, 'toRecheck' | 'putChecked'>
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

  /** Runs one round. Returns how many credentials it withdrew. */
  async function round(): Promise<number> {
    const now = Math.floor(clock() / 1000)
    const due = await credentials.toRecheck(
      ['farcaster-cast'],
      now - Math.floor(everyMs / 1000),
      AT_ONCE,
    )
    let withdrawn = 0
    for (let from = 0; from < due.length; from += TOGETHER) {
      const looked = await Promise.all(
        due
          .slice(from, from + TOGETHER)
          .map(async (before) => ({ before, after: await look(before, now) })),
      )
      await credentials.putChecked(looked)
      withdrawn += looked.filter(({ after }) => after.revocation.status === 'revoked').length
    }
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
