import { request } from 'undici'
import { explainFetchError } from './explain-fetch-error.ts'
import type { GuardedPost } from './guarded-fetch-port.ts'
import { createStrangersAgent, type StrangersAgentOptions } from './strangers-agent.ts'

/**
 * What is read of a body, so that the connection can be used again; a longer or slower one ends its
 * connection.
 */
const MOST_DROPPED_BYTES = 16_384
const DROPPED_WITHIN_MS = 1000

/**
 * Sends to URLs that strangers choose, by the rules of the guarded fetch. Only the status of the
 * answer is looked at; a redirect is an answer and is not followed.
 */
export function createGuardedPost(options: StrangersAgentOptions = {}): GuardedPost {
  const { agent, checkUrl, charge } = createStrangersAgent(options)
  return async (text, { body, headers, timeoutMs, signal }) => {
    const deadline = AbortSignal.timeout(timeoutMs)
    try {
      const url = checkUrl(text)
      await charge(url)
      const answer = await request(url, {
        dispatcher: agent,
        method: 'POST',
        body,
        headers: { 'user-agent': 'whocast', ...headers },
        signal: AbortSignal.any([deadline, signal]),
      })
      const { 'retry-after': retryAfter } = answer.headers
      await answer.body
        .dump({ limit: MOST_DROPPED_BYTES, signal: AbortSignal.timeout(DROPPED_WITHIN_MS) })
        .catch(() => answer.body.destroy())
      return {
        status: answer.statusCode,
        retryAfter: typeof retryAfter === 'string' ? retryAfter : null,
      }
    } catch (error) {
      throw explainFetchError(error, deadline, signal)
    }
  }
}
