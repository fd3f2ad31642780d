import { isUtf8 } from 'node:buffer'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { Socket } from 'node:net'
import { Duplex } from 'node:stream'
import { encodeTarget } from './request-target.ts'

/** The request line of a raw target: no space, tab or control character is part of a target. */
const requestLine = /^(GET|HEAD) ([\x21-\x7e\x80-\xff]+) HTTP\/1\.[01]$/

/** A header line by RFC 9112: a name, its colon directly after it, and no bare CR, LF or NUL. */
const headerLine = /^([!#$%&'*+.^_`|~0-9A-Za-z-]+):[\t\x20-\x7e\x80-\xff]*$/

/** Headers that announce more than a head, or request something other than a response. */
const framing = new Set(['content-length', 'transfer-encoding', 'trailer', 'expect', 'upgrade'])

/** How long a socket stays open after its last answer, so that the client can read it. */
const LINGER_MS = 250

/**
 * Percent-encodes the target of a request head that Node's parser refused with `HPE_INVALID_URL`.
 *
 * @param packet the bytes that were read when the parser failed, beginning with the request
 * @param bytesParsed where in them it failed
 * @returns the head alone, without what follows it; null when it is not certain that the packet
 *   is one whole head of a request without a body
 */
export function encodeRawHead(packet: Buffer, bytesParsed: number): Buffer | null {
  const text = packet.toString('latin1')
  const end = text.indexOf('\r\n\r\n')
  if (end === -1) return null
  const [first = '', ...headers] = text.slice(0, end).split('\r\n')
  const [, method, target] = requestLine.exec(first) ?? []
  if (method === undefined || target === undefined || bytesParsed > first.length) return null
  if (!isUtf8(Buffer.from(target, 'latin1'))) return null
  for (const line of headers) {
    const name = headerLine.exec(line)?.[1]
    if (name === undefined || framing.has(name.toLowerCase())) return null
  }
  const version = first.slice(-'HTTP/1.1'.length)
  return Buffer.from(
    [`${method} ${encodeTarget(target)} ${version}`, ...headers, '', ''].join('\r\n'),
    'latin1',
  )
}

/** Ends a socket after what was written to it, leaving the client a moment to read that. */
export function endGently(socket: Duplex): void {
  socket.end(() => setTimeout(() => socket.destroy(), LINGER_MS).unref())
}

/**
 * Answers one head over a socket whose own parser is dead, as the last answer of that connection.
 * Nothing is read from the socket, so that no second request can come of it.
 */
export function createOneShotServer(
  handle: RequestListener,
  onClientError: (error: NodeJS.ErrnoException, socket: Duplex) => void,
): (head: Buffer, socket: Socket) => void {
  const server: Server = createServer({ requireHostHeader: false }, (incoming, outgoing) => {
    outgoing.shouldKeepAlive = false
    handle(incoming, outgoing)
  })
  server.maxHeadersCount = 0
  server.on('clientError', onClientError)
  return (head, socket) => {
    server.emit('connection', new OneHead(head, socket))
  }
}

/** A stream that reads as one head and writes to the socket. */
class OneHead extends Duplex {
  readonly remoteAddress: string | undefined
  readonly #socket: Socket

  constructor(head: Buffer, socket: Socket) {
    super()
    this.remoteAddress = socket.remoteAddress
    this.#socket = socket
    socket.once('close', () => this.destroy())
    this.push(head)
  }

  override _read(): void {}

  override _write(
    chunk: Buffer,
    encoding: BufferEncoding,
    done: (error?: Error | null) => void,
  ): void {
    this.#socket.write(chunk, encoding, done)
  }

  override _final(done: () => void): void {
    endGently(this.#socket)
    done()
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    if (!this.#socket.writableEnded) endGently(this.#socket)
    done(error)
  }
}
