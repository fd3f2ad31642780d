import { parseEnsName } from '@whocast/contract/identifier.ts'
import type { Finding } from '@whocast/contract/profile.ts'
import { type Address, keccak256, toHex } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Chain, startChain } from '../../../test/network/chain.ts'
import type { GatewayLie } from '../../../test/network/gateway.ts'
import { SourceError } from '../../kit/source-error.ts'
import { createGuardedFetch } from '../../net/guarded-fetch.ts'
import { FetchError, type GuardedFetch } from '../../net/guarded-fetch-port.ts'
import { createEnsSource } from './ens.ts'

const START = 1_800_000_000
const WEEK = 604_800
const ada = keccak256(toHex('ada')).slice(0, 42) as Address

let chain: Chain
beforeAll(async () => {
  chain = await startChain()
})
afterAll(() => chain?.close())

interface Reading {
  stored?: Finding[]
  /** Unix seconds. */
  at?: number
  guardedFetch?: GuardedFetch
}

/** A source without a memory of failed requests. */
const sourceOf = ({ stored, at = START, guardedFetch }: Reading) =>
  createEnsSource({
    rpcUrls: [chain.rpc.url],
    universalResolver: chain.universalResolver,
    guardedFetch: guardedFetch ?? createGuardedFetch({ allowPrivateOrigins: [chain.gateway.url] }),
    ipfsGateway: 'https://ipfs.example',
    layer2TimeoutMs: 10_000,
    ...(stored && {
      stored: { people: { findingsUnder: async () => stored }, staleSeconds: WEEK },
    }),
    clock: () => at * 1000,
  })

async function read(name: string, reading: Reading): Promise<Finding> {
  const [widened] = await sourceOf(reading).widen([parseEnsName(name)], {
    signal: AbortSignal.timeout(10_000),
  })
  const finding = widened && 'findings' in widened ? widened.findings[0] : undefined
  if (!finding) throw widened ?? new Error('no finding')
  return finding
}

const texts = {
  name: 'Ada',
  description: 'Lives off chain.',
  url: 'https://ada.example/',
  avatar: 'https://pictures.example/ada.png',
  'com.github': 'ada',
  'com.twitter': 'ada_x',
  'vnd.twitter': 'ada_old',
  'agent-context': 'I swap.',
}

const setName = (
  name: string,
  changed: Record<string, string> = {},
  faults: Record<string, number | GatewayLie> = {},
) =>
  chain.registerOffchainName(name, {
    address: ada,
    primary: true,
    texts: { ...texts, ...changed },
    faults,
  })

const saidBy = ({ fields, channels }: Finding) => ({
  ...fields,
  claims: channels.flatMap(({ type, value, isVerified }) =>
    isVerified ? [] : [`${type} ${value}`],
  ),
})

test.each<number | GatewayLie>([500, 502, 504, 429, 403, 'wrong-key', 'expired', 'not-hex'])(
  'records that a gateway fails to give (%s) stay as they were read, with the date',
  async (fault) => {
    await setName('ada.off.eth')
    const before = await read('ada.off.eth', { stored: [] })
    const faults = Object.fromEntries(
      ['description', 'url', 'avatar', 'com.github', 'com.twitter', 'agent-context'].map((key) => [
        key,
        fault,
      ]),
    )
    await setName('ada.off.eth', { name: 'Ada L.' }, faults)
    const after = await read('ada.off.eth', { stored: [before], at: START + WEEK - 1 })
    expect(saidBy(after)).toEqual({ ...saidBy(before), displayName: 'Ada L.' })
    expect(after.checkedAt).toBe(START)
    expect(after.isPartial).toBeUndefined()

    // What could not be read does not last: not by further readings either.
    const later = await read('ada.off.eth', { stored: [after], at: START + WEEK })
    expect(saidBy(later)).toEqual({ displayName: 'Ada L.', claims: ['twitter ada_old'] })
    expect(later.checkedAt).toBe(START + WEEK)
  },
)

test.each([
  ['is empty', { description: '', 'com.github': '' }, {}],
  ['is not found', {}, { description: 404, 'com.github': 404 }],
  ['is rejected', {}, { description: 400, 'com.github': 400 }],
])('a record that %s ends at once, also beside unreadable ones', async (_what, changed, faults) => {
  await setName('ada.off.eth')
  const before = await read('ada.off.eth', { stored: [] })
  await setName('ada.off.eth', changed, { ...faults, 'com.twitter': 500 })
  const after = await read('ada.off.eth', { stored: [before], at: START + 300 })
  const { bio: _, ...said } = saidBy(before)
  expect(saidBy(after)).toEqual({ ...said, claims: ['twitter ada_x', 'agent ada.off.eth'] })
})

test('a record that is never read leaves the dates of the others alone', async () => {
  await setName('ada.off.eth', {}, { location: 500, 'com.reddit': 500, 'vnd.twitter': 500 })
  const before = await read('ada.off.eth', { stored: [] })
  const after = await read('ada.off.eth', { stored: [before], at: START + 300 })
  expect(after).toEqual({ ...before, checkedAt: START + 300, channels: expect.any(Array) })
  expect(saidBy(after)).toEqual(saidBy(before))
})

test('unreadable records of another name, or that were imported, are not kept', async () => {
  await setName('ada.off.eth')
  const before = await read('ada.off.eth', { stored: [] })
  await setName('new.off.eth', {}, { description: 500 })
  const renamed = await read('new.off.eth', { stored: [before], at: START + 300 })
  expect(renamed.fields.bio).toBeUndefined()
  expect(renamed.checkedAt).toBe(START + 300)
  await setName('ada.off.eth', {}, { description: 500 })
  const imported = { ...before, isHearsay: true as const }
  const after = await read('ada.off.eth', { stored: [imported], at: START + 300 })
  expect(after.fields.bio).toBeUndefined()
})

test('without a store, a finding that lacks records is partial', async () => {
  await setName('ada.off.eth', {}, { 'com.github': 500 })
  expect(await read('ada.off.eth', {})).toMatchObject({ isPartial: true })
  await setName('ada.off.eth', {}, { 'com.github': 404 })
  expect(await read('ada.off.eth', {})).not.toHaveProperty('isPartial')
})

test('others who read records are told that one could not be read', async () => {
  const record = 'agent-registration[0x1][1]'
  const read = () =>
    sourceOf({}).texts('ada.off.eth', ['url', record], { signal: AbortSignal.timeout(10_000) })
  await setName('ada.off.eth', {}, { [record]: 500 })
  await expect(read()).rejects.toThrow('a record could not be read off chain')
  await setName('ada.off.eth', {}, { [record]: 404 })
  expect(await read()).toEqual(new Map([['url', texts.url]]))
})

test('an address that a gateway fails to give still fails the reading', async () => {
  await setName('ada.off.eth')
  chain.gateway.setFault({ kind: 'fail', status: 500 })
  try {
    await expect(read('ada.off.eth', { stored: [] })).rejects.toThrow(SourceError)
  } finally {
    chain.gateway.setFault(null)
  }
})

test('the picture of an NFT stays while its metadata cannot be read, for a time', async () => {
  const nft = await chain.deploy('Collectible721')
  const avatar = `eip155:31337/erc721:${nft.address}/1`
  const mint = (to: Address) =>
    chain.anvil.write(nft.address, nft.abi, 'mint', [to, 1n, 'https://metadata.example/1.json'])
  await mint(ada)
  await chain.registerName('pictured.eth', { address: ada, primary: true, texts: { avatar } })
  let answer: () => { status: number; body: string } = () => ({
    status: 200,
    body: '{"image":"https://pictures.example/1.png"}',
  })
  const guardedFetch: GuardedFetch = async (url) => {
    const { status, body } = answer()
    return { status, headers: new Headers(), bytes: Buffer.from(body), url }
  }
  const pictureAt = async (at: number, stored: Finding[]) => {
    const finding = await read('pictured.eth', { stored, at, guardedFetch })
    return [finding.fields.avatarUrl, finding.checkedAt]
  }
  const before = await read('pictured.eth', { stored: [], guardedFetch })
  const picture = before.fields.avatarUrl
  expect(picture).toBe('https://pictures.example/1.png')
  const failures = [
    () => ({ status: 503, body: '' }),
    () => ({ status: 200, body: '<html>' }),
    () => {
      throw new FetchError('busy', 'later')
    },
    () => {
      throw new FetchError('timeout', 'too slow')
    },
  ]
  for (const failure of failures) {
    answer = failure
    expect(await pictureAt(START + 300, [before])).toEqual([picture, START])
    expect(await pictureAt(START + WEEK, [before])).toEqual([undefined, START + WEEK])
  }
  answer = () => ({ status: 404, body: '' })
  expect(await pictureAt(START + 300, [before])).toEqual([undefined, START + 300])
  answer = () => ({ status: 200, body: '{}' })
  expect(await pictureAt(START + 300, [before])).toEqual([undefined, START + 300])
  await mint(keccak256(toHex('buyer')).slice(0, 42) as Address)
  answer = failures[0] ?? answer
  expect(await pictureAt(START + 300, [before])).toEqual([undefined, START + 300])
})
