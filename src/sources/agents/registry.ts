import type { AgentEntry } from '@whocast/contract/agent.ts'
import {
  type Address,
  BaseError,
  ContractFunctionRevertedError,
  createClient,
  encodeEventTopics,
  erc721Abi,
  http,
  toHex,
} from 'viem'
import { readContract } from 'viem/actions'
import { silentTelemetry, type Telemetry } from '../../kit/telemetry.ts'

/** An ERC-8004 identity registry on one chain. */
export interface AgentRegistry {
  chainId: number
  /** In lower case. */
  address: Address
  client: ReturnType<typeof createRegistryClient>
}

const RPC_TIMEOUT_MS = 5000
const BATCH_SIZE = 20
/**
 * Four thousand transfers; who sends someone more of them keeps us from seeing their agents, and no
 * more.
 */
const MAX_RPC_BYTES = 4 * 1024 * 1024

export interface RegistryClientOptions {
  fetch?: typeof globalThis.fetch | undefined
  telemetry?: Telemetry | undefined
}

/** A client for the chain of an agent registry; calls of the same moment travel as one batch. */
export const createRegistryClient = (
  url: string,
  { fetch, telemetry = silentTelemetry }: RegistryClientOptions,
) =>
  createClient({
    // The file of an entry may be anywhere, its contract's answers may not.
    ccipRead: false,
    transport: http(url, {
      batch: { batchSize: BATCH_SIZE },
      timeout: RPC_TIMEOUT_MS,
      maxResponseBodySize: MAX_RPC_BYTES,
      retryCount: 1,
      ...(fetch ? { fetchFn: fetch } : {}),
      onFetchRequest: () => telemetry.count('upstream_calls', { source: 'agents', call: 'rpc' }),
    }),
  })

/**
 * The agents that an address was ever given, the first one first. The node has to know the logs of
 * the registry's whole life.
 */
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

/** Who holds an entry and where its file is, as it stands; null where there is no such entry. */
export async function readEntry(
  { client, address }: AgentRegistry,
  { agentId }: AgentEntry,
  signal: AbortSignal,
): Promise<{ owner: Address; uri: string } | null> {
  const read = {
    address,
    abi: erc721Abi,
    args: [BigInt(agentId)],
    requestOptions: { signal },
  } as const
  try {
    const [owner, uri] = await Promise.all([
      readContract(client, { ...read, functionName: 'ownerOf' }),
      readContract(client, { ...read, functionName: 'tokenURI' }),
    ])
    return { owner: owner.toLowerCase() as Address, uri }
  } catch (error) {
    const isRefused =
      error instanceof BaseError &&
      error.walk((cause) => cause instanceof ContractFunctionRevertedError) !== null
    if (isRefused) return null
    throw error
  }
}
