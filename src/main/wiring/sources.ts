import { API_PATH } from '@whocast/contract/identifier.ts'
import type { OnlineChecks } from '@whocast/evidence/verdict.ts'
import type { Address } from 'viem'
import type { GaslessKeys } from '../../farcaster/gasless-keys.ts'
import type { FnameHistory } from '../../farcaster/local-registry.ts'
import type { GuardedFetch } from '../../net/guarded-fetch-port.ts'
import type { People } from '../../people/port.ts'
import type { Source } from '../../people/source-port.ts'
import type { StoredSourceOptions } from '../../sources/farcaster/stored.ts'
import type { Config } from '../config.ts'
import { createPublicNode, ownNode, type PublicNodeParts } from './farcaster.ts'
import { createGuardedFetchOf } from './guarded-fetch.ts'

interface SourceParts extends PublicNodeParts {
  /** Opens what ENS records name; made of the configuration where absent. */
  guardedFetch?: GuardedFetch
  /** Asks chains about wallets that are contracts. */
  online?: OnlineChecks | undefined
  /** The registry's history, where it is stored. */
  fnameHistory?: FnameHistory | undefined
  /** The stored profiles. */
  people?: (StoredSourceOptions['people'] & Pick<People, 'findingsUnder'>) | undefined
  /** App keys that messages added, as nodes reported them before. */
  gaslessKeys?: GaslessKeys | undefined
  /** Where a node is followed: what is stored of it. */
  followed?: Omit<StoredSourceOptions, 'live'> | undefined
}

/** Creates the configured sources, by precedence (wiring/store.ts). The caller closes them. */
export async function createSources(config: Config, parts: SourceParts): Promise<Source[]> {
  const ens = await createEnsOf(config, parts)
  const sources = [
    await createNeynarOf(config, parts),
    await createSnapchainOf(config, parts, ens),
    ens,
    await createAgentsOf(config, parts, ens),
    await createUpstreamOf(config, parts),
  ]
  return sources.filter((source) => source !== null)
}

async function createNeynarOf(
  config: Config,
  { network, telemetry }: SourceParts,
): Promise<Source | null> {
  if (!(config.NEYNAR_API_KEY || config.NEYNAR_BASE_URL)) return null
  const { createNeynarSource } = await import('../../sources/neynar/neynar.ts')
  const { NEYNAR_API_KEY: apiKey, NEYNAR_BASE_URL: baseUrl } = config
  return createNeynarSource({ apiKey, baseUrl, lookup: network?.lookup, telemetry })
}

type Ens = Awaited<ReturnType<typeof createEnsOf>>

async function createSnapchainOf(
  config: Config,
  parts: SourceParts,
  ens: Ens,
): Promise<Source | null> {
  if (config.SNAPCHAIN_URL === 'off') return null
  const { network, telemetry, online } = parts
  const { createSnapchainSource } = await import('../../sources/farcaster/farcaster.ts')
  const live = createSnapchainSource({
    url: ownNode(config) ?? (await createPublicNode(parts)),
    fnameRegistryUrl: config.FNAME_REGISTRY_URL,
    fnameHistory: parts.fnameHistory,
    people: parts.people,
    gaslessKeys: parts.gaslessKeys,
    ...(online ? { isSignedBy: online.isSignedBy } : {}),
    resolveName: ens?.resolveName,
    lookup: network?.lookup,
    telemetry,
  })
  if (!parts.followed) return live
  const { createStoredSource } = await import('../../sources/farcaster/stored.ts')
  return createStoredSource({ live, ...parts.followed })
}

/** Creates the ENS source and the resolver of its names; null if no chain is configured. */
export async function createEnsOf(
  config: Config,
  {
    guardedFetch,
    network,
    telemetry,
    people,
  }: Pick<SourceParts, 'guardedFetch' | 'network' | 'telemetry' | 'people'>,
) {
  if (config.ETH_RPC_URL === 'off') return null
  const { createEnsSource } = await import('../../sources/ens/ens.ts')
  return createEnsSource({
    ...(config.ETH_RPC_URL ? { rpcUrls: config.ETH_RPC_URL } : {}),
    ...(config.ENS_UNIVERSAL_RESOLVER
      ? { universalResolver: config.ENS_UNIVERSAL_RESOLVER as Address }
      : {}),
    hasRollups: config.hasRollups,
    guardedFetch: guardedFetch ?? createGuardedFetchOf(config),
    fetch: network?.fetch,
    ipfsGateway: config.IPFS_GATEWAY_URL,
    ...(people ? { stored: { people, staleSeconds: config.STALE_SECONDS } } : {}),
    telemetry,
  })
}

/** Creates the source of agents; null if none of their chains, or no ENS, is configured. */
async function createAgentsOf(
  config: Config,
  parts: SourceParts,
  ens: Ens,
): Promise<Source | null> {
  if (!config.AGENT_RPC_URLS?.length || ens === null) return null
  const { createAgentSource } = await import('../../sources/agents/agents.ts')
  return createAgentSource({
    rpcUrls: config.AGENT_RPC_URLS,
    registry: config.agentRegistry as Address,
    names: ens,
    people: parts.people,
    guardedFetch: parts.guardedFetch ?? createGuardedFetchOf(config),
    ipfsGateway: config.IPFS_GATEWAY_URL,
    fetch: parts.network?.fetch,
    telemetry: parts.telemetry,
  })
}

async function createUpstreamOf(
  config: Config,
  { network, telemetry }: SourceParts,
): Promise<Source | null> {
  const base = config.UPSTREAM_API_URL
  if (!base) return null
  const { createUpstreamSource } = await import('../../sources/upstream/upstream.ts')
  return createUpstreamSource({
    baseUrl: base.endsWith(API_PATH) ? base : `${base}${API_PATH}`,
    lookup: network?.lookup,
    telemetry,
  })
}
