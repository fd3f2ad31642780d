import type { Config } from '../config.ts'
import { linkedTypes } from '../domain/account-link.ts'
import type { ChannelType } from '../domain/channel.ts'
import type { LinkKeeper } from '../sources/accounts/keeper.ts'
import { type Base, runUntilClosed } from './base.ts'
import { createGuardedFetchOf } from './guarded-fetch.ts'

/** Confirms accounts elsewhere; null where that is off. */
export async function createLinksOf(base: Base): Promise<LinkKeeper | null> {
  const { config, clock, store, telemetry, log, memory } = base
  if (config.ACCOUNTS === 'off') return null
  const [{ createLinkKeeper }, { createKinds }, { createHosts }, { createReader }, { createTxtResolver }] = await Promise.all([
    import('../sources/accounts/keeper.ts'),
    import('../sources/accounts/kinds.ts'),
    import('../sources/accounts/hosts.ts'),
    import('../sources/accounts/reader.ts'),
    import('../net/resolver.ts'),
  ])
  const kinds = createKinds({ address: (type) => addressOf(config, type), githubToken: config.GITHUB_TOKEN })
  const hosts = createHosts({ clock })
  const resolveTxt = createTxtResolver(config.DNS_SERVERS ? { servers: config.DNS_SERVERS } : {})
  return createLinkKeeper({
    kinds,
    people: store.people,
    createReader: (type) => createReader({ fetch: fetchOf(type), resolveTxt, hosts, clock }),
    origin: new URL(config.BASE_URL).origin,
    clock,
    telemetry,
    log,
  })

  /** An address that the operator chose may be private, for this kind alone. */
  function fetchOf(type: ChannelType) {
    const own = addressOf(config, type)
    if (own === undefined || own === 'off') return base.guardedFetch
    const ALLOW_PRIVATE_ORIGINS = [...config.ALLOW_PRIVATE_ORIGINS, new URL(own).origin]
    return createGuardedFetchOf({ ...config, ALLOW_PRIVATE_ORIGINS }, memory.downloads)
  }
}

/** Starts looking again at accounts whose person is not asked for. */
export async function startLinkRecheck(base: Base, keeper: LinkKeeper): Promise<void> {
  const { store, clock, log } = base
  const { createLinkRecheck } = await import('../sources/accounts/recheck.ts')
  const { people, cursors } = store
  const recheck = createLinkRecheck({ keeper, people, cursors, types: linkedTypes, clock, log })
  runUntilClosed(base, recheck.run)
}

/** What `ACCOUNTS_<TYPE>` says: `off`, an address in place of the public one, or nothing. */
function addressOf(config: Config, type: ChannelType): string | undefined {
  const value = (config as Record<string, unknown>)[`ACCOUNTS_${type.toUpperCase()}`]
  return typeof value === 'string' && value !== 'on' ? value : undefined
}
