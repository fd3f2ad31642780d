import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { ReadyAnswer } from './answer.ts'
import type { Exchange } from './exchange.ts'

/**
 * Compression of responses with public data. Responses to owners, keys and the admin page are never
 * compressed: they can contain a secret next to untrusted text (BREACH; docs/api.md lists them).
 */

type Coding = 'br' | 'gzip'

/** Smaller bodies fit into one packet as they are. */
const MIN_BYTES = 1024
/** Values of `Accept-Encoding` that are remembered with the coding they lead to. */
const MAX_REMEMBERED = 200
/** As dense as gzip's default, in a third of the time. */
const BROTLI_QUALITY = 4

const remembered = new Map<string, Coding | null>()

/** Returns the coding that a client accepts, `br` before `gzip`; null when neither. */
export function codingOf(acceptEncoding: string | undefined): Coding | null {
  if (acceptEncoding === undefined) return null
  const known = remembered.get(acceptEncoding)
  if (known !== undefined) return known
  const accepted = new Set(
    acceptEncoding.split(',').flatMap((entry) => {
      const [name = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase())
      return parameters.some((one) => /^q=0(\.0*)?$/.test(one)) ? [] : [name]
    }),
  )
  const coding = (['br', 'gzip'] as const).find((one) => accepted.has(one)) ?? null
  if (remembered.size < MAX_REMEMBERED) remembered.set(acceptEncoding, coding)
  return coding
}

const compress = (bytes: Uint8Array, coding: Coding): Buffer<ArrayBuffer> =>
  coding === 'gzip'
    ? gzipSync(bytes)
    : brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } })

/** Encodes a text that is sent once; null when it is sent as it is. */
export function encodedText(
  text: string,
  exchange: Exchange,
): { body: Uint8Array<ArrayBuffer>; coding: Coding } | null {
  const coding = text.length < MIN_BYTES ? null : codingOf(exchange.header('accept-encoding'))
  return coding && { body: compress(Buffer.from(text), coding), coding }
}

type Variants<T> = Partial<Record<Coding, T>>
const variants = new WeakMap<ReadyAnswer, Variants<ReadyAnswer>>()
const headersWith = new WeakMap<ReadyAnswer['headers'], Variants<ReadyAnswer['headers']>>()

/** Returns the value for a coding, made once for each owner. */
function variantOf<K extends object, T>(
  all: WeakMap<K, Variants<T>>,
  owner: K,
  { coding, make }: { coding: Coding; make: () => T },
): T {
  const own = all.get(owner) ?? {}
  all.set(owner, own)
  const made = own[coding] ?? make()
  own[coding] = made
  return made
}

/** How much of a body its compressed forms take in addition, at most. */
const ENCODED_SHARE = 0.7

/** Returns the memory of a cached response with its compressed forms, in bytes. */
export const cachedBytes = ({ body }: ReadyAnswer): number =>
  body.length < MIN_BYTES ? body.length : Math.ceil(body.length * (1 + ENCODED_SHARE))

/**
 * Returns the response in the coding that the client accepts. Each coding has an entity tag of its
 * own and is stored with the response. Signed responses stay as they are, since clients check the
 * digest of what they have decoded.
 */
export function encoded(ready: ReadyAnswer, exchange: Exchange): ReadyAnswer {
  if (ready.body.length < MIN_BYTES || exchange.isSigned) return ready
  const coding = codingOf(exchange.header('accept-encoding'))
  if (coding === null) return ready
  const make = (): ReadyAnswer => ({
    ...ready,
    body: compress(Buffer.from(ready.body, 'latin1'), coding).toString('latin1'),
    etag: `${ready.etag.slice(0, -1)}.${coding}"`,
    headers: variantOf(headersWith, ready.headers, {
      coding,
      make: () => ({ ...ready.headers, 'content-encoding': coding }),
    }),
  })
  return variantOf(variants, ready, { coding, make })
}
