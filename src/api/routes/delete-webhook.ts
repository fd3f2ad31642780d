import { z } from 'zod'
import { webhookId } from '../lookup-reference.ts'
import type { Route } from '../route.ts'

export const deleteWebhook: Route = {
  id: 'deleteWebhook',
  method: 'DELETE',
  path: '/webhooks/{id}',
  reference: {
    tag: 'Changes',
    summary: 'Unsubscribe',
    description: 'Deliveries that wait are deleted.',
    needs: 'webhooks',
    parameters: [webhookId],
    answer: { schema: z.object({}), description: 'Deleted' },
    problems: { 404: 'This key has no webhook with this ID' },
  },
  example: { path: '/webhooks/{id}' },
  create:
    ({ webhooks }) =>
    ({ parameter, exchange }) =>
      webhooks.remove(parameter('id'), exchange),
}
