import { readPerson } from '@whocast/contract/written-profile.ts'
import type { Kysely } from 'kysely'
import type { Write } from '../../db/engines/engine.ts'
import type { ColumnTypes, Tables } from '../../db/schema.ts'
import { indexCredentialNames } from '../../search/stored/credential-names.ts'
import { gramTable } from '../../search/stored/engine-grams.ts'
import type { SearchEngine } from '../../search/stored/gram-table.ts'
import { profilePages } from '../../search/stored/profile-pages.ts'
import { indexPeople } from './index-people.ts'

/** Migration: fills the search index with the people who are stored. */
export async function rebuildSearch(
  db: Kysely<Tables>,
  types: ColumnTypes,
  engine: SearchEngine,
): Promise<void> {
  await gramTable(engine).rebuild(db, types, async () => {
    await db.deleteFrom('name_key').execute()
    await fill(db, engine)
  })
}

async function fill(db: Kysely<Tables>, engine: SearchEngine): Promise<void> {
  const trx = db as Write
  for await (const page of profilePages(db)) {
    const people = page.map(({ id, document }) => ({ id, profile: readPerson(document) }))
    await indexPeople(engine, trx, { people, gone: [] })
  }
  const names = await db
    .selectFrom('credential')
    .select('name')
    .distinct()
    .where('is_shown', '=', 1)
    .execute()
  const issuers = await db
    .selectFrom('credential')
    .select('issuer')
    .distinct()
    .where('is_shown', '=', 1)
    .execute()
  await indexCredentialNames(
    engine,
    trx,
    names.map(({ name }) => name),
    issuers.map(({ issuer }) => issuer),
  )
}
