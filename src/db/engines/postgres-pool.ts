import type { Duplex } from 'node:stream'
import pg from 'pg'
import { withTimeout } from '../../kit/with-timeout.ts'
import { CopyData, copyInto } from './copy.ts'
import { type Fault, type Faults, faultTexts } from './faults.ts'
import { isConnectionState } from './postgres-faults.ts'
import { createServerWatch, type ServerWatch } from './server-watch.ts'

/** Ms after which an unanswered statement makes us check whether the server answers at all. */
const SUSPECT_MS = 700
/** How long the server may take to answer that question, connecting included, in ms. */
const PROBE_MS = 800
/** The same for a server that is far away: a connection takes five round trips. */
const FAR_PROBE_MS = 3000
/** For a connection, new or given back by others, in ms. */
const CONNECT_MS = 5000
/** The last resort for a statement, in ms, above the 30 s after which the server cancels it. */
const STATEMENT_MS = 35_000
/** The longest time of a timer. */
const FOREVER_MS = 2 ** 31 - 1
/** Ms of silence until a connection is probed: dead peers are noticed within half a minute. */
const KEEP_ALIVE_MS = 10_000

/**
 * A client that never ends the process. pg emits `error` on a client when its connection breaks,
 * also while a caller has it, and an `error` without a listener is an uncaught exception. A caller
 * that waits for a result gets the error from its own promise.
 */
class QuietClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config)
    this.on('error', () => {})
  }
}

/** A pool whose clients never end the process, with TCP keep-alive. */
export function createPool(config: pg.PoolConfig): pg.Pool {
  return new pg.Pool({
    application_name: 'whocast',
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    ...config,
    Client: QuietClient,
  } as pg.PoolConfig)
}

/** A client for a connection of its own, as quiet. */
export const createClient = (config: pg.ClientConfig): pg.Client =>
  new QuietClient({ keepAlive: true, keepAliveInitialDelayMillis: KEEP_ALIVE_MS, ...config })

/** Breaks a connection at once: what waits on it fails, and nothing is read from it again. */
function destroy(client: pg.ClientBase, reason: string): void {
  const { connection } = client as unknown as { connection: { stream: Duplex } }
  connection.stream.destroy(new Error(reason))
}

/** As Kysely's dialect wants a client. */
interface GuardedClient {
  query(text: string | pg.QueryConfig, values?: readonly unknown[]): Promise<pg.QueryResult>
  release(): void
}

export type GuardedPool = ReturnType<typeof createGuardedPool>

interface GuardedPoolOptions {
  databaseUrl: string
  size: number
  /** Whether a pooler of transactions is in between, which takes no settings of a connection. */
  isPooled?: boolean
  /** Whether the server is far away. */
  isFar?: boolean
  /** Ms that a replica is waited for in all; it is not watched, as there is the primary. */
  timeoutMs?: number
  /** Called for each broken connection. */
  onLost?: (error: unknown) => void
  types?: pg.CustomTypesConfig
  faults: Faults
}

/**
 * Connections to one server that may stop, restart, freeze or be replaced at any moment.
 *
 * A statement that takes long, or a connection that breaks, leads to a probe on a connection of its
 * own. When the probe is not answered the server counts as down: every connection is broken, so
 * that a late answer can never be taken for another statement's, and callers fail at once until a
 * probe is answered again.
 */
export function createGuardedPool(options: GuardedPoolOptions) {
  const { databaseUrl, size, isPooled = false, timeoutMs, faults, types } = options
  const probeMs = options.isFar ? FAR_PROBE_MS : PROBE_MS
  const pool = createPool({
    connectionString: databaseUrl,
    max: size,
    connectionTimeoutMillis: timeoutMs ?? CONNECT_MS,
    query_timeout: timeoutMs ?? STATEMENT_MS,
    // Connections to a replica are kept, so that its end is noticed.
    idleTimeoutMillis: timeoutMs ? 0 : 30_000,
    ...(isPooled ? {} : { statement_timeout: 30_000, idle_in_transaction_session_timeout: 60_000 }),
    ...(types ? { types } : {}),
  })
  const clients = new Set<pg.ClientBase>()
  pool.on('connect', (client) => clients.add(client))
  pool.on('remove', (client) => clients.delete(client))
  pool.on('error', (error) => {
    options.onLost?.(error)
    void watch.suspect()
  })
  const monitor = createPool({
    connectionString: databaseUrl,
    application_name: 'whocast-probe',
    // One for probes, one for `/readyz`.
    max: 2,
    connectionTimeoutMillis: probeMs,
    query_timeout: probeMs,
    idleTimeoutMillis: 30_000,
    ...(types ? { types } : {}),
  })
  monitor.on('error', () => {})
  const unknownOutcomes = new WeakSet<object>()

  const watch = createServerWatch({
    ask: () => withTimeout(monitor.query('select 1'), probeMs),
    faults,
    // A replica is not watched, as there is the primary.
    isWatched: timeoutMs === undefined,
    onDown: (fault) => reconnect(faultTexts[fault]),
  })
  const waits = new Set<Wait>()
  const guarded = { pool, watch, waits, unknownOutcomes }

  /** Breaks every connection: the next ones may lead to another server. */
  function reconnect(reason: string): void {
    for (const client of clients) destroy(client, reason)
  }

  return {
    /** Opens a connection; statements of a patient one may take as long as they like. */
    connect: (isPatient?: boolean) => connect(guarded, isPatient),
    /** Watches the statements of a connection of another owner, until it is released. */
    guard(client: pg.ClientBase, release: (broken?: Error) => void): GuardedClient {
      clients.add(client)
      return guard(guarded, client, (broken) => {
        clients.delete(client)
        release(broken)
      })
    },
    /** Runs one statement. */
    async query<Row extends pg.QueryResultRow>(query: pg.QueryConfig, isPatient = false) {
      const client = await connect(guarded, isPatient)
      try {
        return (await client.query(query)).rows as Row[]
      } finally {
        client.release()
      }
    },
    ready: watch.ready,
    suspect: watch.suspect,
    /** Runs one statement on a connection of its own, within a second. */
    async probe<Row extends pg.QueryResultRow>(text: string): Promise<Row[]> {
      const down = watch.down()
      if (down) throw down.cause
      return (await withTimeout(monitor.query<Row>(text), probeMs)).rows
    },
    reconnect,
    /** Returns why the server is down; null while it is up. */
    fault: (): Fault | null => watch.down()?.fault ?? null,
    counts: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    /** Returns how long the caller has waited that waits longest for a connection, in ms. */
    longestWaitMs(): number {
      const [oldest] = waits
      return oldest ? performance.now() - oldest.since : 0
    },
    /** Returns true if a transaction may have been committed although it failed with this error. */
    isOutcomeUnknown: (error: unknown): boolean =>
      typeof error === 'object' && error !== null && unknownOutcomes.has(error),
    async end(): Promise<void> {
      watch.end()
      await Promise.all([pool.end(), monitor.end()])
    },
  }
}

/** A caller that waits for a connection. */
interface Wait {
  /** By `performance.now`. */
  since: number
}

interface Guarded {
  pool: pg.Pool
  watch: ServerWatch
  /** The oldest first. */
  waits: Set<Wait>
  /** Errors of transactions that may have been committed. */
  unknownOutcomes: WeakSet<object>
}

/** Returns a connection; waits for one, but not for one to a server that is found to be down. */
function acquire({ pool, watch, waits }: Guarded): Promise<pg.PoolClient> {
  const waiting = pool.connect()
  const isFree = pool.idleCount > 0 && pool.idleCount >= pool.waitingCount
  return isFree ? waiting : acquireWatched(waiting, { watch, waits })
}

function acquireWatched(
  waiting: Promise<pg.PoolClient>,
  { watch, waits }: Pick<Guarded, 'watch' | 'waits'>,
): Promise<pg.PoolClient> {
  const wait = { since: performance.now() }
  waits.add(wait)
  return new Promise((resolve, reject) => {
    const slow = setTimeout(() => void watch.suspect(), SUSPECT_MS)
    let isOver = false
    const end = () => {
      isOver = true
      waits.delete(wait)
      clearTimeout(slow)
      endListening()
    }
    // Not a promise to race: what waits for one that never resolves is never freed.
    const endListening = watch.onTurn(() => {
      const down = watch.down()
      if (!down) return
      end()
      reject(new Error(faultTexts[down.fault], { cause: down.cause }))
    })
    waiting.then(
      (client) => {
        if (isOver) return client.release()
        end()
        resolve(client)
      },
      (error: unknown) => {
        end()
        reject(error)
      },
    )
  })
}

/** A connection whose statements are watched. */
async function connect(guarded: Guarded, isPatient = false): Promise<GuardedClient> {
  const client = await acquire(guarded)
  return guard(guarded, client, (broken) => client.release(broken), isPatient)
}

function guard(
  { watch, unknownOutcomes }: Guarded,
  client: pg.ClientBase,
  release: (broken?: Error) => void,
  isPatient = false,
): GuardedClient {
  const patience = isPatient ? { query_timeout: FOREVER_MS } : {}
  let broken: unknown = null
  return {
    async query(query, values) {
      // Later statements on a broken connection, such as a rollback, fail with the same error.
      if (broken) throw broken
      const slow = setTimeout(() => void watch.suspect(), SUSPECT_MS)
      try {
        const config =
          typeof query === 'string' ? { text: query, values: values as unknown[] } : query
        const [data] = config.values ?? []
        if (data instanceof CopyData)
          return await copyInto(client, { text: config.text, ...patience }, data)
        return await client.query({ ...config, ...patience })
      } catch (error) {
        if (!(error instanceof pg.DatabaseError) || isConnectionState(error)) {
          broken = error
          if (query === 'commit') unknownOutcomes.add(error as object)
        }
        throw error
      } finally {
        clearTimeout(slow)
      }
    },
    release: () => release(broken instanceof Error ? broken : undefined),
  }
}
