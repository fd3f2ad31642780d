import type { Logger } from '../kit/telemetry.ts'
import type { KeyRing } from './key-ring.ts'
import { createLimiter, type Policy } from './rate-limit.ts'
import type { RequestExchange } from './request-exchange.ts'

/** Looking up an unknown token costs a query: that many a minute and client are looked up. */
const UNKNOWN_KEYS: Policy = { name: 'unknown-keys', limit: 60 }

/**
 * Creates a function that finds the key of a request: at once where it is known or absent. A token
 * that was no key's when it was last looked up is counted against the client, unless it proves to
 * be one.
 */
export function createKeyFinder({
  keyRing,
  log,
}: {
  keyRing: KeyRing
  log: Logger
}): (exchange: RequestExchange) => Promise<void> | undefined {
  const tries = createLimiter({ log })

  async function query(token: string, exchange: RequestExchange): Promise<void> {
    const isFree = keyRing.isMet(token) || keyRing.isAsking(token)
    if (!isFree) {
      const quota = await tries.take(UNKNOWN_KEYS, exchange.client)
      if (!quota.isWithin) {
        exchange.policy = UNKNOWN_KEYS
        exchange.quota = quota
        throw exchange.overLimit()
      }
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

  return (exchange) => {
    const { token, span } = exchange
    if (token === null) return undefined
    const recent = keyRing.recent(token)
    if (recent === undefined)
      return span ? span.run(() => query(token, exchange)) : query(token, exchange)
    exchange.key = recent
    return undefined
  }
}
