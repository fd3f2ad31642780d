import { totalmem } from 'node:os'
import { sql } from 'kysely'
import type { Engine, Write } from '../../db/engines/engine.ts'
import { takePositions } from '../../db/journal/positions.ts'
import { NAMES_FROM } from '../../search/stored/places.ts'
import { isContested, LOADED, query, run } from './heaps.ts'
import { reviewLoaded } from './review.ts'
import { columnsOf, isClustered, readGrams, sqliteHeaps, uniqueIndex } from './sqlite-heaps.ts'
import { readState, type State, writeState } from './state.ts'

/** KiB of the machine, or of the container. */
const MEMORY_KIB = Math.min(totalmem(), process.constrainedMemory() || totalmem()) / 1024
/** As at the start of the engine. */
const CACHE_KIB = 65_536
/** KiB that SQLite sorts in memory. Larger indexes are first written to a temporary file. */
const SORT_KIB = Math.max(CACHE_KIB, Math.min(512 * 1024, Math.floor(MEMORY_KIB / 16)))
/** Bytes of n-grams that FTS5 collects before it writes a part of its index; 1 MiB by default. */
const GRAM_BYTES = { load: SORT_KIB * 256, usual: 1_048_576 }
/** Parts of an index that FTS5 merges while it writes; 0: none. A few parts are read as fast. */
const MERGED_PARTS = { load: 0, usual: 4 }

/**
 * Puts a load in the place of the tables, in one transaction.
 *
 * @returns false if another process stored some of the same people meanwhile
 */
export async function installSqlite(engine: Engine): Promise<boolean> {
  try {
    return await engine.write(async (trx) => {
      await sqliteHeaps.stopBatches(trx)
      const state = await readState(trx)
      if (!state || (await isContested(trx, 'cross join'))) return false
      await shiftPositions(trx, state)
      await installHeaps(trx)
      await reviewLoaded(engine, trx)
      await writeState(trx, { ...state, phase: 'lines' })
      return true
    })
  } catch (error) {
    if (isConstraint(error)) return false
    throw error
  }
}

/** Whether a key was there twice. */
const isConstraint = (error: unknown): boolean =>
  (((error as { errcode?: number }).errcode ?? 0) & 0xff) === 19

/** Gives the changes of the load positions after those of changes that were read meanwhile. */
async function shiftPositions(trx: Write, { position }: State): Promise<void> {
  const others = await query(trx, `select 1 from main.event where seq > ${position} limit 1`)
  if (others.length === 0) return
  const [range] = await query<{ low: number | null; high: number }>(
    trx,
    'select min(seq) as low, max(seq) as high from load_event',
  )
  if (!range || range.low === null) return
  const first = await takePositions(trx, range.high - range.low + 1)
  await run(trx, `update load_event set seq = seq + ${first - range.low}`)
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

/** Indexes the n-grams of the load in the order of places, so that each part is written once. */
async function installGrams(trx: Write): Promise<void> {
  // Another process may have indexed the name of a credential meanwhile.
  const twice = await query<{ place: number }>(
    trx,
    `select load_search.place from load_search join main.search as own
      on own.subject = load_search.subject where load_search.place >= ${NAMES_FROM}`,
  )
  const dropped = new Set(twice.map(({ place }) => place))
  await run(trx, `delete from load_search where place in (${[...dropped].join(', ')})`)
  const set = (option: string, value: number) =>
    run(trx, `insert into search_gram (search_gram, rank) values ('${option}', ${value})`)
  await set('hashsize', GRAM_BYTES.load)
  await set('automerge', MERGED_PARTS.load)
  for await (const grams of readGrams(trx)) {
    const rows = grams.filter(([place]) => !dropped.has(place))
    await sql`insert into search_gram (rowid, grams)
      select value ->> 0, value ->> 1 from json_each(${JSON.stringify(rows)})`.execute(trx)
  }
  await set('hashsize', GRAM_BYTES.usual)
  await set('automerge', MERGED_PARTS.usual)
  await run(trx, 'drop table load_gram')
}

/**
 * Puts the heaps in the place of the tables, with what those contain, and creates their indexes.
 * Each page of an index is written once.
 */
async function installHeaps(trx: Write): Promise<void> {
  // When a page changes again that has left the cache, SQLite writes the checksums of the log from
  // there on again. Where this exceeds the cache, it seems to cost up to 3 kB for each person.
  await run(trx, `pragma cache_size = -${SORT_KIB}`)
  // Pages that are freed here are used again below: overwriting them before would write them twice.
  await run(trx, 'pragma secure_delete = fast')
  await installGrams(trx)
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
  await run(trx, 'pragma secure_delete = on')
  await clearFreePages(trx)
  await run(trx, `pragma cache_size = -${CACHE_KIB}`)
}

/** Overwrites pages that were freed and not used again. */
async function clearFreePages(trx: Write): Promise<void> {
  const [free] = await query<{ bytes: number }>(
    trx,
    `select freelist_count * page_size as bytes
       from pragma_freelist_count(), pragma_page_size()`,
  )
  if (!free?.bytes) return
  await run(trx, 'create table load_rest (zeros blob)')
  await run(trx, `insert into load_rest values (zeroblob(${free.bytes}))`)
  await run(trx, 'drop table load_rest')
}
