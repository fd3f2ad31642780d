import { createHash } from 'node:crypto'
import type { Renderer as Takumi, TextNode } from '@takumi-rs/core'
import { type Backdrop, packRgb, paintBackdrop, paintPortrait, wordsOf } from './backdrop.ts'
import type { DecodedAvatar } from './decode-avatar.ts'
import { fitTexts } from './fit.ts'
import { createFonts } from './fonts.ts'
import { box, type Drawing, textOf } from './nodes.ts'
import type { CardOptions, Picture } from './port.ts'
import { loadSharp } from './sharp.ts'

interface Painting extends Drawing {
  size: { width: number; height: number }
  format: CardOptions['format']
}

/**
 * Paints drawings: texts and boxes by takumi, which is loaded when it is first needed, what lies
 * behind them here.
 */
export function createPainter() {
  let engine: Promise<{ takumi: Takumi; fonts: ReturnType<typeof createFonts> }> | undefined
  const loadEngine = () => {
    engine ??= import('@takumi-rs/core').then(({ Renderer }) => {
      const takumi = new Renderer({ cacheMaxBytes: 16 * 1024 * 1024 })
      return { takumi, fonts: createFonts(takumi) }
    })
    return engine
  }
  async function paint({ node, backdrop, size, format }: Painting): Promise<Picture> {
    const [{ takumi, fonts }] = await Promise.all([loadEngine(), loadSharp()])
    const fontFamilies = await fonts.forText(textOf(node))
    await fitTexts(node, (texts) => measureTexts(takumi, texts, fontFamilies))
    const raw = await takumi.render(node, { ...size, format: 'raw', fontFamilies })
    try {
      const pixels = wordsOf(raw)
      await layUnder(pixels, size.width, backdrop)
      const bytes = await encode(packRgb(pixels), size, format)
      const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`
      return { bytes, contentType: `image/${format}`, etag }
    } finally {
      // Given back now: 4 MB a card, left to the garbage collector, made it run after every tenth
      // card for 2 ms of CPU each.
      raw.buffer.transfer(0)
    }
  }
  return {
    paint,
    /** Starts to load the libraries of painting, for callers that wait for something else first. */
    prepare(): void {
      // The fonts of all cards with it; what fails now fails again where it is waited for.
      if (!engine)
        loadEngine()
          .then(({ fonts }) => fonts.forText(''))
          .catch(() => {})
    },
  }
}

/** Measures texts as they are drawn on a card, each on its own. */
export async function measureTexts(
  takumi: Pick<Takumi, 'measure'>,
  texts: readonly TextNode[],
  fontFamilies: string[],
) {
  const style = { flexDirection: 'column', alignItems: 'flex-start', fontFamily: 'Inter' } as const
  const { children } = await takumi.measure(box(style, [...texts]), {
    ...MEASURING_SIZE,
    fontFamilies,
  })
  return children
}

/** Wider than any text that is measured, so that it is not squeezed. */
const MEASURING_SIZE = { width: 100_000, height: 2000 }

/** Paints the background of a drawing into its pixels, straight RGBA in rows of `stride` pixels. */
export async function layUnder(
  pixels: Int32Array,
  stride: number,
  backdrop: Backdrop,
): Promise<void> {
  const { portrait } = backdrop
  paintBackdrop(pixels, stride, backdrop)
  if (portrait)
    paintPortrait(pixels, stride, portrait, await scaled(portrait.avatar, portrait.edge))
}

async function scaled({ large, small }: DecodedAvatar, edge: number): Promise<Uint8Array> {
  const fitting = [small, large].find((square) => square.edge === edge)
  if (fitting) return fitting.rgba
  const sharp = await loadSharp()
  return sharp(large.rgba, { raw: { width: large.edge, height: large.edge, channels: 4 } })
    .resize(edge, edge)
    .raw()
    .toBuffer()
}

async function encode(
  rgb: Uint8Array,
  size: Painting['size'],
  format: Painting['format'],
): Promise<Buffer> {
  const sharp = await loadSharp()
  const image = sharp(rgb, { raw: { ...size, channels: 3 } })
  return format === 'png'
    ? image.png({ compressionLevel: 2 }).toBuffer()
    : image.webp({ quality: 84, effort: 0 }).toBuffer()
}
