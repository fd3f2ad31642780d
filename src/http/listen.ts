import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setImmediate, setTimeout as sleep } from 'node:timers/promises'
import { getRequestListener, type HttpBindings, RequestError } from '@hono/node-server'
import { type ErrorCode, errorCodes, ServiceError } from '@whocast/contract/error.ts'
import { createParserErrors } from './parser-errors.ts'
import { toProblem } from './problem.ts'
import { encodeTarget, hasDotSegment, joinApiRoot } from './request-target.ts'

/** The socket's side of a request, in addition to the request. */
export type Bindings = HttpBindings

interface ListenOptions {
  fetch(request: Request, env: Bindings): Response | Promise<Response>
  /** Responds without a `Request`; false, or a promise of it, if `fetch` has to. */
  serve?: (incoming: IncomingMessage, outgoing: ServerResponse) => boolean | Promise<boolean>
  /** 0 takes a free one. */
  port: number
  host: string
  /** Our public origin; problem documents point there. */
  baseUrl: string
  /** Seconds that an idle connection is kept. Behind a proxy longer than the proxy keeps it. */
  keepAliveSeconds: number
  /** Called with uncaught errors. */
  onError(error: unknown): void
}

export type Listening = Awaited<ReturnType<typeof listen>>

/** Ms for the headers, and for the whole request. Together with the two below under 5 s. */
const HEADERS_TIMEOUT_MS = 3000
const REQUEST_TIMEOUT_MS = 4000
const CHECK_INTERVAL_MS = 250

/** Bytes of a path and query. Names have at most 255, so a longer one is only work. */
const MAX_TARGET_LENGTH = 4096

/**
 * Serves a fetch handler over HTTP/1.1. Slow and malformed requests end within 5 seconds, with a
 * problem document where someone can read it.
 *
 * @throws what `listen` failed with, such as EADDRINUSE
 */
export async function listen(options: ListenOptions) {
  let isDraining = false
  const { host } = new URL(options.baseUrl)
  const problem = (code: ErrorCode, detail: string) =>
    problemDocument(options.baseUrl, code, detail)

  const serve = getRequestListener(options.fetch as Parameters<typeof getRequestListener>[0], {
    hostname: 'localhost',
    errorHandler: (error) => {
      const [code, detail]: [ErrorCode, string] =
        error instanceof RequestError
          ? ['invalid-request', 'The request target or the Host header is invalid.']
          : ['internal', 'The request failed.']
      if (code === 'internal') options.onError(error)
      return new Response(problem(code, detail), {
        status: errorCodes[code].status,
        headers: { 'content-type': 'application/problem+json' },
      })
    },
  })

  const refuse = (outgoing: ServerResponse, detail: string) => {
    outgoing.writeHead(400, { 'content-type': 'application/problem+json', connection: 'close' })
    outgoing.end(problem('invalid-request', detail))
  }

  const handle = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    parserErrors.follow(incoming, outgoing)
    if (isDraining) outgoing.shouldKeepAlive = false
    if (incoming.headers.host === undefined && incoming.httpVersionMinor === 1) {
      return refuse(outgoing, 'HTTP/1.1 needs a Host header')
    }
    if (incoming.url !== undefined && incoming.url.length > MAX_TARGET_LENGTH) {
      return refuse(outgoing, `the request target is longer than ${MAX_TARGET_LENGTH} bytes`)
    }
    incoming.url = joinApiRoot(encodeTarget(incoming.url ?? '/'))
    if (hasDotSegment(incoming.url)) return refuse(outgoing, 'the path has a segment "." or ".."')
    // Our own host, not the client's Host header: URLs never come from a header.
    incoming.headers.host = host
    const isDone = options.serve?.(incoming, outgoing) ?? false
    if (isDone === true) return
    const done = isDone
      ? isDone.then((is) => (is ? undefined : serve(incoming, outgoing)))
      : serve(incoming, outgoing)
    done.catch(options.onError)
  }

  const parserErrors = createParserErrors({ problem, handle })
  const server = createServer(
    {
      headersTimeout: HEADERS_TIMEOUT_MS,
      requestTimeout: REQUEST_TIMEOUT_MS,
      connectionsCheckingInterval: CHECK_INTERVAL_MS,
      keepAliveTimeout: options.keepAliveSeconds * 1000,
      requireHostHeader: false,
      noDelay: true,
    },
    handle,
  )
  // By default Node drops headers after the thousandth, such as what a proxy adds at the end.
  server.maxHeadersCount = 0
  // An unknown expectation is harmless: the request is answered as any other.
  server.on('checkExpectation', handle)
  server.on('clientError', parserErrors.onClientError)

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen({ port: options.port, host: options.host, backlog: 1024 }, () => {
      server.off('error', reject)
      resolve()
    })
  })
  server.on('error', options.onError)

  return {
    port: (server.address() as AddressInfo).port,
    /**
     * Stops serving without dropping a request. For `graceMs` it still responds, each time with
     * `Connection: close`, so that balancers and clients move on. Then it accepts no more, finishes
     * requests in flight, and closes what is still open after `deadlineMs`.
     */
    async drain({ graceMs, deadlineMs }: { graceMs: number; deadlineMs: number }): Promise<void> {
      isDraining = true
      await sleep(graceMs)
      // A process that was busy finds the time over before it accepts what waits to connect.
      await setImmediate()
      await close(server, deadlineMs)
    },
  }
}

function close(server: Server, deadlineMs: number): Promise<void> {
  return new Promise((resolve) => {
    const deadline = setTimeout(() => server.closeAllConnections(), deadlineMs)
    server.close(() => {
      clearTimeout(deadline)
      resolve()
    })
  })
}

/** A problem document (RFC 9457) for requests that never reach a route. */
function problemDocument(baseUrl: string, code: ErrorCode, detail: string): string {
  const problem = toProblem(new ServiceError(code, detail), `urn:uuid:${randomUUID()}`, { baseUrl })
  return JSON.stringify({ ...problem, profiles: [] })
}
