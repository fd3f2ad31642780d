import type { DecodedAvatar } from './decode-avatar.ts'

/** The coloured part of a card. Painted here: takumi took 7 ms for it, this takes 2. */
export interface Backdrop {
  /** Position in whole pixels. */
  left: number
  top: number
  width: number
  height: number
  /** `#rrggbb`, as the others. */
  colour: string
  /** The wave of our mark, running out from a point. */
  rings?: { x: number; y: number; colour: string }
  portrait?: Portrait
}

export interface Portrait {
  left: number
  top: number
  edge: number
  radius: number
  /** Behind what is transparent in the picture. */
  tile: string
  avatar: DecodedAvatar
}

export const rings = [0, 1, 2, 3, 4].map((at) => ({
  /** To the outer edge. */
  radius: 202 + at * 74,
  width: 28,
  /** 0 to 255. */
  alpha: Math.round(255 * 0.5 * 0.7 ** at),
}))

/**
 * Lays a backdrop under what is drawn already.
 *
 * @param pixels straight RGBA, transparent where the backdrop shows
 * @param stride pixels a row
 */
export function paintBackdrop(
  pixels: Int32Array,
  stride: number,
  { left, top, width, height, colour, ...of }: Backdrop,
): void {
  const under = wordOf(colour)
  const nothing = Buffer.alloc(width * 4)
  const line = new Int32Array(width).fill(under)
  for (let y = top; y < top + height; y++) {
    if (of.rings)
      drawRings(
        line,
        { x: of.rings.x - left, y: y - of.rings.y },
        { under, colour: wordOf(of.rings.colour) & 0xffffff },
      )
    const row = pixels.subarray(y * stride + left, y * stride + left + width)
    // Most rows hold nothing else; looking at each pixel of them took 3 ms.
    if (nothing.equals(new Uint8Array(row.buffer, row.byteOffset, row.byteLength))) row.set(line)
    else layLine(row, line)
  }
}

function layLine(row: Int32Array, line: Int32Array): void {
  for (let x = 0; x < row.length; x++) {
    const pixel = row[x] as number
    if (pixel >>> 24 !== 255) row[x] = over(pixel, line[x] as number)
  }
}

/**
 * Draws one row of the rings, `y` below their centre, which is `x` from the row's start. Both sides
 * are alike, and all but the edge pixels have one colour: they are filled, because a loop over all
 * was slow until it was compiled.
 */
function drawRings(
  line: Int32Array,
  { x, y }: { x: number; y: number },
  { under, colour }: { under: number; colour: number },
): void {
  line.fill(under)
  const down = (y + 0.5) ** 2
  for (const { radius, width, alpha } of rings) {
    const end = Math.ceil(reach(radius + 0.5, down))
    const begin = Math.floor(reach(radius - width - 0.5, down))
    const solidEnd = Math.max(begin, Math.floor(reach(radius - 0.5, down) - 0.5))
    const solid = Math.min(solidEnd, Math.ceil(reach(radius - width + 0.5, down) + 0.5))
    fillBoth(line, x, solid, solidEnd, over(colour | (alpha << 24), under))
    for (let k = begin; k < end; k = k + 1 === solid ? solidEnd : k + 1) {
      const distance = Math.sqrt(down + (k + 0.5) ** 2)
      const share = clamp(radius + 0.5 - distance) - clamp(radius - width + 0.5 - distance)
      const pixel = over(colour | (Math.round(alpha * share) << 24), under)
      if (x + k < line.length) line[x + k] = pixel
      if (k < x) line[x - 1 - k] = pixel
    }
  }
}

/** Returns half the width of a circle at a row; `down` is its squared distance. */
const reach = (radius: number, down: number): number =>
  Math.sqrt(Math.max(0, radius * radius - down))

function fillBoth(line: Int32Array, x: number, from: number, to: number, pixel: number): void {
  line.fill(pixel, Math.min(line.length, x + from), Math.min(line.length, x + to))
  line.fill(pixel, Math.max(0, x - to), Math.max(0, x - from))
}

/**
 * Puts a portrait over all that is drawn.
 *
 * @param rgba straight, of the portrait's size
 */
export function paintPortrait(
  pixels: Int32Array,
  stride: number,
  portrait: Omit<Portrait, 'avatar'>,
  rgba: Uint8Array,
): void {
  const { left, top, edge, radius } = portrait
  const source = wordsOf(rgba)
  const tile = wordOf(portrait.tile)
  for (let y = 0; y < edge; y++) {
    const row = pixels.subarray((top + y) * stride + left, (top + y) * stride + left + edge)
    const fromCorner = Math.max(radius - y - 0.5, y + 0.5 - (edge - radius))
    const below = fromCorner > 0 ? row.slice() : row
    row.set(source.subarray(y * edge, y * edge + edge))
    for (let x = 0; x < edge; x++)
      if ((row[x] as number) >>> 24 !== 255) row[x] = over(row[x] as number, tile)
    if (fromCorner > 0) roundCorners(row, below, fromCorner, radius)
  }
}

/** Rounds both ends of a row, `fromCorner` above or below the centres of the corners. */
function roundCorners(
  row: Int32Array,
  below: Int32Array,
  fromCorner: number,
  radius: number,
): void {
  for (let x = 0; x < radius; x++) {
    const aside = radius - x - 0.5
    const share = clamp(radius + 0.5 - Math.sqrt(fromCorner * fromCorner + aside * aside))
    if (share === 1) return
    const alpha = Math.round(255 * share) << 24
    for (const at of [x, row.length - 1 - x])
      row[at] = over(((row[at] as number) & 0xffffff) | alpha, below[at] as number)
  }
}

/** Drops the alpha of opaque pixels, in their own memory; returns the RGB bytes. */
export function packRgb(pixels: Int32Array): Uint8Array {
  const whole = pixels.length - (pixels.length % 4)
  let to = 0
  for (let from = 0; from < whole; from += 4) {
    const b = pixels[from + 1] as number
    const c = pixels[from + 2] as number
    pixels[to] = ((pixels[from] as number) & 0xffffff) | (b << 24)
    pixels[to + 1] = ((b >>> 8) & 0xffff) | (c << 16)
    pixels[to + 2] = ((c >>> 16) & 0xff) | ((pixels[from + 3] as number) << 8)
    to += 3
  }
  const bytes = new Uint8Array(pixels.buffer, pixels.byteOffset, pixels.length * 4)
  for (let at = whole; at < pixels.length; at++) bytes.copyWithin(at * 3, at * 4, at * 4 + 3)
  return bytes.subarray(0, pixels.length * 3)
}

/** Returns pixels as words `0xaabbggrr`: takumi and sharp are built for little-endian machines. */
export const wordsOf = (rgba: Uint8Array): Int32Array =>
  rgba.byteOffset % 4 === 0
    ? new Int32Array(rgba.buffer, rgba.byteOffset, rgba.byteLength / 4)
    : new Int32Array(rgba.slice().buffer, 0, rgba.byteLength / 4)

function wordOf(colour: string): number {
  const rgb = Number.parseInt(colour.slice(1), 16)
  return (0xff << 24) | ((rgb & 0xff) << 16) | (rgb & 0xff00) | (rgb >> 16)
}

function over(pixel: number, below: number): number {
  const alpha = pixel >>> 24
  const rest = 255 - alpha
  const blue = ((pixel >>> 16) & 0xff) * alpha + ((below >>> 16) & 0xff) * rest
  const green = ((pixel >>> 8) & 0xff) * alpha + ((below >>> 8) & 0xff) * rest
  const red = (pixel & 0xff) * alpha + (below & 0xff) * rest
  return 0xff000000 | (shareOf(blue) << 16) | (shareOf(green) << 8) | shareOf(red)
}

/** Multiplies two bytes as fractions: divided by 255 and rounded. */
const shareOf = (product: number): number => ((product + 128) * 257) >>> 16

const clamp = (share: number): number => Math.max(0, Math.min(1, share))
