import { type Kysely, sql } from 'kysely'
import type { ColumnTypes, Tables } from '../../db/schema.ts'
import type { SearchEngine } from './gram-table.ts'

/** Kilobytes that PostgreSQL keeps pending for the index; every search reads all of them. */
const PENDING_KILOBYTES = 512

/**
 * Migration: a search on PostgreSQL does not read megabytes of rows that are not in the index yet
 * (its default is 4 MB, 63 ms), and subjects are kept apart by their hashes, which take two thirds
 * of the space of the texts. Engines that speak PostgreSQL's protocol and are not PostgreSQL keep
 * what they have.
 */
export async function tunePostgresSearch(
  db: Kysely<Tables>,
  _types: ColumnTypes,
  { kind }: SearchEngine,
): Promise<void> {
  if (kind !== 'postgres') return
  const { rows } = await sql<{ version: string }>`select version() as version`.execute(db)
  const version = rows[0]?.version ?? ''
  if (!version.startsWith('PostgreSQL') || version.includes('-YB-')) return
  await sql`alter index search_by_gram set (gin_pending_list_limit = ${sql.lit(PENDING_KILOBYTES)})`.execute(
    db,
  )
  await sql`select gin_clean_pending_list('search_by_gram'::regclass)`.execute(db)
  await sql`alter table search drop constraint search_subject_key`.execute(db)
  await sql`alter table search add constraint search_subject_key exclude using hash (subject with =) with (fillfactor = 100)`.execute(
    db,
  )
}
