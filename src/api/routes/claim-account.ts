import { channelNameSchema, ownAccountsSchema, signInSchema } from '../../owners/schema.ts'
import { signedProblems } from '../owner-reference.ts'
import type { Route } from '../route.ts'

export const claimAccount: Route = {
  id: 'claimAccount',
  method: 'POST',
  path: '/me/accounts',
  reference: {
    tag: 'Owner',
    summary: 'Prove an account by a signed statement, or check it again',
    description:
      'The statement (`POST /me/statement {"account": …}`) is one side; the public profile of the account is the other, and is read at once. With `type` and `value`, a claimed account is read again, at most forty times an hour.',
    needs: 'session',
    body: [signInSchema, channelNameSchema],
    answer: { schema: ownAccountsSchema, description: 'The state of the accounts now' },
    problems: signedProblems,
  },
  create:
    ({ me }) =>
    ({ request, exchange }) =>
      me.claim(request, exchange),
}
