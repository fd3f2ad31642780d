import { ServiceError } from '@whocast/contract/error.ts'
import { API_PATH } from '@whocast/contract/identifier.ts'

/** The cost class of a request; `none` is always admitted, and `high` is rejected first. */
export type RequestCost = 'none' | 'low' | 'high'

/** Decides which requests a busy process rejects, so that the others are answered in time. */
export interface Admission {
  /** @throws ServiceError `unavailable` with `Retry-After` if the request is rejected */
  admit(cost: RequestCost): void
  stop(): void
}

interface AdmissionOptions {
  /** Returns how many callers wait for a database connection, for each that there is. */
  waiting?: () => number
  /** Called for each rejected request. */
  onReject?: (cost: RequestCost) => void
  /** Unix or monotonic ms. */
  clock?: () => number
  random?: () => number
  /** Calls `sample` every `ms`; returns what ends it. */
  repeat?: (sample: () => void, ms: number) => () => void
}

/** How often the load is sampled, in ms. */
const SAMPLE_MS = 25
/** How late the event loop may be before requests are rejected, in ms. */
const TARGET_DELAY_MS = 40
/** A burst shorter than this is served whole, in ms. */
const GRACE_MS = 500
/** A process with fewer requests a second is slow for another reason: rejecting them helps no one. */
const MIN_RATE = 50
/** How many callers may wait for each connection. */
const TARGET_WAITING = 2
/** The part of the last sample in the smoothed load. */
const SMOOTHING = 0.3
/** How fast rejections grow while the load is above its target, and decline below it. */
const STEP = { up: 0.05, down: 0.02 }
/** Requests of high cost are all rejected at this level; then those of low cost begin to be. */
const FIRST_LEVEL = 0.3
/** Some requests are always admitted, so that the load can be measured. */
const MAX_REJECTED = 0.95
const RETRY_AFTER_SECONDS = 1

const repeatByTimer = (sample: () => void, ms: number) => {
  const timer = setInterval(sample, ms).unref()
  return () => clearInterval(timer)
}

/**
 * Creates the admission of one process. The load is the delay of the event loop, which is how long
 * requests queue in this process, and the queue for database connections. While it is above its
 * target, a growing part of the requests is rejected; requests that are answered from a cache, probes
 * and owners' own requests never are.
 */
export function createAdmission(options: AdmissionOptions = {}): Admission {
  const { clock = () => performance.now(), random = Math.random, onReject } = options
  let expectedAt = clock() + SAMPLE_MS
  let load = 0
  let level = 0
  let rate = 0
  let requests = 0
  let overloadedAt: number | null = null

  const stop = (options.repeat ?? repeatByTimer)(() => {
    const now = clock()
    const passed = now - expectedAt + SAMPLE_MS
    const delay = Math.max(0, now - expectedAt) / TARGET_DELAY_MS
    expectedAt = now + SAMPLE_MS
    const current = Math.max(delay, (options.waiting?.() ?? 0) / TARGET_WAITING)
    load += SMOOTHING * (current - load)
    // By time: a sample that took long, because the process hung, counts for as many as it replaces.
    const part = 1 - (1 - SMOOTHING) ** (passed / SAMPLE_MS)
    rate += part * ((requests * 1000) / passed - rate)
    requests = 0
    const isOverloaded = load > 1 && rate >= MIN_RATE
    overloadedAt = isOverloaded ? (overloadedAt ?? now) : null
    if (overloadedAt === null) level = Math.max(0, level - STEP.down)
    else if (now - overloadedAt >= GRACE_MS)
      level = Math.min(1, level + STEP.up * Math.min(4, load - 1))
  }, SAMPLE_MS)

  const rejectedPart = (cost: RequestCost) =>
    cost === 'high'
      ? level / FIRST_LEVEL
      : Math.min(MAX_REJECTED, (level - FIRST_LEVEL) / (1 - FIRST_LEVEL))

  return {
    admit(cost) {
      requests += 1
      if (level === 0 || cost === 'none' || random() >= rejectedPart(cost)) return
      onReject?.(cost)
      throw new ServiceError('unavailable', 'The server is overloaded. Try again in a second.', {
        retryAfterSeconds: RETRY_AFTER_SECONDS,
      })
    },
    stop,
  }
}

/** Probes, webhooks, files, and the owner's own requests. */
const free =
  /^\/(livez|readyz|metrics|webhooks\/|assets\/|embed\.js$|\.well-known\/|api\/v1\/(session|me)(\/|$))/
const lookup = /^\/api\/v1\/(ens|eth|fid|fname|socials|lookup|credentials\/check)(\/|$)/

/** Returns what a request may cost, by its method and path. */
export function costOf(method: string, path: string): RequestCost {
  if (free.test(path) || method === 'OPTIONS') return 'none'
  if (lookup.test(path)) return method === 'POST' ? 'high' : 'low'
  // An issuer waits for a PUT, and a person for a page.
  return method === 'PUT' || !path.startsWith(API_PATH) ? 'low' : 'high'
}
