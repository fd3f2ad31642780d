import type { Network } from '../farcaster/network-port.ts'
import type { ReadyAnswer } from '../http/answer.ts'
import type { Logger } from '../kit/telemetry.ts'
import type { SearchPeople } from '../search/search.ts'
import { type AdminRouteOptions, createAdminRoutes } from './admin.ts'
import { type ChangeRouteOptions, createChangeRoute } from './changes.ts'
import { type CredentialRouteOptions, createCredentialRoutes } from './credentials.ts'
import { createLookupRoutes, type LookupRouteOptions } from './lookups.ts'
import { createMeRoutes } from './me.ts'
import { createMiniAppRoute, type MiniAppRouteOptions } from './miniapp.ts'
import type { Route } from './route.ts'
import { createSessionRoutes, type SessionRouteOptions } from './session.ts'
import { createWebhookRoutes, type WebhookRouteOptions } from './webhooks.ts'

export interface ApiOptions
  extends LookupRouteOptions,
    CredentialRouteOptions,
    SessionRouteOptions,
    AdminRouteOptions,
    MiniAppRouteOptions,
    WebhookRouteOptions {
  credentials: LookupRouteOptions['credentials'] & CredentialRouteOptions['credentials']
  search: SearchPeople
  /** Null when no node of the operator's own is configured. */
  network: Pick<Network, 'status'> | null
  changes: ChangeRouteOptions
  /** Whether the service has an MCP endpoint. */
  hasMcp?: boolean
  log: Logger
}

/** The parts that route handlers share, created once for an API. */
export const createParts = (options: ApiOptions, routes: readonly Route[]) => ({
  options,
  routes,
  lookups: createLookupRoutes(options),
  credentials: createCredentialRoutes(options),
  changes: createChangeRoute(options.changes),
  session: createSessionRoutes(options),
  webhooks: createWebhookRoutes(options),
  me: createMeRoutes(options),
  miniApp: createMiniAppRoute(options),
  admin: createAdminRoutes(options),
})
export type ApiParts = ReturnType<typeof createParts>

/** Makes a response when it is first requested: reading every schema takes milliseconds. */
export function once(make: () => ReadyAnswer): () => ReadyAnswer {
  let made: ReadyAnswer | undefined
  return () => {
    made ??= make()
    return made
  }
}
