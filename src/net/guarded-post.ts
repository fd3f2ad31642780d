import { request } from 'undici'
import { explainFetchError } from './explain-fetch-error.ts'
import { createGuardedAgent, type GuardedAgentOptions } from './guarded-agent.ts'
import type { GuardedPost } from './guarded-fetch-port.ts'

/** Read up to these limits, so that the connection can be reused. */
const MAX_DROPPED_BYTES = 16_384
const DROPPED_WITHIN_MS = 1000

/**
 * Creates what sends to third parties' URLs; it reads status and headers, follows no redirect. The
 * caller limits how many requests run at once: in a queue for one origin, receivers that are slow
 * would delay other owners' receivers there.
 */
export function createGuardedPost(options: GuardedAgentOptions = {}): GuardedPost {
  const { agent, checkUrl, charge } = createGuardedAgent({ ...options, maxConnections: null })
  return async (text, { method = 'POST', body, headers, timeoutMs, signal }) => {
    const deadline = AbortSignal.timeout(timeoutMs)
    try {
      const url = checkUrl(text)
      await charge(url)
      const answer = await request(url, {
        dispatcher: agent,
        method,
        ...(body === undefined ? {} : { body }),
        headers: { 'user-agent': 'whocast', ...headers },
        signal: AbortSignal.any([deadline, signal]),
      })
      await answer.body
        .dump({ limit: MAX_DROPPED_BYTES, signal: AbortSignal.timeout(DROPPED_WITHIN_MS) })
        .catch(() => answer.body.destroy())
      return {
        status: answer.statusCode,
        header(name) {
          const value = answer.headers[name]
          return Array.isArray(value) ? value.join(', ') : (value ?? null)
        },
      }
    } catch (error) {
      throw explainFetchError(error, deadline, signal)
    }
  }
}
