import { Agent, request } from 'node:http'
import { privateKeyToAccount } from 'viem/accounts'
import { openStore } from '../../src/main/stores.ts'
import { fill } from '../bench/bench-people.ts'
import { type TestDatabase, testEngines } from '../contract/store-databases.ts'
import { startServer, whocast } from '../journey/support.ts'
import { ownerBrowser } from '../owner.ts'
import { type Attack, TIMED_SCALE, type Verdict } from './attack.ts'
import type { FuzzedRequest } from './lib/fuzz.ts'
import { worstRequests } from './lib/worst-requests.ts'

/** Each has three credentials and six identifiers: a million credentials. */
const PEOPLE = 334_000
/** More than a search returns. */
const FEW_PEOPLE = 500
/** Requests of each route. */
const EACH = 40
/** A request that is slower than this is sent again: the machine's other work is not its fault. */
const SUSPECT_MS = 20
const RETRIES = 6
const LIVEZ_MS = 50
const SHOWN = 5

async function fillPeople({ options }: TestDatabase, count: number): Promise<void> {
  const store = await openStore({ ...options, precedence: ['import'], poolSize: 4 })
  const now = Math.floor(Date.now() / 1000)
  await fill(store, 0, count, { checkedAt: now, refreshAt: now + 30 * 86_400 })
  await store.close()
}

/** Sends one request. Resolves at the end of its answer, whatever that is. */
function send(port: number, sent: FuzzedRequest, agent: Agent): Promise<number | null> {
  return new Promise((resolve) => {
    const headers = {
      ...Object.fromEntries(sent.headers),
      ...(sent.body === '' ? {} : { 'content-length': String(Buffer.byteLength(sent.body)) }),
    }
    const { method, target: path } = sent
    request({ port, host: '127.0.0.1', method, path, headers, agent }, (response) => {
      response.resume().on('close', () => resolve(response.statusCode ?? null))
      // A stream of changes has no end.
      if (response.headers['content-type'] === 'text/event-stream')
        setTimeout(() => response.destroy(), SUSPECT_MS)
    })
      .on('error', () => resolve(null))
      .end(sent.body)
  })
}

const livezRequest: FuzzedRequest = { method: 'GET', target: '/livez', headers: [], body: '' }

/** The longest that `/livez` takes while one request is answered, in ms; untimed: of one `/livez`. */
async function livezDuring(
  port: number,
  sent: FuzzedRequest,
  { agents, isTimed }: { agents: [Agent, Agent]; isTimed: boolean },
) {
  let isOver = false
  const answered = send(port, sent, agents[0]).finally(() => {
    isOver = true
  })
  let slowest = 0
  do {
    const startedAt = performance.now()
    await send(port, livezRequest, agents[1])
    slowest = Math.max(slowest, performance.now() - startedAt)
  } while (isTimed && !isOver)
  return { ms: slowest, status: await answered }
}

interface Measured {
  route: string
  sent: FuzzedRequest
  ms: number
  status: number | null
}

/** Measures every request; of a slow one the least of several tries. The worst come first. */
async function measure(
  port: number,
  requests: { route: string; sent: FuzzedRequest }[],
  isTimed: boolean,
): Promise<Measured[]> {
  const agents: [Agent, Agent] = [new Agent({ keepAlive: true }), new Agent({ keepAlive: true })]
  const options = { agents, isTimed }
  const measured: Measured[] = []
  for (const { route, sent } of requests) {
    let { ms, status } = await livezDuring(port, sent, options)
    for (let n = 0; isTimed && n < RETRIES && ms > SUSPECT_MS; n += 1)
      ms = Math.min(ms, (await livezDuring(port, sent, options)).ms)
    measured.push({ route, sent, ms, status })
  }
  for (const agent of agents) agent.destroy()
  return measured.sort((a, b) => b.ms - a.ms)
}

export interface GuardOptions {
  seed: number
  each: number
  /** Whether `/livez` is requested until each request is answered, and slow ones are repeated. */
  isTimed: boolean
}

/** Requests every route of a database's service by its worst inputs. */
export async function guard(
  database: TestDatabase,
  { seed, each, isTimed }: GuardOptions,
): Promise<{ measured: Measured[]; routes: number }> {
  const issued = await whocast(database.options, [
    'keys',
    'create',
    'Guard',
    '--scopes',
    'attest,webhooks,read',
  ])
  const token = issued.stdout.trim()
  const origin = 'http://localhost'
  const server = await startServer(database.options, {
    BASE_URL: origin,
    SAMPLE_DATA: 'off',
    LOG_LEVEL: 'silent',
  })
  try {
    const owner = ownerBrowser(
      (path, init) => fetch(server.api + path, init),
      origin,
      privateKeyToAccount(`0x${'7'.repeat(64)}`),
    )
    await owner.signIn()
    const key: [string, string] = ['x-api-key', token]
    const requests = worstRequests({ seed, each, key, cookie: owner.cookie, origin })
    const port = Number(new URL(server.origin).port)
    // What is compiled and loaded by the first requests is not theirs.
    const first = new Map(requests.map((one) => [one.route, one]))
    await measure(port, [...first.values()], false)
    return { measured: await measure(port, requests, isTimed), routes: first.size }
  } finally {
    await server.stop()
  }
}

/** Prints the worst requests and returns the verdict on them. */
export function judge(
  { measured, routes }: Awaited<ReturnType<typeof guard>>,
  what: string,
): Verdict {
  for (const { route, sent, ms, status } of measured.slice(0, SHOWN))
    console.log(`    ${ms.toFixed(1)} ms, ${status}: ${route} ${sent.target.slice(0, 90)}`)
  const [worst] = measured
  const silent = measured.filter(({ status }) => status === null)
  return {
    bar: 47,
    what: `${measured.length} requests of ${routes} routes, ${what}`,
    figure: `/livez at most ${worst?.ms.toFixed(0)} ms, by ${worst?.route}; ${silent.length} unanswered`,
    isHeld: worst !== undefined && silent.length === 0,
    isInTime: (worst?.ms ?? Number.POSITIVE_INFINITY) <= LIVEZ_MS,
  }
}

export const attack: Attack = {
  name: 'guard',
  bars: [47],
  // Without bars of time it says that all are answered, as hostile-requests does.
  isLong: true,
  about: 'the worst requests of every route, on a million rows, beside /livez',
  isAlone: true,
  async run({ seed, scale, report }) {
    // A short run holds no bar of time, so that few people show as much.
    const isTimed = scale >= TIMED_SCALE
    const people = isTimed ? Math.round(PEOPLE * scale) : FEW_PEOPLE
    const each = Math.max(3, Math.round(EACH * scale))
    for (const [, createDatabase] of testEngines()) {
      const database = await createDatabase()
      try {
        await fillPeople(database, people)
        const what = `${people} people with ${people * 3} credentials, ${database.kind}`
        report(judge(await guard(database, { seed, each, isTimed }), what))
      } finally {
        await database.drop()
      }
    }
  },
}
