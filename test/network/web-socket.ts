import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import type { Duplex } from 'node:stream'

/** Closes a request for an upgrade with an HTTP status. */
export function refuseUpgrade(
  socket: Duplex,
  status: number,
  headers: Record<string, string> = {},
): void {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.end(
    `HTTP/1.1 ${status} No\r\n${lines.join('')}content-length: 0\r\nconnection: close\r\n\r\n`,
  )
}

/**
 * As much of a WebSocket server (RFC 6455) as short messages need: answers each text message by
 * others.
 */
export function serveWebSocket(
  socket: Duplex,
  headers: IncomingHttpHeaders,
  answer: (message: string) => string[],
): void {
  const accept = createHash('sha1')
    .update(`${headers['sec-websocket-key']}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`)
    .digest('base64')
  socket.write(
    `HTTP/1.1 101 Switching Protocols\r\nupgrade: websocket\r\nconnection: Upgrade\r\nsec-websocket-accept: ${accept}\r\n\r\n`,
  )
  let read = Buffer.alloc(0)
  socket.on('data', (chunk) => {
    read = Buffer.concat([read, chunk])
    for (let frame = readFrame(read); frame; frame = readFrame(read)) {
      read = read.subarray(frame.length)
      if (frame.opcode === 8) socket.end(Buffer.from([0x88, 0]))
      else if (frame.opcode === 1)
        for (const message of answer(frame.payload.toString())) socket.write(textFrame(message))
    }
  })
}

/** The first frame, as clients send it: masked. Null until it is whole. */
function readFrame(bytes: Buffer): { opcode: number; payload: Buffer; length: number } | null {
  const short = (bytes[1] ?? 0) & 0x7f
  const start = short === 126 ? 8 : 6
  if (short === 127) throw new Error('longer than a stand-in reads')
  if (bytes.length < start) return null
  const size = short === 126 ? bytes.readUInt16BE(2) : short
  if (bytes.length < start + size) return null
  const mask = bytes.subarray(start - 4, start)
  const payload = Buffer.from(
    bytes.subarray(start, start + size).map((byte, index) => byte ^ (mask[index % 4] ?? 0)),
  )
  return { opcode: (bytes[0] ?? 0) & 0x0f, payload, length: start + size }
}

function textFrame(message: string): Buffer {
  const payload = Buffer.from(message)
  const header = Buffer.alloc(payload.length < 126 ? 2 : 10)
  header[0] = 0x81
  if (payload.length < 126) header[1] = payload.length
  else {
    header[1] = 127
    header.writeBigUInt64BE(BigInt(payload.length), 2)
  }
  return Buffer.concat([header, payload])
}
