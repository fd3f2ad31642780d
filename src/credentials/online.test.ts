import {
  type Address,
  decodeFunctionData,
  encodeFunctionResult,
  type Hex,
  hashMessage,
  parseAbi,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Anvil, startAnvil } from '../../test/network/anvil.ts'
import { compileContracts } from '../../test/network/compile.ts'
import { type RpcProxy, startRpcProxy } from '../../test/network/rpc-proxy.ts'
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

it('reads a schema again after a failure, and while the registry does not have it', async () => {
  const [there, later] = [`0x${'a1'.repeat(32)}`, `0x${'a2'.repeat(32)}`] as const
  const registered: unknown[] = [there]
  let isAway = true
  const { checks } = startNode((name, [uid]) => {
    if (isAway) throw new Error('no network')
    if (name === 'getSchemaRegistry') return holder
    const record = { resolver: holder, revocable: true, schema: 'string name' }
    return { ...record, uid: registered.includes(uid) ? uid : `0x${'00'.repeat(32)}` }
  })
  await expect(checks.schema(10, there)).rejects.toThrow('no network')
  isAway = false
  expect(await checks.schema(10, there)).toBe('string name')
  expect(await checks.schema(10, later)).toBeNull()
  registered.push(later)
  expect(await checks.schema(10, later)).toBe('string name')
  expect(await checks.schema(8453, there)).toBeNull()
})

it('says whether a chain has a block', async () => {
  const hash: Hex = `0x${'ab'.repeat(32)}`
  expect(await startNode(() => undefined).checks.hasBlock(10, hash)).toBe(true)
  expect(await startNode(() => undefined, false).checks.hasBlock(10, hash)).toBe(false)
  expect(await startNode(() => undefined).checks.hasBlock(8453, hash)).toBeNull()
})

describe('isSignedBy', () => {
  const { SmartWallet, OddAccount } = compileContracts()
  const owner = privateKeyToAccount(`0x${'c3'.repeat(32)}`)
  const digest = hashMessage('a text')
  let anvil: Anvil
  let rpc: RpcProxy
  let wallet: Address
  let signature: Hex
  beforeAll(async () => {
    anvil = await startAnvil({ chainId: 8453 })
    rpc = await startRpcProxy(anvil.url)
    wallet = await anvil.deploy(SmartWallet as never, [owner.address])
    signature = await owner.sign({ hash: digest })
  }, 60_000)
  afterAll(async () => {
    await rpc?.close()
    await anvil?.close()
  })
  const ask = (one = wallet, given = signature) =>
    createOnlineChecks(createChainClients([[8453, rpc.url]], { timeoutMs: 500 })).isSignedBy(
      8453,
      one,
      digest,
      given,
    )

  it.each([
    { kind: 'fail', status: 429 },
    { kind: 'fail', status: 503 },
    { kind: 'drop' },
    { kind: 'hang' },
    { kind: 'garbage' },
  ] as const)('rejects where the RPC does not answer: $kind $status', async (fault) => {
    rpc.setFault(fault)
    await expect(ask()).rejects.toThrow()
    rpc.setFault(null)
    expect(await ask()).toBe(true)
  })

  it('rejects where the RPC refuses the call for its rate or lacks the state', async () => {
    for (const error of [
      { code: -32005, message: 'limit exceeded' },
      { code: -32000, message: 'missing trie node' },
    ]) {
      rpc.setLie(({ id }) => ({ id, error }))
      await expect(ask()).rejects.toThrow()
    }
    rpc.setLie(null)
  })

  it('returns false where the wallet rejects or reverts, also where only the message says so', async () => {
    const forged = await privateKeyToAccount(`0x${'c4'.repeat(32)}`).sign({ hash: digest })
    expect(await ask(wallet, forged)).toBe(false)
    const reverting = await anvil.deploy(OddAccount as never, ['0x', 0n, true])
    expect(await ask(reverting)).toBe(false)
    rpc.setLie(({ id }) => ({ id, error: { code: -32000, message: 'execution reverted' } }))
    expect(await ask(reverting)).toBe(false)
    rpc.setLie(null)
  })
})
