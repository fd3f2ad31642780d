import { ServiceError } from '@whocast/contract/error.ts'
import { API_PATH, segmentOf } from '@whocast/contract/identifier.ts'
import { type Context, Hono } from 'hono'
import type { Match } from '../http/answer.ts'
import type { Exchange, GateEnv, HttpEnv } from '../http/exchange.ts'
import { securityHeaders } from '../http/headers.ts'
import { honoPath, rawPath } from '../http/path.ts'
import { createErrorHandler, problemResponse } from '../http/problem.ts'
import { type ApiOptions, createParts } from './parts.ts'
import type { Call } from './route.ts'
import { allMethods, methodsOf, routes } from './routes.ts'

export interface Api {
  fetch(request: Request, env: GateEnv): Response | Promise<Response>
  /** Finds the lookup that a URL requests, which the gate answers without the router. */
  find(url: string): Match | null
}

/**
 * Makes the HTTP API below `/api/v1` (docs/api.md) from the list of routes. It expects to be called
 * through the gate (http/gate.ts), which puts the exchange into its environment.
 */
export function createApi(options: ApiOptions): Api {
  const { baseUrl, log } = options
  const parts = createParts(options, routes)
  const app = new Hono<HttpEnv>({ strict: false }).basePath(API_PATH)
  for (const route of routes) {
    const label = route.path === '/' ? API_PATH : route.path
    const handle = route.create?.(parts)
    if (!handle) continue
    app.on(route.method, route.isPrefix ? `/${segmentOf(route)}/*` : honoPath(route.path), (c) => {
      // `/credentials/store` is no `/credentials/{uid}`.
      if (methodsAt(c.req.url)?.includes(route.method) === false)
        return refuse(c.req.url, c.env.exchange, baseUrl)
      c.env.exchange.route = label
      return handle(callOf(c))
    })
  }
  app.options('/*', ({ env }) => preflight(env.exchange, baseUrl))
  app.notFound((c) => refuse(c.req.url, c.env.exchange, baseUrl))
  app.onError(createErrorHandler({ baseUrl, log }))
  return { fetch: app.fetch, find: parts.lookups.find }
}

const callOf = ({ req, env }: Context<HttpEnv>): Call => ({
  url: req.url,
  request: req.raw,
  exchange: env.exchange,
  parameter(name) {
    const value = req.param(name) ?? ''
    if (value.includes('\0')) throw new ServiceError('not-found', `nothing has this ${name}`)
    return value
  },
})

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

const methodsAt = (url: string) => methodsOf(rawPath(url).slice(API_PATH.length))

/** 405 where the path is that of a route, else 404. */
function refuse(url: string, exchange: Exchange, baseUrl: string): Response {
  const allow = methodsAt(url)?.join(', ')
  return allow === undefined
    ? problemResponse(
        new ServiceError('not-found', 'The route does not exist. /docs lists all routes.'),
        exchange,
        {
          baseUrl,
        },
      )
    : problemResponse(
        new ServiceError('method-not-allowed', `This route supports ${allow}.`),
        exchange,
        {
          baseUrl,
          headers: { allow },
        },
      )
}
