import { rm } from 'node:fs/promises'
import {
  type Identifier,
  parseAddress,
  parseFid,
  parseFname,
} from '@whocast/contract/identifier.ts'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { openStore, type Store } from '../../src/main/stores.ts'
import { createLookup } from '../../src/people/lookup.ts'
import type { Source } from '../../src/people/source-port.ts'
import { createUpstreamSource } from '../../src/sources/upstream/upstream.ts'
import { newDataDir } from '../data-dir.ts'
import { startUpstream, type UpstreamStandIn } from '../network/upstream.ts'

const WALLET = '0x1111111111111111111111111111111111111111'
const ALONE = '0x2222222222222222222222222222222222222222'
const log = { debug() {}, info() {}, warn() {}, error() {} }
const credentials = [{ name: 'Member', chain: '', source: '', reference: '', attester: ALONE }]
const ada = {
  profileID: 'adaadaadaadaadaadaada',
  displayName: 'Ada',
  walletAddress: WALLET,
  channels: [
    {
      type: 'farcaster',
      value: 'ada',
      isVerified: true,
      metadata: [{ name: 'fid', value: '616' }],
    },
  ],
  credentials,
}
/** Without a fid: her wallet names the scope. */
const eve = {
  profileID: 'eveeveeveeveeveeveeve',
  displayName: 'Eve',
  walletAddress: ALONE,
  channels: [],
  credentials,
}

let upstream: UpstreamStandIn
let source: Source & { close(): Promise<void> }
let folder: string
let store: Store
/** Unix ms. */
let now = Date.now()
const clock = () => now

/** As ENS: every wallet is a subject. */
const wallets: Source = {
  name: 'wallets',
  canWiden: ({ kind }) => kind === 'eth',
  widen: async (identifiers) =>
    identifiers.map((one) =>
      one.kind === 'eth'
        ? { subject: { addresses: [one.address], ensNames: [] }, findings: [] }
        : null,
    ),
  collect: async (subjects) => subjects.map(() => []),
}

const openLookup = (...others: Source[]) =>
  createLookup({
    sources: [...others, source],
    people: store.people,
    deadlineMs: 4000,
    freshSeconds: 300,
    staleSeconds: 3600,
    clock,
    log,
  })

beforeAll(async () => {
  upstream = await startUpstream()
  source = createUpstreamSource({ baseUrl: upstream.baseUrl, clock })
})
afterAll(async () => {
  await source.close()
  await upstream.close()
})
beforeEach(async () => {
  upstream.setFault(null)
  upstream.refused.clear()
  for (const route of ['/fid/616', '/fname/ada', `/eth/${WALLET}`])
    upstream.profiles.set(route, [ada])
  upstream.profiles.set(`/eth/${ALONE}`, [eve])
  folder = await newDataDir()
  store = await openStore({ dataDir: folder, precedence: ['wallets', 'upstream'], clock })
})
afterEach(async () => {
  await store.close()
  await rm(folder, { recursive: true })
})

/** The names and credentials that are stored after a refresh, five minutes later. */
async function refreshed(lookup: ReturnType<typeof openLookup>, identifier: Identifier) {
  now += 300_000
  await lookup.refresh(identifier)
  const { profiles } = await lookup.one(identifier)
  return profiles.map((one) => [one.displayName, ...one.credentials.map(({ name }) => name)])
}

test.each([
  ['a fid', parseFid('616'), [], ['Ada', 'Member']],
  ['a name', parseFname('ada'), [], ['Ada', 'Member']],
  ['a wallet', parseAddress(WALLET), [wallets], ['Ada', 'Member']],
  ['a wallet without a fid', parseAddress(ALONE), [wallets], ['Eve', 'Member']],
  ['a wallet without another source', parseAddress(ALONE), [], ['Eve', 'Member']],
])('by %s: a deleted profile ends with its credentials, an unread one is kept', async (...of) => {
  const [, identifier, others, shown] = of
  const lookup = openLookup(...others)
  expect(await refreshed(lookup, identifier)).toEqual([shown])

  const faults = [{ kind: 'fail', status: 500 }, { kind: 'drop' }, { kind: 'garbage' }] as const
  for (const fault of faults) {
    upstream.setFault(fault)
    expect(await refreshed(lookup, identifier)).toEqual([shown])
  }
  upstream.setFault(null)
  upstream.profiles.clear()
  for (const query of ['fid:616', '@ada', WALLET, ALONE]) upstream.refused.add(query)
  expect(await refreshed(lookup, identifier)).toEqual([shown])

  upstream.refused.clear()
  expect(await refreshed(lookup, identifier)).toEqual([])
  expect(await store.people.count()).toBe(0)
  const { profiles } = await openLookup().one(parseAddress(ALONE))
  expect(profiles).toEqual([])
})

test('what another source says of a deleted profile stays', async () => {
  const names: Source = {
    ...wallets,
    collect: async (subjects) =>
      subjects.map(({ addresses: [address] }) => [
        {
          source: 'wallets',
          scope: `ens:${address}`,
          checkedAt: Math.floor(now / 1000),
          fields: { bio: 'Mine.' },
          channels: [{ type: 'wallet', value: WALLET, isVerified: true }],
        },
      ]),
  }
  const lookup = openLookup(names)
  expect(await refreshed(lookup, parseAddress(WALLET))).toEqual([['Ada', 'Member']])
  upstream.profiles.clear()
  expect(await refreshed(lookup, parseAddress(WALLET))).toEqual([[undefined]])
})
