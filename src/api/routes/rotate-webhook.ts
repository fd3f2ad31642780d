import { webhookWithSecretSchema } from '@whocast/contract/wire/webhook-schema.ts'
import { webhookId } from '../lookup-reference.ts'
import type { Route } from '../route.ts'

export const rotateWebhook: Route = {
  id: 'rotateWebhook',
  method: 'POST',
  path: '/webhooks/{id}/rotate',
  reference: {
    tag: 'Changes',
    summary: 'A new secret',
    description: 'For a day messages carry two signatures, one by each secret.',
    needs: 'webhooks',
    parameters: [webhookId],
    answer: { schema: webhookWithSecretSchema, description: 'The new secret' },
    problems: { 404: 'This key has no webhook with this ID' },
  },
  example: { path: '/webhooks/{id}/rotate' },
  create:
    ({ webhooks }) =>
    ({ parameter, exchange }) =>
      webhooks.rotate(parameter('id'), exchange),
}
