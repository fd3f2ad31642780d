import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Exchange } from './exchange.ts'
import type { FastPathOptions } from './fast-path.ts'
import { securityHeaders } from './headers.ts'
import { beginSpan, record } from './observed.ts'
import { RequestExchange } from './request-exchange.ts'

/** The answer to a message that was POSTed. */
export interface ReadyMessage {
  status: number
  contentType: string
  /** The bytes, a character each (latin1). */
  body: string
}

/** A path whose responses to messages may be cached. */
export interface ReadyMessages {
  path: string
  /** Longer messages are left to the middleware. */
  maxBytes: number
  /** Returns the cached response to a message, if the request is acceptable. */
  find(text: string, exchange: Exchange, incoming: IncomingMessage): ReadyMessage | null
}

/**
 * Node's own request, whose body was read: the fetch handler of `@hono/node-server` takes it from
 * there.
 */
type ReadRequest = IncomingMessage & { rawBody?: Buffer }

/**
 * Responds to POSTed messages with a cached response, as the fast path does to GETs: under the same
 * limits and with the same headers, metrics and log line as the middleware.
 *
 * @returns null where the request is of another kind and its body is untouched
 */
export function createMessagePath(
  { exchanges, keyRing, choosePolicy, observers, baseUrl }: FastPathOptions,
  messages: ReadyMessages,
): (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<boolean> | null {
  const common = Object.entries({
    'cache-control': 'private, no-store',
    ...securityHeaders(baseUrl),
  }).flat()

  function answer(
    { status, contentType, body }: ReadyMessage,
    exchange: RequestExchange,
    outgoing: ServerResponse,
  ): true {
    exchange.route = messages.path
    exchange.span = beginSpan(observers, exchange)
    const headers = [...common, 'content-type', contentType, 'content-length', String(body.length)]
    const own = exchange.headers()
    for (const name in own) headers.push(name, own[name] ?? '')
    outgoing.writeHead(status, headers)
    outgoing.end(body, 'latin1')
    record(observers, status, exchange)
    return true
  }

  async function serve(incoming: ReadRequest, outgoing: ServerResponse): Promise<boolean> {
    const exchange = new RequestExchange(
      exchanges,
      'POST',
      `http://${incoming.headers.host}${incoming.url}`,
      incoming,
      null,
    )
    const key = exchange.token === null ? null : keyRing.recent(exchange.token)
    const body = await readBody(incoming)
    // The connection has ended: no one waits for an answer.
    if (body === null) return true
    incoming.rawBody = body
    if (key === undefined) return false
    const found = messages.find(body.toString(), exchange, incoming)
    if (!found) return false
    exchange.key = key
    choosePolicy(exchange)
    return (await exchange.take()) && answer(found, exchange, outgoing)
  }

  return (incoming, outgoing) => {
    const length = Number(incoming.headers['content-length'])
    const isOurs =
      incoming.method === 'POST' &&
      incoming.url === messages.path &&
      length > 0 &&
      length <= messages.maxBytes
    return isOurs && incoming.headers['transfer-encoding'] === undefined
      ? serve(incoming, outgoing)
      : null
  }
}

/**
 * A whole body, whose declared length the parser holds the sender to; null where the connection
 * ends before.
 */
function readBody(incoming: IncomingMessage): Promise<Buffer | null> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = []
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
    incoming.once('end', () =>
      resolve(chunks.length === 1 ? (chunks[0] as Buffer) : Buffer.concat(chunks)),
    )
    incoming.once('close', () => resolve(null))
    incoming.once('error', () => resolve(null))
  })
}
