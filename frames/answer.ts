import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import type { ServiceError } from '@whocast/contract/error.ts'
import type { Context } from 'hono'
import { matchesEtag } from '../src/http/conditional.ts'
import type { Exchange } from '../src/http/exchange.ts'
import { securityHeaders } from '../src/http/headers.ts'
import { toProblem } from '../src/http/problem.ts'

/**
 * Cache lifetimes, for clients and caches in front of us. `immutable` and five minutes is required
 * of a Mini App embed's picture.
 */
export const caching = {
  page: 'public, max-age=60, s-maxage=300, stale-while-revalidate=600, stale-if-error=86400',
  notFound: 'public, max-age=30',
  card: 'public, immutable, no-transform, max-age=300',
  missingCard: 'public, no-transform, max-age=30',
  /** The fallback for a picture that could not be drawn. */
  fallbackCard: 'public, no-transform, max-age=0, must-revalidate',
  file: 'public, max-age=300',
  versioned: 'public, max-age=31536000, immutable',
  never: 'no-store',
} as const

/**
 * Everything comes from our own origin; no inline script or style. Pages may be framed, as
 * Farcaster clients show Mini Apps in a frame: no button on such a page acts for a signed-in
 * person.
 */
const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "font-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
].join('; ')

/** The headers of every HTML page. */
export const pageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': contentSecurityPolicy,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  vary: 'Accept',
} as const

/** Returns a quoted strong ETag of bytes or text. */
const etagOf = (body: string | Uint8Array): string =>
  `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`

/** Content types that are worth compressing. */
const textType = /^(text\/|application\/(ld\+|[a-z.]*\+)?json|image\/svg)/
/** Below that a packed answer saves no packet. */
const MIN_PACKED_BYTES = 1400

/** Packed forms of what is sent again and again: files, by their bytes. */
const packedFiles = new WeakMap<Uint8Array, Uint8Array<ArrayBuffer>>()

/** A text in its packed form, for those who take it, and the ETag of the text itself. */
export interface Packed {
  packed: Uint8Array<ArrayBuffer>
  etag: string
}

/** Packs a text that is sent again and again. */
export const packText = (text: string): Packed => ({ packed: pack(text), etag: etagOf(text) })

function pack(body: string | Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  if (typeof body === 'string') return new Uint8Array(gzipSync(body, { level: 5 }))
  const cached = packedFiles.get(body)
  if (cached) return cached
  const packed = new Uint8Array(gzipSync(body, { level: 9 }))
  packedFiles.set(body, packed)
  return packed
}

/** Returns true if `Accept-Encoding` names gzip with a weight above 0 (RFC 9110, 12.5.3). */
export const takesGzip = (accepted = ''): boolean =>
  accepted.split(',').some((coding) => {
    const [name = '', ...parameters] = coding.split(';').map((part) => part.trim().toLowerCase())
    return (
      name === 'gzip' &&
      !parameters.some(
        (parameter) => parameter.startsWith('q=') && Number(parameter.slice(2)) === 0,
      )
    )
  })

/**
 * Bytes with their ETag, or 304 when the asker has them; HEAD gets the headers alone. Text goes
 * packed to those who take it, with an ETag of its own.
 *
 * @param body if it was compressed before, the caller has checked that the client accepts it
 */
export function answer(
  c: Context,
  body: string | Uint8Array<ArrayBuffer> | Packed,
  headers: Record<string, string>,
  options: { status?: number; etag?: string } = {},
): Response {
  const { status = 200 } = options
  const isText = textType.test(headers['content-type'] ?? '')
  const isReady = typeof body === 'object' && 'packed' in body
  const isPacked =
    isReady ||
    (isText && body.length >= MIN_PACKED_BYTES && takesGzip(c.req.header('accept-encoding')))
  const plainEtag = isReady ? body.etag : (options.etag ?? etagOf(body))
  const etag = isPacked ? plainEtag.replace(/"$/, '-gzip"') : plainEtag
  const sent: Record<string, string> = {
    ...headers,
    ...(isText
      ? { vary: headers.vary ? `${headers.vary}, Accept-Encoding` : 'Accept-Encoding' }
      : {}),
  }
  const condition = c.req.header('if-none-match')
  if (status === 200 && condition !== undefined && matchesEtag(condition, etag)) {
    const { 'content-type': _type, ...rest } = sent
    return new Response(null, { status: 304, headers: { ...rest, etag } })
  }
  const bytes = () => (isReady ? body.packed : isPacked ? pack(body) : body)
  return new Response(c.req.method === 'HEAD' ? null : bytes(), {
    status,
    headers: {
      ...sent,
      ...(isPacked ? { 'content-encoding': 'gzip' } : {}),
      ...(status === 200 ? { etag } : {}),
    },
  })
}

/**
 * Returns the weight of a media type in `Accept` (RFC 9110 12.5.1): 0 if it is missing or has q=0.
 * Wildcards are ignored.
 */
export function wants(accept: string | undefined, type: string): number {
  for (const range of accept?.toLowerCase().split(',') ?? []) {
    const [name = '', ...parameters] = range.split(';').map((part) => part.trim())
    if (name !== type) continue
    const quality = parameters.find((parameter) => parameter.startsWith('q='))
    const value = quality === undefined ? 1 : Number(quality.slice(2))
    return Number.isFinite(value) ? Math.min(Math.max(value, 0), 1) : 0
  }
  return 0
}

/** Values that the middleware attaches to a request; empty in tests without it. */
export interface FaceEnv {
  Bindings: {
    exchange?: Pick<Exchange, 'id' | 'route' | 'spend'>
    /**
     * Set when the middleware rejected the request: the error is sent in the requested format,
     * without a lookup.
     */
    refused?: ServiceError
  }
}

/** Sends an error as a problem document (RFC 9457), for routes other than pages. */
export function problem(
  c: Context,
  error: ServiceError,
  baseUrl: string,
  headers: Record<string, string> = {},
): Response {
  const { exchange } = (c.env ?? {}) as FaceEnv['Bindings']
  return new Response(JSON.stringify(toProblem(error, exchange?.id ?? '', { baseUrl })), {
    status: error.status,
    headers: {
      'content-type': 'application/problem+json',
      'cache-control': caching.never,
      ...securityHeaders(baseUrl),
      ...(error.retryAfterSeconds === undefined
        ? {}
        : { 'retry-after': String(error.retryAfterSeconds) }),
      ...headers,
    },
  })
}
