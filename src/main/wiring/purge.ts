import { randomUUID } from 'node:crypto'
import type { Change } from '../../db/port.ts'
import {
  createSurrogateKeys,
  type SurrogateKeys,
  surrogateKeyOf,
} from '../../http/surrogate-keys.ts'
import { createLeader } from '../../kit/leader.ts'
import type { PurgedCache } from '../../net/purge-requests.ts'
import type { Base } from './base.ts'

/** Keys for a cache in front, where one is configured. */
export const createSurrogateKeysOf = ({ config }: Base): SurrogateKeys | undefined =>
  config.CACHE_PURGE_SECRET === undefined
    ? undefined
    : createSurrogateKeys(config.CACHE_PURGE_SECRET)

/** How long the process that purges has this task, in ms. */
const LEASE_MS = 5000
const LEASE = 'cache-purges'

/** Purges what has changed from the caches in front, from one process of all, until it closes. */
export async function startPurging(base: Base): Promise<void> {
  const { config, store, telemetry, log, onClose } = base
  const { CACHE_PURGE_SECRET: secret } = config
  const caches = purgedCaches(config)
  if (caches.length === 0 || secret === undefined) return
  const { createPurger } = await import('../../net/cache-purge.ts')
  const purger = createPurger({
    caches,
    keyOf: (tag) => surrogateKeyOf(secret, tag),
    telemetry,
    log,
  })
  const owner = randomUUID()
  const leader = await createLeader({
    lease: (ms) => store.cursors.lease(LEASE, owner, ms),
    release: () => store.cursors.release(LEASE, owner),
    ms: LEASE_MS,
    // The process before may have died with purges unsent, or was not seen for a while.
    onLead: () => void purgeRecent(),
  })
  async function purgeRecent(): Promise<void> {
    for (const change of await store.recentChanges().catch((): Change[] => [{ all: true }]))
      purger.change(change)
  }
  const stopListening = store.onChange((change) => {
    if (leader.isLeading()) purger.change(change)
  })
  onClose(async () => {
    stopListening()
    await purger.stop()
    await leader.stop()
  })
}

const purgedCaches = ({
  CACHE_PURGE_URLS: caches,
  CACHE_PURGE_SECRET: secret = '',
  cachePurgeTokens: { fastly = '', cloudflare = '' },
}: Base['config']): PurgedCache[] =>
  caches.map((cache) => ({ ...cache, token: { varnish: secret, fastly, cloudflare }[cache.kind] }))
