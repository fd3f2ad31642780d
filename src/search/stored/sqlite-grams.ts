import { sql } from 'kysely'
import type { ReadEngine } from '../../db/engines/engine.ts'
import type { GramSet } from '../grams.ts'
import { type GramList, type GramTable, searchRule } from './gram-table.ts'
import { matchExpression } from './match-expression.ts'
import { byRarity, intersectLists, type PlaceList, toPlaceList } from './place-lists.ts'
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

/** Places that are read of each n-gram. */
const MAX_LIST = 1000
/**
 * The most n-grams of one set, the rarest, and of the sets of one statement: FTS5 reads each of
 * their lists to the end. A set may let through what does not match.
 */
const MAX_SET_WORDS = 4
const MAX_STATEMENT_WORDS = 24

/** Reads the first places of rows that match a query of FTS5. */
type Read = (match: string) => Promise<PlaceList>

/** A word of a query of FTS5, or several of which one is wanted. */
interface Term {
  words: readonly string[]
  list: PlaceList
}

const readTerm = async (words: readonly string[], read: Read): Promise<Term> => ({
  words,
  list: await read(words.join(' OR ')),
})

/** Creates what reads the first `limit` places of each query once. */
function createReader(engine: ReadEngine, limit: number): Read {
  const read = prepared(
    engine,
    'search',
    'select rowid as place from search_gram where search_gram match $1 order by rowid limit $2',
  )
  const lists = new Map<string, PlaceList>()
  return async (match) => {
    const known = lists.get(match)
    if (known) return known
    const places = (await read([match, limit])).map(({ place }) => place)
    const list = toPlaceList(places, limit)
    lists.set(match, list)
    return list
  }
}

/** Returns the first ranks of a set by the lists of its n-grams, or terms if these are common. */
async function findSet({ all, any = [] }: GramSet, limit: number, read: Read) {
  const terms: Term[] = []
  for (const gram of all) {
    const term = await readTerm([token(gram)], read)
    if (term.list.places.length === 0) return []
    terms.push(term)
  }
  const intersect = () =>
    intersectLists(
      terms.map(({ list }) => list),
      limit,
    )
  const found = terms.length > 0 ? intersect() : null
  // A choice of hundreds of spellings costs milliseconds, comparing a few profiles less.
  if (any.length === 0 || (found !== null && found.length < limit / 4)) return found ?? terms
  terms.push(await readTerm(any.map(token), read))
  return intersect() ?? terms
}

/** Returns a term in the words of a statement, without spellings that no row has. */
async function writeTerm({ words }: Term, read: Read): Promise<string> {
  if (words.length === 1) return words.join()
  const used: string[] = []
  for (const word of words) if ((await read(word)).places.length > 0) used.push(word)
  return `(${used.join(' OR ')})`
}

/** Splits sets into those of one statement each. */
async function groupsOf(sets: readonly (readonly Term[])[], read: Read): Promise<string[][][]> {
  const groups: string[][][] = []
  let left = 0
  for (const terms of sets) {
    const rarest = terms.toSorted((a, b) => byRarity(a.list, b.list)).slice(0, MAX_SET_WORDS)
    if (groups.length === 0 || rarest.length > left) {
      groups.push([])
      left = MAX_STATEMENT_WORDS
    }
    groups.at(-1)?.push(await Promise.all(rarest.map((term) => writeTerm(term, read))))
    left -= rarest.length
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
  async rebuild(db, _types, fill) {
    await sql`insert into search_gram (search_gram) values ('delete-all')`.execute(db)
    await sql`delete from search`.execute(db)
    await fill()
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
    const read = createReader(engine, limit)
    const lists: GramList[] = []
    for (const gram of grams) {
      const { places } = await read(token(gram))
      lists.push({ places, count: places.length })
    }
    return lists
  },
  async find(engine, sets, limit) {
    if (sets.length === 0) return []
    const read = createReader(engine, Math.max(MAX_LIST, limit))
    const places = new Set<number>()
    const common: Term[][] = []
    const add = (found: readonly number[]) => {
      for (const place of found) places.add(place)
    }
    for (const set of sets) {
      const found = await findSet(set, limit, read)
      if (isPlaces(found)) add(found)
      else common.push(found)
    }
    const find = createReader(engine, limit)
    const probe = createReader(engine, 1)
    for (const group of await groupsOf(common, probe))
      add((await find(matchExpression(group))).places)
    return [...places].sort((a, b) => a - b).slice(0, limit)
  },
}

const isPlaces = (found: readonly number[] | Term[]): found is readonly number[] =>
  found.length === 0 || typeof found[0] === 'number'
