import { commonProblems, header, ok, parameter, problem, ref } from './openapi-parts.ts'
import { sampleWebhook } from './routes.ts'

const problems = {
  ...commonProblems,
  '401': problem('No key, or an invalid, expired or revoked one', {
    'WWW-Authenticate': header('Bearer'),
  }),
  '403': problem('The key lacks the scope webhooks'),
}
const ofOne = { ...problems, '404': problem('This key has no webhook with this ID') }
const ofBody = {
  '413': problem('The body is over 64 KiB'),
  '415': problem('The body is not JSON'),
  '422': problem('A field breaks a rule'),
}
const shared = { tags: ['Changes'], security: [{ key: [] }, { header: [] }] }
const id = parameter('path', 'id', 'As it was created', { type: 'string' })

/** What the reference says of the routes of webhooks. */
export const webhookOperations = {
  createWebhook: {
    summary: 'Subscribe to changes of people, credential names or issuers',
    description:
      'Each change that concerns one of the targets is sent to the URL by POST, signed as Standard Webhooks (standardwebhooks.com) describes: at least once, in order for one person, retried for a day. The body is a `WebhookMessage`; answer with any 2xx.',
    ...shared,
    requestBody: {
      required: true,
      content: { 'application/json': { schema: ref('WebhookSubmission'), example: sampleWebhook } },
    },
    responses: {
      '201': ok('WebhookWithSecret', 'Created, with the secret that signs'),
      ...problems,
      ...ofBody,
    },
    callbacks: {
      change: {
        '{$request.body#/url}': {
          post: {
            summary: 'A change',
            security: [{}],
            requestBody: {
              required: true,
              content: { 'application/json': { schema: ref('WebhookMessage') } },
            },
            responses: {
              '2XX': { description: 'It arrived' },
              '410': { description: 'Disables the webhook' },
            },
          },
        },
      },
    },
  },
  listWebhooks: {
    summary: 'The webhooks of this key',
    ...shared,
    responses: { '200': ok('WebhooksAnswer', 'The oldest first'), ...problems },
  },
  getWebhook: {
    summary: 'One webhook, with its state',
    ...shared,
    parameters: [id],
    responses: { '200': ok('WebhookAnswer', 'The webhook'), ...ofOne },
  },
  deleteWebhook: {
    summary: 'Unsubscribe',
    description: 'Deliveries that wait are deleted.',
    ...shared,
    parameters: [id],
    responses: {
      '200': {
        description: 'Deleted',
        content: { 'application/json': { schema: { type: 'object' } } },
      },
      ...ofOne,
    },
  },
  rotateWebhook: {
    summary: 'A new secret',
    description: 'For a day messages carry two signatures, one by each secret.',
    ...shared,
    parameters: [id],
    responses: { '200': ok('WebhookWithSecret', 'The new secret'), ...ofOne },
  },
  listDeliveries: {
    summary: 'Deliveries that were given up, or that wait',
    ...shared,
    parameters: [
      id,
      parameter('query', 'state', 'Which', {
        type: 'string',
        enum: ['dead', 'pending'],
        default: 'dead',
      }),
      parameter('query', 'after', '`next` of the page before', { type: 'string' }),
    ],
    responses: { '200': ok('DeliveriesAnswer', 'The oldest first, 100 on a page'), ...ofOne },
  },
  replayWebhook: {
    summary: 'Send again what was given up',
    description: 'Also enables a disabled webhook.',
    ...shared,
    parameters: [id],
    requestBody: {
      required: true,
      content: { 'application/json': { schema: ref('Replay'), example: {} } },
    },
    responses: { '200': ok('ReplayAnswer', 'How many were queued'), ...ofOne, ...ofBody },
  },
}
