import { webhooksAnswerSchema } from '@whocast/contract/wire/webhook-schema.ts'
import type { Route } from '../route.ts'

export const listWebhooks: Route = {
  id: 'listWebhooks',
  method: 'GET',
  path: '/webhooks',
  reference: {
    tag: 'Changes',
    summary: 'The webhooks of this key',
    needs: 'webhooks',
    answer: { schema: webhooksAnswerSchema, description: 'The oldest first' },
  },
  example: { path: '/webhooks' },
  create:
    ({ webhooks }) =>
    ({ exchange }) =>
      webhooks.list(exchange),
}
