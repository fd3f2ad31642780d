import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Hex } from 'viem'
import { createSecret } from '../../../src/changes/webhooks/signature.ts'
import { cursorOf, SHARDS_CURSOR } from '../../../src/farcaster/follow/shard-state.ts'
import type { Store } from '../../../src/main/stores.ts'
import type { TestDatabase } from '../../contract/store-databases.ts'
import { credential, wallet } from '../../contract/store-people.ts'
import type { RunningServer } from '../../journey/support.ts'
import { botEnvironment, castHash, mentionEvent, sendWebhook } from '../../network/mention.ts'
import type { NeynarStandIn } from '../../network/neynar.ts'
import type { UpstreamStandIn } from '../../network/upstream.ts'
import type { PostgresServer } from './postgres-server.ts'
import { saveSubject } from './webhook-subjects.ts'

const DEAD_URL = 'http://127.0.0.1:1'

export interface World {
  postgres: PostgresServer
  upstream: UpstreamStandIn
  neynar: NeynarStandIn
  database: TestDatabase
  /** Writes beside the servers. */
  store: Store
  servers: RunningServer[]
}

type End = () => Promise<unknown>

export interface Scene {
  condition: string
  /** The alert that has to fire. */
  alert: string
  /** Alerts about what follows from the condition. */
  consequences?: readonly string[]
  processes?: number
  env?(world: World): Record<string, string>
  /** The share of lookups that are of people who are not stored. */
  unknownShare?: number
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
export function repeat(ms: number, work: (round: number) => unknown): End {
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

/** Somebody mentioned the bot, and another process has taken the mention. */
async function takeMention({ store }: World): Promise<void> {
  const { data } = mentionEvent({ text: 'user1', hash: castHash(1) })
  await store.mentions.claim({
    castHash: castHash(1) as Hex,
    authorFid: data.author.fid,
    threadHash: castHash(1) as Hex,
    receivedAt: Date.now(),
    payload: data,
  })
  await store.mentions.take('a process that is frozen', Date.now(), 3_600_000, 1)
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

/** A condition for each alert; the disk is in `full-disk.ts`. */
export const scenes: readonly Scene[] = [
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
    unknownShare: 1,
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
    unknownShare: 1,
    consequences: ['WhocastErrors'],
    env: ({ upstream }) => ({ UPSTREAM_API_URL: upstream.url }),
    async cause({ upstream }) {
      upstream.setFault({ kind: 'fail', status: 500 })
      return async () => upstream.setFault(null)
    },
  },
  {
    condition: 'a source takes two seconds for one lookup in ten',
    alert: 'WhocastSlowForHours',
    unknownShare: 0.1,
    env: ({ upstream }) => ({ UPSTREAM_API_URL: upstream.url }),
    async cause({ upstream }) {
      upstream.setFault({ kind: 'slow', ms: 2000 })
      return async () => upstream.setFault(null)
    },
  },
  {
    condition: 'a source fails for a quarter of the time',
    alert: 'WhocastErrors',
    unknownShare: 1,
    env: ({ upstream }) => ({ UPSTREAM_API_URL: upstream.url }),
    cause: async ({ upstream }) =>
      repeat(300, async () => {
        upstream.setFault({ kind: 'fail', status: 500 })
        await sleep(100)
        upstream.setFault(null)
      }),
  },
  {
    condition: 'the table of changes is locked',
    alert: 'WhocastChangesUnseen',
    cause: (world) => lock(world, 'lock table change in access exclusive mode'),
  },
  {
    condition: 'nobody works on a mention',
    alert: 'WhocastBotStuck',
    env: ({ neynar }) => botEnvironment(neynar.url),
    prepare: takeMention,
    cause: async () => async () => {},
  },
  {
    condition: 'the signer of the bot is revoked',
    alert: 'WhocastDeadLetters',
    env: ({ neynar }) => ({ ...botEnvironment(neynar.url), NEYNAR_SIGNER_UUID: 'revoked' }),
    async cause({ neynar, servers }) {
      const event = mentionEvent({ text: 'user1', hash: castHash(2) })
      neynar.casts.set(event.data.hash, event.data)
      const [server] = servers
      if (server) await sendWebhook(server.origin, event)
      return async () => neynar.casts.clear()
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
