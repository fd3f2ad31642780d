import { FREE_TEXT_PATH } from '@whocast/contract/identifier.ts'
import { formParameters } from '../lookup-reference.ts'
import type { Route } from '../route.ts'
import {
  bulkAnswerSchema,
  bulkPartAnswerSchema,
  bulkProvenAnswerSchema,
  bulkQuerySchema,
} from '../schema.ts'

export const lookupMany: Route = {
  id: 'lookupMany',
  method: 'POST',
  path: FREE_TEXT_PATH,
  reference: {
    tag: 'Lookup',
    summary: 'Up to 100 at once',
    description:
      'Answers are in request order, each with its own profiles or problem. Every ten queries, or part of ten, count as one request.',
    parameters: formParameters,
    body: bulkQuerySchema,
    answer: {
      schema: [bulkAnswerSchema, bulkPartAnswerSchema, bulkProvenAnswerSchema],
      description: 'One answer for each query; with `fields` or `include=proven` parts of profiles',
    },
  },
  example: {
    path: FREE_TEXT_PATH,
    body: { queries: ['vitalik.eth', 'fid:3', '@dwr', 'twitter:jack'] },
  },
  create:
    ({ lookups }) =>
    ({ request, exchange }) =>
      lookups.many(request, exchange),
}
