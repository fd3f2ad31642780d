import { setTimeout as sleep } from 'node:timers/promises'
import { type Looked, lookUp, type Regions, savePeople } from '../attack/lib/regions.ts'
import type { RunningServer } from '../journey/support.ts'
import type { Figure } from './bench.ts'

/** The people that change. */
const CHANGING = 40
/** How old an answer may be that states nothing, in ms. */
const UNSTATED_MS = 1000

export type Report = (figure: Figure) => void

/** Writes and the times at which they were acknowledged, and what was read of them. */
export interface Watch {
  /** By person: when each version was acknowledged, by `performance.now`. */
  acknowledged: number[][]
  lookups: number
  stated: number
  wrong: string[]
  /** How old answers were, in ms, and in seconds as stated. */
  oldestMs: number
  oldestStated: number
}

export const newWatch = (): Watch => ({
  acknowledged: Array.from({ length: CHANGING + 1 }, () => [0]),
  lookups: 0,
  stated: 0,
  wrong: [],
  oldestMs: 0,
  oldestStated: 0,
})

/** Compares a response with what was acknowledged before its request. */
function check(watch: Watch, n: number, startedAt: number, { status, version, age }: Looked): void {
  watch.lookups += 1
  if (age !== null) {
    watch.stated += 1
    watch.oldestStated = Math.max(watch.oldestStated, age)
  }
  if (status !== 200 || version === null) {
    watch.wrong.push(`person ${n}: status ${status}, version ${version}`)
    return
  }
  // The next version, if it was acknowledged already.
  const missedAt = watch.acknowledged[n]?.[version + 1]
  if (missedAt === undefined || missedAt >= startedAt) return
  const ms = startedAt - missedAt
  watch.oldestMs = Math.max(watch.oldestMs, ms)
  if (ms > (age === null ? UNSTATED_MS : age * 1000))
    watch.wrong.push(`person ${n}: ${Math.round(ms)} ms old, stated ${age} s`)
}

/** Writes versions of people to the primary until it is stopped. */
function startWriting({ store }: Regions, { acknowledged }: Watch): () => Promise<void> {
  let isStopped = false
  const writing = (async () => {
    for (let turn = 0; !isStopped; turn += 1) {
      const n = (turn % CHANGING) + 1
      const versions = acknowledged[n] ?? []
      await savePeople(store, [n], versions.length)
      versions.push(performance.now())
      await sleep(40)
    }
  })()
  return async () => {
    isStopped = true
    await writing
  }
}

/** Looks people who change up in a region until it is stopped. */
export function startReading(servers: readonly RunningServer[], watch: Watch, headers = {}) {
  let isStopped = false
  const tookMs: number[] = []
  const reading = servers.map(async (server, index) => {
    for (let turn = index; !isStopped; turn += 1) {
      const n = (turn % CHANGING) + 1
      const startedAt = performance.now()
      check(watch, n, startedAt, await lookUp(server, n, headers))
      tookMs.push(performance.now() - startedAt)
      await sleep(20)
    }
  })
  return async () => {
    isStopped = true
    await Promise.all(reading)
    return tookMs
  }
}

/** Writes the first version of everybody who changes, then begins to write more. */
export async function startVersions(regions: Regions, watch: Watch): Promise<() => Promise<void>> {
  const everybody = Array.from({ length: CHANGING }, (_, at) => at + 1)
  await savePeople(regions.store, everybody, 0)
  for (const server of regions.far)
    for (const n of everybody) while ((await lookUp(server, n)).version !== 0) await sleep(20)
  return startWriting(regions, watch)
}

export const reportWatch = (report: Report, what: string, watch: Watch): void => {
  for (const one of watch.wrong.slice(0, 5)) console.log(`  ${one}`)
  report({
    what: `${what}: answers that are wrong or older than stated`,
    value: `${watch.wrong.length} of ${watch.lookups}`,
    spread: `oldest ${Math.round(watch.oldestMs)} ms; ${watch.stated} stated an age, at most ${watch.oldestStated} s`,
    goal: { text: '0', reach: watch.wrong.length === 0 ? 1 : 0 },
  })
}
