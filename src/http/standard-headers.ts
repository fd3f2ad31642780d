import { API_PATH } from '@whocast/contract/identifier.ts'
import type { MiddlewareHandler } from 'hono'
import { securityHeaders } from './headers.ts'
import type { RequestEnv } from './request-exchange.ts'

/**
 * Middleware: adds request id and limits to answers, and the security headers that they do not set
 * themselves. Answers of the API are made with all of them (answer.ts, problem.ts): a `Headers` for
 * each would cost a tenth of an uncached lookup.
 */
export function standardHeaders(baseUrl: string): MiddlewareHandler<RequestEnv> {
  const forData = Object.entries(securityHeaders(baseUrl))
  const forPages = forData.filter(([name]) => !name.startsWith('access-control-'))
  return async (c, next) => {
    await next()
    const { exchange } = c.env
    if (exchange.path.startsWith(API_PATH)) return
    const { headers } = c.res
    const isPage = headers.get('content-type')?.startsWith('text/html')
    for (const [name, value] of isPage ? forPages : forData)
      if (!headers.has(name)) headers.set(name, value)
    const own = exchange.headers()
    for (const name in own) headers.set(name, own[name] ?? '')
  }
}
