import { linkedTypes } from '@whocast/contract/account-link.ts'
import type { ChannelType } from '@whocast/contract/channel.ts'
import type { ManifestKeys } from '@whocast/evidence/forms/manifest.ts'
import type { FarcasterReader } from '../../farcaster/client.ts'
import type { Clock } from '../../kit/telemetry.ts'
import type { GuardedFetch } from '../../net/guarded-fetch-port.ts'
import type { CheckPurpose } from '../../net/host-budgets.ts'
import type { AccountReader } from '../../net/page-reader.ts'
import type { ServiceActor } from '../../net/service-actor.ts'
import type { LinkKeeper } from '../../sources/accounts/keeper.ts'
import type { Config } from '../config.ts'
import { type Base, runUntilClosed } from './base.ts'
import { createGuardedFetchOf, type GuardedFetchParts } from './guarded-fetch.ts'
import { createManifestKeys } from './manifest-keys.ts'

/** Confirms accounts elsewhere; null where that is off. */
export async function createLinksOf(
  base: Base,
  { hub, actor }: { hub: FarcasterReader | null; actor: ServiceActor | null },
): Promise<LinkKeeper | null> {
  const { config, clock, member, store, telemetry, log, memory, guardedFetch, budget } = base
  if (config.ACCOUNTS === 'off') return null
  const { createLinkKeeper } = await import('../../sources/accounts/keeper.ts')
  const { kinds, createReader } = await createReadersOf({
    config,
    clock,
    guardedFetch,
    downloads: memory.pages,
    budget,
    actor,
    processes: member ? config.WORKERS : 1,
    manifestKeys: createManifestKeys(config, { hub, clock, fetch: base.network.fetch }),
  })
  const origin = new URL(config.BASE_URL).origin
  return createLinkKeeper({
    kinds,
    people: store.people,
    createReader,
    origin,
    clock,
    telemetry,
    log,
  })
}

interface ReadersParts extends GuardedFetchParts {
  config: Config
  clock: Clock
  guardedFetch: GuardedFetch
  manifestKeys: ManifestKeys | null
  actor: ServiceActor | null
  /** That divide the requests to hosts; one by default. */
  processes?: number
}

/** Creates the enabled kinds of accounts and the readers of one account; loaded on demand. */
export async function createReadersOf({
  config,
  clock,
  guardedFetch,
  downloads,
  budget,
  manifestKeys,
  actor,
  processes,
}: ReadersParts) {
  const [
    { createKinds },
    { createHosts },
    { createReader, createPageCache },
    { createTxtResolver, createResolver },
    { createGuardedSocket },
  ] = await Promise.all([
    import('../../sources/accounts/kinds.ts'),
    import('../../net/host-budgets.ts'),
    import('../../net/page-reader.ts'),
    import('../../net/resolver.ts'),
    import('../../net/guarded-socket.ts'),
  ])
  const hosts = createHosts({ clock, ...(processes ? { processes } : {}) })
  const pages = createPageCache()
  const servers = config.DNS_SERVERS ? { servers: config.DNS_SERVERS } : {}
  const resolveTxt = createTxtResolver(servers)
  // Relays that the operator chose may be private. Names are read from untrusted hosts, by the
  // guarded fetch alone.
  const ownRelays = addressOf(config, 'nostr')?.split(',') ?? []
  const socket = createGuardedSocket({
    allowPrivateOrigins: [
      ...config.ALLOW_PRIVATE_ORIGINS,
      ...ownRelays.filter((relay) => relay !== 'off'),
    ],
    resolve: createResolver(servers),
    budget,
  })
  return {
    kinds: createKinds({
      address: (type) => addressOf(config, type),
      githubToken: config.GITHUB_TOKEN,
      manifestKeys,
      actor,
    }),
    createReader: (type: ChannelType, purpose?: CheckPurpose): AccountReader =>
      createReader({ fetch: fetchOf(type), socket, resolveTxt, hosts, clock, purpose, pages }),
  }

  /** An address that the operator chose may be private, for this kind alone. */
  function fetchOf(type: ChannelType) {
    const own = type === 'nostr' ? undefined : addressOf(config, type)
    if (own === undefined || own === 'off') return guardedFetch
    const ALLOW_PRIVATE_ORIGINS = [...config.ALLOW_PRIVATE_ORIGINS, new URL(own).origin]
    return createGuardedFetchOf({ ...config, ALLOW_PRIVATE_ORIGINS }, { downloads })
  }
}

/** Starts rechecking accounts of profiles that are not requested. */
export async function startLinkRecheck(base: Base, keeper: LinkKeeper): Promise<void> {
  const { store, clock, log } = base
  const { createLinkRecheck } = await import('../../sources/accounts/recheck.ts')
  const { people, cursors } = store
  const recheck = createLinkRecheck({ keeper, people, cursors, types: linkedTypes, clock, log })
  runUntilClosed(base, recheck.run)
}

/** Returns `off`, the address in place of the public one, or nothing. */
export const addressOf = (
  { ACCOUNTS: exceptions }: Config,
  type: ChannelType,
): string | undefined => (exceptions === 'off' ? 'off' : exceptions[type])
