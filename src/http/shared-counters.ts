import { Redis } from 'ioredis'
import pg, { type Pool } from 'pg'
import { RateLimiterPostgres, RateLimiterRedis } from 'rate-limiter-flexible'
import type { Logger } from '../kit/telemetry.ts'
import type { SharedCounters } from './rate-limit.ts'
import { WINDOW_SECONDS } from './rate-limit.ts'

/**
 * The part of rate-limiter-flexible that our limiter uses: the limiter itself decides what is too
 * much.
 */
interface Counting {
  consume(key: string, points: number): Promise<{ consumedPoints: number; msBeforeNext: number }>
}

const options = { points: Number.MAX_SAFE_INTEGER, duration: WINDOW_SECONDS }

const asCounters = (counting: Counting): SharedCounters => ({
  async add(key, points) {
    const { consumedPoints, msBeforeNext } = await counting.consume(key, points)
    return { total: consumedPoints, msLeft: msBeforeNext }
  },
})

/** Counters in Redis, by rate-limiter-flexible. Fails at once while Redis is not connected. */
export async function createRedisCounters(client: Redis): Promise<SharedCounters> {
  return asCounters(
    new RateLimiterRedis({
      ...options,
      storeClient: client,
      keyPrefix: 'whocast:limit',
      rejectIfRedisNotReady: true,
    }),
  )
}

/**
 * Creates the table of counters as `UNLOGGED`, or makes an older one so: a request does not wait for
 * the disk, and after a crash all windows begin again. Where the server has no such tables,
 * rate-limiter-flexible creates an ordinary one.
 */
async function createCounterTable(pool: Pool): Promise<void> {
  try {
    await pool.query(
      `create unlogged table if not exists ${TABLE} (
        key varchar(255) primary key, points integer not null default 0, expire bigint)`,
    )
    const { rows } = await pool.query(
      `select 1 from pg_class where oid = '${TABLE}'::regclass and relpersistence = 'p'`,
    )
    if (rows.length > 0) await pool.query(`alter table ${TABLE} set unlogged`)
  } catch (error) {
    if (!(error instanceof pg.DatabaseError)) throw error
  }
}

const TABLE = 'rate_limit'

/** Returns counters in a PostgreSQL table of their own, by rate-limiter-flexible. */
export async function createPostgresCounters(pool: Pool): Promise<SharedCounters> {
  let ready: Promise<Counting> | undefined
  /** Created by the first caller, and again by the next if that failed. */
  const open = () => {
    ready ??= createCounterTable(pool)
      .then(
        () =>
          new Promise<Counting>((resolve, reject) => {
            const limiter = new RateLimiterPostgres(
              {
                ...options,
                storeClient: pool,
                storeType: 'pool',
                keyPrefix: 'limit',
                tableName: TABLE,
              },
              (error?: unknown) => (error ? reject(error) : resolve(limiter)),
            )
          }),
      )
      .catch((error: unknown) => {
        ready = undefined
        throw error
      })
    return ready
  }
  return {
    async add(key, points) {
      return asCounters(await open()).add(key, points)
    },
  }
}

/**
 * The counters that several processes share: in Redis, or in PostgreSQL by a pool that is ours to
 * close.
 *
 * While neither can be reached the limiter counts alone; that is logged.
 */
export async function openSharedCounters(
  at: { redisUrl: string } | { pool: Pool },
  log: Pick<Logger, 'warn'>,
): Promise<{ counters: SharedCounters; close(): Promise<void> }> {
  if ('redisUrl' in at) {
    const client = new Redis(at.redisUrl, { enableOfflineQueue: false, maxRetriesPerRequest: 1 })
    client.on('error', (error) =>
      log.warn({ err: error }, 'redis cannot be reached; limits are counted by this process alone'),
    )
    return { counters: await createRedisCounters(client), close: async () => client.disconnect() }
  }
  const { pool } = at
  pool.on('error', (error) => log.warn({ err: error }, 'a connection of the limiter was lost'))
  return { counters: await createPostgresCounters(pool), close: () => pool.end() }
}
