import type { Finding, FoundChannel } from '@whocast/contract/profile.ts'
import { noDecision, writeDecision } from '@whocast/evidence/forms/owner-decision.ts'
import type { Address } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { createSiweMessage } from 'viem/siwe'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { exported, imported, takeIn } from '../../test/moved.ts'
import { change, ownerBrowser } from '../../test/owner.ts'
import { createTestService, type TestService } from '../../test/service.ts'
import type { Store } from '../main/stores.ts'

const baseUrl = 'https://whocast.test'
const ada = privateKeyToAccount(`0x${'a1'.repeat(32)}`)
const mallory = privateKeyToAccount(`0x${'b2'.repeat(32)}`)
const now = Math.floor(Date.UTC(2026, 10, 22) / 1000)
const finding: Finding = {
  source: 'snapchain',
  scope: 'farcaster:616',
  checkedAt: now,
  fields: { displayName: 'Ada', bio: 'Counts.' },
  channels: [
    {
      type: 'farcaster',
      value: 'ada',
      isVerified: true,
      metadata: [{ name: 'fid', value: '616' }],
      grade: { grade: 'proven' },
    },
    { type: 'wallet', value: ada.address, isVerified: true, grade: { grade: 'proven' } },
    { type: 'github', value: 'ada-on-github', isVerified: true },
  ],
}

let service: TestService
beforeAll(async () => {
  service = await createTestService({ baseUrl, clock: () => now * 1000 })
  await service.store.people.save([finding], { refreshAt: null })
  const browser = ownerBrowser(service.request, baseUrl, ada)
  await browser.signIn()
  const changes = {
    channels: [{ type: 'github', value: 'ada-on-github', isHidden: true }],
    fields: [{ name: 'bio', isHidden: true }],
  }
  expect((await change(browser, ada, changes)).status).toBe(200)
})
afterAll(() => service.close())

const shownOf = async (store: Store) =>
  JSON.stringify(
    (await store.people.find('fid:616', { proof: true })).map(({ profile }) => profile),
  )

it('what an owner decided is exported and imported with the person, and in force at once', async () => {
  const { store, notes, close } = await imported(await exported(service.store), { now })
  expect(notes).toEqual([])
  expect(await shownOf(store)).toContain('Ada')
  expect(await shownOf(store)).not.toMatch(/ada-on-github|Counts/)
  expect(await store.people.find('github:ada-on-github', { claims: true })).toEqual([])
  const [there, here] = [
    await store.owners.decision(['fid:616']),
    await service.store.owners.decision(['fid:616']),
  ]
  // The authority of the signer is checked here anew.
  expect({ ...there, authority: '' }).toEqual({ ...here, authority: '' })
  expect(await exported(store)).toBe(await exported(service.store))
  await close()
})

it('an export to hand on has neither what is hidden nor the statement', async () => {
  const text = await exported(service.store, true)
  expect(text).toContain('Ada')
  expect(text).not.toMatch(/ada-on-github|Counts|statement/)
})

it.each([
  [
    'altered',
    (line: string) => line.replace('hide:field:bio', 'hide:field:location'),
    /not signed as it says/,
  ],
  [
    'moved to somebody else',
    (line: string) => line.replaceAll(ada.address.toLowerCase(), mallory.address.toLowerCase()),
    /not one/,
  ],
])('a statement that was %s counts for nothing', async (_what, alter, note) => {
  const { store, notes, close } = await imported(alter(await exported(service.store)), { now })
  expect(notes.join()).toMatch(note)
  expect(await store.owners.decision(['fid:616'])).toBeNull()
  await close()
})

it("ignores a statement by an address that is not known to be the person's", async () => {
  const elsewhere = await createTestService({ baseUrl, clock: () => now * 1000 })
  const theirs: Finding = {
    ...finding,
    channels: finding.channels.map((one) =>
      one.type === 'wallet' ? { ...one, value: mallory.address } : one,
    ),
  }
  await elsewhere.store.people.save([theirs], { refreshAt: null })
  const browser = ownerBrowser(elsewhere.request, baseUrl, mallory)
  await browser.signIn()
  expect((await change(browser, mallory, { isHidden: true })).status).toBe(200)
  const { owner } = JSON.parse(await exported(elsewhere.store)) as { owner: object }
  await elsewhere.close()
  const { store, rejected, close } = await imported(
    `${(await exported(service.store, true)).trim()}\n${JSON.stringify({ owner })}\n`,
    { now },
  )
  expect(await shownOf(store)).toContain('Ada')
  expect(rejected.join()).toMatch(
    /about fid:616 is signed by 0x[0-9a-f]{40}, which is not known to be theirs/,
  )
  await close()
})

it('an older export takes nothing back', async () => {
  const before = await exported(service.store)
  const browser = ownerBrowser(service.request, baseUrl, ada)
  await browser.signIn()
  await service.store.owners.decision(['fid:616'])
  const { store, close } = await imported(before, { now })
  await takeIn(
    store,
    `${JSON.stringify({ ...(JSON.parse(before) as object), owner: undefined })}\n`,
    { now },
  )
  expect(await shownOf(store)).not.toMatch(/ada-on-github|Counts/)
  await close()
})

describe('a wallet that hides everything', () => {
  const address = ada.address.toLowerCase() as Address
  const [name, wallet] = finding.channels as [FoundChannel, FoundChannel]
  const ens: Finding = { ...finding, source: 'ens', scope: `ens:${address}`, channels: [wallet] }
  const decide = async (store: Store, of: string, isHidden: boolean, decidedAt: number) => {
    const decision = { ...noDecision(of), isHidden }
    const statement = createSiweMessage({
      address: ada.address,
      chainId: 1,
      domain: 'whocast.test',
      uri: baseUrl,
      version: '1',
      nonce: `0000000${Number(isHidden)}`,
      issuedAt: new Date(decidedAt * 1000),
      resources: writeDecision(decision),
    })
    const signature = await ada.signMessage({ message: statement })
    await store.owners.decide(
      { decision, address, contractChainId: null, decidedAt, statement, signature },
      { keys: [of], nonce: of, nonceExpiresAt: now + 60 },
    )
  }
  const save = (store: Store, ...findings: Finding[]) =>
    store.people.save(findings, { refreshAt: null })

  it('is hidden where its export is restored', async () => {
    const { store, close } = await imported('', { now })
    await save(store, ens)
    await decide(store, `eth:${address}`, true, now)
    const restored = await imported(await exported(store), { now })
    expect(await restored.store.people.find(`eth:${address}`)).toEqual([])
    await restored.close()
    await close()
  })

  it('stays hidden in exports when it joins a fid with a newer decision', async () => {
    const { store, close } = await imported('', { now })
    await save(store, ens, { ...finding, channels: [name] })
    await decide(store, `eth:${address}`, true, now - 2)
    await decide(store, 'fid:616', false, now - 1)
    await save(store, finding)
    expect(await store.people.find('fid:616')).toEqual([])
    expect(await exported(store, true)).toBe('')
    const restored = await imported(await exported(store), { now })
    expect(await restored.store.people.find('fid:616')).toEqual([])
    await restored.close()
    await close()
  })
})
