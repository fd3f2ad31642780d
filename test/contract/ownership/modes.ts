import { createNetwork, readNetworkStatus } from '../../../src/farcaster/follow/status.ts'
import type { Store } from '../../../src/main/stores.ts'
import { createGuardedFetch } from '../../../src/net/guarded-fetch.ts'
import type { Lookup } from '../../../src/people/lookup.ts'
import { createLookup } from '../../../src/people/lookup.ts'
import type { EvidenceKeeper, Source } from '../../../src/people/source-port.ts'
import { createAgentSource } from '../../../src/sources/agents/agents.ts'
import { createEnsSource } from '../../../src/sources/ens/ens.ts'
import { createSnapchainSource } from '../../../src/sources/farcaster/farcaster.ts'
import { createStoredSource } from '../../../src/sources/farcaster/stored.ts'
import { createNeynarSource } from '../../../src/sources/neynar/neynar.ts'
import { type Chain, startChain } from '../../network/chain.ts'
import { type FnamesStandIn, startFnames } from '../../network/fnames.ts'
import { startFollowing, until } from '../../network/follow.ts'
import { type NeynarStandIn, startNeynar } from '../../network/neynar.ts'
import { emptyWorld, type World } from '../../network/people.ts'
import { type SnapchainStandIn, startSnapchain } from '../../network/snapchain.ts'
import { type ExternalAccounts, startExternalAccounts } from './external-accounts.ts'

/** How a service is configured. */
export type ModeName = 'node' | 'vendor' | 'node and vendor' | 'following' | 'following and vendor'

/** The modes of the suite of events. */
export const modeNames: readonly ModeName[] = ['node', 'vendor', 'node and vendor', 'following']

export const FRESH_SECONDS = 300
export const STALE_SECONDS = 604_800

/** All that sources are asked of: real ENS contracts, and stand-ins of Farcaster over a world. */
export interface Upstreams {
  world: World
  chain: Chain
  snapchain: SnapchainStandIn
  fnames: FnamesStandIn
  neynar: NeynarStandIn
  accounts: ExternalAccounts
  close(): Promise<unknown>
}

/** @param now unix seconds */
export async function startUpstreams(now: () => number): Promise<Upstreams> {
  const world = emptyWorld()
  const [chain, snapchain, fnames, neynar] = await Promise.all([
    startChain(),
    startSnapchain(world),
    startFnames(world),
    startNeynar(world),
  ])
  const accounts = await startExternalAccounts(chain, now)
  const all = [accounts, chain, snapchain, fnames, neynar]
  const close = () => Promise.all(all.map((one) => one.close()))
  return { world, chain, snapchain, fnames, neynar, accounts, close }
}

export interface Clock {
  /** Unix ms. */
  (): number
  set(unixSeconds: number): void
}

export function createClock(unixSeconds: number): Clock {
  let now = unixSeconds * 1000
  return Object.assign(() => now, {
    set(seconds: number) {
      now = seconds * 1000
    },
  })
}

/**
 * Makes the sources of live lookups.
 *
 * @param people the profiles of the service: what was confirmed before
 */
export function createLiveSources(
  upstreams: Upstreams,
  clock: Clock,
  people: Pick<Store['people'], 'findings' | 'find' | 'bareFids'>,
) {
  const { chain, snapchain, fnames, neynar, accounts } = upstreams
  const common = {
    guardedFetch: createGuardedFetch({ allowPrivateOrigins: [chain.gateway.url] }),
    ipfsGateway: 'https://ipfs.example',
    clock,
  }
  const ens = createEnsSource({
    ...common,
    rpcUrls: [chain.rpc.url],
    universalResolver: chain.universalResolver,
    layer2TimeoutMs: 30_000,
    hasRollups: false,
  })
  const agents = createAgentSource({
    ...common,
    rpcUrls: [[8453, chain.rpc.url]],
    registry: accounts.agentRegistry,
    names: ens,
    people,
  })
  const node = createSnapchainSource({
    url: snapchain.url,
    fnameRegistryUrl: fnames.url,
    resolveName: ens.resolveName,
    people,
    timeoutMs: 30_000,
    clock,
  })
  const vendor = createNeynarSource({ apiKey: 'any', baseUrl: neynar.url, clock })
  return { ens, agents, node, vendor }
}

export type LiveSources = ReturnType<typeof createLiveSources>

/** A service's lookups in one mode on one store. */
export interface Service {
  mode: ModeName
  store: Store
  lookup: Lookup
  /** Waits for the refreshes that lookups began. */
  settle(): Promise<void>
  /** Waits until following has read all that the node reports now. */
  follow(): Promise<void>
  close(): Promise<void>
}

const log = { debug() {}, info() {}, warn() {}, error() {} }

export async function startService(
  upstreams: Upstreams,
  { ens, agents, node, vendor }: LiveSources,
  { mode, store, clock }: { mode: ModeName; store: Store; clock: Clock },
): Promise<Service> {
  const closers: (() => unknown)[] = []
  const sourcesOf = (): Source[] => {
    switch (mode) {
      case 'node':
        return [node, ens, agents]
      case 'vendor':
        return [vendor, ens, agents]
      case 'node and vendor':
        return [vendor, node, ens, agents]
      case 'following':
      case 'following and vendor': {
        const { url } = upstreams.snapchain
        const network = createNetwork({ cursors: store.cursors, clock, node: url })
        const following = startFollowing({
          store,
          url,
          registryUrl: upstreams.fnames.url,
          clock,
          timing: { poll: 250 },
        })
        closers.push(network.close, following.stop)
        return [
          ...(mode === 'following' ? [] : [vendor]),
          createStoredSource({ live: node, people: store.people, network, clock }),
          ens,
          agents,
        ]
      }
      default:
        return mode satisfies never
    }
  }
  const sources = sourcesOf()
  const works = new Set<Promise<void>>()
  const links = upstreams.accounts.createKeeper(store.people, clock)
  const evidence: EvidenceKeeper = {
    attach: async (findings) => findings,
    follow: (findings, save) => links.follow(findings, save),
  }
  const lookup = createLookup({
    sources,
    evidence,
    people: store.people,
    deadlineMs: 60_000,
    freshSeconds: FRESH_SECONDS,
    staleSeconds: STALE_SECONDS,
    waitUntil(work) {
      const done: Promise<void> = work.catch(() => {}).then(() => void works.delete(done))
      works.add(done)
    },
    clock,
    log,
  })
  return {
    mode,
    store,
    lookup,
    async settle() {
      while (works.size > 0) await Promise.all(works)
    },
    async follow() {
      if (!mode.startsWith('following')) return
      const isFollowed = async () =>
        sources.some((source) => source.isCurrent?.()) && (await isRead(store, clock()))
      await until('followed', isFollowed, 300_000)
    },
    async close() {
      for (const close of closers) await close()
      await store.close()
    },
  }

  /** Whether each shard has looked for events since a time, and found no more. */
  async function isRead(at: Store, since: number): Promise<boolean> {
    const status = await readNetworkStatus(at.cursors, clock, upstreams.snapchain.url)
    return status.at !== null && status.at >= since
  }
}
