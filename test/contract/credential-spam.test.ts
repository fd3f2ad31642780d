import type { CredentialRecord } from '@whocast/contract/credential.ts'
import type { Profile } from '@whocast/contract/profile.ts'
import { noDecision, readDecision, writeDecision } from '@whocast/evidence/forms/owner-decision.ts'
import type { Hex } from 'viem'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { createFrames } from '../../frames/app.ts'
import { knownIssuers } from '../../src/credentials/port.ts'
import { ISSUER_SHARE, WIDELY_HELD } from '../../src/credentials/stored/issuer-ranks.ts'
import type { Store } from '../../src/main/stores.ts'
import { openStore } from '../../src/main/stores.ts'
import { createRecordedLog } from '../frames/people.ts'
import { createTestRenderer } from '../render/look.ts'
import { createTestService, type TestService } from '../service.ts'
import { isWholeRun } from '../whole.ts'
import { type TestDatabase, migratedEngines as testEngines } from './store-databases.ts'
import { credential, farcasterFinding, wallet, walletChannel } from './store-people.ts'

const SPAM = isWholeRun ? 10_000 : 3000
const GENUINE = 20
const coinbase = wallet(900_001)
/** An issuer whom nobody knows. */
const guild = wallet(900_002)

const signed = (
  n: number,
  { by, to, ...more }: { by: Hex; to: Hex } & Partial<CredentialRecord>,
): CredentialRecord =>
  credential(
    n,
    { address: to },
    {
      kind: 'eas-onchain',
      issuer: 'eas:10',
      attester: { address: by },
      verification: { method: 'eas-onchain', result: 'holds', checkedAt: 1000 },
      ...more,
    },
  )

/** Attestations about one wallet, newer than all others, each attester with an equal part. */
const spam = (first: number, to: Hex, attesters: number): CredentialRecord[] =>
  Array.from({ length: SPAM }, (_, i) =>
    signed(first + i, {
      by: wallet(1_000_000 + first + (i % attesters)),
      to,
      name: `Verified celebrity and best of all friends, number ${i}`,
      issuedAt: 1_750_000_000 + i,
    }),
  )

const genuine = (first: number, to: Hex): CredentialRecord[] =>
  Array.from({ length: GENUINE }, (_, i) =>
    i % 2 === 0
      ? signed(first + i, { by: coinbase, to, name: `Genuine ${i}`, issuedAt: 1000 + i })
      : credential(first + i, { address: to }, { name: `Genuine ${i}`, issuedAt: 1000 + i }),
  )

const genuineOf = ({ credentials }: Pick<Profile, 'credentials'>) =>
  credentials.filter(({ name }) => name.startsWith('Genuine')).length

describe.each(testEngines())('credentials of third parties on %s', (_name, createDatabase) => {
  let database: TestDatabase
  let store: Store
  let service: TestService
  const fids = { two: 5001, many: 5002 }
  const wallets = { two: wallet(5001), many: wallet(5002) }

  beforeAll(async () => {
    database = await createDatabase()
    store = await openStore({
      ...database.options,
      precedence: ['neynar'],
      maxPerAttester: SPAM,
      issuers: ['keys', coinbase],
    })
    service = await createTestService({ store })
    for (const [at, key] of (['two', 'many'] as const).entries()) {
      await store.people.save([farcasterFinding(fids[key], [walletChannel(fids[key])])], {
        refreshAt: null,
      })
      const first = (at + 1) * 1_000_000
      await store.credentials.putMany(genuine(first, wallets[key]))
      const all = spam(first + 1000, wallets[key], key === 'two' ? 2 : SPAM)
      for (let from = 0; from < all.length; from += 2000)
        await store.credentials.putMany(all.slice(from, from + 2000))
    }
  }, 300_000)

  afterAll(async () => {
    await service?.close()
    await database?.drop()
  })

  const read = async (path: string) => {
    const response = await service.request(path)
    const body = (await response.json()) as { profiles: (Profile & { credentialCount?: number })[] }
    return { status: response.status, profile: body.profiles?.[0] }
  }

  test.each(['two', 'many'] as const)('do not bury genuine ones: %s attesters', async (key) => {
    const { profile } = await read(`/fid/${fids[key]}`)
    expect(profile?.credentials.slice(0, GENUINE).every(({ name }) => /^Genuine/.test(name))).toBe(
      true,
    )
    expect(profile?.credentialCount).toBe(SPAM + GENUINE)
    const { profile: known } = await read(`/fid/${fids[key]}?issuers=known`)
    expect(known).toMatchObject({
      credentials: { length: GENUINE },
      credentialCount: SPAM + GENUINE,
    })
    expect(known && genuineOf(known)).toBe(GENUINE)
  })

  test('an attester who is not known has a share of the first ones', async () => {
    const { profile } = await read(`/fid/${fids.two}`)
    const rest = profile?.credentials.slice(GENUINE, GENUINE + 2 * ISSUER_SHARE) ?? []
    const counts = [...Map.groupBy(rest, ({ attester }) => attester).values()]
    expect(counts.map(({ length }) => length)).toEqual([ISSUER_SHARE, ISSUER_SHARE])
  })

  test('a caller names the issuers that come first', async () => {
    await store.credentials.putMany([
      signed(77, { by: guild, to: wallets.many, name: 'Guild', issuedAt: 1 }),
    ])
    const { profile } = await read(`/fid/${fids.many}?issuers=${guild}`)
    expect(profile?.credentials[0]?.name).toBe('Guild')
    expect(profile && genuineOf(profile)).toBe(GENUINE)
    const { profile: only } = await read(`/fid/${fids.many}?issuers=known,${guild}`)
    expect(only?.credentials.map(({ name }) => name)).toContain('Guild')
    expect(only?.credentials).toHaveLength(GENUINE + 1)
    expect((await read(`/fid/${fids.many}?issuers=${Array(21).fill('a').join()}`)).status).toBe(400)
  })

  test('page and MCP stay small', async () => {
    const page = await pageOf(store, service, fids.many)
    expect(page.match(/Genuine \d+/g)?.length).toBeGreaterThanOrEqual(GENUINE)
    expect(Buffer.byteLength(page)).toBeLessThanOrEqual(60_000)
    const response = await service.request('http://localhost/mcp', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
      },
      body: JSON.stringify({
        jsonrpc: '2.0',
        id: 1,
        method: 'tools/call',
        params: { name: 'lookup_profile', arguments: { identifier: `fid:${fids.many}` } },
      }),
    })
    const text = await response.text()
    expect(new Set(text.match(/Genuine \d+/g)).size).toBe(GENUINE)
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(12_000)
    console.log(`page ${Buffer.byteLength(page)} B, MCP ${Buffer.byteLength(text)} B`)
  })

  test('an issuer whose credentials many people with a proof score hold precedes others', async () => {
    const popular = wallet(900_003)
    const holders = Array.from({ length: WIDELY_HELD }, (_, i) => 10 + i)
    await store.people.save(
      holders.map((fid) => farcasterFinding(fid, [walletChannel(fid)])),
      { refreshAt: null },
    )
    await store.credentials.putMany([
      ...holders.map((fid) =>
        signed(9_000_000 + fid, { by: popular, to: wallet(fid), name: 'Popular' }),
      ),
      signed(9_100_000, { by: popular, to: wallets.many, name: 'Popular', issuedAt: 2 }),
    ])
    expect((await read(`/fid/${fids.many}?issuers=known`)).profile?.credentials).toHaveLength(
      GENUINE,
    )
    const changed: string[] = []
    for (let n = 0; n < 50 && !changed.includes(popular); n += 1)
      changed.push(...(await store.credentials.countHolders()))
    expect(changed).toEqual([popular])
    const { profile } = await read(`/fid/${fids.many}?issuers=known`)
    expect(profile?.credentials.at(-1)?.name).toBe('Popular')
    expect(profile?.credentials).toHaveLength(GENUINE + 1)
  })

  test('the operator’s list takes effect at the start', async () => {
    const again = await openStore({
      ...database.options,
      precedence: ['neynar'],
      issuers: ['keys', guild],
    })
    const [found] = await again.people.find(`fid:${fids.many}`, { issuers: knownIssuers })
    await again.close()
    const names = found?.profile.credentials.map(({ name }) => name) ?? []
    expect(names).toContain('Guild')
    expect(names.filter((name) => name.startsWith('Genuine'))).toHaveLength(GENUINE / 2)
  })
})

describe('a muted issuer', () => {
  it('is part of the decision that an owner signs', () => {
    const decision = { ...noDecision('fid:3'), issuers: [guild, 'acme corp', 'fid:9'] }
    expect(readDecision(writeDecision(decision))).toEqual(decision)
    expect(readDecision([...writeDecision(noDecision('fid:3')), 'urn:whocast:hide:issuer:'])).toBe(
      null,
    )
  })
})

async function pageOf(store: Store, service: TestService, fid: number): Promise<string> {
  const renderer = createTestRenderer()
  const app = createFrames({
    lookup: service.lookup,
    renderer,
    credentials: store.credentials,
    people: store.people,
    baseUrl: 'https://whocast.test',
    frameSecret: async () => 'a secret of some length',
    isProduction: true,
    log: createRecordedLog(),
  })
  const page = await (await app.request(`/fid/${fid}`)).text()
  await renderer.close()
  return page
}
