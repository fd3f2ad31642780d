import { setTimeout as sleep } from 'node:timers/promises'
import {
  lookUp,
  putCredential,
  type Regions,
  readCount,
  startRegions,
} from '../attack/lib/regions.ts'
import { wallet } from '../contract/store-people.ts'
import type { RunningServer } from '../journey/support.ts'
import { atLeast, atMost, type Bench, median, quantile, spread } from './bench.ts'
import { newWatch, type Report, reportWatch, startReading, startVersions } from './region-watch.ts'

/**
 * Two regions: two processes beside the primary, two processes beside a streaming replica, and a
 * line that delays everything by 40 ms in each direction. All servers are real; limits, keys,
 * metrics and headers are on. People change all the time, by writes in both regions.
 */

const DELAY_MS = 40
const PROCESSES = 2
const PEOPLE = 20_000
const ROUNDS = 5
const LOOKUPS = 400
/** Everybody after this person is looked up once. */
const FIRST_STORED = 1000
const CUT_MS = 12_000
const PAUSE_MS = 8000
const LIMIT = 600
const GOAL_MS = 5

/** The time of one lookup, in ms. */
async function timeLookup(
  server: RunningServer | undefined,
  n: number,
  headers: Record<string, string>,
): Promise<number> {
  const startedAt = performance.now()
  const response = await fetch(`${server?.api}/eth/${wallet(n)}`, { headers })
  await response.arrayBuffer()
  if (response.status !== 200) throw new Error(`a lookup had status ${response.status}`)
  return performance.now() - startedAt
}

/** Times of lookups of both regions, one of each in turn, in ms. `next` returns the person. */
async function timePairs(
  { near, far }: Regions,
  next: () => number,
  headers: Record<string, string>,
) {
  const times = { near: [] as number[], far: [] as number[] }
  for (let pair = 0; pair < LOOKUPS; pair += 1) {
    const both = { near: near[pair % near.length], far: far[pair % far.length] }
    const order = pair % 4 < 2 ? (['near', 'far'] as const) : (['far', 'near'] as const)
    for (const region of order) times[region].push(await timeLookup(both[region], next(), headers))
  }
  return times
}

/** Lookups of the far region against those of the near one, in turn, while people change. */
async function compare(regions: Regions, token: string, report: Report): Promise<void> {
  const headers = { authorization: `Bearer ${token}` }
  let stored = FIRST_STORED
  const kinds = {
    cached: () => 100,
    stored() {
      stored += 1
      return stored
    },
  }
  for (const [kind, next] of Object.entries(kinds)) {
    await timePairs(regions, next, headers)
    const rounds: Awaited<ReturnType<typeof timePairs>>[] = []
    for (let round = 0; round < ROUNDS; round += 1)
      rounds.push(await timePairs(regions, next, headers))
    const all = (region: 'near' | 'far') => rounds.flatMap((times) => times[region])
    for (const share of [0.5, 0.99]) {
      const more = quantile(all('far'), share) - quantile(all('near'), share)
      const each = rounds.map(({ near, far }) => quantile(far, share) - quantile(near, share))
      report({
        what: `${kind} lookups far away against beside the primary, p${share * 100}`,
        value: `${more.toFixed(2)} ms more`,
        spread: `${spread(each)}; ${quantile(all('far'), share).toFixed(2)} against ${quantile(all('near'), share).toFixed(2)} ms`,
        goal: atMost(Math.max(0, more), GOAL_MS, ' ms'),
      })
    }
  }
}

/** PUTs through the far region, each read there at once, by the same process and by the other. */
async function writeFar({ far }: Regions, token: string, report: Report): Promise<void> {
  const [one, other] = far
  if (!one || !other) return
  const has = async ({ api }: RunningServer, n: number, name: string) =>
    (await (await fetch(`${api}/eth/${wallet(n)}`)).text()).includes(`"${name}"`)
  const putMs: number[] = []
  const seenMs: number[] = []
  let missing = 0
  for (let n = 200; n < 230; n += 1) {
    const startedAt = performance.now()
    const { status } = await putCredential(one, token, n, `Far ${n}`)
    if (status !== 200) throw new Error(`a PUT had status ${status}`)
    const acknowledgedAt = performance.now()
    putMs.push(acknowledgedAt - startedAt)
    if (!(await has(one, n, `Far ${n}`))) missing += 1
    while (!(await has(other, n, `Far ${n}`))) await sleep(5)
    seenMs.push(performance.now() - acknowledgedAt)
  }
  report({
    what: 'PUTs far away, not seen by the next lookup of the same process',
    value: `${missing} of ${putMs.length}`,
    spread: `p50 ${Math.round(median(putMs))} ms; another process sees them after at most ${Math.round(Math.max(...seenMs))} ms`,
    goal: { text: '0', reach: missing === 0 ? 1 : 0 },
  })
}

/** One key at all processes at once, beyond its limit. */
async function exceed(regions: Regions, report: Report): Promise<void> {
  const rounds: number[] = []
  const waited: number[] = []
  let slowestS = 0
  const servers = [...regions.near, ...regions.far]
  for (let round = 0; round < 3; round += 1) {
    const token = await regions.whocast(
      'keys',
      'create',
      `Limited ${round}`,
      '--scopes',
      'read',
      '--rate',
      String(LIMIT),
    )
    const headers = { authorization: `Bearer ${token}` }
    let granted = 0
    const begunAt = performance.now()
    await Promise.all(
      servers.map(async (server) => {
        let sent = 0
        while (sent < LIMIT) {
          const startedAt = performance.now()
          const { status, isOfKey } = await lookUp(server, 100, headers)
          // A process ignores a new key until it has heard of it.
          if (!isOfKey) continue
          sent += 1
          if (regions.far.includes(server)) waited.push(performance.now() - startedAt)
          if (status === 200) granted += 1
        }
      }),
    )
    rounds.push(granted)
    slowestS = Math.max(slowestS, (performance.now() - begunAt) / 1000)
  }
  const most = Math.max(...rounds)
  // On a busy machine counters may fail to answer in time, or a round take more than a window.
  const alone = await Promise.all(servers.map((one) => readCount(one, 'limits_alone', '')))
  const tolerance = LIMIT + Math.ceil(LIMIT / 16) * regions.far.length
  report({
    what: `requests granted of a limit of ${LIMIT}, by ${servers.length} processes in two regions`,
    value: String(median(rounds)),
    spread: `${spread(rounds, 0)}; p99 far away ${quantile(waited, 0.99).toFixed(1)} ms; slowest round ${slowestS.toFixed(0)} s, windows counted alone: ${alone.join(', ')}`,
    goal: atMost(most, tolerance),
  })
}

/** Cuts the line for a while, in silence. */
async function cut(regions: Regions, token: string, report: Report): Promise<void> {
  const [server] = regions.far
  if (!server) return
  const watch = newWatch()
  const headers = { authorization: `Bearer ${token}` }
  const stopWriting = await startVersions(regions, watch)
  const stopReading = startReading(regions.far, watch, headers)
  await sleep(1000)
  regions.line.freeze()
  const cutAt = performance.now()
  const refused: { status: number; retryAfter: string | null; ms: number }[] = []
  while (performance.now() - cutAt < CUT_MS) {
    const startedAt = performance.now()
    const response = await putCredential(server, token, 300, 'Cut')
    await response.arrayBuffer()
    refused.push({
      status: response.status,
      retryAfter: response.headers.get('retry-after'),
      ms: performance.now() - startedAt,
    })
    await sleep(500)
  }
  regions.line.thaw()
  const thawedAt = performance.now()
  while ((await lookUp(server, 1)).age !== null) await sleep(20)
  const currentMs = performance.now() - thawedAt
  while ((await putCredential(server, token, 300, 'Cut')).status !== 200) await sleep(20)
  const writesMs = performance.now() - thawedAt
  await sleep(1000)
  await stopWriting()
  const tookMs = await stopReading()
  reportWatch(report, `the line cut for ${CUT_MS / 1000} s`, watch)
  report({
    what: 'lookups far away meanwhile, p99',
    value: `${quantile(tookMs, 0.99).toFixed(1)} ms`,
    spread: `slowest ${Math.max(...tookMs).toFixed(0)} ms`,
  })
  const good = refused.filter(({ status, retryAfter }) => status === 503 && retryAfter !== null)
  report({
    what: 'PUTs meanwhile that were 503 with Retry-After',
    value: `${good.length} of ${refused.length}`,
    spread: `slowest ${Math.round(Math.max(...refused.map(({ ms }) => ms)))} ms; current ${Math.round(currentMs)} ms, writes ${Math.round(writesMs)} ms after the cut`,
    goal: atLeast(good.length / refused.length, 1),
  })
}

/** Stops the replica in one way for a while. */
async function stopReplica(
  regions: Regions,
  what: string,
  { stop, resume }: { stop(): Promise<void>; resume(): Promise<void> },
  report: Report,
): Promise<void> {
  const watch = newWatch()
  const stopWriting = await startVersions(regions, watch)
  const stopReading = startReading(regions.far, watch)
  await sleep(500)
  await stop()
  await sleep(PAUSE_MS)
  await resume()
  await sleep(3000)
  await stopWriting()
  const tookMs = await stopReading()
  reportWatch(report, what, watch)
  report({ what: `${what}: lookups, p99`, value: `${quantile(tookMs, 0.99).toFixed(1)} ms` })
}

export const bench: Bench = {
  name: 'regions',
  about: 'a region with a replica, 40 ms away from the primary, against one beside the primary',
  async run(report) {
    const regions = await startRegions({
      delayMs: DELAY_MS,
      processes: PROCESSES,
      people: PEOPLE,
      settings: { RATE_LIMIT_ANON: '1000000,page=0', RATE_LIMIT_KEY: '1000000,put=1000000' },
    })
    try {
      const token = await regions.whocast('keys', 'create', 'Bench', '--scopes', 'read,attest')
      const watch = newWatch()
      const stopWriting = await startVersions(regions, watch)
      const stopReading = startReading(regions.far, watch)
      await compare(regions, token, report)
      await stopWriting()
      await stopReading()
      reportWatch(report, 'all servers up', watch)
      const reads = await Promise.all(
        ['replica', 'lacking', 'away', 'failed'].map(async (outcome) => {
          const counts = regions.far.map((server) =>
            readCount(server, 'replica_reads', `outcome="${outcome}"`),
          )
          return `${(await Promise.all(counts)).reduce((sum, count) => sum + count, 0)} ${outcome}`
        }),
      )
      report({ what: 'stored lookups far away, by what answered', value: reads.join(', ') })
      await writeFar(regions, token, report)
      await exceed(regions, report)
      await stopReplica(
        regions,
        `replay paused for ${PAUSE_MS / 1000} s`,
        { stop: () => regions.replay('pause'), resume: () => regions.replay('resume') },
        report,
      )
      await stopReplica(
        regions,
        `the replica frozen for ${PAUSE_MS / 1000} s`,
        { stop: regions.replica.freeze, resume: regions.replica.thaw },
        report,
      )
      await cut(regions, token, report)
    } finally {
      await regions.close()
    }
  },
}
