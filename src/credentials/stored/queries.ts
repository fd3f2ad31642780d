import { type Nullable, type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely'
import type { Engine, ReadEngine } from '../../db/engines/engine.ts'
import type { Tables } from '../../db/schema.ts'
import type { CredentialFilter, Holder } from '../port.ts'

/** A credential and the identity of its subject. */
export type CredentialTables = Tables & { c: Tables['credential']; i: Nullable<Tables['identity']> }

/** Returns a text that sorts after all texts that begin with `prefix`. */
export const endOfPrefix = (prefix: string): string => `${prefix}\u{10ffff}`

/**
 * Returns the subjects that credentials about these people can have: all keys of a profile, or the
 * wallet of a holder without a profile.
 */
export async function subjectsOf(
  engine: Pick<ReadEngine, 'read' | 'isIn'>,
  holders: readonly Pick<Holder, 'profileID' | 'walletAddress'>[],
): Promise<string[]> {
  const rows = await engine.read((db) =>
    db
      .selectFrom('identity as i')
      .innerJoin('identity as k', 'k.profile_id', 'i.profile_id')
      .select(['i.key as of', 'k.key as key'])
      .where(
        engine.isIn(
          'i.key',
          holders.map(({ profileID }) => `id:${profileID}`),
        ),
      )
      .where('i.holder', '=', '')
      .where('k.holder', '=', '')
      .where('k.is_verified', '=', 1)
      .execute(),
  )
  const known = new Set(rows.map(({ of }) => of))
  const bare = holders.flatMap(({ profileID, walletAddress }) =>
    known.has(`id:${profileID}`) || walletAddress === undefined ? [] : [`eth:${walletAddress}`],
  )
  return [...rows.map(({ key }) => key), ...bare]
}

/** Narrows a query to the newest visible credential of these subjects that passes the filter. */
export const newestOf = <O>(
  query: SelectQueryBuilder<CredentialTables, 'c' | 'i', O>,
  engine: Pick<Engine, 'isIn'>,
  wanted: {
    subjects: readonly string[]
    query: CredentialFilter & { credentialName: string }
    now: number
  },
) =>
  narrowed(query, 'c', wanted.query)
    .where(engine.isIn('c.subject', wanted.subjects))
    // Keeps the planner from the index by name, which would walk those of all people.
    .where(sql<boolean>`coalesce(c.name, '') = ${wanted.query.credentialName}`)
    .where('c.is_shown', '=', 1)
    .where('c.expires_at', '>', wanted.now)
    .orderBy('c.issued_at', 'desc')
    .orderBy('c.uid', 'desc')
    .orderBy('c.issuer', 'desc')
    .limit(1)

/** The column of each filter, the most selective first. */
export const filterColumns = {
  attester: 'attester',
  issuer: 'issuer',
  schema: 'schema_uid',
  kind: 'kind',
  grade: 'grade',
} as const

/** Returns the filter as SQL conditions. */
export function filterConditions(
  alias: 'c' | 'd',
  filter: CredentialFilter,
): RawBuilder<SqlBool>[] {
  const columns = filterColumns
  return Object.entries(columns).flatMap(([name, column]) => {
    const wanted = filter[name as keyof typeof columns]
    return wanted === undefined ? [] : [sql<SqlBool>`${sql.ref(`${alias}.${column}`)} = ${wanted}`]
  })
}

/** Narrows a query to credentials that pass the filter. */
export const narrowed = <DB, TB extends keyof DB, O>(
  query: SelectQueryBuilder<DB, TB, O>,
  alias: 'c' | 'd',
  filter: CredentialFilter,
) => filterConditions(alias, filter).reduce((narrow, condition) => narrow.where(condition), query)
