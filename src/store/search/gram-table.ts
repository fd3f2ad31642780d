import { type Kysely, sql } from 'kysely'
import type { GramSets } from '../../domain/search/grams.ts'
import type { Engine, InsertRule, Write } from '../engines/engine.ts'
import type { ColumnTypes, Tables } from '../schema.ts'
import { matchExpression } from './match-expression.ts'

/** What a write of the index needs of an engine. */
export type SearchEngine = Pick<Engine, 'kind' | 'isIn' | 'insertMany'>

/** A row of the search index, with its grams. */
export interface GramRow {
  place: number
  subject: string
  fingerprint: number
  grams: readonly number[]
}

/** How rows are kept by their grams: SQLite has them in FTS5, PostgreSQL in an array with a GIN index. */
export interface GramTable {
  /** Creates the tables. */
  create(db: Kysely<Tables>, types: ColumnTypes): Promise<void>
  /** Adds rows whose places and subjects are free. */
  add(trx: Write, engine: SearchEngine, rows: readonly GramRow[]): Promise<void>
  remove(trx: Write, engine: SearchEngine, subjects: readonly string[]): Promise<void>
  /** `count` free places within `[from, to)`. */
  places(trx: Write, from: number, to: number, count: number): Promise<number[]>
  /** The places of rows that have all grams of one of the sets, in order. */
  find(engine: Engine, sets: GramSets, limit: number): Promise<number[]>
}

/** Where an engine keeps the grams that search looks in. */
export const gramTable = ({ kind }: Pick<Engine, 'kind'>): GramTable => (kind === 'sqlite' ? sqliteGrams : postgresGrams)

const searchRule: InsertRule<'search'> = {
  table: 'search',
  columns: ['place', 'subject', 'fingerprint'],
  numbers: ['place', 'fingerprint'],
  key: ['place'],
}

/** A gram as FTS5 knows it: a word of digits and letters. */
const token = (gram: number) => (gram >>> 0).toString(36)

const sqliteGrams: GramTable = {
  async create(db) {
    await sql`create table search (place integer primary key, subject text not null unique, fingerprint integer not null)`.execute(
      db,
    )
    await sql`create virtual table search_gram using fts5(grams, content='', contentless_delete=1, detail=none, tokenize='ascii')`.execute(
      db,
    )
  },
  async add(trx, engine, rows) {
    if (rows.length === 0) return
    // FTS5 writes what it holds whenever a row comes before the last one.
    const sorted = rows.toSorted((a, b) => a.place - b.place)
    await engine.insertMany(trx, searchRule, sorted)
    const texts = sorted.map(({ place, grams }) => [place, grams.map(token).join(' ')])
    await sql`insert into search_gram (rowid, grams) select value ->> 0, value ->> 1 from json_each(${JSON.stringify(texts)})`.execute(
      trx,
    )
  },
  async remove(trx, engine, subjects) {
    const among = engine.isIn(sql.ref('subject'), subjects)
    await sql`delete from search_gram where rowid in (select place from search where ${among})`.execute(trx)
    await sql`delete from search where ${among}`.execute(trx)
  },
  /** One after the other: what is near together takes less in the index. */
  async places(trx, from, to, count) {
    const { rows } = await sql<{ last: number | null }>`
      select max(place) as last from search where place >= ${from} and place < ${to}`.execute(trx)
    const next = Number(rows[0]?.last ?? from - 1) + 1
    return Array.from({ length: count }, (_, index) => next + index)
  },
  async find(engine, sets, limit) {
    if (sets.length === 0) return []
    const find = prepared(
      engine,
      'search',
      'select rowid as place from search_gram where search_gram match $1 order by rowid limit $2',
    )
    const rows = await find([matchExpression(sets.map((set) => set.map(token))), limit])
    return rows.map(({ place }) => place)
  },
}

/** How many rows with the best places are read one by one. */
const BEST_PLACES = 1000
/** How many rows that match a set are sorted. */
const MOST_MATCHES = 1000

const postgresGrams: GramTable = {
  async create(db, { text }) {
    await sql`create table search (
      place bigint primary key, subject ${text} not null unique, fingerprint bigint not null, grams integer[] not null)`.execute(
      db,
    )
    await sql`create index search_by_gram on search using gin (grams)`.execute(db)
  },
  add: (trx, engine, rows) =>
    engine.insertMany(trx, { ...searchRule, columns: [...searchRule.columns, 'grams'], lists: ['grams'] }, rows),
  async remove(trx, engine, subjects) {
    await sql`delete from search where ${engine.isIn(sql.ref('subject'), subjects)}`.execute(trx)
  },
  /** By chance, so that concurrent writers do not meet. */
  async places(_trx, from, to, count) {
    return Array.from({ length: count }, () => from + Math.floor(Math.random() * (to - from)))
  },
  async find(engine, sets, limit) {
    if (sets.length === 0) return []
    const find = prepared(engine, `search-${sets.length}`, postgresText(sets.length))
    const rows = await find([limit, ...sets.map((set) => `{${set.join()}}`)])
    return rows.map(({ place }) => place)
  },
}

/**
 * The index gives rows in no order. Where many match, the best are among the first places, which are read in order: when those are enough
 * the index is not asked, as it would have to collect every match. Where few match, the index gives them all.
 */
function postgresText(sets: number): string {
  const condition = Array.from({ length: sets }, (_, at) => `grams @> $${at + 2}::integer[]`).join(' or ')
  // Several sets are of typing errors, each of which few people match.
  if (sets > 1)
    return `select place from (select place from search where ${condition} limit ${MOST_MATCHES}) found order by place limit $1`
  return `
    with best as materialized (
      select place from (select place, grams from search order by place limit ${BEST_PLACES}) first where ${condition} limit $1
    )
    select place from (
      select place from best
      union
      select place from (
        select place from search where ${condition} and (select count(*) from best) < $1 limit ${MOST_MATCHES}
      ) found
    ) either order by place limit $1`
}

type Find = (parameters: (string | number | null)[]) => Promise<{ place: number }[]>
const statements = new WeakMap<Engine, Map<string, Find>>()

/** Statements are parsed once per engine. */
function prepared(engine: Engine, name: string, text: string): Find {
  const known = statements.get(engine) ?? new Map<string, Find>()
  statements.set(engine, known)
  const find = known.get(name) ?? engine.prepare<{ place: number }>(name, text)
  known.set(name, find)
  return find
}
