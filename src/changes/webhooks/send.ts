import { FetchError, type GuardedPost } from '../../net/guarded-fetch-port.ts'
import { messageOf } from './message.ts'
import type { DueDelivery } from './port.ts'
import { type Failure, readRetryAfter } from './retry.ts'
import { signMessage } from './signature.ts'

/** How long a receiver may take to answer, ms. */
const TIMEOUT_MS = 10_000

/**
 * Makes one attempt. Any 2xx is a success and its body is ignored; a redirect is a failure and is
 * not followed.
 *
 * @returns why it failed, null when it arrived
 */
export async function sendDelivery(
  { post, now, signal }: { post: GuardedPost; now: number; signal: AbortSignal },
  { url, secrets, change, matched }: DueDelivery,
): Promise<Failure | null> {
  const body = messageOf(change, matched)
  try {
    const { status, retryAfter } = await post(url, {
      body,
      headers: {
        'content-type': 'application/json',
        ...signMessage(secrets, { id: change.id, at: now, body }),
      },
      timeoutMs: TIMEOUT_MS,
      signal,
    })
    if (status >= 200 && status < 300) return null
    const retryAfterMs = readRetryAfter(retryAfter, now)
    return {
      error: `the receiver answered ${status}`,
      ...(status === 410 ? { isGone: true } : {}),
      ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
    }
  } catch (error) {
    signal.throwIfAborted()
    return { error: error instanceof FetchError ? error.message : 'the request could not be made' }
  }
}
