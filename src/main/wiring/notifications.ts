import type { MiniAppRouteOptions } from '../../api/miniapp.ts'
import { isOnHosts } from '../../changes/notifications/receive.ts'
import { createSealer } from '../../changes/notifications/seal.ts'
import type { FarcasterClient } from '../../farcaster/client.ts'
import { getAppKey } from '../../farcaster/signers.ts'
import { createDestinationBudget } from '../../net/destination-budget.ts'
import { type Base, runUntilClosed } from './base.ts'
import { createGuardedFetchOf } from './guarded-fetch.ts'

/** Timeout of the node while a client waits, ms. */
const NODE_TIMEOUT_MS = 5000

/** Events of Farcaster clients; null where `NOTIFICATION_SECRET` is not set. */
export function createNotificationsOf(
  base: Base,
  hub: FarcasterClient | null,
): NonNullable<MiniAppRouteOptions['miniApp']> | null {
  const { config, store, clock, telemetry, log } = base
  if (config.NOTIFICATION_SECRET === undefined || !hub) return null
  return {
    notifications: store.notifications,
    sealer: createSealer(config.NOTIFICATION_SECRET),
    appKey: (fid, key) =>
      getAppKey(hub, {
        fid,
        key,
        now: Math.floor(clock() / 1000),
        signal: AbortSignal.timeout(NODE_TIMEOUT_MS),
      }),
    isClients: clientsOf(base),
    clock,
    telemetry,
    log,
  }
}

function clientsOf({ config }: Base): (url: string) => boolean {
  const hosts = new Set(config.NOTIFICATION_HOSTS)
  const privateOrigins = new Set(
    config.ALLOW_PRIVATE_ORIGINS.map((origin) => new URL(origin).origin),
  )
  return (url) => isOnHosts(url, hosts, privateOrigins)
}

/** Tells people of changes in the background, until the service closes. */
export async function startNotifications(base: Base): Promise<void> {
  const { config, store, clock, telemetry, log, memory } = base
  const secret = config.NOTIFICATION_SECRET
  if (secret === undefined) return
  const { runNotifications } = await import('../../changes/notifications/worker.ts')
  const context = {
    notifications: store.notifications,
    people: store.people,
    credentials: store.credentials,
    changes: store.log,
    cursors: store.cursors,
    sealer: createSealer(secret),
    isClients: clientsOf(base),
    // A budget of its own, undivided as one process sends: lookups may use up the common one.
    fetch: createGuardedFetchOf(config, {
      downloads: memory.pages,
      budget: createDestinationBudget({ perMinute: config.REQUESTS_PER_DESTINATION }),
    }),
    baseUrl: config.BASE_URL,
    clock,
    telemetry,
    log,
  }
  runUntilClosed(base, (signal) => runNotifications(context, signal))
}
