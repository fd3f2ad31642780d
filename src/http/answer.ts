import { hash } from 'node:crypto'
import { matchesEtag } from './conditional.ts'
import type { Exchange } from './exchange.ts'
import { securityHeaders } from './headers.ts'

/** An answer as bytes with its headers, made once and sent any number of times. */
export interface ReadyAnswer {
  body: Uint8Array<ArrayBuffer>
  etag: string
  /** All but those of the single exchange. */
  headers: Readonly<Record<string, string>>
}

export interface ReadyOptions {
  baseUrl: string
  cacheControl: string
  contentType?: string
  /** Computed from the bytes when absent. */
  etag?: string
  headers?: Record<string, string>
}

/** Makes an answer ready. The entity tag is strong: it names these bytes. */
export function readyAnswer(body: string | Uint8Array<ArrayBuffer>, options: ReadyOptions): ReadyAnswer {
  const bytes = typeof body === 'string' ? Buffer.from(body) : body
  const etag = options.etag ?? `"${hash('sha1', bytes, 'base64url')}"`
  return {
    body: bytes,
    etag,
    headers: {
      'content-type': options.contentType ?? 'application/json',
      'content-length': String(bytes.byteLength),
      'cache-control': options.cacheControl,
      etag,
      ...securityHeaders(options.baseUrl),
      ...options.headers,
    },
  }
}

/** Sends it: 304 where the client holds it already, and kept from shared caches where a credential was sent. */
export function sendReady(ready: ReadyAnswer, exchange: Exchange): Response {
  exchange.isDressed = true
  const condition = exchange.header('if-none-match')
  const isHeld = condition !== undefined && matchesEtag(condition, ready.etag)
  if (isHeld) exchange.refund()
  const headers: Record<string, string> = { ...ready.headers, ...exchange.headers() }
  if (exchange.hasCredential) headers['cache-control'] = 'private, no-store'
  if (!isHeld) return new Response(ready.body, { headers })
  delete headers['content-type']
  delete headers['content-length']
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
