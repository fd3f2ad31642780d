import { reverseNode, universalResolver } from '@whocast/evidence/ens-contracts.ts'
import { type EnsCalls, readRegistration } from '@whocast/evidence/ens-registration.ts'
import type { NameRecord } from '@whocast/evidence/verdict.ts'
import {
  type Address,
  BaseError,
  ContractFunctionRevertedError,
  decodeFunctionResult,
  encodeFunctionData,
  type Hex,
  isAddress,
  namehash,
  type PublicClient,
  parseAbi,
  toHex,
  zeroAddress,
  zeroHash,
} from 'viem'
import { packetToBytes } from 'viem/ens'
import { isRevert } from '../net/rpc-agreement.ts'

/** The part of a client of Ethereum that names are read by. It must not follow CCIP-Read. */
export type NameClient = Pick<PublicClient, 'readContract' | 'call' | 'getStorageAt'>

const abi = parseAbi([
  'error ResolverNotFound(bytes name)',
  'error ResolverNotContract(bytes name, address resolver)',
  'error UnsupportedResolverProfile(bytes4 selector)',
  'error ResolverError(bytes errorData)',
  'error OffchainLookup(address sender, string[] urls, bytes callData, bytes4 callbackFunction, bytes extraData)',
  'function resolveWithGateways(bytes name, bytes data, string[] gateways) view returns (bytes result, address resolver)',
])
const resolverAbi = parseAbi([
  'function addr(bytes32 node) view returns (address)',
  'function addr(bytes32 node, uint256 coinType) view returns (bytes)',
  'function name(bytes32 node) view returns (string)',
])

/** Errors of the Universal Resolver that mean that the name does not resolve. */
const notFound = new Set(['ResolverNotFound', 'ResolverNotContract', 'UnsupportedResolverProfile'])

const ETHEREUM = 60n

/**
 * Reads what a name resolves to, the primary name of that address, and when the registration ends,
 * by the registry that the Universal Resolver uses.
 *
 * @throws where the name is answered for off chain, or the RPC fails
 */
export async function readNameRecord(
  client: NameClient,
  name: string,
  coinType: bigint,
): Promise<NameRecord> {
  const [address, registration] = await Promise.all([
    readAddress(client, name, coinType),
    readRegistration(callsOf(client), universalResolver, name),
  ])
  const expiresAt = registration?.expiresAt ?? null
  if (coinType !== ETHEREUM || address === zeroAddress)
    return { address, primaryName: null, expiresAt }
  return { address, primaryName: await readPrimaryName(client, address), expiresAt }
}

async function readAddress(client: NameClient, name: string, coinType: bigint): Promise<Address> {
  const node = namehash(name)
  if (coinType === ETHEREUM) {
    const call = { abi: resolverAbi, functionName: 'addr', args: [node] } as const
    const data = await resolve(client, name, encodeFunctionData(call))
    return data === null ? zeroAddress : decodeFunctionResult({ ...call, data })
  }
  const call = { abi: resolverAbi, functionName: 'addr', args: [node, coinType] } as const
  const data = await resolve(client, name, encodeFunctionData(call))
  const bytes = data === null ? '0x' : decodeFunctionResult({ ...call, data })
  return isAddress(bytes, { strict: false }) ? bytes : zeroAddress
}

/** Null where it cannot be read: on chain the address states none. */
async function readPrimaryName(client: NameClient, address: Address): Promise<string | null> {
  const name = `${address.slice(2).toLowerCase()}.addr.reverse`
  const call = { abi: resolverAbi, functionName: 'name', args: [reverseNode(address)] } as const
  try {
    const data = await resolve(client, name, encodeFunctionData(call))
    return data === null ? null : decodeFunctionResult({ ...call, data })
  } catch {
    return null
  }
}

/** Calls the resolver of a name; null where it has none. */
async function resolve(client: NameClient, name: string, data: Hex): Promise<Hex | null> {
  try {
    const [result] = await client.readContract({
      address: universalResolver,
      abi,
      functionName: 'resolveWithGateways',
      args: [toHex(packetToBytes(name)), data, []],
    })
    return result
  } catch (error) {
    const revert =
      error instanceof BaseError
        ? error.walk((cause) => cause instanceof ContractFunctionRevertedError)
        : null
    const thrown = revert instanceof ContractFunctionRevertedError ? revert.data?.errorName : null
    if (thrown && notFound.has(thrown)) return null
    throw error
  }
}

const callsOf = (client: NameClient): EnsCalls => ({
  async call(to, data) {
    try {
      return (await client.call({ to, data })).data ?? '0x'
    } catch (error) {
      if (isRevert(error)) return null
      throw error
    }
  },
  storage: async (address, slot) => (await client.getStorageAt({ address, slot })) ?? zeroHash,
})
