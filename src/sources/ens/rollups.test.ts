import { type Address, getAddress, keccak256, toHex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type Chain, startChain } from '../../../test/network/chain.ts'
import { rollupCoins } from '../../domain/coin-type.ts'
import { type Identifier, parseAddress, parseEnsName } from '../../domain/identifier.ts'
import { SourceError, type Widened } from '../../domain/ports/source.ts'
import { createGuardedFetch } from '../../net/guarded-fetch.ts'
import { createEnsSource } from './ens.ts'

/** Primary names on layer 2s (ENSIP-19), on a local chain with the real ENS, whose gateway answers for the layer 2s. */

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

const sourceOver = (hasRollups = true) =>
  createEnsSource({
    rpcUrl: chain.rpc.url,
    universalResolver: chain.universalResolver,
    guardedFetch: createGuardedFetch({ allowPrivateOrigins: [chain.gateway.url] }),
    ipfsGateway: 'https://ipfs.example',
    layer2TimeoutMs: 10_000,
    hasRollups,
  })

async function widen(identifier: Identifier, hasRollups?: boolean): Promise<Widened | null> {
  const [answer] = await sourceOver(hasRollups).widen([identifier], { signal: AbortSignal.timeout(10_000) })
  if (answer instanceof SourceError) throw answer
  return answer ?? null
}

/** The names that an address is verified to have. */
const namesOf = async (address: Address, hasRollups?: boolean) =>
  ((await widen(parseAddress(address), hasRollups))?.findings ?? []).flatMap(({ channels }) =>
    channels.flatMap(({ type, value, isVerified }) => (type !== 'wallet' && isVerified ? [`${type}:${value}`] : [])),
  )

test('asks the layer 2s that ENSIP-19 has reverse registrars on', () => {
  expect(rollupCoins).toEqual(coins)
})

test.each(coins)('counts where both name each other, and is in the proof: %s', async (coin) => {
  const address = addressOf(`two-sided ${coin}`)
  const name = `both${coin}.eth`
  await chain.registerOffchainName(name, { addresses: { [coin]: address }, texts: { description: 'On a layer 2.' } })
  await chain.setRollupReverse(coin, address, name)
  const proof = { method: 'ens-forward-reverse', coinType: coin, chainId: 31_337, address: getAddress(address), name }
  const finding = {
    fields: { bio: 'On a layer 2.' },
    channels: [{ type: 'wallet' }, { type: 'ens', value: name, isVerified: true, grade: { grade: 'confirmed' }, proof }],
  }
  expect((await widen(parseAddress(address)))?.findings).toMatchObject([finding])
  expect(await widen(parseEnsName(name))).toMatchObject({ subject: { addresses: [address] }, findings: [finding] })
  expect(await namesOf(address, false)).toEqual([])
  expect(await widen(parseEnsName(name), false)).toBeNull()
})

describe.each([OPTIMISM, SCROLL])('coin type %s', (coin) => {
  const who = (what: string) => addressOf(`${what} ${coin}`)
  const other = coin === OPTIMISM ? BASE : OPTIMISM

  test.each<[string, (address: Address, name: string) => Promise<void>]>([
    [
      'only the address names the name',
      async (address, name) => {
        await chain.registerOffchainName(name, {})
        await chain.setRollupReverse(coin, address, name)
      },
    ],
    ['only the name names the address', (address, name) => chain.registerOffchainName(name, { addresses: { [coin]: address } })],
    [
      'the name has the address on Ethereum alone',
      async (address, name) => {
        await chain.registerName(name, { address })
        await chain.setRollupReverse(coin, address, name)
      },
    ],
    [
      'the name has the address on another layer 2',
      async (address, name) => {
        await chain.registerName(name, { addresses: { [other]: address } })
        await chain.setRollupReverse(coin, address, name)
      },
    ],
    [
      'the address says so on a chain that is not asked',
      async (address, name) => {
        await chain.registerName(name, { addresses: { [coin]: address } })
        await chain.setRollupReverse(0x80000000 + 137, address, name)
      },
    ],
    [
      "the name has somebody else's address",
      async (address, name) => {
        await chain.registerName(name, { addresses: { [coin]: addressOf('somebody else') } })
        await chain.setRollupReverse(coin, address, name)
      },
    ],
    [
      'the name has another spelling',
      async (address, name) => {
        await chain.registerName(name, { addresses: { [coin]: address } })
        await chain.setRollupReverse(coin, address, name.toUpperCase())
      },
    ],
    [
      'the name has a Cyrillic letter',
      async (address, name) => {
        const lookalike = name.replace('o', 'о')
        await chain.registerName(lookalike, { addresses: { [coin]: address } })
        await chain.setRollupReverse(coin, address, lookalike)
      },
    ],
    [
      'Ethereum has another name',
      async (address, name) => {
        await chain.registerName(name, { addresses: { [coin]: address } })
        await chain.setRollupReverse(coin, address, name)
        await chain.registerName(`first-${name}`, { address, primary: true })
      },
    ],
    [
      'Base has another name',
      async (address, name) => {
        await chain.registerName(name, { addresses: { [coin]: address } })
        await chain.setRollupReverse(coin, address, name)
        await chain.registerOffchainName(`base-${name}`, { addresses: { [BASE]: address } })
        await chain.setBaseReverse(address, `base-${name}`)
      },
    ],
  ])('is worth nothing where %s', async (what, spoof) => {
    const address = who(what)
    const name = `spoofed${keccak256(toHex(what)).slice(2, 10)}${coin}.eth`
    await spoof(address, name)
    expect(await namesOf(address)).not.toContain(`ens:${name}`)
    expect((await namesOf(address)).filter((value) => !/^(?:ens:first|ens:base)-/.test(value))).toEqual([])
  })

  test('is worth nothing where the address is a contract on Ethereum', async () => {
    const { address } = await chain.deploy('Collectible721')
    const lower = address.toLowerCase() as Address
    await chain.registerName(`contract${coin}.eth`, { addresses: { [coin]: lower } })
    await chain.setRollupReverse(coin, lower, `contract${coin}.eth`)
    expect(await namesOf(lower)).toEqual([])
    // An account whose key lets a contract act for it (EIP-7702) is still the key's.
    const key = privateKeyToAccount(keccak256(toHex(`delegated ${coin}`))).address.toLowerCase() as Address
    await chain.anvil.client.request({ method: 'anvil_setCode', params: [key, `0xef0100${lower.slice(2)}`] } as never)
    await chain.registerName(`delegated${coin}.eth`, { addresses: { [coin]: key } })
    await chain.setRollupReverse(coin, key, `delegated${coin}.eth`)
    expect(await namesOf(key)).toEqual([`ens:delegated${coin}.eth`])
  })

  test.each<[string, () => void]>([
    ['is signed by another key', () => chain.gateway.setLie('wrong-key')],
    ['has expired', () => chain.gateway.setLie('expired')],
    ['is not hex', () => chain.gateway.setLie('not-hex')],
    ['does not come', () => chain.gateway.setFault({ kind: 'fail', status: 503 })],
  ])('is not known, neither nobody, where what the gateway answers %s', async (what, misbehave) => {
    const address = who(what)
    await chain.registerName(`lied${coin}.eth`, { addresses: { [coin]: address } })
    await chain.setRollupReverse(coin, address, `lied${coin}.eth`)
    misbehave()
    await expect(namesOf(address)).rejects.toThrow(SourceError)
  })
})

test('prefers the first layer 2, whatever the others say', async () => {
  const address = addressOf('everywhere')
  for (const coin of [...coins].reverse()) {
    await chain.registerName(`everywhere${coin}.eth`, { addresses: { [coin]: address } })
    await chain.setRollupReverse(coin, address, `everywhere${coin}.eth`)
  }
  expect(await namesOf(address)).toEqual([`ens:everywhere${OPTIMISM}.eth`])
})
