import { lower } from '@whocast/contract/lower.ts'
import type { Channel, Profile } from '@whocast/contract/profile.ts'
import type { Address } from 'viem'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type EnsV2, type EthereumChain, startEthereum } from '../../../test/network/ethereum.ts'
import {
  type NameService,
  startNameService,
  verifyOffline,
} from '../../../test/network/name-service.ts'
import { readNameSlots } from '../../../test/network/name-slots.ts'
import { wallet } from '../../../test/network/people.ts'

/*
 * Every stage of a name's life, as the contracts of ENS define it: written before the code. At each
 * stage the API and the offline checker have to agree, and nothing is proven for a former owner.
 */

const DAY = 86_400
const YEAR = 365 * DAY
/** 1 June 2027, unix seconds. */
const START = 1_811_808_000
const GRACE_V1 = 90 * DAY
const GRACE_V2 = 28 * DAY
const PARENT_CANNOT_CONTROL = 1 << 16

const alice = lower(wallet('alice').address)
const bob = lower(wallet('bob').address)

let chain: EthereumChain
let service: NameService
let now: number

beforeEach(async () => {
  chain = await startEthereum({ timestamp: START })
  await travel(START + DAY)
  service = await startNameService(chain, { clock: () => now * 1000 })
})
afterEach(async () => {
  await service.close()
  await chain.close()
})

/** Moves both clocks, and mines enough blocks for what was written before to be provable. */
async function travel(to: number): Promise<void> {
  await chain.anvil.rpc('evm_setNextBlockTimestamp', [to])
  await chain.settle()
  now = Number((await chain.anvil.client.getBlock()).timestamp)
}

const settle = () => travel(now + 60)

/** The row of a name on the profile of an address. */
async function rowOf(address: Address, name: string): Promise<Channel | undefined> {
  const profile = await service.find(address)
  return profile?.channels.find(({ value }) => value === name)
}

/** What the API says of a name on the profile of an address, and the checker of the same row. */
async function standing(address: Address, name: string) {
  const profile = await service.find(address)
  const row = profile?.channels.find(({ value }) => value === name)
  return {
    api: row?.verification?.grade ?? (row ? 'claim' : 'none'),
    checker: await check(profile, name),
  }
}

async function check(profile: Profile | undefined, name: string, at = now): Promise<string> {
  if (!profile?.walletAddress) return 'none'
  const verdicts = await verifyOffline(profile, profile.walletAddress, at)
  return verdicts.find(({ value }) => value === name)?.status ?? 'none'
}

const proven = { api: 'proven', checker: 'holds' }
const confirmed = { api: 'confirmed', checker: 'unchecked' }
const claim = { api: 'claim', checker: 'unchecked' }
const nothing = { api: 'none', checker: 'none' }

describe('a name of ENSv1', () => {
  const expiresAt = START + YEAR
  beforeEach(async () => {
    await chain.ens.setName('alice.eth', { address: alice, primary: true, expiresAt })
    await settle()
  })

  test('is proven while it is registered, and says until when', async () => {
    expect(await standing(alice, 'alice.eth')).toEqual(proven)
    expect(await rowOf(alice, 'alice.eth')).toMatchObject({ isVerified: true, expiresAt })
    await travel(expiresAt - 3600)
    expect(await standing(alice, 'alice.eth')).toEqual(proven)
  })

  test('is a claim in the grace period, which is shown as such', async () => {
    expect(await standing(alice, 'alice.eth')).toEqual(proven)
    await travel(expiresAt)
    // The first answer too, although it comes from the store.
    const first = (await service.findOnce(alice))?.channels.find((row) => row.value === 'alice.eth')
    expect(first).toMatchObject({ isVerified: false, lapsedAt: expiresAt })
    expect(await standing(alice, 'alice.eth')).toEqual(claim)
    const row = { isVerified: false, lapsedAt: expiresAt, graceEndsAt: expiresAt + GRACE_V1 }
    expect(await rowOf(alice, 'alice.eth')).toMatchObject(row)
    const byName = await service.find('alice.eth')
    expect(byName?.channels.filter(({ value }) => value === 'alice.eth')).toEqual([
      expect.objectContaining(row),
    ])
  })

  test('is a claim after its expiry where the RPC is down', async () => {
    await travel(expiresAt - DAY)
    const before = await service.find(alice)
    expect(before?.channels.find(({ type }) => type === 'ens')?.isVerified).toBe(true)
    await travel(expiresAt + DAY)
    await chain.anvil.close()
    const after = (await service.findOnce(alice))?.channels.find(({ type }) => type === 'ens')
    expect(after).toMatchObject({ value: 'alice.eth', isVerified: false, lapsedAt: expiresAt })
  })

  test('is nobody’s after the grace period', async () => {
    expect(await standing(alice, 'alice.eth')).toEqual(proven)
    await travel(expiresAt + GRACE_V1)
    expect(await standing(alice, 'alice.eth')).toEqual(nothing)
  })

  test('does not hold by an old document after its expiry', async () => {
    await travel(expiresAt - 9 * DAY)
    const document = await service.find(alice)
    expect(await check(document, 'alice.eth', expiresAt - 1)).toBe('holds')
    expect(await check(document, 'alice.eth', expiresAt)).toBe('unchecked')
    // Proven at a block in which it had ended.
    await travel(expiresAt + DAY)
    const forged = structuredClone(document)
    const facts = await proveAgain('alice.eth', alice)
    if (forged) Object.assign(forged, { evidence: facts })
    expect(await check(forged, 'alice.eth')).toBe('fails')
  })

  test('is proven again when it was renewed', async () => {
    await service.find(alice)
    await travel(expiresAt + DAY)
    await chain.ens.setExpiry('alice.eth', expiresAt + YEAR)
    await settle()
    expect(await standing(alice, 'alice.eth')).toEqual(proven)
    expect((await rowOf(alice, 'alice.eth'))?.expiresAt).toBe(expiresAt + YEAR)
  })

  test('belongs to the new holder when it was registered again', async () => {
    expect(await standing(alice, 'alice.eth')).toEqual(proven)
    await travel(expiresAt + GRACE_V1 + DAY)
    const until = now + YEAR
    await chain.ens.setName('alice.eth', { address: bob, primary: true, expiresAt: until })
    await settle()
    expect(await standing(bob, 'alice.eth')).toEqual(proven)
    expect(await standing(alice, 'alice.eth')).toEqual(nothing)
  })

  test('is no username after its expiry', async () => {
    // By the registrar: never registered.
    await chain.ens.setName('stale.eth', { address: bob, primary: true, expiresAt: 0 })
    await settle()
    expect(await standing(bob, 'stale.eth')).toEqual(nothing)
    expect(await service.find('stale.eth')).toBeUndefined()
  })
})

describe('a wrapped name', () => {
  test('of the second level ends with its registration', async () => {
    const expiresAt = START + YEAR
    await chain.ens.setName('wrapped.eth', { address: alice, primary: true, expiresAt })
    const fuses = PARENT_CANNOT_CONTROL | 1
    await chain.ens.wrap('wrapped.eth', { owner: alice, fuses, expiresAt: expiresAt + GRACE_V1 })
    await settle()
    expect(await standing(alice, 'wrapped.eth')).toEqual(proven)
    await travel(expiresAt)
    expect(await standing(alice, 'wrapped.eth')).toEqual(claim)
  })

  test('below it ends by itself where its parent cannot take it back', async () => {
    const expiresAt = START + 100 * DAY
    await chain.ens.setName('sub.wrapped.eth', { address: alice, primary: true })
    const token = { owner: alice, fuses: PARENT_CANNOT_CONTROL, expiresAt }
    await chain.ens.wrap('sub.wrapped.eth', token)
    await settle()
    expect(await standing(alice, 'sub.wrapped.eth')).toEqual(proven)
    expect((await rowOf(alice, 'sub.wrapped.eth'))?.expiresAt).toBe(expiresAt)
    await travel(expiresAt)
    expect(await standing(alice, 'sub.wrapped.eth')).toEqual(nothing)
  })

  test('below it ends with the second level where its parent can', async () => {
    const expiresAt = START + YEAR
    await chain.ens.setName('sub.plain.eth', { address: alice, primary: true, expiresAt })
    await chain.ens.wrap('sub.plain.eth', { owner: alice, fuses: 0, expiresAt: START + 2 * DAY })
    await travel(START + 10 * DAY)
    expect(await standing(alice, 'sub.plain.eth')).toEqual(proven)
    expect((await rowOf(alice, 'sub.plain.eth'))?.expiresAt).toBe(expiresAt)
    await travel(expiresAt + GRACE_V1)
    expect(await standing(alice, 'sub.plain.eth')).toEqual(nothing)
  })
})

test('a name of another top-level domain says that its expiry is unknown', async () => {
  await chain.ens.setName('alice.example', { address: alice, primary: true })
  await settle()
  expect(await standing(alice, 'alice.example')).toEqual(proven)
  const row = await rowOf(alice, 'alice.example')
  expect(row).toMatchObject({ isVerified: true, isExpiryUnknown: true })
  expect(row?.expiresAt).toBeUndefined()
})

describe('a name of ENSv2', () => {
  let v2: EnsV2
  const expiresAt = START + YEAR

  test('is confirmed when it was migrated, until its expiry in ENSv2', async () => {
    await chain.ens.setName('alice.eth', { address: alice, primary: true, expiresAt })
    await settle()
    expect(await standing(alice, 'alice.eth')).toEqual(proven)
    v2 = await chain.ens.upgradeToV2()
    const resolver = await v2.deployResolver()
    await v2.setAddress(resolver, 'alice.eth', alice)
    const until = expiresAt + YEAR
    await v2.setEntry('alice.eth', { owner: alice, resolver, expiresAt: until })
    await travel(now + 2 * DAY)
    expect(await standing(alice, 'alice.eth')).toEqual(confirmed)
    expect((await rowOf(alice, 'alice.eth'))?.expiresAt).toBe(until)
    await travel(expiresAt + DAY)
    expect(await standing(alice, 'alice.eth')).toEqual(confirmed)
    await travel(until + GRACE_V2)
    expect(await standing(alice, 'alice.eth')).toEqual(nothing)
  })

  test('is confirmed when it was not migrated, until its expiry in ENSv1', async () => {
    await chain.ens.setName('alice.eth', { address: alice, primary: true, expiresAt })
    v2 = await chain.ens.upgradeToV2()
    // Reserved, with the bonus of 62 days.
    await v2.setEntry('alice.eth', { resolver: v2.v1Resolver, expiresAt: expiresAt + 62 * DAY })
    await settle()
    expect(await standing(alice, 'alice.eth')).toEqual(confirmed)
    expect((await rowOf(alice, 'alice.eth'))?.expiresAt).toBe(expiresAt)
    await travel(expiresAt + DAY)
    expect(await standing(alice, 'alice.eth')).toEqual(claim)
  })

  test('belongs to its owner in ENSv2, although ENSv1 still has its former records', async () => {
    await chain.ens.setName('alice.eth', { address: alice, primary: true, expiresAt })
    await settle()
    const document = await service.find(alice)
    await travel(expiresAt + GRACE_V1 + DAY)
    // Somebody renews the registration of ENSv1, so that nothing there shows the end.
    await chain.ens.setExpiry('alice.eth', expiresAt + 9 * YEAR)
    v2 = await chain.ens.upgradeToV2()
    const resolver = await v2.deployResolver()
    await v2.setAddress(resolver, 'alice.eth', bob)
    await v2.setEntry('alice.eth', { owner: bob, resolver, expiresAt: now + YEAR })
    await chain.ens.setReverse(bob, 'alice.eth')
    await settle()
    expect(await standing(bob, 'alice.eth')).toEqual(confirmed)
    expect(await standing(alice, 'alice.eth')).toEqual(nothing)
    // All slots of ENSv1 are there, with and without the implementation in the same block.
    const facts = await proveAgain('alice.eth', alice)
    for (const state of [facts.state, facts.state.slice(1)]) {
      const forged = { ...structuredClone(document), evidence: { ...facts, state } } as Profile
      const row = forged.channels.find(({ value }) => value === 'alice.eth')
      Object.assign(row?.proof ?? {}, { expiresAt: expiresAt + 9 * YEAR })
      expect(await check(forged, 'alice.eth')).toBe('unchecked')
    }
  })

  test('is confirmed by an alias, as a subname and by its parent’s resolver', async () => {
    v2 = await chain.ens.upgradeToV2()
    const until = now + YEAR
    const resolver = await v2.deployResolver()
    const registry = await v2.deployRegistry()
    const parent = { owner: alice, resolver, subregistry: registry, expiresAt: until }
    await v2.setEntry('home.eth', parent)
    await v2.setAddress(resolver, 'home.eth', alice)
    await v2.setAlias(resolver, 'wild.home.eth', 'home.eth')
    await chain.ens.setReverse(alice, 'wild.home.eth')
    await v2.register(registry, 'own', { owner: bob, resolver, expiresAt: until - 9 * DAY })
    await v2.setAddress(resolver, 'own.home.eth', bob)
    await chain.ens.setReverse(bob, 'own.home.eth')
    await settle()
    expect(await standing(alice, 'wild.home.eth')).toEqual(confirmed)
    expect((await rowOf(alice, 'wild.home.eth'))?.expiresAt).toBe(until)
    expect(await standing(bob, 'own.home.eth')).toEqual(confirmed)
    expect((await rowOf(bob, 'own.home.eth'))?.expiresAt).toBe(until - 9 * DAY)
    await travel(until - DAY)
    expect(await standing(bob, 'own.home.eth')).toEqual(nothing)
  })
})

test('an implementation of the Universal Resolver that is not known proves nothing', async () => {
  const expiresAt = START + YEAR
  await chain.ens.setName('alice.eth', { address: alice, primary: true, expiresAt })
  await chain.ens.upgradeToUnknown()
  await settle()
  expect(await standing(alice, 'alice.eth')).toEqual(confirmed)
  expect((await rowOf(alice, 'alice.eth'))?.expiresAt).toBe(expiresAt)
  await travel(expiresAt)
  expect(await standing(alice, 'alice.eth')).toEqual(claim)
})

/** Every slot of ENSv1 that a proof of a name needs, read now: that of the implementation first. */
const proveAgain = (name: string, address: Address) => readNameSlots(chain.anvil, name, address)
