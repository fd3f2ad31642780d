import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import type { ServiceError } from '@whocast/contract/error.ts'
import type { Context } from 'hono'
import { parseAccept } from 'hono/utils/accept'
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

export const pageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': contentSecurityPolicy,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  vary: 'Accept',
} as const

/** The headers of data that scripts of other sites may read. */
export const openHeaders = {
  'x-content-type-options': 'nosniff',
  'access-control-allow-origin': '*',
} as const

/** The headers of pictures and files that other sites may also show. */
export const embeddableHeaders = {
  ...openHeaders,
  'cross-origin-resource-policy': 'cross-origin',
} as const

const etagOf = (body: string | Uint8Array): string =>
  `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`

const textType = /^(text\/|application\/(ld\+|[a-z.]*\+)?json|image\/svg)/
/** Smaller answers fit into one packet as they are. */
const MIN_PACKED_BYTES = 1400

const packedFiles = new WeakMap<Uint8Array, Uint8Array<ArrayBuffer>>()

/** A compressed text, and the ETag of the text itself. */
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

/** Returns the weight of a coding or media type (RFC 9110, 12.5); wildcards are ignored. */
const weightOf = (accepted = '', name: string): number =>
  parseAccept(accepted.toLowerCase()).find(({ type }) => type === name)?.q ?? 0

/** Returns true if the client accepts gzip. */
export const takesGzip = (c: Context): boolean =>
  weightOf(c.req.header('accept-encoding'), 'gzip') > 0

/** Returns the weight of a media type in `Accept`, 0 if it is missing. */
export const wants = (c: Context, type: string): number => weightOf(c.req.header('accept'), type)

/**
 * Sends bytes with their ETag, or 304 when the client has them; HEAD gets the headers alone. Text
 * is compressed for those who accept it, with an ETag of its own.
 *
 * @param body if it was compressed before, the caller has checked that the client accepts it
 */
export function answer(
  c: Context,
  body: string | Uint8Array<ArrayBuffer> | Packed,
  headers: Record<string, string>,
  { status = 200, etag: ownEtag }: { status?: number; etag?: string } = {},
): Response {
  const isText = textType.test(headers['content-type'] ?? '')
  const isReady = typeof body === 'object' && 'packed' in body
  const isPacked = isReady || (isText && body.length >= MIN_PACKED_BYTES && takesGzip(c))
  const plainEtag = isReady ? body.etag : (ownEtag ?? etagOf(body))
  const etag = isPacked ? plainEtag.replace(/"$/, '-gzip"') : plainEtag
  const vary = [headers.vary, isText ? 'Accept-Encoding' : undefined].filter(Boolean).join(', ')
  const sent: Record<string, string> = { ...headers, ...(vary === '' ? {} : { vary }) }
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

/** Values that the middleware attaches to a request; empty in tests without it. */
interface FaceEnv {
  exchange?: Pick<Exchange, 'id' | 'route' | 'spend'>
  /** Why the middleware rejected the request: sent in the requested format, without a lookup. */
  refused?: ServiceError
}

/** Returns what the middleware attached to a request. */
export const faceEnv = (c: Context): FaceEnv => (c.env ?? {}) as FaceEnv

/** Returns the `Retry-After` of an error that has one. */
export const retryAfter = ({ retryAfterSeconds }: ServiceError): Record<string, string> =>
  retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) }

/** Sends an error as a problem document (RFC 9457), for routes other than pages. */
export function problem(
  c: Context,
  error: ServiceError,
  baseUrl: string,
  headers: Record<string, string> = {},
): Response {
  const id = faceEnv(c).exchange?.id ?? ''
  return new Response(JSON.stringify(toProblem(error, id, { baseUrl })), {
    status: error.status,
    headers: {
      'content-type': 'application/problem+json',
      'cache-control': caching.never,
      ...securityHeaders(baseUrl),
      ...retryAfter(error),
      ...headers,
    },
  })
}
