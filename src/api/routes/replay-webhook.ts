import { replayAnswerSchema, replaySchema } from '@whocast/contract/wire/webhook-schema.ts'
import { webhookId } from '../lookup-reference.ts'
import type { Route } from '../route.ts'

export const replayWebhook: Route = {
  id: 'replayWebhook',
  method: 'POST',
  path: '/webhooks/{id}/replay',
  reference: {
    tag: 'Changes',
    summary: 'Send again what was given up',
    description: 'Also enables a disabled webhook.',
    needs: 'webhooks',
    parameters: [webhookId],
    body: replaySchema,
    answer: { schema: replayAnswerSchema, description: 'How many were queued' },
    problems: { 404: 'This key has no webhook with this ID' },
  },
  example: { path: '/webhooks/{id}/replay', body: {} },
  create:
    ({ webhooks }) =>
    ({ parameter, request, exchange }) =>
      webhooks.replay(parameter('id'), request, exchange),
}
