import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { linkedTypes } from '@whocast/contract/account-link.ts'
import { channelTypes } from '@whocast/contract/channel.ts'
import { isExclusiveType } from '@whocast/contract/profile.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AccountFixture } from '../../../test/accounts/fixture.ts'
import { fixtures } from '../../../test/accounts/fixtures.ts'
import { mentions } from '../../../test/accounts/mentions.ts'
import {
  DAY,
  type LinkWorld,
  type Somebody,
  startLinks,
  startWorld,
} from '../../../test/accounts/people.ts'
import { spoofs } from '../../../test/accounts/spoofs.ts'
import { isWholeRun } from '../../../test/whole.ts'
import { packageRoot } from '../../kit/root.ts'
import { createKinds } from './kinds.ts'

let world: LinkWorld
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

/** A third of the mentions, another one with each kind after the other; all in a whole run. */
const tried = (all: readonly string[], fixture: AccountFixture) =>
  all.filter((_, at) => isWholeRun || at % 3 === fixtures.indexOf(fixture) % 3)

test('at least 2,000 mentions are tried in a whole run, in seven languages', () => {
  const { ada } = startLinks(world, fixtures[0] as (typeof fixtures)[number])
  expect(new Set(mentions(ada)).size * fixtures.length).toBeGreaterThanOrEqual(2000)
})

test('every kind has a fixture, a channel type that is marked, and is tried by twenty spoofs', () => {
  // Handles of Lens are tried on a chain: lens.test.ts.
  const withPages = linkedTypes.filter((type) => type !== 'lens')
  const kindsOf = (address?: string) =>
    new Set(
      createKinds({ address: () => address, manifestKeys: null, actor: null }).map(
        ({ type }) => type,
      ),
    )
  expect(kindsOf()).toEqual(new Set(withPages))
  expect(kindsOf('https://node.example')).toEqual(new Set(linkedTypes))
  expect(new Set(fixtures.map(({ kind }) => kind.type))).toEqual(new Set(withPages))
  for (const fixture of fixtures) {
    expect(channelTypes).toContain(fixture.kind.type)
    expect(spoofs.filter(({ isFor }) => isFor?.(fixture) ?? true).length).toBeGreaterThanOrEqual(20)
  }
})

test('docs/accounts.md has a row for each kind, and counts the types that need no vendor', () => {
  const byChains = channelTypes.filter((type) => isExclusiveType(type) || type === 'solana')
  const count = byChains.length + linkedTypes.length
  expect(count).toBeGreaterThanOrEqual(12)
  const page = readFileSync(join(packageRoot, 'docs/accounts.md'), 'utf8')
  expect(page).toContain(`${count} types are verified without a vendor`)
  expect(linkedTypes.filter((type) => !page.includes(`| \`${type}\` |`))).toEqual([])
})

describe.each(fixtures.map((fixture) => [fixture.kind.type as string, fixture] as const))(
  '%s',
  (_type, fixture) => {
    test.each<[string, (ada: Somebody) => string]>([
      ['an ENS name', ({ ens }) => `eth:${ens}`],
      ['an ENS name in a sentence', ({ ens }) => `Find me: (eth:${ens.toUpperCase()}).`],
      ['a Farcaster name', ({ fname }) => `Hi! fc:@${fname}, or by mail`],
      ['a name for this service', ({ fname }) => `whocast:${fname}`],
      ['an ENS name for this service', ({ ens }) => `Whocast:${ens}`],
      ['a page of this service', ({ fid }) => `https://whocast.test/fid/${fid}`],
      ['the page of a wallet', ({ wallet }) => `me: <https://whocast.test/eth/${wallet}>`],
    ])('confirms an account that names the person by %s', async (_by, text) => {
      const links = startLinks(world, fixture)
      const { ada } = links
      links.state.text = text(ada)
      await links.lookUp(ada)
      const row = await links.row(ada)
      expect(row).toMatchObject({
        isVerified: true,
        verification: { grade: 'confirmed', checkedAt: links.now() },
        source: fixture.kind.type,
      })
      const proof = row?.proof
      if (proof?.method !== 'account-link') throw new Error('no proof')
      expect(proof).toMatchObject({
        claim: { by: 'ens', of: `eth:${ada.wallet}` },
        names: [expect.any(String)],
      })
      expect(proof.fetched.at(-1)).toMatchObject({
        at: links.now(),
        sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
        said: expect.any(String),
      })
      expect('account' in proof).toBe(fixture.hasNumbers)
    })

    test.runIf(!fixture.hasNoLink).each<[string, (ada: Somebody) => string]>([
      ['a Farcaster profile', ({ fname }) => `https://farcaster.xyz/${fname}`],
      ['a Farcaster profile by number', ({ fid }) => `https://warpcast.com/~/profiles/${fid}`],
      ['a page of this service', ({ ens }) => `https://whocast.test/ens/${ens}`],
      ['the website of an ENS name', ({ ens }) => `https://${ens}.limo`],
    ])('confirms an account whose link field has %s', async (_by, link) => {
      const links = startLinks(world, fixture)
      links.state.text = 'Not bob.eth. I like fid 3 and https://farcaster.xyz/bob'
      links.state.link = link(links.ada)
      await links.lookUp(links.ada)
      expect(await links.row(links.ada)).toMatchObject({ isVerified: true })
    })

    test('is not confirmed by any mention in prose', async () => {
      const links = startLinks(world, fixture)
      const { ada } = links
      const wrong: string[] = []
      for (const mention of tried(mentions(ada), fixture)) {
        links.state.text = mention
        links.state.link = mention
        links.restart()
        await links.lookUp(ada)
        if ((await links.row(ada))?.isVerified) wrong.push(mention)
      }
      expect(wrong).toEqual([])
    })

    test('keeps what it confirmed for a day, and asks again then', async () => {
      const links = startLinks(world, fixture)
      const { ada } = links
      links.state.text = ada.token
      await links.lookUp(ada)
      const asked = links.sites.server.requests.length
      links.restart()
      links.pass(DAY - 60)
      await links.lookUp(ada)
      expect(links.sites.server.requests.length).toBe(asked)
      links.pass(61)
      await links.lookUp(ada)
      expect(await links.row(ada)).toMatchObject({
        isVerified: true,
        verification: { checkedAt: links.now() },
      })
    })

    test('is stale, not gone, while it cannot be read', async () => {
      const links = startLinks(world, fixture)
      const { ada } = links
      links.state.text = ada.token
      await links.lookUp(ada)
      const at = links.now()
      links.pass(DAY + 1)
      links.sites.server.setFault({ kind: 'fail', status: 503 })
      await links.lookUp(ada)
      expect(await links.row(ada)).toMatchObject({
        isVerified: true,
        verification: { grade: 'confirmed', checkedAt: at },
      })
      links.sites.server.setFault(null)
      links.pass(3600)
      await links.lookUp(ada)
      expect(await links.row(ada)).toMatchObject({
        isVerified: true,
        verification: { checkedAt: links.now() },
      })
    })

    test('is a claim again, and says since when, once it names the person no more', async () => {
      const links = startLinks(world, fixture)
      const { ada } = links
      links.state.text = ada.token
      await links.lookUp(ada)
      links.state.text = 'gone fishing'
      links.pass(DAY + 1)
      await links.lookUp(ada)
      const since = links.now()
      expect(await links.row(ada)).toMatchObject({ isVerified: false, lapsedAt: since })
      expect((await links.row(ada))?.proof).toBeUndefined()
      links.pass(DAY + 1)
      await links.lookUp(ada)
      expect(await links.row(ada)).toMatchObject({ isVerified: false, lapsedAt: since })
      links.state.text = ada.token
      links.pass(DAY + 1)
      await links.lookUp(ada)
      const row = await links.row(ada)
      expect(row).toMatchObject({ isVerified: true, verification: { grade: 'confirmed' } })
      expect(row?.lapsedAt).toBeUndefined()
    })

    test.each(spoofs.filter(({ isFor }) => isFor?.(fixture) ?? true))(
      'is not confirmed by $name',
      async ({ run }) => {
        const links = startLinks(world, fixture)
        const victim = await run(links, fixture)
        expect((await links.row(victim))?.isVerified ?? false).toBe(false)
      },
    )
  },
)
