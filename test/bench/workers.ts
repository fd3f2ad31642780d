import { readdirSync, readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { createSqliteDatabase } from '../contract/store-databases.ts'
import { type RunningServer, startServer, within } from '../journey/support.ts'
import { atLeast, type Bench, type Figure, median, spread } from './bench.ts'
import { limitCpu } from './limit-cpu.ts'

/**
 * Cached lookups of the built service with two workers against one process, on SQLite.
 *
 * The client needs CPU too. On two cores it competes with two workers, but not with one process,
 * so there are three ratios:
 *
 * - With a quarter of a core for each process that serves, by a control group: as on a machine with
 *   a core for each, the client has others.
 * - By CPU: lookups for each CPU second of the busiest process, which is the limit then. It counts
 *   an uneven spread and the additional work of each worker.
 * - By wall, without limits: what the client saw on this machine.
 *
 * For comparison, two processes that share nothing: the machine gives no more than that.
 */

const ROUNDS = 7
const REQUESTS = 40_000
const WARM_UP = 20_000
/** For each worker: all of them are as busy as the one process. */
const CONNECTIONS = 16
/** Requests that a connection has open. */
const DEPTH = 8
/** An answer of 2 kB, as most people have. */
const PATH = '/api/v1/fname/sample-ada?fields=displayName,channels'
const GOAL = 1.7
/** Of a core, for each process that serves. */
const CORE_PART = 0.25

const REQUEST = Buffer.from(`GET ${PATH} HTTP/1.1\r\nhost: localhost\r\n\r\n`)
const REQUESTS_AT_ONCE = Buffer.concat(Array<Buffer>(DEPTH).fill(REQUEST))
const STATUS = Buffer.from('HTTP/1.1 200 ')
const READ_BYTES = 256 * 1024

interface Service {
  server: RunningServer
  workers: number
  close(): Promise<void>
}

/** Counts status lines in pieces of a stream, also one that is cut. */
function createCounter(): (piece: Buffer) => number {
  let tail = Buffer.alloc(0)
  return (piece) => {
    const edge = Buffer.concat([tail, piece.subarray(0, STATUS.length - 1)])
    let count = edge.length > tail.length && edge.includes(STATUS) ? 1 : 0
    for (let at = piece.indexOf(STATUS); at !== -1; at = piece.indexOf(STATUS, at + 1)) count += 1
    tail = Buffer.from(piece.subarray(-(STATUS.length - 1)))
    return count
  }
}

/**
 * Sends requests over kept connections, some at once on each; resolves when all are answered.
 * Counts the status lines only: a client that parsed would take as much CPU as the server.
 */
async function load({ server, workers }: Service, count: number): Promise<void> {
  const port = Number(new URL(server.origin).port)
  const connections = CONNECTIONS * workers
  const share = Math.ceil(count / connections / DEPTH) * DEPTH
  const one = (client: number) =>
    new Promise<void>((resolve, reject) => {
      const countIn = createCounter()
      let answered = 0
      let due = DEPTH
      const socket = connect({
        port,
        host: '127.0.0.1',
        // Each is a client with a quota of its own.
        localAddress: `127.0.0.${client + 2}`,
        onread: {
          buffer: Buffer.alloc(READ_BYTES),
          callback(length, buffer) {
            answered += countIn(Buffer.from(buffer.buffer, buffer.byteOffset, length))
            if (answered === share) socket.end()
            else if (answered === due) {
              due += DEPTH
              socket.write(REQUESTS_AT_ONCE)
            }
            return true
          },
        },
      })
      socket.on('error', reject)
      socket.on('close', () => (answered === share ? resolve() : reject(new Error('closed'))))
      socket.write(REQUESTS_AT_ONCE)
    })
  await Promise.all(Array.from({ length: connections }, (_, client) => one(client)))
}

/** The CPU seconds of a process and those that it started, by process (Linux). */
function cpuOf({ pid }: RunningServer): Map<number, number> {
  const seconds = new Map<number, number>()
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue
    try {
      const fields = readFileSync(`/proc/${name}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
      // utime and stime, in ticks of a hundredth of a second.
      if (Number(name) === pid || Number(fields[1]) === pid)
        seconds.set(Number(name), (Number(fields[11]) + Number(fields[12])) / 100)
    } catch {
      // It has ended.
    }
  }
  return seconds
}

interface Rate {
  /** Requests a second. */
  wall: number
  /** Requests for each CPU second of the busiest process. */
  busiest: number
  /** Requests for each CPU second of all processes. */
  all: number
  /** CPU seconds of the client for each request. */
  client: number
}

/** Measures services that answer an equal part of the requests each. */
async function rate(...services: Service[]): Promise<Rate> {
  const cpu = () => new Map(services.flatMap(({ server }) => [...cpuOf(server)]))
  const before = cpu()
  const ownBefore = process.cpuUsage()
  const start = performance.now()
  await Promise.all(services.map((service) => load(service, REQUESTS / services.length)))
  const seconds = (performance.now() - start) / 1000
  const own = process.cpuUsage(ownBefore)
  const used = [...cpu()].map(([pid, after]) => after - (before.get(pid) ?? 0))
  return {
    wall: REQUESTS / seconds,
    busiest: REQUESTS / Math.max(...used),
    all: REQUESTS / used.reduce((sum, value) => sum + value, 0),
    client: (own.user + own.system) / 1e6 / REQUESTS,
  }
}

/** A service with limits, metrics and all headers on; its log has no lines of requests. */
async function start(workers: number): Promise<Service> {
  const database = await createSqliteDatabase()
  const server = await startServer(database.options, {
    WORKERS: String(workers),
    RATE_LIMIT_ANON: '1000000000',
  })
  const shows = (text: string) =>
    workers === 1 ? text !== '' : text.includes(`whocast_cache_bytes{worker="${workers}"}`)
  await within(60_000, async () => (await fetch(`${server.origin}/metrics`)).text(), shows)
  return {
    server,
    workers,
    async close() {
      await server.stop()
      await database.drop()
    },
  }
}

/** Those that serve: a supervisor does not. */
const servingPids = ({ server, workers }: Service): number[] =>
  workers === 1 ? [server.pid] : [...cpuOf(server).keys()].filter((pid) => pid !== server.pid)

/** Measures a service with a CPU limit for each process; null where CPU cannot be limited. */
async function rateLimited(service: Service): Promise<number | null> {
  const limits = servingPids(service).map((pid) => limitCpu(pid, CORE_PART))
  try {
    return limits.includes(null) ? null : (await rate(service)).wall
  } finally {
    for (const limit of limits) limit?.remove()
  }
}

async function reportLimited(
  single: Service,
  double: Service,
  report: (figure: Figure) => void,
): Promise<void> {
  const what = `two workers against one process, ${CORE_PART} of a core each`
  const ratios: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const one = await rateLimited(single)
    const two = await rateLimited(double)
    if (one === null || two === null)
      return report({ what, value: 'not run: that takes root, and control groups of Linux' })
    ratios.push(two / one)
  }
  report({
    what,
    value: `${median(ratios).toFixed(2)} times`,
    spread: spread(ratios),
    goal: atLeast(median(ratios), GOAL),
  })
}

export const bench: Bench = {
  name: 'workers',
  about: 'cached lookups of two workers against one process, by time and by CPU',
  async run(report) {
    const single = await start(1)
    const other = await start(1)
    const double = await start(2)
    const services = [single, other, double]
    try {
      for (const service of services) await load(service, WARM_UP * service.workers)
      const rounds: { one: Rate; two: Rate; apart: Rate }[] = []
      for (let round = 0; round < ROUNDS; round += 1)
        rounds.push({
          one: await rate(single),
          two: await rate(double),
          apart: await rate(single, other),
        })
      const ratios = (of: (rate: Rate) => number) => rounds.map(({ one, two }) => of(two) / of(one))
      await reportLimited(single, double, report)
      const byWall = ratios(({ wall }) => wall)
      const client = median(rounds.map(({ one }) => one.client * one.busiest))
      report({
        what: 'the same without limits',
        value: `${median(byWall).toFixed(2)} times`,
        spread: `${spread(byWall)}; the client takes ${client.toFixed(2)} of the CPU of one process`,
      })
      const byBusiest = ratios(({ busiest }) => busiest)
      report({
        what: 'the same for each CPU second of the busiest process',
        value: `${median(byBusiest).toFixed(2)} times`,
        spread: spread(byBusiest),
        goal: atLeast(median(byBusiest), GOAL),
      })
      const apart = rounds.map((round) => round.apart.busiest / round.one.busiest)
      report({
        what: 'the same of two processes that share nothing',
        value: `${median(apart).toFixed(2)} times`,
        spread: spread(apart),
      })
      const byAll = ratios(({ all }) => all)
      report({
        what: 'two workers, for each CPU second of all processes',
        value: `${median(byAll).toFixed(2)} times`,
        spread: spread(byAll),
      })
      for (const [what, of] of [
        ['one process', (round: (typeof rounds)[number]) => round.one],
        ['two workers', (round: (typeof rounds)[number]) => round.two],
      ] as const) {
        const walls = rounds.map((round) => of(round).wall)
        report({
          what: `${what}, lookups a second`,
          value: `${Math.round(median(walls))}`,
          spread: spread(walls, 0),
        })
      }
    } finally {
      for (const service of services) await service.close()
    }
  },
}
