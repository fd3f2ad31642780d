import { toCredential } from '@whocast/contract/credential.ts'
import type { Channel, Profile } from '@whocast/contract/profile.ts'
import { toVerification, type Verification } from '@whocast/contract/verification.ts'
import {
  isSendable,
  readProfile,
  writeCredential,
  writeOrigins,
  writeProfile,
} from '@whocast/contract/written-profile.ts'
import { type Kysely, sql } from 'kysely'
import type { Engine } from '../../db/engines/engine.ts'
import type { ColumnTypes, Tables } from '../../db/schema.ts'
import { profilePages } from '../../search/stored/profile-pages.ts'
import { rewriteCredentials } from './rewrite.ts'

/**
 * Migration: profiles and the rows of their credentials are stored in the JSON of the API. Before,
 * they were JSON of our own types.
 */
export async function rewriteProfiles(
  db: Kysely<Tables>,
  { text }: ColumnTypes,
  engine: Pick<Engine, 'kind'>,
): Promise<void> {
  await db.schema
    .alterTable('profile')
    .addColumn('origins', text, (c) => c.notNull().defaultTo('[]'))
    .execute()
  await rewriteCredentials(db, {}, (record) => ({ shown: writeCredential(toCredential(record)) }))
  for await (const page of profilePages(db)) await update(db, engine, page.map(rewritten))
}

type Written = Pick<Tables['profile'], 'id' | 'document'>

function rewritten({ id, document }: Written): Written & Pick<Tables['profile'], 'origins'> {
  const profile = JSON.parse(document) as Profile
  for (const channel of profile.channels) {
    // Written before grades existed.
    const { isVerified, verification, source, checkedAt } = channel as Channel & {
      verification?: Verification
    }
    if (isVerified && !verification)
      channel.verification = toVerification(undefined, source, checkedAt)
  }
  return { id, document: writeProfile(profile), origins: writeOrigins(profile.channels) }
}

/**
 * Migration: profiles have their URL at the beginning and their credentials at the end. Processes
 * of before read them, and what such a process writes meanwhile is read and sent too.
 */
export async function reorderProfiles(
  db: Kysely<Tables>,
  _types: ColumnTypes,
  engine: Pick<Engine, 'kind'>,
): Promise<void> {
  for await (const page of profilePages(db)) {
    const former = page.filter(({ document }) => !isSendable(document))
    await update(db, engine, former.map(reordered))
  }
}

const reordered = ({ id, document }: Written): Written => ({
  id,
  document: writeProfile(readProfile(document, '[]', '')),
})

async function update(
  db: Kysely<Tables>,
  { kind }: Pick<Engine, 'kind'>,
  rows: readonly (Written & Partial<Tables['profile']>)[],
): Promise<void> {
  const listOf = (column: 'id' | 'document' | 'origins') =>
    sql`${rows.map((row) => row[column] ?? null)}::text[]`
  const given =
    kind === 'sqlite'
      ? sql`(select value ->> 'id' as id, value ->> 'document' as document, value ->> 'origins' as origins
               from json_each(${JSON.stringify(rows)})) as q`
      : sql`unnest(${listOf('id')}, ${listOf('document')}, ${listOf('origins')}) as q (id, document, origins)`
  await sql`update profile set document = q.document, origins = coalesce(q.origins, profile.origins)
    from ${given} where profile.id = q.id`.execute(db)
}
