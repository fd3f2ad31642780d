import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import type { AddressInfo, Socket } from 'node:net'
import { type Duplex, Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout as sleep } from 'node:timers/promises'

/** How a stand-in misbehaves, until told otherwise. */
export type Fault =
  /** Answers with this HTTP status. */
  | { kind: 'fail'; status: number }
  /** Takes the request and never answers. */
  | { kind: 'hang' }
  /** Closes the connection without an answer. */
  | { kind: 'drop' }
  /** Answers late. */
  | { kind: 'slow'; ms: number }
  /** Answers 200 with what is not an answer. */
  | { kind: 'garbage' }

export interface StandInRequest {
  method: string
  /** Path and query. */
  path: string
  headers: IncomingMessage['headers']
  body: string
  /** The body as it came, for what is not text. */
  bytes: Uint8Array
}

/**
 * What to send: JSON for an object, otherwise as it is; an iterable is streamed for as long as it
 * is read.
 */
export interface StandInAnswer {
  status?: number
  headers?: Record<string, string>
  body?: string | Uint8Array | object | AsyncIterable<Uint8Array>
}

/** A real HTTP server on loopback that counts, remembers, and can be made to fail. */
export interface StandIn {
  /** Its origin, `http://127.0.0.1:port`. */
  url: string
  port: number
  requests: StandInRequest[]
  /** Sockets that were ever opened to it. */
  connections(): number
  /** Applies to every request from now on; null: it is well again. */
  setFault(fault: Fault | null): void
  /** Forgets the requests and connections counted so far. */
  reset(): void
  close(): Promise<void>
}

export interface StandInOptions {
  /** Address to listen on, 127.0.0.1 by default. */
  host?: string
  port?: number
  /** Key and certificate: it speaks https then. */
  tls?: { key: string; cert: string }
  /** Takes requests for another protocol; a fault drops them. */
  upgrade?(request: IncomingMessage, socket: Duplex): void
}

/**
 * Starts a stand-in.
 *
 * @param answer answers one request; what it throws becomes a 500
 */
export async function startStandIn(
  answer: (request: StandInRequest) => Promise<StandInAnswer> | StandInAnswer,
  { host = '127.0.0.1', port = 0, tls, upgrade }: StandInOptions = {},
): Promise<StandIn> {
  const requests: StandInRequest[] = []
  const sockets = new Set<Socket>()
  const closing = new AbortController()
  let connections = 0
  let fault: Fault | null = null

  const handle = async (incoming: IncomingMessage, response: ServerResponse) => {
    const chunks: Uint8Array[] = []
    for await (const chunk of incoming) chunks.push(chunk as Uint8Array)
    const bytes = Buffer.concat(chunks)
    const request = {
      method: incoming.method ?? 'GET',
      path: incoming.url ?? '/',
      headers: incoming.headers,
      body: bytes.toString(),
      bytes,
    }
    requests.push(request)
    switch (fault?.kind) {
      case 'fail':
        response
          .writeHead(fault.status, { 'content-type': 'application/json' })
          .end('{"error":"made to fail"}')
        return
      case 'hang':
        return
      case 'drop':
        incoming.socket.destroy()
        return
      case 'garbage':
        response
          .writeHead(200, { 'content-type': 'application/json' })
          .end('<html>not what you asked for</html>')
        return
      case 'slow':
        await sleep(fault.ms, undefined, { signal: closing.signal })
        break
      case undefined:
        break
      default:
        fault satisfies never
    }
    await send(response, await answer(request))
  }

  const listener = (incoming: IncomingMessage, response: ServerResponse) => {
    handle(incoming, response).catch((error) => {
      if (response.headersSent || response.destroyed) response.destroy()
      else response.writeHead(500).end(String(error))
    })
  }
  const server: Server = tls ? createTlsServer(tls, listener) : createServer(listener)
  server.on('connection', (socket) => {
    connections += 1
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  if (upgrade) {
    server.on('upgrade', (incoming, socket) => {
      socket.on('error', () => {})
      if (fault) socket.destroy()
      else upgrade(incoming, socket)
    })
  }
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => resolve())
  })
  const { port: actual } = server.address() as AddressInfo
  const authority = host.includes(':') ? `[${host}]` : host
  return {
    url: `${tls ? 'https' : 'http'}://${authority}:${actual}`,
    port: actual,
    requests,
    connections: () => connections,
    setFault: (next) => {
      fault = next
    },
    reset: () => {
      requests.length = 0
      connections = 0
    },
    close: async () => {
      closing.abort()
      const closed = new Promise((resolve) => server.close(resolve))
      for (const socket of sockets) socket.destroy()
      await closed
    },
  }
}

async function send(
  response: ServerResponse,
  { status = 200, headers = {}, body = '' }: StandInAnswer,
): Promise<void> {
  if (typeof body === 'object' && Symbol.asyncIterator in body) {
    response.writeHead(status, headers)
    await pipeline(Readable.from(body), response)
    return
  }
  const isJson = typeof body === 'object' && !(body instanceof Uint8Array)
  response.writeHead(status, {
    ...(isJson ? { 'content-type': 'application/json' } : {}),
    ...headers,
  })
  response.end(isJson ? JSON.stringify(body) : body)
}
