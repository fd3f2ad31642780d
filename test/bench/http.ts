import { fork } from 'node:child_process'
import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { fileURLToPath } from 'node:url'
import { openStore } from '../../src/main/stores.ts'
import {
  createPostgresDatabase,
  createSqliteDatabase,
  type TestDatabase,
} from '../contract/store-databases.ts'
import { atLeast, type Bench, type Figure, median, spread } from './bench.ts'
import { fill } from './bench-people.ts'
import type { Role } from './servers/http.ts'

/**
 * Lookups by HTTP against servers made of `node:http` alone, each in a process of its own: a cached
 * one against one that sends the same bytes, an uncached one against one that sends what the
 * engine's own statement finds.
 */

const ROUNDS = 7
const CACHED_REQUESTS = 6000
const UNCACHED_REQUESTS = 2000
/** Until the code is compiled. */
const WARM_UP = 20_000
const CONNECTIONS = 32
/** More than the cache of the test service holds, asked in order: none is found there. */
const PEOPLE = 20_000
/**
 * They were checked a moment ago, so that no lookup makes the service ask its sources in the
 * background: the peer has none to ask.
 */
const FRESH_SECONDS = 86_400

interface Server {
  port: number
  /** CPU milliseconds that the server process has used so far. */
  cpu(): Promise<number>
  close(): void
}

async function start(role: Role): Promise<Server> {
  const child = fork(
    fileURLToPath(new URL('./servers/http.ts', import.meta.url)),
    [JSON.stringify(role)],
    {
      // As the service runs: tsx would wrap every function that is made for a request.
      execArgv: ['--no-warnings'],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    },
  )
  const ended = once(child, 'exit').then(() => {
    throw new Error(`the ${role.kind} server ended`)
  })
  ended.catch(() => {})
  const [port] = (await Promise.race([once(child, 'message'), ended])) as [number]
  return {
    port,
    async cpu() {
      child.send('cpu')
      const [ms] = (await once(child, 'message')) as [number]
      return ms
    },
    close: () => child.kill(),
  }
}

/** Sends requests over kept connections; resolves when all are answered. */
async function load(port: number, count: number, pathOf: (index: number) => string): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  let next = 0
  const worker = async () => {
    while (next < count) {
      const path = pathOf(next++)
      await new Promise<void>((resolve, reject) => {
        request({ port, host: '127.0.0.1', path, agent }, (answer) => {
          if (answer.statusCode !== 200) reject(new Error(`${path} answered ${answer.statusCode}`))
          answer.resume()
          answer.on('end', resolve)
        })
          .on('error', reject)
          .end()
      })
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, worker))
  agent.destroy()
}

interface Rate {
  /** Requests per second. */
  wall: number
  /** Requests per CPU second of the server's own process. */
  cpu: number
}

async function rate(
  server: Server,
  count: number,
  pathOf: (index: number) => string,
): Promise<Rate> {
  const before = await server.cpu()
  const start = performance.now()
  await load(server.port, count, pathOf)
  const ms = performance.now() - start
  return { wall: (count * 1000) / ms, cpu: (count * 1000) / ((await server.cpu()) - before) }
}

const pathOf = (n: number) => `/api/v1/fid/${(n % PEOPLE) + 1}`

async function runCached(server: Server, report: (figure: Figure) => void) {
  const hot = () => pathOf(0)
  const body = await (await fetch(`http://127.0.0.1:${server.port}${hot()}`)).text()
  const peer = await start({ kind: 'bytes', body })
  try {
    await Promise.all([load(server.port, WARM_UP, hot), load(peer.port, WARM_UP, hot)])
    const ours: number[] = []
    const ratios: number[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      const theirs = await rate(peer, CACHED_REQUESTS, hot)
      const own = await rate(server, CACHED_REQUESTS, hot)
      ours.push(own.cpu)
      ratios.push(own.cpu / theirs.cpu)
    }
    report({
      what: 'cached lookup, all standing headers, limits, metrics, log',
      value: median(ratios).toFixed(2),
      spread: spread(ratios),
      goal: atLeast(median(ratios), 0.7),
    })
    report({
      what: 'the same, requests per CPU second',
      value: `${Math.round(median(ours))}`,
      spread: spread(ours, 0),
    })
  } finally {
    peer.close()
  }
}

async function runUncached(name: string, database: TestDatabase, report: (figure: Figure) => void) {
  const { dataDir, databaseUrl } = database.options
  const store = await openStore({ ...database.options, precedence: ['import'] })
  const checkedAt = Math.floor(Date.now() / 1000)
  await fill(store, 1, PEOPLE + 1, { checkedAt, refreshAt: checkedAt + FRESH_SECONDS })
  await store.close()
  const server = await start({ kind: 'api', dataDir, databaseUrl })
  const peer = await start({ kind: 'engine', dataDir, databaseUrl })
  try {
    if (database.kind === 'sqlite') await runCached(server, report)
    // Where the next one begins: always with those who were asked about longest ago.
    let first = 0
    const next = () => {
      const from = first
      first += UNCACHED_REQUESTS
      return (index: number) => pathOf(from + index)
    }
    await Promise.all([load(server.port, PEOPLE, pathOf), load(peer.port, PEOPLE, pathOf)])
    const byCpu: number[] = []
    const byWall: number[] = []
    const ours: number[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      const some = next()
      const theirs = await rate(peer, UNCACHED_REQUESTS, some)
      const own = await rate(server, UNCACHED_REQUESTS, some)
      byCpu.push(own.cpu / theirs.cpu)
      byWall.push(own.wall / theirs.wall)
      ours.push(own.wall)
    }
    report({
      what: `uncached lookup, ${name}, of node:http with the engine's statement`,
      value: median(byWall).toFixed(2),
      spread: `${spread(byWall)}; by CPU of the server ${median(byCpu).toFixed(2)}`,
      goal: atLeast(median(byWall), 0.6),
    })
    report({
      what: 'the same, requests a second',
      value: `${Math.round(median(ours))}`,
      spread: spread(ours, 0),
    })
  } finally {
    server.close()
    peer.close()
    await database.drop()
  }
}

export const bench: Bench = {
  name: 'http',
  about:
    'lookups by HTTP against bare node:http sending the same bytes, or what the engine’s own statement finds',
  async run(report) {
    await runUncached('SQLite', await createSqliteDatabase(), report)
    const serverUrl = process.env.TEST_POSTGRES_URL
    if (serverUrl) await runUncached('PostgreSQL', await createPostgresDatabase(serverUrl), report)
    else report({ what: 'PostgreSQL', value: 'not run: TEST_POSTGRES_URL is not set' })
  },
}
