import type { AgentEntry } from '@whocast/contract/agent.ts'
import {
  type Address,
  BaseError,
  ContractFunctionZeroDataError,
  encodeEventTopics,
  erc721Abi,
  parseAbi,
  toHex,
} from 'viem'
import { readContract } from 'viem/actions'
import { isRevert } from '../../net/rpc-agreement.ts'
import type { RpcClient } from '../../net/rpc-client.ts'

export interface AgentRegistry {
  chainId: number
  /** In lower case. */
  address: Address
  client: RpcClient
}

/** Four thousand transfers; who sends someone more hides their agents, and no more. */
export const MAX_RPC_BYTES = 4 * 1024 * 1024

/** Reads all agents that an address was ever given, the first one first, from the node's logs. */
export async function agentsGivenTo(
  registry: AgentRegistry,
  owner: Address,
  signal: AbortSignal,
): Promise<AgentEntry[]> {
  const { client, chainId, address } = registry
  const topics = encodeEventTopics({ abi: erc721Abi, eventName: 'Transfer', args: { to: owner } })
  const logs = await client.request(
    {
      method: 'eth_getLogs',
      params: [{ address, topics, fromBlock: toHex(0), toBlock: 'latest' }],
    },
    { signal },
  )
  const ids = new Set(
    logs.flatMap(({ topics: [, , , id] }) => (id === undefined ? [] : [BigInt(id).toString()])),
  )
  return [...ids].map((agentId) => ({ chainId, registry: address, agentId }))
}

const walletAbi = parseAbi(['function getAgentWallet(uint256 agentId) view returns (address)'])
const NO_ONE = '0x0000000000000000000000000000000000000000'

/** An entry as the registry has it now. Addresses are in lower case. */
export interface RegistryEntry {
  owner: Address
  uri: string
  /** Its own wallet signed that it is; null if not set, and in older registries. */
  wallet: Address | null
}

/** Reads an entry; null where there is no such entry. */
export async function readEntry(
  { client, address }: AgentRegistry,
  { agentId }: AgentEntry,
  signal: AbortSignal,
): Promise<RegistryEntry | null> {
  const read = {
    address,
    abi: erc721Abi,
    args: [BigInt(agentId)],
    requestOptions: { signal },
  } as const
  try {
    const [owner, uri, wallet] = await Promise.all([
      readContract(client, { ...read, functionName: 'ownerOf' }),
      readContract(client, { ...read, functionName: 'tokenURI' }),
      readContract(client, { ...read, abi: walletAbi, functionName: 'getAgentWallet' }).catch(
        (error: unknown) => {
          if (isRejected(error)) return NO_ONE
          throw error
        },
      ),
    ])
    return {
      owner: owner.toLowerCase() as Address,
      uri,
      wallet: wallet === NO_ONE ? null : (wallet.toLowerCase() as Address),
    }
  } catch (error) {
    if (isRejected(error)) return null
    throw error
  }
}

/** The contract has no such function or entry; false while it is unreachable. */
const isRejected = (error: unknown): boolean =>
  isRevert(error) ||
  (error instanceof BaseError &&
    error.walk((cause) => cause instanceof ContractFunctionZeroDataError) !== null)
