import { listOf } from './answer.ts'
import { eachPage } from './many.ts'
import type { CallOptions, Request } from './request.ts'
import type {
  DeliveriesAnswer,
  WebhookAnswer,
  WebhookSubmission,
  WebhookWithSecret,
} from './types.ts'

export type Webhook = WebhookAnswer['webhook']
export type WebhookDelivery = DeliveriesAnswer['deliveries'][number]

/**
 * Subscriptions to changes, which are sent by POST. All need a key of scope `webhooks`, and show
 * what belongs to that key.
 */
export interface Webhooks {
  /**
   * Subscribes. Keep the secret: messages are verified with it, as standardwebhooks.com describes.
   *
   * @example
   * const { webhook, secret } = await whocast.webhooks.create({ url: 'https://example.com/hooks', identifiers: ['dwr.eth'] })
   */
  create(submission: WebhookSubmission, options?: CallOptions): Promise<WebhookWithSecret>
  list(options?: CallOptions): Promise<Webhook[]>
  get(id: string, options?: CallOptions): Promise<Webhook>
  /** Unsubscribes. */
  delete(id: string, options?: CallOptions): Promise<void>
  /** A new secret; for a day messages are signed with both. */
  rotate(id: string, options?: CallOptions): Promise<WebhookWithSecret>
  /** Deliveries that were given up, or that wait; pages are fetched as they are needed. */
  deliveries(
    id: string,
    options?: CallOptions & { state?: 'dead' | 'pending' | undefined },
  ): AsyncGenerator<WebhookDelivery, void, undefined>
  /**
   * Sends again what was given up: all, or the changes with these IDs. Returns how many.
   *
   * @example
   * for (const { id } of await whocast.webhooks.list()) await whocast.webhooks.replay(id)
   */
  replay(
    id: string,
    options?: CallOptions & { changes?: readonly string[] | undefined },
  ): Promise<number>
}

/** The calls of {@link Webhooks}. */
export function createWebhooks(request: Request): Webhooks {
  const path = (id: string, more = '') => `/webhooks/${encodeURIComponent(id)}${more}`
  return {
    create: async (body, options) =>
      (await request({
        method: 'POST',
        path: '/webhooks',
        body,
        retries: 0,
        ...options,
      })) as WebhookWithSecret,
    list: async (options) => listOf(await request({ path: '/webhooks', ...options }), 'webhooks'),
    get: async (id, options) =>
      ((await request({ path: path(id), ...options })) as WebhookAnswer).webhook,
    async delete(id, options) {
      await request({ method: 'DELETE', path: path(id), ...options })
    },
    rotate: async (id, options) =>
      (await request({
        method: 'POST',
        path: path(id, '/rotate'),
        retries: 0,
        ...options,
      })) as WebhookWithSecret,
    deliveries: (id, { state, ...options } = {}) =>
      eachPage(
        async ({ cursor }) => {
          const query = { state, after: cursor }
          const answer = await request({ path: path(id, '/deliveries'), query, ...options })
          const page = answer as DeliveriesAnswer & { cursor?: string }
          return page.next === undefined ? page : { ...page, cursor: page.next }
        },
        (page) => listOf<WebhookDelivery>(page, 'deliveries'),
      ),
    replay: async (id, { changes, ...options } = {}) =>
      (
        (await request({
          method: 'POST',
          path: path(id, '/replay'),
          body: { changes },
          ...options,
        })) as { replayed: number }
      ).replayed,
  }
}
