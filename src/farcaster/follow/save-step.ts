import { contentOf, type Finding } from '@whocast/contract/profile.ts'
import type { AppKeyEvidence } from '@whocast/contract/proof.ts'
import { SourceError } from '../../kit/source-error.ts'
import { SNAPCHAIN } from '../client.ts'
import type { NetworkContext } from './context.ts'
import { cursorOf, MAX_RETRIES, type Retry, type ShardState } from './shard-state.ts'

/** A shard at work in this process. */
export interface Shard {
  id: number
  state: ShardState
  /** The expected state in the store; the save fails if another process changed it meanwhile. */
  kept: string | null
  /** `at` as it is stored. */
  keptAt: number
}

/**
 * Stores what was read, and how far that is, in one transaction.
 *
 * @throws ServiceError `conflict` where another process went on with the shard
 */
export async function saveStep(
  { people }: Pick<NetworkContext, 'people'>,
  shard: Shard,
  findings: Finding[],
  next: ShardState,
): Promise<void> {
  const value = JSON.stringify(next)
  const changed = await withoutStored(people, findings)
  await people.save(changed, {
    refreshAt: null,
    cursor: { name: cursorOf(shard.id), value, was: shard.kept },
  })
  shard.state = next
  shard.kept = value
  shard.keptAt = next.at
}

/** Without what is stored just so: events often change nothing that is kept. */
async function withoutStored(
  people: NetworkContext['people'],
  findings: Finding[],
): Promise<Finding[]> {
  if (findings.length === 0) return findings
  const scopes = findings.map(({ scope }) => scope)
  const stored = await people.findings(SNAPCHAIN, scopes)
  return findings.filter((finding, index) => {
    const current = stored[index]
    return (
      !current || contentOf(current) !== contentOf(finding) || !restsOnTheSame(current, finding)
    )
  })
}

/** Whether the app keys and the custody of what was read are among those that are stored. */
function restsOnTheSame(stored: Finding, { evidence }: Finding): boolean {
  const nameOf = (one: AppKeyEvidence) =>
    one.method === 'custody-signature' ? `${one.key} ${one.message.hash}` : one.key
  const keys = new Set(stored.evidence?.appKeys?.map(nameOf))
  const custodies = new Set(stored.evidence?.custody?.map(({ address }) => address))
  const hashes = new Set(stored.evidence?.userData?.map(({ hash }) => hash))
  return (
    (evidence?.userData ?? []).every(({ hash }) => hashes.has(hash)) &&
    (evidence?.appKeys ?? []).every((one) => keys.has(nameOf(one))) &&
    (evidence?.custody ?? []).every(({ address }) => custodies.has(address))
  )
}

const FIRST_RETRY_MS = 5000
const MAX_RETRY_MS = 3_600_000

/**
 * The fids to try again after some were read: those that failed are tried ever later.
 *
 * @throws SourceError where they are too many to be the trouble of single fids
 */
export function retriesAfter(
  retries: readonly Retry[],
  { read, failed }: { read: readonly number[]; failed: readonly number[] },
  now: number,
): Retry[] {
  const attempts = new Map(retries.map((retry) => [retry.fid, retry.attempts]))
  const done = new Set(read)
  const again = failed.map((fid) => {
    const before = attempts.get(fid) ?? 0
    return {
      fid,
      attempts: before + 1,
      dueAt: now + Math.min(MAX_RETRY_MS, FIRST_RETRY_MS * 2 ** Math.min(before, 12)),
    }
  })
  const all = [...retries.filter(({ fid }) => !done.has(fid)), ...again]
  if (all.length > MAX_RETRIES)
    throw new SourceError(SNAPCHAIN, `${all.length} fids cannot be read`)
  return all
}
