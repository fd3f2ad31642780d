import { knownResolvers, type ResolverLayout } from '@whocast/evidence/ens-resolvers.ts'
import type { Address } from 'viem'
import { afterEach, beforeEach, expect, test } from 'vitest'
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
 * Every resolver whose storage layout is known, at its address. That of 2020 is the code of its
 * package; no package that can be installed has the others.
 */
const contracts: Record<ResolverLayout['kind'], () => Artifact> = {
  versioned: () => contractOf('VersionedResolver'),
  coins: () => loadArtifact('@ensdomains/resolver/build/contracts/PublicResolver.json'),
  record: () => contractOf('RecordResolver'),
}

const alice = wallet('alice').address
let chain: EthereumChain
let service: NameService

beforeEach(async () => {
  chain = await startEthereum()
  service = await startNameService(chain)
})
afterEach(async () => {
  await service.close()
  await chain.close()
})

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
const cases = [...knownResolvers].flatMap(([address, { kind }]) =>
  names.map((name) => ({ address, kind, name })),
)

test.for(cases)('$name of $address ($kind) is proven', async ({ address, kind, name }) => {
  await chain.ens.placeResolver(contracts[kind](), address)
  await setName(name, address)
  expect(await standing(name)).toEqual(['proven', 'holds'])
})

test('names of the same code elsewhere are confirmed', async () => {
  const elsewhere = '0x4976fb03c32e5b8cfe2b6ccb31c09ba78ebaba42'
  await chain.ens.placeResolver(contracts.coins(), elsewhere)
  await setName('alice.eth', elsewhere)
  expect(await standing('alice.eth')).toEqual(['confirmed', 'unchecked'])
})
