import type { IncomingMessage, ServerResponse } from 'node:http'
import { forClient } from '../net/request-allowance.ts'
import type { Admission } from './admission.ts'
import {
  createReadyWriter,
  isHeld,
  type PendingLookup,
  type ReadyAnswer,
  type ReadyLookup,
} from './answer.ts'
import { createMessagePath, type ReadyMessages } from './cached-messages.ts'
import { encoded } from './encoding.ts'
import type { KeyRing } from './key-ring.ts'
import { beginSpan, type Observers, record } from './observed.ts'
import { type ExchangeContext, RequestExchange } from './request-exchange.ts'

/**
 * Answers a request at once; false, or a promise of it, when nothing was answered and the
 * middleware have to.
 */
export type FastPath = (
  incoming: IncomingMessage,
  outgoing: ServerResponse,
) => boolean | Promise<boolean>

export interface FastPathOptions {
  exchanges: ExchangeContext
  keyRing: Pick<KeyRing, 'recent'>
  choosePolicy(exchange: RequestExchange): void
  /** Returns the cached response to a URL. */
  ready(url: string): ReadyLookup | null
  /** A lookup of which that is not so. */
  pending(url: string): PendingLookup | null
  /** The answer to a lookup that failed. */
  fail(error: unknown, exchange: RequestExchange): Response
  /** Rejects lookups that have to be made while the process is overloaded. */
  admission?: Admission | undefined
  messages?: ReadyMessages | undefined
  /** Our public origin. */
  baseUrl: string
  observers: Observers
}

/**
 * Answers lookups by path without a `Request`, a `Response` and a router, under the same limits and
 * with the same headers, metrics and log line as the middleware. Requests over their limit, and
 * those whose key must be read from the store, are left to the middleware.
 *
 * The host in the request's `Host` must be our own.
 */
export function createFastPath(options: FastPathOptions): FastPath {
  const { exchanges, keyRing, choosePolicy, observers } = options
  const write = createReadyWriter()
  const answerMessage = options.messages && createMessagePath(options, options.messages)

  function begin(exchange: RequestExchange, route: string): void {
    exchange.route = route
    exchange.span = beginSpan(observers, exchange)
  }

  function send(
    answer: ReadyAnswer,
    status: 200 | 304,
    exchange: RequestExchange,
    outgoing: ServerResponse,
  ): true {
    const signature = exchange.signature(answer)
    const own = signature ? { ...exchange.headers(), ...signature } : exchange.headers()
    write(answer, { status, isPrivate: exchange.hasCredential, own }, outgoing)
    record(observers, status, exchange)
    return true
  }

  function sendCached(
    { route, answer }: ReadyLookup,
    status: 200 | 304,
    exchange: RequestExchange,
    outgoing: ServerResponse,
  ): true {
    begin(exchange, route)
    return send(answer, status, exchange, outgoing)
  }

  async function sendProblem(
    error: unknown,
    exchange: RequestExchange,
    outgoing: ServerResponse,
  ): Promise<true> {
    const problem = options.fail(error, exchange)
    const body = Buffer.from(await problem.arrayBuffer())
    outgoing.writeHead(
      problem.status,
      [...problem.headers, ['content-length', String(body.length)]].flat(),
    )
    outgoing.end(body)
    record(observers, problem.status, exchange)
    return true
  }

  async function sendMade(
    { route, make }: PendingLookup,
    exchange: RequestExchange,
    outgoing: ServerResponse,
  ): Promise<true> {
    begin(exchange, route)
    let answer: ReadyAnswer
    try {
      const { span } = exchange
      answer = await forClient(exchange.who || exchange.client, span ? () => span.run(make) : make)
    } catch (error) {
      return sendProblem(error, exchange, outgoing)
    }
    const sent = encoded(answer, exchange)
    return send(sent, isHeld(sent, exchange) ? 304 : 200, exchange, outgoing)
  }

  return (incoming, outgoing) => {
    const { method, headers, url } = incoming
    if (method !== 'GET') return answerMessage?.(incoming, outgoing) ?? false
    const requested = `http://${headers.host}${url}`
    const remaining = options.ready(requested)
    const pending = remaining ? null : options.pending(requested)
    if (!remaining && !pending) return false
    const exchange = new RequestExchange(exchanges, method, requested, incoming, null)
    const key = exchange.token === null ? null : keyRing.recent(exchange.token)
    if (key === undefined) return false
    exchange.key = key
    choosePolicy(exchange)
    const cached = remaining && { ...remaining, answer: encoded(remaining.answer, exchange) }
    if (cached && isHeld(cached.answer, exchange)) {
      // Costs nothing.
      exchange.peek()
      return sendCached(cached, 304, exchange, outgoing)
    }
    if (pending) {
      try {
        options.admission?.admit('low')
      } catch (error) {
        begin(exchange, pending.route)
        return sendProblem(error, exchange, outgoing)
      }
    }
    const go = (isWithin: boolean) =>
      isWithin &&
      (cached
        ? sendCached(cached, 200, exchange, outgoing)
        : pending !== null && sendMade(pending, exchange, outgoing))
    const isWithin = exchange.take()
    return isWithin instanceof Promise ? isWithin.then(go) : go(isWithin)
  }
}
