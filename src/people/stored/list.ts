import { linkScope } from '@whocast/contract/account-link.ts'
import type { CredentialRecord } from '@whocast/contract/credential.ts'
import type { Finding } from '@whocast/contract/profile.ts'
import { HIDE_EVERYTHING } from '@whocast/evidence/forms/owner-decision.ts'
import type { SignedDecision } from '@whocast/evidence/people-file/signed-decision.ts'
import type { StoredPerson } from '@whocast/evidence/people-file/write-person.ts'
import { type Kysely, sql } from 'kysely'
import type { Engine } from '../../db/engines/engine.ts'
import type { Tables } from '../../db/schema.ts'
import { readDecisions } from '../decided/decisions.ts'
import { type Amounts, MAX_AMOUNT, type People } from '../port.ts'
import { findBare } from './bare-fids.ts'

const PAGE = 200

/** All people who are stored, in the order of their IDs, a page at a time. */
export async function* listPeople(engine: Engine) {
  let after = ''
  for (;;) {
    const ids = await engine.read((db) =>
      db
        .selectFrom('profile')
        .select('id')
        .where('id', '>', after)
        .orderBy('id')
        .limit(PAGE)
        .execute(),
    )
    const last = ids.at(-1)
    if (!last) return
    yield* await readPage(
      engine,
      ids.map((row) => row.id),
    )
    after = last.id
  }
}

async function readPage(engine: Engine, ids: string[]): Promise<StoredPerson[]> {
  const [findings, credentials, decided] = await engine.read(async (db) => [
    await db
      .selectFrom('finding')
      .select(['profile_id', 'document'])
      .where(engine.isIn('profile_id', ids))
      .orderBy('scope')
      .orderBy('source')
      .execute(),
    await db
      .selectFrom('identity as i')
      .innerJoin('credential as c', 'c.subject', 'i.key')
      .select(['i.profile_id', 'c.document'])
      .where(engine.isIn('i.profile_id', ids))
      .where('i.holder', '=', '')
      .where('i.is_verified', '=', 1)
      .orderBy('c.uid')
      .orderBy('c.issuer')
      .execute(),
    await db
      .selectFrom('identity as i')
      .innerJoin('owner_decision as d', 'd.of', 'i.key')
      .select(['i.profile_id', 'd.of'])
      .where(engine.isIn('i.profile_id', ids))
      .where('i.holder', '=', '')
      .where('i.is_verified', '=', 1)
      .execute(),
  ])
  const decisions = await engine.read((db) =>
    readDecisions(
      engine,
      db,
      decided.map((row) => row.of),
    ),
  )
  const homeOf = new Map(decided.map(({ profile_id, of }) => [of, profile_id]))
  // A line has one: of a profile that two became, what hides everything, else the newest.
  const decisionOf = new Map(
    decisions
      .toReversed()
      .toSorted((a, b) => Number(a.decision.isHidden) - Number(b.decision.isHidden))
      .map((signed) => [homeOf.get(signed.decision.of), signed] as const),
  )
  const findingsOf = Map.groupBy(findings, (row) => row.profile_id)
  const credentialsOf = Map.groupBy(credentials, (row) => row.profile_id)
  return ids.map((profileID) => ({
    profileID,
    findings: (findingsOf.get(profileID) ?? []).map((row) => JSON.parse(row.document) as Finding),
    credentials: (credentialsOf.get(profileID) ?? []).map(
      (row) => JSON.parse(row.document) as CredentialRecord,
    ),
    ...decisionIn(decisionOf.get(profileID)),
  }))
}

const decisionIn = (decision: SignedDecision | undefined) => (decision ? { decision } : {})

/** Returns the findings about one profile. */
export async function findFindingsOf(engine: Engine, profileID: string): Promise<Finding[]> {
  const rows = await engine.read((db) =>
    db
      .selectFrom('finding')
      .select('document')
      .where('profile_id', '=', profileID)
      .orderBy('scope')
      .orderBy('source')
      .execute(),
  )
  return rows.map((row) => JSON.parse(row.document) as Finding)
}

/** How many people are stored. */
export async function countPeople(engine: Engine): Promise<number> {
  const row = await engine.read((db) =>
    db
      .selectFrom('profile')
      .select((e) => e.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow(),
  )
  return Number(row.n)
}

/**
 * How many people and verified accounts are shown, each up to {@link MAX_AMOUNT}: a bounded walk
 * of two indexes, less those who hide everything.
 */
export async function countAmounts(engine: Engine): Promise<Amounts> {
  const { rows } = await engine.read((db) =>
    sql<{ people: number; hidden: number; accounts: number }>`
      select
        (select count(*) from (select 1 from profile limit ${MAX_AMOUNT}) as counted) as people,
        (select count(*) from owner_decision d where d.statement like ${`%${HIDE_EVERYTHING}%`} and exists (
          select 1 from identity i where i.key = d.of and i.holder = '' and i.is_verified = 1
        )) as hidden,
        (select count(*) from (
          select 1 from identity where is_verified = 1 and is_hidden = 0 and holder = '' and key not like 'fid:%' limit ${MAX_AMOUNT}
        ) as counted) as accounts`.execute(db),
  )
  const [{ people = 0, hidden = 0 } = {}] = rows
  return {
    people: Math.max(0, Number(people) - Number(hidden)),
    accounts: Number(rows[0]?.accounts ?? 0),
  }
}

/** Returns the finding of a source for each scope; null if there is none. */
export async function findFindings(
  engine: Engine,
  source: string,
  scopes: readonly string[],
): Promise<(Finding | null)[]> {
  const rows = await engine.read((db) =>
    db
      .selectFrom('finding')
      .select(['scope', 'document'])
      .where('source', '=', source)
      .where(engine.isIn('scope', [...scopes]))
      .execute(),
  )
  const found = new Map(rows.map((row) => [row.scope, JSON.parse(row.document) as Finding]))
  const missing = scopes.filter((scope) => !found.has(scope))
  const bare = await engine.read((db) => findBare(engine, db, source, missing))
  return scopes.map((scope) => found.get(scope) ?? bare.get(scope) ?? null)
}

/** See `People.findingsBefore`. */
export async function findBefore(
  engine: Engine,
  source: string,
  {
    prefix,
    before,
    after,
    limit,
  }: { prefix: string; before: number; after: string; limit: number },
): Promise<Finding[]> {
  const rows = await engine.read((db) =>
    db
      .selectFrom('finding')
      .select('document')
      .where('scope', '>', after)
      .where('scope', '<', `${prefix}\u{10ffff}`)
      .where('source', '=', source)
      .where('checked_at', '<', before)
      .orderBy('scope')
      .limit(limit)
      .execute(),
  )
  return rows.map(({ document }) => JSON.parse(document) as Finding)
}

/** Returns the stored findings of all sources for these scopes. */
export async function findUnder(engine: Engine, scopes: readonly string[]): Promise<Finding[]> {
  if (scopes.length === 0) return []
  const rows = await engine.read((db) =>
    db
      .selectFrom('finding')
      .select('document')
      .where(engine.isIn('scope', [...scopes]))
      .execute(),
  )
  return rows.map(({ document }) => JSON.parse(document) as Finding)
}

/** See `People.linksBefore`: a range of the primary key. */
export async function findLinksBefore(
  engine: Engine,
  { type, before, after, limit }: Parameters<People['linksBefore']>[0],
): Promise<Finding[]> {
  const first = linkScope(type, '')
  const rows = await engine.read((db) =>
    db
      .selectFrom('finding')
      .select('document')
      .where('scope', '>', after < first ? first : after)
      // The character after `@`.
      .where('scope', '<', `${type}A`)
      .where('source', '=', type)
      .where('checked_at', '<', before)
      .orderBy('scope')
      .limit(limit)
      .execute(),
  )
  return rows.map(({ document }) => JSON.parse(document) as Finding)
}

/** The verified exclusive keys of the holder of this one; empty where it has no holder. */
export const findIdentity = (engine: Engine, key: string): Promise<string[]> =>
  engine.read((db) => identityOf(db, key))

/** The same, within a read or a write under way. */
export async function identityOf(db: Kysely<Tables>, key: string): Promise<string[]> {
  const rows = await db
    .selectFrom('identity as held')
    .innerJoin('identity as one', 'one.profile_id', 'held.profile_id')
    .select('one.key')
    .where('held.key', '=', key)
    .where('held.holder', '=', '')
    .where('held.is_verified', '=', 1)
    .where('one.holder', '=', '')
    .where('one.is_verified', '=', 1)
    .execute()
  return rows.map((row) => row.key)
}
