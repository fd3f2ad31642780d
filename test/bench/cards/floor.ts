import { Renderer } from '@takumi-rs/core'
import sharp from 'sharp'
import { wordsOf } from '../../../frames/card/backdrop.ts'
import { cardDrawing } from '../../../frames/card/card/card.ts'
import { paletteOf } from '../../../frames/card/colour.ts'
import { decodeAvatar } from '../../../frames/card/decode-avatar.ts'
import { createFonts } from '../../../frames/card/fonts.ts'
import { textOf } from '../../../frames/card/nodes.ts'
import { layUnder } from '../../../frames/card/painter.ts'
import { viewOf } from '../../../frames/card/view.ts'
import { portrait } from '../../render/avatars.ts'
import { subjectAt } from './subject.ts'

const size = { width: 1200, height: 800 }

/** The least that a card could cost: its layout, and the fastest good PNG of its pixels. */
export async function createFloor(): Promise<(at: number) => Promise<Uint8Array>> {
  const takumi = new Renderer()
  const avatar = await decodeAvatar(await portrait('teal'))
  const palette = paletteOf(avatar.tone, 'light')
  const cardAt = (at: number) => {
    const view = viewOf(subjectAt(at))
    return cardDrawing({ view, avatar, palette, ratio: '3:2', host: 'whocast.test' })
  }
  const { node, backdrop } = cardAt(0)
  const fontFamilies = await createFonts(takumi).forText(textOf(node))
  const raw = await takumi.render(node, { ...size, format: 'raw', fontFamilies })
  const pixels = wordsOf(raw)
  await layUnder(pixels, size.width, backdrop)
  return async (at) => {
    await takumi.measure(cardAt(at).node, { ...size, fontFamilies })
    return sharp(raw, { raw: { ...size, channels: 4 } })
      .removeAlpha()
      .png({ compressionLevel: 1 })
      .toBuffer()
  }
}
