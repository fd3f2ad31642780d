import { totalmem } from 'node:os'
import { type Kysely, sql } from 'kysely'
import type { Write } from '../../db/engines/engine.ts'
import type { TableName, Tables } from '../../db/schema.ts'
import { NAMES_FROM, namePlaces, PLACES } from '../../search/stored/places.ts'

/**
 * The tables that a first load fills. Each has a temporary twin of the same name, where a batch is
 * stored by the statements of every other save, and a heap without indexes, to which its rows are
 * appended.
 */
const LOADED = [
  'finding',
  'profile',
  'credential',
  'event',
  'search',
  'identity',
  'name_key',
] as const satisfies readonly TableName[]

/** Indexes that saves of a batch read. */
const READ_INDEXES: ReadonlySet<string> = new Set([
  'finding_by_profile',
  'identity_by_profile',
  'credential_by_subject_and_attester',
  'name_key_by_place',
])

/** Places that are free for writes of other processes during a load. */
const PLACE_GAP = 1_000_000

/** KiB of the machine, or of the container. */
const MEMORY_KIB = Math.min(totalmem(), process.constrainedMemory() || totalmem()) / 1024
/** As at the start of the engine. */
const CACHE_KIB = 65_536
/** KiB that SQLite sorts in memory. Larger indexes are first written to a temporary file. */
const SORT_KIB = Math.max(CACHE_KIB, Math.min(512 * 1024, Math.floor(MEMORY_KIB / 16)))
/** Bytes of n-grams that FTS5 collects before it writes a part of its index; 1 MiB by default. */
const GRAM_BYTES = { load: 32 * 1_048_576, usual: 1_048_576 }

export const run = (trx: Write, text: string) => sql.raw(text).execute(trx)

export async function query<Result>(db: Kysely<Tables>, text: string): Promise<Result[]> {
  return (await sql.raw<Result>(text).execute(db)).rows
}

interface Column {
  name: string
  type: string
  notnull: number
  dflt_value: string | null
  pk: number
}

const columnsOf = (trx: Write, table: string) =>
  query<Column>(trx, `select * from pragma_table_info('${table}', 'main')`)

/** Returns whether rows are stored in the order of the primary key. */
async function isClustered(trx: Write, table: string): Promise<boolean> {
  const [row] = await query<{ wr: number }>(
    trx,
    `select wr from pragma_table_list('${table}') where schema = 'main'`,
  )
  return row?.wr === 1
}

/** Creates the heaps, and the table of lines that are imported after the load. */
export async function createHeaps(trx: Write): Promise<void> {
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
  await run(trx, 'create table load_gram (place integer primary key, grams text not null)')
  await run(
    trx,
    'create table load_line (number integer primary key, text text not null, keys text not null)',
  )
}

/** Drops the heaps as far as there are any, and the lines. */
export async function dropHeaps(trx: Write): Promise<void> {
  for (const table of [...LOADED, 'gram', 'line'])
    await run(trx, `drop table if exists load_${table}`)
}

/** The beginning of the names of indexes that a load creates for primary keys. */
const uniqueIndex = (table: string) => `${table}_unique_`

/** Creates the temporary twins, which hide the tables from statements of the writing connection. */
export async function createTwins(trx: Write): Promise<void> {
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
export async function dropTwins(trx: Write): Promise<void> {
  for (const table of [...LOADED, 'search_gram', 'load_stored'])
    await run(trx, `drop table if exists temp.${table}`)
}

/** Appends the rows of a batch to the heaps, and empties the twins. */
export async function appendBatch(trx: Write): Promise<void> {
  const isNew = 'place not in (select place from temp.load_stored)'
  for (const table of LOADED)
    await run(
      trx,
      `insert into load_${table} select * from temp.${table}
        where ${table === 'search' ? isNew : '1 = 1'}`,
    )
  await run(trx, 'insert into load_gram select rowid, grams from temp.search_gram')
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

/** Unique columns of a table by its definition, besides the number of its rows. */
async function uniqueColumns(trx: Write, table: string): Promise<string[][]> {
  const indexes = await query<{ name: string }>(
    trx,
    `select name from pragma_index_list('${table}', 'main') where "unique" = 1 and origin <> 'c'`,
  )
  const found: string[][] = []
  for (const { name } of indexes) {
    const columns = await query<{ name: string }>(
      trx,
      `select name from pragma_index_info('${name}', 'main') order by seqno`,
    )
    found.push(columns.map((column) => column.name))
  }
  return found
}

/**
 * Puts the heaps in the place of the tables, with what those contain, and creates their indexes.
 * Each page of an index is written once.
 */
export async function installHeaps(trx: Write): Promise<void> {
  // Another process may have indexed the name of a credential meanwhile.
  const twice = `select load_search.place from load_search join main.search as own
    on own.subject = load_search.subject where load_search.place >= ${NAMES_FROM}`
  await run(trx, `delete from load_gram where place in (${twice})`)
  await run(trx, `delete from load_search where place in (${twice})`)
  const hashsize = `insert into search_gram (search_gram, rank) values ('hashsize', `
  await run(trx, `pragma cache_size = -${SORT_KIB}`)
  await run(trx, `${hashsize}${GRAM_BYTES.load})`)
  await run(
    trx,
    'insert into search_gram (rowid, grams) select place, grams from load_gram order by place',
  )
  await run(trx, `${hashsize}${GRAM_BYTES.usual})`)
  await run(trx, 'drop table load_gram')
  const texts: string[] = []
  for (const table of LOADED) {
    const indexes = await query<{ name: string; sql: string }>(
      trx,
      `select name, sql from main.sqlite_schema
        where tbl_name = '${table}' and type = 'index' and sql is not null`,
    )
    texts.push(...indexes.map(({ sql: text }) => text))
    if (await isClustered(trx, table)) {
      const key = (await columnsOf(trx, table))
        .filter(({ pk }) => pk > 0)
        .toSorted((a, b) => a.pk - b.pk)
        .map(({ name }) => name)
      for (const { name } of indexes) await run(trx, `drop index ${name}`)
      await run(trx, `insert into ${table} select * from load_${table} order by ${key.join(', ')}`)
      await run(trx, `drop table load_${table}`)
      continue
    }
    const unique = await uniqueColumns(trx, table)
    await run(trx, `insert into load_${table} select * from ${table}`)
    await run(trx, `drop table ${table}`)
    await run(trx, `alter table load_${table} rename to ${table}`)
    for (const [at, columns] of unique.entries())
      texts.push(
        `create unique index ${uniqueIndex(table)}${at + 1} on ${table} (${columns.join(', ')})`,
      )
  }
  for (const text of texts) await run(trx, text)
  await run(trx, `pragma cache_size = -${CACHE_KIB}`)
}
