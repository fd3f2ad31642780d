import { receiptSchema, signInSchema } from '../../owners/schema.ts'
import { header } from '../openapi-parts.ts'
import { signedProblems } from '../owner-reference.ts'
import type { Route } from '../route.ts'

export const leave: Route = {
  id: 'leave',
  method: 'DELETE',
  path: '/me',
  reference: {
    tag: 'Owner',
    summary: 'Delete all data about the signed-in person, and block its return',
    needs: 'session',
    body: signInSchema,
    answer: {
      schema: receiptSchema,
      description: 'The deleted data',
      headers: { 'Set-Cookie': header('Removes the cookie') },
    },
    problems: signedProblems,
  },
  create:
    ({ me }) =>
    ({ request, exchange }) =>
      me.leave(request, exchange),
}
