import { hash } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { matchesEtag } from './conditional.ts'
import type { Exchange } from './exchange.ts'
import { securityHeaders } from './headers.ts'

/** An answer as bytes with its headers, made once and sent any number of times. */
export interface ReadyAnswer {
  /** The bytes, a character each (latin1): of a string, Node sends head and body by one write. */
  body: string
  etag: string
  /** What many answers have in common, shared among them. */
  headers: Readonly<Record<string, string>>
  /** `Server-Timing`: sources that failed when this was made. */
  timing?: string
}

/** An answer that lies ready, and the route that it is counted by. */
export interface ReadyLookup {
  answer: ReadyAnswer
  route: string
}

/** The headers that answers of one kind have in common. */
export const commonHeaders = (baseUrl: string, cacheControl: string, contentType = 'application/json') => ({
  'content-type': contentType,
  'cache-control': cacheControl,
  ...securityHeaders(baseUrl),
})

/** Whether a text is its own bytes in UTF-8. */
const isAscii = (text: string) => Buffer.byteLength(text) === text.length

/** Makes an answer ready. The entity tag is strong: it names these bytes. */
export function readyAnswer(text: string, headers: Readonly<Record<string, string>>): ReadyAnswer {
  const bytes = Buffer.from(text)
  return { body: bytes.toString('latin1'), etag: `"${hash('sha1', bytes, 'base64url')}"`, headers }
}

/** Whether the client that asks holds it already. */
function isHeld(ready: ReadyAnswer, exchange: Exchange): boolean {
  const condition = exchange.header('if-none-match')
  return condition !== undefined && matchesEtag(condition, ready.etag)
}

/**
 * Sends it: 304 where the client holds it already, and kept from shared caches where a credential was sent.
 *
 * @param origin `kept`: the bytes lay in memory, so a 304 gives back what the request cost. `made`: work was done for this request, and it costs
 *   the same whatever the client holds.
 */
export function sendReady(ready: ReadyAnswer, exchange: Exchange, origin: 'kept' | 'made' = 'made'): Response {
  const isNotModified = isHeld(ready, exchange)
  if (isNotModified && origin === 'kept') exchange.refund()
  const headers: Record<string, string> = { ...ready.headers, etag: ready.etag }
  if (ready.timing !== undefined) headers['server-timing'] = ready.timing
  if (exchange.hasCredential) headers['cache-control'] = 'private, no-store'
  if (!isNotModified) {
    headers['content-length'] = String(ready.body.length)
    return new Response(isAscii(ready.body) ? ready.body : Buffer.from(ready.body, 'latin1'), { headers })
  }
  delete headers['content-type']
  return new Response(null, { status: 304, headers })
}

/**
 * Writes ready answers to Node's own responses: 200, with the same headers as by {@link sendReady} and the middleware. Flat lists of
 * headers, and strings for bodies, cost Node less: decision 0015.
 */
export function createReadyWriter(): (ready: ReadyAnswer, own: Record<string, string>, outgoing: ServerResponse) => void {
  const flat = new WeakMap<Readonly<Record<string, string>>, readonly string[]>()
  return (ready, own, outgoing) => {
    let common = flat.get(ready.headers)
    if (!common) {
      common = Object.entries(ready.headers).flat()
      flat.set(ready.headers, common)
    }
    const headers = [...common]
    for (const name in own) headers.push(name, own[name] ?? '')
    headers.push('etag', ready.etag, 'content-length', String(ready.body.length))
    if (ready.timing !== undefined) headers.push('server-timing', ready.timing)
    outgoing.writeHead(200, headers)
    outgoing.end(ready.body, 'latin1')
  }
}

/** Sends JSON that is made for this one request, e.g. the answer to a write. */
export const sendJson = (value: unknown): Response =>
  new Response(JSON.stringify(value), { headers: { 'content-type': 'application/json', 'cache-control': 'private, no-store' } })
