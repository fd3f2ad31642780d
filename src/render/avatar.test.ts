import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { fetchPortraits, portraitPixels } from '../../test/render/avatars.ts'
import type { GuardedFetch } from '../domain/ports.ts'
import { AVATAR_EDGE, createAvatars, decodeAvatar, PictureError, sniff } from './avatar.ts'

const teal = () => sharp(portraitPixels('teal', 200), { raw: { width: 200, height: 200, channels: 3 } })

describe('decodeAvatar', () => {
  it.each(['png', 'jpeg', 'webp', 'gif', 'avif'] as const)('reads %s by its bytes', async (format) => {
    const bytes = await teal().toFormat(format).toBuffer()
    expect(sniff(bytes)).toBe(format)
    const { large, small, tone } = await decodeAvatar(bytes)
    for (const { rgba, edge } of [large, small]) expect(rgba.length).toBe(edge * edge * 4)
    expect(large.edge).toBe(AVATAR_EDGE)
    expect(tone.hue).toBeGreaterThan(150)
    expect(tone.hue).toBeLessThan(210)
  })

  it('turns a photograph upright', async () => {
    const width = 40
    const pixels = Uint8Array.from({ length: width * width * 3 }, (_, at) => (Math.floor(at / 3 / width) < width / 2 ? 255 : 0))
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

  it('refuses a picture that ends early', async () => {
    const bytes = await teal().png().toBuffer()
    await expect(decodeAvatar(bytes.subarray(0, bytes.length / 2))).rejects.toThrow(PictureError)
  })
})

describe('createAvatars', () => {
  const log = { debug() {} }
  const options = { log, baseUrl: 'https://whocast.test', cacheBytes: 8_000_000, waitMs: 10_000 }

  it('asks once for many who want the same', async () => {
    let asked = 0
    const fetchAvatar: GuardedFetch = (url, how) => {
      asked++
      return fetchPortraits(url, how)
    }
    const avatars = createAvatars({ ...options, fetchAvatar })
    const all = await Promise.all(Array.from({ length: 20 }, () => avatars.get('https://avatars.test/teal')))
    expect(new Set(all.map((avatar) => avatar?.hash)).size).toBe(1)
    expect(asked).toBe(1)
  })

  it('is nobody when there is none, and does not ask again at once', async () => {
    let asked = 0
    const fetchAvatar: GuardedFetch = async () => {
      asked++
      throw new Error('refused')
    }
    const avatars = createAvatars({ ...options, fetchAvatar })
    expect(avatars.peek('https://avatars.test/gone')).toBeUndefined()
    expect(await avatars.get('https://avatars.test/gone')).toBeNull()
    expect(await avatars.get('https://avatars.test/gone')).toBeNull()
    expect(avatars.peek('https://avatars.test/gone')).toBeNull()
    expect(asked).toBe(1)
    expect(await avatars.get(undefined)).toBeNull()
  })

  it('does not wait for ever, and has it later', async () => {
    let arrive: (() => void) | undefined
    const arrived = new Promise<void>((resolve) => (arrive = resolve))
    const fetchAvatar: GuardedFetch = async (url, how) => {
      await arrived
      return fetchPortraits(url, how)
    }
    const avatars = createAvatars({ ...options, waitMs: 5, fetchAvatar })
    expect(await avatars.get('https://avatars.test/teal')).toBeNull()
    arrive?.()
    await expect.poll(() => avatars.get('https://avatars.test/teal'), { timeout: 10_000 }).not.toBeNull()
  })

  it('knows a picture longer than it keeps its pixels, and fetches them again', async () => {
    let asked = 0
    const fetchAvatar: GuardedFetch = (url, how) => {
      asked++
      return fetchPortraits(url, how)
    }
    const avatars = createAvatars({ ...options, cacheBytes: 1_000_000, fetchAvatar })
    const teal = await avatars.get('https://avatars.test/teal')
    await avatars.get('https://avatars.test/rose')
    expect((await avatars.get('https://avatars.test/teal'))?.hash).toBe(teal?.hash)
    expect(asked).toBe(2)
    expect(teal && (await avatars.pixels('https://avatars.test/teal', teal))?.hash).toBe(teal?.hash)
    expect(asked).toBe(3)
    expect(await avatars.pixels('https://avatars.test/teal', { hash: 'another', tone: { hue: 0, chroma: 0 } })).toBeNull()
  })

  it('never reads outside the samples', async () => {
    const asked: string[] = []
    const fetchAvatar: GuardedFetch = async (url) => {
      asked.push(url)
      throw new Error('refused')
    }
    const avatars = createAvatars({ ...options, fetchAvatar })
    for (const path of ['../package.json', '%2e%2e/package.json', 'a/b.png', 'x.svg', 'x.png?y'])
      expect(await avatars.get(`https://whocast.test/samples/${path}`)).toBeNull()
    expect(asked).toHaveLength(5)
  })
})
