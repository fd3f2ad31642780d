import { ServiceError } from '@whocast/contract/error.ts'
import { keysAlone, type StatementChecks } from '@whocast/evidence/people-file/check-statements.ts'
import { type Address, hashMessage, type PublicClient, parseAbi } from 'viem'
import { getRegistration, isAuthAddress } from '../../farcaster/chain-events.ts'
import type { FarcasterClient, FarcasterReader } from '../../farcaster/client.ts'
import { lazily } from '../../kit/lazily.ts'
import type { Clock } from '../../kit/telemetry.ts'
import type { AccountLooker } from '../../owners/account-looker.ts'
import { countActions } from '../../owners/counted.ts'
import { authKeyOf, checkFidSigner, type FarcasterRegistries } from '../../owners/farcaster.ts'
import type { OwnerContext } from '../../owners/sign-in.ts'
import type { WalletChain } from '../../owners/signature.ts'
import type { Lookup } from '../../people/lookup.ts'
import type { Config } from '../config.ts'
import { type Base, runUntilClosed } from './base.ts'
import { ownNode } from './farcaster.ts'

/** Chains that a message may name even without an RPC for them: Ethereum, Optimism, Base. */
const usualChains = [1, 10, 8453] as const
const OPTIMISM = 10

/**
 * Creates the context of owners' sign-in; null if the operator turned it off. Chains are queried
 * when a contract wallet or a fid signs.
 *
 * @param parts.hub the operator's own node: queried about fids if Optimism is off
 * @param parts.accounts looks at accounts elsewhere
 */
export async function createOwnerOf(
  base: Base,
  {
    hub,
    accounts,
    lookup,
  }: {
    hub: FarcasterClient | null
    accounts: AccountLooker | null
    lookup: Pick<Lookup, 'refresh'>
  },
): Promise<OwnerContext | null> {
  const { config, store, network, telemetry, clock } = base
  if (config.SELF_SERVICE === 'off') return null
  const clients = await createWalletClients(config, network.fetch)
  const optimism = clients.get(OPTIMISM)
  return {
    owners: countActions(store.owners, telemetry),
    forget: (key, options) => store.people.forget(key, options),
    people: store.people,
    accounts,
    notifications: config.NOTIFICATION_SECRET === undefined ? null : store.notifications,
    walletChains: new Map(
      [...clients].map(([chainId, client]) => [chainId, toWalletChain(client)]),
    ),
    chains: new Set([...usualChains, ...clients.keys()]),
    refresh: lookup.refresh,
    registries: optimism ? toRegistries(optimism) : hub && nodeRegistries(hub),
    baseUrl: config.BASE_URL,
    clock,
  }
}

/** Checks the authority of decisions in the background, until the service closes. */
export async function startOwnerRecheck(base: Base, owner: OwnerContext | null): Promise<void> {
  if (!owner) return
  const { runRecheck } = await import('../../owners/recheck.ts')
  const { store, log } = base
  runUntilClosed(base, (signal) => runRecheck({ ...owner, cursors: store.cursors, log }, signal))
}

/** Creates a client for each chain on which contract wallets may be called. */
export async function createWalletClients(config: Config, fetch?: typeof globalThis.fetch) {
  const [{ createChainClients }, { ethereumRpcs, publicRpcs }] = await Promise.all([
    import('../../credentials/online.ts'),
    import('@whocast/evidence/fetch/chain-proofs.ts'),
  ])
  const urls: [number, string][] = [
    ...ethereumRpcs(config.ETH_RPC_URL)
      .slice(0, 1)
      .map((url): [number, string] => [1, url]),
    [OPTIMISM, config.OP_RPC_URL ?? publicRpcs[10]],
    ...(config.EAS_RPC_URLS ?? []),
  ]
  return createChainClients(
    urls.filter(([, url]) => url !== 'off'),
    { fetch },
  )
}

/** An import does not query unreachable registries again for this long, ms. */
const REST_MS = 60_000

/**
 * Checks imported statements of owners: contract wallets are called on their chain, and Farcaster's
 * registries about signers that are no wallet of the person.
 */
export function createStatementChecks(
  config: Config,
  clock: Clock = Date.now,
): StatementChecks & { close(): Promise<void> } {
  const clients = lazily(() => createWalletClients(config))
  const registries = lazily(async () => {
    const optimism = (await clients()).get(OPTIMISM)
    if (optimism) return toRegistries(optimism)
    const url = ownNode(config)
    if (url === undefined) return null
    const { createFarcasterClient } = await import('../../farcaster/client.ts')
    node = createFarcasterClient({ url })
    return nodeRegistries(node)
  })
  let node: FarcasterClient | null = null
  let restsUntil = 0
  return {
    async isSignedBy(signed) {
      const { contractChainId, address, text, signature } = signed
      if (contractChainId === undefined) return keysAlone.isSignedBy(signed)
      const client = (await clients()).get(contractChainId)
      if (!client) throw new Error(`no RPC of chain ${contractChainId} is configured`)
      return toWalletChain(client).verifyHash({ address, hash: hashMessage(text), signature })
    },
    async isFidSigner(fid, { address, contractChainId = null }) {
      const query = await registries()
      if (!query || restsUntil > clock()) return null
      try {
        await checkFidSigner(query, fid, { address, contractChainId })
        return true
      } catch (error) {
        if (error instanceof ServiceError && error.code === 'unauthorized') return false
        restsUntil = clock() + REST_MS
        return null
      }
    },
    close: async () => node?.close(),
  }
}

/** Calls contract wallets on a chain. */
export const toWalletChain = (client: PublicClient): WalletChain => ({
  async verifyHash(query) {
    const { isSignedBy } = await import('../../credentials/online.ts')
    return isSignedBy(client, query)
  },
})

/** The same by a node. */
export const nodeRegistries = (hub: FarcasterReader): FarcasterRegistries => ({
  custodyOf: async (fid) =>
    (await getRegistration(hub, { fid, signal: AbortSignal.timeout(NODE_TIMEOUT_MS) }))?.custody ??
    null,
  isAuthAddress: (fid, address) =>
    isAuthAddress(hub, { fid, address, signal: AbortSignal.timeout(NODE_TIMEOUT_MS) }),
})

const NODE_TIMEOUT_MS = 5000

const idAbi = parseAbi(['function custodyOf(uint256 fid) view returns (address)'])
const keyAbi = parseAbi([
  'function keyDataOf(uint256 fid, bytes key) view returns (uint8 state, uint32 keyType)',
])
const ADDED = 1
const AUTH_ADDRESS = 2

async function addresses(): Promise<{ ids: Address; keys: Address }> {
  const { idRegistry, keyRegistry } = await import('@whocast/evidence/chain-storage.ts')
  return { ids: idRegistry.address, keys: keyRegistry.address }
}

export const toRegistries = (client: PublicClient): FarcasterRegistries => ({
  async custodyOf(fid) {
    const { ids } = await addresses()
    return client.readContract({
      address: ids,
      abi: idAbi,
      functionName: 'custodyOf',
      args: [BigInt(fid)],
    })
  },
  async isAuthAddress(fid, address) {
    const { keys } = await addresses()
    const args = [BigInt(fid), authKeyOf(address)] as const
    const [state, keyType] = await client.readContract({
      address: keys,
      abi: keyAbi,
      functionName: 'keyDataOf',
      args,
    })
    return state === ADDED && keyType === AUTH_ADDRESS
  },
})
