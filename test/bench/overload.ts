import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { openStore } from '../../src/main/stores.ts'
import {
  createPostgresDatabase,
  createSqliteDatabase,
  type TestDatabase,
} from '../contract/store-databases.ts'
import { wallet } from '../contract/store-people.ts'
import { startServer } from '../journey/support.ts'
import { atLeast, atMost, type Bench, type Figure, median, quantile, spread } from './bench.ts'
import { fill } from './bench-people.ts'

/**
 * Requests at twice the rate that one process serves: how many are still served, how long they
 * take, and what the others get. The mixed load contains every kind of request; expensive ones are
 * rejected first. The other load is lookups of one person, the cheapest requests: nothing cheaper
 * can be preferred, and a rejection costs three tenths of an answer, mostly in Node and the kernel,
 * so a process can serve four sevenths of its capacity at most.
 * The client has the other core.
 */

const PEOPLE = 30_000
const ROUNDS = 3
const WARM_UP_MS = 4000
const MEASURED_MS = 5000
/** The burst of two seconds that is served whole is over after this. */
const SETTLING_MS = 3000
/** After so long without requests the process rejects none. */
const RECOVERY_MS = 6000
/** Connections that are always busy, few enough that none is rejected: their rate is the capacity. */
const BUSY = 4
/** Connections at most where requests come at a given rate; further requests wait for one. */
const MOST_CONNECTIONS = 1000
/** The part of the capacity at which the process counts as idle. */
const IDLE = 0.1
/** The server closes connections that were idle for five seconds: a client drops them before. */
const MAX_UNUSED_MS = 4000
const OVERLOAD = 2
const TICK_MS = 1

interface Load {
  name: string
  /** Returns a request by its number, as sent. */
  request(number: number): string
}

const get = (path: string) => `GET /api/v1/${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`
const nth = (number: number) => wallet((number * 7919) % PEOPLE)

function post(path: string, value: unknown): string {
  const body = JSON.stringify(value)
  return `POST /api/v1/${path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`
}

const lookup = (number: number) => get(`eth/${nth(number)}`)

const batch = (number: number) =>
  post('lookup', { queries: Array.from({ length: 20 }, (_, at) => nth(number + at)) })

/** Of ten requests, seven are lookups of one person; none is cached. */
const MIXED: readonly ((number: number) => string)[] = [
  ...Array.from({ length: 7 }, () => lookup),
  batch,
  (number) => get(`search?q=user${number % PEOPLE}`),
  (number) => get(`credentials?credentialName=Skill:+${number % 50}&limit=20`),
]

const LOADS: readonly Load[] = [
  { name: 'mixed', request: (number) => (MIXED[number % 10] ?? lookup)(number) },
  { name: 'lookups', request: lookup },
]

const HEAD_END = Buffer.from('\r\n\r\n')

type Outcome = 'served' | 'rejected' | 'other'

interface Answer {
  outcome: Outcome
  ms: number
}

interface Target {
  port: number
  /** Returns the next request: no person is asked for again while cached. */
  next(): string
}

/** A kept connection with one request under way at most. */
interface Connection {
  /** @param since when the request was due, as `performance.now()` */
  send(since: number, onAnswer: (answer: Answer) => void): void
  close(): void
}

const outcomeOf = (head: string): Outcome => {
  if (head.startsWith('HTTP/1.1 200 ')) return 'served'
  return head.startsWith('HTTP/1.1 503 ') && /\r\nretry-after: \d/i.test(head)
    ? 'rejected'
    : 'other'
}

/** Reads heads and lengths alone: a client that parsed would take as much CPU as the server. */
function openConnection({ port, next }: Target, number: number): Connection {
  let received: Buffer = Buffer.alloc(0)
  let underWay: { since: number; onAnswer: (answer: Answer) => void } | null = null
  // Each is a client with a quota of its own.
  const socket: Socket = connect({ port, localAddress: `127.0.1.${(number % 250) + 1}` })
  const end = (outcome: Outcome) => {
    const done = underWay
    underWay = null
    received = Buffer.alloc(0)
    done?.onAnswer({ outcome, ms: performance.now() - done.since })
  }
  socket.on('data', (piece: Buffer) => {
    received = received.length === 0 ? piece : Buffer.concat([received, piece])
    const at = received.indexOf(HEAD_END)
    if (at === -1) return
    const head = received.toString('latin1', 0, at)
    const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1])
    if (received.length >= at + HEAD_END.length + length) end(outcomeOf(head))
  })
  socket.on('error', () => end('other'))
  socket.on('close', () => end('other'))
  return {
    send(since, onAnswer) {
      underWay = { since, onAnswer }
      socket.write(next())
    },
    close: () => socket.destroy(),
  }
}

/** Asks again as soon as it is answered; returns served requests a second. */
async function capacityOf(target: Target, ms: number): Promise<number> {
  const connections = Array.from({ length: BUSY }, (_, number) => openConnection(target, number))
  const start = performance.now()
  const counts: Record<Outcome, number> = { served: 0, rejected: 0, other: 0 }
  const again = (connection: Connection) =>
    connection.send(performance.now(), ({ outcome }) => {
      counts[outcome] += 1
      if (performance.now() - start < ms) again(connection)
    })
  for (const connection of connections) again(connection)
  await sleep(ms)
  const perSecond = (counts.served * 1000) / (performance.now() - start)
  const { other } = counts
  for (const connection of connections) connection.close()
  if (other > 0) throw new Error(`${other} requests were neither served nor rejected`)
  return perSecond
}

/** Asks at a rate, whatever comes back; returns the answers to what was due after `settlingMs`. */
async function askAt(
  target: Target,
  perSecond: number,
  ms: number,
  settlingMs = 0,
): Promise<{ answers: Answer[]; due: number }> {
  const all: Connection[] = []
  const free: { connection: Connection; since: number }[] = []
  const waiting: number[] = []
  const answers: Answer[] = []
  const start = performance.now()
  const ask = (connection: Connection, since: number) =>
    connection.send(since, (answer) => {
      if (since - start >= settlingMs) answers.push(answer)
      const next = waiting.shift()
      if (next !== undefined) ask(connection, next)
      else free.push({ connection, since: performance.now() })
    })
  let due = 0
  let counted = 0
  for (let now = start; now - start < settlingMs + ms; now = performance.now()) {
    for (; due < ((now - start) * perSecond) / 1000; due += 1) {
      const since = start + (due * 1000) / perSecond
      if (since - start >= settlingMs) counted += 1
      const last = free.pop()
      if (last && now - last.since < MAX_UNUSED_MS) ask(last.connection, since)
      else if (last || all.length < MOST_CONNECTIONS) {
        last?.connection.close()
        const opened = openConnection(target, all.length)
        all.push(opened)
        ask(opened, since)
      } else waiting.push(since)
    }
    await sleep(TICK_MS)
  }
  await sleep(1000)
  for (const connection of all) connection.close()
  return { answers, due: counted }
}

const times = (answers: readonly Answer[]) =>
  answers.filter(({ outcome }) => outcome === 'served').map(({ ms }) => ms)

async function measureLoad(
  name: string,
  target: Target,
  report: (figure: Figure) => void,
): Promise<void> {
  await capacityOf(target, WARM_UP_MS)
  await sleep(RECOVERY_MS)
  const rounds: { capacity: number; goodput: number; slowdown: number; others: number }[] = []
  const p99: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const capacity = await capacityOf(target, MEASURED_MS)
    const idle = await askAt(target, capacity * IDLE, MEASURED_MS)
    const full = await askAt(target, capacity * OVERLOAD, MEASURED_MS, SETTLING_MS)
    const served = times(full.answers)
    const rejected = full.answers.filter(({ outcome }) => outcome === 'rejected').length
    p99.push(quantile(served, 0.99))
    rounds.push({
      capacity,
      goodput: (served.length * 1000) / MEASURED_MS / capacity,
      slowdown: quantile(served, 0.99) / quantile(times(idle.answers), 0.99),
      others: full.due - served.length - rejected,
    })
    await sleep(RECOVERY_MS)
  }
  const all = <K extends keyof (typeof rounds)[number]>(key: K) => rounds.map((one) => one[key])
  report({
    what: `${name}: capacity, requests a second`,
    value: `${Math.round(median(all('capacity')))}`,
    spread: spread(all('capacity'), 0),
  })
  report({
    what: `${name}: goodput at twice capacity`,
    value: median(all('goodput')).toFixed(2),
    spread: spread(all('goodput')),
    goal: atLeast(median(all('goodput')), 0.9),
  })
  report({
    what: `${name}: its p99 over idle`,
    value: `${median(all('slowdown')).toFixed(1)} times`,
    spread: `${spread(all('slowdown'), 1)}; ${median(p99).toFixed(0)} ms`,
    goal: atMost(median(all('slowdown')), 3, ' times'),
  })
  const others = all('others').reduce((sum, count) => sum + count, 0)
  report({
    what: `${name}: unanswered`,
    value: `${others}`,
    goal: { text: '0', reach: others === 0 ? 1 : 0 },
  })
}

async function measure(
  engine: string,
  database: TestDatabase,
  report: (figure: Figure) => void,
): Promise<void> {
  try {
    const store = await openStore({ ...database.options, precedence: ['import'], poolSize: 4 })
    await fill(store, 0, PEOPLE)
    await store.close()
    const server = await startServer(database.options, {
      RATE_LIMIT_ANON: '1000000000',
      CACHE_MEGABYTES: '4',
      SAMPLE_DATA: 'off',
    })
    try {
      const port = Number(new URL(server.origin).port)
      let number = 0
      for (const { name, request } of LOADS) {
        const next = () => request(number++)
        await measureLoad(`${engine}, ${name}`, { port, next }, report)
      }
    } finally {
      await server.stop()
    }
  } finally {
    await database.drop()
  }
}

export const bench: Bench = {
  name: 'overload',
  about: 'requests at twice the rate that a process serves: served, delayed, rejected',
  async run(report) {
    await measure('SQLite', await createSqliteDatabase(), report)
    const serverUrl = process.env.TEST_POSTGRES_URL
    if (serverUrl) await measure('PostgreSQL', await createPostgresDatabase(serverUrl), report)
    else report({ what: 'PostgreSQL', value: 'not run: TEST_POSTGRES_URL is not set' })
  },
}
