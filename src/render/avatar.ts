import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import type { GuardedFetch, Logger } from '../domain/ports.ts'
import { packageRoot } from '../root.ts'
import { type Tone, toneOf } from './colour.ts'
import { createQueue } from './queue.ts'
import { loadSharp } from './sharp.ts'

/** A stranger's picture after it was made harmless. */
export interface Avatar {
  /** Of the pixels: the same picture under another URL is the same. */
  hash: string
  tone: Tone
}

/** Straight RGBA, square. */
export interface Square {
  edge: number
  rgba: Uint8Array
}

export interface DecodedAvatar extends Avatar {
  /** Sharp enough for the page at twice its density. */
  large: Square
  /** In the size of the card: what takumi need not scale it draws twice as fast. */
  small: Square
}

export const AVATAR_EDGE = 384
const CARD_AVATAR_EDGE = 264

const MAX_BYTES = 8 * 1024 * 1024
const MAX_PIXELS = 16_000_000
/** Of the pixels as they come: 16 megapixels of RGBA. */
const MAX_RAW_BYTES = 64_000_000
/** An interlaced PNG cannot be made small while it is read: seven passes go over the whole of it. */
const MAX_INTERLACED_BYTES = 16_000_000
const FRESH_MS = 10 * 60_000
const FAILED_MS = 60_000

/** Thrown for bytes that are no picture of an accepted kind. */
export class PictureError extends Error {
  override readonly name = 'PictureError'
}

export type PictureKind = 'png' | 'jpeg' | 'webp' | 'gif' | 'avif'

/** What the first bytes say a file is; null for everything that is not accepted, SVG among it. */
export function sniff(bytes: Uint8Array): PictureKind | null {
  const ascii = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to))
  if (ascii(0, 8) === '\x89PNG\r\n\x1a\n') return 'png'
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg'
  if (ascii(0, 4) === 'RIFF' && ascii(8, 12) === 'WEBP') return 'webp'
  if (ascii(0, 6) === 'GIF87a' || ascii(0, 6) === 'GIF89a') return 'gif'
  if (ascii(4, 8) === 'ftyp' && /^avi[fs]$/.test(ascii(8, 12))) return 'avif'
  return null
}

/**
 * Makes a stranger's picture harmless: its first frame, upright, square, {@link AVATAR_EDGE} pixels.
 *
 * @param bytes the file; its type is read from it, whatever its sender called it
 * @throws PictureError when it is no PNG, JPEG, WebP, GIF or AVIF, has over 16 megapixels (4 where they
 *   are interlaced), is broken or takes over a second
 */
export async function decodeAvatar(bytes: Uint8Array): Promise<DecodedAvatar> {
  const kind = sniff(bytes)
  if (kind === null) throw new PictureError('neither PNG, JPEG, WebP, GIF nor AVIF')
  const sharp = await loadSharp()
  const careful = { limitInputPixels: MAX_PIXELS, pages: 1, failOn: 'error', sequentialRead: true } as const
  try {
    const { width, height, channels, depth, isProgressive } = await sharp(bytes, careful).metadata()
    const limit = kind === 'png' && isProgressive ? MAX_INTERLACED_BYTES : MAX_RAW_BYTES
    if (width * height * channels * (depth === 'uchar' ? 1 : 2) > limit) throw new PictureError('too many pixels')
    const { data, info } = await sharp(bytes, careful)
      .autoOrient()
      .resize(AVATAR_EDGE, AVATAR_EDGE, { fit: 'cover', position: 'centre' })
      .toColourspace('srgb')
      .ensureAlpha()
      .raw()
      .timeout({ seconds: 1 })
      .toBuffer({ resolveWithObject: true })
    if (info.channels !== 4) throw new PictureError('colours of an unknown kind')
    const scale = (edge: number) =>
      sharp(data, { raw: { width: AVATAR_EDGE, height: AVATAR_EDGE, channels: 4 } })
        .resize(edge, edge)
        .raw()
        .toBuffer()
    const [card, tiny] = await Promise.all([scale(CARD_AVATAR_EDGE), scale(24)])
    return {
      hash: createHash('sha256').update(data).digest('base64url'),
      tone: toneOf(tiny),
      large: { edge: AVATAR_EDGE, rgba: data },
      small: { edge: CARD_AVATAR_EDGE, rgba: card },
    }
  } catch (error) {
    throw error instanceof PictureError ? error : new PictureError(`a ${kind} that cannot be read`, { cause: error })
  }
}

export interface AvatarsOptions {
  fetchAvatar: GuardedFetch
  log: Pick<Logger, 'debug'>
  /** Our own origin: `<baseUrl>/samples/…` is read from disk. */
  baseUrl: string
  /** Memory for decoded avatars, bytes. */
  cacheBytes: number
  /** How long a card waits for an avatar; a later card has what came afterwards. */
  waitMs: number
}

type Entry = { avatar: Avatar | null }

/**
 * Avatars by URL: fetched once at a time, known for ten minutes, a failure for one. Their pixels
 * are kept apart and for fewer: a finished card needs only to know which picture it shows.
 */
export function createAvatars({ fetchAvatar, log, baseUrl, cacheBytes, waitMs }: AvatarsOptions) {
  const read = async (url: string, signal: AbortSignal): Promise<Uint8Array> => {
    const sample = url.startsWith(`${baseUrl}/samples/`) ? url.slice(baseUrl.length).match(sampleFile)?.[1] : undefined
    if (sample !== undefined) return readFile(join(packageRoot, 'samples/avatars', sample))
    const answer = await fetchAvatar(url, { maxBytes: MAX_BYTES, timeoutMs: 5000, signal })
    if (answer.status !== 200) throw new PictureError(`the server answered ${answer.status}`)
    return answer.bytes
  }

  // A large picture takes up to 64 MB while it is opened.
  const decoding = createQueue({ concurrency: 2, waiting: 500, timeoutMs: 10_000 })
  const pixels = new LRUCache<string, DecodedAvatar>({
    maxSize: cacheBytes,
    sizeCalculation: ({ large, small }) => large.rgba.byteLength + small.rgba.byteLength,
  })
  const fetchDecoded = async (url: string, signal: AbortSignal): Promise<DecodedAvatar> => {
    const bytes = await read(url, signal)
    const decoded = await decoding.run(() => decodeAvatar(bytes))
    pixels.set(decoded.hash, decoded)
    return decoded
  }

  const cache = new LRUCache<string, Entry>({
    max: 20_000,
    ttl: FRESH_MS,
    allowStale: true,
    ignoreFetchAbort: true,
    fetchMethod: async (url, stale, { signal, options }) => {
      try {
        const { hash, tone } = await fetchDecoded(url, signal)
        return stale?.avatar?.hash === hash ? stale : { avatar: { hash, tone } }
      } catch (error) {
        log.debug({ url: url.slice(0, 200), reason: error instanceof Error ? error.message : String(error) }, 'no avatar')
        options.ttl = FAILED_MS
        return stale?.avatar ? stale : { avatar: null }
      }
    },
  })

  return {
    /** The avatar behind a URL; null when it cannot be had, or not in time. */
    async get(url: string | undefined): Promise<Avatar | null> {
      if (url === undefined || url.length > 2048) return null
      const known = cache.get(url)
      // A stale one is shown while the new one is fetched.
      if (known && cache.getRemainingTTL(url) > 0) return known.avatar
      const coming = cache.fetch(url)
      if (known) return known.avatar
      const late = new Promise<undefined>((resolve) => {
        const timer = setTimeout(resolve, waitMs)
        const stop = () => clearTimeout(timer)
        coming.then(stop, stop)
      })
      const entry = await Promise.race([coming, late])
      return entry?.avatar ?? null
    },

    /**
     * The pixels of an avatar that `get` gave, fetched again where they were not kept; null when they have
     * changed or are gone since, and `get` must be asked anew.
     */
    async pixels(url: string | undefined, { hash }: Avatar): Promise<DecodedAvatar | null> {
      const kept = pixels.get(hash)
      if (kept || url === undefined) return kept ?? null
      cache.delete(url)
      await cache.fetch(url)
      return pixels.get(hash) ?? null
    },

    /** What `get` would say without waiting: undefined while it is not known. */
    peek(url: string | undefined): Avatar | null | undefined {
      return url === undefined ? null : cache.peek(url)?.avatar
    },
  }
}

/** Our samples are plain names in one folder. */
const sampleFile = /^\/samples\/(?:avatars\/)?([a-z0-9][a-z0-9-]*\.(?:png|jpg|webp))$/
