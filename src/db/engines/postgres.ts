import { ServiceError } from '@whocast/contract/error.ts'
import { CompiledQuery, Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import type { Logger, Telemetry } from '../../kit/telemetry.ts'
import type { TableName, Tables } from '../schema.ts'
import { CopyRefused, isCopyMissing, toCopyData } from './copy.ts'
import {
  backoff,
  createTraced,
  type Engine,
  type InsertRule,
  onConflict,
  type Row,
  StoreError,
  type Write,
} from './engine.ts'
import { createFaults, faultTexts, notReady } from './faults.ts'
import { createHints } from './hints.ts'
import { createInFlight } from './in-flight.ts'
import { faultOf, isStandby, isWorthRepeating } from './postgres-faults.ts'
import { createGuardedPool, type GuardedPool } from './postgres-pool.ts'
import { createBounded, createPrepared, explainTimeout, stateOf, types } from './postgres-reads.ts'

/**
 * Serialisation failure, deadlock, a unique key that a concurrent transaction took first, and a
 * type (of a table) that a concurrent transaction created first, `if not exists` or not.
 */
const retried = new Set(['40001', '40P01', '23505', '23P01', '42710'])
const MAX_ATTEMPTS = 30
/** Work that was interrupted so often locks its tables, so that it is done however many write. */
const ATTEMPTS_BESIDE_OTHERS = 6
const DUPLICATE_TABLE = '42P07'
const UNDEFINED_FUNCTION = '42883'
/** From so many rows on COPY takes less than an insert. */
const SHORTEST_COPY = 20
/** How often a "duplicate" error is retried: another process may be creating the same table. */
const DUPLICATE_ATTEMPTS = 4

interface PostgresOptions {
  databaseUrl: string
  /**
   * The server itself, if `databaseUrl` leads to a pooler of transactions such as PgBouncer: its
   * connections take no settings at their start, and none of them can listen.
   */
  directUrl?: string | undefined
  poolSize: number
  /** Whether the server is far away: it has more time to respond to a probe. */
  isFar?: boolean
  /** The tables with personal data, in the order in which most work writes them. */
  personal: readonly TableName[]
  /**
   * Given for a replica. Timeouts are short, as there is the primary, and nothing is retried, since
   * a replica that was restarted may be behind where it was: each lost connection is reported.
   */
  replica?: { onLost(): void }
  telemetry?: Pick<Telemetry, 'traced'> | undefined
  log: Logger | undefined
}

const REPLICA_TIMEOUT_MS = 1000
/** How often work is tried again on other connections. */
const MAX_REPEATS = 3

/** PostgreSQL and what speaks its protocol. */
export async function createPostgresEngine({
  databaseUrl,
  directUrl,
  poolSize,
  isFar = false,
  personal,
  replica,
  telemetry,
  log,
}: PostgresOptions): Promise<Engine> {
  const isPooled = directUrl !== undefined
  const faults = createFaults(replica ? undefined : log)
  const sharedSize = Math.floor(poolSize * BOUNDED_SHARE)
  const pool = createGuardedPool({
    databaseUrl,
    size: poolSize - sharedSize,
    isPooled,
    isFar,
    ...(replica ? { timeoutMs: REPLICA_TIMEOUT_MS, onLost: () => replica.onLost() } : {}),
    types,
    faults,
  })
  await checkServer(pool, replica !== undefined, log)
  const insertMany = createInserts()
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: pool as never }) })
  const hints = createHints(directUrl ?? databaseUrl, types)

  const patientDb = databaseOver(() => pool.connect(true))
  const apartDb = databaseOver(async () => {
    const taken = await hints.take()
    return taken ? pool.guard(taken.client, taken.release) : pool.connect()
  })

  const run = createRunner({ pool, faults, isReplica: replica !== undefined })
  const boundedSize = Math.max(1, sharedSize)
  const bounded = createBounded({ databaseUrl, isPooled, size: boundedSize })
  const inFlight = {
    // Prepared statements alone, which are those of lookups: other reads may take long, also alone.
    reads: createInFlight(poolSize - sharedSize),
    boundedReads: createInFlight(boundedSize),
  }
  const prepared = createPrepared(pool, log)

  return {
    kind: 'postgres',
    types: { text: sql`text collate "C"`, integer: sql`bigint`, clustered: null },

    read: (work) => run('read', () => work(db)),
    readApart: (work) => run('read', () => work(apartDb)),
    readBounded: (work) =>
      inFlight.boundedReads.run(() =>
        // A slow query is no fault of the database.
        run('read', () => bounded.read(work).catch(explainTimeout)),
      ),

    write: (work, how = {}) =>
      attempted((attempt) => {
        const { isPatient = false, isMigration = false, hasOwnLock = false, isLarge = false } = how
        const isLocking = hasOwnLock || isMigration
        const mayTakeLong = isPatient || isMigration
        const serialised =
          attempt > ATTEMPTS_BESIDE_OTHERS ? alone(work, personal) : isLarge ? inTurn(work) : work
        return run('write', () =>
          (mayTakeLong ? patientDb : db)
            .transaction()
            .setIsolationLevel(isLocking ? 'read committed' : 'serializable')
            .execute(mayTakeLong ? patiently(work) : serialised),
        )
      }),
    lockOut: (trx) => lockOut(trx, personal),

    prepare(name, text) {
      const query = prepared(name, text)
      return (parameters) => inFlight.reads.run(() => run('read', () => query(parameters))) as never
    },

    isIn: (column, values) => sql`${sql.ref(column)} = any(${textArray(values)}::text[])`,
    isInText: (column, parameter) => `${column} = any(${parameter}::text[])`,
    // pg writes an array parameter in PostgreSQL's own form.
    listParameter: (values) => values as never,

    insertMany,
    async renameIndexes(trx, names) {
      for (const [name, to] of names)
        await sql`alter index ${sql.id(name)} rename to ${sql.id(to)}`.execute(trx)
    },
    now: sql<number>`cast(extract(epoch from clock_timestamp()) * 1000 as bigint)`,
    mayHaveChanged: () => true,
    openTransactions: () => run('read', () => readOpenTransactions(apartDb)),
    traced: createTraced(telemetry),
    connections: pool.counts,
    longestWaitMs: pool.longestWaitMs,
    loads: () => ({ reads: inFlight.reads.load(), boundedReads: inFlight.boundedReads.load() }),
    faults,
    check: () => readVersion(pool, faults),
    hints,
    scrub: (isWhole) => scrubTables(pool, personal, isWhole),
    async close() {
      await hints.close()
      await db.destroy()
      await bounded.close()
    },
  }
}

/** Kysely wants no more of a pool and its clients than ours have. */
const databaseOver = (connect: GuardedPool['connect']) =>
  new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: { connect, end: async () => {} } as never }),
  })

/** The part of the connections that serves {@link Engine.readBounded}. */
const BOUNDED_SHARE = 0.4

/** Formats a list of texts that need no escapes for PostgreSQL; pg would check each character. */
const textArray = (values: readonly string[]): string | readonly string[] =>
  values.length === 0 || values.some((value) => value.includes('"') || value.includes('\\'))
    ? values
    : `{"${values.join('","')}"}`

type Work<T> = (trx: Write) => Promise<T>

/** Runs work; retries it on other connections if nothing was committed, and never on a replica. */
function createRunner({
  pool,
  faults,
  isReplica,
}: {
  pool: GuardedPool
  faults: ReturnType<typeof createFaults>
  isReplica: boolean
}) {
  return async <T>(what: 'read' | 'write', work: () => Promise<T>): Promise<T> => {
    for (let repeat = 0; ; repeat++) {
      if (pool.fault() !== null) await pool.ready()
      try {
        const result = await work()
        faults.worked(what)
        return result
      } catch (error) {
        const fault = faultOf(error)
        if (fault === null) throw error
        // A server that was demoted: the address may lead to another one by now.
        if (error instanceof pg.DatabaseError && isStandby(error))
          pool.reconnect(faultTexts['read-only'])
        if (
          isReplica ||
          repeat >= MAX_REPEATS ||
          !isWorthRepeating(error) ||
          pool.isOutcomeUnknown(error)
        )
          throw faults.report(fault, error)
        await pool.suspect()
      }
    }
  }
}

/** The work without a limit on how long a statement may take. */
const patiently =
  <T>(work: Work<T>): Work<T> =>
  async (trx) => {
    await sql`set local statement_timeout = 0`.execute(trx)
    return work(trx)
  }

/**
 * The work while others may only read. PostgreSQL takes a serialisable transaction's snapshot after
 * LOCK TABLE, so none gets in between.
 */
const alone =
  <T>(work: Work<T>, personal: readonly TableName[]): Work<T> =>
  async (trx) => {
    await lockTables(trx, personal)
    return work(trx)
  }

/**
 * The work after other such work. Only migrations write the table that is locked: a lock of those
 * that the work writes would keep autovacuum away, without whose statistics PostgreSQL scans them.
 */
const inTurn =
  <T>(work: Work<T>): Work<T> =>
  async (trx) => {
    await lockTables(trx, ['migration'])
    return work(trx)
  }

/** Lets others only read until the transaction ends; early migrations have few of the tables. */
async function lockOut(trx: Write, personal: readonly TableName[]): Promise<void> {
  const { rows } = await sql<{ name: string }>`select tablename as name from pg_tables
    where schemaname = current_schema() and tablename = any(${personal})`.execute(trx)
  const names = rows.map(({ name }) => name)
  if (names.length > 0) await lockTables(trx, names)
}

const lockTables = (trx: Write, names: readonly string[]) =>
  sql.raw(`lock table ${names.join(', ')} in share row exclusive mode`).execute(trx)

/** Does a transaction again where others got in its way. */
async function attempted<T>(work: (attempt: number) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work(attempt)
    } catch (error) {
      if (error instanceof CopyRefused) continue
      const isDuplicate = stateOf(error) === DUPLICATE_TABLE
      if (isDuplicate && attempt >= DUPLICATE_ATTEMPTS)
        throw new StoreError(
          'the database of DATABASE_URL contains tables of another program; give Whocast one of its own',
          {
            cause: error,
          },
        )
      if (!isDuplicate && !(retried.has(stateOf(error)) && attempt < MAX_ATTEMPTS)) throw error
      await backoff(attempt)
    }
  }
}

/** The version of the schema, asked for with a short deadline. */
async function readVersion(pool: GuardedPool, faults: Engine['faults']): Promise<number> {
  try {
    const [row] = await pool.probe<{ version: number | null }>(
      'select max(version) as version from migration',
    )
    return Number(row?.version ?? 0)
  } catch (error) {
    void pool.suspect()
    const fault = faultOf(error) ?? 'unknown'
    faults.report(fault, error)
    throw notReady(fault, error)
  }
}

/** See `Store.scrub`. */
async function scrubTables(
  pool: GuardedPool,
  personal: readonly TableName[],
  isWhole: boolean,
): Promise<void> {
  // The planner's statistics hold samples of the columns: take new ones, vacuum the old ones.
  for (const table of personal)
    await pool.query({ text: `vacuum (${isWhole ? 'full, ' : ''}analyze) ${table}` }, true)
  await pool.query({ text: `vacuum ${isWhole ? '(full)' : ''} pg_statistic` }, true)
  await pool.query({ text: 'checkpoint' }, true).catch(() => {})
}

/** @throws StoreError if the server cannot be used */
async function checkServer(
  pool: GuardedPool,
  isReplica: boolean,
  log: Logger | undefined,
): Promise<void> {
  try {
    const [row] = await pool.query<{ commit: string }>({
      text: `select current_setting('synchronous_commit') as commit`,
    })
    if (row?.commit === 'off' && !isReplica)
      log?.warn(
        {},
        'synchronous_commit is off: writes that were acknowledged can be lost when the database server crashes',
      )
  } catch (error) {
    await pool.end()
    const cause = error instanceof ServiceError ? error.cause : error
    throw new StoreError(
      `the database of ${isReplica ? 'DATABASE_REPLICA_URL' : 'DATABASE_URL'} cannot be used: ${reasonOf(cause)}`,
      { cause },
    )
  }
}

/** See {@link Engine.openTransactions}. Servers before PostgreSQL 13 lack the functions. */
async function readOpenTransactions(
  db: Kysely<Tables>,
): Promise<{ oldest: number; next: number } | null> {
  try {
    const { rows } = await sql<{ oldest: string; next: string }>`
      select pg_snapshot_xmin(now)::text as oldest, pg_snapshot_xmax(now)::text as next
      from pg_current_snapshot() as now`.execute(db)
    return { oldest: Number(rows[0]?.oldest), next: Number(rows[0]?.next) }
  } catch (error) {
    if (stateOf(error) === UNDEFINED_FUNCTION) return null
    throw error
  }
}

/** Inserts rows by COPY where that can be, else as arrays of their columns. */
function createInserts(): Engine['insertMany'] {
  let hasCopy = true
  return async (trx, rule, rows) => {
    if (rows.length === 0) return
    if (hasCopy && rule.update === undefined && rows.length >= SHORTEST_COPY)
      return copyRows(trx, rule, rows).catch((error: unknown) => {
        hasCopy = !(error instanceof CopyRefused)
        throw error
      })
    const columns = rule.columns.map((column) =>
      rule.lists?.includes(column)
        ? rows.map((row) => `{${row[column]}}`)
        : rows.map((row) => row[column]),
    )
    await trx.executeQuery(CompiledQuery.raw(insertText(rule), columns))
  }
}

/** @throws CopyRefused */
async function copyRows<T extends TableName>(
  trx: Write,
  { table, columns }: InsertRule<T>,
  rows: readonly Row<T>[],
) {
  const text = `copy ${table} (${columns.join(', ')}) from stdin`
  try {
    await trx.executeQuery(CompiledQuery.raw(text, [toCopyData(columns, rows)]))
  } catch (error) {
    throw isCopyMissing(error) ? new CopyRefused('the server has no COPY', { cause: error }) : error
  }
}

function insertText<T extends TableName>(rule: InsertRule<T>): string {
  const arrays = rule.columns.map(
    (column, index) => `$${index + 1}::${rule.numbers.includes(column) ? 'bigint' : 'text'}[]`,
  )
  const names = rule.columns.join(', ')
  const picked = rule.columns.map((column) =>
    rule.lists?.includes(column) ? `${column}::integer[]` : column,
  )
  return `insert into ${rule.table} (${names}) select ${picked.join(', ')} from unnest(${arrays.join(', ')}) as given (${names}) ${onConflict(rule)}`
}

function reasonOf(error: unknown): string {
  const first = error instanceof AggregateError ? (error.errors[0] as unknown) : error
  const reason = first instanceof Error ? first.message : String(first)
  return /unsupported startup parameter/.test(reason)
    ? `${reason}: it is a pooler; set DATABASE_DIRECT_URL to the server itself`
    : reason
}
