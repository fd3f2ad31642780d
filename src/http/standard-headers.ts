import { API_PATH } from '@whocast/contract/identifier.ts'
import type { Exchange } from './exchange.ts'
import { securityHeaders } from './headers.ts'

/**
 * Creates a function that adds request id and limits to a response, and the security headers that
 * it does not set itself. Responses of the API are made with all of them (answer.ts, problem.ts): a
 * `Headers` for each would cost a tenth of an uncached lookup.
 */
export function createHeaderWriter(
  baseUrl: string,
): (response: Response, exchange: Exchange) => void {
  const forData = Object.entries(securityHeaders(baseUrl))
  const forPages = forData.filter(([name]) => !name.startsWith('access-control-'))
  return ({ headers }, exchange) => {
    if (exchange.path.startsWith(API_PATH)) return
    const isPage = headers.get('content-type')?.startsWith('text/html')
    for (const [name, value] of isPage ? forPages : forData)
      if (!headers.has(name)) headers.set(name, value)
    const own = exchange.headers()
    for (const name in own) headers.set(name, own[name] ?? '')
  }
}
