import { isObject, object, text } from '@whocast/contract/untrusted.ts'
import {
  type Address,
  encodeFunctionData,
  type Hex,
  parseAbi,
  toFunctionSelector,
  toHex,
} from 'viem'
import { GoneError, UnreadableError } from '../../net/page-error.ts'
import type { AccountReader } from '../../net/page-reader.ts'
import type { AccountKind } from './kind.ts'

const LENS_CHAIN_ID = 232
export const LENS_NAMESPACE = '0x1aa55b9042f08f45825dc4b651b64c9f98af4615'

const abi = parseAbi([
  'function accountOf(string username) view returns (address)',
  'function ownerOf(string username) view returns (address)',
  'function owner() view returns (address)',
])
/** The error with which the namespace rejects an unknown handle. */
const DOES_NOT_EXIST = toFunctionSelector('DoesNotExist()')
const NO_ONE = `0x${'0'.repeat(40)}`
/** A node whose newest block is older may not know of a sale. */
const MAX_BEHIND_SECONDS = 3600

/**
 * Lens: a handle of the `lens/` namespace on Lens Chain is assigned to an account, a contract with
 * an owner. The owner's wallet is what the handle says, as long as the account or its owner holds
 * the handle's token: one that was sold stays assigned until its buyer assigns it again. An owner
 * with code does not count: a contract's address may be another's contract on the next chain. All
 * is read at one block.
 *
 * @param rpcUrl a node of Lens Chain
 */
export const createLens = (rpcUrl: string): AccountKind => ({
  type: 'lens',
  async *pages(handle, reader) {
    const name = localName(handle)
    const chain: Chain = { rpcUrl, reader, block: await readBlock(rpcUrl, reader) }
    const [account, holder] = await callAll(chain, [
      { to: LENS_NAMESPACE, functionName: 'accountOf', name },
      { to: LENS_NAMESPACE, functionName: 'ownerOf', name },
    ])
    if (account === undefined || account === NO_ONE)
      throw new GoneError('the handle is assigned to no account')
    const [owner] = await callAll(chain, [{ to: account, functionName: 'owner' }])
    const isOwn =
      owner !== undefined && owner !== NO_ONE && (holder === account || holder === owner)
    yield {
      account,
      statements: isOwn && !(await hasCode(chain, owner)) ? [owner] : [],
      texts: [],
    }
  },
})

/** The handle of `ada`, `lens/ada` and, as of old, `ada.lens`. @throws UnreadableError */
function localName(handle: string): string {
  const name = handle.startsWith('lens/')
    ? handle.slice('lens/'.length)
    : handle.replace(/\.lens$/, '')
  // The rest of `lens/a.lens`, `orb/a` or `a.b.lens` is no name.
  if (!/^[a-z0-9][a-z0-9_-]{0,25}$/.test(name))
    throw new UnreadableError('not a handle of the namespace lens')
  return name
}

interface Chain {
  rpcUrl: string
  reader: AccountReader
  block: bigint
}

/** The newest block. @throws UnreadableError where it is another chain's, or old */
async function readBlock(rpcUrl: string, reader: AccountReader): Promise<bigint> {
  const [chainId, newest] = await ask(reader, rpcUrl, [
    { method: 'eth_chainId', params: [] },
    { method: 'eth_getBlockByNumber', params: ['latest', false] },
  ])
  if (quantity(chainId?.result) !== BigInt(LENS_CHAIN_ID))
    throw new UnreadableError('the node is not of Lens Chain')
  const { number, timestamp } = object(newest?.result)
  if (quantity(timestamp) + BigInt(MAX_BEHIND_SECONDS) < BigInt(reader.now()))
    throw new UnreadableError('the node is behind')
  return quantity(number)
}

type AddressCall =
  | { to: string; functionName: 'owner' }
  | { to: string; functionName: 'accountOf' | 'ownerOf'; name: string }

const dataOf = (call: AddressCall): Hex =>
  call.functionName === 'owner'
    ? encodeFunctionData({ abi, functionName: call.functionName })
    : encodeFunctionData({ abi, functionName: call.functionName, args: [call.name] })

/** Addresses of contracts' answers, kept with the block (ERC-681). @throws UnreadableError */
async function callAll(
  { rpcUrl, reader, block }: Chain,
  calls: readonly AddressCall[],
): Promise<Address[]> {
  const answers = await ask(
    reader,
    rpcUrl,
    calls.map((call) => ({
      method: 'eth_call',
      params: [{ to: call.to, data: dataOf(call) }, toHex(block)],
    })),
  )
  return calls.map((call, index) => {
    const { result, error } = answers[index] ?? {}
    if (call.to === LENS_NAMESPACE && text(object(error).data) === DOES_NOT_EXIST)
      throw new GoneError('no such handle')
    const [, word = ''] = /^0x0{24}([0-9a-f]{40})$/i.exec(text(result)) ?? []
    if (word === '')
      throw new UnreadableError(`${call.functionName} of ${call.to} did not answer with an address`)
    const argument = call.functionName === 'owner' ? '' : `string=${call.name}&`
    const address = `ethereum:${call.to}@${LENS_CHAIN_ID}/${call.functionName}?${argument}block=${block}`
    reader.keep(address, Buffer.from(text(result).slice(2), 'hex'))
    return `0x${word.toLowerCase()}` as const
  })
}

async function hasCode({ rpcUrl, reader, block }: Chain, address: Address): Promise<boolean> {
  const [code] = await ask(reader, rpcUrl, [
    { method: 'eth_getCode', params: [address, toHex(block)] },
  ])
  if (!/^0x(?:[0-9a-f]{2})*$/i.test(text(code?.result)))
    throw new UnreadableError('the code of the owner could not be read')
  return code?.result !== '0x'
}

interface RpcAnswer {
  result?: unknown
  error?: unknown
}

/** Answers to JSON-RPC calls, in order. @throws UnreadableError where one is missing or doubled */
async function ask(
  reader: AccountReader,
  url: string,
  calls: readonly { method: string; params: unknown[] }[],
): Promise<RpcAnswer[]> {
  const given = await reader.post(
    url,
    calls.map((call, id) => ({ jsonrpc: '2.0', id, ...call })),
  )
  const entries = Array.isArray(given) ? given.filter(isObject) : []
  return calls.map((_, id) => {
    const [own, ...more] = entries.filter((entry) => entry.id === id)
    if (!own || more.length > 0) throw new UnreadableError('the node did not answer each call')
    return own.error === undefined || own.error === null
      ? { result: own.result }
      : { error: own.error }
  })
}

/** @throws UnreadableError */
function quantity(value: unknown): bigint {
  if (!/^0x[0-9a-f]{1,16}$/i.test(text(value)))
    throw new UnreadableError('the node did not answer with a number')
  return BigInt(text(value) as Hex)
}
