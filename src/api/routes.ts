import {
  FREE_TEXT_PATH,
  fillPath,
  identifierRoutes,
  segmentOf,
} from '@whocast/contract/identifier.ts'

/** A call of a route, which the tests make. `{uid}` stands for what a test finds. */
export interface Example {
  path: string
  body?: unknown
}

/**
 * A route of the API. The path is below `API_PATH`; OpenAPI, metrics and traces name the route by
 * it.
 */
export interface Route {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: string
  /** Absent of routes that the reference does not list, and of those for who is signed in. */
  example?: Example
  /** For browsers of who is signed in, or signs in. */
  isOwners?: true
}

const address = identifierRoutes.eth.parameters[0]?.example ?? ''

export const sampleSubmission = {
  name: 'Skill: Engineering',
  attesteeAddress: address,
  source: 'Guild of Testers',
  chain: 'base',
  reference: 'https://example.com/endorsements/1',
  timestamp: 1_700_000_000,
}

export const sampleQueries = { queries: ['vitalik.eth', 'fid:3', '@dwr', 'twitter:jack'] }

export const sampleWebhook = {
  url: 'https://example.com/hooks/whocast',
  types: ['profile', 'credential.issued'],
  identifiers: ['vitalik.eth', 'fid:3'],
  credentialNames: ['Skill: Engineering'],
}

const credentialName = 'credentialName=Skill%3A%20Engineering'

/**
 * All routes but the lookups by path, by operation id. The first that matches a request answers it.
 */
export const routes = {
  lookup: {
    method: 'GET',
    path: FREE_TEXT_PATH,
    example: { path: `${FREE_TEXT_PATH}?q=vitalik.eth` },
  },
  lookupMany: {
    method: 'POST',
    path: FREE_TEXT_PATH,
    example: { path: FREE_TEXT_PATH, body: sampleQueries },
  },
  search: { method: 'GET', path: '/search', example: { path: '/search?q=vita' } },
  getStatus: { method: 'GET', path: '/status', example: { path: '/status' } },
  changes: { method: 'GET', path: '/changes', example: { path: '/changes?after=latest' } },
  createWebhook: {
    method: 'POST',
    path: '/webhooks',
    example: { path: '/webhooks', body: sampleWebhook },
  },
  listWebhooks: { method: 'GET', path: '/webhooks', example: { path: '/webhooks' } },
  getWebhook: { method: 'GET', path: '/webhooks/{id}', example: { path: '/webhooks/{id}' } },
  rotateWebhook: {
    method: 'POST',
    path: '/webhooks/{id}/rotate',
    example: { path: '/webhooks/{id}/rotate' },
  },
  listDeliveries: {
    method: 'GET',
    path: '/webhooks/{id}/deliveries',
    example: { path: '/webhooks/{id}/deliveries' },
  },
  replayWebhook: {
    method: 'POST',
    path: '/webhooks/{id}/replay',
    example: { path: '/webhooks/{id}/replay', body: {} },
  },
  deleteWebhook: { method: 'DELETE', path: '/webhooks/{id}', example: { path: '/webhooks/{id}' } },
  putCredential: {
    method: 'PUT',
    path: '/credentials',
    example: { path: '/credentials', body: sampleSubmission },
  },
  listHolders: {
    method: 'GET',
    path: '/credentials',
    example: { path: `/credentials?${credentialName}` },
  },
  checkCredential: {
    method: 'GET',
    path: '/credentials/check',
    example: { path: `/credentials/check?holder=${address}&${credentialName}` },
  },
  // As programs for other services of this shape store.
  storeCredential: { method: 'POST', path: '/credentials/store' },
  getCredential: {
    method: 'GET',
    path: '/credentials/{uid}',
    example: { path: '/credentials/{uid}' },
  },
  getNonce: { method: 'GET', path: '/session/nonce', isOwners: true },
  signIn: { method: 'POST', path: '/session', isOwners: true },
  signInLink: { method: 'POST', path: '/session/link', isOwners: true },
  signOut: { method: 'DELETE', path: '/session', isOwners: true },
  getMe: { method: 'GET', path: '/me', isOwners: true },
  writeStatement: { method: 'POST', path: '/me/statement', isOwners: true },
  decide: { method: 'PATCH', path: '/me', isOwners: true },
  listOwnAccounts: { method: 'GET', path: '/me/accounts', isOwners: true },
  claimAccount: { method: 'POST', path: '/me/accounts', isOwners: true },
  setNotifications: { method: 'POST', path: '/me/notifications', isOwners: true },
  leave: { method: 'DELETE', path: '/me', isOwners: true },
  // For Farcaster clients. The reference leaves it out.
  takeClientEvent: { method: 'POST', path: '/miniapp/webhook' },
  // For the operator's page. The reference leaves them out.
  getOverview: { method: 'GET', path: '/admin' },
  traceAnswer: { method: 'GET', path: '/admin/trace' },
  replayLetters: { method: 'POST', path: '/admin/replay' },
  revokeKey: { method: 'POST', path: '/admin/revoke' },
  forgetPerson: { method: 'POST', path: '/admin/forget' },
  getReference: { method: 'GET', path: '/openapi.json', example: { path: '/openapi.json' } },
  getIndex: { method: 'GET', path: '/' },
} as const satisfies Record<string, Route>

export type OperationId = keyof typeof routes

/**
 * Routes that the reference leaves out: another spelling, the index, what Farcaster clients call,
 * and those of the operator's page.
 */
export type UnlistedOperation =
  | 'storeCredential'
  | 'takeClientEvent'
  | 'getIndex'
  | 'getOverview'
  | 'traceAnswer'
  | 'replayLetters'
  | 'revokeKey'
  | 'forgetPerson'

/** The first value takes the place of the first parameter, and so on. */
const lookupRoutes = Object.values(identifierRoutes).map((route) => {
  const values = route.parameters.map(({ example }) => example)
  return {
    method: 'GET',
    path: route.path,
    example: { path: fillPath(route.path, values) },
  } satisfies Route
})

/** The lookups by path, and all others. */
export const allRoutes: readonly Route[] = [...lookupRoutes, ...Object.values(routes)]

/** Every documented route with a call of it, by `GET /ens/{ensname}`. */
export const examples: Readonly<Record<string, Example & Pick<Route, 'method'>>> =
  Object.fromEntries(
    allRoutes.flatMap(({ method, path, example }) =>
      example ? [[`${method} ${path}`, { method, ...example }]] : [],
    ),
  )

/** The routes that the reference lists, as `GET /ens/{ensname}`. */
export const documentedRoutes: readonly string[] = allRoutes.flatMap(
  ({ method, path, example, isOwners }) => (example || isOwners ? [`${method} ${path}`] : []),
)

/** Of a lookup by path anything below its first segment is one identifier. */
const patterns: [pattern: RegExp, path: string][] = [
  ...lookupRoutes.map(({ path }): [RegExp, string] => [
    new RegExp(`^/${segmentOf({ path })}(?:/|$)`),
    path,
  ]),
  ...Object.values(routes).map(({ path }): [RegExp, string] => [
    new RegExp(`^${pathPattern(path)}/?$`),
    path,
  ]),
]

function pathPattern(path: string): string {
  return path
    .replace(/\/$/, '')
    .replaceAll('.', '\\.')
    .replaceAll(/\{\w+\}/g, '[^/]+')
}

/** In the order of `Allow`. HEAD comes with GET, and every route answers OPTIONS. */
const methodOrder = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

function methodsOfRoutes(routes: readonly Route[]): string[] {
  const methods = new Set<string>(routes.map(({ method }) => method))
  return methodOrder.filter(
    (name) => name === 'OPTIONS' || methods.has(name === 'HEAD' ? 'GET' : name),
  )
}

/** The methods that a path below `API_PATH` answers, for `Allow`; null when it is no route's. */
export function methodsOf(asked: string): string[] | null {
  const match = patterns.find(([pattern]) => pattern.test(asked))
  return match ? methodsOfRoutes(allRoutes.filter(({ path }) => path === match[1])) : null
}

/** The methods that any route answers. */
export const allMethods: readonly string[] = methodsOfRoutes(allRoutes)
