import { hash } from 'node:crypto'
import { matchesEtag } from './conditional.ts'
import type { Exchange } from './exchange.ts'
import { securityHeaders } from './headers.ts'

/** An answer as bytes with its headers, made once and sent any number of times. */
export interface ReadyAnswer {
  body: Uint8Array<ArrayBuffer>
  etag: string
  /** What many answers have in common, shared among them. */
  headers: Readonly<Record<string, string>>
  /** `Server-Timing`: sources that failed when this was made. */
  timing?: string
}

/** The headers that answers of one kind have in common. */
export const commonHeaders = (baseUrl: string, cacheControl: string, contentType = 'application/json') => ({
  'content-type': contentType,
  'cache-control': cacheControl,
  ...securityHeaders(baseUrl),
})

const encoder = new TextEncoder()

/** Makes an answer ready. The entity tag is strong: it names these bytes. */
export function readyAnswer(text: string, headers: Readonly<Record<string, string>>): ReadyAnswer {
  // Bytes of its own: a slice of Node's shared pool would keep all that was allocated beside it.
  const body = encoder.encode(text)
  return { body, etag: `"${hash('sha1', body, 'base64url')}"`, headers }
}

/** Whether the client that asks holds it already. */
export function isHeld(ready: ReadyAnswer, exchange: Exchange): boolean {
  const condition = exchange.header('if-none-match')
  return condition !== undefined && matchesEtag(condition, ready.etag)
}

/** Sends it: 304 where the client holds it already, and kept from shared caches where a credential was sent. */
export function sendReady(ready: ReadyAnswer, exchange: Exchange): Response {
  const isNotModified = isHeld(ready, exchange)
  if (isNotModified) exchange.refund()
  else if (exchange.isOverLimit) throw exchange.overLimit()
  exchange.isDressed = true
  const headers: Record<string, string> = { ...ready.headers, ...exchange.headers(), etag: ready.etag }
  if (ready.timing !== undefined) headers['server-timing'] = ready.timing
  if (exchange.hasCredential) headers['cache-control'] = 'private, no-store'
  if (!isNotModified) {
    headers['content-length'] = String(ready.body.byteLength)
    return new Response(ready.body, { headers })
  }
  delete headers['content-type']
  return new Response(null, { status: 304, headers })
}

/** Sends JSON that is made for this one request, e.g. the answer to a write. */
export function sendJson(value: unknown, exchange: Exchange, baseUrl: string): Response {
  exchange.isDressed = true
  return new Response(JSON.stringify(value), {
    headers: {
      'content-type': 'application/json',
      'cache-control': 'private, no-store',
      ...securityHeaders(baseUrl),
      ...exchange.headers(),
    },
  })
}
