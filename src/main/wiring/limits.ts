import { createFarLimiter } from '../../http/far-limit.ts'
import type { Limits } from '../../http/limits.ts'
import { createLimiter, type Limiter } from '../../http/rate-limit.ts'
import type { Config } from '../config.ts'
import type { Base } from './base.ts'

/** Requests a minute, as configured. */
export const limitsOf = (config: Config) =>
  ({
    anon: config.RATE_LIMIT_ANON.api,
    page: config.RATE_LIMIT_ANON.page,
    picture: config.RATE_LIMIT_ANON.picture,
    session: config.RATE_LIMIT_ANON.session,
    key: config.RATE_LIMIT_KEY.all,
    put: config.RATE_LIMIT_KEY.put,
  }) satisfies Limits

/** Counts requests in Redis, else in PostgreSQL, else for all workers, else in this process. */
export async function createLimiterOf(base: Base): Promise<Limiter> {
  const { config, telemetry, log } = base
  const counters = await createSharedCounters(base)
  const options = { onAlone: () => telemetry.count('limits_alone'), log }
  const limiter =
    counters && config.replicaLagSeconds !== undefined
      ? createFarLimiter({ ...options, counters })
      : createLimiter({ ...options, counters })
  telemetry.gauge(
    'limits_alone_seconds',
    'How long the shared limiter has been unreachable; 0 if it is reachable or not used.',
    () => limiter.aloneMs() / 1000,
  )
  return limiter
}

async function createSharedCounters({ config, member, log, onClose }: Base) {
  const {
    RATE_LIMIT_REDIS_URL: redisUrl,
    DATABASE_URL: databaseUrl,
    DATABASE_DIRECT_URL: directUrl,
    replicaLagSeconds,
  } = config
  if (!redisUrl && !databaseUrl) return member?.counters
  const { openSharedCounters } = await import('../../http/shared-counters.ts')
  const at = redisUrl
    ? { redisUrl }
    : {
        pool: await createLimiterPool(databaseUrl ?? '', {
          isPooled: directUrl !== undefined,
          // No request waits for a server that is far away.
          ms: replicaLagSeconds === undefined ? 1000 : 5000,
        }),
      }
  const { counters, close } = await openSharedCounters(at, log)
  onClose(close)
  return counters
}

/** Opens connections for the limiter alone, so that it waits for no lookup or frozen database. */
async function createLimiterPool(
  databaseUrl: string,
  { isPooled, ms }: { isPooled: boolean; ms: number },
) {
  const { createPool } = await import('../../db/engines/postgres-pool.ts')
  return createPool({
    connectionString: databaseUrl,
    max: 2,
    connectionTimeoutMillis: ms,
    query_timeout: ms,
    ...(isPooled ? {} : { statement_timeout: ms }),
  })
}
