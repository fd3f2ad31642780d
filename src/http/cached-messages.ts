import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Exchange } from './exchange.ts'
import { securityHeaders } from './headers.ts'

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
  /** Longer messages are left to the application. */
  maxBytes: number
  /** Returns the cached response to a message, if the request is acceptable. */
  find(text: string, exchange: Exchange, incoming: IncomingMessage): ReadyMessage | null
}

/** Returns true if a response to the message may be cached. Its body is untouched. */
export function isMessage({ path, maxBytes }: ReadyMessages, incoming: IncomingMessage): boolean {
  if (incoming.method !== 'POST' || incoming.url !== path) return false
  const length = Number(incoming.headers['content-length'])
  return length > 0 && length <= maxBytes && incoming.headers['transfer-encoding'] === undefined
}

/** Creates a function that writes the response to a message. */
export function createMessageWriter(
  baseUrl: string,
): (message: ReadyMessage, exchange: Exchange, outgoing: ServerResponse) => void {
  const common = Object.entries({
    'cache-control': 'private, no-store',
    ...securityHeaders(baseUrl),
  }).flat()
  return ({ status, contentType, body }, exchange, outgoing) => {
    const headers = [...common, 'content-type', contentType, 'content-length', String(body.length)]
    const own = exchange.headers()
    for (const name in own) headers.push(name, own[name] ?? '')
    outgoing.writeHead(status, headers)
    outgoing.end(body, 'latin1')
  }
}

/** Reads a whole body of a declared length; null if the connection ends before. */
export function readBody(incoming: IncomingMessage): Promise<Buffer | null> {
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
