import { challengeSchema, statementSchema } from '../../owners/schema.ts'
import { closed, otherSite } from '../owner-reference.ts'
import { parameter, type Route } from '../route.ts'

export const getNonce: Route = {
  id: 'getNonce',
  method: 'GET',
  path: '/session/nonce',
  reference: {
    tag: 'Owner',
    summary: 'A nonce to sign in with',
    description:
      'The values for a message of EIP-4361: nonce, domain, URI, chains. The nonce may be used once, within ten minutes.',
    parameters: [
      parameter('query', 'address', 'The address that will sign: the response is the whole text', {
        type: 'string',
      }),
      parameter('query', 'chainId', 'The chain ID of the text, one of `chains`', {
        type: 'integer',
        minimum: 1,
      }),
    ],
    answer: {
      schema: [challengeSchema, statementSchema],
      description: 'A new nonce; with an address the text to sign',
    },
    problems: { 400: 'Invalid address', 403: otherSite, 404: closed },
  },
  create:
    ({ session }) =>
    ({ url, exchange }) =>
      session.nonce(url, exchange),
}
