import { webhookAnswerSchema } from '@whocast/contract/wire/webhook-schema.ts'
import { webhookId } from '../lookup-reference.ts'
import type { Route } from '../route.ts'

export const getWebhook: Route = {
  id: 'getWebhook',
  method: 'GET',
  path: '/webhooks/{id}',
  reference: {
    tag: 'Changes',
    summary: 'One webhook, with its state',
    needs: 'webhooks',
    parameters: [webhookId],
    answer: { schema: webhookAnswerSchema, description: 'The webhook' },
    problems: { 404: 'This key has no webhook with this ID' },
  },
  example: { path: '/webhooks/{id}' },
  create:
    ({ webhooks }) =>
    ({ parameter, exchange }) =>
      webhooks.get(parameter('id'), exchange),
}
