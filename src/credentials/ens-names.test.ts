import { lower } from '@whocast/contract/lower.ts'
import { type Address, zeroAddress } from 'viem'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type EthereumChain, startEthereum } from '../../test/network/ethereum.ts'
import { wallet } from '../../test/network/people.ts'
import { createChainClients, createOnlineChecks } from './online.ts'

const alice = lower(wallet('alice').address)
const bob = lower(wallet('bob').address)
/** 1 June 2027. */
const START = 1_811_808_000
const EXPIRES_AT = START + 31_536_000

let chain: EthereumChain
beforeAll(async () => {
  chain = await startEthereum({ timestamp: START })
})
afterAll(() => chain.close())

async function read(name: string, coinType = 60n) {
  const checks = createOnlineChecks(createChainClients([[1, chain.anvil.url]]))
  const record = await checks.nameRecord(name, coinType)
  return record && { ...record, address: lower(record.address) }
}

const setName = (name: string, address: Address, primary: boolean) =>
  chain.ens.setName(name, { address, primary, expiresAt: EXPIRES_AT })

it('reads a name, the primary name of its address and when it ends', async () => {
  await setName('alice.eth', alice, true)
  const found = { address: alice, primaryName: 'alice.eth', expiresAt: EXPIRES_AT }
  expect(await read('alice.eth')).toEqual(found)
  await setName('one-way.eth', bob, false)
  expect(await read('one-way.eth')).toMatchObject({ address: bob, primaryName: null })
})

it('reads the address of another coin type, without a primary name', async () => {
  await setName('coins.eth', alice, true)
  expect(await read('coins.eth', 2_147_492_101n)).toMatchObject({
    address: zeroAddress,
    primaryName: null,
  })
})

it('finds nothing for a name without a resolver', async () => {
  expect(await read('nobody.eth')).toEqual({
    address: zeroAddress,
    primaryName: null,
    expiresAt: 0,
  })
})

it('never opens the URL of a resolver', async () => {
  // Reverts with OffchainLookup whatever it is asked.
  const code = '0x63556f183060e01b60005260046000fd'
  await chain.anvil.rpc('anvil_setCode', [bob, code])
  await chain.ens.setResolver('offchain.eth', bob)
  await expect(read('offchain.eth')).rejects.toThrow()
})

it('reads the registry that is in use', async () => {
  await setName('moved.eth', alice, true)
  const v2 = await chain.ens.upgradeToV2()
  const resolver = await v2.deployResolver()
  await v2.setAddress(resolver, 'moved.eth', bob)
  await v2.setEntry('moved.eth', { owner: bob, resolver, expiresAt: EXPIRES_AT + 5 })
  expect(await read('moved.eth')).toMatchObject({ address: bob, expiresAt: EXPIRES_AT + 5 })
})
