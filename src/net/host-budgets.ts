import { LRUCache } from 'lru-cache'
import { atMost } from '../kit/lru-size.ts'
import type { Clock } from '../kit/telemetry.ts'
import { OverBudgetError, UnreadableError } from './page-error.ts'
import { Slots } from './slots.ts'

const HOUR_MS = 60 * 60 * 1000
const MAX_HOSTS = 5000
/** Longest pause that a host may ask for, ms. */
const MAX_PAUSE_MS = 24 * HOUR_MS
/** The part of a host's hour that checks of one profile may use: the others have their turn. */
const PROFILE_SHARE = 1 / 5
/** A single check must fit into it. */
const MIN_SHARE = 6
/** How long a request waits for its turn, ms. */
const PATIENCE_MS = 60_000

interface HostState {
  /** When the present hour began, unix ms. */
  since: number
  used: number
  /** Requests by profile. */
  usedFor: Map<string, number>
  pausedUntil: number
}

export type Hosts = ReturnType<typeof createHosts>

/** Limits requests to each host: so many an hour, two at once, none while it asks for a pause. */
export function createHosts({ clock }: { clock: Clock }) {
  const states = new LRUCache<string, HostState>(atMost(MAX_HOSTS))
  const slots = new Slots({ total: 8, perGroup: 2, waiting: 500 })
  const stateOf = (host: string): HostState => {
    const entry = states.get(host)
    if (entry && entry.since + HOUR_MS > clock()) return entry
    const usedFor = new Map<string, number>()
    const state = { since: clock(), used: 0, usedFor, pausedUntil: entry?.pausedUntil ?? 0 }
    states.set(host, state)
    return state
  }
  return {
    /**
     * Runs one request to a host.
     *
     * @param profile whose account is checked: each has a fair share of the budget
     * @throws UnreadableError the host asked for a pause; OverBudgetError its budget or the
     *   profile's share is used up; `retryAt` is when it may be tried again
     */
    run: <T>(host: string, perHour: number, work: () => Promise<T>, profile?: string): Promise<T> =>
      slots.run(host, PATIENCE_MS, async () => {
        const state = stateOf(host)
        if (state.pausedUntil > clock())
          throw new UnreadableError(`${host} asked for a pause`, { retryAt: state.pausedUntil })
        const retryAt = state.since + HOUR_MS
        if (state.used >= perHour)
          throw new OverBudgetError(`the hourly budget of ${host} is used up`, { retryAt })
        if (profile !== undefined) {
          const used = state.usedFor.get(profile) ?? 0
          if (used >= Math.max(MIN_SHARE, perHour * PROFILE_SHARE))
            throw new OverBudgetError(`this profile's share of ${host} is used up`, { retryAt })
          state.usedFor.set(profile, used + 1)
        }
        state.used += 1
        return work()
      }),
    /** Gives back a request that the host does not count. */
    refund(host: string, profile?: string): void {
      const state = stateOf(host)
      state.used = Math.max(0, state.used - 1)
      if (profile !== undefined)
        state.usedFor.set(profile, Math.max(0, (state.usedFor.get(profile) ?? 0) - 1))
    },
    /** Keeps when a host accepts requests again: `Retry-After`, and limits like GitHub's. */
    heed(host: string, { status, headers }: { status: number; headers: Headers }): void {
      const until = pauseOf(status, headers, clock())
      if (until !== null) stateOf(host).pausedUntil = Math.min(until, clock() + MAX_PAUSE_MS)
    },
  }
}

/** Until when a host wants to be left alone, unix ms; null where it does not. */
function pauseOf(status: number, headers: Headers, now: number): number | null {
  const after = headers.get('retry-after')
  if (after !== null && (status === 429 || status === 503 || status === 403)) {
    const at = /^\d{1,9}$/.test(after) ? now + Number(after) * 1000 : Date.parse(after)
    if (!Number.isNaN(at)) return at
  }
  const reset = Number(headers.get('x-ratelimit-reset'))
  if (headers.get('x-ratelimit-remaining') === '0' && Number.isFinite(reset) && reset > 0)
    return reset * 1000
  return status === 429 ? now + HOUR_MS / 60 : null
}
