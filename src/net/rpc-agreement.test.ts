import { lower } from '@whocast/contract/lower.ts'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { type EthereumChain, startEthereum } from '../../test/network/ethereum.ts'
import { type NameService, startNameService } from '../../test/network/name-service.ts'
import { wallet } from '../../test/network/people.ts'
import { type RpcLie, type RpcProxy, startRpcProxy } from '../../test/network/rpc-proxy.ts'

const alice = lower(wallet('alice').address)
const mallory = lower(wallet('mallory').address)

let chain: EthereumChain
let honest: RpcProxy
let other: RpcProxy
let service: NameService
beforeAll(async () => {
  chain = await startEthereum()
  honest = await startRpcProxy(chain.anvil.url)
  other = await startRpcProxy(chain.anvil.url)
  await chain.ens.setName('alice.eth', { address: alice, primary: true })
  await chain.settle()
})
afterAll(async () => {
  await Promise.all([honest.close(), other.close()])
  await chain.close()
})
beforeEach(async () => {
  service = await startNameService(chain, { rpcUrls: [honest.url, other.url] })
})
afterEach(async () => {
  other.setLie(null)
  other.setFault(null)
  await service.close()
})

/** Replaces one address by another in every result. */
const swap =
  (from: string, to: string): RpcLie =>
  (_call, answer) =>
    JSON.parse(JSON.stringify(answer).replaceAll(from.slice(2), to.slice(2)))

const gradeOf = async () =>
  (await service.find(alice))?.channels.find(({ type }) => type === 'ens')?.verification?.grade

test('a name on which both agree is proven', async () => {
  expect(await gradeOf()).toBe('proven')
  expect(other.calls('eth_call')).toBeGreaterThan(0)
})

test.for<[string, RpcLie]>([
  ['whose a name is', swap(alice, mallory)],
  [
    'that a name does not resolve',
    ({ method }, answer) => (method === 'eth_call' ? { id: answer.id, result: '0x' } : answer),
  ],
  [
    'the newest block',
    ({ method }, answer) =>
      method === 'eth_blockNumber' ? { id: answer.id, result: '0xffffff' } : answer,
  ],
  [
    'the registry in use',
    ({ method }, answer) =>
      method === 'eth_getStorageAt' ? { id: answer.id, result: `0x${'11'.repeat(32)}` } : answer,
  ],
])('a disagreement about %s is reported', async ([, lie]) => {
  other.setLie(lie)
  await expect(service.find(alice)).rejects.toThrow('got different answers from its RPCs')
})

test('a name keeps its holder where an RPC begins to lie', async () => {
  expect(await gradeOf()).toBe('proven')
  other.setLie(swap(alice, mallory))
  await expect(service.find('alice.eth')).resolves.toMatchObject({ walletAddress: alice })
  expect(await service.find(mallory)).toBeUndefined()
})

test('an RPC that is down leaves the other alone', async () => {
  other.setFault({ kind: 'fail', status: 503 })
  expect(await gradeOf()).toBe('proven')
})

test('a block that only one of them has proves nothing', async () => {
  other.setLie(({ method }, answer) =>
    method === 'eth_getBlockByNumber'
      ? { ...answer, result: { ...(answer.result as object), hash: `0x${'22'.repeat(32)}` } }
      : answer,
  )
  expect(await gradeOf()).toBe('confirmed')
})
