import { segmentOf } from '@whocast/contract/identifier.ts'
import type { Example, Route } from './route.ts'
import { changes } from './routes/changes.ts'
import { checkCredential } from './routes/check-credential.ts'
import { claimAccount } from './routes/claim-account.ts'
import { createWebhook } from './routes/create-webhook.ts'
import { decide } from './routes/decide.ts'
import { deleteWebhook } from './routes/delete-webhook.ts'
import { forgetPerson } from './routes/forget-person.ts'
import { getCredential } from './routes/get-credential.ts'
import { getIndex } from './routes/get-index.ts'
import { getMe } from './routes/get-me.ts'
import { getNonce } from './routes/get-nonce.ts'
import { getOverview } from './routes/get-overview.ts'
import { getReference } from './routes/get-reference.ts'
import { getStatus } from './routes/get-status.ts'
import { getWebhook } from './routes/get-webhook.ts'
import { identifierLookups } from './routes/identifiers.ts'
import { leave } from './routes/leave.ts'
import { listDeliveries } from './routes/list-deliveries.ts'
import { listHolders } from './routes/list-holders.ts'
import { listOwnAccounts } from './routes/list-own-accounts.ts'
import { listWebhooks } from './routes/list-webhooks.ts'
import { lookup } from './routes/lookup.ts'
import { lookupMany } from './routes/lookup-many.ts'
import { putCredential } from './routes/put-credential.ts'
import { replayLetters } from './routes/replay-letters.ts'
import { replayWebhook } from './routes/replay-webhook.ts'
import { revokeKey } from './routes/revoke-key.ts'
import { rotateWebhook } from './routes/rotate-webhook.ts'
import { search } from './routes/search.ts'
import { setNotifications } from './routes/set-notifications.ts'
import { signIn } from './routes/sign-in.ts'
import { signInLink } from './routes/sign-in-link.ts'
import { signOut } from './routes/sign-out.ts'
import { storeCredential } from './routes/store-credential.ts'
import { takeClientEvent } from './routes/take-client-event.ts'
import { traceAnswer } from './routes/trace-answer.ts'
import { writeStatement } from './routes/write-statement.ts'

/**
 * All routes of the API: one line each. Router, `Allow`, metrics, reference, client types and MCP
 * tools derive from this list. The first route that matches a request handles it.
 */
export const routes: readonly Route[] = [
  ...identifierLookups,
  lookup,
  lookupMany,
  search,
  getStatus,
  changes,
  createWebhook,
  listWebhooks,
  getWebhook,
  rotateWebhook,
  listDeliveries,
  replayWebhook,
  deleteWebhook,
  putCredential,
  listHolders,
  checkCredential,
  storeCredential,
  getCredential,
  getNonce,
  signIn,
  signInLink,
  signOut,
  getMe,
  writeStatement,
  decide,
  listOwnAccounts,
  claimAccount,
  setNotifications,
  leave,
  takeClientEvent,
  getOverview,
  traceAnswer,
  replayLetters,
  revokeKey,
  forgetPerson,
  getReference,
  getIndex,
]

/** Every documented route with a call of it, by `GET /ens/{ensname}`. */
export const examples: Readonly<Record<string, Example & Pick<Route, 'method'>>> =
  Object.fromEntries(
    routes.flatMap(({ method, path, example }) =>
      example ? [[`${method} ${path}`, { method, ...example }]] : [],
    ),
  )

/** The routes that the reference lists, as `GET /ens/{ensname}`. */
export const documentedRoutes: readonly string[] = routes.flatMap(({ method, path, reference }) =>
  reference ? [`${method} ${path}`] : [],
)

/** Returns the segments of a path; a slash at the end adds none. */
const segmentsOf = (path: string): string[] => path.replace(/\/$/, '').split('/')

const templates = routes.map((route) => ({
  path: route.path,
  isPrefix: route.isPrefix === true,
  segments: route.isPrefix ? ['', segmentOf(route)] : segmentsOf(route.path),
}))

/** Returns true where a requested path has the segments of a route, each `{name}` being filled. */
function isPathOf(template: (typeof templates)[number], requested: readonly string[]): boolean {
  const { segments, isPrefix } = template
  if (isPrefix ? requested.length < segments.length : requested.length !== segments.length)
    return false
  return segments.every((segment, index) =>
    segment.startsWith('{') ? requested[index] !== '' : segment === requested[index],
  )
}

/** In the order of `Allow`. HEAD comes with GET, and every route answers OPTIONS. */
const methodOrder = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

function methodsOfRoutes(some: readonly Route[]): string[] {
  const methods = new Set<string>(some.map(({ method }) => method))
  return methodOrder.filter(
    (name) => name === 'OPTIONS' || methods.has(name === 'HEAD' ? 'GET' : name),
  )
}

/** Returns the methods of a path below `API_PATH`, for `Allow`; null when no route has it. */
export function methodsOf(requested: string): string[] | null {
  const segments = segmentsOf(requested)
  const match = templates.find((template) => isPathOf(template, segments))
  return match ? methodsOfRoutes(routes.filter(({ path }) => path === match.path)) : null
}

/** The methods of any route. */
export const allMethods: readonly string[] = methodsOfRoutes(routes)
