import { changesSchema, statementSchema } from '../../owners/schema.ts'
import { closed, notSignedIn, otherOrigin } from '../owner-reference.ts'
import type { Route } from '../route.ts'

export const writeStatement: Route = {
  id: 'writeStatement',
  method: 'POST',
  path: '/me/statement',
  reference: {
    tag: 'Owner',
    summary: 'The text to sign for a change of what is shown',
    description:
      'Names the whole decision as it will be. What the body does not name stays as it is. Nothing changes until the text is signed and sent by PATCH or DELETE.',
    needs: 'session',
    body: changesSchema,
    answer: { schema: statementSchema, description: 'The text' },
    problems: { 401: notSignedIn, 403: otherOrigin, 404: closed },
  },
  create:
    ({ me }) =>
    ({ request, exchange }) =>
      me.statement(request, exchange),
}
