import { type CredentialRecord, toCredential } from '@whocast/contract/credential.ts'
import { grades } from '@whocast/contract/verification.ts'
import { writeCredential } from '@whocast/contract/written-profile.ts'
import type { Kysely } from 'kysely'
import type { ColumnTypes, Tables } from '../../db/schema.ts'
import { rewriteCredentials } from './rewrite.ts'

/** Filters of credentials in addition to name, kind and issuer. */
export function filtersOf(
  record: CredentialRecord,
  { attester, verification } = toCredential(record),
): Pick<Tables['credential'], 'attester' | 'schema_uid' | 'grade'> {
  return {
    attester: attester.toLowerCase(),
    schema_uid: record.schema?.uid.toLowerCase() ?? '',
    grade: verification.grade,
  }
}

/**
 * Migration: the columns by which credentials are filtered, and rows that say how well each is
 * known.
 */
export async function addCredentialFilters(
  db: Kysely<Tables>,
  { text }: ColumnTypes,
): Promise<void> {
  for (const column of ['attester', 'schema_uid', 'grade'] as const)
    await db.schema
      .alterTable('credential')
      .addColumn(column, text, (c) => c.notNull().defaultTo(''))
      .execute()
  await db.schema
    .createIndex('credential_by_attester')
    .on('credential')
    .columns(['attester', 'name', 'is_shown', 'issued_at', 'uid', 'issuer'])
    .execute()
  await rewriteCredentials(db, {}, (record) => ({
    ...filtersOf(record),
    shown: writeCredential(toCredential(record)),
  }))
}

/**
 * Migration: a filter without a match costs an index probe, not a walk over all credentials of that
 * name.
 */
export async function indexCredentialFilters(db: Kysely<Tables>): Promise<void> {
  for (const column of ['issuer', 'schema_uid', 'kind', 'grade'] as const)
    await db.schema
      .createIndex(`credential_by_name_and_${column}`)
      .on('credential')
      .columns([
        'name',
        column,
        'is_shown',
        'issued_at',
        'uid',
        ...(column === 'issuer' ? [] : (['issuer'] as const)),
      ])
      .execute()
}

/** Migration: an index that gives the best of a person's credentials, however many there are. */
export async function rankCredentials(db: Kysely<Tables>, { integer }: ColumnTypes): Promise<void> {
  await db.schema
    .alterTable('credential')
    .addColumn('grade_rank', integer, (c) => c.notNull().defaultTo(grades.length - 1))
    .execute()
  for (const [rank, grade] of grades.entries())
    await db
      .updateTable('credential')
      .set({ grade_rank: rank })
      .where('grade', '=', grade)
      .where('grade_rank', '<>', rank)
      .execute()
  await db.schema
    .createIndex('credential_by_grade')
    .on('credential')
    .columns([
      'subject',
      'is_shown',
      'grade_rank',
      'issued_at desc',
      'uid desc',
      'issuer',
      'expires_at',
    ])
    .execute()
  await db.schema.dropIndex('credential_by_subject').execute()
}
