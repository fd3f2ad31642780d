import { hash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { atMost } from '../kit/lru-size.ts'
import { FetchError, type GuardedFetch } from './guarded-fetch-port.ts'

type Result = Awaited<ReturnType<GuardedFetch>>
type Request = Parameters<GuardedFetch>[1]

/** A failed request is not repeated for this long, in ms; the time doubles with each failure. */
const FIRST_MS = 30_000
const MAX_MS = 3_600_000
/** Failed requests that are remembered, and the most of a body that is. */
const MAX_FAILURES = 10_000
const MAX_BYTES = 2048

interface Failure {
  count: number
  until: number
  outcome: Result | FetchError
}

/**
 * Remembers failed requests: the next lookups receive the same failure without a request.
 *
 * @param clock milliseconds that never step back
 */
export function withFailureCache(
  fetch: GuardedFetch,
  clock: () => number = () => performance.now(),
): GuardedFetch {
  const failures = new LRUCache<string, Failure>(atMost(MAX_FAILURES))

  function remember(key: string, outcome: Failure['outcome']): void {
    const count = (failures.get(key)?.count ?? 0) + 1
    const ms = Math.min(MAX_MS, FIRST_MS * 2 ** (count - 1))
    failures.set(key, { count, until: clock() + ms, outcome })
  }

  return async (url, request) => {
    if (request.isRetried) return fetch(url, request)
    const key = keyOf(url, request)
    const known = failures.get(key)
    if (known && known.until > clock()) {
      if (known.outcome instanceof FetchError) throw known.outcome
      return known.outcome
    }
    try {
      const result = await fetch(url, request)
      if (result.status < 400) failures.delete(key)
      else remember(key, withoutLargeBody(result))
      return result
    } catch (error) {
      // Being over a budget, or out of time for other reasons, says nothing about the host.
      if (error instanceof FetchError && error.kind !== 'busy') remember(key, error)
      throw error
    }
  }
}

const keyOf = (url: string, { method = 'GET', body }: Request): string =>
  hash('sha256', JSON.stringify([method, url, body ?? '']), 'base64')

const withoutLargeBody = (result: Result): Result =>
  result.bytes.length <= MAX_BYTES ? result : { ...result, bytes: new Uint8Array() }
