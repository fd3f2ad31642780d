import { type Kysely, sql } from 'kysely'
import type { GramSet, GramSets } from '../../domain/search/grams.ts'
import type { Engine, InsertRule, Write } from '../engines/engine.ts'
import type { ColumnTypes, Tables } from '../schema.ts'
import { readShares } from './gram-shares.ts'
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
  /** Takes all rows out. */
  clear(db: Kysely<Tables>): Promise<void>
  /** Adds rows whose places and subjects are free. */
  add(trx: Write, engine: SearchEngine, rows: readonly GramRow[]): Promise<void>
  remove(trx: Write, engine: SearchEngine, subjects: readonly string[]): Promise<void>
  /** `count` free places within `[from, to)`. */
  places(trx: Write, from: number, to: number, count: number): Promise<number[]>
  /** The places of rows that match one of the sets, in order. */
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

/** A set as words that are all wanted; what may be any of several is one of them. */
const wordsOfSet = ({ all, any }: GramSet): string[] => [
  ...all.map(token),
  ...(any ? [any.length === 1 ? any.map(token).join() : `(${any.map(token).join(' OR ')})`] : []),
]

const sqliteGrams: GramTable = {
  async create(db) {
    await sql`create table search (place integer primary key, subject text not null unique, fingerprint integer not null)`.execute(
      db,
    )
    await sql`create virtual table search_gram using fts5(grams, content='', contentless_delete=1, detail=none, tokenize='ascii')`.execute(
      db,
    )
  },
  async clear(db) {
    await sql`insert into search_gram (search_gram) values ('delete-all')`.execute(db)
    await sql`delete from search`.execute(db)
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
    const rows = await find([matchExpression(sets.map(wordsOfSet)), limit])
    return rows.map(({ place }) => place)
  },
}

/** From this share of rows on that have a gram, the best of them are looked for by reading rows in order. */
const COMMON = 0.006
/** How many rows are read in order: of a gram that so many have, enough. */
const BEST_PLACES = 5000
/** The same where it is not known how many rows have a gram. */
const BEST_OF_UNKNOWN = 1000
/** How many rows that match a set are sorted; and one of many sets, which are of typing errors, each of which few people match. */
const MOST_MATCHES = { few: 1000, many: 300 }
/** So many sets are not of typing errors. */
const MOST_FEW = 8

const postgresGrams: GramTable = {
  async create(db, { text }) {
    await sql`create table search (
      place bigint primary key, subject ${text} not null unique, fingerprint bigint not null, grams integer[] not null)`.execute(
      db,
    )
    await sql`create index search_by_gram on search using gin (grams)`.execute(db)
  },
  async clear(db) {
    await sql`truncate table search`.execute(db)
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
    const lists = sets.flatMap(({ all, any }) => (any ? any.map((one) => [...all, one]) : [all])).map((set) => `{${set.join()}}`)
    if (lists.length > MOST_FEW) {
      const find = prepared(engine, 'search-many', manyText)
      return (await find([limit, `{${lists.map((list) => `"${list}"`).join()}}`])).map(({ place }) => Number(place))
    }
    const best = await placesToRead(engine, sets)
    const find = prepared(engine, `search-${best}-${lists.length}`, fewText(lists.length, best))
    return (await find([limit, ...lists])).map(({ place }) => Number(place))
  },
}

/** How many of the best places are read for some sets: none where no more match than the index gives in a moment. */
async function placesToRead(engine: Engine, sets: GramSets): Promise<number> {
  const shares = await readShares(engine)
  if (shares === null) return BEST_OF_UNKNOWN
  return sets.some(({ all }) => all.every((gram) => (shares.get(gram) ?? 0) >= COMMON)) ? BEST_PLACES : 0
}

/**
 * The index gives rows in no order. Where many match, the best are among the first places, which are read in order: when those are enough
 * the index is not asked, as it would have to collect every match. Where few match, the index gives them all. Each set is a scan of its own: of all
 * together PostgreSQL expects so many matches that it reads the whole table.
 */
function fewText(count: number, best: number): string {
  const conditions = Array.from({ length: count }, (_, at) => `grams @> $${at + 2}::integer[]`)
  const isRest = best === 0 ? '' : 'and (select count(*) from best) < $1'
  const scans = conditions.map((condition) => `(select place from search where ${condition} ${isRest} limit ${MOST_MATCHES.few})`)
  if (best === 0) return `select place from (${scans.join(' union ')}) found order by place limit $1`
  return `
    with best as materialized (
      select place from (select place, grams from search order by place limit ${best}) first where ${conditions.join(' or ')} limit $1
    )
    select place from (select place from best union ${scans.join(' union ')}) either order by place limit $1`
}

const manyText = `
  select distinct place from unnest($2::text[]) as asked (grams)
    cross join lateral (select place from search where search.grams @> asked.grams::integer[] limit ${MOST_MATCHES.many}) found
   order by place limit $1`

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
