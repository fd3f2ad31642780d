import type { WebhookRouteOptions } from '../../api/webhooks.ts'
import { createDestinationBudget } from '../../net/destination-budget.ts'
import { registerWebhookFigures } from '../observability/gauges.ts'
import type { Base } from './base.ts'

/** The context of the webhook routes. */
export async function createWebhookContext({
  config,
  store,
  clock,
}: Base): Promise<WebhookRouteOptions['webhooks']> {
  const { checkUntrustedUrl } = await import('../../net/untrusted-url.ts')
  const allowed = new Set(config.ALLOW_PRIVATE_ORIGINS.map((origin) => new URL(origin).origin))
  return { webhooks: store.webhooks, checkUrl: (url) => checkUntrustedUrl(allowed, url), clock }
}

/** Owners who may use up their budget at one domain before others have to wait: a third each. */
const OWNERS = 3

/** Delivers changes to webhooks in the background, until the service closes. */
export async function startWebhooks({
  config,
  store,
  clock,
  telemetry,
  log,
  budget,
  onClose,
}: Base): Promise<void> {
  const [{ createWebhookWorker }, { createGuardedPost }, { createResolver }] = await Promise.all([
    import('../../changes/webhooks/worker.ts'),
    import('../../net/guarded-post.ts'),
    import('../../net/resolver.ts'),
  ])
  const resolve = createResolver(config.DNS_SERVERS ? { servers: config.DNS_SERVERS } : {})
  const guard = { allowPrivateOrigins: config.ALLOW_PRIVATE_ORIGINS, resolve }
  const worker = createWebhookWorker({
    webhooks: store.webhooks,
    changes: store.log,
    cursors: store.cursors,
    // One process sends for all: its budget is not divided by workers.
    post: createGuardedPost({
      ...guard,
      budget: createDestinationBudget({ perMinute: OWNERS * config.REQUESTS_PER_DESTINATION }),
    }),
    ask: createGuardedPost({ ...guard, budget }),
    host: new URL(config.BASE_URL).host,
    clock,
    telemetry,
    log,
  })
  const stopListening = store.onChange(worker.wake)
  worker.start()
  registerWebhookFigures(telemetry, store.webhooks)
  onClose(async () => {
    stopListening()
    await worker.stop()
  })
}
