import type { IncomingMessage, ServerResponse } from 'node:http'
import { createReadyWriter, isHeld, type ReadyLookup } from './answer.ts'
import type { KeyRing } from './key-ring.ts'
import { beginSpan, type Observers, record } from './observed.ts'
import { createMessagePath, type ReadyMessages } from './ready-messages.ts'
import { type ExchangeContext, RequestExchange } from './request-exchange.ts'

/** Answers a request at once; false, or a promise of it, when nothing was answered and the middleware have to. */
export type FastPath = (incoming: IncomingMessage, outgoing: ServerResponse) => boolean | Promise<boolean>

export interface FastPathOptions {
  exchanges: ExchangeContext
  keyRing: Pick<KeyRing, 'recent'>
  choosePolicy(exchange: RequestExchange): void
  /** The answer to a URL, where it lies ready. */
  ready(url: string): ReadyLookup | null
  messages?: ReadyMessages | undefined
  /** Our public origin. */
  baseUrl: string
  observers: Observers
}

/**
 * Answers what lies ready without a `Request` and a `Response`, under the same limits and with the same headers, metrics and log
 * line as the middleware. Requests over their limit, and those whose key has to be asked for, are left to the middleware.
 *
 * The host in the request's `Host` must be our own.
 */
export function createFastPath(options: FastPathOptions): FastPath {
  const { exchanges, keyRing, choosePolicy, ready, observers } = options
  const write = createReadyWriter()
  const answerMessage = options.messages && createMessagePath(options, options.messages)

  function answer({ route, answer }: ReadyLookup, status: 200 | 304, exchange: RequestExchange, outgoing: ServerResponse): true {
    exchange.route = route
    exchange.span = beginSpan(observers, exchange)
    const signature = exchange.signature(answer)
    const own = signature ? { ...exchange.headers(), ...signature } : exchange.headers()
    write(answer, { status, isPrivate: exchange.hasCredential, own }, outgoing)
    record(observers, status, exchange)
    return true
  }

  return (incoming, outgoing) => {
    const { method, headers, url } = incoming
    if (method !== 'GET') return answerMessage?.(incoming, outgoing) ?? false
    const asked = `http://${headers.host}${url}`
    const found = ready(asked)
    if (!found) return false
    const exchange = new RequestExchange(exchanges, method, asked, incoming, null)
    const key = exchange.token === null ? null : keyRing.recent(exchange.token)
    if (key === undefined) return false
    exchange.key = key
    choosePolicy(exchange)
    if (isHeld(found.answer, exchange)) {
      // Costs nothing.
      exchange.peek()
      return answer(found, 304, exchange, outgoing)
    }
    const isWithin = exchange.take()
    if (isWithin instanceof Promise) return isWithin.then((taken) => taken && answer(found, 200, exchange, outgoing))
    return isWithin && answer(found, 200, exchange, outgoing)
  }
}
