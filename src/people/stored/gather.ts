import { exclusiveKeys, type Finding, unconfirmedKey } from '@whocast/contract/profile.ts'
import { anchorKey } from '@whocast/contract/scope.ts'
import { isOwnerRecord } from '@whocast/evidence/forms/owner-claim.ts'
import { sql } from 'kysely'
import type { Engine, Row, Write } from '../../db/engines/engine.ts'
import { readClaimants } from '../../search/stored/claimants.ts'
import { readHolderChanges } from '../../search/stored/holder-changes.ts'
import type { PeopleContext } from './context.ts'
import type { Concerned } from './regroup.ts'

/** Maximum rounds of expanding the set of affected profiles; beyond it, holders keep keys. */
const MAX_ROUNDS = 4

/**
 * Reads everything stored about the possible subjects of findings, and about other holders and
 * claimants of their keys.
 *
 * @param released keys whose holders are concerned as well
 */
export async function gather(
  { engine }: Pick<PeopleContext, 'engine'>,
  trx: Write,
  findings: Finding[],
  released: readonly string[] = [],
): Promise<Concerned> {
  const profiles = new Set<string>()
  const keysRead = new Set<string>()
  const pointed = new Set<string>()
  const stored: Concerned = {
    findings: [],
    said: [],
    identities: [],
    profiles: [],
    asked: keysRead,
    pointed,
    holderChanges: new Map(),
  }
  let next = await subjectsOf(engine, trx, findings)
  let fresh = findings
  // By earlier findings, these profiles may hold keys that still others hold now.
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const named = [...fresh.flatMap(keysOf), ...(round === 0 ? released : [])]
    const keys = [...new Set(named)].filter((key) => !keysRead.has(key))
    for (const key of keys) keysRead.add(key)
    for (const { key, profile_id, is_verified } of await holdersOf(engine, trx, keys))
      if (is_verified === 1) next.add(profile_id)
      else pointed.add(key)
    for (const { profile_id } of await readClaimants(engine, trx, keys)) next.add(profile_id)
    const ids = [...next].filter((id) => !profiles.has(id))
    if (ids.length === 0) break
    for (const id of ids) profiles.add(id)
    next = new Set()
    const rows = await readPeople(engine, trx, ids)
    fresh = rows.findings.map((row) => JSON.parse(row.document) as Finding)
    stored.findings.push(...rows.findings)
    stored.said.push(...fresh)
    stored.identities.push(...rows.identities)
    stored.profiles.push(...rows.profiles)
  }
  stored.holderChanges = await readHolderChanges(engine, trx, [...keysRead])
  return stored
}

/** Profiles with earlier findings in the same scopes. */
async function subjectsOf(engine: Engine, trx: Write, findings: Finding[]): Promise<Set<string>> {
  const scopes = [...new Set(findings.map((finding) => finding.scope))]
  const { rows } = await sql<Pick<Row<'finding'>, 'profile_id'>>`
    select profile_id from finding where ${engine.isIn('scope', scopes)}`.execute(trx)
  return new Set(rows.map((row) => row.profile_id))
}

async function holdersOf(engine: Engine, trx: Write, keys: string[]) {
  if (keys.length === 0) return []
  const { rows } = await sql<Pick<Row<'identity'>, 'key' | 'profile_id' | 'is_verified'>>`
    select key, profile_id, is_verified from identity where ${engine.isIn('key', keys)} and holder = ''`.execute(
    trx,
  )
  return rows
}

const readPeople = async (engine: Engine, trx: Write, ids: string[]) => ({
  findings: await trx
    .selectFrom('finding')
    .selectAll()
    .where(engine.isIn('profile_id', ids))
    .execute(),
  identities: await trx
    .selectFrom('identity')
    .selectAll()
    .where(engine.isIn('profile_id', ids))
    .execute(),
  profiles: await trx.selectFrom('profile').selectAll().where(engine.isIn('id', ids)).execute(),
})

/** The keys of a finding that belong to one person. */
export const keysOf = (finding: Finding): string[] => [
  ...finding.channels.flatMap((channel) => exclusiveKeys(channel).map(({ key }) => key)),
  ...finding.channels.flatMap((channel) => unconfirmedKey(channel) ?? []),
  // Findings about accounts alone, and owners' claims, identify no one by themselves: they are
  // about the profile that the scope names.
  ...(finding.scope.includes('@') || isOwnerRecord(finding)
    ? [anchorKey(finding.scope)].filter((key) => key !== null)
    : []),
  ...[finding.profileID, finding.knownAs].flatMap((id) => (id ? [`id:${id}`] : [])),
]
