import type { Kysely } from 'kysely'
import type { Engine, InsertRule, ReadEngine, Write } from '../../db/engines/engine.ts'
import type { ColumnTypes, Tables } from '../../db/schema.ts'
import type { GramSets } from '../grams.ts'

/** The part of an engine that writes of the index use. */
export type SearchEngine = Pick<Engine, 'kind' | 'isIn' | 'insertMany'>

/** A row of the search index, with its grams. */
export interface GramRow {
  place: number
  subject: string
  fingerprint: number
  grams: readonly number[]
}

/** Rows that have an n-gram. */
export interface GramList {
  /** In no order, and empty if so many rows have the n-gram that it tells nothing. */
  places: readonly number[]
  /** The number of rows, up to the limit. */
  count: number
}

/** Rows by their grams: in FTS5 on SQLite, in an array with a GIN index on PostgreSQL. */
export interface GramTable {
  /** Creates the tables. */
  create(db: Kysely<Tables>, types: ColumnTypes): Promise<void>
  /** Removes all rows, then adds what `fill` does. */
  rebuild(db: Kysely<Tables>, types: ColumnTypes, fill: () => Promise<void>): Promise<void>
  /** Adds rows whose places and subjects are free. */
  add(trx: Write, engine: SearchEngine, rows: readonly GramRow[]): Promise<void>
  remove(trx: Write, engine: SearchEngine, subjects: readonly string[]): Promise<void>
  /** `count` free places within `[from, to)`. */
  places(trx: Write, from: number, to: number, count: number): Promise<number[]>
  /** Returns at most `limit` places of each n-gram. */
  lists(engine: ReadEngine, grams: readonly number[], limit: number): Promise<GramList[]>
  /** The places of rows that match one of the sets, in order. */
  find(engine: ReadEngine, sets: GramSets, limit: number): Promise<number[]>
}

export const searchRule: InsertRule<'search'> = {
  table: 'search',
  columns: ['place', 'subject', 'fingerprint'],
  numbers: ['place', 'fingerprint'],
  key: ['place'],
}
