import type { MiddlewareHandler } from 'hono'
import type { Logger } from '../kit/telemetry.ts'
import type { KeyRing } from './key-ring.ts'
import { createLimiter, type Policy } from './rate-limit.ts'
import { overLimit, type RequestEnv, type RequestExchange } from './request-exchange.ts'

/** Looking up an unknown token costs a query: that many a minute and client are looked up. */
export const UNKNOWN_KEYS: Policy = { name: 'unknown-keys', limit: 60 }

/**
 * Middleware: finds the key that a request was sent with. A token that was no key's when it was
 * last looked up is counted against the client, unless it proves to be one.
 */
export function keys({
  keyRing,
  log,
}: {
  keyRing: KeyRing
  log: Logger
}): MiddlewareHandler<RequestEnv> {
  const tries = createLimiter({ log })

  async function ask(token: string, exchange: RequestExchange): Promise<void> {
    const isFree = keyRing.isMet(token) || keyRing.isAsking(token)
    if (!isFree) {
      const quota = await tries.take(UNKNOWN_KEYS, exchange.client)
      if (!quota.isWithin) throw overLimit(UNKNOWN_KEYS, quota)
    }
    let isUnknown = false
    try {
      exchange.key = await keyRing.ask(token)
      isUnknown = exchange.key === null
    } finally {
      // Nor does it count when the store is unreachable: an outage does not lock out clients with a
      // key.
      if (!isUnknown && !isFree) tries.give(UNKNOWN_KEYS, exchange.client)
    }
  }

  return async ({ env: { exchange } }, next) => {
    const { token } = exchange
    const recent = token === null ? null : keyRing.recent(token)
    if (token !== null && recent === undefined) await ask(token, exchange)
    else exchange.key = recent ?? null
    await next()
  }
}
