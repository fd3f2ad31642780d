import type { Kysely } from 'kysely'
import type { ColumnTypes, Tables } from '../schema.ts'

/** The change log, and its subscribers. */
interface EventTables {
  event: {
    /** Sorts by the time of its transaction. */
    id: string
    /** Its place in the log; 0 until it has one. */
    seq: number
    /** Unix ms. */
    at: number
    type: string
    /** Empty where the person has no profile. */
    profile_id: string
    /** The subject of a credential, as in `credential.subject`. Else empty. */
    subject: string
    /** The other members of a `LoggedChange`, JSON. */
    data: string
  }
}

/** Creates the log of changes, empty: what was before is read by lookups. */
export async function createEventTables(
  db: Kysely<Tables>,
  { text, integer }: ColumnTypes,
): Promise<void> {
  await db.schema
    .createTable('event')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('seq', integer, (c) => c.notNull())
    .addColumn('at', integer, (c) => c.notNull())
    .addColumn('type', text, (c) => c.notNull())
    .addColumn('profile_id', text, (c) => c.notNull())
    .addColumn('subject', text, (c) => c.notNull())
    .addColumn('data', text, (c) => c.notNull())
    .execute()
  await db.schema.createIndex('event_by_seq').on('event').columns(['seq', 'id']).execute()
  await db.schema.createIndex('event_by_profile').on('event').column('profile_id').execute()
}

/** Migration: filters by type are read by an index. */
export async function indexEventsByType(db: Kysely<Tables>): Promise<void> {
  await db.schema.createIndex('event_by_type').on('event').columns(['type', 'seq']).execute()
}

/** Migration: finds the changes about a subject without reading the whole log. */
export async function indexEventsBySubject(db: Kysely<Tables>): Promise<void> {
  await db.schema
    .createIndex('event_by_subject')
    .on('event')
    .column('subject')
    .where('subject', '<>', '')
    .execute()
}

declare module '../schema.ts' {
  interface Tables extends EventTables {}
}
