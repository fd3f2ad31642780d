import { isIP } from 'node:net'
import { Agent, buildConnector, fetch } from 'undici'
import { type DownloadLease, FetchError, type GuardedFetch } from '../domain/ports/guarded-fetch.ts'
import { MemoryBudget, MemoryError } from './memory-budget.ts'
import { isPublicAddress } from './public-address.ts'
import { createResolver, type Resolve } from './resolver.ts'

export interface GuardedFetchOptions {
  /** Origins that may be opened although private and not https: for tests and local networks only. */
  allowPrivateOrigins?: readonly string[]
  /** All addresses of a host name; a resolver of its own by default, so that strangers' hosts wait for one another alone. */
  resolve?: Resolve
  /** For all answers that are being read; 32 MiB of its own by default. */
  downloads?: MemoryBudget
  /** Opens the socket to an address that was checked; undici's connector by default. */
  connect?: buildConnector.connector
}

const DEFAULT_TIMEOUT_MS = 5000
const MAX_REDIRECTS = 3
/** To one origin at once: an off-chain name has some fifty records, each a request to one gateway. */
const MAX_CONNECTIONS = 64
const DOWNLOAD_BYTES = 32 * 2 ** 20
/** How many addresses of one host are tried. */
const MAX_ADDRESSES = 4

const redirects = new Set([301, 302, 303, 307, 308])

/**
 * The one function that opens URLs which strangers choose: avatars, CCIP-Read gateways, NFT metadata.
 *
 * Takes https on port 443 only, without credentials in the URL. Resolves the host, refuses it when any of
 * its addresses is not public unicast, and connects to what it checked, so that a second answer of the DNS
 * changes nothing. Follows at most three redirects, each checked the same. Counts decoded bytes.
 *
 * The result has any status that came; its promise rejects with a {@link FetchError}, or with the
 * reason of the caller's signal.
 */
export function createGuardedFetch(options: GuardedFetchOptions = {}): GuardedFetch {
  const allowed = new Set((options.allowPrivateOrigins ?? []).map((origin) => new URL(origin).origin))
  const resolve = options.resolve ?? createResolver()
  const downloads = options.downloads ?? new MemoryBudget({ bytes: DOWNLOAD_BYTES })
  const open = options.connect ?? buildConnector({ timeout: DEFAULT_TIMEOUT_MS, allowH2: false })

  /** The addresses to connect to, all of them checked. */
  const checkHost = async (origin: string, hostname: string): Promise<string[]> => {
    const addresses = isIP(hostname) ? [hostname] : await resolve(hostname)
    if (addresses.length === 0) throw new FetchError('failed', `no address for ${hostname}`)
    if (!allowed.has(origin) && !addresses.every(isPublicAddress)) {
      throw new FetchError('refused', `${hostname} is not a public address`)
    }
    return addresses.slice(0, MAX_ADDRESSES)
  }

  const connect: buildConnector.connector = (target, callback) => {
    const hostname = target.hostname.replace(/^\[|\]$/g, '')
    const origin = new URL(`${target.protocol}//${target.hostname}${target.port ? `:${target.port}` : ''}`).origin
    const attempt = (addresses: string[]): void => {
      const [address, ...rest] = addresses
      if (address === undefined) return
      const servername = isIP(hostname) ? {} : { servername: target.servername ?? hostname }
      open({ ...target, ...servername, hostname: address }, (...result) => {
        if (result[0] !== null && rest.length > 0) attempt(rest)
        else callback(...result)
      })
    }
    checkHost(origin, hostname).then(attempt, (error) => callback(asError(error), null))
  }

  const agent = new Agent({
    connect,
    allowH2: false,
    connections: MAX_CONNECTIONS,
    keepAliveTimeout: 2000,
    keepAliveMaxTimeout: 5000,
  })

  const checkUrl = (text: string, base?: string): URL => {
    if (!URL.canParse(text, base)) throw new FetchError('refused', 'not a URL')
    const url = new URL(text, base)
    if (url.username !== '' || url.password !== '') throw new FetchError('refused', 'credentials in the URL')
    if (allowed.has(url.origin)) return url
    if (url.protocol !== 'https:') throw new FetchError('refused', `${url.protocol} is not https`)
    if (url.port !== '') throw new FetchError('refused', `port ${url.port} is not 443`)
    const hostname = url.hostname.replace(/^\[|\]$/g, '')
    if (isIP(hostname) && !isPublicAddress(hostname)) throw new FetchError('refused', `${hostname} is not a public address`)
    return url
  }

  return async (text, request) => {
    const deadline = AbortSignal.timeout(request.timeoutMs ?? DEFAULT_TIMEOUT_MS)
    const signal = request.signal ? AbortSignal.any([deadline, request.signal]) : deadline
    let method = request.method ?? 'GET'
    let body = request.body
    let url = checkUrl(text)
    let hops = 0
    const lease = request.lease ?? downloads.lease()
    try {
      for (;;) {
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
          return { status: response.status, headers: new Headers([...response.headers]), bytes, url: url.href }
        }
        await response.body?.cancel()
        hops += 1
        if (hops > (request.maxRedirects ?? MAX_REDIRECTS)) throw new FetchError('refused', 'too many redirects')
        url = checkUrl(location, url.href)
        if (response.status !== 307 && response.status !== 308) {
          method = 'GET'
          body = undefined
        }
      }
    } catch (error) {
      throw explain(error, deadline, request.signal)
    } finally {
      if (lease !== request.lease) lease.release()
    }
  }
}

type Readable = Pick<Awaited<ReturnType<typeof fetch>>, 'headers' | 'body'>

/** The decoded body, read no further than the limit. */
async function readLimited(response: Readable, maxBytes: number, lease: DownloadLease, signal: AbortSignal): Promise<Uint8Array> {
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

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)))

/** undici wraps what went wrong in `TypeError: fetch failed`, with the reason as its cause. */
function explain(error: unknown, deadline: AbortSignal, caller: AbortSignal | undefined): unknown {
  if (caller?.aborted) return caller.reason
  if (deadline.aborted) return new FetchError('timeout', 'no answer in time', { cause: error })
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof FetchError) return cause
    if (cause instanceof MemoryError) return new FetchError('failed', cause.message, { cause })
  }
  return new FetchError('failed', 'the connection failed', { cause: error })
}
