import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { FetchError, type GuardedFetch } from '../../src/net/guarded-fetch-port.ts'
import { MemoryBudget } from '../../src/net/memory-budget.ts'
import { forClient } from '../../src/net/request-allowance.ts'
import { fetchPortraits } from '../../test/render/avatars.ts'
import { createAvatars } from './avatar.ts'

describe('createAvatars', () => {
  const log = { debug() {} }
  const options = { log, baseUrl: 'https://whocast.test', cacheBytes: 8_000_000, waitMs: 10_000 }

  it('sends one request for concurrent callers', async () => {
    let requested = 0
    const fetchAvatar: GuardedFetch = (url, how) => {
      requested++
      return fetchPortraits(url, how)
    }
    const avatars = createAvatars({ ...options, fetchAvatar })
    const all = await Promise.all(
      Array.from({ length: 20 }, () => avatars.get('https://avatars.test/teal')),
    )
    expect(new Set(all.map((avatar) => avatar?.hash)).size).toBe(1)
    expect(requested).toBe(1)
  })

  it('returns null without an avatar, and does not retry at once', async () => {
    let requested = 0
    const fetchAvatar: GuardedFetch = async () => {
      requested++
      throw new Error('refused')
    }
    const avatars = createAvatars({ ...options, fetchAvatar })
    expect(avatars.peek('https://avatars.test/gone')).toBeUndefined()
    expect(await avatars.get('https://avatars.test/gone')).toBeNull()
    expect(await avatars.get('https://avatars.test/gone')).toBeNull()
    expect(avatars.peek('https://avatars.test/gone')).toBeNull()
    expect(requested).toBe(1)
    expect(await avatars.get(undefined)).toBeNull()
  })

  it('retries soon where a budget of requests was used up, which others may have done', async () => {
    let isBusy = true
    const fetchAvatar: GuardedFetch = async (url, how) => {
      if (isBusy) throw new FetchError('busy', 'too many requests to this destination')
      return fetchPortraits(url, how)
    }
    const avatars = createAvatars({ ...options, fetchAvatar })
    expect(await avatars.get('https://avatars.test/teal')).toBeNull()
    isBusy = false
    await expect
      .poll(() => avatars.get('https://avatars.test/teal'), { timeout: 10_000 })
      .not.toBeNull()
  })

  it('lets a client with many slow hosts keep no others waiting', async () => {
    let end = () => {}
    const ending = new Promise<void>((resolve) => (end = resolve))
    const fetchAvatar: GuardedFetch = async (url, how) => {
      if (url.includes('slow')) await ending
      return fetchPortraits(url, how)
    }
    const avatars = createAvatars({ ...options, fetchAvatar })
    const slow = forClient('198.51.100.1', () =>
      Array.from({ length: 70 }, (_, n) => avatars.get(`https://slow${n}.test/teal`)),
    )
    expect(await avatars.get('https://avatars.test/teal')).not.toBeNull()
    end()
    await Promise.all(slow)
  })

  it('stops waiting after a limit, and has the avatar later', async () => {
    let arrive: (() => void) | undefined
    const arrived = new Promise<void>((resolve) => (arrive = resolve))
    const fetchAvatar: GuardedFetch = async (url, how) => {
      await arrived
      return fetchPortraits(url, how)
    }
    const avatars = createAvatars({ ...options, waitMs: 5, fetchAvatar })
    expect(await avatars.get('https://avatars.test/teal')).toBeNull()
    arrive?.()
    await expect
      .poll(() => avatars.get('https://avatars.test/teal'), { timeout: 10_000 })
      .not.toBeNull()
  })

  it('caches a picture longer than its pixels, and fetches them again', async () => {
    let requested = 0
    const fetchAvatar: GuardedFetch = (url, how) => {
      requested++
      return fetchPortraits(url, how)
    }
    const avatars = createAvatars({ ...options, cacheBytes: 1_000_000, fetchAvatar })
    const teal = await avatars.get('https://avatars.test/teal')
    await avatars.get('https://avatars.test/rose')
    expect((await avatars.get('https://avatars.test/teal'))?.hash).toBe(teal?.hash)
    expect(requested).toBe(2)
    expect(teal && (await avatars.pixels('https://avatars.test/teal', teal))?.hash).toBe(teal?.hash)
    expect(requested).toBe(3)
    expect(
      await avatars.pixels('https://avatars.test/teal', {
        hash: 'another',
        tone: { hue: 0, chroma: 0 },
      }),
    ).toBeNull()
  })

  it('never reads outside the samples', async () => {
    const requested: string[] = []
    const fetchAvatar: GuardedFetch = async (url) => {
      requested.push(url)
      throw new Error('refused')
    }
    const avatars = createAvatars({ ...options, fetchAvatar })
    for (const path of ['../package.json', '%2e%2e/package.json', 'a/b.png', 'x.svg', 'x.png?y'])
      expect(await avatars.get(`https://whocast.test/samples/${path}`)).toBeNull()
    expect(requested).toHaveLength(5)
  })

  it('releases all memory, whatever the result', async () => {
    const memory = {
      downloads: new MemoryBudget({ bytes: 1e6 }),
      pixels: new MemoryBudget({ bytes: 100e6 }),
    }
    const answers: Record<string, Uint8Array> = {
      good: await sharp({ create: { width: 50, height: 50, channels: 3, background: 'teal' } })
        .png()
        .toBuffer(),
      bad: Buffer.from('no picture'),
    }
    const fetchAvatar: GuardedFetch = async (url, { lease }) => {
      const bytes = answers[url.split('/').at(-1) ?? '']
      await lease?.grow(bytes?.byteLength ?? 10)
      if (!bytes) throw new Error('broken off')
      return { status: 200, headers: new Headers(), bytes, url }
    }
    const avatars = createAvatars({ ...options, fetchAvatar, memory })
    const got = await Promise.all(
      ['good', 'bad', 'gone'].map((name) => avatars.get(`https://avatars.test/${name}`)),
    )
    expect(got.map((avatar) => avatar !== null)).toEqual([true, false, false])
    expect([memory.downloads.used, memory.pixels.used]).toEqual([0, 0])
  })

  it('shows initials without memory, and retries soon; not for pictures that never fit', async () => {
    let requested = 0
    const bytes = await sharp({
      create: { width: 50, height: 50, channels: 3, background: 'teal' },
    })
      .png()
      .toBuffer()
    const fetchAvatar: GuardedFetch = async (url) => {
      requested += 1
      return { status: 200, headers: new Headers(), bytes, url }
    }
    const memory = {
      downloads: new MemoryBudget({ bytes: 1e6 }),
      pixels: new MemoryBudget({ bytes: 1000 }),
    }
    const avatars = createAvatars({ ...options, fetchAvatar, memory })
    expect(await avatars.get('https://avatars.test/large')).toBeNull()
    expect(await avatars.get('https://avatars.test/large')).toBeNull()
    expect(requested).toBe(1)
  })
})
