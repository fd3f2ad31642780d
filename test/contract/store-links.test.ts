import type { Finding } from '@whocast/contract/profile.ts'
import { noDecision, writeDecision } from '@whocast/evidence/forms/owner-decision.ts'
import { privateKeyToAccount } from 'viem/accounts'
import { createSiweMessage } from 'viem/siwe'
import { afterEach, describe, expect, it } from 'vitest'
import type { Store } from '../../src/main/stores.ts'
import { openStore } from '../../src/main/stores.ts'
import { migratedEngines as testEngines } from './store-databases.ts'
import {
  ensChannel,
  ensFinding,
  farcasterChannel,
  farcasterFinding,
  wallet,
  walletChannel,
} from './store-people.ts'

const closers: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
})

const never = { refreshAt: null }

/** What the GitHub account of a fid says, read at a time. */
const link = (fid: number, checkedAt: number, type: 'github' | 'gitlab' = 'github'): Finding => ({
  source: type,
  scope: `${type}@farcaster:${fid}`,
  checkedAt,
  fields: {},
  channels: [{ type, value: `user${fid}`, isVerified: true, grade: { grade: 'confirmed' } }],
})

describe.each(testEngines())('what is stored of accounts elsewhere, on %s', (_kind, create) => {
  async function start(): Promise<Store> {
    const database = await create()
    const store = await openStore({
      ...database.options,
      precedence: ['snapchain', 'ens', 'import'],
    })
    closers.push(database.drop, store.close)
    return store
  }

  it('is what any source said under a scope, and nothing of others', async () => {
    const { people } = await start()
    const node = farcasterFinding(3, [farcasterChannel(3, 'dwr'), walletChannel(1)])
    await people.save(
      [node, ensFinding(1, [ensChannel('dwr.eth'), walletChannel(1)]), link(3, node.checkedAt)],
      never,
    )
    const under = async (...scopes: string[]) =>
      (await people.findingsUnder(scopes)).map(({ source }) => source).sort()
    expect(await under('farcaster:3')).toEqual([node.source])
    expect(await under('farcaster:3', `ens:${wallet(1)}`, 'github@farcaster:3')).toEqual(
      ['ens', 'github', node.source].sort(),
    )
    expect(await under('farcaster:33', 'github@farcaster:33', '')).toEqual([])
    expect(await under()).toEqual([])
    expect(await people.findingsUnder(['farcaster:3'])).toEqual([node])
    await people.forget('fid:3')
    expect(await under('farcaster:3', `ens:${wallet(1)}`, 'github@farcaster:3')).toEqual([])
  })

  it('knows the verified keys of one holder, by each of them; none of a claim', async () => {
    const { people } = await start()
    await people.save(
      [
        farcasterFinding(3, [farcasterChannel(3, 'dwr'), walletChannel(1)]),
        ensFinding(1, [
          ensChannel('dwr.eth'),
          walletChannel(1),
          { type: 'github', value: 'dwr', isVerified: false },
        ]),
        farcasterFinding(4, [
          farcasterChannel(4, 'other'),
          walletChannel(2),
          ensChannel('claimed.eth', { isVerified: false }),
        ]),
      ],
      never,
    )
    const keys = (await people.identity('fid:3')).sort()
    expect(keys).toEqual(
      expect.arrayContaining(['ens:dwr.eth', `eth:${wallet(1)}`, 'fid:3', 'fname:dwr']),
    )
    expect(keys.some((key) => /github|other|claimed/.test(key))).toBe(false)
    for (const key of keys) expect((await people.identity(key)).sort()).toEqual(keys)
    for (const key of ['fid:5', 'ens:claimed.eth', ''])
      expect(await people.identity(key)).toEqual([])
    await people.forget('fid:3')
    expect(await people.identity(`eth:${wallet(1)}`)).toEqual([])
  })

  it('is listed by the time of its last reading, page by page, for one type', async () => {
    const { people } = await start()
    const findings = [5, 3, 4, 9].map((fid, index) => [
      farcasterFinding(fid, [farcasterChannel(fid, `name${fid}`)]),
      link(fid, 1000 + index * 100),
      link(fid, 1000, 'gitlab'),
    ])
    await people.save(findings.flat(), never)
    const due = async (after: string, limit = 10) =>
      (await people.linksBefore({ type: 'github', before: 1300, after, limit })).map(
        ({ scope }) => scope,
      )
    expect(await due('')).toEqual([
      'github@farcaster:3',
      'github@farcaster:4',
      'github@farcaster:5',
    ])
    expect(await due('', 1)).toEqual(['github@farcaster:3'])
    expect(await due('github@farcaster:3')).toEqual(['github@farcaster:4', 'github@farcaster:5'])
    expect(await due('github@farcaster:5')).toEqual([])
  })

  it('counts no one who hides everything', async () => {
    const { people, owners } = await start()
    const account = privateKeyToAccount(`0x${'a1'.repeat(32)}`)
    await people.save(
      [1, 2, 3].map((fid) => farcasterFinding(fid, [farcasterChannel(fid, `name${fid}`)])),
      never,
    )
    expect((await people.amounts()).people).toBe(3)
    const decide = (fid: number, isHidden: boolean, bio: string) => {
      const decision = { ...noDecision(`fid:${fid}`), isHidden, says: { bio } }
      const statement = createSiweMessage({
        address: account.address,
        chainId: 1,
        domain: 'whocast.test',
        uri: 'https://whocast.test',
        version: '1',
        nonce: `${'0'.repeat(8)}${fid}`,
        resources: writeDecision(decision),
      })
      const signed = {
        decision,
        address: account.address,
        contractChainId: null,
        decidedAt: 1000,
        statement,
        signature: '0x',
      } as const
      return owners.decide(signed, {
        keys: [`fid:${fid}`],
        nonce: `n${fid}${isHidden}`,
        nonceExpiresAt: 4e9,
      })
    }
    await decide(1, true, 'Hidden.')
    await decide(2, false, 'urn:whocast:hide:everything')
    await decide(9, true, 'Nothing is stored of them.')
    expect((await people.amounts()).people).toBe(2)
    await decide(1, false, 'Here again.')
    expect((await people.amounts()).people).toBe(3)
  })
})
