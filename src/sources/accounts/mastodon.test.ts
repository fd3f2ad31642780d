import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type AccountFixture, json } from '../../../test/accounts/fixture.ts'
import { mastodon } from '../../../test/accounts/mastodon.ts'
import {
  DAY,
  type LinkWorld,
  ORIGIN,
  startLinks,
  startWorld,
} from '../../../test/accounts/people.ts'
import { type SecureMode, secureMode } from '../../../test/accounts/secure-mastodon.ts'
import {
  ACTOR_TYPE,
  createActorKey,
  createServiceActor,
  type ServiceActor,
} from '../../net/service-actor.ts'
import { createMastodon } from './mastodon.ts'

let world: LinkWorld
let actor: ServiceActor
let key: string
beforeAll(async () => {
  world = await startWorld()
  key = await createActorKey()
  actor = createServiceActor({ origin: ORIGIN, readKey: async () => key, clock: world.clock })
})
afterAll(() => world.close())

/** Serves what this service publishes, as src/main/wiring/actor.test.ts shows. */
const readJson = async (url: string): Promise<unknown> =>
  url === actor.url
    ? JSON.parse(await actor.document())
    : {
        subject: `acct:${actor.address}`,
        links: [{ rel: 'self', type: 'application/activity+json', href: actor.url }],
      }

/** Looks Ada up, whose server is in secure mode. */
async function lookUp(signer: ServiceActor | null, mode: Partial<SecureMode> = {}) {
  const links = startLinks(world, { ...mastodon, kind: createMastodon(signer) })
  links.state.text = links.ada.token
  links.sites.gate = secureMode({ accepts: ['draft'], readJson, now: world.clock, ...mode })
  await links.lookUp(links.ada)
  return links
}

describe('a server with authorized fetch', () => {
  beforeEach(() => world.sites.server.reset())

  it.each<SecureMode['accepts']>([['draft'], ['rfc9421'], ['draft', 'rfc9421']])(
    'serves the profile to requests that this service signed, by %s',
    async (...accepts) => {
      const links = await lookUp(actor, { accepts })
      expect(await links.row(links.ada)).toMatchObject({
        isVerified: true,
        verification: { grade: 'confirmed' },
      })
      const actors = world.sites.server.requests.filter(({ path }) => path.startsWith('/ap/'))
      expect(actors).toHaveLength(accepts.includes('draft') ? 1 : 2)
    },
  )

  it('shows why the account cannot be read where this service has no public address', async () => {
    const links = await lookUp(null)
    const row = await links.row(links.ada)
    expect(row).toMatchObject({
      type: 'mastodon',
      isVerified: false,
      unreadableReason:
        'social.example serves profiles to signed requests only, which need a public https address of this service',
    })
    // It can be read some days later.
    links.sites.gate = null
    links.pass(DAY + 1)
    links.restart()
    await links.lookUp(links.ada)
    const later = await links.row(links.ada)
    expect(later?.isVerified).toBe(true)
    expect(later?.unreadableReason).toBeUndefined()
  })

  it('keeps an account that was confirmed before, with its date and the reason', async () => {
    const links = startLinks(world, { ...mastodon, kind: createMastodon(null) })
    links.state.text = links.ada.token
    await links.lookUp(links.ada)
    const at = links.now()
    links.sites.gate = secureMode({ accepts: ['draft'], readJson, now: world.clock })
    links.pass(DAY + 1)
    await links.lookUp(links.ada)
    expect(await links.row(links.ada)).toMatchObject({
      isVerified: true,
      verification: { checkedAt: at },
      unreadableReason: expect.stringContaining('social.example'),
    })
    links.sites.gate = null
    links.state.text = ''
    links.pass(DAY + 1)
    links.restart()
    await links.lookUp(links.ada)
    const lapsed = await links.row(links.ada)
    expect(lapsed).toMatchObject({ isVerified: false, lapsedAt: links.now() })
    expect(lapsed?.unreadableReason).toBeUndefined()
  })

  it('shows that a server rejects the signature', async () => {
    const links = await lookUp(actor, { accepts: [] })
    expect(await links.row(links.ada)).toMatchObject({
      isVerified: false,
      unreadableReason: 'social.example rejects the signed requests of this service',
    })
  })

  it.each<[string, () => Partial<SecureMode>]>([
    ['another key', () => ({ readJson: withOtherKey })],
    ['a clock that is a day ahead', () => ({ now: () => world.clock() + DAY * 1000 })],
  ])('rejects a signature by %s', async (_what, mode) => {
    const links = await lookUp(actor, { accepts: ['draft', 'rfc9421'], ...mode() })
    expect((await links.row(links.ada))?.isVerified).toBe(false)
  })
})

async function withOtherKey(url: string): Promise<unknown> {
  const document = await readJson(url)
  if (url !== actor.url) return document
  const other = await createActorKey()
  const swapped = createServiceActor({
    origin: ORIGIN,
    readKey: async () => other,
    clock: world.clock,
  })
  return JSON.parse(await swapped.document())
}

it('signs nothing that is not for an actor', async () => {
  const links = startLinks(world, { ...mastodon, kind: createMastodon(actor) })
  links.state.text = links.ada.token
  world.sites.server.reset()
  await links.lookUp(links.ada)
  const signed = world.sites.server.requests.map(({ path, headers }) => [
    path.split('?')[0],
    headers.signature !== undefined,
  ])
  expect(signed).toEqual([
    ['/.well-known/webfinger', false],
    ['/ap/users/1', true],
  ])
})

/** An address whose domain redirects to the server, as Mastodon's manual says. */
const redirected = (subjectOf: (address: string) => string): AccountFixture => ({
  ...mastodon,
  claim: { type: 'mastodon', value: 'ada@ada.example' },
  sites: (state) => ({
    'ada.example': ({ path }) => ({
      status: 301,
      headers: { location: `https://social.example${path}` },
    }),
    'social.example': ({ path }) => {
      const id = 'https://social.example/ap/users/1'
      const [, address] = /^\/\.well-known\/webfinger\?resource=acct:(.+)$/.exec(path) ?? []
      const self = { rel: 'self', type: 'application/activity+json', href: id }
      if (address)
        return json({ subject: subjectOf(address), links: [self] }, 'application/jrd+json')
      const summary = `<p>${state.text}</p>`
      return json({ id, type: 'Person', preferredUsername: 'ada', summary }, ACTOR_TYPE)
    },
  }),
})

it.each<[boolean, string, (address: string) => string]>([
  [true, 'if the server has it, too', () => 'acct:ada@ada.example'],
  [false, 'not if the server has another', (address) => `acct:${address}`],
])('confirms (%s) an address whose domain redirects: %s', async (isConfirmed, _if, subjectOf) => {
  const links = startLinks(world, redirected(subjectOf))
  links.state.text = links.ada.token
  await links.lookUp(links.ada)
  expect((await links.row(links.ada))?.isVerified ?? false).toBe(isConfirmed)
})
