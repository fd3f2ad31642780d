/** The same card through Frog 0.18.3's own pipeline: `app.image` with JSX, satori and resvg, with local fonts. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Node } from '@takumi-rs/core'
import { Frog } from 'frog'
import { jsx } from 'frog/jsx/jsx-runtime'
import sharp from 'sharp'
import type { CardSubject } from '../../../src/domain/ports/renderer.ts'
import { cardNode } from '../../../src/render/card/card.ts'
import { paletteOf } from '../../../src/render/colour.ts'
import { decodeAvatar } from '../../../src/render/decode-avatar.ts'
import { viewOf } from '../../../src/render/view.ts'
import { packageRoot } from '../../../src/root.ts'
import { portrait } from '../../render/avatars.ts'

const font = (name: string, file: string, weight: 400 | 500 | 600 | 700) => ({
  name,
  weight,
  data: readFileSync(join(packageRoot, 'src/render/fonts', file)),
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
    case 'image': {
      const { src, width, height } = node
      return jsx('img', { style, width, height, src: typeof src === 'string' ? src : await toDataUrl(src) })
    }
    case 'container':
      return jsx('div', { style, children: await Promise.all((node.children ?? []).map(toElement)) })
    default:
      return node satisfies never
  }
}

async function toDataUrl(src: Exclude<Extract<Node, { type: 'image' }>['src'], string>): Promise<string> {
  if (src instanceof Uint8Array || src instanceof ArrayBuffer) throw new TypeError('our avatars are pixels')
  const { width, height, data } = src
  const bytes = await sharp(new Uint8Array(data), { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer()
  return `data:image/png;base64,${bytes.toString('base64')}`
}

/** Draws one card by Frog; resolves to the PNG. */
export async function createFrogPipeline(subjectOf: (at: number) => CardSubject): Promise<(at: number) => Promise<Uint8Array>> {
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
    const node = cardNode({
      view,
      avatar: avatar.small,
      palette: paletteOf(avatar.tone, 'light'),
      ratio: '3:2',
      host: 'whocast.test',
    })
    return context.res({ image: (await toElement(node)) as never })
  })
  return async (at) => {
    const response = await app.hono.request(`/card/${at}`)
    if (!response.ok) throw new Error(`Frog answered ${response.status}: ${await response.text()}`)
    return new Uint8Array(await response.arrayBuffer())
  }
}
