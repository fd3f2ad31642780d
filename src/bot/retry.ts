import { ServiceError } from '@whocast/contract/error.ts'
import { PublishError } from './publisher-port.ts'

const BACKOFF_MS = 2000
const MAX_BACKOFF_MS = 10 * 60_000
/** The longest pause that a publisher can set. */
const MAX_RETRY_AFTER_MS = 3_600_000

/** Returns true if another attempt at a mention may succeed. */
export function isTransient(error: unknown): boolean {
  if (error instanceof PublishError) return error.isTransient
  if (error instanceof ServiceError) return error.status >= 500
  return true
}

/** Returns why a mention failed, without control characters, which PostgreSQL cannot store. */
export function reasonOf(error: unknown): string {
  if (error instanceof ServiceError) return error.code
  if (!(error instanceof PublishError)) return 'internal'
  return error.message.slice(0, 200).replaceAll(/\p{Cc}/gu, ' ')
}

/**
 * Returns the pause before the next attempt at a mention, in ms.
 *
 * @param attempts made so far
 * @param random from 0 to 1
 */
export function pauseAfter(error: unknown, attempts: number, random: number): number {
  const after = error instanceof PublishError ? (error.retryAfterMs ?? 0) : 0
  const backoff = Math.min(MAX_BACKOFF_MS, BACKOFF_MS * 2 ** (attempts - 1)) * (0.5 + random)
  return Math.max(Math.min(after, MAX_RETRY_AFTER_MS), backoff)
}
