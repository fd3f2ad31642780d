import { FetchError, type GuardedPost } from '../../net/guarded-fetch-port.ts'
import { messageOf } from './message.ts'
import type { DueDelivery } from './port.ts'
import { type Failure, readRetryAfter } from './retry.ts'
import { signMessage } from './signature.ts'

/** The time that a receiver has to respond, in ms. */
const TIMEOUT_MS = 10_000
/** Signatures of one message: those of the webhooks that share it. */
const MAX_SIGNATURES = 100
const MAX_TIME = Number.MAX_SAFE_INTEGER

/**
 * Sends a change once for all webhooks of one owner with the same URL. Any 2xx is a success and its
 * body is ignored; a redirect is a failure and is not followed.
 *
 * @param deliveries of the same change, owner and URL
 * @returns why it failed, or null if it arrived
 */
export async function sendDeliveries(
  { post, now, signal }: { post: GuardedPost; now: number; signal: AbortSignal },
  deliveries: readonly [DueDelivery, ...DueDelivery[]],
): Promise<Failure | null> {
  const [{ url, change }] = deliveries
  const matched = [...new Set(deliveries.flatMap((delivery) => delivery.matched))]
  const secrets = deliveries
    .flatMap((delivery) => delivery.secrets)
    // Current secrets first: old ones may exceed the limit.
    .toSorted((a, b) => (b.until ?? MAX_TIME) - (a.until ?? MAX_TIME))
    .slice(0, MAX_SIGNATURES)
  const body = messageOf(change, matched)
  try {
    const { status, header } = await post(url, {
      body,
      headers: {
        'content-type': 'application/json',
        ...signMessage(secrets, { id: change.id, at: now, body }),
      },
      timeoutMs: TIMEOUT_MS,
      signal,
    })
    if (status >= 200 && status < 300) return null
    const retryAfterMs = readRetryAfter(header('retry-after'), now)
    return {
      error: `the receiver answered ${status}`,
      ...(status === 410 ? { isGone: true } : {}),
      ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
    }
  } catch (error) {
    signal.throwIfAborted()
    if (!(error instanceof FetchError)) return { error: 'the request could not be made' }
    return { error: error.message, isBusy: error.kind === 'busy' }
  }
}
