import { baseCoin, rollupCoins } from '@whocast/contract/coin-type.ts'
import { type Identifier, parseAddress, parseEnsName } from '@whocast/contract/identifier.ts'
import { type Address, getAddress, keccak256, toHex, zeroAddress } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type Chain, startChain } from '../../../test/network/chain.ts'
import { SourceError } from '../../kit/source-error.ts'
import { createGuardedFetch } from '../../net/guarded-fetch.ts'
import { FetchError } from '../../net/guarded-fetch-port.ts'
import type { Widened } from '../../people/source-port.ts'
import { createEnsSource } from './ens.ts'

/**
 * Primary names on layer 2s (ENSIP-19), on a local chain with the real ENS, whose gateway answers
 * for the layer 2s.
 */

const BASE = 2_147_492_101
const OPTIMISM = 2_147_483_658
const SCROLL = 2_148_018_000
const names: Record<number, string> = {
  2147483658: 'OP Mainnet',
  2147525809: 'Arbitrum One',
  2147542792: 'Linea',
  2148018000: 'Scroll',
}
const coins = Object.keys(names).map(Number)

let chain: Chain
beforeAll(async () => {
  chain = await startChain()
})
afterAll(() => chain?.close())
afterEach(() => {
  chain.gateway.setFault(null)
  chain.gateway.setLie(null)
})

const addressOf = (who: string) => keccak256(toHex(who)).slice(0, 42) as Address

const gatewayFetch = () => createGuardedFetch({ allowPrivateOrigins: [chain.gateway.url] })

const sourceOver = (hasRollups = true, guardedFetch = gatewayFetch()) =>
  createEnsSource({
    rpcUrls: [chain.rpc.url],
    universalResolver: chain.universalResolver,
    guardedFetch,
    ipfsGateway: 'https://ipfs.example',
    layer2TimeoutMs: 50_000,
    hasRollups,
  })

const signal = () => AbortSignal.timeout(50_000)

/**
 * What ENS says of an identifier. A chain that a busy machine kept from answering in time is asked
 * again.
 */
async function ask(
  identifier: Identifier,
  { hasRollups = true, tries = 6 } = {},
): Promise<Widened | null | SourceError> {
  const [answer = null] = await sourceOver(hasRollups).widen([identifier], { signal: signal() })
  return answer instanceof SourceError && tries > 1
    ? ask(identifier, { hasRollups, tries: tries - 1 })
    : answer
}

async function widen(identifier: Identifier, hasRollups = true): Promise<Widened | null> {
  const answer = await ask(identifier, { hasRollups })
  if (answer instanceof SourceError) throw answer
  return answer
}

/**
 * The names that addresses are verified to have, in their order; `unknown` where that could not be
 * asked.
 */
async function namesOf(
  addresses: readonly Address[],
  options?: Parameters<typeof ask>[1],
): Promise<string[]> {
  const found: string[] = []
  for (const address of addresses) {
    const answer = await ask(parseAddress(address), options)
    const findings = answer instanceof SourceError ? null : (answer?.findings ?? [])
    const channels = findings?.flatMap((finding) => finding.channels)
    const verified = channels?.flatMap(({ type, value, isVerified }) =>
      type !== 'wallet' && isVerified ? [value] : [],
    )
    found.push(verified?.join() ?? 'unknown')
  }
  return found
}

test('asks the layer 2s that ENSIP-19 has reverse registrars on', () => {
  expect(rollupCoins).toEqual(coins)
})

test.each(coins)('counts where both name each other, and is in the proof: %s', async (coin) => {
  const address = addressOf(`two-sided ${coin}`)
  const name = `both${coin}.eth`
  await chain.registerName(name, {
    addresses: { [coin]: address },
    texts: { description: 'On a layer 2.' },
  })
  await chain.setRollupReverse(coin, address, name)
  const proof = {
    method: 'ens-forward-reverse',
    coinType: coin,
    chainId: 31_337,
    address: getAddress(address),
    name,
  }
  const finding = {
    fields: { bio: 'On a layer 2.' },
    channels: [
      { type: 'wallet' },
      { type: 'ens', value: name, isVerified: true, grade: { grade: 'confirmed' }, proof },
    ],
  }
  expect((await widen(parseAddress(address)))?.findings).toMatchObject([finding])
  expect(await widen(parseEnsName(name))).toMatchObject({
    subject: { addresses: [address] },
    findings: [finding],
  })
})

test('leaves them out on request', async () => {
  const address = addressOf('left out')
  await chain.registerOffchainName('left-out.eth', { addresses: { [SCROLL]: address } })
  await chain.setRollupReverse(SCROLL, address, 'left-out.eth')
  expect(await namesOf([address])).toEqual(['left-out.eth'])
  expect(await namesOf([address], { hasRollups: false })).toEqual([''])
  expect(await widen(parseEnsName('left-out.eth'), false)).toBeNull()
})

/** What the address and the name say of each other, on a layer 2 or elsewhere. */
interface Spoof {
  address: Address
  name: string
  coin: number
}

/** The name has this address for a coin type, and the address names it on the layer 2. */
const points = (
  to: (spoof: Spoof) => Record<number, Address>,
  says = ({ name }: Spoof) => name,
) => {
  return async (spoof: Spoof) => {
    await chain.registerName(spoof.name, { addresses: to(spoof) })
    await chain.setRollupReverse(spoof.coin, spoof.address, says(spoof))
  }
}

/** By what is wrong; of each, what the address is called in the end. */
const spoofs: Record<
  string,
  { set(spoof: Spoof): Promise<unknown>; called?: (name: string) => string }
> = {
  'only the address names the name': { set: points(() => ({})) },
  'only the name names the address': {
    set: ({ name, coin, address }) => chain.registerName(name, { addresses: { [coin]: address } }),
  },
  'the name has the address on Ethereum alone': {
    set: async ({ name, coin, address }) => {
      await chain.registerName(name, { address })
      await chain.setRollupReverse(coin, address, name)
    },
  },
  'the name has the address on another layer 2': {
    set: points(({ coin, address }) => ({ [coin === OPTIMISM ? BASE : OPTIMISM]: address })),
  },
  'the address says so on a chain that is not asked': {
    set: async ({ name, coin, address }) => {
      await chain.registerName(name, { addresses: { [coin]: address } })
      await chain.setRollupReverse(0x80000000 + 137, address, name)
    },
  },
  "the name has somebody else's address": {
    set: points(({ coin }) => ({ [coin]: addressOf('somebody else') })),
  },
  'the name has no address': { set: points(({ coin }) => ({ [coin]: zeroAddress })) },
  'the name is in capitals': {
    set: points(
      ({ coin, address }) => ({ [coin]: address }),
      ({ name }) => name.toUpperCase(),
    ),
  },
  'the name has a Cyrillic letter': {
    set: (spoof) =>
      points(({ coin, address }) => ({ [coin]: address }))({
        ...spoof,
        name: spoof.name.replace('o', 'о'),
      }),
  },
  'Ethereum has another name': {
    set: async (spoof) => {
      await points(({ coin, address }) => ({ [coin]: address }))(spoof)
      await chain.registerName(`first-${spoof.name}`, { address: spoof.address, primary: true })
    },
    called: (name) => `first-${name}`,
  },
  'Base has another name': {
    set: async (spoof) => {
      await points(({ coin, address }) => ({ [coin]: address }))(spoof)
      await chain.registerName(`base-${spoof.name}`, { addresses: { [BASE]: spoof.address } })
      await chain.setBaseReverse(spoof.address, `base-${spoof.name}`)
    },
    called: (name) => `base-${name}`,
  },
}

test.each([OPTIMISM, SCROLL])('is worth nothing by any of the spoofs: %s', async (coin) => {
  const tries = Object.entries(spoofs).map(([what, { set, called }], index) => {
    const spoof: Spoof = {
      address: addressOf(`${what} ${coin}`),
      name: `spoof${index}x${coin}.eth`,
      coin,
    }
    return { what, spoof, set, called: called?.(spoof.name) ?? '' }
  })
  for (const { set, spoof } of tries) await set(spoof)
  const found = await namesOf(tries.map(({ spoof }) => spoof.address))
  expect(tries.map(({ what }, index) => [what, found[index]])).toEqual(
    tries.map(({ what, called }) => [what, called]),
  )
})

test('is worth nothing where the address is a contract on Ethereum, unless a key delegated to one', async () => {
  const { address: deployed } = await chain.deploy('Collectible721')
  const contract = deployed.toLowerCase() as Address
  const key = privateKeyToAccount(keccak256(toHex('delegated'))).address.toLowerCase() as Address
  // EIP-7702.
  await chain.anvil.client.request({
    method: 'anvil_setCode',
    params: [key, `0xef0100${contract.slice(2)}`],
  } as never)
  for (const [address, name] of [
    [contract, 'contract.eth'],
    [key, 'delegated.eth'],
  ] as const)
    await points(({ coin }) => ({ [coin]: address }))({ address, name, coin: OPTIMISM })
  expect(await namesOf([contract, key])).toEqual(['', 'delegated.eth'])
  // A Basename names the account on Base, which may be another's.
  await chain.registerName('on-base.eth', { addresses: { [baseCoin]: contract } })
  await chain.setBaseReverse(contract, 'on-base.eth')
  expect(await namesOf([contract])).toEqual([''])
})

test('is not known, neither nobody, where the gateway lies or is away', async () => {
  const addresses = [OPTIMISM, SCROLL].map((coin) => addressOf(`lied about ${coin}`))
  for (const [index, coin] of [OPTIMISM, SCROLL].entries()) {
    const address = addresses[index] as Address
    await points(() => ({ [coin]: address }))({ address, name: `lied${coin}.eth`, coin })
  }
  for (const lie of ['wrong-key', 'expired', 'not-hex'] as const) {
    chain.gateway.setLie(lie)
    expect(await namesOf(addresses, { tries: 1 })).toEqual(['unknown', 'unknown'])
  }
  chain.gateway.setLie(null)
  chain.gateway.setFault({ kind: 'fail', status: 503 })
  expect(await namesOf(addresses, { tries: 1 })).toEqual(['unknown', 'unknown'])
})

test('prefers the first layer 2, whatever the others say', async () => {
  const address = addressOf('everywhere')
  for (const coin of [...coins].reverse()) {
    await points(() => ({ [coin]: address }))({ address, name: `everywhere${coin}.eth`, coin })
  }
  expect(await namesOf([address])).toEqual([`everywhere${OPTIMISM}.eth`])
})

test('is not known where the gateway fails for the address on Base alone', async () => {
  const address = addressOf('on Base alone')
  const records = { address, addresses: { [BASE]: address } }
  await chain.registerOffchainName('half-read.eth', records)
  await chain.setBaseReverse(address, 'half-read.eth')
  await chain.registerOffchainName('base-only.eth', { addresses: { [BASE]: address } })
  const identifiers = [parseAddress(address), parseEnsName('base-only.eth')]
  expect(await namesOf([address])).toEqual(['half-read.eth'])
  const fetch = gatewayFetch()
  const source = sourceOver(false, async (url, how) =>
    url.includes(BASE.toString(16))
      ? { status: 429, headers: new Headers(), bytes: new Uint8Array(), url }
      : fetch(url, how),
  )
  for (const answer of await source.widen(identifiers, { signal: signal() }))
    expect(answer).toBeInstanceOf(SourceError)
})

test('is not half read where a budget of this service ends its requests', async () => {
  const address = addressOf('over budget')
  const name = 'over-budget.eth'
  await chain.registerOffchainName(name, { address, texts: { description: 'Is read.', url: 'no' } })
  expect(await widen(parseEnsName(name))).not.toBeNull()
  const fetch = gatewayFetch()
  const url = Buffer.from('url').toString('hex')
  const source = sourceOver(false, async (target, how) => {
    if (target.includes(`03${url}00`)) throw new FetchError('busy', 'too many requests')
    return fetch(target, how)
  })
  const [answer] = await source.widen([parseEnsName(name)], { signal: signal() })
  expect(answer).toBeInstanceOf(SourceError)
})
