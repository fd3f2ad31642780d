import { connect } from 'node:net'
import { setTimeout as sleep, setImmediate as soon } from 'node:timers/promises'
import type { RawStream } from './raw-streams.ts'

export interface RawAnswer {
  status: number
  /** `X-Request-Id`; undefined for what the parser or a proxy refused. */
  id: string | undefined
  headers: string
}

/**
 * Milliseconds without a byte after which nothing more is waited for, with and without the answers
 * that are due.
 */
const IDLE_MS = 60
const PATIENCE_MS = 10_000
const BETWEEN_WRITES_MS = 2

/** Sends a stream and gives all that came back, and the client's port. */
export async function sendStream(
  port: number,
  { bytes, cuts, requests }: RawStream,
): Promise<{ received: string; localPort: number }> {
  let received = ''
  let timer: NodeJS.Timeout | undefined
  const socket = connect({ port, host: '127.0.0.1', noDelay: true })
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()))
  const wait = () => {
    clearTimeout(timer)
    const isDone = received.split('HTTP/1.1 ').length > requests.length
    timer = setTimeout(() => socket.destroy(), isDone ? IDLE_MS : PATIENCE_MS)
  }
  socket.setEncoding('latin1').on('data', (chunk: string) => {
    received += chunk
    wait()
  })
  socket.on('error', () => {})
  await Promise.race([new Promise((resolve) => socket.once('connect', resolve)), closed])
  const localPort = socket.localPort ?? 0
  let from = 0
  for (const to of [...cuts, bytes.length]) {
    if (socket.destroyed) break
    socket.write(bytes.subarray(from, to))
    from = to
    if (cuts.length > 10) await soon()
    else if (to < bytes.length) await sleep(BETWEEN_WRITES_MS)
  }
  wait()
  await closed
  clearTimeout(timer)
  return { received, localPort }
}

/**
 * The answers in what was received. `isHead` tells of each, by its place, whether it answers a
 * HEAD.
 */
export function parseAnswers(received: string, isHead: (index: number) => boolean): RawAnswer[] {
  const answers: RawAnswer[] = []
  let at = 0
  while (at < received.length) {
    const end = received.indexOf('\r\n\r\n', at)
    const status = Number(/^HTTP\/1\.[01] (\d{3})/.exec(received.slice(at, at + 12))?.[1])
    // Cut off in the middle, or what is no answer.
    if (end === -1 || Number.isNaN(status)) break
    const headers = received.slice(at, end + 2)
    at = end + 4
    if (status === 100) continue
    const length = /\r\ncontent-length: *(\d+)\r\n/i.exec(headers)?.[1]
    const hasBody = !isHead(answers.length) && status !== 304 && status !== 204
    answers.push({ status, id: /\r\nx-request-id: *(\S+)\r\n/i.exec(headers)?.[1], headers })
    if (!hasBody) continue
    if (length !== undefined) at += Number(length)
    else if (/\r\ntransfer-encoding: *chunked\r\n/i.test(headers)) {
      const last = received.indexOf('0\r\n\r\n', at)
      at = last === -1 ? received.length : last + 5
    } else break
  }
  return answers
}
