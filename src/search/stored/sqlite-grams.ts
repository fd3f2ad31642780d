import { setImmediate as nextTurn } from 'node:timers/promises'
import { sql } from 'kysely'
import type { GramSet } from '../grams.ts'
import { type GramTable, searchRule } from './gram-table.ts'
import { matchExpression } from './match-expression.ts'
import { prepared } from './prepared.ts'

const BASE = 36
/** All numbers of two digits. */
const pairs = Array.from({ length: BASE ** 2 }, (_, value) => value.toString(BASE).padStart(2, '0'))
const pair = (value: number) => pairs[value % BASE ** 2] ?? ''

/**
 * A gram as FTS5 knows it: a word of digits and letters. People have fifty, and `toString(36)` of
 * 32 bits takes thrice as long.
 */
export function token(gram: number): string {
  const value = gram >>> 0
  const high = Math.floor(value / BASE ** 4)
  if (high === 0) return value.toString(BASE)
  const low = value - high * BASE ** 4
  const head =
    high < BASE ** 2
      ? high.toString(BASE)
      : Math.floor(high / BASE ** 2).toString(BASE) + pair(high)
  return head + pair(Math.floor(low / BASE ** 2)) + pair(low)
}

/** A set as words that are all wanted; what may be any of several is one of them. */
const wordsOfSet = ({ all, any }: GramSet): string[] => [
  ...all.map(token),
  ...(any ? [any.length === 1 ? any.map(token).join() : `(${any.map(token).join(' OR ')})`] : []),
]

/**
 * The most grams of one set, and of the sets of one statement: FTS5 reads a list for each. A set may
 * let through what does not match, so that a few of many grams are enough.
 */
const MAX_SET_GRAMS = 12
const MAX_STATEMENT_GRAMS = 24

/** Returns a part of a list that is too long, evenly chosen. */
function thinned<T>(items: readonly T[]): readonly T[] {
  if (items.length <= MAX_SET_GRAMS) return items
  const step = items.length / MAX_SET_GRAMS
  return Array.from({ length: MAX_SET_GRAMS }, (_, n) => items[Math.floor(n * step)] as T)
}

/** Splits sets, as words, into those of one statement each. */
function groupsOf(sets: readonly GramSet[]): string[][][] {
  const groups: string[][][] = []
  let left = 0
  for (const set of sets) {
    const words = wordsOfSet({ ...set, all: [...thinned(set.all)] })
    if (groups.length === 0 || words.length > left) {
      groups.push([])
      left = MAX_STATEMENT_GRAMS
    }
    groups.at(-1)?.push(words)
    left -= words.length
  }
  return groups
}

/** FTS5, whose row IDs are the places: it walks its lists in that order and stops early. */
export const sqliteGrams: GramTable = {
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
    const among = engine.isIn('subject', subjects)
    await sql`delete from search_gram where rowid in (select place from search where ${among})`.execute(
      trx,
    )
    await sql`delete from search where ${among}`.execute(trx)
  },
  /** One after the other: what is near together takes less in the index. */
  async places(trx, from, to, count) {
    const { rows } = await sql<{ last: number | null }>`
      select max(place) as last from search where place >= ${from} and place < ${to}`.execute(trx)
    const next = Number(rows[0]?.last ?? from - 1) + 1
    return Array.from({ length: count }, (_, index) => next + index)
  },
  async lists(engine, grams, limit) {
    const read = prepared(
      engine,
      'search-list',
      'select rowid as place from search_gram where search_gram match $1 order by rowid limit $2',
    )
    const lists: number[][] = []
    for (const gram of grams) {
      await nextTurn()
      lists.push((await read([token(gram), limit])).map(({ place }) => place))
    }
    return lists
  },
  async find(engine, sets, limit) {
    if (sets.length === 0) return []
    const find = prepared(
      engine,
      'search',
      'select rowid as place from search_gram where search_gram match $1 order by rowid limit $2',
    )
    const places = new Set<number>()
    for (const group of groupsOf(sets)) {
      // A statement of this engine keeps the event loop busy.
      await nextTurn()
      for (const { place } of await find([matchExpression(group), limit])) places.add(place)
    }
    return [...places].sort((a, b) => a - b).slice(0, limit)
  },
}
