import { changesAnswerSchema } from '@whocast/contract/wire/change-schema.ts'
import { parameter, type Route } from '../route.ts'

export const changes: Route = {
  id: 'changes',
  method: 'GET',
  path: '/changes',
  reference: {
    tag: 'Changes',
    summary: 'What changed: profiles and credentials, in order',
    description:
      'Pages, or the same as Server-Sent Events with `Accept: text/event-stream` (`Last-Event-ID` resumes a stream). A change states the person and the kind of change; a lookup returns the data. Stored for seven days.',
    parameters: [
      parameter(
        'query',
        'after',
        '`next` or a `cursor` of an answer; `latest` for changes from now on; the oldest by default',
        { type: 'string' },
      ),
      parameter(
        'query',
        'types',
        'Only these types, comma-separated; `profile` and `credential` mean all of each',
        { type: 'string' },
      ),
      parameter('query', 'limit', 'Maximum number of changes, from 1 to 1000', {
        type: 'integer',
        default: 100,
      }),
    ],
    answer: {
      schema: changesAnswerSchema,
      description: 'Changes after that position, the oldest first',
      content: {
        'text/event-stream': {
          schema: {
            type: 'string',
            description: 'The data of each event is a `Change`, its id the cursor',
          },
        },
      },
    },
    problems: { 400: 'Invalid parameter' },
    hasTag: true,
  },
  example: { path: '/changes?after=latest' },
  create:
    ({ changes: read }) =>
    ({ url, exchange }) =>
      read(url, exchange),
}
