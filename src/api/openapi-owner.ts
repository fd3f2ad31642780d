import { commonProblems, header, ok, problem, ref, standardHeaders } from './openapi-parts.ts'

const cookie = { session: [] }

/** An answer of a signed-in owner's: without an entity tag, kept by nobody. */
const own = (name: Parameters<typeof ref>[0], description: string, headers: object = {}) => ({
  ...ok(name, description),
  headers: { ...standardHeaders, 'Cache-Control': header('no-store'), ...headers },
})

const closed = { '404': problem('The operator turned it off') }
const notSigned = problem('The message or its signature does not hold; the detail says why')
const otherOrigin = problem('No page of ours sent it: `Origin` has to be that of this service')
const bodyProblems = {
  '413': problem('The body is over 64 KiB'),
  '415': problem('The body is not JSON'),
  '422': problem('Invalid field'),
}
const notAsked = problem('A chain could not be asked about the signature', {
  'Retry-After': header('Seconds until it is worth asking again', 'integer'),
})

/** What the reference says of the routes for who is signed in. */
export const ownerOperations = {
  getNonce: {
    summary: 'A nonce to sign in with',
    description:
      'What a message of EIP-4361 has to say here: nonce, domain, URI, chains. The nonce may be used once, within ten minutes.',
    tags: ['Owner'],
    security: [{}],
    responses: {
      '200': own('Challenge', 'A new nonce'),
      ...commonProblems,
      ...closed,
      '403': problem('A page of another site asks'),
    },
  },
  signIn: {
    summary: 'Sign in by a signed message',
    description:
      'A message of EIP-4361 by any wallet (keys, ERC-1271, ERC-6492), or one of Sign In With Farcaster by the custody or an auth address. The session is a cookie that scripts cannot read; it lasts 12 hours. Only pages of this service may send it: the `Origin` header has to say so.',
    tags: ['Owner'],
    security: [{}],
    requestBody: { required: true, content: { 'application/json': { schema: ref('SignIn') } } },
    responses: {
      '200': own('SignedIn', 'Signed in', { 'Set-Cookie': header('The session') }),
      ...commonProblems,
      '401': notSigned,
      '403': otherOrigin,
      ...closed,
      ...bodyProblems,
      '503': notAsked,
    },
  },
  signOut: {
    summary: 'Sign out',
    tags: ['Owner'],
    security: [cookie],
    responses: {
      '200': own('SignedOut', 'The session is over', { 'Set-Cookie': header('Takes the cookie away') }),
      ...commonProblems,
      '403': otherOrigin,
      ...closed,
    },
  },
}
