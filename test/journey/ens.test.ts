import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Address, keccak256, toHex } from 'viem'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { type Composition, compose } from '../../src/main/compose.ts'
import { loadConfig } from '../../src/main/config.ts'
import { type Chain, startChain } from '../network/chain.ts'
import { offline } from '../network/offline.ts'

/** ENS through the whole service, against the real contracts. */

interface Answer {
  status: number
  profiles: {
    profileID: string
    displayName?: string
    primaryWalletAddress?: string
    channels: { type: string; isVerified: boolean; value: string; proof?: unknown }[]
  }[]
}

const addressOf = (who: string) => keccak256(toHex(who)).slice(0, 42) as Address
const alice = addressOf('alice')
const bob = addressOf('bob')

let chain: Chain
let app: Composition
const dataDir = mkdtempSync(join(tmpdir(), 'whocast-ens-'))

beforeAll(async () => {
  chain = await startChain()
  await chain.registerName('alice.eth', {
    address: alice,
    primary: true,
    texts: { name: 'Alice', 'com.twitter': 'alice_on_x', email: 'alice@example.com' },
  })
  await chain.registerName('evil.eth', {
    address: alice,
    texts: { name: 'Evil', 'com.twitter': 'evil_on_x' },
  })
  await chain.registerOffchainName('bob.off.eth', {
    address: bob,
    primary: true,
    texts: { name: 'Bob' },
  })
  await chain.registerName('pointer.eth', {
    address: addressOf('nameless'),
    texts: { name: 'Pointer' },
  })
  app = await compose(
    loadConfig({
      NODE_ENV: 'test',
      DATA_DIR: dataDir,
      SAMPLE_DATA: 'off',
      LOG_LEVEL: 'silent',
      RATE_LIMIT_ANON: '0',
      FRESH_SECONDS: '1',
      ...offline,
      ETH_RPC_URL: chain.rpc.url,
      ENS_UNIVERSAL_RESOLVER: chain.universalResolver,
      ALLOW_PRIVATE_ORIGINS: chain.gateway.url,
    }),
  )
})

afterEach(() => {
  chain.rpc.setFault(null)
  chain.gateway.setFault(null)
})

afterAll(async () => {
  await app?.close()
  await chain?.close()
  rmSync(dataDir, { recursive: true, force: true })
})

async function get(path: string): Promise<Answer> {
  const response = await app.fetch(new Request(`http://localhost:3000/api/v1${path}`))
  return { status: response.status, ...((await response.json()) as Omit<Answer, 'status'>) }
}

const channelsOf = ({ profiles }: Answer, type: string) =>
  (profiles[0]?.channels ?? [])
    .filter((channel) => channel.type === type)
    .map(({ value, isVerified }) => ({ value, isVerified }))

test('a name and its address are one person', async () => {
  const byName = await get('/ens/ALICE.eth')
  const byAddress = await get(`/eth/${alice}`)
  expect(byName.profiles).toHaveLength(1)
  expect(byAddress.profiles[0]?.profileID).toBe(byName.profiles[0]?.profileID)
  expect(byName.profiles[0]?.displayName).toBe('Alice')
  expect(channelsOf(byName, 'ens')).toEqual([{ value: 'alice.eth', isVerified: true }])
  expect(channelsOf(byName, 'twitter')).toEqual([{ value: 'alice_on_x', isVerified: false }])
  expect(channelsOf(byName, 'email')).toEqual([{ value: 'alice@example.com', isVerified: false }])
})

test('the proof names the chain, the block, the address and the name', async () => {
  const { profiles } = await get('/ens/alice.eth?include=proof')
  expect(profiles[0]?.channels.find(({ type }) => type === 'ens')?.proof).toMatchObject({
    method: 'ens-forward-reverse',
    chainId: 31_337,
    blockNumber: expect.any(Number),
    name: 'alice.eth',
  })
})

test("a name that points at another person's address finds them, is listed in that answer, and changes nothing", async () => {
  const before = await get('/ens/alice.eth')
  const evil = await get('/ens/evil.eth')
  expect(evil.profiles[0]?.profileID).toBe(before.profiles[0]?.profileID)
  expect(evil.profiles[0]?.displayName).toBe('Alice')
  expect(channelsOf(evil, 'ens')).toEqual([
    { value: 'alice.eth', isVerified: true },
    { value: 'evil.eth', isVerified: false },
  ])
  expect(channelsOf(await get('/ens/alice.eth'), 'ens')).toEqual([
    { value: 'alice.eth', isVerified: true },
  ])
  expect((await get('/socials/twitter/evil_on_x?include=claims')).profiles).toEqual([])
})

test('a claimed handle answers only those who ask for claims', async () => {
  expect((await get('/socials/twitter/alice_on_x')).profiles).toEqual([])
  expect((await get('/socials/twitter/alice_on_x?include=claims')).profiles).toHaveLength(1)
})

test('a name off chain is found, and a nameless wallet by a name that points at it', async () => {
  expect((await get('/ens/bob.off.eth')).profiles[0]?.displayName).toBe('Bob')
  const pointed = await get('/ens/pointer.eth')
  expect(pointed.profiles[0]?.displayName).toBeUndefined()
  expect(channelsOf(pointed, 'ens')).toEqual([{ value: 'pointer.eth', isVerified: false }])
  expect(pointed.profiles[0]?.primaryWalletAddress?.toLowerCase()).toBe(addressOf('nameless'))
})

test('names and addresses without a holder have no match', async () => {
  expect(await get('/ens/nobody.eth')).toEqual({ status: 200, profiles: [] })
  expect(await get(`/eth/${addressOf('nobody')}`)).toEqual({ status: 200, profiles: [] })
  chain.rpc.reset()
  expect(await get(`/eth/${addressOf('nobody')}`)).toEqual({ status: 200, profiles: [] })
  expect(chain.rpc.roundTrips()).toBe(0)
})

test('could not ask is 503 for the unknown; the known are served', async () => {
  await get('/ens/alice.eth')
  chain.rpc.setFault({ kind: 'fail', status: 502 })
  expect(await get('/ens/never-asked.eth')).toMatchObject({ status: 503, profiles: [] })
  expect((await get('/ens/alice.eth')).profiles).toHaveLength(1)
})

test('a thousand who ask for one cold name at once cost one lookup', async () => {
  await chain.registerName('crowd.eth', { address: addressOf('crowd'), primary: true })
  chain.rpc.reset()
  const answers = await Promise.all(Array.from({ length: 1000 }, () => get('/ens/crowd.eth')))
  expect(new Set(answers.map(({ profiles }) => profiles[0]?.profileID)).size).toBe(1)
  expect(chain.rpc.roundTrips()).toBe(2)
})

test('a name that its address gives up disappears at the next refresh', async () => {
  const address = addressOf('leaver')
  await chain.registerName('leaver.eth', { address, primary: true, texts: { name: 'Leaver' } })
  expect((await get(`/eth/${address}`)).profiles).toHaveLength(1)
  await chain.setReverse(address, '')
  await vi.waitFor(async () => expect((await get(`/eth/${address}`)).profiles).toEqual([]), {
    timeout: 15_000,
    interval: 250,
  })
  // The name still points there: it finds the wallet, and says nothing about it.
  await vi.waitFor(
    async () => {
      const answer = await get('/ens/leaver.eth')
      expect(channelsOf(answer, 'ens')).toEqual([{ value: 'leaver.eth', isVerified: false }])
      expect(answer.profiles[0]?.displayName).toBeUndefined()
    },
    { timeout: 15_000, interval: 250 },
  )
})
