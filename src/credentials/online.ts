import { type Address, createPublicClient, type Hex, http, type PublicClient, parseAbi } from 'viem'
import { easAbi, easChains } from '../domain/eas.ts'
import type { OnlineChecks } from '../evidence/verdict.ts'

export type ChainClients = ReadonlyMap<number, Pick<PublicClient, 'readContract' | 'verifyHash'>>

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

const optimism = 10
const keyRegistry: Address = '0x00000000Fc1237824fb747aBDE0FF18990E59b7e'
const keyRegistryAbi = parseAbi(['function keyDataOf(uint256 fid, bytes key) view returns (uint8 state, uint32 keyType)'])
const addedKey = 1

/**
 * @param clients by chain ID
 * @param options.keyRegistry Farcaster's Key Registry, where it is not Optimism's
 */
export function createOnlineChecks(clients: ChainClients, options: { keyRegistry?: Address } = {}): OnlineChecks {
  const definitions = new Map<string, Promise<string | null>>()

  async function readSchema(chainId: number, uid: Hex): Promise<string | null> {
    const client = clients.get(chainId)
    const contract = easChains[chainId]?.contract
    if (!client || !contract) return null
    const registry = await client.readContract({ address: contract, abi: easAbi, functionName: 'getSchemaRegistry' })
    const record = await client.readContract({ address: registry, abi: easAbi, functionName: 'getSchema', args: [uid] })
    return BigInt(record.uid) === 0n ? null : record.schema
  }

  return {
    async revokedOffchain(chainId, contract, attester, uid) {
      const client = clients.get(chainId)
      if (!client) return null
      return Number(
        await client.readContract({ address: contract, abi: easAbi, functionName: 'getRevokeOffchain', args: [attester, uid] }),
      )
    },

    async onchain(chainId, contract, uid) {
      const client = clients.get(chainId)
      if (!client) return null
      const held = await client.readContract({ address: contract, abi: easAbi, functionName: 'getAttestation', args: [uid] })
      return {
        isThere: held.uid === uid,
        attester: held.attester,
        recipient: held.recipient,
        revokedAt: Number(held.revocationTime),
      }
    },

    async isSignedBy(chainId, wallet, digest, signature) {
      const client = clients.get(chainId)
      return client ? client.verifyHash({ address: wallet, hash: digest, signature }) : null
    },

    async isSignerOf(fid, key) {
      const client = clients.get(optimism)
      if (!client) return null
      const [state] = await client.readContract({
        address: options.keyRegistry ?? keyRegistry,
        abi: keyRegistryAbi,
        functionName: 'keyDataOf',
        args: [BigInt(fid), key],
      })
      return state === addedKey
    },

    schema(chainId, uid) {
      const key = `${chainId}:${uid.toLowerCase()}`
      const known = definitions.get(key)
      if (known) return known
      const asked = readSchema(chainId, uid).catch(() => {
        definitions.delete(key)
        return null
      })
      // Schemas never change; the bound keeps strangers from filling memory with them.
      if (definitions.size >= 10_000) definitions.clear()
      definitions.set(key, asked)
      return asked
    },
  }
}
