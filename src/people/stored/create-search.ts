import { readPerson } from '@whocast/contract/written-profile.ts'
import type { Kysely } from 'kysely'
import type { Write } from '../../db/engines/engine.ts'
import type { ColumnTypes, Tables } from '../../db/schema.ts'
import { indexCredentialNames } from '../../search/stored/credential-names.ts'
import { gramTable } from '../../search/stored/engine-grams.ts'
import type { SearchEngine } from '../../search/stored/gram-table.ts'
import { indexPeople } from './index-people.ts'
import { profilePages } from './pages.ts'

/** Creates the search index. A later migration fills it: it is filled by columns of that version. */
export async function createSearch(
  db: Kysely<Tables>,
  types: ColumnTypes,
  engine: SearchEngine,
): Promise<void> {
  await gramTable(engine).create(db, types)
  const keys = db.schema
    .createTable('name_key')
    .addColumn('key', types.integer, (c) => c.notNull())
    .addColumn('place', types.integer, (c) => c.notNull())
    .addColumn('plain', types.integer, (c) => c.notNull())
    .addPrimaryKeyConstraint('name_key_pkey', ['key', 'place'])
  await (types.clustered ? keys.modifyEnd(types.clustered) : keys).execute()
  await db.schema.createIndex('name_key_by_place').on('name_key').column('place').execute()
  await db.schema.alterTable('profile').addColumn('lookalike_of', types.text).execute()
  await db.schema
    .createIndex('profile_by_lookalike')
    .on('profile')
    .column('lookalike_of')
    .where('lookalike_of', 'is not', null)
    .execute()
}

/** Migration of an earlier version that filled the search index, as the last one does now. */
export async function fillSearchLater(): Promise<void> {}

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
