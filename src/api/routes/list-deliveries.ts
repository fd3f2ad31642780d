import { deliveriesAnswerSchema } from '@whocast/contract/wire/webhook-schema.ts'
import { webhookId } from '../lookup-reference.ts'
import { parameter, type Route } from '../route.ts'

export const listDeliveries: Route = {
  id: 'listDeliveries',
  method: 'GET',
  path: '/webhooks/{id}/deliveries',
  reference: {
    tag: 'Changes',
    summary: 'Deliveries that were given up, or that wait',
    needs: 'webhooks',
    parameters: [
      webhookId,
      parameter('query', 'state', 'The state of the deliveries', {
        type: 'string',
        enum: ['dead', 'pending'],
        default: 'dead',
      }),
      parameter('query', 'after', '`next` of the page before', { type: 'string' }),
    ],
    answer: { schema: deliveriesAnswerSchema, description: 'The oldest first, 100 on a page' },
    problems: { 400: 'Invalid parameter', 404: 'This key has no webhook with this ID' },
  },
  example: { path: '/webhooks/{id}/deliveries' },
  create:
    ({ webhooks }) =>
    ({ parameter: get, url, exchange }) =>
      webhooks.deliveries(get('id'), url, exchange),
}
