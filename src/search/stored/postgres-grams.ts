import { sql } from 'kysely'
import type { ReadEngine } from '../../db/engines/engine.ts'
import { type GramSet, type GramSets, isStart } from '../grams.ts'
import { readShares, type Shares } from './gram-shares.ts'
import { type GramTable, searchRule } from './gram-table.ts'
import { LEVELS, levelOf, startOfLevel } from './places.ts'
import { createGramTable, rebuildGramTable } from './postgres-table.ts'
import { prepared } from './prepared.ts'

/** From this share of rows with a gram on, the best are found by reading rows in order. */
const COMMON = 0.006
/** How many rows are read in order: of a gram that so many have, enough. */
const BEST_PLACES = 5000
/** The same where it is not known how many rows have a gram. */
const BEST_OF_UNKNOWN = 1000
/**
 * How many rows that match a set are sorted; and one of many sets, which are of typing errors, each
 * of which few people match.
 */
const MAX_MATCHES = { few: 1000, many: 300 }
/** So many sets are not of typing errors. */
const MAX_FEW = 8

const allLevels = Array.from({ length: LEVELS }, (_, level) => level)

/**
 * A gram of a short beginning in rows of a level. GIN gives rows in no order, and thousands have
 * such a gram: as each level has its own, the best come from lists of the best levels alone.
 */
const inLevel = (gram: number, level: number): number =>
  gram ^ (Math.imul(level + 1, 0x9e3779b1) & ~1)

/** Rows of a gram that are collected: the index is unordered, so the first of more tell nothing. */
const MAX_SCANNED = 3000

/** Grams in an array with a GIN index. */
export const postgresGrams: GramTable = {
  create: createGramTable,
  rebuild: rebuildGramTable,
  add: (trx, engine, rows) =>
    engine.insertMany(
      trx,
      { ...searchRule, columns: [...searchRule.columns, 'grams'], lists: ['grams'] },
      rows.map((row) => {
        const level = levelOf(row.place)
        return {
          ...row,
          grams: row.grams.map((gram) => (isStart(gram) ? inLevel(gram, level) : gram)),
        }
      }),
    ),
  async remove(trx, engine, subjects) {
    await sql`delete from search where ${engine.isIn('subject', subjects)}`.execute(trx)
  },
  /** By chance, so that concurrent writers do not meet. */
  async places(_trx, from, to, count) {
    return Array.from({ length: count }, () => from + Math.floor(Math.random() * (to - from)))
  },
  async lists(engine, grams, limit) {
    const shares = await readShares(engine)
    // The index reads the whole list of a gram before it returns its first row.
    const rowsOf = (gram: number) => (shares === null ? 0 : (shares.get(gram) ?? 0) * shares.rows)
    const rare = grams.map((gram) => (rowsOf(gram) < MAX_SCANNED ? gram : null))
    const read = engine.prepare<{ at: string; place: string }>(
      'search-lists',
      `select asked.at, found.place from unnest($1::integer[]) with ordinality as asked (gram, at)
         cross join lateral (
           select place from search where search.grams @> array[asked.gram] limit $2) found
        where asked.gram is not null`,
    )
    const lists: number[][] = grams.map(() => [])
    const list = `{${rare.map((gram) => gram ?? 'null').join()}}`
    for (const { at, place } of await read([list, limit]))
      lists[Number(at) - 1]?.push(Number(place))
    return lists.map((places, at) => ({
      places,
      count: rare[at] === null ? limit : places.length,
    }))
  },
  async find(engine, sets, limit) {
    if (sets.length === 0) return []
    if (sets.length > MAX_FEW || sets.some(({ any }) => any))
      return findMistyped(engine, sets, limit)
    const shares = await readShares(engine)
    const ways = Map.groupBy(sets, (set) => wayOf(set, shares))
    const found = await Promise.all([
      findByLevel(engine, ways.get('by level') ?? [], limit),
      findRare(engine, ways.get('rare') ?? [], limit),
      findAnywhere(engine, ways.get('anywhere') ?? [], { limit, shares }),
    ])
    return [...new Set(found.flat())].sort((a, b) => a - b).slice(0, limit)
  },
}

/**
 * Returns the way to find a set. If many rows match, the levels are read in order, by the n-gram of
 * a short beginning. If few match, one scan returns them all.
 */
function wayOf({ all, start }: GramSet, shares: Shares): 'by level' | 'rare' | 'anywhere' {
  const own = all.filter(isStart).length
  const isRare =
    shares !== null && all.some((gram) => !isStart(gram) && (shares.get(gram) ?? 0) < COMMON)
  if (own === 0) return isRare || shares === null || start === undefined ? 'anywhere' : 'by level'
  return isRare && own === 1 ? 'rare' : 'by level'
}

/** The grams that distinguish levels. */
function startsOf({ all, start }: GramSet): number[] {
  const own = all.filter(isStart)
  return own.length > 0 || start === undefined ? own : [start]
}

/** Rows of one index scan: with all of the first grams and one of the others; both non-empty. */
type Scan = [all: readonly number[], any: readonly number[]]

const asLists = (lists: readonly (readonly number[])[]) =>
  `{${lists.map((list) => `"{${list.join()}}"`).join()}}`

/** One scan after the other; those that are not needed for `$3` rows are not begun. */
const scansText = `
  select distinct place from (
    select found.place from unnest($4::text[], $5::text[]) as asked (everything, something)
      cross join lateral (
        select place from search
         where search.grams @> asked.everything::integer[] and search.grams && asked.something::integer[] limit $2) found
     limit $3) matched
   order by place limit $1`

/** @param each rows that are taken of a scan */
async function scan(
  engine: ReadEngine,
  scans: readonly Scan[],
  { limit, each, most }: { limit: number; each: number; most: number },
): Promise<number[]> {
  if (scans.length === 0) return []
  const find = prepared(engine, 'search-scans', scansText)
  const rows = await find([
    limit,
    each,
    most,
    asLists(scans.map(([all]) => all)),
    asLists(scans.map(([, any]) => any)),
  ])
  return rows.map(({ place }) => Number(place))
}

/**
 * A set within a level. The gram of the level is among those that all rows have: GIN follows the
 * rarest of them, and ends a scan at once if no row of the level has it.
 */
function scanOf(set: GramSet, level: number): Scan {
  const starts = startsOf(set).map((gram) => inLevel(gram, level))
  const all = [...starts, ...set.all.filter((gram) => !isStart(gram))]
  return [all, set.any ?? starts.slice(0, 1)]
}

/** Rows to read of a level for each wanted one: they are sorted, as it has two standings. */
const TAKEN_PER_WANTED = 2

/** Level by level, the best first, until there are enough. */
async function findByLevel(engine: ReadEngine, sets: GramSets, limit: number): Promise<number[]> {
  if (sets.length === 0) return []
  // To begin the scans of several sets in levels without rows costs more than to read the levels.
  const levels = sets.length > 1 ? await readLevels(engine) : allLevels
  return scan(
    engine,
    levels.flatMap((level) => sets.map((set) => scanOf(set, level))),
    {
      limit,
      each: TAKEN_PER_WANTED * limit,
      most: TAKEN_PER_WANTED * limit * sets.length,
    },
  )
}

/** One scan of a set: of its rare grams, and of a beginning in any level. */
const anyLevel = (rest: number[], start: number, levels: readonly number[]): Scan => [
  rest,
  levels.map((level) => inLevel(start, level)),
]

async function findRare(engine: ReadEngine, sets: GramSets, limit: number): Promise<number[]> {
  const scans = sets.map(({ all }) =>
    anyLevel(
      all.filter((gram) => !isStart(gram)),
      all.find(isStart) ?? 0,
      allLevels,
    ),
  )
  return scan(engine, scans, {
    limit,
    each: MAX_MATCHES.few,
    most: MAX_MATCHES.few * scans.length,
  })
}

/** Sets of typing errors: many, each of which few people match in all levels together. */
async function findMistyped(engine: ReadEngine, sets: GramSets, limit: number): Promise<number[]> {
  const levels = await readLevels(engine)
  const scans = sets.flatMap((set): Scan[] => {
    const [start, ...others] = set.all.filter(isStart)
    if (start === undefined) return set.all.length === 0 ? [] : [[set.all, set.any ?? set.all]]
    const rest = set.all.filter((gram) => !isStart(gram))
    if (others.length > 0 || rest.length === 0 || set.any)
      return levels.map((level) => scanOf(set, level))
    return [anyLevel(rest, start, levels)]
  })
  const found = await Promise.all([
    scan(engine, scans, { limit, each: MAX_MATCHES.many, most: scans.length * MAX_MATCHES.many }),
    ...sets.flatMap(({ all, any }) =>
      all.length === 0 && any ? [findAnyOf(engine, any, limit)] : [],
    ),
  ])
  return [...new Set(found.flat())].sort((a, b) => a - b).slice(0, limit)
}

/** The levels that have rows. */
async function readLevels(engine: ReadEngine): Promise<number[]> {
  const size = startOfLevel(1)
  const read = prepared(
    engine,
    'search-levels',
    `with recursive level (place) as (
        (select place from search order by place limit 1)
        union all
        select (select place from search where search.place >= (level.place / ${size} + 1) * ${size} order by place limit 1)
          from level where level.place is not null)
      select place from level where place is not null`,
  )
  return (await read([])).map(({ place }) => levelOf(Number(place)))
}

/**
 * The list comes from a join, so that the planner does not know it, and the condition is there
 * twice. Otherwise PostgreSQL expects that most rows have one of hundreds of n-grams, and compares
 * each row with all of them.
 */
const anyText = `
  select place from (
    select found.place from unnest($2::text[]) as asked (grams)
      cross join lateral (
        select place from search where search.grams && asked.grams::integer[] and search.grams && asked.grams::integer[]
         limit ${MAX_MATCHES.few}) found) matched
   order by place limit $1`

async function findAnyOf(
  engine: ReadEngine,
  grams: readonly number[],
  limit: number,
): Promise<number[]> {
  return (await prepared(engine, 'search-any', anyText)([limit, asLists([grams])])).map(
    ({ place }) => Number(place),
  )
}

/** Sets that are the same in all levels. */
async function findAnywhere(
  engine: ReadEngine,
  sets: GramSets,
  { limit, shares }: { limit: number; shares: Shares },
): Promise<number[]> {
  if (sets.length === 0) return []
  const best = placesToRead(sets, shares)
  const find = prepared(engine, `search-${best}-${sets.length}`, fewText(sets.length, best))
  return (await find([limit, ...sets.map(({ all }) => `{${all.join()}}`)])).map(({ place }) =>
    Number(place),
  )
}

/** Returns how many of the best ranks to read for sets; 0 if few rows match. */
function placesToRead(sets: GramSets, shares: Shares): number {
  if (shares === null) return BEST_OF_UNKNOWN
  // Each row is compared with each set.
  return sets.some(({ all }) => all.every((gram) => (shares.get(gram) ?? 0) >= COMMON))
    ? Math.ceil(BEST_PLACES / sets.length)
    : 0
}

/**
 * The index gives rows in no order. Where many match, the best are among the first places, which
 * are read in order: when those are enough the index is not read, as it would have to collect
 * every match. Where few match, the index gives them all. Each set is a scan of its own: of all
 * together PostgreSQL expects so many matches that it reads the whole table.
 */
function fewText(count: number, best: number): string {
  const conditions = Array.from({ length: count }, (_, at) => `grams @> $${at + 2}::integer[]`)
  const isRest = best === 0 ? '' : 'and (select count(*) from best) < $1'
  const scans = conditions.map(
    (condition) =>
      `(select place from search where ${condition} ${isRest} limit ${MAX_MATCHES.few})`,
  )
  if (best === 0)
    return `select place from (${scans.join(' union ')}) found order by place limit $1`
  return `
    with best as materialized (
      select place from (select place, grams from search order by place limit ${best}) first where ${conditions.join(' or ')} limit $1
    )
    select place from (select place from best union ${scans.join(' union ')}) either order by place limit $1`
}
