import { Hono } from 'hono'
import { ServiceError } from '../domain/error.ts'
import type { Logger } from '../domain/ports/telemetry.ts'
import { commonHeaders, type ReadyAnswer, type ReadyLookup, readyAnswer, sendReady } from '../http/answer.ts'
import type { GateEnv, HttpEnv } from '../http/exchange.ts'
import { securityHeaders } from '../http/headers.ts'
import { decodePart, rawPath } from '../http/path.ts'
import { createErrorHandler, problemResponse } from '../http/problem.ts'
import { packageVersion } from '../root.ts'
import { type CredentialRouteOptions, createCredentialRoutes } from './credentials.ts'
import { apiIndex, discoveryHeaders } from './discovery.ts'
import { askers, createLookupRoutes, type LookupRouteOptions } from './lookups.ts'
import { openApiDocument } from './openapi.ts'
import { createSearchRoute, type SearchRouteOptions } from './search.ts'

export interface ApiOptions extends LookupRouteOptions, CredentialRouteOptions, SearchRouteOptions {
  credentials: LookupRouteOptions['credentials'] & CredentialRouteOptions['credentials']
  /** Whether there is an MCP endpoint to tell of. */
  hasMcp?: boolean
  log: Logger
}

export const API_PATH = '/api/v1'

/** What each route answers, for 405. Of a lookup by path anything below it is one identifier. */
const methodsOf: [pattern: RegExp, methods: string][] = [
  [/^\/(ens|eth|fid|fname|socials)(\/|$)/, 'GET, HEAD, OPTIONS'],
  [/^\/lookup\/?$/, 'GET, HEAD, POST, OPTIONS'],
  [/^\/search\/?$/, 'GET, HEAD, OPTIONS'],
  [/^\/credentials\/?$/, 'GET, HEAD, PUT, OPTIONS'],
  [/^\/credentials\/store\/?$/, 'POST, OPTIONS'],
  [/^\/credentials\/[^/]+\/?$/, 'GET, HEAD, OPTIONS'],
  [/^\/?$/, 'GET, HEAD, OPTIONS'],
  [/^\/openapi\.json\/?$/, 'GET, HEAD, OPTIONS'],
]

export interface Api {
  fetch(request: Request, env: GateEnv): Response | Promise<Response>
  /** What a lookup that was asked before, by this very URL, is answered with, where the answer lies ready; for the gate. */
  ready(url: string): ReadyLookup | null
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
  const app = new Hono<HttpEnv>({ strict: false }).basePath(API_PATH)

  for (const kind of ['ens', 'eth', 'fid', 'fname', 'socials'] as const) {
    app.get(`/${kind}/*`, (c) => lookups.one(askers[kind], c.req.url, c.env.exchange))
  }
  app.get('/lookup', (c) => lookups.one(askers.lookup, c.req.url, c.env.exchange))
  app.post('/lookup', (c) => {
    c.env.exchange.route = '/lookup'
    return lookups.many(c.req.raw, c.env.exchange)
  })

  app.get('/search', (c) => {
    c.env.exchange.route = '/search'
    return search(c.req.url, c.env.exchange)
  })

  app.put('/credentials', (c) => {
    c.env.exchange.route = '/credentials'
    return credentials.put(c.req.raw, c.env.exchange)
  })
  app.get('/credentials', (c) => {
    c.env.exchange.route = '/credentials'
    return credentials.holders(c.req.url, c.env.exchange)
  })
  app.get('/credentials/check', (c) => {
    c.env.exchange.route = '/credentials/check'
    return credentials.check(c.req.url, c.env.exchange)
  })
  // As programs for other services of this shape store.
  app.post('/credentials/store', (c) => {
    c.env.exchange.route = '/credentials/store'
    return credentials.put(c.req.raw, c.env.exchange)
  })
  app.get('/credentials/:uid', (c) => {
    c.env.exchange.route = '/credentials/{uid}'
    const uid = rawPath(c.req.url).slice(`${API_PATH}/credentials/`.length).replace(/\/$/, '')
    return credentials.get(decodePart(uid), c.env.exchange, c.req.url)
  })

  let reference: ReadyAnswer | undefined
  app.get('/openapi.json', (c) => {
    c.env.exchange.route = '/openapi.json'
    reference ??= readyAnswer(JSON.stringify(openApiDocument(baseUrl)), commonHeaders(baseUrl, 'public, max-age=300'))
    return sendReady(reference, c.env.exchange, 'kept')
  })

  app.get('/', (c) => {
    c.env.exchange.route = '/'
    const index = apiIndex(baseUrl, { version: packageVersion(), hasMcp: options.hasMcp ?? false })
    return sendReady(readyAnswer(JSON.stringify(index), discoveryHeaders(baseUrl, 'application/json')), c.env.exchange)
  })

  app.options('/*', (c) => {
    const { exchange } = c.env
    exchange.isDressed = true
    return new Response(null, {
      status: 204,
      headers: {
        ...securityHeaders(baseUrl),
        ...exchange.headers(),
        'access-control-allow-methods': 'GET, HEAD, POST, PUT, OPTIONS',
        // `*` is every header but Authorization; the others are for browsers that do not know it.
        'access-control-allow-headers': '*, Authorization, Content-Type, If-None-Match, x-api-key',
        'access-control-max-age': '86400',
      },
    })
  })

  app.notFound((c) => {
    const path = rawPath(c.req.url).slice(API_PATH.length)
    const allow = methodsOf.find(([pattern]) => pattern.test(path))?.[1]
    if (allow === undefined) {
      const error = new ServiceError('not-found', 'no such route; /docs lists them')
      return problemResponse(error, c.env.exchange, { baseUrl })
    }
    const error = new ServiceError('method-not-allowed', `this route answers ${allow}`)
    return problemResponse(error, c.env.exchange, { baseUrl, headers: { allow } })
  })

  app.onError(createErrorHandler({ baseUrl, log }))
  return { fetch: app.fetch, ready: lookups.ready }
}
