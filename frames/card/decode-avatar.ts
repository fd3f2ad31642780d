import { createHash } from 'node:crypto'
import { MemoryError, type MemoryLease } from '../../src/net/memory-budget.ts'
import { type Tone, toneOf } from './colour.ts'
import { loadSharp } from './sharp.ts'

export interface Avatar {
  /** Hash of the pixels: equal pictures have one hash, whatever their URL. */
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
  /** In the size of most cards, which need not scale it. */
  small: Square
}

export const AVATAR_EDGE = 384
const CARD_AVATAR_EDGE = 304

const MAX_PIXELS = 16_000_000
/** Maximum of undecoded pixels: 16 megapixels of RGBA. */
const MAX_RAW_BYTES = 64_000_000
/** An interlaced PNG cannot be made small while it is read: that takes seven passes. */
const MAX_INTERLACED_BYTES = 16_000_000

/**
 * Memory that a pixel takes while its file is opened, bytes, as measured on 16 megapixels and
 * rounded up. AVIF is decoded whole, in planes and then interleaved; GIF and progressive files are
 * kept whole; the others are made small while they are read.
 */
const PIXEL_BYTES: Record<PictureKind, { plain: number; progressive: number }> = {
  avif: { plain: 21, progressive: 21 },
  gif: { plain: 6, progressive: 6 },
  webp: { plain: 5, progressive: 5 },
  jpeg: { plain: 1, progressive: 4 },
  png: { plain: 2, progressive: 8 },
}
const BASE_BYTES = 4 * 1024 * 1024

export class PictureError extends Error {
  override readonly name = 'PictureError'
}

type PictureKind = 'png' | 'jpeg' | 'webp' | 'gif' | 'avif'

/** Detects the type of a file from its first bytes; null for other types, such as SVG. */
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
 * Decodes an untrusted picture: its first frame, upright, square, {@link AVATAR_EDGE} pixels.
 *
 * @param bytes the file; its type is detected from its content.
 * @param lease grows by the memory that the header declares, before a pixel is read.
 * @param signal ends the wait for memory.
 * @throws PictureError when it is no PNG, JPEG, WebP, GIF or AVIF, has over 16 megapixels (4 where
 *   they are interlaced), is broken or takes over a second
 * @throws MemoryError when it needs more memory than is or comes free
 */
export async function decodeAvatar(
  bytes: Uint8Array,
  lease?: MemoryLease,
  signal?: AbortSignal,
): Promise<DecodedAvatar> {
  const kind = sniff(bytes)
  if (kind === null) throw new PictureError('not PNG, JPEG, WebP, GIF or AVIF')
  const sharp = await loadSharp()
  const careful = {
    limitInputPixels: MAX_PIXELS,
    pages: 1,
    failOn: 'error',
    sequentialRead: true,
  } as const
  try {
    const { width, height, channels, depth, isProgressive } = await sharp(bytes, careful).metadata()
    const limit = kind === 'png' && isProgressive ? MAX_INTERLACED_BYTES : MAX_RAW_BYTES
    if (width * height * channels * (depth === 'uchar' ? 1 : 2) > limit)
      throw new PictureError('too many pixels')
    await lease?.grow(
      memoryFor({
        kind,
        width,
        height,
        isDeep: depth !== 'uchar',
        isProgressive: isProgressive === true,
      }),
      signal,
    )
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
    throw error instanceof PictureError || error instanceof MemoryError
      ? error
      : new PictureError(`a ${kind} that cannot be read`, { cause: error })
  }
}

interface Header {
  kind: PictureKind
  width: number
  height: number
  /** More than 8 bits a channel. */
  isDeep: boolean
  isProgressive: boolean
}

function memoryFor({ kind, width, height, isDeep, isProgressive }: Header): number {
  const { plain, progressive } = PIXEL_BYTES[kind]
  return BASE_BYTES + width * height * (isProgressive ? progressive : plain) * (isDeep ? 2 : 1)
}
