import { randomUUID } from 'node:crypto'
import type { ChangeLog } from '../../db/journal/port.ts'
import type { Cursors } from '../../db/port.ts'
import { type Clock, type Logger, silentTelemetry, type Telemetry } from '../../kit/telemetry.ts'
import type { GuardedPost } from '../../net/guarded-fetch-port.ts'
import type { DueDelivery, Webhooks } from './port.ts'
import { afterFailure } from './retry.ts'
import { sendDelivery } from './send.ts'

export interface WebhookWorkerOptions {
  webhooks: Pick<Webhooks, 'isAny' | 'due' | 'settle'>
  changes: Pick<ChangeLog, 'sequence'>
  cursors: Pick<Cursors, 'lease' | 'release'>
  post: GuardedPost
  clock?: Clock
  random?: () => number
  telemetry?: Telemetry
  log: Logger
}

export interface WebhookWorker {
  /** Works in the background, and looks every second for what is due. */
  start(): void
  /** There may be changes or deliveries: looks at once. */
  wake(): void
  /** Takes nothing more; resolves when what is under way has ended. */
  stop(): Promise<void>
}

const POLL_MS = 1000
/** One process works for all. Another takes over this long after it died. */
const LEASE = 'webhooks'
const LEASE_MS = 5000
/** The lease is taken again when it is this old. */
const RENEW_MS = 1500
/**
 * Deliveries under way at once: in all, of one webhook, and of webhooks that fail, which have one
 * each.
 */
const MOST_SENDING = 64
const MOST_OF_WEBHOOK = 8
const MOST_FAILING = 16

/**
 * After a delivery ended, ms until the next look: many that end together are one reason to look.
 */
const SOON_MS = 20

interface State {
  /** By `webhook event`. */
  sending: Map<string, { delivery: DueDelivery; done: Promise<void> }>
  /**
   * Since the last look began: what was settled, and webhooks that failed. That look may still list
   * them.
   */
  settled: Set<string>
  failed: Set<string>
  /**
   * `performance.now()` until which the lease is ours, and before which it is not asked for again.
   */
  leasedUntil: number
  refusedUntil: number
  isWoken: boolean
  ending: AbortController
}

type Context = WebhookWorkerOptions & {
  name: string
  state: State
  onSettled(): void
  /** Resolves when a delivery has ended. */
  delivered(): Promise<void>
}

/**
 * Queues and sends deliveries, at least once each and in order for one person. Only one process
 * sends at a time. A delivery is deleted when it has arrived: one whose process died in between is
 * sent again.
 */
export function createWebhookWorker(options: WebhookWorkerOptions): WebhookWorker {
  const state: State = {
    sending: new Map(),
    settled: new Set(),
    failed: new Set(),
    leasedUntil: 0,
    refusedUntil: 0,
    isWoken: false,
    ending: new AbortController(),
  }
  let timer: NodeJS.Timeout | undefined
  let soon: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined
  let isFailing = false
  let delivered = Promise.withResolvers<void>()
  const context: Context = {
    ...options,
    name: randomUUID(),
    state,
    delivered: () => delivered.promise,
    onSettled() {
      delivered.resolve()
      delivered = Promise.withResolvers()
      wakeSoon()
    },
  }

  async function run() {
    try {
      await look(context)
      isFailing = false
    } catch (error) {
      if (!isFailing)
        options.log.error({ err: error }, 'deliveries to webhooks cannot be looked for')
      isFailing = true
    }
    running = undefined
    // Woken after the last look at it.
    if (state.isWoken && !isFailing) wake()
  }
  function wake() {
    state.isWoken = true
    if (timer !== undefined && !state.ending.signal.aborted) running ??= run()
  }
  function wakeSoon() {
    soon ??= setTimeout(() => {
      soon = undefined
      wake()
    }, SOON_MS).unref()
  }

  return {
    start() {
      timer = setInterval(wake, POLL_MS).unref()
      wake()
    },
    wake,
    async stop() {
      clearInterval(timer)
      clearTimeout(soon)
      state.ending.abort()
      await running
      await Promise.all([...state.sending.values()].map(({ done }) => done))
      if (state.leasedUntil > 0) await options.cursors.release(LEASE, context.name).catch(() => {})
    },
  }
}

/** Queues what changed and begins to send what is due, up to the limit of concurrent deliveries. */
async function look(context: Context): Promise<void> {
  const { state, webhooks, changes, clock = Date.now } = context
  while (state.isWoken && !state.ending.signal.aborted) {
    state.isWoken = false
    if (!(await webhooks.isAny()) || !(await holdLease(context))) return
    await changes.sequence()
    state.settled.clear()
    state.failed.clear()
    await sendAll(context, await webhooks.due(clock(), MOST_OF_WEBHOOK))
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

/**
 * Begins to send each as soon as the limit of concurrent deliveries allows; what would wait for a
 * slow webhook is left for the next look.
 */
async function sendAll(context: Context, due: readonly DueDelivery[]): Promise<void> {
  const { state } = context
  for (const delivery of due) {
    while (state.sending.size >= MOST_SENDING) await context.delivered()
    if (state.ending.signal.aborted) return
    if (!isReady(state, delivery)) continue
    // A process that was frozen meanwhile may not be the one that sends any more.
    if (!(await holdLease(context))) return
    const key = keyOf(delivery)
    const done = attempt(context, delivery).finally(() => {
      state.sending.delete(key)
      context.onSettled()
    })
    state.sending.set(key, { delivery, done })
  }
}

const keyOf = ({ webhookID, change }: DueDelivery) => `${webhookID} ${change.id}`

/** Whether a listed delivery is still to be sent, within the limits of its webhook. */
function isReady({ sending, settled, failed }: State, delivery: DueDelivery): boolean {
  const key = keyOf(delivery)
  if (sending.has(key) || settled.has(key) || failed.has(delivery.webhookID)) return false
  const all = [...sending.values()].map((one) => one.delivery)
  const own = all.filter(({ webhookID }) => webhookID === delivery.webhookID)
  if (delivery.failures === 0) return own.length < MOST_OF_WEBHOOK
  return own.length === 0 && all.filter(({ failures }) => failures > 0).length < MOST_FAILING
}

/** Sends one and records what came of it; never rejects. */
async function attempt(context: Context, delivery: DueDelivery): Promise<void> {
  const {
    state,
    webhooks,
    post,
    clock = Date.now,
    random = Math.random,
    telemetry = silentTelemetry,
    log,
  } = context
  const { signal } = state.ending
  const story = {
    webhook: delivery.webhookID,
    change: delivery.change.id,
    attempts: delivery.attempts + 1,
  }
  try {
    const failure = await sendDelivery({ post, now: clock(), signal }, delivery)
    const now = clock()
    const outcome = failure
      ? afterFailure(delivery, failure, { now, random: random() })
      : ({ kind: 'delivered' } as const)
    await webhooks.settle(delivery, outcome, now)
    state.settled.add(keyOf(delivery))
    telemetry.count('webhook_deliveries', { outcome: outcome.kind })
    if (outcome.kind === 'delivered') return
    state.failed.add(delivery.webhookID)
    log.warn(
      { ...story, error: outcome.error, outcome: outcome.kind },
      'a delivery to a webhook failed',
    )
  } catch (error) {
    // It stays queued: nothing was recorded.
    state.failed.add(delivery.webhookID)
    if (!signal.aborted)
      log.error({ ...story, err: error }, 'what came of a delivery cannot be recorded')
  }
}
