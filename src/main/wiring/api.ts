import { type Api, createApi } from '../../api/app.ts'
import type { ApiOptions } from '../../api/parts.ts'
import type { FarcasterClient } from '../../farcaster/client.ts'
import { createAdminOf } from './admin.ts'
import type { Base } from './base.ts'
import { createNotificationsOf } from './notifications.ts'
import { createWebhookContext } from './webhooks.ts'

type ApiParts = Pick<
  ApiOptions,
  'owner' | 'search' | 'putCredential' | 'cache' | 'surrogateKeys' | 'hasMcp'
> &
  Parameters<typeof createAdminOf>[1] & {
    /** The operator's own node. */
    hub: FarcasterClient | null
  }

/** Creates the HTTP API. Traces of lookups are public only outside production. */
export async function createApiOf(base: Base, { hub, ...parts }: ApiParts): Promise<Api> {
  const { config, store, log } = base
  const baseUrl = config.BASE_URL
  return createApi({
    ...parts,
    admin: createAdminOf(base, parts),
    changes: { log: store.log, baseUrl },
    webhooks: await createWebhookContext(base),
    miniApp: createNotificationsOf(base, hub),
    credentials: store.credentials,
    trace: config.isProduction ? undefined : parts.trace,
    baseUrl,
    log,
  })
}
