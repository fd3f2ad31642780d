import { signedOutSchema } from '../../owners/schema.ts'
import { header } from '../openapi-parts.ts'
import { closed, notSignedIn, otherOrigin } from '../owner-reference.ts'
import { parameter, type Route } from '../route.ts'

export const signOut: Route = {
  id: 'signOut',
  method: 'DELETE',
  path: '/session',
  reference: {
    tag: 'Owner',
    summary: 'Sign out, or end all other sessions',
    needs: 'session',
    parameters: [
      parameter(
        'query',
        'others',
        '`true`: ends all other sessions of the person, and not this one',
        {
          type: 'boolean',
        },
      ),
    ],
    answer: {
      schema: signedOutSchema,
      description: 'The session is over',
      headers: { 'Set-Cookie': header('Removes the cookie') },
    },
    problems: { 400: 'Invalid parameter', 401: notSignedIn, 403: otherOrigin, 404: closed },
  },
  create:
    ({ session }) =>
    ({ url, exchange }) =>
      session.close(url, exchange),
}
