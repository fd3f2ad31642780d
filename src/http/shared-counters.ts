import type { Redis } from 'ioredis'
import type { Pool } from 'pg'
import type { SharedCounters } from './rate-limit.ts'
import { WINDOW_SECONDS } from './rate-limit.ts'

/** What our limiter uses of rate-limiter-flexible: it decides itself what is too much. */
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
  const { RateLimiterRedis } = await import('rate-limiter-flexible')
  return asCounters(
    new RateLimiterRedis({ ...options, storeClient: client, keyPrefix: 'whocast:limit', rejectIfRedisNotReady: true }),
  )
}

/** Counters in a PostgreSQL table of their own (`rate_limit`, created when missing), by rate-limiter-flexible. */
export async function createPostgresCounters(pool: Pool): Promise<SharedCounters> {
  const { RateLimiterPostgres } = await import('rate-limiter-flexible')
  let ready: Promise<Counting> | undefined
  /** The table is made by the first that asks, and again by the next when that failed. */
  const open = () => {
    ready ??= new Promise<Counting>((resolve, reject) => {
      const limiter = new RateLimiterPostgres(
        { ...options, storeClient: pool, storeType: 'pool', keyPrefix: 'limit', tableName: 'rate_limit' },
        (error?: unknown) => (error ? reject(error) : resolve(limiter)),
      )
    }).catch((error: unknown) => {
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
