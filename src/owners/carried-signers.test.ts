import type { Finding } from '@whocast/contract/profile.ts'
import type { Evidence } from '@whocast/contract/proof.ts'
import { pad } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { exported, imported, takeIn } from '../../test/moved.ts'
import { type OptimismChain, startOptimism } from '../../test/network/registries.ts'
import { change, ownerBrowser, type Signer } from '../../test/owner.ts'
import { createTestService, type TestService } from '../../test/service.ts'
import { loadConfig } from '../main/config.ts'
import type { Base } from '../main/wiring/base.ts'
import { createOwnerOf, createStatementChecks } from '../main/wiring/owner.ts'

const baseUrl = 'https://whocast.test'
const now = Math.floor(Date.UTC(2026, 10, 22) / 1000)
const keyOf = (digits: string) => privateKeyToAccount(`0x${digits.repeat(32)}`)
const [wallet, custody, auth, mallory] = [keyOf('a1'), keyOf('c3'), keyOf('e5'), keyOf('b2')]
const siwf = (fid: number) => ({
  chainId: 10,
  statement: 'Farcaster Auth',
  resources: [`farcaster://fid/${fid}`],
})

let chain: OptimismChain
let service: TestService
let fid = 700
const configOf = (url: string) =>
  loadConfig({ OP_RPC_URL: url, ETH_RPC_URL: 'off', BASE_URL: baseUrl, SNAPCHAIN_URL: 'off' })
const asking = () => createStatementChecks(configOf(chain.anvil.url))

beforeAll(async () => {
  chain = await startOptimism()
}, 60_000)
afterAll(() => chain.close())
beforeEach(async () => {
  fid += 1
  const base = {
    config: configOf(chain.anvil.url),
    network: {},
    store: {},
    clock: () => now * 1000,
  } as unknown as Base
  const parts = await createOwnerOf(base, {
    hub: null,
    accounts: null,
    lookup: { refresh: async () => {} },
  })
  service = await createTestService({
    baseUrl,
    clock: () => now * 1000,
    owner: { registries: parts?.registries ?? null },
  })
  await chain.register(fid, custody.address)
  await chain.addKey(fid, pad(auth.address, { size: 32 }), 2)
})
afterEach(() => service.close())

const personOf = (more: Partial<Finding> = {}): Finding => ({
  source: 'snapchain',
  scope: `farcaster:${fid}`,
  checkedAt: now,
  fields: { displayName: 'Ada', bio: 'Counts.' },
  channels: [
    {
      type: 'farcaster',
      value: 'ada',
      isVerified: true,
      metadata: [{ name: 'fid', value: String(fid) }],
      grade: { grade: 'proven' },
    },
    { type: 'wallet', value: wallet.address, isVerified: true, grade: { grade: 'proven' } },
  ],
  ...more,
})
const save = (...findings: Finding[]) => service.store.people.save(findings, { refreshAt: null })

/** Hides the bio by a statement of this signer. */
async function decideBy(signer: Signer): Promise<void> {
  const browser = ownerBrowser(service.request, baseUrl, signer)
  expect((await browser.signIn(siwf(fid))).status).toBe(200)
  expect(
    (await change(browser, signer, { fields: [{ name: 'bio', isHidden: true }] })).status,
  ).toBe(200)
}

describe('a decision that is not signed by a wallet of the person moves with them', () => {
  it.each([
    ['the custody address', custody],
    ['an auth address', auth],
  ])('where the registries name %s', async (_what, signer) => {
    await save(personOf())
    await decideBy(signer)
    const text = await exported(service.store)
    const { store, notes, rejected, close } = await imported(text, { now, statements: asking() })
    expect([notes, rejected]).toEqual([[], []])
    expect(
      JSON.stringify((await store.people.find(`fid:${fid}`)).map(({ profile }) => profile)),
    ).not.toContain('Counts')
    const before = await service.store.owners.decision([`fid:${fid}`])
    expect(await store.owners.decision([`fid:${fid}`])).toEqual({
      ...before,
      authority: expect.any(String),
    })
    expect(await exported(store)).toBe(text)
    await close()
  })

  it('where their evidence names the custody address, without asking', async () => {
    const evidence: Evidence = {
      custody: [
        {
          fid,
          address: custody.address.toLowerCase() as `0x${string}`,
          method: 'reported',
          by: 'snapchain',
        },
      ],
    }
    await save(personOf({ evidence }))
    await decideBy(custody)
    const text = await exported(service.store)
    const { store, rejected, close } = await imported(text, { now })
    expect(rejected).toEqual([])
    expect(await exported(store)).toBe(text)
    await close()
  })

  it('where nothing else is stored of them', async () => {
    await decideBy(auth)
    const text = await exported(service.store)
    const { store, rejected, close } = await imported(text, { now, statements: asking() })
    expect(rejected).toEqual([])
    expect(await exported(store)).toBe(text)
    await close()
  })
})

describe('a decision whose signer is not known to be the person is reported, and its line is not taken', () => {
  const refusedBy = async (statements = asking()) => {
    const taken = await imported(await exported(service.store), { now, statements })
    expect(await taken.store.people.find(`fid:${fid}`)).toEqual([])
    expect(await taken.store.owners.decision([`fid:${fid}`])).toBeNull()
    await taken.close()
    return taken.rejected
  }

  it('an auth address that was removed since', async () => {
    await save(personOf())
    await decideBy(auth)
    await chain.removeKey(fid, pad(auth.address, { size: 32 }))
    expect(await refusedBy()).toEqual([
      expect.stringMatching(
        new RegExp(
          `about fid:${fid} is signed by ${auth.address.toLowerCase()}.* name it neither as custody`,
        ),
      ),
    ])
  })

  it('the custody address, where no registry answers', async () => {
    await save(personOf())
    await decideBy(custody)
    expect(await refusedBy(createStatementChecks(configOf('http://127.0.0.1:1')))).toEqual([
      expect.stringContaining("Farcaster's registries are unreachable"),
    ])
  })

  it.each([
    ['is unreachable', 10],
    ['is not configured', 5],
  ])('a contract wallet whose chain %s: what it hides stays hidden', async (_what, chainId) => {
    await save(personOf())
    await decideBy(auth)
    const { owner, ...rest } = JSON.parse(await exported(service.store))
    const contracts = { contractChainId: chainId, signature: `${owner.signature}00` }
    const line = `${JSON.stringify({ ...rest, owner: { ...owner, ...contracts } })}\n`
    const statements = createStatementChecks(configOf('http://127.0.0.1:1'))
    const { store, rejected, close } = await imported(line, { now, statements })
    expect(rejected).toEqual([expect.stringContaining(`chain ${chainId} is unreachable or not`)])
    expect(await store.people.find(`fid:${fid}`)).toEqual([])
    await close()
  })

  it('a statement that is dated in the future', async () => {
    await save(personOf())
    await decideBy(auth)
    const text = await exported(service.store)
    const { rejected, close } = await imported(text, { now: now - 86_400, statements: asking() })
    expect(rejected).toEqual(['owner: the statement is dated ahead of the clock'])
    await close()
  })

  it('a wallet that a file alone names as theirs, where a source here speaks of the person', async () => {
    await chain.register(fid, mallory.address)
    await save(
      personOf({
        channels: personOf().channels.map((one) =>
          one.type === 'wallet' ? { ...one, value: mallory.address } : one,
        ),
      }),
    )
    await decideBy(mallory)
    const forged = await exported(service.store)
    await chain.register(fid, custody.address)
    const here = await createTestService({ baseUrl, clock: () => now * 1000 })
    await here.store.people.save([personOf()], { refreshAt: null })
    const { rejected } = await takeIn(here.store, forged, { now, statements: asking() })
    expect(rejected).toEqual([expect.stringContaining('not known to be theirs')])
    expect(
      JSON.stringify((await here.store.people.find(`fid:${fid}`)).map(({ profile }) => profile)),
    ).toContain('Counts')
    await here.close()
  })

  it('not where a newer decision is in force, nor where the person left', async () => {
    await save(personOf())
    await decideBy(auth)
    const text = await exported(service.store)
    await chain.removeKey(fid, pad(auth.address, { size: 32 }))
    expect((await takeIn(service.store, text, { now, statements: asking() })).rejected).toEqual([])
    await service.store.people.forget(`fid:${fid}`)
    const alone = `${JSON.stringify({ owner: (JSON.parse(text) as { owner: object }).owner })}\n`
    expect(await takeIn(service.store, text, { now, statements: asking() })).toMatchObject({
      rejected: [],
      leftOut: 1,
    })
    expect(await takeIn(service.store, alone, { now, statements: asking() })).toMatchObject({
      rejected: [],
      leftOut: 1,
    })
    expect(await service.store.owners.decision([`fid:${fid}`])).toBeNull()
  })
})
