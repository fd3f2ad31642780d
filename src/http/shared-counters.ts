import { Redis } from 'ioredis'
import pg, { type Pool } from 'pg'
import { RateLimiterRedis } from 'rate-limiter-flexible'
import { createBatches } from '../db/together.ts'
import type { Logger } from '../kit/telemetry.ts'
import { type SharedCounters, WINDOW_SECONDS } from './rate-limit.ts'

/** Counters in Redis, by rate-limiter-flexible. Fails at once while Redis is not connected. */
export async function createRedisCounters(client: Redis): Promise<SharedCounters> {
  const counting = new RateLimiterRedis({
    // The limiter itself decides what is too much.
    points: Number.MAX_SAFE_INTEGER,
    duration: WINDOW_SECONDS,
    storeClient: client,
    keyPrefix: 'whocast:limit',
    rejectIfRedisNotReady: true,
  })
  return {
    async add(key, points) {
      const { consumedPoints, msBeforeNext } = await counting.consume(key, points)
      return { total: consumedPoints, msLeft: msBeforeNext }
    },
  }
}

const TABLE = 'rate_limit'
const COLUMNS = '(key varchar(255) primary key, points integer not null default 0, expire bigint)'

/**
 * Creates the table of counters as `UNLOGGED`, or makes an older one so: no request waits for the
 * disk, and after a crash all windows begin again. Where the server has no such tables, creates an
 * ordinary one.
 */
async function createCounterTable(pool: Pool): Promise<void> {
  try {
    await pool.query(`create unlogged table if not exists ${TABLE} ${COLUMNS}`)
    const { rows } = await pool.query(
      `select 1 from pg_class where oid = '${TABLE}'::regclass and relpersistence = 'p'`,
    )
    if (rows.length > 0) await pool.query(`alter table ${TABLE} set unlogged`)
  } catch (error) {
    if (!(error instanceof pg.DatabaseError)) throw error
    await pool.query(`create table if not exists ${TABLE} ${COLUMNS}`)
  }
}

/** How many windows one statement counts at most. */
const MAX_TOGETHER = 500
const PRUNE_EVERY_MS = 300_000

/** Adds points to windows; one that is over begins again. $3: unix ms; $4: ms of a window. */
const ADD = `insert into ${TABLE} as counted (key, points, expire)
  select key, points, $3::bigint + $4::bigint
  from unnest($1::text[], $2::integer[]) as given (key, points) order by key
  on conflict (key) do update set
    points = case when counted.expire <= $3 then 0 else counted.points end + excluded.points,
    expire = case when counted.expire <= $3 then excluded.expire else counted.expire end
  returning key, points, expire`

interface Added {
  key: string
  points: number
}

/** Returns counters in a PostgreSQL table of their own; adds that wait share a statement. */
export function createPostgresCounters(pool: Pool): SharedCounters {
  let ready: Promise<void> | undefined
  let prunedAt = Date.now()

  /** Adds up to {@link MAX_TOGETHER} points, of different keys or the same. */
  async function addAll(all: Added[]): Promise<Awaited<ReturnType<SharedCounters['add']>>[]> {
    // Created by the first caller, and again by the next if that failed.
    ready ??= createCounterTable(pool).catch((error: unknown) => {
      ready = undefined
      throw error
    })
    await ready
    const sums = new Map<string, number>()
    for (const { key, points } of all) sums.set(key, (sums.get(key) ?? 0) + points)
    const now = Date.now()
    const { rows } = await pool.query<{ key: string; points: number; expire: string }>({
      name: 'count',
      text: ADD,
      values: [[...sums.keys()], [...sums.values()], now, WINDOW_SECONDS * 1000],
    })
    if (now - prunedAt > PRUNE_EVERY_MS) {
      prunedAt = now
      pool.query(`delete from ${TABLE} where expire < $1`, [now]).catch(() => {})
    }
    const totals = new Map(rows.map((row) => [row.key, row]))
    // The last one of a key comes after all others.
    return all
      .toReversed()
      .map(({ key, points }) => {
        const row = totals.get(key)
        const total = row?.points ?? 0
        if (row) row.points -= points
        return { total, msLeft: Number(row?.expire ?? now) - now }
      })
      .toReversed()
  }

  const add = createBatches<Added, Awaited<ReturnType<SharedCounters['add']>>>(
    // None is tried again by itself: its caller does that, or has ceased to wait.
    (all) => addAll(all).catch((error: Error) => all.map(() => error)),
    MAX_TOGETHER,
  )
  return { add: (key, points) => add({ key: `limit:${key}`, points }) }
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
  return { counters: createPostgresCounters(pool), close: () => pool.end() }
}
