import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { createSqliteDatabase } from '../contract/store-databases.ts'
import { type RunningServer, startServer } from '../journey/support.ts'
import type { Attack, AttackOptions } from './attack.ts'
import { type Passed, type RunningProxy, startHaproxy, startNginx } from './lib/proxies.ts'
import { parseAnswers, type RawAnswer, sendStream } from './lib/raw-answers.ts'
import { type RawStream, rawStreams } from './lib/raw-streams.ts'

const STREAMS = 10_000
const AT_ONCE = 48
const VICTIMS = 4

/** A line of our access log. */
interface Served {
  id: string
  method: string
  path: string
  client: string
}

/** What one client saw on one connection. */
interface Seen {
  stream: RawStream
  answers: RawAnswer[]
  localPort: number
}

interface Faults {
  /** Requests that we served and that no proxy, or no strict reader, took for one. */
  desynchronised: string[]
  /** Answers that belong to another request than the one they were given to. */
  swapped: string[]
  /** Requests of another client address than the real one, and header lines out of a target. */
  forged: string[]
  /** Answers with what is blocked. */
  leaked: string[]
  /** Raw targets that were alone on their connection, and those of them that were not answered. */
  raw: { sent: number; unanswered: string[] }
}

const noFaults = (): Faults => ({
  desynchronised: [],
  swapped: [],
  forged: [],
  leaked: [],
  raw: { sent: 0, unanswered: [] },
})

/** Sends all streams, some at once, beside clients that do nothing wrong. */
async function throwAll(port: number, streams: RawStream[]) {
  const seen: Seen[] = []
  let next = 0
  let isOver = false
  const victims = Promise.all(
    Array.from({ length: VICTIMS }, (_, who) => ask(port, who, () => isOver)),
  )
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let stream = streams[next++]; stream; stream = streams[next++]) {
        const { received, localPort } = await sendStream(port, stream)
        const { requests } = stream
        seen.push({
          stream,
          answers: parseAnswers(received, (at) => requests[at]?.method === 'HEAD'),
          localPort,
        })
      }
    }),
  )
  isOver = true
  return { seen, asked: (await victims).flat() }
}

/**
 * A client that asks one thing after another over kept connections, and tells what answer each got.
 */
async function ask(
  port: number,
  who: number,
  isOver: () => boolean,
): Promise<{ path: string; id: string }[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 2 })
  const asked: { path: string; id: string }[] = []
  for (let at = 0; !isOver(); at += 1) {
    const path = `/api/v1/fname/victim-${who}-${at}`
    const id = await new Promise<string>((resolve) => {
      request({ port, host: '127.0.0.1', path, agent }, (response) => {
        response.resume().on('end', () => resolve(String(response.headers['x-request-id'] ?? '')))
      })
        .on('error', () => resolve(''))
        .end()
    })
    asked.push({ path, id })
    await sleep(5)
  }
  agent.destroy()
  return asked
}

/** Of a client that is gone the address is `unknown`. */
const isForged = (client: string) => client !== '127.0.0.1' && client !== 'unknown'

const isOurs = (answer: RawAnswer) => answer.id !== undefined && !answer.id.includes(',')

function judgeHeaders(seen: Seen[], faults: Faults): void {
  for (const { headers } of seen.flatMap(({ answers }) => answers)) {
    if (/\r\nx-injected:/i.test(headers)) faults.forged.push(headers)
  }
}

/** Raw targets that come whole, with nothing before them and no body, are answered. */
function judgeRaw(seen: Seen[], served: Map<string, Served>, faults: Faults): void {
  for (const { stream, answers } of seen) {
    const [first] = stream.requests
    const text = stream.bytes.toString('latin1')
    if (!first || stream.cuts.length > 0 || !/^(GET|HEAD) \/api[!-~]*[\x80-\xff]/.test(text))
      continue
    if (/^(content-length|transfer-encoding)/im.test(text)) continue
    faults.raw.sent += 1
    const id = answers[0]?.id
    if (id === undefined || !served.get(id)?.path.includes(first.marker)) {
      faults.raw.unanswered.push(
        `${first.marker} was not answered: ${answers.map(({ status }) => status).join(', ') || 'nothing came'}`,
      )
    }
  }
}

/** Without a proxy: the nth answer is that to the nth request, and nothing else was served. */
function judgeDirect(
  seen: Seen[],
  log: Served[],
  served: Map<string, Served>,
  faults: Faults,
): void {
  for (const { stream, answers } of seen) {
    for (const [at, answer] of answers.filter(isOurs).entries()) {
      const request = served.get(answer.id ?? '')
      const meant = stream.requests[at]
      if (meant && !request?.path.includes(meant.marker))
        faults.swapped.push(`${meant.marker} was answered with ${request?.path}`)
    }
  }
  for (const { path } of log) if (path.includes('smuggled-')) faults.desynchronised.push(path)
}

/** The path of a target as our log shows it. */
const shown = (target: string) => {
  const local = target.replace(/^https?:\/\/[^/?#]*/i, '').replace(/\?.*$/s, '')
  return local.replaceAll(
    /[^!$%&-;=?-[\]_a-z~]/g,
    (one) => `%${one.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`,
  )
}

/**
 * Behind a proxy: what we served is what it passed on, once each, and its clients got the answers
 * in its order.
 */
function judgeProxied(seen: Seen[], log: Served[], passed: Passed[], faults: Faults): void {
  const claims = new Map(passed.filter(({ id }) => id !== '').map((one) => [one.id, one]))
  // Of clients that left before the answer, the proxy knows the request alone.
  const unanswered = new Map<string, number>()
  for (const { method, target } of passed.filter(({ id }) => id === '')) {
    const what = `${method} ${shown(target).slice(0, 200)}`
    unanswered.set(what, (unanswered.get(what) ?? 0) + 1)
  }
  for (const { id, method, path, client } of log) {
    const claim = claims.get(id)
    const what = `${method} ${path.replace(/…$/, '')}`
    const left = unanswered.get(what) ?? 0
    if (!claim && left > 0) unanswered.set(what, left - 1)
    else if (!claim) faults.desynchronised.push(`${method} ${path} was served and not passed on`)
    else if (claim.method !== method || !shown(claim.target).startsWith(path.replace(/…$/, ''))) {
      faults.swapped.push(`${claim.target} was answered with ${path}`)
    }
    if (isForged(client)) faults.forged.push(`${path} by ${client}`)
  }
  const order = new Map<string, number>()
  for (const [at, { id }] of passed.entries()) if (id !== '') order.set(id, at)
  for (const { answers } of seen) {
    let last = -1
    let connection: string | undefined
    for (const { id = '' } of answers.filter(isOurs)) {
      const at = order.get(id) ?? -1
      const own = passed[at]?.connection
      if (at <= last || (connection !== undefined && own !== connection))
        faults.swapped.push(`answer ${id} out of its order`)
      last = at
      connection = own
    }
  }
}

/** How often `/metrics` was served, itself included. */
async function metricsServed(origin: string): Promise<number> {
  const text = await (await fetch(`${origin}/metrics`)).text()
  return [...text.matchAll(/^whocast_http_requests_total\{route="\/metrics".*\} (\d+)$/gm)].reduce(
    (sum, [, n]) => sum + Number(n),
    0,
  )
}

const rawFigure = ({ raw: { sent, unanswered } }: Faults) =>
  sent === 0 ? '' : `${sent - unanswered.length} of ${sent} raw targets answered; `

const requestsOf = (stdout: string): Served[] =>
  stdout.split('\n').flatMap((line) => {
    if (!line.includes('"msg":"request"')) return []
    return [JSON.parse(line) as Served]
  })

async function attackThrough(way: string, { seed, scale, report }: AttackOptions): Promise<void> {
  const database = await createSqliteDatabase()
  const server: RunningServer = await startServer(database.options, {
    LOG_LEVEL: 'info,addresses=full',
    TRUST_PROXY: way === 'directly' ? '0' : '1',
  })
  const backend = Number(new URL(server.origin).port)
  // What is loaded in the background soon after the start is there: on a busy machine it takes
  // seconds.
  const warmUp = await fetch(server.origin)
  await warmUp.arrayBuffer()
  let proxy: RunningProxy | null = null
  try {
    if (way !== 'directly') proxy = await (way === 'nginx' ? startNginx : startHaproxy)(backend)
    const streams = rawStreams(way.slice(0, 1), seed, Math.max(100, Math.round(STREAMS * scale)))
    const { seen, asked } = await throwAll(proxy?.port ?? backend, streams)
    const reads = proxy ? await metricsServed(server.origin) : 0
    const passed = (await proxy?.stop()) ?? []
    proxy = null
    const log = requestsOf((await server.stop()).stdout)
    const own = log.filter(
      ({ path, id }) => path !== '/metrics' && id !== warmUp.headers.get('x-request-id'),
    )
    const served = new Map(log.map((one) => [one.id, one]))
    const faults = noFaults()
    judgeHeaders(seen, faults)
    // HAProxy refuses raw targets by itself.
    if (way !== 'HAProxy') judgeRaw(seen, served, faults)
    if (way === 'directly') {
      judgeDirect(seen, own, served, faults)
      for (const { path, client } of own)
        if (isForged(client)) faults.forged.push(`${path} by ${client}`)
    } else {
      judgeProxied(seen, own, passed, faults)
      if (reads > 0) faults.leaked.push(`/metrics was served ${reads} times`)
    }
    for (const { path, id } of asked) {
      if (id !== '' && served.get(id)?.path !== path)
        faults.swapped.push(`a victim asked ${path} and got ${served.get(id)?.path}`)
    }
    const all = [...faults.desynchronised, ...faults.swapped, ...faults.forged, ...faults.leaked]
    for (const fault of [...all, ...faults.raw.unanswered].slice(0, 10)) console.log(`    ${fault}`)
    report({
      bar: 23,
      what: `${streams.length} raw streams ${way === 'directly' ? way : `through ${way}`}`,
      figure: `${own.length} requests served, ${faults.desynchronised.length} desynchronised, ${faults.swapped.length} answers swapped, ${faults.forged.length} headers forged, /metrics read ${faults.leaked.length} times; ${rawFigure(faults)}${asked.length} others asked beside`,
      isHeld: all.length === 0 && own.length > 0 && faults.raw.unanswered.length === 0,
    })
  } finally {
    await proxy?.stop()
    await server.stop()
    await database.drop()
  }
}

export const attack: Attack = {
  name: 'smuggling',
  bars: [23],
  about:
    'raw bytes, pipelined, cut anywhere, that try to be another request to us than to the proxy',
  async run(options) {
    for (const way of ['directly', 'nginx', 'HAProxy']) await attackThrough(way, options)
  },
}
