import { LRUCache } from 'lru-cache'
import { atMost } from '../kit/lru-size.ts'
import type { Clock, Logger } from '../kit/telemetry.ts'
import { hashToken, parseToken } from './keys/api-key.ts'
import type { ApiKey, Keys } from './keys/port.ts'

/** Ms that a key is trusted, so how late a revocation may be; it is rechecked after half of it. */
const BELIEVED_MS = 1000
const MEMORY_SIZE = 10_000

export type KeyRing = ReturnType<typeof createKeyRing>

interface Seen {
  key: ApiKey | null
  /** In ms of the monotonic clock. */
  checkedAt: number
  check: Promise<ApiKey | null> | null
}

interface KeyRingOptions {
  keys: Pick<Keys, 'byHash'>
  /** Unix ms, for expiry. */
  clock?: Clock
  /** Ms that only go forward, for how long a key is believed. */
  monotonic?: Clock
  log: Logger
}

/**
 * Looks keys up by their hash, at most about twice a second each, so that a revocation by any
 * process holds within a second, independent of the system's clock. While the store is unavailable,
 * the last known state of a key applies.
 */
export function createKeyRing(options: KeyRingOptions) {
  const { keys, log } = options
  const clock = options.clock ?? Date.now
  const monotonic = options.monotonic ?? (() => performance.now())
  const seen = new LRUCache<string, Seen>(atMost(MEMORY_SIZE))

  async function check(token: string): Promise<ApiKey | null> {
    const entry = seen.peek(token)
    try {
      const key = await keys.byHash(hashToken(token))
      seen.set(token, { key, checkedAt: monotonic(), check: null })
      return key
    } catch (error) {
      if (!entry?.key) {
        seen.delete(token)
        throw error
      }
      log.warn({ err: error, key: entry.key.id }, 'rechecking a key failed')
      seen.set(token, { key: entry.key, checkedAt: monotonic(), check: null })
      return entry.key
    }
  }

  function checkOnce(token: string, entry: Seen | undefined): Promise<ApiKey | null> {
    if (entry?.check) return entry.check
    const promise = check(token)
    seen.set(token, {
      key: entry?.key ?? null,
      checkedAt: entry?.checkedAt ?? Number.NEGATIVE_INFINITY,
      check: promise,
    })
    return promise
  }

  /** The latest time that was seen: a key that expired by it stays so when the clock is set back. */
  let latest = Number.NEGATIVE_INFINITY
  const live = (key: ApiKey | null): ApiKey | null => {
    if (!key || key.expiresAt === null) return key
    latest = Math.max(latest, clock())
    return key.expiresAt > latest / 1000 ? key : null
  }

  return {
    /** Returns the live key of a token, as of the last second; null if none, undefined: ask. */
    recent(token: string): ApiKey | null | undefined {
      const known = seen.get(token)
      if (!known) return parseToken(token) === null ? null : undefined
      const age = monotonic() - known.checkedAt
      if (age >= BELIEVED_MS) return undefined
      if (known.key && age > BELIEVED_MS / 2) checkOnce(token, known).catch(() => {})
      return live(known.key)
    },
    /** Returns true if the token was a key's when it was last looked up. */
    isMet: (token: string) => (seen.peek(token)?.key ?? null) !== null,
    /** Returns true while it is being looked up: another call costs no query. */
    isAsking: (token: string) => (seen.peek(token)?.check ?? null) !== null,
    /** Queries the store. */
    ask: async (token: string) => live(await checkOnce(token, seen.peek(token))),
  }
}

/** The token of `Authorization: Bearer` or `x-api-key`, as sent; null when there is neither. */
export function tokenOf(
  authorization: string | undefined,
  apiKey: string | undefined,
): string | null {
  const bearer = authorization === undefined ? null : /^bearer +([^\s]+) *$/i.exec(authorization)
  return bearer?.[1] ?? (apiKey === undefined || apiKey === '' ? null : apiKey)
}
