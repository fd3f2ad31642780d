import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { quantile } from '../bench/bench.ts'
import { createSqliteDatabase } from '../contract/store-databases.ts'
import { startServer } from '../journey/support.ts'
import type { Attack } from './attack.ts'
import { type FuzzedRequest, fuzzedRequests } from './lib/fuzz.ts'
import { watch } from './lib/watch.ts'

const REQUESTS = 100_000
/**
 * The worst are sent again, so often at once and so often at the end: what the machine or the
 * garbage collector added is not theirs.
 */
const SUSPECTS = 20
const TRIES_AT_ONCE = 4
const RETRIES = 15
const TURN_MS = 5
const LIVEZ_MS = 100
const FLOOD_SECONDS = 30

/** Sends one and waits for the end of its answer; null when there was none. */
function send(
  port: number,
  { method, target, headers, body }: FuzzedRequest,
  agent: Agent,
): Promise<number | null> {
  return new Promise((resolve) => {
    const all = {
      ...Object.fromEntries(headers),
      ...(body === '' ? {} : { 'content-length': String(Buffer.byteLength(body)) }),
    }
    try {
      request(
        { port, host: '127.0.0.1', method, path: target, headers: all, agent },
        (response) => {
          response.resume().on('close', () => resolve(response.statusCode ?? null))
        },
      )
        .on('error', () => resolve(null))
        .end(body)
    } catch {
      // What Node's client does not send.
      resolve(null)
    }
  })
}

interface Measured {
  sent: FuzzedRequest
  ms: number
}

async function longestTurn(child: ChildProcess): Promise<number> {
  child.send('longest')
  const [{ longestMs }] = (await once(child, 'message')) as [{ longestMs: number }]
  return longestMs
}

/**
 * Milliseconds of the longest turn of each request, the worst first; of the worst the least of
 * several tries.
 */
async function measure(
  child: ChildProcess,
  port: number,
  requests: FuzzedRequest[],
): Promise<Measured[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const ask = async (sent: FuzzedRequest) => {
    await send(port, sent, agent)
    return longestTurn(child)
  }
  const leastOf = async (sent: FuzzedRequest, tries: number, enough: number) => {
    let ms = Number.POSITIVE_INFINITY
    for (let n = 0; n < tries && ms > enough; n += 1) ms = Math.min(ms, await ask(sent))
    return ms
  }
  // What is compiled and loaded by the first requests is not theirs.
  for (const sent of requests.slice(0, 200)) await ask(sent)
  const measured: Measured[] = []
  let enough = 0
  for (const sent of requests) {
    measured.push({ sent, ms: await leastOf(sent, TRIES_AT_ONCE, enough) })
    if (measured.length > SUSPECTS * 50) enough = keepWorst(measured)
  }
  keepWorst(measured)
  for (const one of measured) one.ms = Math.min(one.ms, await leastOf(one.sent, RETRIES, 0))
  agent.destroy()
  return measured.sort((a, b) => b.ms - a.ms)
}

/** @returns the least of those that are kept, in ms */
function keepWorst(measured: Measured[]): number {
  measured.sort((a, b) => b.ms - a.ms)
  measured.length = Math.min(measured.length, SUSPECTS)
  return measured.at(-1)?.ms ?? 0
}

/** The worst again and again from one address, as fast as they are answered, beside `/livez`. */
async function flood(worst: FuzzedRequest[], seconds: number) {
  const database = await createSqliteDatabase()
  const server = await startServer(database.options, {
    RATE_LIMIT_ANON: '120',
    RATE_LIMIT_KEY: '6000,put=600',
  })
  const control = fork(fileURLToPath(new URL('./servers/control.ts', import.meta.url)), {
    execArgv: [],
  })
  const [controlPort] = (await once(control, 'message')) as [number]
  const port = Number(new URL(server.origin).port)
  const agent = new Agent({ keepAlive: true, maxSockets: 4 })
  try {
    await sleep(2000)
    const livez = watch({ port, control: controlPort }, '/livez', 5)
    const end = performance.now() + seconds * 1000
    const statuses = new Map<number | null, number>()
    for (let at = 0; performance.now() < end; at += 1) {
      const status = await send(port, worst[at % worst.length] as FuzzedRequest, agent)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
    return { ...(await livez.stop()), statuses }
  } finally {
    agent.destroy()
    control.kill()
    await server.stop()
    await database.drop()
  }
}

export const attack: Attack = {
  name: 'fuzz',
  isLong: true,
  isAlone: true,
  bars: [25],
  about: 'targets, headers and bodies made to take the processor from everybody else',
  async run({ seed, scale, report }) {
    const child = fork(fileURLToPath(new URL('./servers/timed.ts', import.meta.url)))
    const [{ port, token }] = (await once(child, 'message')) as [{ port: number; token: string }]
    const count = Math.max(200, Math.round(REQUESTS * scale))
    let worst: Measured[]
    try {
      worst = await measure(child, port, fuzzedRequests(seed, count, token))
    } finally {
      child.kill()
    }
    for (const { sent, ms } of worst.slice(0, 5)) {
      const what = `${sent.method} ${sent.target.slice(0, 60)} ${JSON.stringify(sent.headers).slice(0, 60)} ${sent.body.slice(0, 60)}`
      console.log(`    ${ms.toFixed(2)} ms: ${what}`)
    }
    const [first] = worst
    report({
      bar: 25,
      what: `${count} targets, headers and bodies, the longest turn of the event loop`,
      figure: `${first?.ms.toFixed(2)} ms by the worst, ${worst[9]?.ms.toFixed(2)} ms by the tenth`,
      isHeld: first !== undefined,
      isInTime: first !== undefined && first.ms <= TURN_MS,
    })
    const { times, failures, statuses } = await flood(
      worst.slice(0, 20).map(({ sent }) => sent),
      Math.max(3, FLOOD_SECONDS * scale),
    )
    const p99 = quantile(times, 0.99)
    const seen = [...statuses].map(([status, times]) => `${times}×${status ?? 'none'}`)
    report({
      bar: 25,
      what: 'the worst of them without a pause from one address',
      figure: `/livez p99 ${p99.toFixed(0)} ms over an idle server, of ${times.length}, ${failures} unanswered; ${seen.join(' ')}`,
      isHeld: failures === 0,
      isInTime: p99 <= LIVEZ_MS,
    })
  },
}
