import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { Duplex } from 'node:stream'
import { encodeTarget } from './request-target.ts'

/** What `clientError` of a `node:http` server carries beside its code. */
export interface ParserError extends Error {
  code?: string | undefined
  rawPacket?: Buffer | undefined
  bytesParsed?: number | undefined
}

/**
 * Serves a GET whose target holds raw UTF-8, as curl and old clients send it and Node's parser refuses it: the target
 * is percent-encoded, and the same head is given to the server anew, over the same socket, as the last
 * request of that connection. For a listener of `clientError`.
 *
 * @returns false when the error is another one, or the head did not arrive whole: then the socket is untouched
 */
export function replayUnencoded(server: Server, error: ParserError, socket: Duplex): boolean {
  const { rawPacket, bytesParsed } = error
  if (error.code !== 'HPE_INVALID_URL' || !rawPacket || bytesParsed === undefined) return false
  const bytes = rawPacket.toString('latin1')
  // The packet may hold earlier requests, answered by now.
  const start = bytes.lastIndexOf('\n', bytesParsed - 1) + 1
  const end = bytes.indexOf('\r\n\r\n', start)
  const lineEnd = bytes.indexOf('\r\n', start)
  const line = /^(GET|HEAD) (\S+) HTTP\/1\.[01]$/.exec(bytes.slice(start, lineEnd))
  if (end === -1 || !line) return false
  const [, method, target = ''] = line
  const head = `${method} ${encodeTarget(target)} HTTP/1.1${bytes.slice(lineEnd, end)}\r\nConnection: close\r\n\r\n`
  server.emit('connection', relay(Buffer.from(head, 'latin1'), socket as Socket))
  return true
}

/** A stream that reads as the given bytes and writes to the socket. */
function relay(bytes: Buffer, socket: Socket): Duplex {
  const stream = new Duplex({
    read() {},
    write: (chunk, encoding, done) => {
      socket.write(chunk, encoding, done)
    },
    final: (done) => {
      socket.end(done)
    },
    destroy: (error, done) => {
      socket.destroySoon()
      done(error)
    },
  })
  socket.once('close', () => stream.destroy())
  Object.defineProperty(stream, 'remoteAddress', { value: socket.remoteAddress })
  stream.push(bytes)
  return stream
}
