/**
 * The same card through Frog 0.18.3's own pipeline: `app.image` with JSX, satori and resvg, with
 * local fonts.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Node } from '@takumi-rs/core'
import { Frog } from 'frog'
import { jsx } from 'frog/jsx/jsx-runtime'
import sharp from 'sharp'
import { type Backdrop, rings } from '../../../frames/card/backdrop.ts'
import { cardDrawing } from '../../../frames/card/card/card.ts'
import { paletteOf } from '../../../frames/card/colour.ts'
import { decodeAvatar, type Square } from '../../../frames/card/decode-avatar.ts'
import type { CardSubject } from '../../../frames/card/port.ts'
import { viewOf } from '../../../frames/card/view.ts'
import { packageRoot } from '../../../src/kit/root.ts'
import { portrait } from '../../render/avatars.ts'

const font = (name: string, file: string, weight: 400 | 500 | 600 | 700) => ({
  name,
  weight,
  data: readFileSync(join(packageRoot, 'frames/card/fonts', file)),
})

/** Our tree as elements of Frog's JSX: the same boxes, styles, words and pictures. */
async function toElement(node: Node): Promise<unknown> {
  const style = { ...node.style }
  switch (node.type) {
    case 'text':
      return jsx('div', {
        style: { ...style, ...(style.lineClamp ? { display: 'block' } : { display: 'flex' }) },
        children: node.text,
      })
    case 'image':
      return jsx('img', { style, width: node.width, height: node.height, src: node.src as string })
    case 'container':
      return jsx('div', {
        style,
        children: await Promise.all((node.children ?? []).map(toElement)),
      })
    default:
      return node satisfies never
  }
}

/**
 * What our painter lays under the tree, in the elements that it had while takumi drew it: a clipped
 * box, its rings, the picture.
 */
async function backdropElement({
  left,
  top,
  width,
  height,
  colour,
  rings: wave,
  portrait,
}: Backdrop): Promise<unknown> {
  const children: unknown[] = rings.map((ring) => {
    const edge = 2 * ring.radius
    const border = `${ring.width}px solid ${wave?.colour}${ring.alpha.toString(16).padStart(2, '0')}`
    const place = {
      left: (wave?.x ?? 0) - left - ring.radius,
      top: (wave?.y ?? 0) - top - ring.radius,
    }
    return jsx('div', {
      children: [],
      style: {
        display: 'flex',
        position: 'absolute',
        ...place,
        width: edge,
        height: edge,
        borderRadius: ring.radius,
        border,
      },
    })
  })
  if (portrait) {
    const { edge, radius } = portrait
    const frame = {
      display: 'flex',
      width: edge,
      height: edge,
      borderRadius: radius,
      backgroundColor: portrait.tile,
    }
    const picture = jsx('img', {
      style: { flexShrink: 0, borderRadius: radius },
      width: edge,
      height: edge,
      src: await toDataUrl(portrait.avatar.small),
    })
    const place = { position: 'absolute', left: portrait.left - left, top: portrait.top - top }
    children.push(jsx('div', { style: { ...place, ...frame }, children: [picture] }))
  }
  const style = {
    display: 'flex',
    position: 'absolute',
    left,
    top,
    width,
    height,
    overflow: 'hidden',
    backgroundColor: colour,
  }
  return jsx('div', { style, children })
}

async function toDataUrl({ edge, rgba }: Square): Promise<string> {
  const bytes = await sharp(rgba, { raw: { width: edge, height: edge, channels: 4 } })
    .png()
    .toBuffer()
  return `data:image/png;base64,${bytes.toString('base64')}`
}

/** Draws one card by Frog; resolves to the PNG. */
export async function createFrogPipeline(
  subjectOf: (at: number) => CardSubject,
): Promise<(at: number) => Promise<Uint8Array>> {
  const avatar = await decodeAvatar(await portrait('teal'))
  const app = new Frog({
    title: 'bench',
    imageOptions: {
      width: 1200,
      height: 800,
      fonts: [
        font('Inter', 'inter-400.ttf', 400),
        font('Inter', 'inter-500.ttf', 500),
        font('Inter', 'inter-600.ttf', 600),
        font('Inter Display', 'inter-display-700.ttf', 700),
        font('JetBrains Mono', 'jetbrains-mono-500.ttf', 500),
      ],
    },
  })
  app.image('/card/:at', async (context) => {
    const view = viewOf(subjectOf(Number(context.req.param('at'))))
    const { node, backdrop } = cardDrawing({
      view,
      avatar,
      palette: paletteOf(avatar.tone, 'light'),
      ratio: '3:2',
      host: 'whocast.test',
    })
    const layers = [await backdropElement(backdrop), await toElement(node)]
    const image = jsx('div', {
      style: { display: 'flex', position: 'relative', width: 1200, height: 800 },
      children: layers,
    })
    return context.res({ image: image as never })
  })
  return async (at) => {
    const response = await app.hono.request(`/card/${at}`)
    if (!response.ok) throw new Error(`Frog answered ${response.status}: ${await response.text()}`)
    return new Uint8Array(await response.arrayBuffer())
  }
}
