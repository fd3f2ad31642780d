import type { Change } from '../../db/port.ts'
import {
  createSurrogateKeys,
  type SurrogateKeys,
  surrogateKeyOf,
} from '../../http/surrogate-keys.ts'
import type { Base } from './base.ts'

/** Keys for a cache in front, where one is configured. */
export const createSurrogateKeysOf = ({ config }: Base): SurrogateKeys | undefined =>
  config.CACHE_PURGE_SECRET === undefined
    ? undefined
    : createSurrogateKeys(config.CACHE_PURGE_SECRET)

/** Tells the caches in front what has changed, until the service closes. */
export async function startPurging({
  config,
  store,
  telemetry,
  log,
  onClose,
}: Base): Promise<void> {
  const { CACHE_PURGE_URLS: urls, CACHE_PURGE_SECRET: secret } = config
  if (urls.length === 0 || secret === undefined) return
  const { createPurger } = await import('../../net/cache-purge.ts')
  const purger = createPurger({
    urls,
    secret,
    keyOf: (tag) => surrogateKeyOf(secret, tag),
    telemetry,
    log,
  })
  const stopListening = store.onChange(purger.change)
  // A process that died left purges unsent: what it changed lately is purged again.
  for (const change of await store.recentChanges().catch((): Change[] => [{ all: true }]))
    purger.change(change)
  onClose(async () => {
    stopListening()
    await purger.stop()
  })
}
