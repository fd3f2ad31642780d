import { idRegistry, type KeyState, keyRegistry } from '@whocast/evidence/chain-storage.ts'
import { ensRegistry } from '@whocast/evidence/ens-contracts.ts'
import { easAbi, easChains } from '@whocast/evidence/forms/eas.ts'
import type { OnlineChecks } from '@whocast/evidence/verdict.ts'
import { LRUCache } from 'lru-cache'
import {
  type Address,
  BaseError,
  BlockNotFoundError,
  createPublicClient,
  ExecutionRevertedError,
  type Hex,
  http,
  type PublicClient,
  parseAbi,
} from 'viem'
import { verifyHash } from 'viem/actions'
import { atMost } from '../kit/lru-size.ts'
import { isRevert } from '../net/rpc-agreement.ts'
import { readNameRecord } from './ens-names.ts'

type ChainClients = ReadonlyMap<number, PublicClient>

/**
 * A client for each chain of `EAS_RPC_URLS`. Calls of the same moment travel as one JSON-RPC batch.
 *
 * @param rpcUrls pairs of chain ID and URL, as the configuration gives them
 */
export function createChainClients(
  rpcUrls: readonly (readonly [number, string])[],
  options: { timeoutMs?: number; fetch?: typeof globalThis.fetch | undefined } = {},
): Map<number, PublicClient> {
  return new Map(
    rpcUrls.map(([chainId, url]) => [
      chainId,
      createPublicClient({
        // Untrusted names may have any URL as their gateway.
        ccipRead: false,
        transport: http(url, {
          batch: { batchSize: 100, wait: 2 },
          retryCount: 1,
          timeout: options.timeoutMs ?? 10_000,
          ...(options.fetch ? { fetchFn: options.fetch } : {}),
        }),
      }),
    ]),
  )
}

/**
 * Checks on its chain whether a wallet signed a hash.
 *
 * @throws where the chain is unreachable, which viem's `verifyHash` does not distinguish from a
 *   wallet that rejects
 */
export function isSignedBy(
  client: PublicClient,
  query: { address: Address; hash: Hex; signature: Hex },
): Promise<boolean> {
  const call: PublicClient['call'] = (input) =>
    client.call(input).catch((cause: unknown) => {
      if (isReverted(cause)) throw cause
      throw new Error('the RPC did not execute the call', { cause })
    })
  const watched = { ...client, call }
  return verifyHash(watched, query)
}

/** As `isRevert`, also where a node says it in its message alone. */
const isReverted = (error: unknown): boolean =>
  isRevert(error) ||
  (error instanceof BaseError &&
    error.walk((cause) => cause instanceof ExecutionRevertedError) !== null)

const keyRegistryAbi = parseAbi([
  'function keyDataOf(uint256 fid, bytes key) view returns (uint8 state, uint32 keyType)',
])
const idRegistryAbi = parseAbi(['function custodyOf(uint256 fid) view returns (address)'])
const keyStates: readonly KeyState[] = ['unknown', 'added', 'removed']
const ED25519 = 1

/**
 * The chain calls of the checker, through the operator's RPCs. Each answer is null where that chain
 * is not configured.
 *
 * @param clients by chain ID
 * @param options.keyRegistry Farcaster's Key Registry, where it is not Optimism's
 */
export function createOnlineChecks(
  clients: ChainClients,
  options: { keyRegistry?: Address } = {},
): OnlineChecks {
  return {
    async revokedOffchain(chainId, contract, attester, uid) {
      const client = clients.get(chainId)
      if (!client) return null
      return Number(
        await client.readContract({
          address: contract,
          abi: easAbi,
          functionName: 'getRevokeOffchain',
          args: [attester, uid],
        }),
      )
    },

    async onchain(chainId, contract, uid) {
      const client = clients.get(chainId)
      if (!client) return null
      const onchain = await client.readContract({
        address: contract,
        abi: easAbi,
        functionName: 'getAttestation',
        args: [uid],
      })
      return {
        isThere: onchain.uid === uid,
        attester: onchain.attester,
        recipient: onchain.recipient,
        revokedAt: Number(onchain.revocationTime),
      }
    },

    async isSignedBy(chainId, wallet, digest, signature) {
      const client = clients.get(chainId)
      return client ? isSignedBy(client, { address: wallet, hash: digest, signature }) : null
    },

    async keyState(fid, key) {
      const client = clients.get(keyRegistry.chainId)
      if (!client) return null
      const [state, keyType] = await client.readContract({
        address: options.keyRegistry ?? keyRegistry.address,
        abi: keyRegistryAbi,
        functionName: 'keyDataOf',
        args: [BigInt(fid), key],
      })
      return (keyType === ED25519 ? keyStates[state] : undefined) ?? 'unknown'
    },

    async custodyOf(fid) {
      const client = clients.get(idRegistry.chainId)
      const call = {
        address: idRegistry.address,
        abi: idRegistryAbi,
        functionName: 'custodyOf',
        args: [BigInt(fid)],
      } as const
      return client ? client.readContract(call) : null
    },

    async nameRecord(name, coinType) {
      const client = clients.get(ensRegistry.chainId)
      return client ? readNameRecord(client, name, coinType) : null
    },

    async hasBlock(chainId, hash) {
      const client = clients.get(chainId)
      if (!client) return null
      try {
        return (await client.getBlock({ blockHash: hash })).hash === hash
      } catch (error) {
        if (error instanceof BlockNotFoundError) return false
        throw error
      }
    },

    schema: createSchemaReader(clients),
  }
}

/** Reads each EAS schema once, as they never change. Null if a chain does not have it yet. */
function createSchemaReader(clients: ChainClients): OnlineChecks['schema'] {
  // The bound keeps third parties from filling memory.
  const definitions = new LRUCache<string, Promise<string | null>>(atMost(10_000))
  return (chainId, uid) => {
    const key = `${chainId}:${uid.toLowerCase()}`
    const known = definitions.get(key)
    if (known) return known
    const pending = readSchema(clients, chainId, uid)
    definitions.set(key, pending)
    const forget = () => definitions.delete(key)
    pending.then((definition) => definition ?? forget(), forget)
    return pending
  }
}

async function readSchema(
  clients: ChainClients,
  chainId: number,
  uid: Hex,
): Promise<string | null> {
  const client = clients.get(chainId)
  const contract = easChains[chainId]?.contract
  if (!client || !contract) return null
  const registry = await client.readContract({
    address: contract,
    abi: easAbi,
    functionName: 'getSchemaRegistry',
  })
  const record = await client.readContract({
    address: registry,
    abi: easAbi,
    functionName: 'getSchema',
    args: [uid],
  })
  return BigInt(record.uid) === 0n ? null : record.schema
}
