import type { Grade } from '@whocast/contract/verification.ts'
import type { CredentialLinks } from '@whocast/contract/written-profile.ts'
import { type Nullable, type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely'
import type { Engine, ReadEngine } from '../../db/engines/engine.ts'
import type { Tables } from '../../db/schema.ts'
import type { CredentialFilter, HolderSubject } from '../port.ts'
import { type FindLinks, hasGrade, linksOf, readLinks, unlinked } from './links.ts'

/** A credential and the identity of its subject. */
export type CredentialTables = Tables & { c: Tables['credential']; i: Nullable<Tables['identity']> }

/** Returns a text that sorts after all texts that begin with `prefix`. */
export const endOfPrefix = (prefix: string): string => `${prefix}\u{10ffff}`

/** A subject of credentials, and its links to the person. */
export interface Subject {
  key: string
  links: CredentialLinks
}

/**
 * Returns the subjects that credentials about these people can have: all keys of a profile, or the
 * wallet of a holder without a profile.
 */
export async function subjectsOf(
  engine: Pick<ReadEngine, 'read' | 'isIn'>,
  holders: readonly HolderSubject[],
): Promise<Subject[]> {
  const rows = await engine.read((db) =>
    db
      .selectFrom('identity as i')
      .innerJoin('identity as k', 'k.profile_id', 'i.profile_id')
      .select(['i.key as of', 'k.key as key', 'k.link as link'])
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
  const holderOf = new Map(holders.map((holder) => [`id:${holder.profileID}`, holder]))
  const bare = holders.flatMap(({ profileID, walletAddress }) =>
    known.has(`id:${profileID}`) || walletAddress === undefined
      ? []
      : [{ key: `eth:${walletAddress}`, links: unlinked }],
  )
  const subjects = rows.map(({ of, key, link }) => {
    const stored: FindLinks = () => readLinks(key, link ?? null)
    const { channels, requested = '' } = holderOf.get(of) ?? {}
    return { key, links: (channels ? linksOf(channels, requested, stored) : stored)(key) }
  })
  return [...subjects, ...bare]
}

/** Narrows a query to the newest visible credential of these subjects that passes the filter. */
export const newestOf = <O>(
  query: SelectQueryBuilder<CredentialTables, 'c' | 'i', O>,
  engine: Pick<Engine, 'isIn'>,
  wanted: {
    subjects: readonly Subject[]
    query: CredentialFilter & { credentialName: string }
    now: number
  },
) =>
  filterConditions('c', wanted.query, (grade) => gradeOf(engine, wanted.subjects, grade))
    .reduce((narrow, condition) => narrow.where(condition), query)
    .where(
      engine.isIn(
        'c.subject',
        wanted.subjects.map(({ key }) => key),
      ),
    )
    // Keeps the planner from the index by name, which would walk those of all people.
    .where(sql<boolean>`coalesce(c.name, '') = ${wanted.query.credentialName}`)
    .where('c.is_shown', '=', 1)
    .where('c.expires_at', '>', wanted.now)
    .orderBy('c.issued_at', 'desc')
    .orderBy('c.uid', 'desc')
    .orderBy('c.issuer', 'desc')
    .limit(1)

/** Returns the condition that credentials of these subjects have a grade on the person. */
function gradeOf(
  engine: Pick<Engine, 'isIn'>,
  subjects: readonly Subject[],
  grade: Grade,
): RawBuilder<SqlBool> {
  const nameOf = ({ links: { attestations, casts } }: Subject) =>
    `${attestations?.grade} ${casts?.grade}`
  const conditions = [...Map.groupBy(subjects, nameOf).values()].map((group) => {
    const keys = group.map(({ key }) => key)
    return sql<SqlBool>`(${engine.isIn('c.subject', keys)} and ${hasGrade('c', grade, group[0]?.links ?? unlinked)})`
  })
  return sql<SqlBool>`(${sql.join(conditions, sql` or `)})`
}

/** The column of each filter but the grade, the most selective first. */
export const filterColumns = {
  attester: 'attester',
  issuer: 'issuer',
  schema: 'schema_uid',
  kind: 'kind',
} as const

/**
 * Returns the filter as SQL conditions.
 *
 * @param isOfGrade the condition of a grade, which depends on the link of the subject
 */
export function filterConditions(
  alias: 'c' | 'd',
  filter: CredentialFilter,
  isOfGrade: (grade: Grade) => RawBuilder<SqlBool>,
): RawBuilder<SqlBool>[] {
  const columns = filterColumns
  const conditions = Object.entries(columns).flatMap(([name, column]) => {
    const wanted = filter[name as keyof typeof columns]
    return wanted === undefined ? [] : [sql<SqlBool>`${sql.ref(`${alias}.${column}`)} = ${wanted}`]
  })
  return filter.grade === undefined ? conditions : [...conditions, isOfGrade(filter.grade)]
}

/** Narrows a query to credentials that pass the filter. */
export const narrowed = <DB, TB extends keyof DB, O>(
  query: SelectQueryBuilder<DB, TB, O>,
  ...filter: Parameters<typeof filterConditions>
) => filterConditions(...filter).reduce((narrow, condition) => narrow.where(condition), query)
