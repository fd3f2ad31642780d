import { createPublicClient, http, toHex } from 'viem'
import { mainnet } from 'viem/chains'
import { getEnsAddress, getEnsName, getEnsText } from 'viem/ens'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Chain, startChain } from './chain.ts'

let chain: Chain
beforeAll(async () => {
  chain = await startChain()
})
afterAll(() => chain?.close())

const alice = '0x1111111111111111111111111111111111111111'
const bob = '0x2222222222222222222222222222222222222222'

const client = () =>
  createPublicClient({
    chain: {
      ...mainnet,
      contracts: { ensUniversalResolver: { address: chain.universalResolver } },
    },
    transport: http(chain.rpc.url),
  })

test('viem resolves an on-chain name both ways, in one call each', async () => {
  await chain.registerName('alice.eth', {
    address: alice,
    texts: { 'com.github': 'alice' },
    primary: true,
  })
  chain.rpc.reset()
  expect(await getEnsAddress(client(), { name: 'alice.eth', strict: true })).toBe(alice)
  expect(await getEnsText(client(), { name: 'alice.eth', key: 'com.github', strict: true })).toBe(
    'alice',
  )
  expect(await getEnsName(client(), { address: alice, strict: true })).toBe('alice.eth')
  expect(chain.rpc.calls('eth_call')).toBe(3)
})

test('viem resolves an off-chain name through the gateway, in two calls', async () => {
  await chain.registerOffchainName('bob.off.eth', {
    address: bob,
    texts: { description: 'off' },
    primary: true,
  })
  chain.rpc.reset()
  expect(
    await getEnsText(client(), { name: 'bob.off.eth', key: 'description', strict: true }),
  ).toBe('off')
  expect(chain.rpc.calls('eth_call')).toBe(2)
  expect(await getEnsName(client(), { address: bob, strict: true })).toBe('bob.off.eth')
})

test('a wildcard answers for every name below it', async () => {
  await chain.setResolver('wild.eth', chain.offchainResolver)
  chain.gateway.names.set('any.wild.eth', { address: bob })
  expect(await getEnsAddress(client(), { name: 'any.wild.eth', strict: true })).toBe(bob)
})

test('no match, a claim that does not hold, and a failing gateway are told apart', async () => {
  await expect(getEnsAddress(client(), { name: 'nobody.eth', strict: true })).rejects.toThrow(
    'ResolverNotFound',
  )
  await chain.setReverse('0x3333333333333333333333333333333333333333', 'alice.eth')
  await expect(
    getEnsName(client(), { address: '0x3333333333333333333333333333333333333333', strict: true }),
  ).rejects.toThrow('ReverseAddressMismatch')
  chain.gateway.setFault({ kind: 'fail', status: 503 })
  await expect(getEnsAddress(client(), { name: 'bob.off.eth', strict: true })).rejects.toThrow(
    'HttpError',
  )
  chain.gateway.setFault(null)
  chain.gateway.setLie('wrong-key')
  await expect(getEnsAddress(client(), { name: 'bob.off.eth', strict: true })).rejects.toThrow(
    'ResolverError',
  )
  chain.gateway.setLie(null)
})

test('the proxy can lie about a single answer', async () => {
  chain.rpc.setLie((call, answer) =>
    call.method === 'eth_blockNumber' ? { ...answer, result: toHex(7) } : answer,
  )
  expect(await client().getBlockNumber({ cacheTime: 0 })).toBe(7n)
  chain.rpc.setLie(null)
})
