import {
  decodeFunctionData,
  encodeFunctionResult,
  type Hex,
  namehash,
  parseAbi,
  zeroAddress,
} from 'viem'
import { expect, it } from 'vitest'
import { createChainClients, createOnlineChecks } from './online.ts'

/** Chains are stood in for at their JSON-RPC. */

const abi = parseAbi([
  'function resolver(bytes32 node) view returns (address)',
  'function addr(bytes32 node) view returns (address)',
  'function addr(bytes32 node, uint256 coinType) view returns (bytes)',
  'function name(bytes32 node) view returns (string)',
  'function custodyOf(uint256 fid) view returns (address)',
  'function keyDataOf(uint256 fid, bytes key) view returns (uint8 state, uint32 keyType)',
])
const holder = '0x7E5F4552091A69125d5DfCb7b8C2659029395Bdf'
const resolver = '0x231b0Ee14048e9dCcD1d247744d114a4EB5E8E63'
const reverse = namehash(`${holder.slice(2).toLowerCase()}.addr.reverse`)
/** `OffchainLookup` of a resolver that wants another URL to be read. */
const offchain: Hex = `0x556f1830${'00'.repeat(160)}`

interface Call {
  jsonrpc: string
  id: number
  method: string
  params: [{ to: string; data: Hex } & string]
}

/** A node that answers by function and arguments; undefined: it reverts. */
function startNode(answer: (name: string, args: readonly unknown[]) => unknown, hasBlock = true) {
  const urls: string[] = []
  const one = ({ id, method, params: [call] }: Call) => {
    if (method === 'eth_getBlockByHash')
      return { id, result: hasBlock ? { hash: call, transactions: [] } : null }
    const { functionName, args } = decodeFunctionData({ abi, data: call.data })
    const result = answer(functionName, args)
    if (result === undefined)
      return { id, error: { code: 3, message: 'execution reverted', data: offchain } }
    const item = abi.find(
      (part) => part.name === functionName && part.inputs.length === args.length,
    )
    return {
      id,
      result: encodeFunctionResult({ abi: [item] as never, functionName, result } as never),
    }
  }
  const fetch = async (url: unknown, init?: { body?: unknown }) => {
    urls.push(String(url instanceof Request ? url.url : url))
    const body = JSON.parse(String(init?.body)) as Call | Call[]
    const answers = (Array.isArray(body) ? body : [body]).map((call) => ({
      jsonrpc: '2.0',
      ...one(call),
    }))
    return Response.json(Array.isArray(body) ? answers : answers[0])
  }
  const clients = createChainClients(
    ([1, 10] as const).map((chainId) => [chainId, 'https://node.example'] as const),
    { fetch: fetch as unknown as typeof globalThis.fetch },
  )
  return { checks: createOnlineChecks(clients), urls }
}

const ens = (records: { address?: string; name?: string; resolver?: string }) =>
  startNode((name, [node]) => {
    if (name === 'resolver') return node === reverse ? resolver : (records.resolver ?? resolver)
    if (name === 'addr') return records.address
    return name === 'name' && node === reverse ? records.name : undefined
  }).checks

it('reads a name and the primary name of its address', async () => {
  expect(await ens({ address: holder, name: 'ada.eth' }).nameRecord('ada.eth', 60n)).toEqual({
    address: holder,
    primaryName: 'ada.eth',
  })
  expect(await ens({ address: holder }).nameRecord('ada.eth', 60n)).toEqual({
    address: holder,
    primaryName: null,
  })
  expect(await ens({ address: zeroAddress }).nameRecord('ada.eth', 60n)).toEqual({
    address: zeroAddress,
    primaryName: null,
  })
})

it('reads the address of another coin type, without a primary name', async () => {
  const lower = holder.toLowerCase()
  expect(await ens({ address: lower }).nameRecord('ada.eth', 2_147_492_101n)).toEqual({
    address: lower,
    primaryName: null,
  })
  expect(await ens({ address: '0x' }).nameRecord('ada.eth', 2_147_492_101n)).toEqual({
    address: zeroAddress,
    primaryName: null,
  })
})

it('says nothing of a name without a resolver of its own, and never opens the URL of a resolver', async () => {
  expect(await ens({ resolver: zeroAddress }).nameRecord('ada.base.eth', 60n)).toBeNull()
  const { checks, urls } = startNode((name) => (name === 'resolver' ? resolver : undefined))
  await expect(checks.nameRecord('ada.eth', 60n)).rejects.toThrow()
  expect(new Set(urls)).toEqual(new Set(['https://node.example/']))
})

it('reads who holds a fid, and what became of a key', async () => {
  const { checks } = startNode((name, [fid]) =>
    name === 'custodyOf' ? holder : [Number(fid), Number(fid) === 4 ? 2 : 1],
  )
  expect(await checks.custodyOf(3)).toBe(holder)
  const states = await Promise.all(
    [0, 1, 2, 3, 4].map((fid) => checks.keyState(fid, `0x${'01'.repeat(32)}`)),
  )
  expect(states).toEqual(['unknown', 'added', 'removed', 'unknown', 'unknown'])
})

it('says whether a chain has a block', async () => {
  const hash: Hex = `0x${'ab'.repeat(32)}`
  expect(await startNode(() => undefined).checks.hasBlock(10, hash)).toBe(true)
  expect(await startNode(() => undefined, false).checks.hasBlock(10, hash)).toBe(false)
  expect(await startNode(() => undefined).checks.hasBlock(8453, hash)).toBeNull()
})
