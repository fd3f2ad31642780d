import type { MiddlewareHandler } from 'hono'
import { securityHeaders } from './headers.ts'
import type { RequestEnv } from './request-exchange.ts'

/** Middleware: adds request id and limits to every answer, and the security headers that it does not set itself. */
export function standardHeaders(baseUrl: string): MiddlewareHandler<RequestEnv> {
  const forPages = Object.entries(securityHeaders(baseUrl)).filter(([name]) => !name.startsWith('access-control-'))
  const forData = Object.entries(securityHeaders(baseUrl))
  return async (c, next) => {
    await next()
    const { headers } = c.res
    const isPage = headers.get('content-type')?.startsWith('text/html')
    for (const [name, value] of isPage ? forPages : forData) if (!headers.has(name)) headers.set(name, value)
    const own = c.env.exchange.headers()
    for (const name in own) headers.set(name, own[name] ?? '')
  }
}
