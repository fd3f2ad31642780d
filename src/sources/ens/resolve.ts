import * as coins from '@whocast/contract/coin-type.ts'
import {
  type Address,
  BaseError,
  type Client,
  ContractFunctionRevertedError,
  decodeAbiParameters,
  decodeErrorResult,
  decodeFunctionResult,
  encodeFunctionData,
  getAddress,
  type Hex,
  hexToBigInt,
  keccak256,
  namehash,
  parseAbi,
  size,
  toHex,
} from 'viem'
import { readContract } from 'viem/actions'
import { packetToBytes } from 'viem/ens'
import { TimeoutError, withTimeout } from '../../kit/with-timeout.ts'
import { createCcipReader } from '../../net/ccip.ts'
import type { GuardedFetch } from '../../net/guarded-fetch-port.ts'

export const ethereumCoin = BigInt(coins.ethereumCoin)
export const baseCoin = BigInt(coins.baseCoin)
export const rollupCoins: readonly bigint[] = coins.rollupCoins.map(BigInt)

export interface NameRecords {
  /** Lower case; by coin; null where the name points nowhere; absent where its gateway failed. */
  addresses: Map<bigint, Address | null>
  /** Those that are set, as written. */
  texts: Map<string, string>
  /** Keys of texts that may be set: their gateway failed. */
  unread: ReadonlySet<string>
}

/** Thrown if a name could not be queried. Its message is safe to log. */
export class EnsUnreadable extends Error {
  override readonly name: string = 'EnsUnreadable'
}

/** The gateway of a name failed, or its contract refuses the answer. */
export class GatewayUnreadable extends EnsUnreadable {
  override readonly name = 'GatewayUnreadable'
}

export interface EnsChain {
  client: Client
  universalResolver: Address
  guardedFetch: GuardedFetch
  onGatewayRequest(): void
}

const universalResolverAbi = parseAbi([
  'error ResolverNotFound(bytes name)',
  'error ResolverNotContract(bytes name, address resolver)',
  'error UnsupportedResolverProfile(bytes4 selector)',
  'error ResolverError(bytes errorData)',
  'error HttpError(uint16 status, string message)',
  'error DNSDecodingFailed(bytes dns)',
  'error DNSEncodingFailed(string ens)',
  'error InvalidBatchGatewayResponse()',
  'function resolveWithGateways(bytes name, bytes data, string[] gateways) view returns (bytes result, address resolver)',
])

const resolverAbi = parseAbi([
  'function addr(bytes32 node) view returns (address)',
  'function addr(bytes32 node, uint256 coinType) view returns (bytes)',
  'function text(bytes32 node, string key) view returns (string)',
  'function name(bytes32 node) view returns (string)',
  'function multicall(bytes[] calls) view returns (bytes[])',
])

/** Errors of the Universal Resolver that mean that there is no such name. */
const notFoundErrors = new Set([
  'ResolverNotFound',
  'ResolverNotContract',
  'UnsupportedResolverProfile',
  'DNSDecodingFailed',
])

/** How long gateways have for one name, and when it is given up. */
const GATEWAY_TIMEOUT_MS = 4000
const NAME_TIMEOUT_MS = 4400

/** Hex digits of a revert that sends us off chain: several times what fifty records need. */
const MAX_REVERT_LENGTH = 1024 * 1024

/** Tells viem to do what a batch gateway would, so that every URL goes through our own reader. */
const localBatchGateway = ['x-batch-gateway:true']

/** Stands for the node of a name in calls that are encoded once and used for every name. */
const anyNode = keccak256(toHex('any node'))

function createRecordsCall(textKeys: readonly string[]): (node: Hex) => Hex {
  const calls = [
    encodeFunctionData({ abi: resolverAbi, functionName: 'addr', args: [anyNode] }),
    encodeFunctionData({ abi: resolverAbi, functionName: 'addr', args: [anyNode, baseCoin] }),
    ...textKeys.map((key) =>
      encodeFunctionData({ abi: resolverAbi, functionName: 'text', args: [anyNode, key] }),
    ),
  ]
  const data = encodeCalls(calls)
  return (node) => data.replaceAll(anyNode.slice(2), node.slice(2)) as Hex
}

/**
 * Makes a reader of addresses and text records, by one call of the Universal Resolver for each
 * name. A name on chain takes one round trip; with an off-chain resolver (EIP-3668) it takes two.
 *
 * The reader gives null when there is certainly no such name, and throws EnsUnreadable when that is
 * not certain.
 *
 * @param textKeys the text records to read
 */
export function createNameReader(
  chain: EnsChain,
  textKeys: readonly string[],
): (name: string, signal: AbortSignal) => Promise<NameRecords | null> {
  const recordsCall = createRecordsCall(textKeys)
  return async (name, signal) => {
    const answer = await resolveAll(chain, name, recordsCall(namehash(name)), signal)
    if (answer === null) return null
    const { results, wasOffchain } = answer
    const [ethereum = '0x', base = '0x', ...texts] = results
    // On chain a resolver that reverts lacks the record; off chain a gateway may have lied.
    if (wasOffchain && isFailure(ethereum))
      throw new GatewayUnreadable('the address could not be read off chain')
    if (wasOffchain && texts.length > 0 && texts.every(isFailure)) {
      throw new GatewayUnreadable('no record could be read off chain')
    }
    const isBaseRead = !(wasOffchain && isFailure(base))
    const isUnread = (result: Hex) => wasOffchain && isFailure(result) && !isAbsence(result)
    return {
      addresses: new Map([
        [ethereumCoin, size(ethereum) === 32 ? toAddress(`0x${ethereum.slice(-40)}`) : null],
        ...(isBaseRead ? [[baseCoin, decodeAddress(base)] as const] : []),
      ]),
      texts: new Map(
        textKeys.flatMap((key, index) => {
          const text = decodeText(texts[index] ?? '0x')
          return text === '' ? [] : [[key, text] as const]
        }),
      ),
      unread: new Set(textKeys.filter((_, index) => isUnread(texts[index] ?? '0x'))),
    }
  }
}

/** Where a name points for a coin type. @throws EnsUnreadable where its gateway failed */
export function addressFor({ addresses }: NameRecords, coin: bigint): Address | null {
  const address = addresses.get(coin)
  if (address === undefined) throw new GatewayUnreadable('the address could not be read off chain')
  return address
}

/**
 * Where a name points for coin types that its records were not read for.
 *
 * @returns by coin; empty when there is no such name
 * @throws EnsUnreadable
 */
export async function readForward(
  chain: EnsChain,
  name: string,
  wanted: readonly bigint[],
  signal: AbortSignal,
): Promise<Map<bigint, Address | null>> {
  const node = namehash(name)
  const calls = wanted.map((coin) =>
    encodeFunctionData({ abi: resolverAbi, functionName: 'addr', args: [node, coin] }),
  )
  const answer = await resolveAll(chain, name, encodeCalls(calls), signal)
  if (answer === null) return new Map()
  const { results, wasOffchain } = answer
  // Off chain it may be the gateway that lied or broke.
  if (wasOffchain && results.some(isFailure))
    throw new GatewayUnreadable('the address could not be read off chain')
  return new Map(wanted.map((coin, index) => [coin, decodeAddress(results[index] ?? '0x')]))
}

/**
 * Returns the reverse name of an address (ENSIP-19), which proves nothing until the name resolves
 * to the address.
 *
 * @returns null if there is none
 * @throws EnsUnreadable
 */
export async function readReverse(
  chain: EnsChain,
  address: Address,
  coin: bigint,
  signal: AbortSignal,
): Promise<string | null> {
  const suffix = coin === ethereumCoin ? 'addr' : coin.toString(16)
  const name = `${address.slice(2).toLowerCase()}.${suffix}.reverse`
  const data = encodeFunctionData({
    abi: resolverAbi,
    functionName: 'name',
    args: [namehash(name)],
  })
  const answer = await resolve(chain, name, data, signal)
  return answer === null ? null : decodeText(answer.result) || null
}

const encodeCalls = (calls: readonly Hex[]): Hex =>
  encodeFunctionData({ abi: resolverAbi, functionName: 'multicall', args: [calls] })

/** Results of several calls to a name's resolver; none where they cannot be decoded. */
async function resolveAll(...of: Parameters<typeof resolve>) {
  const answer = await resolve(...of)
  if (answer === null) return null
  const { result: data, wasOffchain } = answer
  const decode = () => decodeFunctionResult({ abi: resolverAbi, functionName: 'multicall', data })
  return { results: decodeOr(decode, []), wasOffchain }
}

async function resolve(
  chain: EnsChain,
  name: string,
  data: Hex,
  signal: AbortSignal,
): Promise<{ result: Hex; wasOffchain: boolean } | null> {
  const { guardedFetch, onGatewayRequest: onRequest } = chain
  const gatewayTime = AbortSignal.any([signal, AbortSignal.timeout(GATEWAY_TIMEOUT_MS)])
  const reader = createCcipReader({ guardedFetch, signal: gatewayTime, onRequest })
  try {
    // The budget of hops and time is this name's own, hence a client of its own.
    const client = {
      ...chain.client,
      request: boundedRequest(chain.client),
      ccipRead: { request: reader.request },
    } as Client
    const reading = readContract(client, {
      address: chain.universalResolver,
      abi: universalResolverAbi,
      functionName: 'resolveWithGateways',
      args: [toHex(packetToBytes(name)), data, localBatchGateway],
      ...{ requestOptions: { signal } },
    })
    // The node gets many names in one request, which one slow name may not end for all.
    const [result] = await within(reading, NAME_TIMEOUT_MS)
    if (reader.wasOverBudget())
      throw new GatewayUnreadable('too many requests to a gateway: some records were not read')
    return { result, wasOffchain: reader.wasAsked() }
  } catch (cause) {
    const error = revertName(cause)
    if (error !== null && notFoundErrors.has(error)) return null
    if (error === 'ResolverError' && !reader.wasAsked()) return null
    if (error === null) throw new EnsUnreadable('the node is unreachable', { cause })
    const Unreadable = reader.wasAsked() ? GatewayUnreadable : EnsUnreadable
    throw new Unreadable(`the resolver returned ${error}`, { cause })
  }
}

/** Calls the node, and ignores errors of a contract that are too large to be honest. */
function boundedRequest(client: Client): Client['request'] {
  const request = client.request as (call: unknown, options: unknown) => Promise<unknown>
  const bounded = async (call: unknown, options: unknown) => {
    try {
      return await request(call, options)
    } catch (error) {
      const data =
        error instanceof BaseError
          ? (error.walk(hasData) as { data?: unknown } | null)?.data
          : undefined
      if (typeof data === 'string' && data.length > MAX_REVERT_LENGTH)
        throw new EnsUnreadable('the resolver threw too much')
      throw error
    }
  }
  return bounded as Client['request']
}

const hasData = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'data' in error

/** Gives up after `ms` milliseconds, ignoring the outcome. @throws EnsUnreadable */
export const within = <T>(work: Promise<T>, ms: number): Promise<T> =>
  withTimeout(work, ms).catch((error: unknown) => {
    throw error instanceof TimeoutError ? new EnsUnreadable('it took too long') : error
  })

/** The error with which the Universal Resolver reverted; null if it was not called. */
function revertName(error: unknown): string | null {
  if (!(error instanceof BaseError)) return null
  const revert = error.walk((cause) => cause instanceof ContractFunctionRevertedError)
  return revert instanceof ContractFunctionRevertedError
    ? (revert.data?.errorName ?? 'an unknown error')
    : null
}

/** In a list of results an error appears as it was thrown: a selector and words, or nothing. */
const isFailure = (result: Hex): boolean => size(result) % 32 !== 0 || size(result) === 0

/** HTTP statuses of a gateway without the record. */
const absentStatuses: ReadonlySet<number> = new Set([400, 404])

/** Selectors of `text` and `resolve`: the result for a resolver that returned nothing. */
const unansweredCalls: ReadonlySet<Hex> = new Set(['0x59d1d43c', '0x9061b923'])

/** Returns true if an error says that a record is not set; others say nothing about the record. */
function isAbsence(data: Hex): boolean {
  if (unansweredCalls.has(data)) return true
  const error = decodeOr(() => decodeErrorResult({ abi: universalResolverAbi, data }), null)
  return error?.errorName === 'HttpError'
    ? absentStatuses.has(error.args[0])
    : error?.errorName === 'UnsupportedResolverProfile'
}

const decodeText = (result: Hex): string =>
  isFailure(result) ? '' : decodeOr(() => decodeAbiParameters([{ type: 'string' }], result)[0], '')

function toAddress(bytes: Hex): Address | null {
  return size(bytes) === 20 && hexToBigInt(bytes) !== 0n
    ? (getAddress(bytes).toLowerCase() as Address)
    : null
}

const decodeAddress = (result: Hex): Address | null =>
  decodeOr(() => toAddress(decodeAbiParameters([{ type: 'bytes' }], result)[0]), null)

/** Resolvers answer what they like: what cannot be decoded is not there. */
function decodeOr<T>(decode: () => T, otherwise: T): T {
  try {
    return decode()
  } catch {
    return otherwise
  }
}
