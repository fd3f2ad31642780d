import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { linkedTypes } from '@whocast/contract/account-link.ts'
import { channelTypes } from '@whocast/contract/channel.ts'
import { isExclusiveType } from '@whocast/contract/profile.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fixtures } from '../../../test/accounts/fixtures.ts'
import {
  DAY,
  type LinkWorld,
  type Somebody,
  startLinks,
  startWorld,
} from '../../../test/accounts/people.ts'
import { spoofs } from '../../../test/accounts/spoofs.ts'
import { packageRoot } from '../../kit/root.ts'
import { variables } from '../../main/config.ts'
import { createKinds } from './kinds.ts'

let world: LinkWorld
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

test('every kind has a fixture, a channel type that is marked, and is tried by twenty spoofs', () => {
  // Handles of Lens are tried on a chain: lens.test.ts.
  const withPages = linkedTypes.filter((type) => type !== 'lens')
  const kindsOf = (address?: string) =>
    new Set(createKinds({ address: () => address }).map(({ type }) => type))
  expect(kindsOf()).toEqual(new Set(withPages))
  expect(kindsOf('https://node.example')).toEqual(new Set(linkedTypes))
  expect(new Set(fixtures.map(({ kind }) => kind.type))).toEqual(new Set(withPages))
  for (const fixture of fixtures) {
    expect(channelTypes).toContain(fixture.kind.type)
    expect(spoofs.filter(({ isFor }) => isFor?.(fixture) ?? true).length).toBeGreaterThanOrEqual(20)
  }
})

test('eighteen types are verified without a vendor, as the documents say', () => {
  const byChains = channelTypes.filter((type) => isExclusiveType(type) || type === 'solana')
  const count = byChains.length + linkedTypes.length
  expect(count).toBeGreaterThanOrEqual(12)
  const page = readFileSync(join(packageRoot, 'docs/accounts.md'), 'utf8')
  expect(page).toContain(`${count} types are verified without a vendor`)
  for (const type of linkedTypes) {
    expect(page).toContain(`| \`${type}\` |`)
    expect(Object.keys(variables)).toContain(
      type === 'lens' ? 'LENS_RPC_URL' : `ACCOUNTS_${type.toUpperCase()}`,
    )
  }
})

describe.each(fixtures.map((fixture) => [fixture.kind.type as string, fixture] as const))(
  '%s',
  (_type, fixture) => {
    test.each<[string, (ada: Somebody) => string]>([
      ['an ENS name', ({ ens }) => ens],
      ['an ENS name in a sentence', ({ ens }) => `Find me: ${ens.toUpperCase()}.`],
      ['a wallet', ({ wallet }) => wallet],
      ['a fid', ({ fid }) => `fid:${fid}`],
      ['a Farcaster name', ({ fname }) => `Farcaster: @${fname}`],
      ['the URL of a profile', ({ fname }) => `https://farcaster.xyz/${fname}`],
      ['a page of this service', ({ fid }) => `https://whocast.test/fid/${fid}`],
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

    test('keeps what it confirmed for a day, and asks again then', async () => {
      const links = startLinks(world, fixture)
      const { ada } = links
      links.state.text = ada.ens
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
      links.state.text = ada.ens
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
      links.state.text = ada.ens
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
      links.state.text = ada.ens
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
