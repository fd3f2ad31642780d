import { ownSchema } from '../../owners/schema.ts'
import { closed, notSignedIn, otherSite } from '../owner-reference.ts'
import type { Route } from '../route.ts'

export const getMe: Route = {
  id: 'getMe',
  method: 'GET',
  path: '/me',
  reference: {
    tag: 'Owner',
    summary: 'All data stored about the signed-in person',
    description: 'By source, with times and grades, hidden and private data too.',
    needs: 'session',
    answer: { schema: ownSchema, description: 'The stored data' },
    problems: { 401: notSignedIn, 403: otherSite, 404: closed },
  },
  create:
    ({ me }) =>
    ({ exchange }) =>
      me.get(exchange),
}
