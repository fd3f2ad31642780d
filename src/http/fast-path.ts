import type { IncomingMessage, ServerResponse } from 'node:http'
import { createReadyWriter, type ReadyLookup } from './answer.ts'
import { beginSpan, type Observers, record } from './observed.ts'
import { type ExchangeContext, RequestExchange } from './request-exchange.ts'

/** Answers a request at once; false, or a promise of it, when nothing was answered and the middleware have to. */
export type FastPath = (incoming: IncomingMessage, outgoing: ServerResponse) => boolean | Promise<boolean>

export interface FastPathOptions {
  exchanges: ExchangeContext
  choosePolicy(exchange: RequestExchange): void
  /** The answer to a URL, where it lies ready. */
  ready(url: string): ReadyLookup | null
  observers: Observers
}

/**
 * Answers what lies ready without a `Request` and a `Response`, under the same limits and with the same headers, metrics and log
 * line as the middleware. Requests with a credential or a condition, and those over their limit, are left to the middleware.
 *
 * The host in the request's `Host` must be our own.
 */
export function createFastPath({ exchanges, choosePolicy, ready, observers }: FastPathOptions): FastPath {
  const write = createReadyWriter()

  function answer({ route, answer }: ReadyLookup, exchange: RequestExchange, outgoing: ServerResponse): true {
    exchange.route = route
    exchange.span = beginSpan(observers, exchange)
    write(answer, exchange.headers(), outgoing)
    record(observers, 200, exchange)
    return true
  }

  return (incoming, outgoing) => {
    const { method, headers, url } = incoming
    if (method !== 'GET' || 'authorization' in headers || 'x-api-key' in headers || 'if-none-match' in headers) return false
    const asked = `http://${headers.host}${url}`
    const found = ready(asked)
    if (!found) return false
    const exchange = new RequestExchange(exchanges, method, asked, incoming, null)
    choosePolicy(exchange)
    const isWithin = exchange.take()
    if (isWithin instanceof Promise) return isWithin.then((taken) => taken && answer(found, exchange, outgoing))
    return isWithin && answer(found, exchange, outgoing)
  }
}
