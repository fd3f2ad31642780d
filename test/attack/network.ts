import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { readNetworkStatus } from '../../src/farcaster/follow/status.ts'
import type { Store } from '../../src/main/stores.ts'
import { openStore } from '../../src/main/stores.ts'
import {
  createPostgresDatabase,
  createSqliteDatabase,
  type TestDatabase,
} from '../contract/store-databases.ts'
import { type Crowd, createCrowd } from '../network/crowd.ts'
import { appKeyOf, userData } from '../network/crowd-people.ts'
import { type CrowdFaults, type CrowdServer, startCrowdServer } from '../network/crowd-server.ts'
import { until, wrongFids } from '../network/follow.ts'
import { type Attack, createRandom, type Verdict } from './attack.ts'

const PEOPLE = 2000
const KILLS = 100
/** How long the end may take (ms). */
const PATIENCE_MS = 300_000

interface Scene {
  crowd: Crowd
  server: CrowdServer
  store: Store
  database: TestDatabase
  random: () => number
}

/** A process that follows, which is killed sooner or later. */
function startFollower({ database, server }: Scene): ChildProcess {
  const script = join(import.meta.dirname, 'servers/follower.ts')
  return spawn(
    process.execPath,
    ['--import', 'tsx', script, JSON.stringify(database.options), server.url],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
}

const said = (child: ChildProcess) =>
  new Promise<void>((resolve) => child.stdout?.once('data', () => resolve()))
const ended = (child: ChildProcess) =>
  new Promise<void>((resolve) => child.once('close', () => resolve()))

/** People who do something, until it is stopped. */
function liveOn({ crowd, random }: Scene, size: number, changesPerSecond: number): () => number {
  let changes = 0
  const timer = setInterval(() => {
    crowd.change(1 + Math.floor(random() * size), random())
    if (random() < 0.02) crowd.register()
    changes += 1
  }, 1000 / changesPerSecond)
  return () => {
    clearInterval(timer)
    return changes
  }
}

/**
 * The node refuses, is slow, repeats itself, names fids twice, spoils messages and forges others.
 */
function misbehave({ server, random }: Scene): void {
  const forger = appKeyOf(1_000_000)
  const faults: CrowdFaults = {
    refuses: () => random() < 0.02,
    delayMs: () => (random() < 0.0005 ? 15_000 : random() < 0.01 ? 200 : 0),
    lie(route, answer, query) {
      const chance = random()
      if (route === 'v1/fids') {
        const fids = answer.fids as number[]
        if (chance < 0.1) return { fids: fids.slice(0, 10), nextPageToken: 'round' }
        if (chance < 0.2) return { fids: fids.slice(0, Math.ceil(fids.length / 2)) }
        if (chance < 0.6) return { ...answer, fids: fids.flatMap((fid) => [fid, fid]) }
      }
      if (route === 'v1/events') {
        if (chance < 0.05) return { events: [] }
        if (chance < 0.1) return { ...answer, events: (answer.events as object[]).toReversed() }
        if (chance < 0.15)
          return {
            ...answer,
            events: [...(answer.events as object[]), ...(answer.events as object[])],
          }
        if (chance < 0.2) return { ...answer, events: (answer.events as object[]).slice(0, 3) }
      }
      if (route === 'v1/userDataByFid') {
        const fid = Number(query.get('fid'))
        const forged = userData(fid, 2, 'forged', 1_800_000_000, forger)
        return {
          messages: [...(answer.messages as object[]), forged, { data: { fid, type: 11 } }, null],
        }
      }
      return undefined
    },
  }
  Object.assign(server.faults, faults)
}

/** Everybody is there, and what is stored is what is true. Returns the fids of which it is not. */
async function settle({ store, crowd }: Scene): Promise<string[]> {
  let wrong: string[] = []
  await until(
    'following is current and everything agrees',
    async () => {
      if (!(await readNetworkStatus(store.cursors, Date.now)).isCurrent) return false
      wrong = await wrongFids(store, crowd)
      return wrong.length === 0
    },
    PATIENCE_MS,
  ).catch(() => {})
  return wrong
}

async function attackEngine(
  scene: Scene,
  size: number,
  kills: number,
): Promise<Omit<Verdict, 'bar' | 'what'>> {
  const { server, store, random, crowd } = scene
  misbehave(scene)
  const stop = liveOn(scene, size, 50)
  let readingKills = 0
  for (let kill = 0; kill < kills; kill++) {
    // Two at a time, of which one waits for the other's shards.
    const children = [startFollower(scene), startFollower(scene)]
    await Promise.all(children.map(said))
    await new Promise((resolve) => setTimeout(resolve, random() * 3000))
    if ((await readNetworkStatus(store.cursors, Date.now)).completeAt === null) readingKills += 1
    if (kill === Math.floor(kills / 2)) crowd.reindex(7)
    for (const child of children) child.kill('SIGKILL')
    await Promise.all(children.map(ended))
  }
  const changes = stop()
  // Forgery goes on; the node is otherwise well again.
  server.faults.refuses = undefined
  server.faults.delayMs = undefined
  const { lie } = server.faults
  server.faults.lie = (route, answer, query) =>
    route === 'v1/userDataByFid' ? lie?.(route, answer, query) : undefined
  const last = startFollower(scene)
  const wrong = await settle(scene)
  last.kill('SIGKILL')
  await ended(last)
  for (const one of wrong.slice(0, 5)) console.log(`  ${one}`)
  const fids = crowd.fids(1).length + crowd.fids(2).length
  const believed = wrong.filter((one) => one.includes('forged')).length
  return {
    figure: `${wrong.length} missing or stale of ${fids.toLocaleString('en')}, after ${changes} changes, ${readingKills} kills before everybody was there; ${believed} forged messages believed`,
    isHeld: wrong.length === 0 && changes > 0,
  }
}

async function attackNamed(
  name: string,
  create: () => Promise<TestDatabase>,
  size: number,
  kills: number,
  seed: number,
): Promise<Verdict> {
  const database = await create()
  const crowd = createCrowd(size)
  const server = await startCrowdServer(crowd)
  const store = await openStore({ ...database.options, precedence: ['snapchain'] })
  try {
    const verdict = await attackEngine(
      { crowd, server, store, database, random: createRandom(seed) },
      size,
      kills,
    )
    return {
      bar: 21,
      what: `following a node that lies, kill -9 ${kills} times, ${name}`,
      ...verdict,
    }
  } finally {
    await server.close()
    await store.close()
    await database.drop()
  }
}

export const attack: Attack = {
  name: 'network',
  isLong: true,
  bars: [21],
  about:
    'kills processes that follow a node, which refuses, hangs, repeats, loops, withholds, forges and numbers its events anew',
  async run({ seed, scale, report }) {
    const kills = Math.max(2, Math.round(KILLS * scale))
    const size = Math.max(60, Math.round(PEOPLE * scale))
    report(await attackNamed('SQLite', createSqliteDatabase, size, kills, seed))
    const serverUrl = process.env.TEST_POSTGRES_URL
    report(
      serverUrl
        ? await attackNamed(
            'PostgreSQL',
            () => createPostgresDatabase(serverUrl),
            size,
            kills,
            seed,
          )
        : {
            bar: 21,
            what: 'following a node, PostgreSQL',
            figure: 'not run: TEST_POSTGRES_URL is not set',
            isHeld: false,
          },
    )
  },
}
