import { bech32 } from '@scure/base'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AccountFixture } from '../../../test/accounts/fixture.ts'
import {
  type Event,
  eventOf,
  keyOf,
  names,
  nostr,
  profileOf,
  RELAY,
  relay,
  toLine,
} from '../../../test/accounts/nostr.ts'
import {
  type Links,
  type LinkWorld,
  startLinks,
  startWorld,
} from '../../../test/accounts/people.ts'
import type { Site } from '../../../test/accounts/sites.ts'
import { createNostr } from './nostr.ts'

let world: LinkWorld
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

const SECOND = 'second.example'
const npub = (holder: number) => bech32.encodeFromBytes('npub', Buffer.from(keyOf(holder), 'hex'))

/** Ada claims a key or name; each relay has these events. */
function start(
  events: Record<string, (links: Links) => Event[]>,
  value = 'ada@nostr.example',
): Links {
  const relays = Object.keys(events).map((host) => `wss://${host}`)
  const fixture: AccountFixture = {
    ...nostr,
    kind: createNostr(relays.join(',')),
    claim: { type: 'nostr', value },
  }
  const links = startLinks(world, fixture)
  for (const [host, found] of Object.entries(events))
    links.sites.hosts.set(
      host,
      relay(() => found(links)),
    )
  return links
}

async function rowOf(links: Links) {
  await links.lookUp(links.ada)
  return links.row(links.ada)
}

test.each<[string, (links: Links) => Event[]]>([
  [
    'a tag of the profile',
    ({ ada }) => [profileOf('gm', { tags: [['i', `ethereum:${ada.wallet}`, 'none']] })],
  ],
  [
    'a tag with a Farcaster name',
    ({ ada }) => [profileOf('gm', { tags: [['i', `farcaster:${ada.fname}`, '']] })],
  ],
  [
    'the website of the profile',
    ({ ada }) => [
      eventOf({
        holder: 1,
        content: JSON.stringify({ nip05: 'ada@nostr.example', website: `https://${ada.ens}.limo` }),
      }),
    ],
  ],
  [
    'the list of identities',
    ({ ada }) => [
      profileOf('gm'),
      eventOf({ holder: 1, kind: 10_011, tags: [['i', `ens:${ada.ens}`]] }),
    ],
  ],
  [
    'the list of names',
    ({ ada }) => [
      profileOf(ada.token, {}, null),
      eventOf({ holder: 1, kind: 10_008, tags: [['n', 'ada@nostr.example']] }),
    ],
  ],
])('confirms a key that names the person by %s', async (_by, events) => {
  expect(await rowOf(start({ [RELAY]: events }))).toMatchObject({
    isVerified: true,
    verification: { grade: 'confirmed' },
  })
})

test('keeps the key, and the ID of the event as its hash', async () => {
  const links = start({ [RELAY]: ({ ada }) => [profileOf(ada.token)] })
  const row = await rowOf(links)
  expect(row?.proof).toMatchObject({
    account: keyOf(1),
    fetched: [
      { url: 'https://nostr.example/.well-known/nostr.json?name=ada' },
      { url: `wss://${RELAY}`, sha256: profileOf(links.ada.token).id, said: links.ada.token },
    ],
  })
})

test('confirms a key that is claimed itself, without any name', async () => {
  const links = start({ [RELAY]: ({ ada }) => [profileOf(ada.token, {}, null)] }, npub(1))
  expect(await rowOf(links)).toMatchObject({ isVerified: true, value: npub(1) })
  const wrong = start({ [RELAY]: ({ ada }) => [profileOf(ada.token)] }, `${npub(1).slice(0, -1)}q`)
  expect((await rowOf(wrong))?.isVerified ?? false).toBe(false)
})

test('lets the newest event of all relays count', async () => {
  const older = ({ ada }: Links) => [profileOf(ada.token, { at: 1_770_000_000 })]
  const newer = () => [profileOf('gm', { at: 1_780_000_000 })]
  expect((await rowOf(start({ [RELAY]: older, [SECOND]: newer })))?.isVerified ?? false).toBe(false)
  expect((await rowOf(start({ [RELAY]: newer, [SECOND]: older })))?.isVerified ?? false).toBe(false)
  expect(await rowOf(start({ [RELAY]: older, [SECOND]: () => [] }))).toMatchObject({
    isVerified: true,
  })
})

test.each<[string, Site | null]>([
  ['is not there', null],
  ['is ill', () => ({ status: 503 })],
  [
    'refuses',
    ({ body }) => (body === '' ? {} : { body: toLine(['CLOSED', 'whocast', 'error: no']) }),
  ],
])('asks the others when a relay %s', async (_what, site) => {
  const links = start({ [RELAY]: () => [], [SECOND]: ({ ada }) => [profileOf(ada.token)] })
  if (site) links.sites.hosts.set(RELAY, site)
  else links.sites.hosts.delete(RELAY)
  expect(await rowOf(links)).toMatchObject({ isVerified: true })
})

test('is stale, not gone, while no relay answers', async () => {
  const links = start({ [RELAY]: ({ ada }) => [profileOf(ada.token)] })
  expect(await rowOf(links)).toMatchObject({ isVerified: true })
  links.pass(25 * 3600)
  links.sites.hosts.delete(RELAY)
  expect(await rowOf(links)).toMatchObject({
    isVerified: true,
    verification: { grade: 'confirmed' },
  })
  links.sites.hosts.set(
    RELAY,
    relay(() => []),
  )
  links.pass(3600)
  expect(await rowOf(links)).toMatchObject({ isVerified: false, lapsedAt: links.now() })
})

test('is stale while a relay fails that may have what the others lack', async () => {
  const identities = ({ ada }: Links) => [
    eventOf({ holder: 1, kind: 10_011, tags: [['i', `ens:${ada.ens}`]] }),
  ]
  const links = start({ [RELAY]: identities, [SECOND]: () => [profileOf('gm')] })
  expect(await rowOf(links)).toMatchObject({ isVerified: true })
  links.pass(25 * 3600)
  const ill: Site = () => ({ status: 503 })
  links.sites.hosts.set(RELAY, ill)
  expect(await rowOf(links)).toMatchObject({ isVerified: true })
  links.sites.hosts.set(
    RELAY,
    relay(() => []),
  )
  links.pass(3600)
  expect(await rowOf(links)).toMatchObject({ isVerified: false, lapsedAt: links.now() })
})

test('is stale while a relay fails that may know that the key uses the name', async () => {
  const links = start({
    [RELAY]: ({ ada }) => [profileOf(ada.token)],
    [SECOND]: ({ ada }) => [profileOf(ada.token, { at: 1_770_000_000 }, null)],
  })
  expect(await rowOf(links)).toMatchObject({ isVerified: true })
  links.pass(25 * 3600)
  links.sites.hosts.delete(RELAY)
  expect(await rowOf(links)).toMatchObject({ isVerified: true })
})

test.each(['a', 'no'])(
  'ends at once with a name of another key while %s relay answers',
  async (which) => {
    const links = start({
      [RELAY]: ({ ada }) => [profileOf(ada.token)],
      [SECOND]: () => [profileOf('gm', { holder: 2 }, null)],
    })
    expect(await rowOf(links)).toMatchObject({ isVerified: true })
    links.pass(25 * 3600)
    links.sites.hosts.delete(RELAY)
    if (which === 'no') links.sites.hosts.delete(SECOND)
    links.sites.hosts.set(
      'nostr.example',
      names(() => keyOf(2)),
    )
    expect(await rowOf(links)).toMatchObject({ isVerified: false, lapsedAt: links.now() })
  },
)

test('is another account when the name is given to another key', async () => {
  const links = start({
    [RELAY]: ({ ada }) => [profileOf(ada.token), profileOf(ada.token, { holder: 2 })],
  })
  expect(await rowOf(links)).toMatchObject({ isVerified: true })
  links.sites.hosts.set(
    'nostr.example',
    names(() => keyOf(2)),
  )
  links.pass(25 * 3600)
  expect(await rowOf(links)).toMatchObject({ isVerified: false })
})
