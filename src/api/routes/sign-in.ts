import { linkSchema, signedInSchema, signInSchema } from '../../owners/schema.ts'
import { header } from '../openapi-parts.ts'
import { signedProblems } from '../owner-reference.ts'
import type { Route } from '../route.ts'

export const signIn: Route = {
  id: 'signIn',
  method: 'POST',
  path: '/session',
  reference: {
    tag: 'Owner',
    summary: 'Sign in by a signed message',
    description:
      'A message of EIP-4361 by any wallet (keys, ERC-1271, ERC-6492), or one of Sign In With Farcaster by the custody or an auth address; or the token of a link (`signInLink`, or a button of the Snap). The session is a cookie that scripts cannot read; it lasts 12 hours. Only pages of this service may send it: the `Origin` header has to say so.',
    body: [signInSchema, linkSchema],
    answer: {
      schema: signedInSchema,
      description: 'Signed in',
      headers: { 'Set-Cookie': header('The session') },
    },
    problems: signedProblems,
  },
  create:
    ({ session }) =>
    ({ request, exchange }) =>
      session.open(request, exchange),
}
