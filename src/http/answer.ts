import { hash } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { matchesEtag } from './conditional.ts'
import { encoded, encodedText } from './encoding.ts'
import type { Exchange } from './exchange.ts'
import { securityHeaders } from './headers.ts'
import { cacheTagsOf } from './surrogate-keys.ts'

/** An answer as bytes with its headers, made once and sent any number of times. */
export interface ReadyAnswer {
  /** The bytes, a character each (latin1): of a string, Node sends head and body by one write. */
  body: string
  etag: string
  /** The parts that many responses share. */
  headers: Readonly<Record<string, string>>
  /** `Server-Timing`: sources that failed when this was made. */
  timing?: string
  /** `Surrogate-Key`, for a cache in front. */
  keys?: string
  /** How much older than the primary database it may be, in ms. */
  behindMs?: number
}

/** A request that needs no application. */
export interface Match {
  /** The route that counts it. */
  route: string
  /** The cached response. */
  cached: ReadyAnswer | null
  /** Makes the response. @throws ServiceError if the request is invalid or cannot be answered */
  make(exchange: Exchange): Promise<ReadyAnswer | Response>
}

/** The headers that answers of one kind have in common. */
export const commonHeaders = (
  baseUrl: string,
  cacheControl: string,
  contentType = 'application/json',
) => ({
  'content-type': contentType,
  'cache-control': cacheControl,
  vary: 'Accept-Encoding',
  ...securityHeaders(baseUrl),
})

/** For answers to requests with a credential. */
const PRIVATE = 'private, no-store'

/** For data that may be older than the primary database: no cache would notice when it changes. */
const BEHIND = 'public, max-age=1'

/** Returns the `Cache-Control` of this one response; undefined for that of all. */
export function cacheControlOf({ hasCredential, isBehind }: Exchange): string | undefined {
  return hasCredential ? PRIVATE : isBehind ? BEHIND : undefined
}

/** Whether a text is its own bytes in UTF-8. */
const isAscii = (text: string) => Buffer.byteLength(text) === text.length

/** Makes an answer ready. The entity tag is strong: it names these bytes. */
export function readyAnswer(text: string, headers: Readonly<Record<string, string>>): ReadyAnswer {
  if (isAscii(text)) return { body: text, etag: `"${hash('sha1', text, 'base64url')}"`, headers }
  const bytes = Buffer.from(text)
  return { body: bytes.toString('latin1'), etag: `"${hash('sha1', bytes, 'base64url')}"`, headers }
}

/** Returns true if the client has the response already. */
export function isNotModified(ready: ReadyAnswer, exchange: Exchange): boolean {
  const condition = exchange.header('if-none-match')
  return condition !== undefined && matchesEtag(condition, ready.etag)
}

/**
 * Sends it: 304 where the client holds it already, and kept from shared caches where a credential
 * was sent.
 *
 * @param origin `kept`: the bytes lay in memory, so a 304 gives back what the request cost.
 *   `made`: work was done for this request, and it costs the same whatever the client holds.
 */
export function sendReady(
  whole: ReadyAnswer,
  exchange: Exchange,
  origin: 'kept' | 'made' = 'made',
): Response {
  const ready = encoded(whole, exchange)
  const hasIt = isNotModified(ready, exchange)
  exchange.noteBehind(ready.behindMs)
  if (hasIt && origin === 'kept') exchange.refund()
  const headers: Record<string, string> = {
    ...ready.headers,
    ...exchange.headers(),
    ...exchange.signature(ready),
    etag: ready.etag,
  }
  if (ready.timing !== undefined) headers['server-timing'] = ready.timing
  if (ready.keys !== undefined) {
    headers['surrogate-key'] = ready.keys
    headers['cache-tag'] = cacheTagsOf(ready.keys)
  }
  const own = cacheControlOf(exchange)
  if (own !== undefined) headers['cache-control'] = own
  if (!hasIt) {
    headers['content-length'] = String(ready.body.length)
    return new Response(isAscii(ready.body) ? ready.body : Buffer.from(ready.body, 'latin1'), {
      headers,
    })
  }
  delete headers['content-type']
  delete headers['content-encoding']
  return new Response(null, { status: 304, headers })
}

/** How a ready answer is written. */
interface ReadyWriting {
  /** 304 without the body, as the client holds it. */
  status: 200 | 304
  /** In place of the one that many responses share. */
  cacheControl: string | undefined
  /** Headers of this one answer. */
  own: Record<string, string>
}

/**
 * Writes cached responses to Node's own ones, with the same headers as {@link sendReady}. Flat
 * lists of headers, and strings for bodies, cost Node less.
 */
export function createReadyWriter(): (
  ready: ReadyAnswer,
  writing: ReadyWriting,
  outgoing: ServerResponse,
) => void {
  const flat = new WeakMap<Readonly<Record<string, string>>, Map<string, readonly string[]>>()

  function commonOf(
    { headers }: ReadyAnswer,
    { status, cacheControl }: ReadyWriting,
  ): readonly string[] {
    const forms = flat.get(headers) ?? new Map<string, readonly string[]>()
    flat.set(headers, forms)
    const form = cacheControl === undefined ? `${status}` : `${status} ${cacheControl}`
    const known = forms.get(form)
    if (known) return known
    const entries = Object.entries(
      cacheControl === undefined ? headers : { ...headers, 'cache-control': cacheControl },
    )
    const list = entries
      .filter(([name]) => status === 200 || !/^content-(type|encoding)$/.test(name))
      .flat()
    forms.set(form, list)
    return list
  }

  return (ready, writing, outgoing) => {
    const headers = [...commonOf(ready, writing)]
    for (const name in writing.own) headers.push(name, writing.own[name] ?? '')
    headers.push('etag', ready.etag)
    if (writing.status === 200) headers.push('content-length', String(ready.body.length))
    if (ready.timing !== undefined) headers.push('server-timing', ready.timing)
    if (ready.keys !== undefined)
      headers.push('surrogate-key', ready.keys, 'cache-tag', cacheTagsOf(ready.keys))
    outgoing.writeHead(writing.status, headers)
    if (writing.status === 200) outgoing.end(ready.body, 'latin1')
    else outgoing.end()
  }
}

/** Sends public data that is JSON already, made for this one request: compressed if accepted. */
export function sendPublicJson(text: string, exchange: Exchange, baseUrl: string): Response {
  const sent = encodedText(text, exchange)
  const headers = { ...commonHeaders(baseUrl, PRIVATE), ...exchange.headers() }
  return sent
    ? new Response(sent.body, { headers: { ...headers, 'content-encoding': sent.coding } })
    : new Response(text, { headers })
}

/** Sends JSON that is made for this one request, e.g. the result of a write: never compressed. */
export const sendJson = (
  value: unknown,
  exchange: Exchange,
  baseUrl: string,
  status = 200,
): Response =>
  new Response(JSON.stringify(value), {
    status,
    headers: { ...commonHeaders(baseUrl, PRIVATE), ...exchange.headers() },
  })
