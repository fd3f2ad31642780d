import { knownResolvers } from '@whocast/evidence/ens-resolvers.ts'
import type { Address } from 'viem'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { type EthereumChain, startEthereum } from '../../../test/network/ethereum.ts'
import {
  type NameService,
  startNameService,
  verifyOffline,
} from '../../../test/network/name-service.ts'
import { wallet } from '../../../test/network/people.ts'
import { contractOf } from '../../../test/network/registries.ts'
import { type Artifact, loadArtifact } from '../../../test/reference/contracts.ts'

/*
 * Every resolver whose storage layout is known, at its address. Those of 2020 are the code of their
 * package; no package that can be installed has the others.
 */
const resolverPackage = '@ensdomains/resolver/build/contracts'
const versioned = () => contractOf('VersionedResolver')
const coins = () => loadArtifact(`${resolverPackage}/PublicResolver.json`)
const record = () => contractOf('RecordResolver')
const contracts: [Address, () => Artifact][] = [
  ['0xf29100983e058b709f3d539b0c765937b804ac15', versioned],
  ['0x231b0ee14048e9dccd1d247744d114a4eb5e8e63', versioned],
  ['0x32791cde1c343c5982eb66445e9d43fc3b92d201', versioned],
  ['0x4976fb03c32e5b8cfe2b6ccb31c09ba78ebaba41', coins],
  ['0xdaaf96c344f63131acadd0ea35170e7892d3dfba', coins],
  ['0x226159d592e2b063810a10ebf6dcbada94ed68b8', () => contractOf('Resolver2019')],
  ['0x5ffc014343cd971b7eb70732021e26c35b744cc4', record],
  ['0x1da022710df5002339274aadee8d58218e9d6ab5', record],
  ['0xda1756bb923af5d1a05e277cb1e54f1d0a127890', () => contractOf('ArgentResolver')],
  ['0xf58d55f06bb92f083e78bb5063a2dd3544f9b6a3', () => contractOf('LoopringResolver')],
]
/** Resolvers of primary names alone. */
const reverseContracts: typeof contracts = [
  [
    '0xa2c122be93b0074270ebee7f6b7292c7deb45047',
    () => loadArtifact(`${resolverPackage}/DefaultReverseResolver.json`),
  ],
]

const alice = wallet('alice').address
let chain: EthereumChain
let service: NameService

beforeAll(async () => {
  chain = await startEthereum()
})
afterAll(() => chain?.close())
beforeEach(async () => {
  service = await startNameService(chain)
})
afterEach(() => service.close())

async function standing(name: string) {
  const profile = await service.find(alice)
  const row = profile?.channels.find(({ value }) => value === name)
  const verdicts = profile ? await verifyOffline(profile, alice) : []
  return [row?.verification?.grade, verdicts.find(({ value }) => value === name)?.status]
}

async function setName(name: string, resolver: Address): Promise<void> {
  await chain.ens.setName(name, { address: alice, resolver })
  await chain.ens.setReverse(alice, name, resolver)
  await chain.settle()
}

// One that fits into its slot, and one that does not.
const names = ['alice.eth', `${'a'.repeat(60)}.eth`]
const withNames = (all: typeof contracts) =>
  all.flatMap(([address, contract]) => names.map((name) => ({ address, contract, name })))

test('every known resolver has a case', () => {
  const cases = [...contracts, ...reverseContracts].map(([address]) => address)
  expect(cases.sort()).toEqual([...knownResolvers.keys()].sort())
})

test.for(withNames(contracts))(
  '$name of $address is proven',
  async ({ address, contract, name }) => {
    await chain.ens.placeResolver(contract(), address)
    await setName(name, address)
    expect(await standing(name)).toEqual(['proven', 'holds'])
  },
)

test.for(withNames(reverseContracts))(
  '$name of the public resolver is proven with the primary name of $address',
  async ({ address, contract, name }) => {
    await chain.ens.placeResolver(contract(), address)
    await chain.ens.setName(name, { address: alice })
    await chain.ens.setReverse(alice, name, address)
    await chain.settle()
    expect(await standing(name)).toEqual(['proven', 'holds'])
  },
)

test('names of the same code elsewhere are confirmed', async () => {
  const elsewhere = '0x4976fb03c32e5b8cfe2b6ccb31c09ba78ebaba42'
  await chain.ens.placeResolver(coins(), elsewhere)
  await setName('alice.eth', elsewhere)
  expect(await standing('alice.eth')).toEqual(['confirmed', 'unchecked'])
})
