import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { sql } from 'kysely'
import type { Write } from '../../db/engines/engine.ts'
import { NAMES_FROM, namePlaces, PLACES } from '../../search/stored/places.ts'
import { type Heaps, LOADED, query, READ_INDEXES, run, SLICE } from './heaps.ts'

/** Places that are free for writes of other processes during a load. */
const PLACE_GAP = 1_000_000
/**
 * Positions that are free for changes of other processes during a load. These take them from the
 * same counter, so that there have to be more than those of the load.
 */
const POSITION_GAP = 1_000_000_000

interface Column {
  name: string
  type: string
  notnull: number
  dflt_value: string | null
  pk: number
}

export const columnsOf = (trx: Write, table: string) =>
  query<Column>(trx, `select * from pragma_table_info('${table}', 'main')`)

/** Returns whether rows are stored in the order of the primary key. */
export async function isClustered(trx: Write, table: string): Promise<boolean> {
  const [row] = await query<{ wr: number }>(
    trx,
    `select wr from pragma_table_list('${table}') where schema = 'main'`,
  )
  return row?.wr === 1
}

async function createHeaps(trx: Write): Promise<void> {
  for (const table of LOADED) {
    const columns = await columnsOf(trx, table)
    const defined = columns.map(({ name, type, notnull, dflt_value, pk }) =>
      // The number of a row itself, which needs no index.
      table === 'search' && pk === 1
        ? `"${name}" integer primary key`
        : [
            `"${name}" ${type}`,
            ...(dflt_value === null ? [] : [`default ${dflt_value}`]),
            ...(notnull === 1 ? ['not null'] : []),
          ].join(' '),
    )
    await run(trx, `create table load_${table} (${defined.join(', ')})`)
  }
  // The n-grams of the people of a batch and a range of places, under the first place.
  await run(trx, 'create table load_gram (place integer primary key, grams blob not null)')
  await run(
    trx,
    'create table load_line (number integer primary key, text text not null, keys text not null)',
  )
}

async function dropHeaps(trx: Write): Promise<void> {
  for (const table of [...LOADED, 'gram', 'search_gram', 'line'])
    await run(trx, `drop table if exists load_${table}`)
}

/** The beginning of the names of indexes that a load creates for primary keys. */
export const uniqueIndex = (table: string) => `${table}_unique_`

/** Creates the temporary twins, which hide the tables from statements of the writing connection. */
async function createTwins(trx: Write): Promise<void> {
  // Twins of one batch fit, so that no file is written for them.
  await run(trx, 'pragma temp.cache_size = -65536')
  for (const table of LOADED) {
    const schema = await query<{ type: string; name: string; sql: string }>(
      trx,
      `select type, name, sql from main.sqlite_schema
        where tbl_name = '${table}' and sql is not null`,
    )
    for (const { type, name, sql: text } of schema) {
      const definition = text.slice(text.indexOf(type === 'table' ? '(' : ' on '))
      if (type === 'table') await run(trx, `create temp table ${table} ${definition}`)
      else if (READ_INDEXES.has(name)) await run(trx, `create index temp.${name} ${definition}`)
      else if (name.startsWith(uniqueIndex(table)))
        await run(trx, `create unique index temp.${name} ${definition}`)
    }
  }
  await run(trx, 'create temp table search_gram (grams text)')
  // Names of credentials are indexed once.
  const place = 'select place, subject, fingerprint from'
  await run(
    trx,
    `insert into temp.search ${place} main.search where place >= ${NAMES_FROM}
     union all ${place} load_search where place >= ${NAMES_FROM}`,
  )
  await run(trx, `insert into temp.search ${lastPlaces()}`)
  await run(trx, 'create temp table load_stored as select place from temp.search')
}

/** Selects a row for each range of places: new ones follow its place. */
function lastPlaces(): string {
  const ranges = Array.from({ length: namePlaces[1] / PLACES }, (_, at) => `(${at * PLACES})`)
  return `
    select max(place), 'last:' || (place / ${PLACES}), 0 from (
      select column1 + ${PLACE_GAP} as place from (values ${ranges.join(', ')})
      union all select max(place) + ${PLACE_GAP} from main.search group by place / ${PLACES}
      union all select max(place) + 1 from load_search group by place / ${PLACES})
     group by place / ${PLACES}`
}

/** Drops the twins. */
async function dropTwins(trx: Write): Promise<void> {
  for (const table of [...LOADED, 'search_gram', 'load_stored'])
    await run(trx, `drop table if exists temp.${table}`)
}

/** Appends the rows of a batch to the heaps, and empties the twins. */
async function appendBatch(trx: Write): Promise<void> {
  const isNew = 'place not in (select place from temp.load_stored)'
  for (const table of LOADED)
    await run(
      trx,
      `insert into load_${table} select ${table === 'event' ? await shiftedColumns(trx) : '*'}
        from temp.${table} where ${table === 'search' ? isNew : '1 = 1'}`,
    )
  await appendGrams(trx)
  await run(
    trx,
    `delete from temp.search where place < ${NAMES_FROM} and place not in (
       select max(place) from temp.search group by place / ${PLACES})`,
  )
  await run(trx, 'delete from temp.load_stored')
  await run(trx, 'insert into temp.load_stored select place from temp.search')
  for (const table of LOADED) if (table !== 'search') await run(trx, `delete from temp.${table}`)
  await run(trx, 'delete from temp.search_gram')
}

/** Returns the columns of changes, whose positions follow all those that others may take. */
async function shiftedColumns(trx: Write): Promise<string> {
  const columns = await columnsOf(trx, 'event')
  return columns.map(({ name }) => (name === 'seq' ? `seq + ${POSITION_GAP}` : name)).join(', ')
}

/** The n-grams of a place, as FTS5 takes them. */
type Grams = [place: number, grams: string]

/** Appends the n-grams of a batch, compressed: nothing reads them before they are indexed. */
async function appendGrams(trx: Write): Promise<void> {
  const rows = await query<{ place: number; grams: string }>(
    trx,
    'select rowid as place, grams from temp.search_gram order by rowid',
  )
  for (const range of Map.groupBy(rows, ({ place }) => Math.floor(place / PLACES)).values()) {
    const grams = range.map(({ place, grams }): Grams => [place, grams])
    await sql`insert into load_gram (place, grams)
      values (${range[0]?.place}, ${deflateRawSync(JSON.stringify(grams))})`.execute(trx)
  }
}

/** Removes the n-grams of the first batch, and returns them; null if there is none. */
export async function takeGrams(trx: Write): Promise<Grams[] | null> {
  const [row] = await query<{ place: number; grams: Uint8Array }>(
    trx,
    'select place, grams from load_gram order by place limit 1',
  )
  if (!row) return null
  await run(trx, `delete from load_gram where place = ${row.place}`)
  return JSON.parse(inflateRawSync(row.grams).toString()) as Grams[]
}

/** The tables of a load on SQLite; the twins belong to the writing connection. */
export const sqliteHeaps: Heaps = {
  isSupported: async () => true,
  create: createHeaps,
  drop: dropHeaps,
  startBatches: createTwins,
  startBatch: async () => {},
  append: appendBatch,
  stopBatches: dropTwins,
  async readTexts(trx, { heap, column, where = '1 = 1' }, onTexts) {
    // The key of a table without row numbers, in whose order it was written at the end of a load.
    const order = (await isClustered(trx, heap)) ? column : 'rowid'
    for (let after = order === 'rowid' ? '0' : `''`; ; ) {
      const rows = await query<{ key: number | string; value: string }>(
        trx,
        `select ${order} as key, ${column} as value from ${heap}
          where ${where} and ${order} > ${after} order by ${order} limit ${SLICE}`,
      )
      onTexts(rows.map(({ value }) => value))
      const last = rows.at(-1)?.key
      if (last === undefined || rows.length < SLICE) return
      after = `'${String(last).replaceAll("'", "''")}'`
    }
  },
}
