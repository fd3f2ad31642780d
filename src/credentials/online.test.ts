import { decodeFunctionData, encodeFunctionResult, type Hex, parseAbi } from 'viem'
import { expect, it } from 'vitest'
import { createChainClients, createOnlineChecks } from './online.ts'

/** Chains are stood in for at their JSON-RPC. */

const abi = parseAbi([
  'function custodyOf(uint256 fid) view returns (address)',
  'function keyDataOf(uint256 fid, bytes key) view returns (uint8 state, uint32 keyType)',
  'function getSchemaRegistry() view returns (address)',
  'struct SchemaRecord { bytes32 uid; address resolver; bool revocable; string schema; }',
  'function getSchema(bytes32 uid) view returns (SchemaRecord)',
])
const holder = '0x7E5F4552091A69125d5DfCb7b8C2659029395Bdf'
interface Call {
  jsonrpc: string
  id: number
  method: string
  params: [{ to: string; data: Hex } & string]
}

/** A node that answers by function and arguments; undefined: it reverts. */
function startNode(answer: (name: string, args: readonly unknown[]) => unknown, hasBlock = true) {
  const one = ({ id, method, params: [call] }: Call) => {
    if (method === 'eth_getBlockByHash')
      return { id, result: hasBlock ? { hash: call, transactions: [] } : null }
    const { functionName, args = [] } = decodeFunctionData({ abi, data: call.data })
    const result = answer(functionName, args)
    if (result === undefined) return { id, error: { code: 3, message: 'execution reverted' } }
    const item = abi.find(
      (part) => part.name === functionName && part.inputs.length === args.length,
    )
    return {
      id,
      result: encodeFunctionResult({ abi: [item] as never, functionName, result } as never),
    }
  }
  const fetch = async (_url: unknown, init?: { body?: unknown }) => {
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
  return { checks: createOnlineChecks(clients) }
}

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

it('reads a schema again after a failure, and says where the registry has none', async () => {
  const [there, nowhere] = [`0x${'a1'.repeat(32)}`, `0x${'a2'.repeat(32)}`] as const
  let isAway = true
  const { checks } = startNode((name, [uid]) => {
    if (isAway) throw new Error('no network')
    if (name === 'getSchemaRegistry') return holder
    const record = { resolver: holder, revocable: true, schema: 'string name' }
    return { ...record, uid: uid === there ? there : `0x${'00'.repeat(32)}` }
  })
  await expect(checks.schema(10, there)).rejects.toThrow('no network')
  isAway = false
  expect(await checks.schema(10, there)).toBe('string name')
  expect(await checks.schema(10, nowhere)).toBeNull()
  expect(await checks.schema(8453, there)).toBeNull()
})

it('says whether a chain has a block', async () => {
  const hash: Hex = `0x${'ab'.repeat(32)}`
  expect(await startNode(() => undefined).checks.hasBlock(10, hash)).toBe(true)
  expect(await startNode(() => undefined, false).checks.hasBlock(10, hash)).toBe(false)
  expect(await startNode(() => undefined).checks.hasBlock(8453, hash)).toBeNull()
})
