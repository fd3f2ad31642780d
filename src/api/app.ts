import { ServiceError } from '@whocast/contract/error.ts'
import { API_PATH, identifierRoutes, segmentOf } from '@whocast/contract/identifier.ts'
import { type Handler, Hono } from 'hono'
import {
  commonHeaders,
  type PendingLookup,
  type ReadyAnswer,
  type ReadyLookup,
  readyAnswer,
  sendReady,
} from '../http/answer.ts'
import type { Exchange, GateEnv, HttpEnv } from '../http/exchange.ts'
import { securityHeaders } from '../http/headers.ts'
import { decodePart, honoPath, rawPath } from '../http/path.ts'
import { createErrorHandler, problemResponse } from '../http/problem.ts'
import { packageVersion } from '../kit/root.ts'
import type { Logger } from '../kit/telemetry.ts'
import { type AdminRouteOptions, createAdminRoutes } from './admin.ts'
import { type ChangeRouteOptions, createChangeRoute } from './changes.ts'
import { type CredentialRouteOptions, createCredentialRoutes } from './credentials.ts'
import { apiIndex, discoveryHeaders } from './discovery.ts'
import { createLookupRoutes, type LookupRouteOptions } from './lookups.ts'
import { createMeRoutes } from './me.ts'
import { createMiniAppRoute, type MiniAppRouteOptions } from './miniapp.ts'
import { openApiDocument } from './openapi.ts'
import { allMethods, methodsOf, type OperationId, routes } from './routes.ts'
import { createSearchRoute, type SearchRouteOptions } from './search.ts'
import { createSessionRoutes, type SessionRouteOptions } from './session.ts'
import { createStatusRoute, type StatusRouteOptions } from './status.ts'
import { createWebhookRoutes, type WebhookRouteOptions } from './webhooks.ts'

export interface ApiOptions
  extends LookupRouteOptions,
    CredentialRouteOptions,
    SearchRouteOptions,
    StatusRouteOptions,
    SessionRouteOptions,
    AdminRouteOptions,
    MiniAppRouteOptions,
    WebhookRouteOptions {
  credentials: LookupRouteOptions['credentials'] & CredentialRouteOptions['credentials']
  changes: ChangeRouteOptions
  /** Whether there is an MCP endpoint to tell of. */
  hasMcp?: boolean
  log: Logger
}

export interface Api {
  fetch(request: Request, env: GateEnv): Response | Promise<Response>
  /**
   * What a lookup that was asked before, by this very URL, is answered with, where the answer lies
   * ready; for the gate.
   */
  ready(url: string): ReadyLookup | null
  /**
   * A lookup by path whose answer does not lie ready, to be made without the router; for the gate.
   */
  pending(url: string): PendingLookup | null
}

/**
 * The HTTP API below `/api/v1`, as docs/api.md tells it. It expects to be called through the gate
 * (http/gate.ts), which puts the exchange into its environment. Every route is one handler, so
 * that a cached lookup is answered without a promise.
 */
export function createApi(options: ApiOptions): Api {
  const { baseUrl, log } = options
  const lookups = createLookupRoutes(options)
  const credentials = createCredentialRoutes(options)
  const search = createSearchRoute(options)
  const status = createStatusRoute(options)
  const changes = createChangeRoute(options.changes)
  const session = createSessionRoutes(options)
  const webhooks = createWebhookRoutes(options)
  const me = createMeRoutes(options)
  const miniApp = createMiniAppRoute(options)
  const admin = createAdminRoutes(options)
  const app = new Hono<HttpEnv>({ strict: false }).basePath(API_PATH)
  // Made once, when they are first asked for: reading every schema takes milliseconds.
  let reference: ReadyAnswer | undefined
  let index: ReadyAnswer | undefined
  const handlers: Record<OperationId, Handler<HttpEnv>> = {
    lookup: (c) => lookups.byText(c.req.url, c.env.exchange),
    lookupMany: (c) => lookups.many(c.req.raw, c.env.exchange),
    search: (c) => search(c.req.url, c.env.exchange),
    getStatus: (c) => status(c.env.exchange),
    changes: (c) => changes(c.req.url, c.env.exchange),
    createWebhook: (c) => webhooks.create(c.req.raw, c.env.exchange),
    listWebhooks: (c) => webhooks.list(c.env.exchange),
    getWebhook: (c) => webhooks.get(c.req.param('id') ?? '', c.env.exchange),
    deleteWebhook: (c) => webhooks.remove(c.req.param('id') ?? '', c.env.exchange),
    rotateWebhook: (c) => webhooks.rotate(c.req.param('id') ?? '', c.env.exchange),
    listDeliveries: (c) => webhooks.deliveries(c.req.param('id') ?? '', c.req.url, c.env.exchange),
    replayWebhook: (c) => webhooks.replay(c.req.param('id') ?? '', c.req.raw, c.env.exchange),
    putCredential: (c) => credentials.put(c.req.raw, c.env.exchange),
    listHolders: (c) => credentials.holders(c.req.url, c.env.exchange),
    checkCredential: (c) => credentials.check(c.req.url, c.env.exchange),
    storeCredential: (c) => credentials.put(c.req.raw, c.env.exchange),
    getCredential: (c) =>
      credentials.get(
        decodePart(rawPath(c.req.url).split('/')[4] ?? ''),
        c.env.exchange,
        c.req.url,
      ),
    getNonce: (c) => session.nonce(c.req.url, c.env.exchange),
    signIn: (c) => session.open(c.req.raw, c.env.exchange),
    signInLink: (c) => session.link(c.req.raw, c.env.exchange),
    signOut: (c) => session.close(c.env.exchange),
    getMe: (c) => me.get(c.env.exchange),
    writeStatement: (c) => me.statement(c.req.raw, c.env.exchange),
    decide: (c) => me.decide(c.req.raw, c.env.exchange),
    listOwnAccounts: (c) => me.accounts(c.env.exchange),
    claimAccount: (c) => me.claim(c.req.raw, c.env.exchange),
    setNotifications: (c) => me.notifications(c.req.raw, c.env.exchange),
    leave: (c) => me.leave(c.req.raw, c.env.exchange),
    takeClientEvent: (c) => miniApp(c.req.raw, c.env.exchange),
    getOverview: (c) => admin.overview(c.env.exchange),
    traceAnswer: (c) => admin.trace(c.req.url, c.env.exchange),
    replayLetters: (c) => admin.replay(c.req.raw, c.env.exchange),
    revokeKey: (c) => admin.revoke(c.req.raw, c.env.exchange),
    forgetPerson: (c) => admin.forget(c.req.raw, c.env.exchange),
    getReference: (c) => {
      reference ??= readyAnswer(
        JSON.stringify(openApiDocument(baseUrl)),
        commonHeaders(baseUrl, 'public, max-age=300'),
      )
      return sendReady(reference, c.env.exchange, 'kept')
    },
    getIndex: (c) => {
      index ??= readyAnswer(
        JSON.stringify(
          apiIndex(baseUrl, { version: packageVersion(), hasMcp: options.hasMcp ?? false }),
        ),
        discoveryHeaders(baseUrl, 'application/json'),
      )
      return sendReady(index, c.env.exchange, 'kept')
    },
  }

  for (const route of Object.values(identifierRoutes)) {
    app.get(`/${segmentOf(route)}/*`, (c) => lookups.byPath(route, c.req.url, c.env.exchange))
  }
  for (const [id, { method, path }] of Object.entries(routes)) {
    const label = path === '/' ? API_PATH : path
    app.on(method, honoPath(path), (c, next) => {
      c.env.exchange.route = label
      return handlers[id as OperationId](c, next)
    })
  }
  app.options('/*', ({ env }) => preflight(env.exchange, baseUrl))
  app.notFound((c) => refuse(c.req.url, c.env.exchange, baseUrl))
  app.onError(createErrorHandler({ baseUrl, log }))
  return { fetch: app.fetch, ready: lookups.ready, pending: lookups.pending }
}

/** Answers what a browser asks before a request of another origin. */
function preflight(exchange: Exchange, baseUrl: string): Response {
  return new Response(null, {
    status: 204,
    headers: {
      ...securityHeaders(baseUrl),
      ...exchange.headers(),
      'access-control-allow-methods': allMethods.join(', '),
      // `*` is every header but Authorization; the others are for browsers that do not know it.
      'access-control-allow-headers': '*, Authorization, Content-Type, If-None-Match, x-api-key',
      'access-control-max-age': '86400',
    },
  })
}

/** 405 where the path is that of a route, else 404. */
function refuse(url: string, exchange: Exchange, baseUrl: string): Response {
  const allow = methodsOf(rawPath(url).slice(API_PATH.length))?.join(', ')
  return allow === undefined
    ? problemResponse(new ServiceError('not-found', 'no such route; /docs lists them'), exchange, {
        baseUrl,
      })
    : problemResponse(
        new ServiceError('method-not-allowed', `this route answers ${allow}`),
        exchange,
        {
          baseUrl,
          headers: { allow },
        },
      )
}
