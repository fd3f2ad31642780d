import type { DeliveryOutcome, DueDelivery } from './port.ts'

const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS

/** A delivery is given up when an attempt fails after this long. */
const RETRIED_MS = 24 * HOUR_MS
/** Between attempts; the last one again and again. */
const steps = [
  5 * SECOND_MS,
  30 * SECOND_MS,
  2 * MINUTE_MS,
  10 * MINUTE_MS,
  30 * MINUTE_MS,
  HOUR_MS,
  2 * HOUR_MS,
]
/** A receiver that asks for more waits this long. */
const MAX_RETRY_AFTER_MS = HOUR_MS

/** Until the next attempt after a request that our own limits rejected. */
export const BUSY_MS = 15 * SECOND_MS

export interface Failure {
  error: string
  /** Our own limits rejected the request: nothing was sent. */
  isBusy?: boolean
  /** The receiver answered 410: it wants no more. */
  isGone?: boolean
  /** As the receiver asked. */
  retryAfterMs?: number
}

/**
 * Returns the next state of a delivery whose attempt failed. Each delivery backs off by its own
 * attempts, so that a message that is always refused delays no others for long. Its webhook backs
 * off by its failures in a row, so that a dead receiver is called seldom however much waits.
 */
export function afterFailure(
  { attempts, createdAt, failures }: Pick<DueDelivery, 'attempts' | 'createdAt' | 'failures'>,
  { error, isBusy, isGone, retryAfterMs = 0 }: Failure,
  { now, random }: { now: number; random: number },
): DeliveryOutcome {
  if (isGone) return { kind: 'gone', error }
  if (isBusy && now - createdAt < RETRIED_MS)
    return { kind: 'postponed', webhookDueAt: now + Math.ceil(BUSY_MS * (0.75 + random / 2)) }
  const waitMs = (count: number) => {
    const step = steps[Math.min(count, steps.length - 1)] ?? 0
    return Math.ceil(
      Math.max(step * (0.75 + random / 2), Math.min(retryAfterMs, MAX_RETRY_AFTER_MS)),
    )
  }
  const webhookDueAt = now + waitMs(failures)
  if (now - createdAt >= RETRIED_MS) return { kind: 'dead', error, webhookDueAt }
  return { kind: 'failed', error, dueAt: now + waitMs(attempts), webhookDueAt }
}

/** `Retry-After` in ms, as seconds or as a date. */
export function readRetryAfter(text: string | null, now: number): number | undefined {
  if (text === null) return undefined
  if (/^\d{1,9}$/.test(text)) return Number(text) * SECOND_MS
  const at = Date.parse(text)
  return Number.isNaN(at) ? undefined : Math.max(0, at - now)
}
