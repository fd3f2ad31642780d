import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { ServiceError } from '@whocast/contract/error.ts'
import type { ChangeLog } from '../../db/journal/port.ts'
import type { Cursors } from '../../db/port.ts'
import type { Clock, Logger, Telemetry } from '../../kit/telemetry.ts'
import type { GuardedFetch } from '../../net/guarded-fetch-port.ts'
import { type MessageContext, writeMessage } from './message.ts'
import type { DueNotification, NotificationOutcome, Notifications, ProfileNews } from './port.ts'
import type { Sealer } from './seal.ts'
import { sendMessage } from './send.ts'

export interface NotificationWorkerContext extends MessageContext {
  notifications: Notifications
  changes: Pick<ChangeLog, 'read' | 'latest'>
  cursors: Pick<Cursors, 'get' | 'lease' | 'release'>
  sealer: Sealer
  /** Whether messages may still be sent to this URL: the configuration may have changed. */
  isClients(url: string): boolean
  fetch: GuardedFetch
  clock: Clock
  telemetry: Telemetry
  log: Logger
}

const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS
/** The minimum time between notifications of a person. */
export const DAY_MS = 24 * HOUR_MS
/** Clients show a message of one ID once within 24 hours: one that is older is not sent again. */
const TRIED_MS = 23 * HOUR_MS
const POLL_MS = 5 * SECOND_MS
/** One process works for all. Another takes over this long after it died. */
const LEASE = 'notifications'
const LEASE_MS = 30 * SECOND_MS
/** How far the log of changes was read. */
const CURSOR = 'notifications'
const PAGE = 1000
const MAX_DUE = 1000
/** No message of a round is begun later; the other people are still due in the next one. */
const ROUND_MS = 30 * SECOND_MS
/** Between attempts; the last one again and again. */
const steps = [MINUTE_MS, 5 * MINUTE_MS, 30 * MINUTE_MS, 2 * HOUR_MS]

/** Tells people of what is new about them until the signal says otherwise; never rejects. */
export async function runNotifications(
  context: NotificationWorkerContext,
  signal: AbortSignal,
): Promise<void> {
  const name = randomUUID()
  let isFailing = false
  while (!signal.aborted) {
    try {
      await notifyDue(context, { name, signal })
      isFailing = false
    } catch (error) {
      if (!isFailing && !signal.aborted)
        context.log.error({ err: error }, 'people cannot be told of changes')
      isFailing = true
    }
    await sleep(POLL_MS, null, { signal }).catch(() => {})
  }
  await context.cursors.release(LEASE, name).catch(() => {})
}

/**
 * Notes what is new and tells who is due, if no other process does. People of one client wait for
 * one another: a client that is slow or dead delays only its own.
 */
export async function notifyDue(
  context: NotificationWorkerContext,
  { name, signal }: { name: string; signal: AbortSignal },
): Promise<void> {
  const { notifications, cursors, clock } = context
  const hold = () => cursors.lease(LEASE, name, LEASE_MS)
  if (!(await notifications.isAny()) || !(await hold())) return
  await noteNews(context)
  const endsAt = performance.now() + ROUND_MS
  const due = await notifications.due(clock(), MAX_DUE)
  const byHost = Map.groupBy(due, (one) => hostOf(context, one))
  const sequences = [...byHost.values()].map(async (people) => {
    for (const one of people) {
      // A process that was frozen meanwhile may not be the one that sends any more.
      if (signal.aborted || performance.now() > endsAt || !(await hold())) return
      await notifyOrPostpone(context, one, signal)
    }
  })
  for (const ended of await Promise.allSettled(sequences))
    if (ended.status === 'rejected') throw ended.reason
}

/** Returns the host of a person's newest client; empty if it is unknown. */
function hostOf({ sealer }: NotificationWorkerContext, { fid, tokens }: DueNotification): string {
  const url = sealer.open(fid, tokens[0]?.sealed ?? '')?.url
  return (url !== undefined && URL.parse(url)?.host) || ''
}

async function noteNews({
  notifications,
  changes,
  cursors,
}: NotificationWorkerContext): Promise<void> {
  for (;;) {
    const was = await cursors.get(CURSOR)
    // Changes before the first subscription are not reported.
    const after = was === null ? await changes.latest() : Number(was)
    const page = await changes.read({
      after,
      types: ['credential.issued', 'profile.updated'],
      limit: PAGE,
    })
    if (was !== null && page.next === after) return
    const news = page.changes.flatMap(({ type, profileID, at, credential }): ProfileNews[] => {
      if (profileID === undefined) return []
      if (type === 'profile.updated') return [{ profileID, at, news: { kind: 'changed', at } }]
      return credential ? [{ profileID, at, news: { kind: 'attested', uid: credential.uid } }] : []
    })
    try {
      await notifications.note(news, { name: CURSOR, value: String(page.next), was })
    } catch (error) {
      // Another process has read on.
      if (error instanceof ServiceError && error.code === 'conflict') return
      throw error
    }
    if (!page.hasMore) return
  }
}

/** Notifies one person. An error postpones the notification, and stops those of no others. */
async function notifyOrPostpone(
  context: NotificationWorkerContext,
  due: DueNotification,
  signal: AbortSignal,
): Promise<void> {
  try {
    await notify(context, due, signal)
  } catch (error) {
    if (signal.aborted) throw error
    await context.notifications.settle(due.fid, laterOf(due, context.clock()))
    context.log.error({ err: error, attempts: due.attempts + 1 }, 'telling a person failed')
  }
}

const laterOf = ({ attempts }: DueNotification, now: number, waitMs = 0): NotificationOutcome => ({
  kind: 'later',
  dueAt: now + Math.max(steps[Math.min(attempts, steps.length - 1)] ?? 0, waitMs),
})

/** Tells one person, by the newest of their clients that takes it. */
async function notify(
  context: NotificationWorkerContext,
  due: DueNotification,
  signal: AbortSignal,
): Promise<void> {
  const { notifications, clock, telemetry, log } = context
  const { fid, news } = due
  const { message, lapsedUntil } = await writeMessage(context, due)
  const now = clock()
  const done = (dueAt: number): NotificationOutcome => ({ kind: 'done', news, dueAt, lapsedUntil })
  const isOld = due.messageID !== '' && now - due.claimedAt >= TRIED_MS
  // Nothing was shown, unless an attempt of before was.
  if (!message || isOld)
    return notifications.settle(fid, done(due.messageID === '' ? 0 : due.claimedAt + DAY_MS))
  const id = await notifications.claim(fid, due.messageID || randomUUID(), now)
  if (id === null) return
  const sent = await sendToAny(context, due, { ...message, id }, signal)
  telemetry.count('notifications', { outcome: sent.kind })
  if (sent.kind === 'delivered') return notifications.settle(fid, done(now + DAY_MS))
  if (sent.kind === 'invalid') return notifications.settle(fid, done(0))
  log.warn(
    { error: sent.error, attempts: due.attempts + 1 },
    'a person could not be notified of a change',
  )
  await notifications.settle(fid, laterOf(due, now, sent.waitMs))
}

async function sendToAny(
  { notifications, sealer, isClients, fetch }: NotificationWorkerContext,
  { fid, tokens }: DueNotification,
  message: Parameters<typeof sendMessage>[2],
  signal: AbortSignal,
) {
  for (const { hash, sealed } of tokens) {
    const token = sealer.open(fid, sealed)
    const sent =
      token && isClients(token.url)
        ? await sendMessage({ fetch, signal }, token, message)
        : ({ kind: 'invalid' } as const)
    if (sent.kind !== 'invalid') return sent
    await notifications.drop(fid, hash)
  }
  return { kind: 'invalid' } as const
}
