import { CompiledQuery, Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import type { Logger } from '../domain/ports.ts'
import { backoff, type Engine, type InsertRule, onConflict, StoreError, unavailable } from './engine.ts'
import { createHints } from './hints.ts'
import type { TableName, Tables } from './schema.ts'

/**
 * Serialisation failure, deadlock, a unique key that a concurrent transaction took first, and a type (of a table) that a
 * concurrent transaction created first, `if not exists` or not.
 */
const retried = new Set(['40001', '40P01', '23505', '42710'])
const MAX_ATTEMPTS = 30
const DUPLICATE_TABLE = '42P07'
/** After so many, the table is not one that another of us is creating. */
const DUPLICATE_ATTEMPTS = 4

/**
 * SQLSTATE classes of a server that cannot answer now: connection, a replica that takes no writes, access, no such
 * database, resources, operator's intervention, system.
 */
const unavailableClasses = new Set(['08', '25', '28', '3D', '53', '57', '58'])

const INT8 = 20

export interface PostgresOptions {
  databaseUrl: string
  poolSize: number
  /**
   * Given for a replica. Nobody waits long for it, as there is the primary; and nothing is asked twice, since a replica that was
   * started again may be behind where it was: each lost connection is told of.
   */
  replica?: { onLost(): void }
  log: Logger | undefined
}

const REPLICA_TIMEOUT_MS = 1000

/** PostgreSQL and what speaks its protocol. */
export async function createPostgresEngine({ databaseUrl, poolSize, replica, log }: PostgresOptions): Promise<Engine> {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    application_name: 'whocast',
    max: poolSize,
    keepAlive: true,
    connectionTimeoutMillis: replica ? REPLICA_TIMEOUT_MS : 5000,
    ...(replica ? { query_timeout: REPLICA_TIMEOUT_MS } : {}),
    // Connections to a replica are kept, so that its end is noticed.
    idleTimeoutMillis: replica ? 0 : 30_000,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 60_000,
    types: {
      // All our 64-bit columns are times and counts, far below 2^53.
      getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
        oid === INT8 ? Number : pg.types.getTypeParser(oid, format as 'text')) as typeof pg.types.getTypeParser,
    },
  })
  // Connections that die while idle (a server that restarts) leave the pool by themselves.
  pool.on('error', (error) => {
    log?.warn({ err: error }, 'lost an idle database connection')
    replica?.onLost()
  })
  let isCockroach: boolean
  try {
    const { rows } = await pool.query<{ version: string; commit: string }>(
      `select version() as version, current_setting('synchronous_commit') as commit`,
    )
    isCockroach = rows[0]?.version.startsWith('CockroachDB') ?? false
    if (rows[0]?.commit === 'off' && !replica)
      log?.warn({}, 'synchronous_commit is off: writes that were acknowledged can be lost when the database server crashes')
  } catch (cause) {
    await pool.end()
    throw new StoreError(
      `the database of ${replica ? 'DATABASE_REPLICA_URL' : 'DATABASE_URL'} cannot be used: ${reasonOf(cause)}`,
      {
        cause,
      },
    )
  }
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  const attempt = replica ? once : twice
  const hints = createHints({ databaseUrl, log })

  return {
    kind: 'postgres',
    // CockroachDB sorts text by bytes without being told, and has no collation of that name.
    types: { text: isCockroach ? sql`text` : sql`text collate "C"`, integer: sql`bigint`, clustered: null },

    read: (work) => attempt(() => work(db)),

    async write(work) {
      for (let attempt = 1; ; attempt++) {
        try {
          return await db.transaction().setIsolationLevel('serializable').execute(work)
        } catch (error) {
          if (stateOf(error) === DUPLICATE_TABLE && attempt < DUPLICATE_ATTEMPTS) {
            await backoff(attempt)
            continue
          }
          if (stateOf(error) === DUPLICATE_TABLE)
            throw new StoreError('the database of DATABASE_URL holds tables of another program; give Whocast one of its own', {
              cause: error,
            })
          if (retried.has(stateOf(error)) && attempt < MAX_ATTEMPTS) await backoff(attempt)
          else throw isUnavailable(error) ? unavailable(error) : error
        }
      }
    },

    prepare: (name, text) => (parameters) => attempt(async () => (await pool.query({ name, text, values: parameters })).rows),

    isIn: (column, values) => sql`${column} = any(${values}::text[])`,
    isInText: (column, parameter) => `${column} = any(${parameter}::text[])`,
    // pg writes an array parameter in PostgreSQL's own form.
    listParameter: (values) => values as never,

    async insertMany(trx, rule, rows) {
      if (rows.length === 0) return
      const columns = rule.columns.map((column) => rows.map((row) => row[column]))
      await trx.executeQuery(CompiledQuery.raw(insertText(rule), columns))
    },

    now: sql<number>`cast(extract(epoch from clock_timestamp()) * 1000 as bigint)`,
    mayHaveChanged: () => true,
    connections: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    hints,
    async close() {
      await hints.close()
      await db.destroy()
    },
  }
}

/** Reads once more when the connection was one that the server had closed. */
async function twice<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read()
  } catch (error) {
    if (!isUnavailable(error)) throw error
  }
  return once(read)
}

async function once<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read()
  } catch (error) {
    throw isUnavailable(error) ? unavailable(error) : error
  }
}

function insertText<T extends TableName>(rule: InsertRule<T>): string {
  const arrays = rule.columns.map((column, index) => `$${index + 1}::${rule.numbers.includes(column) ? 'bigint' : 'text'}[]`)
  return `insert into ${rule.table} (${rule.columns.join(', ')}) select * from unnest(${arrays.join(', ')}) ${onConflict(rule)}`
}

const stateOf = (error: unknown) => (error instanceof pg.DatabaseError ? (error.code ?? '') : '')

/** A server's refusal has an SQLSTATE; an error of the connection has a system code or none. */
const isUnavailable = (error: unknown) =>
  error instanceof pg.DatabaseError ? unavailableClasses.has((error.code ?? '').slice(0, 2)) : isConnectionError(error)

/** Errors of sockets and of pg's own making are plain ones; ours and Kysely's have classes of their own. */
const isConnectionError = (error: unknown) =>
  error instanceof AggregateError || (error instanceof Error && error.constructor === Error)

function reasonOf(error: unknown): string {
  const first = error instanceof AggregateError ? (error.errors[0] as unknown) : error
  return first instanceof Error ? first.message : String(first)
}
