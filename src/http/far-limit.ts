import { LRUCache } from 'lru-cache'
import { atMost } from '../kit/lru-size.ts'
import { withTimeout } from '../kit/with-timeout.ts'
import { type CounterOutage, createCounterOutage } from './counter-outage.ts'
import {
  CLOCK_SKEW_MS,
  type Limiter,
  type LimiterOptions,
  MAX_BUCKETS,
  type Policy,
  type Quota,
  REMEMBERED_MS,
  type SharedCounters,
  WINDOW_MS,
} from './rate-limit.ts'

/**
 * The part of a limit that a process grants before it is counted: so far may it exceed the limit,
 * with what others have taken meanwhile.
 */
const ADVANCE_SHARE = 1 / 16
/** How long a report may take, in ms. */
const REPORT_MS = 5000

/** The window of one client. */
interface Bucket {
  /** In ms of the limiter's clock. */
  resetAt: number
  /** Points that all processes have taken, as last reported, and this one since then. */
  taken: number
  /** Points that this process granted and did not report yet. */
  unreported: number
  /** Points in the report under way. */
  reporting: number
  report: Promise<void> | null
  /** Whether the counters failed in this window. */
  isAlone: boolean
}

interface FarOptions extends LimiterOptions {
  counters: SharedCounters
}

interface FarContext extends FarOptions {
  clock: () => number
  buckets: LRUCache<string, Bucket>
  outage: CounterOutage
}

/** A policy and a client, with their bucket. */
interface Counted {
  key: string
  policy: Policy
  bucket: Bucket
}

/**
 * Limits by windows of a minute, with shared counters that are far away. A process grants first and
 * reports afterwards, so that no request waits for the counters, unless one client sends more than
 * a sixteenth of its limit within a round trip. Each process may exceed a limit by that part. While
 * the counters fail, each process limits on its own.
 */
export function createFarLimiter(options: FarOptions): Limiter {
  const clock = options.clock ?? (() => performance.now())
  const buckets = new LRUCache<string, Bucket>(atMost(MAX_BUCKETS))
  const outage = createCounterOutage(clock, REMEMBERED_MS)
  const context: FarContext = { ...options, clock, buckets, outage }
  return {
    take(policy, client, cost = 1) {
      const counted = countedOf(context, policy, client)
      return mayGrant(context, counted, cost)
        ? grant(context, counted, cost)
        : takeLater(context, policy, client, cost)
    },
    give(policy, client, cost = 1) {
      const counted = countedOf(context, policy, client)
      const { bucket } = counted
      const given = Math.min(cost, bucket.taken)
      bucket.taken -= given
      bucket.unreported -= given
      return quotaOf(context, counted, true)
    },
    peek: (policy, client) => quotaOf(context, countedOf(context, policy, client), true),
    aloneMs: outage.lastingMs,
  }
}

function countedOf({ buckets, clock }: FarContext, policy: Policy, client: string): Counted {
  const key = `${policy.name}:${client}`
  const now = clock()
  const known = buckets.get(key)
  if (known && now < known.resetAt) return { key, policy, bucket: known }
  const bucket: Bucket = {
    resetAt: now + WINDOW_MS,
    taken: 0,
    unreported: 0,
    reporting: 0,
    report: null,
    isAlone: false,
  }
  buckets.set(key, bucket)
  return { key, policy, bucket }
}

const quotaOf = ({ clock }: FarContext, { policy, bucket }: Counted, isWithin: boolean): Quota => ({
  isWithin,
  remaining: Math.max(0, policy.limit - bucket.taken),
  resetSeconds: Math.max(1, Math.ceil((bucket.resetAt - clock()) / 1000)),
})

const isOver = ({ policy, bucket }: Counted, cost: number) => bucket.taken + cost > policy.limit

/** Returns true if a request is decided at once, granted or not. */
function mayGrant(context: FarContext, counted: Counted, cost: number): boolean {
  const { policy, bucket } = counted
  const advance = Math.ceil(policy.limit * ADVANCE_SHARE)
  return (
    isOver(counted, cost) ||
    context.outage.isWaiting() ||
    bucket.unreported + bucket.reporting + cost <= advance
  )
}

function grant(context: FarContext, counted: Counted, cost: number): Quota {
  if (isOver(counted, cost)) return quotaOf(context, counted, false)
  counted.bucket.taken += cost
  counted.bucket.unreported += cost
  startReport(context, counted)
  return quotaOf(context, counted, true)
}

/** Takes after the points granted before are counted; a large cost itself as well. */
async function takeLater(
  context: FarContext,
  policy: Policy,
  client: string,
  cost: number,
): Promise<Quota> {
  for (;;) {
    const counted = countedOf(context, policy, client)
    const { bucket } = counted
    if (mayGrant(context, counted, cost)) return grant(context, counted, cost)
    if (bucket.unreported + bucket.reporting > 0) {
      await startReport(context, counted)
      continue
    }
    grant(context, counted, cost)
    await bucket.report
    // Others may have taken the rest.
    return quotaOf(context, counted, bucket.taken <= policy.limit)
  }
}

/** Begins to report the granted points, if they are not being reported. */
function startReport(context: FarContext, counted: Counted): Promise<void> | null {
  const { bucket } = counted
  if (!context.outage.isWaiting()) bucket.report ??= report(context, counted)
  else if (!bucket.isAlone) {
    bucket.isAlone = true
    context.onAlone?.()
  }
  return bucket.report
}

/** Reports the granted points until none are left, or the counters fail. */
async function report(context: FarContext, { key, policy, bucket }: Counted): Promise<void> {
  const { counters, clock, outage, log } = context
  while (bucket.unreported > 0 && clock() < bucket.resetAt && !outage.isWaiting()) {
    const points = bucket.unreported
    bucket.reporting = points
    bucket.unreported = 0
    try {
      const { total, msLeft } = await withTimeout(counters.add(key, points), REPORT_MS)
      if (msLeft > WINDOW_MS + CLOCK_SKEW_MS)
        throw new Error('a shared window ends later than it can: a clock was set')
      bucket.taken = total + bucket.unreported
      bucket.resetAt = clock() + Math.min(WINDOW_MS, msLeft)
      outage.end()
    } catch (error) {
      bucket.unreported += points
      if (!outage.isWaiting())
        log.warn(
          { err: error, limit: policy.name },
          'the shared limiter is unreachable; this process limits on its own',
        )
      outage.fail()
    }
    bucket.reporting = 0
  }
  bucket.report = null
}
