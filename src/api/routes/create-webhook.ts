import {
  messageSchema,
  webhookSubmissionSchema,
  webhookWithSecretSchema,
} from '@whocast/contract/wire/webhook-schema.ts'
import type { Route } from '../route.ts'
import { schemaRef } from '../schema-ref.ts'

export const createWebhook: Route = {
  id: 'createWebhook',
  method: 'POST',
  path: '/webhooks',
  reference: {
    tag: 'Changes',
    summary: 'Subscribe to changes of people, credential names or issuers',
    description:
      'Each change that concerns one of the targets is sent to the URL by POST, signed as Standard Webhooks (standardwebhooks.com) describes: at least once, in order for one person, retried for a day. The body is a `WebhookMessage`; answer with any 2xx.',
    needs: 'webhooks',
    body: webhookSubmissionSchema,
    answer: {
      status: 201,
      schema: webhookWithSecretSchema,
      description: 'Created, with the secret that signs',
    },
    callbacks: {
      change: {
        '{$request.body#/url}': {
          post: {
            summary: 'A change',
            security: [{}],
            requestBody: {
              required: true,
              content: { 'application/json': { schema: schemaRef(messageSchema) } },
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
  example: {
    path: '/webhooks',
    body: {
      url: 'https://example.com/hooks/whocast',
      types: ['profile', 'credential.issued'],
      identifiers: ['vitalik.eth', 'fid:3'],
      credentialNames: ['Skill: Engineering'],
    },
  },
  create:
    ({ webhooks }) =>
    ({ request, exchange }) =>
      webhooks.create(request, exchange),
}
