import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Warning } from '@whocast/contract/profile.ts'
import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import {
  createTestRenderer,
  difference,
  drawLook,
  looks,
  snapshotFolder,
} from '../../../test/render/look.ts'
import { people } from '../../../test/render/people.ts'

const renderer = createTestRenderer()
afterAll(() => renderer.close())

describe('the look of the cards (a chosen change: npx tsx test/render/accept.ts)', () => {
  it.each(looks)('$name is unchanged', async (look) => {
    const [drawn, stored] = await Promise.all([
      drawLook(renderer, look),
      readFile(join(snapshotFolder, `${look.name}.png`)),
    ])
    expect(await difference(drawn, stored)).toBeLessThan(0.004)
  })

  it("notices another person's card", async () => {
    const [mira, theo] = await Promise.all(
      ['rich-tall-light', 'crowded-tall-light'].map((name) =>
        readFile(join(snapshotFolder, `${name}.png`)),
      ),
    )
    expect(await difference(mira ?? Buffer.alloc(0), theo ?? Buffer.alloc(0))).toBeGreaterThan(0.1)
  })
})

it('draws the letters of a name in a warning, whatever their script', async () => {
  const subject = people.rich
  if (subject?.kind !== 'profile') throw new Error('no profile')
  const draw = async (handle: string) => {
    const warning = { of: { handle } } as Warning
    const warned = { ...subject, profile: { ...subject.profile, warning } }
    const { etag } = await renderer.card(warned, { ratio: '3:2', theme: 'light', format: 'png' })
    return etag
  }
  expect(await draw('հայկ.eth')).not.toBe(await draw('աննա.eth'))
})

describe('sizes and formats', () => {
  it.each([
    ['3:2', 'png', 1200, 800],
    ['3:2', 'webp', 1200, 800],
    ['1.91', 'png', 1200, 630],
    ['1.91', 'webp', 1200, 630],
  ] as const)('%s %s is %i×%i', async (ratio, format, width, height) => {
    const picture = await renderer.card(people.home ?? { kind: 'home' }, {
      ratio,
      theme: 'light',
      format,
    })
    expect(picture.contentType).toBe(`image/${format}`)
    expect(await sharp(picture.bytes).metadata()).toMatchObject({
      format,
      width,
      height,
      hasAlpha: false,
    })
  })
})
