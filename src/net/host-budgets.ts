import { LRUCache } from 'lru-cache'
import { atMost } from '../kit/lru-size.ts'
import type { Clock } from '../kit/telemetry.ts'
import { OverBudgetError, UnreadableError } from './page-error.ts'
import { currentClient } from './request-allowance.ts'
import { Slots, SlotsError } from './slots.ts'

/** A lookup found the claim, its owner requests the check, or it was confirmed before. */
const reasons = ['claimed', 'requested', 'confirmed'] as const

const HOUR_MS = 60 * 60 * 1000
const MAX_HOSTS = 5000
/** Longest pause that a host may ask for, ms. */
const MAX_PAUSE_MS = 24 * HOUR_MS
/** The part of a host's hour that checks of one profile may use: the others have their turn. */
const PROFILE_SHARE = 1 / 5
/** The part of a host's hour that is reserved for each reason of a check. */
const REASON_SHARE = 1 / 5
/** A single check must fit into the share of its profile. */
const MIN_SHARE = 6
/** Leaves such a share besides what is reserved: processes divide no budget below it. */
const MIN_BUDGET = MIN_SHARE / (1 - REASON_SHARE * (reasons.length - 1))
/** Requests of one group at once. */
const PER_GROUP = 2
/** How long a request waits for its turn, ms. */
const PATIENCE_MS = 60_000
/** How long a request waits for a part of what is reserved for others to be released, ms. */
const RELEASE_MS = 5 * 60_000

/** The profile and the reason of a check, whose requests are counted by both. */
export interface CheckPurpose {
  /** The profile whose account is checked: each has a fair share of a budget. */
  profile: string
  reason: (typeof reasons)[number]
}

interface HostRequest {
  host: string
  perHour: number
  /** Requests of one group run two at once; the host by default. */
  group?: string
  /** Absent: it may use the whole budget. */
  purpose?: CheckPurpose | undefined
}

interface HostState {
  /** When the present hour began, unix ms. */
  since: number
  used: number
  /** Requests by profile, and by reason. */
  usedFor: Map<string, number>
  pausedUntil: number
}

const usedFor = (state: HostState, key: string): number => state.usedFor.get(key) ?? 0

function count(state: HostState, purpose: CheckPurpose | undefined, by: 1 | -1): void {
  state.used = Math.max(0, state.used + by)
  for (const key of purpose ? [purpose.profile, purpose.reason] : [])
    state.usedFor.set(key, Math.max(0, usedFor(state, key) + by))
}

/** Returns the reserved requests that other reasons have left; fewer as the hour passes. */
function reservedForOthers(state: HostState, reason: string, perHour: number, now: number): number {
  const reserved = reasons
    .filter((other) => other !== reason)
    .map((other) => Math.max(0, perHour * REASON_SHARE - usedFor(state, other)))
  const left = Math.min(1, Math.max(0, (state.since + HOUR_MS - now) / HOUR_MS))
  return reserved.reduce((sum, requests) => sum + requests, 0) * left
}

/** @throws UnreadableError */
function charge(state: HostState, { host, perHour, purpose }: HostRequest, now: number): void {
  if (state.pausedUntil > now)
    throw new UnreadableError(`${host} asked for a pause`, { retryAt: state.pausedUntil })
  const retryAt = state.since + HOUR_MS
  const share = Math.max(MIN_SHARE, perHour * PROFILE_SHARE)
  if (purpose && usedFor(state, purpose.profile) >= share)
    throw new OverBudgetError(`this profile's share of ${host} is used up`, { retryAt })
  const reserved = purpose ? reservedForOthers(state, purpose.reason, perHour, now) : 0
  if (state.used + reserved >= perHour)
    throw new OverBudgetError(`the hourly budget of ${host} is used up`, {
      retryAt: state.used < perHour ? Math.min(retryAt, now + RELEASE_MS) : retryAt,
    })
  count(state, purpose, 1)
}

export type Hosts = ReturnType<typeof createHosts>

/**
 * Limits requests to each host: so many an hour, two at once, none while it asks for a pause.
 *
 * @param options.processes that send requests like this one: each has its part of both
 */
export function createHosts({ clock, processes = 1 }: { clock: Clock; processes?: number }) {
  const perGroup = Math.max(1, Math.floor(PER_GROUP / processes))
  const partOf = (perHour: number): number =>
    Math.min(perHour, Math.max(MIN_BUDGET, Math.floor(perHour / processes)))
  const states = new LRUCache<string, HostState>(atMost(MAX_HOSTS))
  const slots = new Slots({ total: 16, reserved: 4, perGroup, waiting: 500 })
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
     * @throws UnreadableError the host asked for a pause; OverBudgetError its budget or a share of
     *   it is used up, or no slot came free; `retryAt` is when it may be tried again
     */
    async run<T>(request: HostRequest, work: () => Promise<T>): Promise<T> {
      const { host, group = host, purpose } = request
      const job = {
        group,
        party: currentClient() ?? purpose?.profile ?? '',
        isUrgent: purpose !== undefined && purpose.reason !== 'claimed',
      }
      try {
        return await slots.run(job, PATIENCE_MS, async () => {
          charge(stateOf(host), { ...request, perHour: partOf(request.perHour) }, clock())
          return work()
        })
      } catch (cause) {
        if (!(cause instanceof SlotsError)) throw cause
        const retryAt = clock() + PATIENCE_MS
        throw new OverBudgetError('too many accounts are being read', { cause, retryAt })
      }
    },
    /** Gives back a request that the host does not count. */
    refund: (host: string, purpose?: CheckPurpose): void => count(stateOf(host), purpose, -1),
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
