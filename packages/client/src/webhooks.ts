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

export type Webhooks = ReturnType<typeof createWebhooks>

/**
 * Creates the calls about subscriptions to changes, which are sent by POST. All need a key of scope
 * `webhooks`, and show what belongs to that key.
 */
export function createWebhooks(request: Request) {
  const path = (id: string, more = '') => `/webhooks/${encodeURIComponent(id)}${more}`
  return {
    /**
     * Subscribes. Keep the secret: messages are verified with it, as standardwebhooks.com describes.
     *
     * @example
     * const { webhook, secret } = await whocast.webhooks.create({ url: 'https://example.com/hooks', identifiers: ['dwr.eth'] })
     */
    create: async (submission: WebhookSubmission, options?: CallOptions) =>
      (await request({
        method: 'POST',
        path: '/webhooks',
        body: submission,
        retries: 0,
        ...options,
      })) as WebhookWithSecret,
    list: async (options?: CallOptions): Promise<Webhook[]> =>
      listOf(await request({ path: '/webhooks', ...options }), 'webhooks'),
    get: async (id: string, options?: CallOptions) =>
      ((await request({ path: path(id), ...options })) as WebhookAnswer).webhook,
    /** Unsubscribes. */
    async delete(id: string, options?: CallOptions): Promise<void> {
      await request({ method: 'DELETE', path: path(id), ...options })
    },
    /** A new secret; for a day messages are signed with both. */
    rotate: async (id: string, options?: CallOptions) =>
      (await request({
        method: 'POST',
        path: path(id, '/rotate'),
        retries: 0,
        ...options,
      })) as WebhookWithSecret,
    /** Deliveries that were given up, or that wait; pages are fetched as they are needed. */
    deliveries: (
      id: string,
      { state, ...options }: CallOptions & { state?: 'dead' | 'pending' | undefined } = {},
    ) =>
      eachPage(
        async ({ cursor }) => {
          const query = { state, after: cursor }
          const answer = await request({ path: path(id, '/deliveries'), query, ...options })
          const page = answer as DeliveriesAnswer & { cursor?: string }
          return page.next === undefined ? page : { ...page, cursor: page.next }
        },
        (page) => listOf<WebhookDelivery>(page, 'deliveries'),
      ),
    /**
     * Sends again what was given up: all, or the changes with these IDs. Returns how many.
     *
     * @example
     * for (const { id } of await whocast.webhooks.list()) await whocast.webhooks.replay(id)
     */
    async replay(
      id: string,
      { changes, ...options }: CallOptions & { changes?: readonly string[] | undefined } = {},
    ): Promise<number> {
      const answer = await request({
        method: 'POST',
        path: path(id, '/replay'),
        body: { changes },
        ...options,
      })
      return (answer as { replayed: number }).replayed
    },
  }
}
