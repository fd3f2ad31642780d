import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { MemoryBudget, MemoryError } from '../../src/net/memory-budget.ts'
import { portraitPixels } from '../../test/render/avatars.ts'
import { AVATAR_EDGE, decodeAvatar, PictureError, sniff } from './decode-avatar.ts'

const teal = () =>
  sharp(portraitPixels('teal', 200), { raw: { width: 200, height: 200, channels: 3 } })

describe('decodeAvatar', () => {
  it.each(['png', 'jpeg', 'webp', 'gif', 'avif'] as const)(
    'reads %s by its bytes',
    async (format) => {
      const bytes = await teal().toFormat(format).toBuffer()
      expect(sniff(bytes)).toBe(format)
      const { large, small, tone } = await decodeAvatar(bytes)
      for (const { rgba, edge } of [large, small]) expect(rgba.length).toBe(edge * edge * 4)
      expect(large.edge).toBe(AVATAR_EDGE)
      expect(tone.hue).toBeGreaterThan(150)
      expect(tone.hue).toBeLessThan(210)
    },
  )

  it('turns a photograph upright', async () => {
    const width = 40
    const pixels = Uint8Array.from({ length: width * width * 3 }, (_, at) =>
      Math.floor(at / 3 / width) < width / 2 ? 255 : 0,
    )
    const bytes = await sharp(pixels, { raw: { width, height: width, channels: 3 } })
      .jpeg()
      .withMetadata({ orientation: 6 })
      .toBuffer()
    const { rgba } = (await decodeAvatar(bytes)).large
    const at = (x: number, y: number) => rgba[(y * AVATAR_EDGE + x) * 4] ?? -1
    expect(at(AVATAR_EDGE - 10, 200)).toBeGreaterThan(200)
    expect(at(10, 200)).toBeLessThan(50)
  })

  it.each([
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['HTML', '<!doctype html>'],
    ['nothing', ''],
    ['PDF', '%PDF-1.4'],
  ])('refuses %s', async (_, text) => {
    await expect(decodeAvatar(new TextEncoder().encode(text))).rejects.toThrow(PictureError)
  })

  it('rejects a truncated picture', async () => {
    const bytes = await teal().png().toBuffer()
    await expect(decodeAvatar(bytes.subarray(0, bytes.length / 2))).rejects.toThrow(PictureError)
  })

  it.each(['png', 'jpeg', 'webp', 'gif', 'avif'] as const)(
    'takes memory for the pixels of a %s before it reads them',
    async (format) => {
      const bytes = await teal().toFormat(format).toBuffer()
      const budget = new MemoryBudget({ bytes: 100 * 2 ** 20 })
      const lease = budget.lease()
      await decodeAvatar(bytes, lease)
      expect(budget.used).toBeGreaterThan(200 * 200)
      lease.release()
      await expect(decodeAvatar(bytes, new MemoryBudget({ bytes: 1000 }).lease())).rejects.toThrow(
        MemoryError,
      )
    },
  )
})
