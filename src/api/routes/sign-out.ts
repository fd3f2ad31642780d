import { header } from '../openapi-parts.ts'
import { closed, otherOrigin } from '../owner-reference.ts'
import { signedOutSchema } from '../owner-schema.ts'
import type { Route } from '../route.ts'

export const signOut: Route = {
  id: 'signOut',
  method: 'DELETE',
  path: '/session',
  reference: {
    tag: 'Owner',
    summary: 'Sign out',
    needs: 'session',
    answer: {
      schema: signedOutSchema,
      description: 'The session is over',
      headers: { 'Set-Cookie': header('Removes the cookie') },
    },
    problems: { 403: otherOrigin, 404: closed },
  },
  create:
    ({ session }) =>
    ({ exchange }) =>
      session.close(exchange),
}
