import { setTimeout as sleep } from 'node:timers/promises'
import type { User } from '@neynar/nodejs-sdk/build/api/index.js'
import { quantile } from '../bench/bench.ts'
import { createSqliteDatabase } from '../contract/store-databases.ts'
import { type RunningServer, startServer } from '../journey/support.ts'
import { toUser } from '../network/neynar.ts'
import { addPerson, emptyWorld } from '../network/people.ts'
import { type StandInAnswer, type StandInRequest, startStandIn } from '../network/stand-in.ts'
import { type Attack, createRandom, type Verdict } from './attack.ts'

/**
 * A stand-in of Neynar that knows everybody with a fid, so that there is always somebody who was
 * never asked about.
 */
async function startEverybody(
  misbehave: (request: StandInRequest) => Promise<StandInAnswer | null> = async () => null,
) {
  const template = toUser(
    await addPerson(emptyWorld(), { fid: 1, name: 'template', fname: 'template' }),
  )
  const userOf = (fid: number): User => ({
    ...template,
    fid,
    username: `user-${fid}`,
    display_name: `User ${fid}`,
  })
  return startStandIn(async (request) => {
    const fault = await misbehave(request)
    if (fault) return fault
    const { pathname, searchParams } = new URL(request.path, 'http://neynar')
    if (pathname !== '/v2/farcaster/user/bulk/')
      return { status: 404, body: { code: 'NotFound', message: 'no such route' } }
    return {
      body: {
        users: (searchParams.get('fids') ?? '').split(',').map((fid) => userOf(Number(fid))),
      },
    }
  })
}

const environment = (neynarUrl: string, more: Record<string, string> = {}) => ({
  NEYNAR_BASE_URL: neynarUrl,
  NEYNAR_API_KEY: 'local',
  SAMPLE_DATA: 'off',
  LOG_LEVEL: 'error',
  ...more,
})

interface Seen {
  status: number
  /** Seconds after which a busy server asks to be asked again. */
  retryAfter: number | null
  isFound: boolean
  isMarkedStale: boolean
  ms: number
}

async function lookUp(server: RunningServer, fid: number): Promise<Seen> {
  const start = performance.now()
  const response = await fetch(`${server.api}/fid/${fid}`)
  const { profiles } = (await response.json()) as { profiles: unknown[] }
  return {
    status: response.status,
    retryAfter: response.status === 503 ? Number(response.headers.get('retry-after')) : null,
    isFound: profiles.length === 1,
    isMarkedStale: response.headers.get('server-timing')?.includes('stale') ?? false,
    ms: performance.now() - start,
  }
}

const people = (count: number) => Array.from({ length: count }, (_, n) => n + 1)

/** Bar 12. */
async function askForOneName(count: number): Promise<Verdict> {
  const database = await createSqliteDatabase()
  const upstream = await startEverybody()
  const server = await startServer(database.options, environment(upstream.url))
  const first = await Promise.all(Array.from({ length: count }, () => lookUp(server, 7)))
  // A machine that stands still for over two seconds has more waiting than a burst.
  const answers = await Promise.all(
    first.map(async (answer) => {
      if (answer.retryAfter === null) return answer
      await sleep(answer.retryAfter * 1000)
      return lookUp(server, 7)
    }),
  )
  const calls = upstream.requests.length
  await server.stop()
  await upstream.close()
  await database.drop()
  const found = answers.filter((answer) => answer.isFound).length
  const rejected = first.filter((answer) => answer.retryAfter !== null).length
  return {
    bar: 12,
    what: `${count} cold requests for one name`,
    figure: `${calls} upstream call(s), ${found} answered, ${rejected} of them after a 503`,
    isHeld: calls === 1 && found === count,
    isInTime: rejected === 0,
  }
}

/** Bar 11: refused connections first, then silence. */
async function killUpstreams(seconds: number): Promise<Verdict> {
  const database = await createSqliteDatabase()
  const upstream = await startEverybody()
  const server = await startServer(
    database.options,
    environment(upstream.url, { FRESH_SECONDS: '1' }),
  )
  const fids = people(50)
  for (const fid of fids) await lookUp(server, fid)
  await sleep(2000)
  const seen: Seen[] = []
  const end = Date.now() + seconds * 1000
  for (let turn = 0; Date.now() < end; turn += 1) {
    if (turn === 0) upstream.setFault({ kind: 'drop' })
    if (Date.now() > end - seconds * 500) upstream.setFault({ kind: 'hang' })
    seen.push(await lookUp(server, fids[turn % fids.length] ?? 1))
    await sleep(10)
  }
  await server.stop()
  await upstream.close()
  await database.drop()
  const good = seen.filter(
    ({ status, isFound, isMarkedStale }) => status === 200 && isFound && isMarkedStale,
  ).length
  const p99 = quantile(
    seen.map(({ ms }) => ms),
    0.99,
  )
  return {
    bar: 11,
    what: `upstreams dead for ${seconds} s`,
    figure: `${good} of ${seen.length} stored profiles served and marked stale, p99 ${p99.toFixed(1)} ms`,
    isHeld: seen.length > 0 && good === seen.length,
    isInTime: p99 < 50,
  }
}

/** Bar 13, with all times of the bar multiplied by `factor`. */
async function slowUpstreams(
  count: number,
  factor: number,
  random: () => number,
): Promise<Verdict> {
  const deadlineMs = 4000 * factor
  let isBad = false
  const database = await createSqliteDatabase()
  const upstream = await startEverybody(async () => {
    if (!isBad) return null
    await sleep(random() * 15_000 * factor)
    return random() < 0.05
      ? { status: 500, body: { code: 'InternalServerError', message: 'made to fail' } }
      : null
  })
  const more = { FRESH_SECONDS: '1', LOOKUP_DEADLINE_MS: String(Math.round(deadlineMs)) }
  const server = await startServer(database.options, environment(upstream.url, more))
  const stored = people(50)
  for (const fid of stored) await lookUp(server, fid)
  await sleep(2000)
  isBad = true
  const known: Seen[] = []
  const cold: Promise<Seen>[] = []
  for (let n = 0; n < count; n += 1) {
    cold.push(lookUp(server, 1_000_000 + n))
    known.push(await lookUp(server, stored[n % stored.length] ?? 1))
    await sleep(20)
  }
  const times = (await Promise.all(cold)).map(({ ms }) => ms)
  await server.stop()
  await upstream.close()
  await database.drop()
  const failures = known.filter(({ status }) => status >= 500).length
  const p99 = quantile(times, 0.99)
  return {
    bar: 13,
    what: `upstream with 5 % errors and 0–${15 * factor} s delays, deadline ${deadlineMs} ms`,
    figure: `${failures} 5xx on ${known.length} stored; ${count} uncached, p99 ${p99.toFixed(0)} ms`,
    isHeld: failures === 0,
    isInTime: p99 <= deadlineMs + 200,
  }
}

export const attack: Attack = {
  name: 'upstreams',
  isAlone: true,
  isFirst: true,
  bars: [11, 12, 13],
  about: 'a thousand askers of one name; dead, slow and failing upstreams',
  async run({ seed, scale, report }) {
    report(await askForOneName(1000))
    report(await killUpstreams(Math.max(10, Math.round(600 * scale))))
    report(
      await slowUpstreams(
        Math.max(100, Math.round(500 * scale)),
        scale >= 1 ? 1 : 0.25,
        createRandom(seed),
      ),
    )
  },
}
