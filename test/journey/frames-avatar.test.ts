import { describe, expect, test } from 'vitest'
import { createFrames } from '../../frames/app.ts'
import type { AvatarOptions } from '../../frames/card/port.ts'
import { createRecordedLog, createRecordingRenderer, memoryLookup } from '../frames/people.ts'

/** The pictures of people for other sites, over the people of test/frames. */
function avatars() {
  const asked: (AvatarOptions & { profileID: string })[] = []
  const renderer = createRecordingRenderer()
  const app = createFrames({
    lookup: memoryLookup,
    renderer: {
      ...renderer,
      async avatar(profile, options) {
        asked.push({ ...options, profileID: profile.profileID })
        const picture = await renderer.avatar(profile, options)
        return profile.avatarUrl ? picture : { ...picture, isPlaceholder: true }
      },
    },
    credentials: {
      get: async () => null,
      holders: async () => ({ holders: [] }),
      attested: async () => ({ rows: [], names: [] }),
    },
    people: { find: async () => [] },
    baseUrl: 'https://who.example.com',
    frameSecret: async () => 'a secret of some length',
    isProduction: true,
    log: createRecordedLog(),
  })
  return {
    asked,
    get: (path: string, headers: Record<string, string> = {}) =>
      app.request(`/avatar/${path}`, { headers }),
  }
}

test.each(['fid:616', 'fid%3A616', 'fid:616/', '616'])(
  '%s is found, as in a lookup by free text',
  async (identifier) => {
    const { asked, get } = avatars()
    const response = await get(identifier)
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png'])
    expect(asked).toMatchObject([{ size: 256, format: 'png', profileID: 'mira-mira-mira-mira-1' }])
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    expect(response.headers.get('cache-control')).toContain('max-age=300')
    const etag = response.headers.get('etag') ?? ''
    expect((await get(identifier, { 'if-none-match': etag })).status).toBe(304)
  },
)

test.each([
  ['', 256],
  ['1', 16],
  ['64', 64],
  ['65', 96],
  ['100000', 512],
])('of size "%s" it has %i pixels', async (s, size) => {
  const { asked, get } = avatars()
  await get(`fid:616?s=${s}`)
  expect(asked).toMatchObject([{ size }])
})

test('returns the requested format, else WebP for clients that accept it', async () => {
  const { asked, get } = avatars()
  await get('fid:616?f=webp')
  await get('fid:616', { accept: 'image/webp,*/*' })
  const response = await get('fid:616?f=png', { accept: 'image/webp,*/*' })
  expect(asked.map(({ format }) => format)).toEqual(['webp', 'webp', 'png'])
  expect(response.headers.get('vary')).toBe('Accept')
})

describe('where there is no picture', () => {
  test('sends initials, cached for half a minute without a match', async () => {
    const { get } = avatars()
    const response = await get('nobody.eth')
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png'])
    expect(response.headers.get('cache-control')).toContain('max-age=30')
  })

  test.each(['nobody.eth?d=404', 'notmira.eth?d=404'])(
    'returns 404 for %s when requested',
    async (path) => {
      const response = await avatars().get(path)
      expect([response.status, await response.json()]).toMatchObject([404, { code: 'not-found' }])
    },
  )

  test('returns no avatar for a claimed handle', async () => {
    const { asked, get } = avatars()
    await get('twitter:mirasolano')
    expect(asked.map(({ profileID }) => profileID)).not.toContain('not-mira')
  })

  test('returns uncacheable initials while sources are unreachable, or 503 if they are unwanted', async () => {
    const { get } = avatars()
    const response = await get('down.eth')
    expect([response.status, response.headers.get('cache-control')]).toEqual([
      200,
      'public, no-transform, max-age=0, must-revalidate',
    ])
    expect((await get('down.eth?d=404')).status).toBe(503)
  })
})

test.each([
  'fid:0',
  '0x12',
  'fid:616?s=big',
  'fid:616?s=0',
  'fid:616?f=svg',
  'fid:616?d=https://evil.example/x.png',
])('%s is refused', async (path) => {
  const response = await avatars().get(path)
  expect(response.status).toBe(400)
  expect(response.headers.get('content-type')).toBe('application/problem+json')
})

test('hides the cause of an unknown failure', async () => {
  const response = await avatars().get('broken.eth')
  expect(response.status).toBe(500)
  expect(await response.text()).not.toContain('hunter2')
})
