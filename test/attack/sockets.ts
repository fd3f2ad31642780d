import { fork } from 'node:child_process'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { quantile } from '../bench/bench.ts'
import { createSqliteDatabase } from '../contract/store-databases.ts'
import { type RunningServer, startServer } from '../journey/support.ts'
import { type Attack, createRandom } from './attack.ts'
import { type Ports, watch } from './lib/watch.ts'

const MALFORMED = 1000
const AT_ONCE = 20
const SLOW = 500
const ANSWER_MS = 100
const CLOSE_MS = 5000

type Random = () => number

const whole = (random: Random, below: number) => Math.floor(random() * below)
const noise = (random: Random, length: number) =>
  Buffer.from(Array.from({ length }, () => whole(random, 256)))

const line = (path: string) => `GET ${path} HTTP/1.1\r\nHost: a\r\n`
const post = 'PUT /api/v1/credentials HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n'

/** Every way we know to be no HTTP, or to be two kinds of it at once. */
const shapes: ((random: Random) => string | Buffer)[] = [
  (r) => noise(r, 1 + whole(r, 4000)),
  (r) => `${noise(r, 12).toString('latin1')} / HTTP/1.1\r\nHost: a\r\n\r\n`,
  () => 'GET / HTTP/9.9\r\nHost: a\r\n\r\n',
  () => 'GET /\r\n\r\n',
  () => 'GET / HTTP/1.1\r\n\r\n',
  () => `${line('/livez')}Host: b\r\n\r\n`,
  () => `${line('/livez')}no colon here\r\n\r\n`,
  (r) =>
    `${line('/livez')}X: ${noise(r, 40)
      .toString('latin1')
      .replaceAll(/[\r\n]/g, '')}\r\n\r\n`,
  () => `${line('/livez')}X: a\u0000b\r\n\r\n`,
  () => `${line('/livez')}X: ${'a'.repeat(100_000)}\r\n\r\n`,
  (r) =>
    `${line('/livez') + Array.from({ length: 3000 }, () => `X-${whole(r, 1e6)}: a\r\n`).join('')}\r\n`,
  () => line(`/${'a'.repeat(200_000)}`),
  () => `${line('/livez')} folded: yes\r\n\r\n`,
  () => 'GET /livez HTTP/1.1\nHost: a\n\n',
  () => `${post}Content-Length: -1\r\n\r\n`,
  () => `${post}Content-Length: 5\r\nContent-Length: 6\r\n\r\nhello!`,
  () =>
    `${post}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /livez HTTP/1.1\r\nHost: a\r\n\r\n`,
  () => `${post}Transfer-Encoding: chunked\r\n\r\nzz\r\n`,
  () => `${post}Transfer-Encoding: chunked\r\n\r\nffffffffffffffffff\r\n`,
  () => `${post}Transfer-Encoding: chunked\r\n\r\n1;${'a'.repeat(50_000)}\r\na\r\n0\r\n\r\n`,
  () => `${post}Transfer-Encoding: chunked, gzip\r\n\r\n0\r\n\r\n`,
  () => `${post}Content-Length: 99999999999999999999\r\n\r\n{}`,
  () => `${post}Content-Length: 1000000\r\n\r\n${'{'.repeat(80_000)}`,
  () => `${post}Expect: a-miracle\r\nContent-Length: 2\r\n\r\n{}`,
  () => 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  () => Buffer.from('16030100c8010000c403035f', 'hex'),
  () => 'CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example\r\n\r\n',
  () => `${line('/livez')}Connection: Upgrade\r\nUpgrade: websocket\r\n\r\n`,
  () => 'GET http://[::1 HTTP/1.1\r\nHost: a\r\n\r\n',
  () => 'GET //\\\\evil/..%2f..%00 HTTP/1.1\r\nHost: a b c\r\n\r\n',
  () => 'OPTIONS * HTTP/1.1\r\nHost: a\r\n\r\n',
  (r) => `${line('/livez')}\r\n`.repeat(1 + whole(r, 50)) + noise(r, 50).toString('latin1'),
  () => line('/api/v1/fname/dwr'),
]

/** Sends bytes and gives what came back until the end, or until `patience` is over. */
function exchange(port: number, bytes: string | Buffer, patience: number): Promise<string> {
  return new Promise((resolve) => {
    let text = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes))
    const timer = setTimeout(() => socket.destroy(), patience)
    socket.setEncoding('latin1').on('data', (chunk: string) => {
      if (text.length < 100_000) text += chunk
    })
    socket.on('error', () => {})
    socket.on('close', () => {
      clearTimeout(timer)
      resolve(text)
    })
  })
}

async function malformed(ports: Ports, seed: number, count: number) {
  const { port } = ports
  const random = createRandom(seed)
  const livez = watch(ports, '/livez', 5)
  const statuses = new Map<string, number>()
  let sent = 0
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (sent < count) {
        const shape = shapes[sent++ % shapes.length]
        const answer = await exchange(port, shape?.(random) ?? '', 300)
        for (const [, status = ''] of answer.matchAll(/HTTP\/1\.1 (\d{3})/g))
          statuses.set(status, (statuses.get(status) ?? 0) + 1)
      }
    }),
  )
  return { ...(await livez.stop()), statuses }
}

/**
 * One socket that never gets to the end of a request; resolves to the milliseconds until the server
 * closed it.
 */
function dawdle(port: number, kind: number): Promise<number> {
  return new Promise((resolve) => {
    const heads = ['', 'GET /livez HT', line('/livez'), `${post}Content-Length: 60000\r\n\r\n`]
    const drips = ['', '', 'X: y\r\n', '{']
    let drip: NodeJS.Timeout | undefined
    let start = 0
    const socket: Socket = connect(port, '127.0.0.1', () => {
      start = performance.now()
      socket.write(heads[kind] ?? '')
      drip = setInterval(() => socket.write(drips[kind] ?? ''), 500)
    })
    socket.resume()
    socket.on('error', () => {})
    socket.on('end', () => {
      clearInterval(drip)
      socket.end()
    })
    socket.on('close', () => {
      clearInterval(drip)
      resolve(performance.now() - start)
    })
    setTimeout(() => socket.destroy(), CLOSE_MS * 3).unref()
  })
}

async function slow(ports: Ports, count: number) {
  const { port } = ports
  const good = watch(ports, '/api/v1/fname/sample-ada', 5)
  const closed = await Promise.all(Array.from({ length: count }, (_, at) => dawdle(port, at % 4)))
  return { ...(await good.stop()), closed }
}

export const attack: Attack = {
  name: 'sockets',
  isAlone: true,
  bars: [2, 16],
  about: 'malformed HTTP on raw sockets; sockets that never finish a request',
  async run({ seed, scale, report }) {
    const database = await createSqliteDatabase()
    const server: RunningServer = await startServer(database.options)
    const control = fork(fileURLToPath(new URL('./servers/control.ts', import.meta.url)), {
      execArgv: [],
    })
    const [controlPort] = (await once(control, 'message')) as [number]
    const ports = { port: Number(new URL(server.origin).port), control: controlPort }
    try {
      // Past the start's own work: what is loaded late is not the attack's doing.
      await sleep(3000)
      const count = Math.max(shapes.length, Math.round(MALFORMED * scale))
      const bad = await malformed(ports, seed, count)
      const worst = Math.max(...bad.times)
      const broken = [...bad.statuses].filter(([status]) => status.startsWith('5')).length
      const seen = [...bad.statuses].sort().map(([status, times]) => `${times}×${status}`)
      report({
        bar: 2,
        what: `${count} malformed requests`,
        figure: `/livez at most ${worst.toFixed(0)} ms over an idle server, median ${quantile(bad.times, 0.5).toFixed(1)} ms of ${bad.times.length}, ${bad.failures} unanswered; ${seen.join(' ')}`,
        isHeld: bad.failures === 0 && broken === 0,
        isInTime: worst < ANSWER_MS,
      })
      const sockets = Math.max(4, Math.round(SLOW * scale))
      const { times, failures, closed } = await slow(ports, sockets)
      const p99 = quantile(times, 0.99)
      const last = Math.max(...closed)
      report({
        bar: 16,
        what: `${sockets} slow sockets`,
        figure: `good requests p99 ${p99.toFixed(0)} ms over an idle server, of ${times.length}, ${failures} unanswered; the last slow one closed after ${(last / 1000).toFixed(1)} s`,
        isHeld: failures === 0,
        isInTime: p99 < ANSWER_MS && last <= CLOSE_MS,
      })
    } finally {
      control.kill()
      await server.stop()
      await database.drop()
    }
  },
}
