import {
  commonProblems,
  header,
  ok,
  parameter,
  problem,
  ref,
  standardHeaders,
} from './openapi-parts.ts'

const cookie = { session: [] }

/** An answer for a signed-in owner: without an entity tag, not cached. */
const own = (name: Parameters<typeof ref>[0], description: string, headers: object = {}) => ({
  ...ok(name, description),
  headers: { ...standardHeaders, 'Cache-Control': header('no-store'), ...headers },
})

const notSignedIn = problem('Not signed in')
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

/** The problems of a request that carries a signed message. */
const signedProblems = {
  ...commonProblems,
  '401': notSigned,
  '403': otherOrigin,
  ...closed,
  ...bodyProblems,
  '503': notAsked,
}

/** What the reference says of the routes for who is signed in. */
export const ownerOperations = {
  getNonce: {
    summary: 'A nonce to sign in with',
    description:
      'What a message of EIP-4361 has to say here: nonce, domain, URI, chains. The nonce may be used once, within ten minutes.',
    tags: ['Owner'],
    security: [{}],
    parameters: [
      parameter('query', 'address', 'Who will sign: the answer is the whole text', {
        type: 'string',
      }),
      parameter('query', 'chainId', 'That the text names, where it is one of `chains`', {
        type: 'integer',
        minimum: 1,
      }),
    ],
    responses: {
      '200': {
        ...own('Challenge', 'A new nonce; with an address the text to sign'),
        content: {
          'application/json': { schema: { anyOf: [ref('Challenge'), ref('Statement')] } },
        },
      },
      ...commonProblems,
      ...closed,
      '403': problem('A page of another site asks'),
    },
  },
  signIn: {
    summary: 'Sign in by a signed message',
    description:
      'A message of EIP-4361 by any wallet (keys, ERC-1271, ERC-6492), or one of Sign In With Farcaster by the custody or an auth address; or the token of a link (`signInLink`, or a button of the Snap). The session is a cookie that scripts cannot read; it lasts 12 hours. Only pages of this service may send it: the `Origin` header has to say so.',
    tags: ['Owner'],
    security: [{}],
    requestBody: {
      required: true,
      content: { 'application/json': { schema: { anyOf: [ref('SignIn'), ref('SignInByLink')] } } },
    },
    responses: {
      '200': own('SignedIn', 'Signed in', { 'Set-Cookie': header('The session') }),
      ...signedProblems,
    },
  },
  signInLink: {
    summary: 'A link that signs in once',
    description:
      'For a Mini App in a frame, where browsers keep no cookies: a message of Sign In With Farcaster makes a link to `/me`, which signs in the browser that opens it, once, within five minutes.',
    tags: ['Owner'],
    security: [{}],
    requestBody: { required: true, content: { 'application/json': { schema: ref('SignIn') } } },
    responses: {
      '200': own('SignInLink', 'The link'),
      ...signedProblems,
    },
  },
  signOut: {
    summary: 'Sign out',
    tags: ['Owner'],
    security: [cookie],
    responses: {
      '200': own('SignedOut', 'The session is over', {
        'Set-Cookie': header('Takes the cookie away'),
      }),
      ...commonProblems,
      '403': otherOrigin,
      ...closed,
    },
  },
  getMe: {
    summary: 'Everything that is held of who is signed in',
    description:
      'By source, with times and grades, hidden and private things too: to look at, and to take away.',
    tags: ['Owner'],
    security: [cookie],
    responses: {
      '200': own('Own', 'What is held'),
      ...commonProblems,
      '401': notSignedIn,
      ...closed,
    },
  },
  writeStatement: {
    summary: 'The text to sign for a change of what is shown',
    description:
      'Names the whole decision as it will be. What the body does not name stays as it is. Nothing changes until the text is signed and sent by PATCH or DELETE.',
    tags: ['Owner'],
    security: [cookie],
    requestBody: {
      required: true,
      content: { 'application/json': { schema: ref('OwnerChanges') } },
    },
    responses: {
      '200': own('Statement', 'The text'),
      ...commonProblems,
      '401': notSignedIn,
      '403': otherOrigin,
      ...closed,
      ...bodyProblems,
    },
  },
  decide: {
    summary: 'Show less, say more: by a signed statement',
    description:
      'In force everywhere within a second. The statement is kept: it is what was decided, and who decided it.',
    tags: ['Owner'],
    security: [cookie],
    requestBody: { required: true, content: { 'application/json': { schema: ref('SignIn') } } },
    responses: {
      '200': own('Own', 'What is held now'),
      ...signedProblems,
    },
  },
  listOwnAccounts: {
    summary: 'The accounts that the owner claims by statements',
    tags: ['Owner'],
    security: [cookie],
    responses: {
      '200': own('OwnAccounts', 'The accounts, and what they may say to confirm it'),
      ...commonProblems,
      '401': notSigned,
      '403': problem('A page of another site asks'),
      ...closed,
    },
  },
  claimAccount: {
    summary: 'Prove an account: by a signed statement; or look at it again',
    description:
      'The statement (`POST /me/statement {"account": …}`) is one side; the public profile of the account is the other, and is read at once. With `type` and `value`, a claimed account is read again, at most forty times an hour.',
    tags: ['Owner'],
    security: [cookie],
    requestBody: {
      required: true,
      content: { 'application/json': { schema: { anyOf: [ref('SignIn'), ref('ChannelName')] } } },
    },
    responses: {
      '200': own('OwnAccounts', 'How the accounts stand now'),
      ...signedProblems,
    },
  },
  setNotifications: {
    summary: 'Turn messages in Farcaster clients off or on',
    description:
      'For who has added the Mini App in a client: at most one message a day, of what others attest and of proofs that are gone. No signature is needed.',
    tags: ['Owner'],
    security: [cookie],
    requestBody: {
      required: true,
      content: { 'application/json': { schema: ref('Notifications') } },
    },
    responses: {
      '200': own('Notified', 'How it stands now'),
      ...commonProblems,
      '401': notSignedIn,
      '403': otherOrigin,
      '404': problem('No client of theirs has turned messages on, or the operator turned them off'),
      ...bodyProblems,
    },
  },
  leave: {
    summary: 'Leave: everything is removed, and kept out',
    tags: ['Owner'],
    security: [cookie],
    requestBody: { required: true, content: { 'application/json': { schema: ref('SignIn') } } },
    responses: {
      '200': own('Receipt', 'What was removed', { 'Set-Cookie': header('Takes the cookie away') }),
      ...signedProblems,
    },
  },
}
