import { signInLinkSchema, signInSchema } from '../../owners/schema.ts'
import { signedProblems } from '../owner-reference.ts'
import type { Route } from '../route.ts'

export const signInLink: Route = {
  id: 'signInLink',
  method: 'POST',
  path: '/session/link',
  reference: {
    tag: 'Owner',
    summary: 'A link that signs in once',
    description:
      'For a Mini App in a frame, where browsers keep no cookies: a message of Sign In With Farcaster makes a link to `/me`, which signs in the browser that opens it, once, within five minutes.',
    body: signInSchema,
    answer: { schema: signInLinkSchema, description: 'The link' },
    problems: signedProblems,
  },
  create:
    ({ session }) =>
    ({ request, exchange }) =>
      session.link(request, exchange),
}
