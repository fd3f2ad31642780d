import { identify } from '@whocast/contract/identify.ts'
import { keccak256, toHex } from 'viem'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { loadConfig } from '../src/main/config.ts'
import { type Chain, startChain } from '../test/network/chain.ts'
import { deployEas } from '../test/network/eas.ts'
import { type FnamesStandIn, startFnames } from '../test/network/fnames.ts'
import { type NeynarStandIn, startNeynar } from '../test/network/neynar.ts'
import { offline } from '../test/network/offline.ts'
import { addPerson, emptyWorld } from '../test/network/people.ts'
import { type SnapchainStandIn, startSnapchain } from '../test/network/snapchain.ts'
import { startUpstream, type UpstreamStandIn } from '../test/network/upstream.ts'
import { smoke } from './smoke.ts'

const base = 8453

let chain: Chain
let snapchain: SnapchainStandIn
let fnames: FnamesStandIn
let neynar: NeynarStandIn
let upstream: UpstreamStandIn

beforeAll(async () => {
  const world = emptyWorld()
  await addPerson(world, { fid: 3, name: 'dan', fname: 'dwr', display: 'Dan', wallets: ['dan 1'] })
  ;[chain, snapchain, fnames, neynar, upstream] = await Promise.all([
    startChain({ chainId: base }),
    startSnapchain(world),
    startFnames(world),
    startNeynar(world, { apiKey: 'the right key' }),
    startUpstream(),
  ])
  for (const name of ['vitalik.eth', 'nick.eth']) {
    await chain.registerName(name, {
      address: keccak256(toHex(name)).slice(0, 42) as `0x${string}`,
      primary: true,
    })
  }
  await deployEas(chain.anvil)
})

afterAll(() =>
  Promise.all([chain, snapchain, fnames, neynar, upstream].map((standIn) => standIn?.close())),
)

/** Every source that can be configured. */
const everything = () => ({
  ETH_RPC_URL: chain.rpc.url,
  ENS_UNIVERSAL_RESOLVER: chain.universalResolver,
  SNAPCHAIN_URL: snapchain.url,
  FNAME_REGISTRY_URL: fnames.url,
  NEYNAR_BASE_URL: neynar.url,
  NEYNAR_API_KEY: 'the right key',
  EAS_RPC_URLS: `${base}=${chain.rpc.url}`,
})

async function run(environment: Record<string, string>, who?: string[], nodes?: readonly string[]) {
  const lines: string[] = []
  const isWell = await smoke(loadConfig({ ...offline, ...environment }), {
    ...(who ? { who: who.map(identify) } : {}),
    ...(nodes ? { nodes } : {}),
    print: (line) => lines.push(line.replaceAll(/ +/g, ' ').replace(/ \d+ ms/, '')),
    timeoutMs: 10_000,
  })
  return { isWell, lines }
}

it('asks every source about the well-known and says what each knows', async () => {
  const { isWell, lines } = await run(everything())
  expect(lines).toEqual([
    'no-match neynar ens:vitalik.eth answered that it has no holder',
    'no-match neynar ens:nick.eth answered that it has no holder',
    expect.stringMatching(/^answered neynar fid:3 Dan: \d verified, 0 claimed$/),
    expect.stringMatching(/^answered neynar fname:dwr Dan: /),
    'no-match snapchain ens:vitalik.eth answered that it has no holder',
    'no-match snapchain ens:nick.eth answered that it has no holder',
    expect.stringMatching(/^answered snapchain fid:3 Dan: \d verified, 0 claimed$/),
    expect.stringMatching(/^answered snapchain fname:dwr Dan: /),
    expect.stringMatching(/^answered ens ens:vitalik.eth .*: 2 verified, 0 claimed$/),
    expect.stringMatching(/^answered ens ens:nick.eth .*: 2 verified, 0 claimed$/),
    expect.stringMatching(/^answered eas 8453 the EAS contract Base, EAS 1\.\d\.\d, block \d+$/),
  ])
  expect(isWell).toBe(true)
})

it('says which source fails and goes on to the others', async () => {
  const { isWell, lines } = await run({ ...everything(), NEYNAR_API_KEY: 'a wrong key' }, [
    'fid:3',
    'vitalik.eth',
  ])
  expect(lines.map((line) => line.split(' ').slice(0, 2).join(' '))).toEqual([
    'failed neynar',
    'failed neynar',
    'answered snapchain',
    'no-match snapchain',
    'answered ens',
    'answered eas',
  ])
  expect(lines[0]).toMatch(/401/)
  expect(isWell).toBe(false)
})

it('takes a source that knows none of them for one that is not well', async () => {
  upstream.profiles.clear()
  const { isWell, lines } = await run({ UPSTREAM_API_URL: upstream.url }, ['fid:3'])
  expect(lines).toEqual([expect.stringMatching(/^no-match upstream fid:3 answered/)])
  expect(isWell).toBe(false)
})

it('notices the RPC of another chain, and a chain without EAS', async () => {
  const { isWell, lines } = await run({ EAS_RPC_URLS: `10=${chain.rpc.url},99=${chain.rpc.url}` })
  expect(lines).toEqual([
    'failed eas 10 the EAS contract the URL is of chain 8453',
    'failed eas 99 the EAS contract chain 99 is not in the table of packages/evidence/src/forms/eas.ts',
  ])
  expect(isWell).toBe(false)
})

it('says so plainly when there is no way to the network', async () => {
  const gone = await startUpstream()
  await gone.close()
  const nowhere = gone.url
  const { isWell, lines } = await run({
    ETH_RPC_URL: nowhere,
    ENS_UNIVERSAL_RESOLVER: chain.universalResolver,
    SNAPCHAIN_URL: nowhere,
    NEYNAR_BASE_URL: nowhere,
  })
  expect(lines.slice(0, -1).every((line) => line.startsWith('failed '))).toBe(true)
  expect(lines.at(-1)).toMatch(/^Nothing could be reached\./)
  expect(isWell).toBe(false)
})

it('says which public node SNAPCHAIN_URL=auto took, once: the first that answers', async () => {
  const gone = await startUpstream()
  await gone.close()
  const environment = {
    SNAPCHAIN_URL: 'auto',
    FNAME_REGISTRY_URL: fnames.url,
    ETH_RPC_URL: 'off',
    OP_RPC_URL: 'off',
  }
  const { isWell, lines } = await run(environment, ['fid:3', '@dwr'], [gone.url, snapchain.url])
  expect(lines).toEqual([
    `took snapchain the public node ${snapchain.url}`,
    expect.stringMatching(/^answered snapchain fid:3 Dan: /),
    expect.stringMatching(/^answered snapchain fname:dwr Dan: /),
  ])
  expect(isWell).toBe(true)
  const none = await run(environment, ['fid:3'], [gone.url])
  expect(none.lines[0]).toMatch(
    /^failed snapchain fid:3 snapchain: no public Farcaster node answers/,
  )
  expect(none.isWell).toBe(false)
})

it('has nothing to complain about where nothing is configured', async () => {
  expect(await run({})).toEqual({
    isWell: true,
    lines: ['No source was asked: none is configured.'],
  })
})
