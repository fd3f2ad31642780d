import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { readPerson } from '@whocast/contract/written-profile.ts'
import pg from 'pg'
import { indexGrams } from '../../src/search/grams.ts'
import { fieldsOf } from '../../src/search/match.ts'
import type { TestDatabase } from '../contract/store-databases.ts'

type Value = string | number | null | number[]

/** The rows of one table, in the order in which they were written. */
interface TableRows {
  table: string
  columns: string[]
  rows: Record<string, Value>[]
}

/** In what order the rows of a table were written, as far as that is known afterwards. */
const tables: readonly [table: string, order: string][] = [
  ['finding', 'created_at, scope'],
  ['profile', 'created_at, id'],
  ['search', 'place'],
  ['name_key', 'place, key'],
  ['identity', 'profile_id'],
  ['credential', 'stored_at, subject'],
  ['event', 'id'],
  ['change', 'at, id'],
]

/** Every row that an import wrote: what {@link writeBare} writes again. */
export async function readRows({ kind, options }: TestDatabase): Promise<TableRows[]> {
  const query =
    kind === 'sqlite' ? sqliteQuery(options.dataDir) : postgresQuery(options.databaseUrl ?? '')
  const read: TableRows[] = []
  for (const [table, order] of tables) {
    const rows = await query.all(`select * from ${table} order by ${order}`)
    read.push({ table, columns: Object.keys(rows[0] ?? {}), rows })
  }
  await query.close()
  return kind === 'sqlite' ? [...read, gramsOf(read)] : read
}

function sqliteQuery(dataDir: string) {
  const database = new DatabaseSync(join(dataDir, 'whocast.sqlite'))
  return {
    all: async (text: string) => database.prepare(text).all() as Record<string, Value>[],
    close: async () => database.close(),
  }
}

function postgresQuery(connectionString: string) {
  const pool = new pg.Pool({ connectionString, max: 1 })
  return {
    all: async (text: string) => (await pool.query(text)).rows as Record<string, Value>[],
    close: () => pool.end(),
  }
}

/** FTS5 keeps grams of which nothing can be read back. */
function gramsOf(read: TableRows[]): TableRows {
  const rowsOf = (name: string) => read.find(({ table }) => table === name)?.rows ?? []
  const profiles = new Map(
    rowsOf('profile').map(({ id, document }) => [`id:${String(id)}`, String(document)]),
  )
  const rows = rowsOf('search').flatMap(({ place, subject }) => {
    const document = profiles.get(String(subject))
    if (!document) return []
    const grams = indexGrams(fieldsOf(readPerson(document))).map((gram) =>
      (gram >>> 0).toString(36),
    )
    return [{ rowid: place ?? 0, grams: grams.join(' ') }]
  })
  return { table: 'search_gram', columns: ['rowid', 'grams'], rows }
}

/** How long something took. */
export interface Spent {
  seconds: number
  /** CPU seconds of this process. */
  cpu: number
  /** CPU seconds of the database server; null where there is none, or it is not on this machine. */
  serverCpu: number | null
}

/** A watch that runs; it is read by a call. */
export async function startWatch(database: TestDatabase): Promise<() => Promise<Spent>> {
  const server = await findServer(database)
  const serverBefore = server?.() ?? 0
  const start = performance.now()
  const before = process.cpuUsage()
  return async () => {
    const { user, system } = process.cpuUsage(before)
    const seconds = (performance.now() - start) / 1000
    return {
      seconds,
      cpu: (user + system) / 1e6,
      serverCpu: server ? server() - serverBefore : null,
    }
  }
}

/** In how many parts /proc counts a second. */
const TICKS = 100

/** A count of the CPU seconds that PostgreSQL has taken, all of its processes together. */
async function findServer({ kind, options }: TestDatabase): Promise<(() => number) | null> {
  if (kind === 'sqlite') return null
  const client = new pg.Client({ connectionString: options.databaseUrl })
  await client.connect()
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  const server = readStat(String(rows[0]?.pid))?.parent
  await client.end()
  if (server === undefined) return null
  return () =>
    readdirSync('/proc')
      .flatMap((pid) => (/^\d+$/.test(pid) ? (readStat(pid) ?? []) : []))
      .reduce((sum, one) => {
        if (one.pid === server) return sum + one.own + one.ended
        return one.parent === server ? sum + one.own : sum
      }, 0)
}

/**
 * What /proc tells of a process: its parent, and its CPU seconds beside those of its children that
 * ended.
 */
function readStat(pid: string): { pid: string; parent: string; own: number; ended: number } | null {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
    const seconds = (at: number) => (Number(fields[at]) + Number(fields[at + 1])) / TICKS
    return { pid, parent: fields[1] ?? '', own: seconds(11), ended: seconds(13) }
  } catch {
    return null
  }
}

/**
 * Writes rows into a database that has the tables, by the engine's own statements alone, each batch
 * durable.
 *
 * @param batches transactions
 * @returns what the statements took
 */
export const writeBare = (
  database: TestDatabase,
  rows: TableRows[],
  batches: number,
): Promise<Spent> =>
  database.kind === 'sqlite'
    ? writeSqlite(database, rows, batches)
    : writePostgres(database, rows, batches)

const sliceOf = (rows: TableRows['rows'], batch: number, batches: number) => {
  const size = Math.ceil(rows.length / batches)
  return rows.slice(batch * size, (batch + 1) * size)
}

/** A prepared statement for each table, run once for each row. */
async function writeSqlite(
  sqlite: TestDatabase,
  all: TableRows[],
  batches: number,
): Promise<Spent> {
  const database = new DatabaseSync(join(sqlite.options.dataDir, 'whocast.sqlite'))
  database.exec(
    'PRAGMA synchronous = FULL; PRAGMA secure_delete = ON; PRAGMA cache_size = -65536; PRAGMA wal_autocheckpoint = 8000',
  )
  const inserts = all.map(({ table, columns, rows }) => ({
    statement: database.prepare(
      `insert into ${table} (${columns.join(', ')}) values (${columns.map(() => '?').join(', ')})`,
    ),
    values: rows.map((row) => columns.map((column) => row[column] as string)),
  }))
  const spent = await startWatch(sqlite)
  for (let batch = 0; batch < batches; batch++) {
    database.exec('begin immediate')
    for (const { statement, values } of inserts) {
      const size = Math.ceil(values.length / batches)
      for (const row of values.slice(batch * size, (batch + 1) * size)) statement.run(...row)
    }
    database.exec('commit')
  }
  const took = await spent()
  database.close()
  return took
}

/** A named statement for each table, given a batch of rows as arrays. */
async function writePostgres(
  server: TestDatabase,
  all: TableRows[],
  batches: number,
): Promise<Spent> {
  const client = new pg.Client({ connectionString: server.options.databaseUrl })
  await client.connect()
  const { rows: typed } = await client.query<{ key: string; type: string }>(
    `select c.relname || '.' || a.attname as key, format_type(a.atttypid, null) as type from pg_attribute a join pg_class c on c.oid = a.attrelid`,
  )
  const typeOf = new Map(typed.map(({ key, type }) => [key, type]))
  const inserts = all.map(({ table, columns, rows }) => {
    const types = columns.map((column) => typeOf.get(`${table}.${column}`) ?? 'text')
    const given = columns.map(
      (_, at) => `$${at + 1}::${types[at]?.endsWith('[]') ? 'text' : types[at]}[]`,
    )
    const picked = columns.map((column, at) =>
      types[at]?.endsWith('[]') ? `${column}::${types[at]}` : column,
    )
    const names = columns.join(', ')
    return {
      name: table,
      text: `insert into ${table} (${names}) select ${picked.join(', ')} from unnest(${given.join(', ')}) as given (${names})`,
      batch: (batch: number) => {
        const slice = sliceOf(rows, batch, batches)
        return columns.map((column) =>
          slice.map((row) => {
            const value = row[column]
            return Array.isArray(value) ? `{${value.join()}}` : value
          }),
        )
      },
    }
  })
  const spent = await startWatch(server)
  for (let batch = 0; batch < batches; batch++) {
    await client.query('begin')
    for (const { name, text, batch: valuesOf } of inserts)
      await client.query({ name, text, values: valuesOf(batch) })
    await client.query('commit')
  }
  const took = await spent()
  await client.end()
  return took
}
