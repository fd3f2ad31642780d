import { fetch } from 'undici'
import { onAbort } from './abort-listeners.ts'
import { explainFetchError } from './explain-fetch-error.ts'
import { withFailureCache } from './failure-cache.ts'
import { createGuardedAgent, type GuardedAgentOptions } from './guarded-agent.ts'
import { type DownloadLease, FetchError, type GuardedFetch } from './guarded-fetch-port.ts'
import { MemoryBudget } from './memory-budget.ts'
import { currentClient } from './request-allowance.ts'

interface GuardedFetchOptions extends GuardedAgentOptions {
  /** For all answers that are being read, but those with a lease; 8 MiB of its own by default. */
  downloads?: MemoryBudget
}

const DEFAULT_TIMEOUT_MS = 5000
const MAX_REDIRECTS = 3
const DOWNLOAD_BYTES = 8 * 2 ** 20

const redirects = new Set([301, 302, 303, 307, 308])

/**
 * The one function that opens untrusted URLs: avatars, CCIP-Read gateways, NFT metadata.
 *
 * Takes https on port 443 only, without credentials in the URL. Resolves the host, refuses it when
 * any of its addresses is not public unicast, and connects to what it checked, so that a second
 * answer of the DNS changes nothing. Follows at most three redirects, each checked the same. Counts
 * decoded bytes. Each hop counts against the budget of its destination, and a failed request is not
 * repeated for a while.
 *
 * The result has any status that came; its promise rejects with a {@link FetchError}, or with the
 * reason of the caller's signal.
 */
export function createGuardedFetch(options: GuardedFetchOptions = {}): GuardedFetch {
  const { agent, checkUrl, charge } = createGuardedAgent(options)
  const downloads = options.downloads ?? new MemoryBudget({ bytes: DOWNLOAD_BYTES })

  return withFailureCache(async (text, request) => {
    const deadline = AbortSignal.timeout(request.timeoutMs ?? DEFAULT_TIMEOUT_MS)
    const signal = request.signal ? AbortSignal.any([deadline, request.signal]) : deadline
    let method = request.method ?? 'GET'
    let body = request.body
    let url = checkUrl(text)
    let hops = 0
    const lease = request.lease ?? downloads.lease(currentClient())
    try {
      for (;;) {
        await until(signal, charge(url))
        const response = await fetch(url.href, {
          dispatcher: agent,
          redirect: 'manual',
          method,
          signal,
          headers: { 'user-agent': 'whocast', ...request.headers },
          ...(method === 'POST' && body !== undefined ? { body } : {}),
        })
        const location = redirects.has(response.status) ? response.headers.get('location') : null
        if (location === null) {
          const bytes = await readLimited(response, request.maxBytes, lease, signal)
          return {
            status: response.status,
            headers: new Headers([...response.headers]),
            bytes,
            url: url.href,
          }
        }
        await response.body?.cancel()
        hops += 1
        if (hops > (request.maxRedirects ?? MAX_REDIRECTS))
          throw new FetchError('refused', 'too many redirects')
        url = checkUrl(location, url.href)
        if (response.status !== 307 && response.status !== 308) {
          method = 'GET'
          body = undefined
        }
      }
    } catch (error) {
      throw explainFetchError(error, deadline, request.signal)
    } finally {
      if (lease !== request.lease) lease.release()
    }
  })
}

/** Waits until the work ends or a signal aborts. @throws the signal's reason */
async function until(signal: AbortSignal, work: Promise<void>): Promise<void> {
  let unlisten = () => {}
  const aborted = new Promise<never>((_resolve, reject) => {
    unlisten = onAbort(signal, reject)
  })
  await Promise.race([work, aborted]).finally(unlisten)
}

type Readable = Pick<Awaited<ReturnType<typeof fetch>>, 'headers' | 'body'>

async function readLimited(
  response: Readable,
  maxBytes: number,
  lease: DownloadLease,
  signal: AbortSignal,
): Promise<Uint8Array> {
  const tooLarge = () => new FetchError('too-large', `more than ${maxBytes} bytes`)
  if (Number(response.headers.get('content-length')) > maxBytes) {
    await response.body?.cancel()
    throw tooLarge()
  }
  const chunks: Uint8Array[] = []
  let length = 0
  // Leaving the loop by an error cancels the stream, which closes the connection.
  for await (const chunk of response.body ?? []) {
    length += chunk.byteLength
    if (length > maxBytes) throw tooLarge()
    await lease.grow(chunk.byteLength, signal)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks, length)
}
