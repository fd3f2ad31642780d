import { createHash } from 'node:crypto'
import type { FetchedPage } from '@whocast/contract/proof.ts'
import { type Fields, isObject, parseUntrusted } from '@whocast/contract/untrusted.ts'
import { LRUCache } from 'lru-cache'
import type { Clock } from '../kit/telemetry.ts'
import { FetchError, type GuardedFetch, type GuardedSocket } from './guarded-fetch-port.ts'
import type { CheckPurpose, Hosts } from './host-budgets.ts'
import { GoneError, OverBudgetError, UnreadableError } from './page-error.ts'
import { ResolveError } from './resolver.ts'
import { domainOf } from './untrusted-url.ts'

const MAX_BYTES = 256 * 1024
const TIMEOUT_MS = 5000
/** To one host in an hour, where nothing else is known of it. */
const PER_HOUR = 60

interface ReadOptions {
  /** Requested media types; the first is the expected one. */
  accept?: string
  headers?: Record<string, string>
  /** Maximum requests to the host per hour; 60 by default. */
  perHour?: number
  /** Redirects that are followed; none by default, so that a page is of its address. */
  maxRedirects?: number
  /** Hosts at which redirects may end; `any` where the protocol lets a host refer to another. */
  hosts?: readonly string[] | 'any'
}

interface ReaderSettings {
  fetch: GuardedFetch
  /** Asks servers that speak WebSocket. */
  socket: GuardedSocket
  /** TXT records of a name, each joined. Rejects if the DNS is unreachable. */
  resolveTxt(name: string): Promise<string[]>
  hosts: Hosts
  clock: Clock
  /** The account's check; see {@link Hosts.run}. */
  purpose?: CheckPurpose | undefined
  /** Pages of earlier readings that a host may confirm. */
  pages?: PageCache
}

interface TaggedPage {
  etag: string
  type: string
  bytes: Uint8Array
}

/** Pages by URL and accepted media types, of all readers of a process. */
type PageCache = LRUCache<string, TaggedPage>

const MAX_CACHE_BYTES = 16 * 1024 * 1024

/** Creates the cache of pages that are requested conditionally. */
export const createPageCache = (): PageCache =>
  new LRUCache({ maxSize: MAX_CACHE_BYTES, sizeCalculation: ({ bytes }) => bytes.length + 512 })

const jsonType = /^application\/(?:[\w.+-]+\+)?json$/

export type AccountReader = ReturnType<typeof createReader>

/**
 * Reads an account within the budgets of its servers, and retains the pages.
 *
 * @param settings.fetch opens every URL: hosts are untrusted
 */
export function createReader({
  fetch,
  socket,
  resolveTxt,
  hosts,
  clock,
  purpose,
  pages = createPageCache(),
}: ReaderSettings) {
  const fetched: FetchedPage[] = []
  const now = () => Math.floor(clock() / 1000)
  const run = <T>(host: string, perHour: number, work: () => Promise<T>, group = host) =>
    hosts.run({ host, perHour, group, purpose }, work).catch((cause: unknown): never => {
      throw asUnreadable(cause, clock())
    })
  const keep = (url: string, bytes: Uint8Array | string): void => {
    fetched.push({ url, at: now(), sha256: createHash('sha256').update(bytes).digest('hex') })
  }

  function open(url: string, perHour: number, request: Partial<Parameters<GuardedFetch>[1]>) {
    const { host } = new URL(url)
    const send = async () => {
      const options = {
        maxBytes: MAX_BYTES,
        timeoutMs: TIMEOUT_MS,
        maxRedirects: 0,
        isRetried: true,
        ...request,
      }
      const answer = await fetch(url, options)
      hosts.heed(host, answer)
      return answer
    }
    return run(host, perHour, send)
  }

  /** Bytes of a media type. @throws GoneError on 404 and 410, else UnreadableError */
  async function bytes(url: string, types: RegExp, options: ReadOptions = {}): Promise<Uint8Array> {
    if (!URL.canParse(url)) throw new UnreadableError('not a URL')
    const { host } = new URL(url)
    const { accept, headers, perHour = PER_HOUR, maxRedirects = 0 } = options
    const key = `${accept ?? ''} ${url}`
    const known = pages.get(key)
    const answer = await open(url, perHour, {
      maxRedirects,
      headers: {
        ...(accept ? { accept } : {}),
        ...headers,
        ...(known ? { 'if-none-match': known.etag } : {}),
      },
    })
    if (answer.status === 304 && known) {
      // GitHub does not count it where the request is authorized.
      if (headers?.authorization !== undefined) hosts.refund(host, purpose)
      if (!types.test(known.type)) throw new UnreadableError(`${host} answered with ${known.type}`)
      keep(url, known.bytes)
      return known.bytes
    }
    const type = checkPage(answer, host, types, options.hosts)
    const etag = answer.headers.get('etag')
    if (etag && new URL(answer.url).host === host)
      pages.set(key, { etag, type, bytes: answer.bytes })
    keep(url, answer.bytes)
    return answer.bytes
  }

  const text = async (url: string, types: RegExp, options?: ReadOptions): Promise<string> =>
    decode(await bytes(url, types, options))

  /** JSON; `null` is an answer, too. @throws as {@link bytes} */
  const json = async (url: string, options: ReadOptions = {}): Promise<unknown> =>
    parse(await text(url, jsonType, { accept: 'application/json', ...options }))

  /** JSON of a server of the operator, of which nothing is kept. @throws UnreadableError */
  async function post(url: string, body: unknown): Promise<unknown> {
    const headers = { 'content-type': 'application/json', accept: 'application/json' }
    const { status, bytes } = await open(url, POSTS_PER_HOUR, {
      method: 'POST',
      body: JSON.stringify(body),
      headers,
    })
    if (status !== 200) throw new UnreadableError(`${new URL(url).host} answered ${status}`)
    return parse(decode(bytes))
  }

  return {
    /** The pages fetched so far, in order. */
    fetched: fetched as readonly FetchedPage[],
    /** Unix seconds. */
    now,
    text,
    bytes,
    json,
    async object(url: string, options?: ReadOptions): Promise<Fields> {
      const value = await json(url, options)
      if (!isObject(value)) throw new UnreadableError('not a JSON object')
      return value
    },
    async txt(name: string): Promise<string[]> {
      const group = `dns ${domainOf(name)}`
      const records = await run('dns', TXT_PER_HOUR, () => resolveTxt(name), group)
      keep(`dns:${name}`, records.join('\n'))
      return records
    },
    /** Adds to what was fetched. */
    keep,
    post,
    /** Exchanges messages by WebSocket, up to the last. @throws UnreadableError */
    exchange: (
      url: string,
      message: string,
      isLast: (received: string) => boolean,
    ): Promise<string[]> =>
      run(new URL(url).host, EXCHANGES_PER_HOUR, () =>
        socket(url, { message, isLast, maxBytes: MAX_BYTES, timeoutMs: TIMEOUT_MS }),
      ),
  }
}

/**
 * Returns the media type of a page.
 *
 * @param hosts at which redirects may end
 * @throws GoneError, UnreadableError
 */
function checkPage(
  { status, url, headers }: Awaited<ReturnType<GuardedFetch>>,
  host: string,
  types: RegExp,
  hosts: readonly string[] | 'any' = [],
): string {
  if (status === 404 || status === 410) throw new GoneError(`${host} answered ${status}`)
  if (status !== 200) throw new UnreadableError(`${host} answered ${status}`, { status })
  const end = new URL(url).host
  if (end !== host && hosts !== 'any' && !hosts.includes(end))
    throw new UnreadableError(`${host} redirects to ${end}`)
  const type = headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? ''
  if (!types.test(type))
    throw new UnreadableError(`${host} answered with ${type.slice(0, 60) || 'no content type'}`)
  return type
}

/** Questions to the DNS in an hour, in all. */
const TXT_PER_HOUR = 3600
/** With one WebSocket server in an hour. */
const EXCHANGES_PER_HOUR = 600
/** To one server of the operator's choice in an hour. */
const POSTS_PER_HOUR = 3600

/** How long a budget of a minute may be used up, ms. */
const BUSY_MS = 60_000

function asUnreadable(cause: unknown, now: number): UnreadableError {
  if (cause instanceof UnreadableError) return cause
  const isKnown = cause instanceof FetchError || cause instanceof ResolveError
  if (isKnown && cause.kind === 'busy')
    return new OverBudgetError(cause.message, { cause, retryAt: now + BUSY_MS })
  return new UnreadableError(cause instanceof FetchError ? cause.message : 'unreachable', { cause })
}

function parse(body: string): unknown {
  try {
    return parseUntrusted(body)
  } catch (cause) {
    throw new UnreadableError('not JSON', { cause })
  }
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (cause) {
    throw new UnreadableError('not UTF-8', { cause })
  }
}
