import { FetchError, type GuardedPost } from '../../net/guarded-fetch-port.ts'
import type { ConsentOutcome } from './port.ts'
import { BUSY_MS } from './retry.ts'

const TIMEOUT_MS = 10_000
/** Messages a minute that we would send at most. */
const REQUESTED_PER_MINUTE = 300
const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
/** Delays until consent is requested again, in ms; the last one applies to all further attempts. */
const DELAYS_MS = [MINUTE_MS, 5 * MINUTE_MS, 30 * MINUTE_MS, 2 * HOUR_MS, 12 * HOUR_MS]

/** No request was sent, as our own limit was reached. */
interface Postponed {
  kind: 'postponed'
  askAt: number
}

interface ConsentContext {
  post: GuardedPost
  /** The host of this service, which the receiver has to name. */
  host: string
  now: number
  signal: AbortSignal
}

/**
 * Requests consent from a receiver by the handshake of CloudEvents (HTTP 1.1 Web Hooks, section 4).
 * An `OPTIONS` request names this service, which the receiver has to name in its response.
 *
 * @param attempts how often consent was requested before
 */
export async function askConsent(
  { post, host, now, signal }: ConsentContext,
  url: string,
  attempts: number,
): Promise<ConsentOutcome | Postponed> {
  const delay = DELAYS_MS[Math.min(attempts, DELAYS_MS.length - 1)] ?? HOUR_MS
  const refuse = (reason: string): ConsentOutcome => ({
    kind: 'refused',
    reason,
    askAt: now + delay,
  })
  try {
    const { status, header } = await post(url, {
      method: 'OPTIONS',
      headers: {
        'webhook-request-origin': host,
        'webhook-request-rate': String(REQUESTED_PER_MINUTE),
      },
      timeoutMs: TIMEOUT_MS,
      signal,
    })
    const allowed = header('webhook-allowed-origin')
    if (status < 200 || status > 299) return refuse(`the receiver answered ${status} to OPTIONS`)
    if (allowed === null || !isAllowed(allowed, host))
      return refuse(`the receiver did not allow ${host} by WebHook-Allowed-Origin`)
    return { kind: 'granted', perMinute: readRate(header('webhook-allowed-rate')) }
  } catch (error) {
    signal.throwIfAborted()
    if (error instanceof FetchError && error.kind === 'busy')
      return { kind: 'postponed', askAt: now + BUSY_MS }
    return refuse(error instanceof FetchError ? error.message : 'the receiver is unreachable')
  }
}

const isAllowed = (allowed: string, host: string): boolean =>
  allowed.split(',').some((one) => ['*', host.toLowerCase()].includes(one.trim().toLowerCase()))

function readRate(text: string | null): number | null {
  return text !== null && /^[1-9]\d{0,8}$/.test(text.trim()) ? Number(text) : null
}
