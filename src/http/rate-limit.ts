import { LRUCache } from 'lru-cache'
import { atMost } from '../kit/lru-size.ts'
import type { Clock, Logger } from '../kit/telemetry.ts'
import { withTimeout } from '../kit/with-timeout.ts'
import { type CounterOutage, createCounterOutage } from './counter-outage.ts'

export const WINDOW_SECONDS = 60
export const WINDOW_MS = WINDOW_SECONDS * 1000

/** The number of requests per minute, as `RateLimit-Policy` names it. */
export interface Policy {
  name: string
  limit: number
}

/** The quota left after one request. */
export interface Quota {
  isWithin: boolean
  remaining: number
  resetSeconds: number
}

/** Counts that several processes share, of one window that begins with the first count. */
export interface SharedCounters {
  /** Adds points, atomically. Returns their sum in this window and the ms left of it. */
  add(key: string, points: number): Promise<{ total: number; msLeft: number }>
}

export interface Limiter {
  /** Counts `cost` if it is within the policy; at once unless a shared counter must be queried. */
  take(policy: Policy, client: string, cost?: number): Quota | Promise<Quota>
  /** Gives back what was taken. Returns what is left. */
  give(policy: Policy, client: string, cost?: number): Quota
  /** Returns the remaining quota, without taking. */
  peek(policy: Policy, client: string): Quota
  /** Returns for how long the shared counters have failed, in ms; 0 if they work or are not used. */
  aloneMs(): number
}

export interface LimiterOptions {
  /** Absent: this process counts alone. */
  counters?: SharedCounters | undefined
  /** Called for each window that is counted here alone, as the shared counters did not answer. */
  onAlone?: () => void
  clock?: Clock
  log: Logger
}

interface Bucket {
  /** In ms of the limiter's clock. */
  resetAt: number
  /** Points that this process holds and has not spent. */
  available: number
  /** Points that no process has taken yet, as far as this one knows. */
  free: number
  /** Points that this process took in this window. */
  taken: number
  /** Points that requests wait for: one refill serves all of them. */
  wanted: number
  refill: Promise<void> | null
}

/** The most clients a minute; the longest idle ones are dropped, so that memory is bounded. */
export const MAX_BUCKETS = 100_000
/** The part of a limit that is taken from shared counters at once, so that keys rarely wait. */
const LEASE_SHARE = 1 / 16
const MAX_LEASE = 64
/** How long a request waits for the shared counters, a second attempt included. */
const STORE_TIMEOUT_MS = 1000
/** A failure before that is one of the connection, and another connection is tried. */
const RETRY_WITHIN_MS = STORE_TIMEOUT_MS / 2
/** How far the clocks of processes that share counters may differ. */
export const CLOCK_SKEW_MS = 5000
/** A failure longer ago, without a trial since, says nothing about the counters, in ms. */
export const REMEMBERED_MS = 2 * WINDOW_MS

interface LimiterContext extends LimiterOptions {
  clock: Clock
  buckets: LRUCache<string, Bucket>
  outage: CounterOutage
}

/**
 * Limits by fixed windows of a minute. Where counters are shared, a process takes points from them,
 * as many as requests wait for, in small leases where the limit is large, and spends what it took:
 * all processes together never grant more than the limit. When the counters fail, each process
 * limits on its own, what it granted before in the window included; it is never unlimited.
 */
export function createLimiter(options: LimiterOptions): Limiter {
  const clock = options.clock ?? (() => performance.now())
  const buckets = new LRUCache<string, Bucket>(atMost(MAX_BUCKETS))
  const outage = createCounterOutage(clock, REMEMBERED_MS)
  const context: LimiterContext = { ...options, clock, buckets, outage }
  return {
    take(policy, client, cost = 1) {
      const key = `${policy.name}:${client}`
      const bucket = current(context, key, policy)
      if (bucket.available >= cost || bucket.available + bucket.free < cost) {
        const quota = spend(context, bucket, cost)
        refillEarly(context, bucket, key, policy)
        return quota
      }
      return refillAndTake(context, bucket, key, policy, cost)
    },
    give(policy, client, cost = 1) {
      const bucket = current(context, `${policy.name}:${client}`, policy)
      bucket.available = Math.min(policy.limit, bucket.available + cost)
      return quotaOf(context, bucket, true)
    },
    peek: (policy, client) =>
      quotaOf(context, current(context, `${policy.name}:${client}`, policy), true),
    aloneMs: outage.lastingMs,
  }
}

const quotaOf = ({ clock }: LimiterContext, bucket: Bucket, isWithin: boolean): Quota => ({
  isWithin,
  remaining: bucket.available + bucket.free,
  resetSeconds: Math.max(1, Math.ceil((bucket.resetAt - clock()) / 1000)),
})

/** The bucket of the window that is open now. */
function current(
  { buckets, clock, counters }: LimiterContext,
  key: string,
  policy: Policy,
): Bucket {
  const now = clock()
  const known = buckets.get(key)
  if (known && now < known.resetAt) return known
  const granted = counters ? 0 : policy.limit
  const bucket = {
    resetAt: now + WINDOW_MS,
    available: granted,
    free: policy.limit - granted,
    taken: granted,
    wanted: 0,
    refill: null,
  }
  buckets.set(key, bucket)
  return bucket
}

function spend(context: LimiterContext, bucket: Bucket, cost: number): Quota {
  if (bucket.available < cost) return quotaOf(context, bucket, false)
  bucket.available -= cost
  return quotaOf(context, bucket, true)
}

/** Takes the next lease before the last one is spent, so that no request waits for it. */
function refillEarly(context: LimiterContext, bucket: Bucket, key: string, policy: Policy): void {
  if (!context.counters || bucket.refill || context.outage.isWaiting()) return
  if (bucket.available < leaseOf(policy, bucket) / 2) startRefill(context, bucket, key, policy)
}

const startRefill = (...[context, bucket, key, policy]: Parameters<typeof refill>) => {
  bucket.refill ??= refill(context, bucket, key, policy).finally(() => {
    bucket.refill = null
  })
  return bucket.refill
}

/** The points that a process takes at once. */
const leaseOf = ({ limit }: Policy, { free }: Bucket): number =>
  Math.min(MAX_LEASE, Math.floor(limit * LEASE_SHARE), Math.floor(free / 8))

async function refillAndTake(
  context: LimiterContext,
  bucket: Bucket,
  key: string,
  policy: Policy,
  cost: number,
): Promise<Quota> {
  bucket.wanted += cost
  while (bucket.available < cost && bucket.available + bucket.free >= cost)
    await startRefill(context, bucket, key, policy)
  bucket.wanted -= cost
  return spend(context, bucket, cost)
}

/** Takes points for waiting requests: from the shared counters, else what may be granted alone. */
async function refill(
  context: LimiterContext,
  bucket: Bucket,
  key: string,
  policy: Policy,
): Promise<void> {
  const { counters, outage, log } = context
  if (counters && !outage.isWaiting()) {
    try {
      await refillShared(context, counters, bucket, key, policy)
      outage.end()
      return
    } catch (error) {
      outage.fail()
      log.warn({ err: error }, 'the shared limiter is unreachable; this process limits on its own')
    }
  }
  context.onAlone?.()
  const alone = Math.max(0, policy.limit - bucket.taken)
  bucket.available += alone
  bucket.taken += alone
  bucket.free = 0
}

async function refillShared(
  { clock }: LimiterContext,
  counters: SharedCounters,
  bucket: Bucket,
  key: string,
  policy: Policy,
) {
  const points = Math.max(bucket.wanted - bucket.available, leaseOf(policy, bucket))
  const { total, msLeft } = await add(counters, key, points)
  if (msLeft > WINDOW_MS + CLOCK_SKEW_MS)
    throw new Error('a shared window ends later than it can: a clock was set')
  const granted = Math.min(points, Math.max(0, policy.limit - (total - points)))
  bucket.available += granted
  bucket.taken += granted
  bucket.free = Math.max(0, policy.limit - total)
  bucket.resetAt = clock() + Math.min(WINDOW_MS, msLeft)
}

/** Adds to the shared count; retries an early failure. Points may get lost, never granted twice. */
async function add(counters: SharedCounters, key: string, points: number) {
  const startedAt = performance.now()
  try {
    return await withTimeout(counters.add(key, points), STORE_TIMEOUT_MS)
  } catch (error) {
    const passed = performance.now() - startedAt
    if (passed > RETRY_WITHIN_MS) throw error
    return withTimeout(counters.add(key, points), STORE_TIMEOUT_MS - passed)
  }
}
