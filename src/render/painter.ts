import { createHash } from 'node:crypto'
import type { Renderer as Takumi } from '@takumi-rs/core'
import type { CardOptions, Picture } from '../domain/ports/renderer.ts'
import { createFonts } from './fonts.ts'
import { loadSharp } from './sharp.ts'

/** What is painted. Sizes are in pixels. */
export interface Painting {
  node: Parameters<Takumi['render']>[0]
  /** All text of it, by which fonts are chosen. */
  words: string
  size: { width: number; height: number }
  format: CardOptions['format']
}

/** Paints trees of nodes with takumi, which is loaded when the first is painted. */
export function createPainter(): (painting: Painting) => Promise<Picture> {
  let engine: Promise<{ takumi: Takumi; fonts: ReturnType<typeof createFonts> }> | undefined
  const loadEngine = () => {
    engine ??= import('@takumi-rs/core').then(({ Renderer }) => {
      const takumi = new Renderer({ cacheMaxBytes: 16 * 1024 * 1024 })
      return { takumi, fonts: createFonts(takumi) }
    })
    return engine
  }
  return async ({ node, words, size, format }) => {
    const [{ takumi, fonts }, sharp] = await Promise.all([loadEngine(), loadSharp()])
    const fontFamilies = await fonts.forText(words)
    const raw = await takumi.render(node, { ...size, format: 'raw', fontFamilies })
    const image = sharp(raw, { raw: { ...size, channels: 4 } }).removeAlpha()
    const bytes =
      format === 'png'
        ? await image.png({ compressionLevel: 2 }).toBuffer()
        : await image.webp({ quality: 84, effort: 0 }).toBuffer()
    const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`
    return { bytes, contentType: `image/${format}`, etag }
  }
}
