import { totalmem } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { ServiceError } from '@whocast/contract/error.ts'
import { sql } from 'kysely'
import type { Engine, Write } from '../../db/engines/engine.ts'
import { setLastPosition } from '../../db/journal/positions.ts'
import { NAMES_FROM } from '../../search/stored/places.ts'
import { isContested, LOADED, query, run } from './heaps.ts'
import { reviewLoaded, reviewMoved } from './review.ts'
import { columnsOf, isClustered, sqliteHeaps, takeGrams, uniqueIndex } from './sqlite-heaps.ts'
import { readState, takeLease, writeState } from './state.ts'

/** KiB of the machine, or of the container. */
const MEMORY_KIB = Math.min(totalmem(), process.constrainedMemory() || totalmem()) / 1024
/** As at the start of the engine. */
const CACHE_KIB = 65_536
/** KiB that SQLite sorts in memory. Larger indexes are first written to a temporary file. */
const SORT_KIB = Math.max(CACHE_KIB, Math.min(512 * 1024, Math.floor(MEMORY_KIB / 16)))
/** Rows of a few hundred bytes each that are sorted in memory, and of how many one is sampled. */
const SORTED_ROWS = SORT_KIB * 4
const SAMPLED = 500
/** Bytes of n-grams that FTS5 collects before it writes a part of its index; 1 MiB by default. */
const GRAM_BYTES = { load: SORT_KIB * 256, usual: 1_048_576 }
/** Batches whose n-grams are indexed in one transaction, as a part of the index. */
const GRAM_BATCHES = 100
/** Parts of an index that FTS5 merges while it writes; 0: none. A few parts are read as fast. */
const MERGED_PARTS = { load: 0, usual: 4 }
/** Longer than a writer of another process waits before it tries again, in ms. */
const MAX_REST_MS = 150

/** Runs a part of the work in a transaction of its own. */
type Step = <T>(work: (trx: Write) => Promise<T>) => Promise<T>

/**
 * Puts a load in the place of the tables. Each index is built in a transaction of its own: the log
 * is then checkpointed, and others write. SQLite writes the log of a larger transaction than its
 * cache again when pages change that have left it. The last step swaps the tables. Each step is
 * skipped that was done before the program was killed.
 *
 * @returns false if another process stored some of the same people meanwhile
 */
export async function installSqlite(engine: Engine): Promise<boolean> {
  const step = createStep(engine)
  try {
    await step(sqliteHeaps.stopBatches)
    await indexGrams(step)
    for (const table of LOADED) await step((trx) => sortRows(trx, table))
    for (const { name, text } of await step(readIndexes))
      await step(async (trx) => {
        if (!(await exists(trx, `load_${name}`))) await run(trx, text)
      })
    await reviewLoaded(engine, (work) => step((trx) => amongHeaps(trx, () => work(trx))))
    return await step((trx) => swap(engine, trx))
  } catch (error) {
    if (isConstraint(error)) return false
    throw error
  }
}

/** Creates what runs steps: with more memory, and with rests in which other processes write. */
function createStep(engine: Engine): Step {
  return async (work) => {
    const start = performance.now()
    const result = await engine.write(async (trx) => {
      await run(trx, `pragma cache_size = -${SORT_KIB}`)
      // Later steps use pages that are freed here: overwriting them would write them twice.
      await run(trx, 'pragma secure_delete = fast')
      try {
        const value = await work(trx)
        if (!(await takeLease(trx, engine)))
          throw new ServiceError('unavailable', 'another process continues this import')
        return value
      } finally {
        await run(trx, 'pragma secure_delete = on')
        await run(trx, `pragma cache_size = -${CACHE_KIB}`)
      }
    })
    await pause(Math.min(MAX_REST_MS, performance.now() - start))
    return result
  }
}

/** Whether a key was there twice. */
const isConstraint = (error: unknown): boolean =>
  (((error as { errcode?: number }).errcode ?? 0) & 0xff) === 19

const exists = async (trx: Write, name: string): Promise<boolean> =>
  (await query(trx, `select 1 from main.sqlite_schema where name = '${name}'`)).length > 0

/** Indexes the n-grams of the load in the order of places, so that each part is written once. */
async function indexGrams(step: Step): Promise<void> {
  const begun = await step(async (trx) => {
    if (!(await exists(trx, 'load_gram'))) return false
    if (await exists(trx, 'load_search_gram')) return true
    await run(trx, await readDefinition(trx, 'search_gram'))
    await setGramOption(trx, 'hashsize', GRAM_BYTES.load)
    await setGramOption(trx, 'automerge', MERGED_PARTS.load)
    return true
  })
  for (let isLeft = begun; isLeft; ) isLeft = await step(indexSomeGrams)
}

/** Indexes the n-grams of some batches. Returns false after the last of them. */
async function indexSomeGrams(trx: Write): Promise<boolean> {
  for (let count = 0; count < GRAM_BATCHES; count += 1) {
    const batch = await takeGrams(trx)
    if (batch === null) {
      await setGramOption(trx, 'hashsize', GRAM_BYTES.usual)
      await setGramOption(trx, 'automerge', MERGED_PARTS.usual)
      await run(trx, 'drop table load_gram')
      return false
    }
    await sql`insert into load_search_gram (rowid, grams)
      select value ->> 0, value ->> 1 from json_each(${JSON.stringify(batch)})`.execute(trx)
  }
  return true
}

const setGramOption = (trx: Write, option: string, value: number) =>
  run(trx, `insert into load_search_gram (load_search_gram, rank) values ('${option}', ${value})`)

/** Returns the definition of a table, for a table of the load. */
async function readDefinition(trx: Write, table: string): Promise<string> {
  const [row] = await query<{ sql: string }>(
    trx,
    `select sql from main.sqlite_schema where type = 'table' and name = '${table}'`,
  )
  return row?.sql.replace(table, `load_${table}`) ?? ''
}

/** Sorts the rows of a table that is stored in the order of its primary key. */
async function sortRows(trx: Write, table: string): Promise<void> {
  if (!(await isClustered(trx, table)) || (await isClustered(trx, `load_${table}`))) return
  const key = (await columnsOf(trx, table))
    .filter(({ pk }) => pk > 0)
    .toSorted((a, b) => a.pk - b.pk)
    .map(({ name }) => name)
  await run(trx, `alter table load_${table} rename to load_unsorted`)
  await run(trx, await readDefinition(trx, table))
  for (const range of await readRanges(trx, key[0] ?? ''))
    await run(
      trx,
      `insert into load_${table} select * from load_unsorted where ${range}
        order by ${key.join(', ')}`,
    )
  await run(trx, 'drop table load_unsorted')
}

/** Returns conditions on a column: about so many rows meet each as are sorted in memory. */
async function readRanges(trx: Write, column: string): Promise<string[]> {
  const samples = await query<{ value: string }>(
    trx,
    `select quote(${column}) as value from load_unsorted where rowid % ${SAMPLED} = 0
      order by ${column}`,
  )
  const size = Math.ceil(SORTED_ROWS / SAMPLED)
  const borders = samples.filter((_, at) => at % size === size - 1).map(({ value }) => value)
  return [...borders, null].map((border, at) => {
    const after = at === 0 ? '1 = 1' : `${column} > ${borders[at - 1]}`
    return border === null ? after : `${after} and ${column} <= ${border}`
  })
}

/** Reads the indexes of the tables, with the statements that create those of the load. */
async function readIndexes(trx: Write): Promise<{ name: string; text: string }[]> {
  const found: { name: string; text: string }[] = []
  for (const table of LOADED) {
    const indexes = await query<{ name: string; isUnique: number; sql: string }>(
      trx,
      `select name, "unique" as isUnique, sql from pragma_index_list('${table}', 'main')
         join main.sqlite_schema using (name) where sql is not null order by name`,
    )
    const add = (name: string, isUnique: boolean, definition: string) =>
      found.push({
        name,
        text: `create ${isUnique ? 'unique' : ''} index load_${name} on load_${table} ${definition}`,
      })
    for (const { name, isUnique, sql: text } of indexes)
      add(name, isUnique === 1, text.slice(text.indexOf('(', text.indexOf(' on '))))
    if (await isClustered(trx, table)) continue
    for (const [at, columns] of (await uniqueColumns(trx, table)).entries())
      add(`${uniqueIndex(table)}${at + 1}`, true, `(${columns.join(', ')})`)
  }
  return found
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

/** Runs work whose statements find the heaps in place of the tables. */
async function amongHeaps<T>(trx: Write, work: () => Promise<T>): Promise<T> {
  for (const table of LOADED)
    await run(trx, `create temp view ${table} as select * from main.load_${table}`)
  await run(
    trx,
    `create temp trigger load_lookalike instead of update of lookalike_of on profile begin
       update load_profile set lookalike_of = new.lookalike_of where id = new.id; end`,
  )
  const result = await work()
  for (const table of LOADED) await run(trx, `drop view temp.${table}`)
  return result
}

/** Moves the few rows of the tables to the heaps, and these to their place. */
async function swap(engine: Engine, trx: Write): Promise<boolean> {
  const state = await readState(trx)
  if (!state || (await isContested(trx, 'cross join'))) return false
  const indexes = (await readIndexes(trx)).map(({ name }) => name)
  const places = await query<{ place: number }>(
    trx,
    `select place from search where place < ${NAMES_FROM} order by place`,
  )
  await run(trx, 'pragma secure_delete = on')
  await swapGrams(trx)
  for (const table of LOADED) {
    await run(trx, `insert into load_${table} select * from ${table}`)
    await run(trx, `drop table ${table}`)
    await run(trx, `alter table load_${table} rename to ${table}`)
  }
  await engine.renameIndexes(trx, new Map(indexes.map((name) => [`load_${name}`, name])))
  await reviewMoved(
    engine,
    trx,
    places.map(({ place }) => place),
  )
  const [last] = await query<{ seq: number | null }>(trx, 'select max(seq) as seq from event')
  if (last?.seq) await setLastPosition(trx, last.seq)
  await clearFreePages(trx)
  await writeState(trx, { ...state, phase: 'lines' })
  return true
}

/** Puts the n-grams of a load in the place of the table, with those of the table. */
async function swapGrams(trx: Write): Promise<void> {
  // Another process may have indexed the name of a credential meanwhile.
  const twice = await query<{ place: number }>(
    trx,
    `select load_search.place from main.search as own cross join load_search
       on load_search.subject = own.subject where own.place >= ${NAMES_FROM}`,
  )
  for (const { place } of twice) {
    await run(trx, `delete from load_search where place = ${place}`)
    await run(trx, `delete from load_search_gram where rowid = ${place}`)
  }
  await run(trx, 'create virtual table temp.load_gram using fts5vocab(main, search_gram, instance)')
  await run(
    trx,
    `insert into load_search_gram (rowid, grams)
       select doc, group_concat(term, ' ') from temp.load_gram group by doc order by doc`,
  )
  await run(trx, 'drop table temp.load_gram')
  await run(trx, 'drop table search_gram')
  await run(trx, 'alter table load_search_gram rename to search_gram')
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
