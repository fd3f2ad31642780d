import { ownAccountsSchema } from '../../owners/schema.ts'
import { closed, notSignedIn, otherSite } from '../owner-reference.ts'
import type { Route } from '../route.ts'

export const listOwnAccounts: Route = {
  id: 'listOwnAccounts',
  method: 'GET',
  path: '/me/accounts',
  reference: {
    tag: 'Owner',
    summary: 'The accounts that the owner claims by statements',
    needs: 'session',
    answer: {
      schema: ownAccountsSchema,
      description: 'The accounts, and the texts on them that confirm it',
    },
    problems: { 401: notSignedIn, 403: otherSite, 404: closed },
  },
  create:
    ({ me }) =>
    ({ exchange }) =>
      me.accounts(exchange),
}
