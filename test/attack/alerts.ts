import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { createSecret } from '../../src/changes/webhooks/signature.ts'
import { cursorOf, SHARDS_CURSOR } from '../../src/farcaster/follow/shard-state.ts'
import type { Store } from '../../src/main/stores.ts'
import { openStore } from '../../src/main/stores.ts'
import { fill } from '../bench/bench-people.ts'
import { createPostgresDatabase, type TestDatabase } from '../contract/store-databases.ts'
import { credential, wallet } from '../contract/store-people.ts'
import { type RunningServer, startServer } from '../journey/support.ts'
import { startUpstream, type UpstreamStandIn } from '../network/upstream.ts'
import type { Attack } from './attack.ts'
import { diskScene } from './lib/full-disk.ts'
import { type PostgresServer, startPostgres } from './lib/postgres-server.ts'
import { firedBy, type Observed, readScrape, type Scrape } from './lib/rules.ts'
import { saveSubject } from './lib/webhook-subjects.ts'

/** Between two scrapes under a condition, and before the first one. */
const APART_MS = 3000
/** Between two lookups of somebody else. */
const LOOKUP_MS = 25
const DEAD_URL = 'http://127.0.0.1:1'

export interface World {
  postgres: PostgresServer
  upstream: UpstreamStandIn
  database: TestDatabase
  /** Writes beside the servers. */
  store: Store
  servers: RunningServer[]
}

type End = () => Promise<unknown>

interface Scene {
  condition: string
  /** The alert that has to fire. */
  alert: string
  /** Alerts about what follows from the condition. */
  consequences?: readonly string[]
  processes?: number
  env?(world: World): Record<string, string>
  /** Looks up people who are not stored. */
  asksUnknown?: boolean
  /** Before the servers start. */
  prepare?(world: World): Promise<unknown>
  /** Causes the condition; returns what ends it. */
  cause(world: World): Promise<End>
}

const DATABASE_ALERTS = [
  'WhocastErrors',
  'WhocastStoreFailing',
  'WhocastChangesUnseen',
  'WhocastSlow',
  'WhocastSlowForHours',
  'WhocastOverloaded',
  'WhocastPoolWait',
]

/** Repeats work until it is ended. */
function repeat(ms: number, work: (round: number) => unknown): End {
  let isOver = false
  const done = (async () => {
    for (let round = 0; !isOver; round++) {
      await work(round)
      await sleep(ms)
    }
  })()
  return async () => {
    isOver = true
    await done
  }
}

/** Holds a lock in a transaction of its own. */
async function lock({ database }: World, statement: string): Promise<End> {
  const client = new pg.Client({ connectionString: database.options.databaseUrl })
  client.on('error', () => {})
  await client.connect()
  await client.query('begin')
  await client.query(statement)
  return () => client.end()
}

/** Stops a process for a part of the time. */
const freeze = (server: RunningServer | undefined, frozenMs: number, awakeMs: number): End => {
  const end = repeat(awakeMs, async () => {
    server?.signal('SIGSTOP')
    await sleep(frozenMs)
    server?.signal('SIGCONT')
  })
  return end
}

const put = ({ store }: World, n: number) =>
  store.credentials.put(credential(n, { address: wallet(n) })).catch(() => {})

async function subscribe({ store }: World): Promise<void> {
  // Another process has the lease, and delivers nothing.
  await store.cursors.lease('webhooks', 'a process that is frozen', 3_600_000)
  await store.webhooks.create({
    id: 'wh_1',
    owner: 'Owner',
    url: `${DEAD_URL}/hook`,
    targets: {
      identifiers: [{ key: 'fid:1', text: 'fid:1' }],
      credentialNames: [],
      issuers: [],
    },
    secrets: [{ secret: createSecret() }],
    createdAt: 0,
    failures: 0,
  })
  await store.webhooks.recordConsent(`${DEAD_URL}/hook`, { kind: 'granted', perMinute: null }, 1)
}

async function pretendFollowed({ store }: World): Promise<void> {
  const now = Date.now()
  const state = {
    node: DEAD_URL,
    place: null,
    at: now,
    pass: null,
    passedAt: now,
    completeAt: now,
    fids: 1,
    expected: 1,
    retries: [],
  }
  await store.cursors.set(SHARDS_CURSOR, JSON.stringify({ node: DEAD_URL, count: 1 }))
  await store.cursors.set(cursorOf(1), JSON.stringify(state))
}

let replica: PostgresServer | null = null

const scenes: readonly Scene[] = [
  {
    condition: 'nothing',
    alert: '',
    cause: async () => async () => {},
  },
  {
    condition: 'one of two processes is killed',
    alert: 'WhocastProcessDown',
    processes: 2,
    async cause({ servers }) {
      servers[1]?.signal('SIGKILL')
      return async () => {}
    },
  },
  {
    condition: 'the only process is killed',
    alert: 'WhocastDown',
    consequences: ['WhocastProcessDown'],
    async cause({ servers }) {
      servers[0]?.signal('SIGKILL')
      return async () => {}
    },
  },
  {
    condition: 'a process is frozen for 0.4 of 0.6 s',
    alert: 'WhocastOverloaded',
    cause: async ({ servers }) => freeze(servers[0], 400, 200),
  },
  {
    condition: 'a process is frozen for 1.5 s',
    alert: 'WhocastStalled',
    consequences: ['WhocastOverloaded', 'WhocastSlow', 'WhocastSlowForHours'],
    cause: async ({ servers }) => freeze(servers[0], 1500, 1200),
  },
  {
    condition: 'a table of lookups is locked',
    alert: 'WhocastPoolWait',
    consequences: DATABASE_ALERTS,
    cause: (world) => lock(world, 'lock table identity in access exclusive mode'),
  },
  {
    condition: 'the row of positions is locked',
    alert: 'WhocastChangesUnnumbered',
    async cause(world) {
      await put(world, 1)
      await sleep(200)
      const unlock = await lock(
        world,
        `select * from setting where name = 'event-sequence' for update`,
      )
      void put(world, 2)
      return unlock
    },
  },
  {
    condition: 'nobody delivers to webhooks',
    alert: 'WhocastWebhooksBehind',
    prepare: subscribe,
    async cause({ store }) {
      await saveSubject(store, 0, 1)
      return async () => {}
    },
  },
  {
    condition: 'the followed node is gone',
    alert: 'WhocastFollowerBehind',
    env: () => ({ SNAPCHAIN_URL: DEAD_URL, SNAPCHAIN_FOLLOW: 'true', OP_RPC_URL: 'off' }),
    prepare: pretendFollowed,
    cause: async () => async () => {},
  },
  {
    condition: 'a replica is frozen',
    alert: 'WhocastReplicaBehind',
    env: ({ database }) => {
      const url = new URL(database.options.databaseUrl ?? '')
      url.port = String(replica?.port)
      return { DATABASE_REPLICA_URL: url.href }
    },
    async prepare({ postgres }) {
      replica = await postgres.replica()
    },
    async cause(world) {
      await replica?.freeze()
      const end = repeat(100, (round) => put(world, 100 + round))
      return async () => {
        await end()
        await replica?.thaw()
        await replica?.remove()
      }
    },
  },
  {
    condition: 'a cache in front is gone',
    alert: 'WhocastPurgesFailing',
    env: () => ({ CACHE_PURGE_URLS: DEAD_URL, CACHE_PURGE_SECRET: 'secret-of-the-attack' }),
    cause: async (world) => repeat(100, (round) => put(world, 100 + round)),
  },
  {
    condition: 'the shared limiter is gone',
    alert: 'WhocastLimitsAlone',
    env: () => ({ RATE_LIMIT_REDIS_URL: 'redis://127.0.0.1:1', RATE_LIMIT_ANON: '100000' }),
    cause: async () => async () => {},
  },
  {
    condition: 'a source takes two seconds',
    alert: 'WhocastSlow',
    asksUnknown: true,
    env: ({ upstream }) => ({ UPSTREAM_API_URL: upstream.url }),
    consequences: ['WhocastSlowForHours'],
    async cause({ upstream }) {
      upstream.setFault({ kind: 'slow', ms: 2000 })
      return async () => upstream.setFault(null)
    },
  },
  {
    condition: 'a source fails',
    alert: 'WhocastSourceFailing',
    asksUnknown: true,
    consequences: ['WhocastErrors'],
    env: ({ upstream }) => ({ UPSTREAM_API_URL: upstream.url }),
    async cause({ upstream }) {
      upstream.setFault({ kind: 'fail', status: 500 })
      return async () => upstream.setFault(null)
    },
  },
  // The last: the server of the others is stopped.
  {
    condition: 'PostgreSQL is stopped',
    alert: 'WhocastStoreFailing',
    consequences: DATABASE_ALERTS,
    async cause({ postgres }) {
      await postgres.stop('immediate')
      return () => postgres.resume()
    },
  },
]

async function scrape({ origin }: RunningServer): Promise<Scrape | null> {
  const signal = AbortSignal.timeout(10_000)
  try {
    return readScrape(await (await fetch(`${origin}/metrics`, { signal })).text())
  } catch {
    return null
  }
}

const STORED = 3000
let asked = 0
/** Looks up somebody else each time, without waiting for the answer. */
function lookUp({ servers }: World, asksUnknown: boolean): void {
  for (const { api } of servers)
    void fetch(`${api}/eth/${wallet(asksUnknown ? 10_000_000 + asked++ : asked++ % STORED)}`, {
      signal: AbortSignal.timeout(5000),
    })
      .then((response) => response.arrayBuffer())
      .catch(() => {})
}

async function observe(world: World, scene: Scene): Promise<Observed[]> {
  const stop = repeat(LOOKUP_MS, () => lookUp(world, scene.asksUnknown === true))
  await sleep(APART_MS)
  const before = await Promise.all(world.servers.map(scrape))
  const end = await scene.cause(world)
  await sleep(APART_MS)
  const start = performance.now()
  const first = await Promise.all(world.servers.map(scrape))
  await sleep(APART_MS)
  const seconds = (performance.now() - start) / 1000
  const second = await Promise.all(world.servers.map(scrape))
  await stop()
  await end()
  return before.map((healthy, at) => ({
    instance: `process-${at + 1}`,
    before: healthy ?? new Map(),
    during: [first[at] ?? null, second[at] ?? null],
    seconds,
  }))
}

async function run(scene: Scene, parts: Pick<World, 'postgres' | 'upstream'>): Promise<string[]> {
  const database = await createPostgresDatabase(parts.postgres.url)
  const store = await openStore({ ...database.options, precedence: ['import'] })
  const world: World = { ...parts, database, store, servers: [] }
  try {
    await fill(store, 0, STORED, {
      checkedAt: Math.floor(Date.now() / 1000),
      refreshAt: Math.floor(Date.now() / 1000) + 86_400,
    })
    await scene.prepare?.(world)
    for (let n = 0; n < (scene.processes ?? 1); n++)
      world.servers.push(
        await startServer(database.options, { SAMPLE_DATA: 'off', ...scene.env?.(world) }),
      )
    return firedBy(await observe(world, scene))
  } finally {
    for (const server of world.servers) server.signal('SIGKILL')
    await store.close()
    await database.drop()
  }
}

export const attack: Attack = {
  name: 'alerts',
  bars: [47],
  about: 'causes the condition of each alert, and has Prometheus judge what the service shows then',
  isAlone: true,
  isLong: true,
  async run({ report }) {
    const postgres = await startPostgres()
    const upstream = await startUpstream()
    const judge = (scene: Pick<Scene, 'condition' | 'alert' | 'consequences'>, fired: string[]) => {
      const { condition, alert, consequences = [] } = scene
      const wanted = alert === '' ? [] : [alert]
      report({
        bar: 47,
        what: `alerts fired by: ${condition}`,
        figure: fired.join(', ') || 'none',
        isHeld:
          wanted.every((name) => fired.includes(name)) &&
          fired.every((name) => wanted.includes(name) || consequences.includes(name)),
      })
    }
    try {
      const disk = await diskScene()
      if (disk) judge(disk.scene, firedBy(disk.observed))
      else console.log('  no disk can be mounted here (that takes root): it is left out')
      for (const scene of scenes) judge(scene, await run(scene, { postgres, upstream }))
    } finally {
      await upstream.close()
      await postgres.remove()
    }
  },
}
