import { ServiceError } from '@whocast/contract/error.ts'
import { API_PATH } from '@whocast/contract/identifier.ts'

/** The cost class of a request; `none` is always admitted, and `high` is rejected first. */
export type RequestCost = 'none' | 'low' | 'high'

/** Decides which requests a busy process rejects, so that the others are answered in time. */
export type Admission = ReturnType<typeof createAdmission>

type RejectableCost = Exclude<RequestCost, 'none'>

interface AdmissionOptions {
  /** Returns what the database does for requests of a cost, as a part of what it can in time. */
  load?: (cost: RejectableCost) => number
  /** Called for each rejected request. */
  onReject?: (cost: RejectableCost) => void
  /** Monotonic ms. */
  clock?: () => number
  /** Runs `work` after all that has arrived by now was handled. */
  atEndOfTurn?: (work: () => void) => void
}

/** How long requests may queue in this process before they are late, in ms. */
const TARGET_MS = { low: 5, high: 3 }
/** Requests that are late for less than this are served whole, in ms. */
const BURST_MS = 2000
/** The part of the time for which requests may always be late. */
const LATE_PART = 0.05
/** How late a request counts as if the database has too much in flight, in ms. */
const FULL_DATABASE_MS = 50
/** A process with fewer requests a second is slow for another reason: rejecting would not help. */
const MIN_RATE = 50
/** For how long requests are counted, in ms, before what they tell is applied. */
const PERIOD_MS = 250
/** So many cheap requests may be rejected, as a part, before fewer expensive ones are admitted. */
const MAX_REJECTED = 0.05
/** After a period with more, the admitted part of expensive requests is multiplied by this. */
const DECREASE = 0.7
/** From none of them to all, in ms, while there are not too many. */
const RECOVERY_MS = 5000
/** The event loop slept if nothing came for so long after a turn, in ms. */
const IDLE_MS = 1

/** One for all: to record its stack would cost as much as the rest of a rejection. */
const OVERLOADED = new ServiceError(
  'unavailable',
  'The server is overloaded. Try again in a second.',
  { retryAfterSeconds: 1 },
)

/** Whether requests of one cost are late. */
interface Lateness {
  /** Late in this turn, as they queued in this process, or as the database had too much in flight. */
  isInTurn: boolean
  isAtDatabase: boolean
  /** For how long they may still be late, in ms. */
  creditMs: number
}

/**
 * Creates the admission of one process. Requests that arrive together are handled in one turn of
 * the event loop, one after the other, and may have queued since the turn before began. A request
 * is late if that is too long ago, or if the database has too much in flight; expensive ones are
 * late sooner. A burst of late requests is served; after it they are rejected at once, before any
 * work. While cheap ones are rejected, fewer and fewer expensive ones are admitted. So the process
 * serves all that it can in time. Requests that are answered from a cache, probes and owners' own
 * requests are never rejected.
 */
export function createAdmission(options: AdmissionOptions = {}) {
  const { clock = () => performance.now(), load = () => 0, onReject } = options
  const { atEndOfTurn = setImmediate } = options
  const turn = { start: clock(), queuedSince: 0, requests: 0 }
  const counted = { since: clock(), requests: 0, cheap: 0, cheapRejected: 0 }
  const lateness: Record<RejectableCost, Lateness> = {
    low: { isInTurn: false, isAtDatabase: false, creditMs: BURST_MS },
    high: { isInTurn: false, isAtDatabase: false, creditMs: BURST_MS },
  }
  /** The part of expensive requests that is admitted, and what of the next one is due. */
  const expensive = { part: 1, due: 0 }
  let rate = 0
  let lastEnd = Number.NEGATIVE_INFINITY

  function beginTurn(now: number): void {
    const passed = now - counted.since
    if (passed >= PERIOD_MS) {
      rate = (counted.requests * 1000) / passed
      const isTooMany = counted.cheapRejected > MAX_REJECTED * counted.cheap
      const quietMs = isTooMany ? passed - PERIOD_MS : passed
      if (isTooMany) expensive.part *= DECREASE
      expensive.part = Math.min(1, expensive.part + quietMs / RECOVERY_MS)
      Object.assign(counted, { since: now, requests: 0, cheap: 0, cheapRejected: 0 })
    }
    turn.queuedSince = now - lastEnd < IDLE_MS ? turn.start : now
    turn.start = now
    atEndOfTurn(endTurn)
  }

  function endTurn(): void {
    const now = clock()
    const passed = Math.min(now - lastEnd, BURST_MS / LATE_PART)
    for (const late of [lateness.low, lateness.high]) {
      // The database works between turns; in this process nothing was late before the turn.
      const lateMs = late.isAtDatabase
        ? Math.min(now - lastEnd, PERIOD_MS)
        : late.isInTurn
          ? now - turn.start
          : 0
      const credit = late.creditMs + LATE_PART * passed - lateMs
      late.creditMs = Math.max(0, Math.min(BURST_MS, credit))
      late.isInTurn = late.isAtDatabase = false
    }
    lastEnd = now
    counted.requests += turn.requests
    turn.requests = 0
  }

  /** Takes the part of expensive requests evenly. */
  function isExpensiveDue(): boolean {
    expensive.due += expensive.part
    if (expensive.due < 1) return false
    expensive.due -= 1
    return true
  }

  function reject(cost: RejectableCost): never {
    if (cost === 'low') counted.cheapRejected += 1
    onReject?.(cost)
    throw OVERLOADED
  }

  return {
    /** @throws ServiceError `unavailable` with `Retry-After` if the request is rejected */
    admit(cost: RequestCost): void {
      const now = clock()
      if (turn.requests === 0) beginTurn(now)
      turn.requests += 1
      if (cost === 'none') return
      const queuedMs = now - turn.queuedSince - TARGET_MS[cost]
      const isFull = load(cost) >= 1
      const lateMs = Math.max(queuedMs, isFull ? FULL_DATABASE_MS : 0)
      if (cost === 'low') counted.cheap += 1
      else if (!isExpensiveDue() && rate >= MIN_RATE) reject(cost)
      if (lateMs === 0) return
      // If cheap requests are late, expensive ones are.
      for (const late of [lateness.high, lateness[cost]]) {
        late.isInTurn = true
        late.isAtDatabase ||= isFull
      }
      // No burst is served while the process is overloaded.
      const mayBeLate = expensive.part === 1 && lateMs < lateness[cost].creditMs
      if (mayBeLate || rate < MIN_RATE) return
      reject(cost)
    },
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
