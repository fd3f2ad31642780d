import { type Kysely, sql } from 'kysely'
import type { ColumnTypes, Tables } from '../../db/schema.ts'

/** Columns in this order take the fewest bytes: PostgreSQL aligns those of eight bytes. */
async function createTable(db: Kysely<Tables>, { text }: ColumnTypes): Promise<void> {
  await sql`create table search (
    place bigint primary key, fingerprint bigint not null, grams integer[] not null, subject ${text} not null)`.execute(
    db,
  )
}

/** Creates the table of subjects with their n-grams, and a GIN index. */
export async function createGramTable(db: Kysely<Tables>, types: ColumnTypes): Promise<void> {
  await createTable(db, types)
  await sql`alter table search add constraint search_subject_key unique (subject)`.execute(db)
  await sql`create index search_by_gram on search using gin (grams)`.execute(db)
}

/**
 * Creates the table again, with the constraint and the options that it has, and fills it. The GIN
 * index follows when all rows are there: that is faster, and packs it.
 */
export async function rebuildGramTable(
  db: Kysely<Tables>,
  types: ColumnTypes,
  fill: () => Promise<void>,
): Promise<void> {
  const { rows } = await sql<{ index: string; constraint: string }>`
    select pg_get_indexdef('search_by_gram'::regclass) as "index",
           pg_get_constraintdef(oid) as "constraint"
      from pg_constraint where conrelid = 'search'::regclass and conname = 'search_subject_key'`.execute(
    db,
  )
  const { index = '', constraint = '' } = rows[0] ?? {}
  await sql`drop table search`.execute(db)
  await createTable(db, types)
  await sql.raw(`alter table search add constraint search_subject_key ${constraint}`).execute(db)
  await fill()
  await sql.raw(index).execute(db)
}
