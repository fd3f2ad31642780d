import type { Identifier } from '@whocast/contract/identifier.ts'
import { afterEach, expect, it } from 'vitest'
import { createSqliteDatabase } from '../../../test/contract/store-databases.ts'
import { createCrowd, walletOf } from '../../../test/network/crowd.ts'
import { custodyOf, displayNameOf, fnameOf, handleOf } from '../../../test/network/crowd-people.ts'
import { startCrowdServer } from '../../../test/network/crowd-server.ts'
import { startFollowing, until } from '../../../test/network/follow.ts'
import { createNetwork } from '../../farcaster/follow/status.ts'
import { openStore } from '../../main/stores.ts'
import { createLookup } from '../../people/lookup.ts'
import { createSnapchainSource } from './farcaster.ts'
import { createStoredSource } from './stored.ts'

const closers: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
})

const log = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} }

/** A fid that begins with two wallets, a name and a typed handle. */
function richFid(crowd: ReturnType<typeof createCrowd>): number {
  for (let fid = 1; ; fid++) if (crowd.person(fid)?.verifications.length === 2) return fid
}

/** A fid of which nothing is known but who holds it. */
function bareFid(crowd: ReturnType<typeof createCrowd>): number {
  for (let fid = 1; ; fid++) {
    const person = crowd.person(fid)
    if (person?.userData.length === 0 && person.proofs.length === 0) return fid
  }
}

async function start() {
  let now = Date.now()
  const clock = () => now
  const crowd = createCrowd(40)
  const server = await startCrowdServer(crowd)
  const database = await createSqliteDatabase()
  const store = await openStore({ ...database.options, precedence: ['snapchain'] })
  const live = createSnapchainSource({ url: server.url, fnameRegistryUrl: server.url, clock })
  const network = createNetwork({ cursors: store.cursors, clock, node: server.url })
  const source = createStoredSource({ live, people: store.people, network, clock })
  const lookup = createLookup({
    sources: [source],
    people: store.people,
    deadlineMs: 5000,
    freshSeconds: 300,
    staleSeconds: 604_800,
    clock,
    log,
  })
  closers.push(
    () => server.close(),
    () => database.drop(),
    () => store.close(),
    network.close,
    () => live.close(),
  )
  const follow = () => {
    const following = startFollowing({ store, url: server.url, clock })
    closers.push(following.stop)
    return following
  }
  const callsOfLookups = () =>
    [...server.calls].filter(([route]) => route !== 'v1/events' && route !== 'v1/info')
  return {
    crowd,
    server,
    store,
    lookup,
    network,
    follow,
    callsOfLookups,
    sleep: (ms: number) => (now += ms),
  }
}

it('answers from what is stored, by every identifier, and asks no node', async () => {
  const { crowd, server, lookup, network, follow, callsOfLookups, sleep } = await start()
  follow()
  await until('following is current', () => network.isCurrent())
  const fid = richFid(crowd)
  const identifiers: Identifier[] = [
    { kind: 'fid', fid },
    { kind: 'fname', fname: fnameOf(fid) },
    { kind: 'eth', address: walletOf(fid, 1) },
  ]
  server.calls.clear()
  for (const identifier of identifiers) {
    const { profiles, isStale } = await lookup.one(identifier)
    expect({ names: profiles.map(({ displayName }) => displayName), isStale }).toEqual({
      names: [displayNameOf(fid)],
      isStale: false,
    })
  }
  const claims = await lookup.one(
    { kind: 'social', type: 'twitter', handle: handleOf(fid) },
    { include: { claims: true } },
  )
  expect(claims.profiles.map(({ displayName }) => displayName)).toEqual([displayNameOf(fid)])
  expect(
    (await lookup.one({ kind: 'social', type: 'twitter', handle: handleOf(fid) })).profiles,
  ).toEqual([])
  expect((await lookup.one({ kind: 'fid', fid: 4_000_000 })).profiles).toEqual([])
  expect((await lookup.one({ kind: 'fname', fname: 'nobody-at-all' })).profiles).toEqual([])
  // Longer than a fact is fresh.
  sleep(20_000)
  await until('following is current', () => network.isCurrent())
  expect((await lookup.one({ kind: 'fid', fid })).profiles).toHaveLength(1)
  expect(callsOfLookups()).toEqual([])
})

it('answers for fids of which nothing is known, which are stored as people only then', async () => {
  const { crowd, server, store, lookup, network, follow, callsOfLookups } = await start()
  follow()
  await until('following is current', () => network.isCurrent())
  const fid = bareFid(crowd)
  expect(await store.people.find(`fid:${fid}`)).toEqual([])
  server.calls.clear()
  const [byWallet] = (await lookup.one({ kind: 'eth', address: custodyOf(fid) })).profiles
  const [byFid] = (await lookup.one({ kind: 'fid', fid })).profiles
  expect(byWallet).toMatchObject({
    walletAddress: custodyOf(fid),
    channels: [{ value: `!${fid}` }, { type: 'wallet' }],
  })
  expect(byFid?.profileID).toBe(byWallet?.profileID)
  expect(callsOfLookups()).toEqual([])
  expect(await store.people.find(`fid:${fid}`)).toHaveLength(1)
})

it('asks the node when following is behind, and answers with what it says', async () => {
  const { crowd, lookup, network, follow, sleep, server } = await start()
  const following = follow()
  await until('following is current', () => network.isCurrent())
  await following.stop()
  const fid = crowd.register()
  expect((await lookup.one({ kind: 'fid', fid })).profiles).toEqual([])
  sleep(120_000)
  server.calls.clear()
  const { profiles } = await lookup.one({ kind: 'fid', fid })
  expect(profiles.map(({ displayName }) => displayName)).toEqual([crowd.truth(fid).displayName])
  expect(server.calls.get('v1/userDataByFid')).toBe(1)
})

it('never puts back what was stored before a change', async () => {
  const { crowd, store, network, follow } = await start()
  follow()
  await until('following is current', () => network.isCurrent())
  const fid = richFid(crowd)
  const source = createStoredSource({
    live: createSnapchainSource({ url: 'http://127.0.0.1:9' }),
    people: store.people,
    network,
    clock: Date.now,
  })
  const [before] = await source.collect([{ fid, addresses: [], ensNames: [] }], {
    signal: AbortSignal.timeout(1000),
  })
  expect(before).toHaveLength(1)
  crowd.change(fid, 0.1)
  const name = () => store.people.find(`fid:${fid}`).then(([found]) => found?.profile.displayName)
  await until('the change is here', async () => (await name()) !== displayNameOf(fid))
  await store.people.save(before as [], { refreshAt: 4_000_000_000 })
  expect(await name()).toBe(crowd.truth(fid).displayName)
})

it('reports who and what else links to a person, and when that was true', async () => {
  const { crowd, store, network, follow } = await start()
  follow()
  await until('following is current', () => network.isCurrent())
  const fid = richFid(crowd)
  const live = createSnapchainSource({ url: 'http://127.0.0.1:9' })
  const source = createStoredSource({ live, people: store.people, network, clock: Date.now })
  const options = { signal: AbortSignal.timeout(1000) }
  const [widened] = await source.widen([{ kind: 'fname', fname: fnameOf(fid) }], options)
  if (!widened || !('subject' in widened)) throw new Error('not found')
  expect(widened.subject).toMatchObject({ fid, fname: fnameOf(fid) })
  const { addresses } = widened.subject
  expect(addresses).toContain(walletOf(fid, 1))
  expect(addresses).toHaveLength(2)
  for (const address of addresses) expect(address).toMatch(/^0x[0-9a-f]{40}$/)
  const [byWallet] = await source.collect(
    [{ addresses: [walletOf(fid, 1)], ensNames: [] }],
    options,
  )
  expect(byWallet).toMatchObject([{ scope: `farcaster:${fid}` }])
  const [{ checkedAt = Number.NaN } = {}] = byWallet as { checkedAt?: number }[]
  expect(Math.abs(checkedAt - Date.now() / 1000)).toBeLessThan(600)
})

it('asks the node about a person whose username is an ENS name, as it may be sold', async () => {
  const channel = {
    type: 'farcaster',
    isVerified: true,
    value: 'dwr.eth',
    metadata: [{ name: 'fid', value: '3' }],
  }
  const finding = {
    source: 'snapchain',
    scope: 'farcaster:3',
    checkedAt: 1,
    fields: {},
    channels: [channel],
  }
  const said = { subject: { fid: 3, addresses: [], ensNames: [] }, findings: [] }
  const source = createStoredSource({
    live: {
      ...createSnapchainSource({ url: 'http://127.0.0.1:9' }),
      widen: async () => [said],
      collect: async () => [[]],
    },
    people: {
      find: async () => [{ isVerified: true, profile: { channels: [channel] } }] as never,
      findings: async () => [finding] as never,
      bareFids: async () => new Map(),
    },
    network: { isCurrent: () => true, currentAt: () => null },
    clock: Date.now,
  })
  const options = { signal: AbortSignal.timeout(1000) }
  expect(await source.widen([{ kind: 'fid', fid: 3 }], options)).toEqual([said])
  expect(await source.collect([{ fid: 3, addresses: [], ensNames: [] }], options)).toEqual([[]])
})
