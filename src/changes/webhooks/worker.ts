import { randomUUID } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { ChangeLog } from '../../db/journal/port.ts'
import type { Cursors } from '../../db/port.ts'
import { atMost } from '../../kit/lru-size.ts'
import { type Clock, type Logger, silentTelemetry, type Telemetry } from '../../kit/telemetry.ts'
import type { GuardedPost } from '../../net/guarded-fetch-port.ts'
import { forClient } from '../../net/request-allowance.ts'
import { askConsent } from './consent.ts'
import type { DueDelivery, Receiver, UnaskedReceiver, Webhooks } from './port.ts'
import { afterFailure } from './retry.ts'
import { createRounds, nameOf, type Rounds } from './rounds.ts'
import { sendDeliveries } from './send.ts'

interface WebhookWorkerOptions {
  webhooks: Pick<Webhooks, 'isAny' | 'ready' | 'unasked' | 'recordConsent' | 'due' | 'settle'>
  changes: Pick<ChangeLog, 'sequence'>
  cursors: Pick<Cursors, 'lease' | 'release'>
  /** Sends to receivers that consented. Each owner has a share of the budget, as a client does. */
  post: GuardedPost
  /** Asks receivers for consent, from the budget of all third parties; `post` by default. */
  ask?: GuardedPost
  /** The host of this service, which receivers consent to. */
  host: string
  clock?: Clock
  random?: () => number
  telemetry?: Telemetry
  log: Logger
}

export type WebhookWorker = ReturnType<typeof createWebhookWorker>

const POLL_MS = 1000
/** One process works for all. Another one takes over this long after it died. */
const LEASE = 'webhooks'
const LEASE_MS = 5000
/** The lease is renewed when it is this old. */
const RENEW_MS = 1500
/** Messages to one receiver at once; one if it failed. */
const MAX_AT_ONCE = 4
/** Receivers from which consent is requested at once. Each owner may have one more. */
const MAX_ASKING = 16
/** The same of one owner, however many owners have new receivers. */
const MIN_ASKING_OF_OWNER = 2
/** Receivers whose requests for consent our own limit postponed. */
const MAX_POSTPONED = 10_000

interface State {
  rounds: Rounds
  /** Requests for consent under way, by URL. */
  asking: Map<string, { owner: string; done: Promise<void> }>
  /** Until when an owner's share of requests does not allow to ask a receiver, unix ms. */
  postponed: LRUCache<string, number>
  /** `performance.now()` until which this process has the lease, or does not ask for it again. */
  leasedUntil: number
  refusedUntil: number
  isWoken: boolean
  ending: AbortController
}

type Context = Required<Omit<WebhookWorkerOptions, 'telemetry'>> & {
  telemetry: Telemetry
  name: string
  state: State
  wake(): void
}

/**
 * Creates the worker that sends deliveries: at least once each, and in order for one person. Only
 * one process sends at a time. A delivery is deleted when it has arrived, so one whose process died
 * in between is sent again. Receivers take turns by owner; see `rounds.ts`. Nothing is sent to a
 * receiver that has not consented.
 */
export function createWebhookWorker(options: WebhookWorkerOptions) {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined
  let isFailing = false
  const state: State = {
    rounds: createRounds((receiver) => serve(context, receiver)),
    asking: new Map(),
    postponed: new LRUCache(atMost(MAX_POSTPONED)),
    leasedUntil: 0,
    refusedUntil: 0,
    isWoken: false,
    ending: new AbortController(),
  }
  const context: Context = {
    clock: Date.now,
    random: Math.random,
    telemetry: silentTelemetry,
    ask: options.post,
    ...options,
    name: randomUUID(),
    state,
    wake,
  }

  async function run() {
    try {
      await look(context)
      isFailing = false
    } catch (error) {
      if (!isFailing) options.log.error({ err: error }, 'reading due deliveries failed')
      isFailing = true
    }
    running = undefined
    // Woken after the last look.
    if (state.isWoken && !isFailing) wake()
  }
  /** Looks at once: there may be changes or deliveries. */
  function wake(): void {
    state.isWoken = true
    if (timer !== undefined && !state.ending.signal.aborted) running ??= run()
  }

  return {
    /** Works in the background, and looks for due deliveries every second. */
    start(): void {
      timer = setInterval(wake, POLL_MS).unref()
      wake()
    },
    wake,
    /** Takes nothing more; resolves when what is under way has ended. */
    async stop(): Promise<void> {
      clearInterval(timer)
      state.ending.abort()
      await running
      await Promise.all([
        state.rounds.stop(),
        ...[...state.asking.values()].map(({ done }) => done),
      ])
      if (state.leasedUntil > 0) await options.cursors.release(LEASE, context.name).catch(() => {})
    },
  }
}

/** Asks new receivers for consent, and lets those with due deliveries take turns. */
async function look(context: Context): Promise<void> {
  const { state, webhooks, changes, clock } = context
  while (state.isWoken && !state.ending.signal.aborted) {
    state.isWoken = false
    if (!(await webhooks.isAny()) || !(await holdLease(context))) return
    await changes.sequence()
    await askReceivers(context)
    state.rounds.offer(await webhooks.ready(clock()), clock())
  }
}

async function holdLease({ cursors, name, state }: Context): Promise<boolean> {
  const now = performance.now()
  if (state.leasedUntil - now > LEASE_MS - RENEW_MS) return true
  if (state.refusedUntil > now) return false
  const isOurs = await cursors.lease(LEASE, name, LEASE_MS)
  state.leasedUntil = isOurs ? now + LEASE_MS : 0
  state.refusedUntil = isOurs ? 0 : now + POLL_MS / 2
  return isOurs
}

/** Begins with requests for consent. Owners have equal shares, as in `rounds.ts`. */
async function askReceivers(context: Context): Promise<void> {
  const { state, webhooks, clock } = context
  const { asking, postponed } = state
  const unasked = (await webhooks.unasked(clock(), MAX_ASKING)).filter(
    (receiver) => (postponed.get(nameOf(receiver)) ?? 0) <= clock(),
  )
  const owners = new Set([...asking.values(), ...unasked].map(({ owner }) => owner)).size
  const share = Math.max(MIN_ASKING_OF_OWNER, Math.floor(MAX_ASKING / owners))
  for (const receiver of unasked) {
    const { owner, url } = receiver
    const own = [...asking.values()].filter((one) => one.owner === owner).length
    const isFree = own === 0 || (own < share && asking.size < MAX_ASKING)
    if (!isFree || asking.has(url)) continue
    const done = ask(context, receiver).finally(() => asking.delete(url))
    asking.set(url, { owner, done })
  }
}

/** Asks one receiver and stores its response; never rejects. */
async function ask(context: Context, { owner, url, attempts }: UnaskedReceiver): Promise<void> {
  const { state, webhooks, ask: post, host, clock, log, telemetry } = context
  const { signal } = state.ending
  try {
    const outcome = await forClient(
      `owner ${owner}`,
      askConsent,
      { post, host, now: clock(), signal },
      url,
      attempts,
    )
    telemetry.count('webhook_handshakes', { outcome: outcome.kind })
    if (outcome.kind === 'postponed') {
      state.postponed.set(nameOf({ owner, url }), outcome.askAt)
      return
    }
    await webhooks.recordConsent(url, outcome, clock())
    if (outcome.kind === 'granted') context.wake()
  } catch (error) {
    if (!signal.aborted) log.error({ err: error }, 'storing the consent of a receiver failed')
  }
}

/** Sends the next messages; returns how many arrived, null if one failed or none was due. */
async function serve(context: Context, receiver: Receiver): Promise<number | null> {
  const { state, webhooks, clock, log } = context
  try {
    // A process that was frozen meanwhile may no longer be the one that sends.
    if (state.ending.signal.aborted || !(await holdLease(context))) return null
    const limit = receiver.failures > 0 ? 1 : MAX_AT_ONCE
    const due = await webhooks.due(clock(), limit, receiver)
    const byChange = [...Map.groupBy(due, ({ change }) => change.id).values()].slice(0, limit)
    const outcomes = await Promise.all(
      byChange.map((deliveries) =>
        attempt(context, receiver.owner, deliveries as [DueDelivery, ...DueDelivery[]]),
      ),
    )
    return outcomes.length > 0 && outcomes.every(Boolean) ? outcomes.length : null
  } catch (error) {
    if (!state.ending.signal.aborted) log.error({ err: error }, 'reading due deliveries failed')
    return null
  }
}

/** Sends one message and records the outcome of its deliveries. Returns true if it arrived. */
async function attempt(
  context: Context,
  owner: string,
  deliveries: readonly [DueDelivery, ...DueDelivery[]],
): Promise<boolean> {
  const { state, webhooks, post, clock, random, telemetry, log } = context
  const { signal } = state.ending
  const [first] = deliveries
  const about = {
    webhook: first.webhookID,
    change: first.change.id,
    attempts: first.attempts + 1,
  }
  try {
    const failure = await forClient(
      `owner ${owner}`,
      sendDeliveries,
      { post, now: clock(), signal },
      deliveries,
    )
    const now = clock()
    const dice = random()
    const outcomes = deliveries.map((delivery) =>
      failure
        ? afterFailure(delivery, failure, { now, random: dice })
        : ({ kind: 'delivered' } as const),
    )
    await Promise.all(
      deliveries.map((delivery, index) =>
        webhooks.settle(delivery, outcomes[index] ?? { kind: 'delivered' }, now),
      ),
    )
    for (const { kind } of outcomes) telemetry.count('webhook_deliveries', { outcome: kind })
    if (!failure) return true
    log.warn(
      { ...about, error: failure.error, outcome: outcomes[0]?.kind },
      'webhook delivery failed',
    )
  } catch (error) {
    // It stays queued: nothing was recorded.
    if (!signal.aborted)
      log.error({ ...about, err: error }, 'recording the outcome of a delivery failed')
  }
  return false
}
