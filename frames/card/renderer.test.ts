import { expect, it } from 'vitest'
import { silentTelemetry, type Telemetry } from '../../src/kit/telemetry.ts'
import type { GuardedFetch } from '../../src/net/guarded-fetch-port.ts'
import { fetchPortraits } from '../../test/render/avatars.ts'
import { people } from '../../test/render/people.ts'
import type { CardOptions, CardSubject } from './port.ts'
import { createRenderer } from './renderer.ts'

const silent = { debug() {}, info() {}, warn() {}, error() {} }
const options: CardOptions = { ratio: '3:2', theme: 'light', format: 'png' }

function create(fetchAvatar: GuardedFetch = fetchPortraits) {
  const drawn: string[] = []
  const telemetry: Telemetry = {
    ...silentTelemetry,
    span: (_room, name, work) => {
      drawn.push(name)
      return work()
    },
    count: () => {},
  }
  const renderer = createRenderer({
    fetchAvatar,
    log: silent,
    telemetry,
    baseUrl: 'https://whocast.test',
    timeoutMs: 60_000,
  })
  return { renderer, drawn }
}

const rich = people.rich as CardSubject & { kind: 'profile' }
const withProfile = (change: Partial<typeof rich.profile>): CardSubject => ({
  ...rich,
  profile: { ...rich.profile, ...change },
})

it('draws an unchanged profile once, whatever object it comes in and whenever it was checked', async () => {
  const { renderer, drawn } = create()
  const first = await renderer.card(rich, options)
  const again = await renderer.card(rich, options)
  const copy = await renderer.card(withProfile({ updatedAt: 1_900_000_000 }), options)
  expect(again.bytes).toBe(first.bytes)
  expect(copy.bytes).toBe(first.bytes)
  expect(drawn).toEqual(['card'])
  await renderer.close()
})

it('draws once for concurrent requests', async () => {
  const { renderer, drawn } = create()
  const all = await Promise.all(
    Array.from({ length: 10 }, () => renderer.card(withProfile({}), options)),
  )
  expect(new Set(all.map(({ etag }) => etag)).size).toBe(1)
  expect(drawn).toEqual(['card'])
  await renderer.close()
})

it('draws a changed profile again, under another ETag', async () => {
  const { renderer } = create()
  const tags = new Set<string>()
  const changes = [
    {},
    { displayName: 'Mira' },
    { bio: 'Another' },
    { location: 'Porto' },
    { channels: [] },
    { credentials: [] },
  ]
  for (const change of changes) tags.add((await renderer.card(withProfile(change), options)).etag)
  expect(tags.size).toBe(changes.length)
  for (const tag of tags) expect(tag).toMatch(/^"[\w-]+"$/)
  await renderer.close()
})

it('uses the colour that the person chose, for card and page, whatever the picture', async () => {
  const { renderer } = create()
  const colours = ['#d00000', '#0000d0']
  const accents = colours.map((accent) => renderer.accent({ ...rich.profile, accent }))
  expect(accents.every((accent) => accent !== null && accent !== '#d00000')).toBe(true)
  expect(new Set(accents).size).toBe(2)
  const cards = [await renderer.card(rich, options)]
  for (const accent of colours) cards.push(await renderer.card(withProfile({ accent }), options))
  expect(new Set(cards.map(({ etag }) => etag)).size).toBe(3)
  await renderer.close()
})

it('draws the initials if the avatar is unavailable, and returns the accent only when it is known', async () => {
  let isUp = false
  const { renderer } = create((url, how) =>
    isUp ? fetchPortraits(url, how) : Promise.reject(new Error('down')),
  )
  expect(renderer.accent(rich.profile)).toBeNull()
  const without = await renderer.card(rich, options)
  isUp = true
  const elsewhere = await renderer.card(
    withProfile({ avatarUrl: 'https://avatars.test/amber' }),
    options,
  )
  expect(elsewhere.etag).not.toBe(without.etag)
  expect(renderer.accent({ ...rich.profile, avatarUrl: 'https://avatars.test/amber' })).toMatch(
    /^#[0-9a-f]{6}$/,
  )
  await renderer.close()
})

it('draws avatars and initials alone, in the requested size', async () => {
  const { renderer } = create()
  const avatar = await renderer.avatar(rich.profile, { size: 128, format: 'png' })
  const { avatarUrl: _, ...bare } = rich.profile
  const initials = await renderer.avatar(bare, { size: 128, format: 'webp' })
  expect(avatar.contentType).toBe('image/png')
  expect(initials.contentType).toBe('image/webp')
  expect(Buffer.from(avatar.bytes).readUInt32BE(16)).toBe(128)
  expect([avatar.isPlaceholder, initials.isPlaceholder]).toEqual([undefined, true])
  await renderer.close()
})

it('reports that it is busy when too many wait', async () => {
  const renderer = createRenderer({
    fetchAvatar: fetchPortraits,
    log: silent,
    baseUrl: 'https://whocast.test',
    concurrency: 1,
    waiting: 0,
  })
  const answers = await Promise.allSettled(
    ['a', 'b', 'c'].map((requested) => renderer.card({ kind: 'not-found', requested }, options)),
  )
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected'])
  expect(answers[1]).toMatchObject({ reason: { code: 'unavailable' } })
  await renderer.close()
})
