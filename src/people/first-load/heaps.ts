import { type Kysely, sql } from 'kysely'
import type { Write } from '../../db/engines/engine.ts'
import type { TableName, Tables } from '../../db/schema.ts'

/**
 * The tables that a first load fills, in the order in which other work writes them. Each has a
 * temporary twin of the same name, where a batch is stored by the statements of every other save,
 * and a heap without indexes, to which its rows are appended.
 */
export const LOADED = [
  'finding',
  'profile',
  'search',
  'name_key',
  'identity',
  'credential',
  'event',
] as const satisfies readonly TableName[]

export type Loaded = (typeof LOADED)[number]

/** Indexes that saves of a batch read. */
export const READ_INDEXES: ReadonlySet<string> = new Set([
  'finding_by_profile',
  'identity_by_profile',
  'credential_by_subject_and_attester',
  'name_key_by_place',
])

/** The tables of a load on one engine. */
export interface Heaps {
  /** Returns true if the tables are such that others can take their place. */
  isSupported(trx: Write): Promise<boolean>
  /** Creates the heaps, and a table of later lines; `position` is the last of the change log. */
  create(trx: Write, position: number): Promise<void>
  /** Drops the heaps as far as there are any, and the lines. */
  drop(trx: Write): Promise<void>
  /** Begins the batches of this process. */
  startBatches(trx: Write): Promise<void>
  /** Begins the transaction of a batch: its statements find the twins in place of the tables. */
  startBatch(trx: Write): Promise<void>
  /** Appends the rows of a batch to the heaps. */
  append(trx: Write): Promise<void>
  /** Ends the batches of this process: its statements find the tables again. */
  stopBatches(trx: Write): Promise<void>
  /** Calls back with a text of each row of a heap, in slices. */
  readTexts(trx: Write, column: TextColumn, onTexts: (texts: string[]) => void): Promise<void>
}

/** A column of a heap, and the condition on its rows. */
export interface TextColumn {
  heap: string
  column: string
  where?: string
}

/** Rows that are read at once. */
export const SLICE = 50_000

export const run = (trx: Kysely<Tables>, text: string) => sql.raw(text).execute(trx)

export async function query<Result>(db: Kysely<Tables>, text: string): Promise<Result[]> {
  return (await sql.raw<Result>(text).execute(db)).rows
}

/**
 * Returns true if the tables and the load have people or credentials in common.
 *
 * @param join `cross join` makes SQLite read the tables first, which have few rows
 */
export async function isContested(trx: Write, join: 'join' | 'cross join'): Promise<boolean> {
  const joins = [
    `identity as m ${join} load_identity as l on l.key = m.key
      where l.holder = '' and m.holder = ''`,
    `credential as m ${join} load_identity as l on l.key = m.subject`,
    `identity as m ${join} load_credential as l on l.subject = m.key where m.holder = ''`,
    `finding as m ${join} load_finding as l on l.scope = m.scope`,
    `credential as m ${join} load_credential as l on l.uid = m.uid`,
  ]
  for (const text of joins)
    if ((await query(trx, `select 1 from ${text} limit 1`)).length > 0) return true
  return (await query(trx, 'select 1 from forgotten limit 1')).length > 0
}
