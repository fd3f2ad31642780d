import { setTimeout as sleep } from 'node:timers/promises'
import { openStore } from '../../../src/main/stores.ts'
import type { TestDatabase } from '../../contract/store-databases.ts'
import {
  hash,
  importFinding,
  profileID,
  wallet,
  walletChannel,
} from '../../contract/store-people.ts'
import type { RunningServer } from '../../journey/support.ts'
import { castHash, mentionEvent, sendWebhook } from '../../network/mention.ts'
import type { NeynarStandIn } from '../../network/neynar.ts'

/** People who are stored, and asked for. */
export const LOAD_PEOPLE = 200

/** What came of requests of one kind. */
export interface Outcomes {
  answered: number
  unavailable: number
}

/** What came of a load. */
export interface Load {
  lookups: Outcomes
  /** Holders, PUTs and mentions. */
  others: Outcomes
  /** Uids of PUTs that were answered with 200. */
  acknowledged: string[]
  /** Hashes of mentions whose webhook was answered with 200. */
  claimed: string[]
  slowestMs: number
  slowestProbeMs: number
  /** What is neither an answer nor a 503. */
  wrong: string[]
  stop(): Promise<void>
}

/** Stores the people who are asked for. */
export async function savePeople(database: TestDatabase['options']): Promise<void> {
  const store = await openStore({ ...database, precedence: ['import'] })
  const people = Array.from({ length: LOAD_PEOPLE }, (_, n) =>
    importFinding(profileID(n + 1), [walletChannel(n + 1)]),
  )
  await store.people.save(people, { refreshAt: null })
  await store.close()
}

/** Numbers what is sent, in all rounds. */
let count = 0

/**
 * Lookups, holders, PUTs, webhooks and probes at once until it is stopped, of each process in its
 * turn.
 */
export function startLoad(
  servers: readonly RunningServer[],
  token: string,
  neynar: NeynarStandIn,
): Load {
  let isOver = false
  const load: Load = {
    lookups: { answered: 0, unavailable: 0 },
    others: { answered: 0, unavailable: 0 },
    acknowledged: [],
    claimed: [],
    slowestMs: 0,
    slowestProbeMs: 0,
    wrong: [],
    stop: async () => {
      isOver = true
      await Promise.all(lanes)
    },
  }
  async function ask(
    outcomes: Outcomes,
    work: () => Promise<Response>,
    done?: () => void,
  ): Promise<void> {
    const start = performance.now()
    try {
      const response = await work()
      await response.arrayBuffer()
      if (response.status === 200) {
        outcomes.answered += 1
        done?.()
      } else if (response.status === 503) outcomes.unavailable += 1
      else load.wrong.push(`status ${response.status}`)
    } catch (error) {
      load.wrong.push(String((error as Error).cause ?? error))
    }
    load.slowestMs = Math.max(load.slowestMs, performance.now() - start)
  }
  const next = () => {
    count += 1
    return count
  }
  const serverOf = (n: number) => servers[n % servers.length] as RunningServer
  const works: ((n: number) => Promise<void>)[] = [
    (n) =>
      ask(load.lookups, () =>
        fetch(`${serverOf(n).api}/eth/${wallet(1 + (n % LOAD_PEOPLE))}?load=${n}`),
      ),
    (n) => ask(load.others, () => fetch(`${serverOf(n).api}/credentials?credentialName=Load`)),
    (n) => {
      const uid = hash(1_000_000 + n)
      const body = { name: 'Load', attesteeAddress: wallet(1 + (n % LOAD_PEOPLE)), uid }
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
      return ask(
        load.others,
        () =>
          fetch(`${serverOf(n).api}/credentials`, {
            method: 'PUT',
            headers,
            body: JSON.stringify(body),
          }),
        () => load.acknowledged.push(uid),
      )
    },
    async (n) => {
      const cast = castHash(n)
      const event = mentionEvent({ text: `fid ${n}`, hash: cast, fid: 1000 + n })
      neynar.casts.set(cast, event.data)
      await ask(
        load.others,
        () => sendWebhook(serverOf(n).origin, event),
        () => load.claimed.push(cast),
      )
      await sleep(50)
    },
    async (n) => {
      const start = performance.now()
      await fetch(`${serverOf(n).origin}/readyz`).then((response) => response.arrayBuffer())
      load.slowestProbeMs = Math.max(load.slowestProbeMs, performance.now() - start)
      await sleep(100)
    },
  ]
  const lanes = works.flatMap((work) =>
    [1, 2].map(async () => {
      while (!isOver) {
        await work(next())
        await sleep(5)
      }
    }),
  )
  return load
}

/** What came of several loads. */
export interface LoadSum {
  acknowledged: string[]
  claimed: string[]
  lookups: Outcomes
  others: Outcomes
  slowestMs: number
  slowestProbeMs: number
  wrong: string[]
}

/** An empty sum. */
export const noLoad = (): LoadSum => ({
  acknowledged: [],
  claimed: [],
  lookups: { answered: 0, unavailable: 0 },
  others: { answered: 0, unavailable: 0 },
  slowestMs: 0,
  slowestProbeMs: 0,
  wrong: [],
})

/** Adds what came of a load that has stopped. */
export function addLoad(sum: LoadSum, load: Load): void {
  sum.acknowledged.push(...load.acknowledged)
  sum.claimed.push(...load.claimed)
  sum.wrong.push(...load.wrong)
  for (const kind of ['lookups', 'others'] as const) {
    sum[kind].answered += load[kind].answered
    sum[kind].unavailable += load[kind].unavailable
  }
  sum.slowestMs = Math.max(sum.slowestMs, load.slowestMs)
  sum.slowestProbeMs = Math.max(sum.slowestProbeMs, load.slowestProbeMs)
}

/**
 * How many of the mentions were not answered, and how many were answered twice, once they had the
 * time.
 */
export async function repliesTo(
  neynar: NeynarStandIn,
  claimed: readonly string[],
): Promise<{ unanswered: number; twice: number }> {
  const replied = () => new Set(neynar.published.map(({ parent }) => parent ?? ''))
  for (
    const end = Date.now() + 90_000;
    claimed.some((cast) => !replied().has(cast)) && Date.now() < end;
  )
    await sleep(200)
  const known = replied()
  return {
    unanswered: claimed.filter((cast) => !known.has(cast)).length,
    twice: neynar.published.length - known.size,
  }
}

/** The uids of all credentials that are stored. */
export async function storedUids(database: TestDatabase['options']): Promise<Set<string>> {
  const store = await openStore({ ...database, precedence: ['import'] })
  const uids = new Set<string>()
  for await (const { uid } of store.credentials.all()) uids.add(uid)
  await store.close()
  return uids
}
