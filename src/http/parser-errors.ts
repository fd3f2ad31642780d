import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import type { ErrorCode } from '@whocast/contract/error.ts'
import { createOneShotServer, encodeRawHead, endGently } from './raw-target.ts'

/** The error of the `clientError` event of a `node:http` server. */
interface ParserError extends NodeJS.ErrnoException {
  rawPacket?: Buffer
  bytesParsed?: number
}

/** The code of the error when a request, or its headers, did not arrive in time. */
const TIMED_OUT = 'ERR_HTTP_REQUEST_TIMEOUT'

interface ParserErrors {
  /** Tells which answer a socket waits for last: called for every request. */
  follow(incoming: IncomingMessage, outgoing: ServerResponse): void
  /** The listener of `clientError`. */
  onClientError(error: ParserError, socket: Duplex): void
}

/**
 * Ends connections whose bytes cannot be parsed. Every connection ends with its first error: its
 * parser reads nothing more, the answers that are under way are sent, then a problem document, and
 * it closes. A GET whose target is raw UTF-8 gets its answer instead of the problem document, where
 * {@link encodeRawHead} is certain and no earlier request waits for an answer.
 *
 * @param options.problem makes a problem document
 * @param options.handle answers a raw target
 */
export function createParserErrors(options: {
  problem(code: ErrorCode, detail: string): string
  handle: RequestListener
}): ParserErrors {
  const { problem, handle } = options
  const latest = new WeakMap<Duplex, ServerResponse>()
  /** With pipelined requests: the response that must be sent before this one. */
  const earlier = new WeakMap<ServerResponse, ServerResponse>()
  const failed = new WeakSet<Duplex>()

  /** The latest request of a socket, if all of it has arrived. */
  const latestArrived = (socket: Duplex): IncomingMessage | undefined => {
    const request = latest.get(socket)?.req
    return request?.complete ? request : undefined
  }
  const refuse = (error: ParserError, socket: Duplex) => {
    if (!socket.writable) return
    socket.write(refusal(error.code, problem))
    endGently(socket)
  }
  const answerOnce = createOneShotServer(handle, refuse)

  const fail = (error: ParserError, socket: Duplex) => {
    if (failed.has(socket)) return
    failed.add(socket)
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy()
      return
    }
    ignoreInput(socket)
    const last = latest.get(socket)
    const isBodyBroken = last !== undefined && !last.req.complete
    if (isBodyBroken && last.headersSent) {
      // Answered before its body was read: that answer is the last.
      after(last, () => endGently(socket))
      return
    }
    const pending = isBodyBroken ? earlier.get(last) : last
    if (pending && !pending.writableFinished) {
      after(pending, () => refuse(error, socket))
      return
    }
    const head =
      error.code === 'HPE_INVALID_URL' &&
      error.rawPacket &&
      encodeRawHead(error.rawPacket, error.bytesParsed ?? 0)
    if (head) answerOnce(head, socket as Socket)
    else refuse(error, socket)
  }

  return {
    follow(incoming, outgoing) {
      const before = latest.get(incoming.socket)
      if (before && !before.writableFinished) earlier.set(outgoing, before)
      latest.set(incoming.socket, outgoing)
    },
    onClientError(error, socket) {
      if (error.code !== TIMED_OUT) return fail(error, socket)
      // A process that was busy finds the time over before it has read what waits in the socket.
      const before = latestArrived(socket)
      setImmediate(() => {
        const arrived = latestArrived(socket)
        if (arrived === undefined || arrived === before) fail(error, socket)
      })
    },
  }
}

/** Does something once an answer is sent, or cannot be. */
function after(answer: ServerResponse, work: () => void): void {
  if (answer.writableFinished) work()
  else answer.once('close', work)
}

/** Detaches a socket from its parser, as a `data` listener does, and discards later input. */
function ignoreInput(socket: Duplex): void {
  socket.removeAllListeners('data')
  socket.on('data', () => {})
  socket.resume()
}

/** The bytes of an answer to what is not HTTP, or too late, or too much. */
function refusal(
  errorCode: string | undefined,
  problem: (code: ErrorCode, detail: string) => string,
): string {
  const [status, detail] =
    errorCode === 'HPE_HEADER_OVERFLOW'
      ? ['431 Request Header Fields Too Large', 'the header is too large']
      : errorCode === 'HPE_CHUNK_EXTENSIONS_OVERFLOW'
        ? ['413 Content Too Large', 'the chunk extensions are too large']
        : errorCode === TIMED_OUT
          ? ['408 Request Timeout', 'the request did not arrive in time']
          : ['400 Bad Request', 'this is not HTTP/1.1 as it can be read']
  const body = problem('invalid-request', detail).replace(
    '"status":400',
    `"status":${status.slice(0, 3)}`,
  )
  return [
    `HTTP/1.1 ${status}`,
    'Content-Type: application/problem+json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
    '',
    body,
  ].join('\r\n')
}
