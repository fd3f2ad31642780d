import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { parseArgs } from 'node:util'
import pg from 'pg'
import type { Store } from '../../src/domain/ports.ts'
import type { Finding } from '../../src/domain/profile.ts'
import { openStore } from '../../src/store/store.ts'
import { createPostgresDatabase, createSqliteDatabase, type TestDatabase } from '../contract/store-databases.ts'
import {
  credential,
  ensChannel,
  farcasterChannel,
  handleChannel,
  profileID,
  wallet,
  walletChannel,
} from '../contract/store-people.ts'
import { type Bench, type Figure, median, spread } from './bench.ts'

const BATCH = 500
const ROUNDS = 7
const LOOKUPS = 3000
/** Askers at one time on the database server; the embedded engine answers one after the other. */
const ASKERS = 8

const SELECT = (one: string, now: string, list: string) => `
  select p.document, (select ${list} from identity s join credential c on c.subject = s.key
     where s.profile_id = p.id and s.holder = '' and s.is_verified = 1 and c.is_shown = 1 and c.expires_at > ${now}) as credentials
    from identity i join profile p on p.id = i.profile_id where i.key = ${one} and i.holder = ''`

/** Everybody has 5 channels and 3 credentials. */
function person(n: number) {
  const address = wallet(n)
  const finding: Finding = {
    source: 'import',
    scope: `import:${profileID(n)}`,
    profileID: profileID(n),
    checkedAt: 1_700_000_000,
    fields: {
      displayName: `Person ${n}`,
      bio: `The ${n}th of many people, with a few words to say about themselves.`,
      location: 'Here',
    },
    channels: [
      farcasterChannel(n, `user${n}`),
      walletChannel(n),
      ensChannel(`person${n}.eth`),
      handleChannel(`handle${n}`, true),
      handleChannel(`hub${n}`, false, 'github'),
    ],
  }
  const credentials = [0, 1, 2].map((i) =>
    credential(3 * n + i, { address }, { name: `Skill: ${(n + i) % 50}`, source: 'bench' }),
  )
  return { finding, credentials }
}

/** Adds people `from` to `to` as `whocast import` does; returns people a second, and a second of our own CPU time. */
async function fill(store: Store, from: number, to: number): Promise<{ wall: number; cpu: number }> {
  const start = performance.now()
  const before = process.cpuUsage()
  for (let n = from; n < to; n += BATCH) {
    const people = Array.from({ length: Math.min(BATCH, to - n) }, (_, i) => person(n + i))
    await store.people.save(
      people.map(({ finding }) => finding),
      { refreshAt: null, credentials: people.flatMap(({ credentials }) => credentials) },
    )
  }
  const { user, system } = process.cpuUsage(before)
  return { wall: ((to - from) / (performance.now() - start)) * 1000, cpu: ((to - from) / (user + system)) * 1e6 }
}

/** Runs `work` for numbers 0…`count`, `askers` at a time; returns how many a second. */
async function rate(count: number, askers: number, work: (index: number) => Promise<unknown>): Promise<number> {
  let next = 0
  const start = performance.now()
  await Promise.all(
    Array.from({ length: askers }, async () => {
      while (next < count) await work(next++)
    }),
  )
  return (count / (performance.now() - start)) * 1000
}

interface Peer {
  /** The engine's own prepared or named statement, answering what a lookup needs. */
  find(key: string): Promise<unknown>
  /** One durable row in one transaction of its own. */
  insert(id: string): Promise<unknown>
  close(): Promise<void>
}

function sqlitePeer(dataDir: string): Peer {
  const database = new DatabaseSync(join(dataDir, 'whocast.sqlite'))
  database.exec('PRAGMA synchronous = FULL; PRAGMA busy_timeout = 5000; PRAGMA cache_size = -32768')
  const statement = database.prepare(SELECT('?', '?', 'json_group_array(json(c.shown) order by c.issued_at desc)'))
  const insert = database.prepare('insert into setting (name, value) values (?, ?)')
  return {
    find: async (key) => statement.get(1, key),
    insert: async (id) => insert.run(id, 'x'.repeat(500)),
    close: async () => database.close(),
  }
}

function postgresPeer(url: string): Peer {
  const pool = new pg.Pool({ connectionString: url, max: ASKERS })
  const text = SELECT('$1', '$2', 'json_agg(c.shown::json order by c.issued_at desc)::text')
  return {
    find: async (key) => (await pool.query({ name: 'peer', text, values: [key, 1] })).rows[0],
    insert: (id) =>
      pool.query({ name: 'insert', text: 'insert into setting (name, value) values ($1, $2)', values: [id, 'x'.repeat(500)] }),
    close: () => pool.end(),
  }
}

async function run(report: (figure: Figure) => void) {
  const { values } = parseArgs({ args: process.argv.slice(2), strict: false, options: { people: { type: 'string' } } })
  const most = Number(values.people ?? 100_000)
  const sizes = [most / 10, most]
  report({
    what: `people (1 million with --people=1000000)`,
    value: sizes.map((size) => size.toLocaleString('en')).join(' and '),
  })
  await runOn('SQLite', await createSqliteDatabase(), sizes, report)
  const serverUrl = process.env.TEST_POSTGRES_URL
  if (serverUrl) await runOn('PostgreSQL', await createPostgresDatabase(serverUrl), sizes, report)
  else report({ what: 'PostgreSQL', value: 'not run: TEST_POSTGRES_URL is not set' })
}

async function runOn(name: string, database: TestDatabase, sizes: number[], report: (figure: Figure) => void) {
  const isEmbedded = database.kind === 'sqlite'
  const askers = isEmbedded ? 1 : ASKERS
  const store = await openStore({ ...database.options, precedence: ['import'], poolSize: ASKERS })
  let peer: Peer | undefined
  try {
    const bySize: number[] = []
    let filled = 0
    for (const size of sizes) {
      const before = settledMemory()
      const imported = await fill(store, filled, size)
      const grown = settledMemory() - before
      report({
        what: `${name}: import, people a second, durable, at ${size.toLocaleString('en')}`,
        value: `${Math.round(imported.wall)}`,
        spread: `${Math.round(imported.cpu)} a CPU second`,
        ...(isEmbedded ? { goal: '≥ 5000', isReached: imported.wall >= 5000 } : {}),
      })
      report({ what: `${name}: heap grown by that import`, value: `${(grown / 2 ** 20).toFixed(1)} MiB` })
      filled = size
      peer ??= isEmbedded ? sqlitePeer(database.options.dataDir) : postgresPeer(database.options.databaseUrl ?? '')
      const find = peer.find
      const key = () => `eth:${wallet(Math.floor(Math.random() * size))}`
      const ours: number[] = []
      const theirs: number[] = []
      await rate(LOOKUPS, askers, () => find(key()))
      await rate(LOOKUPS, askers, () => store.people.find(key()))
      for (let round = 0; round < ROUNDS; round++) {
        theirs.push(await rate(LOOKUPS, askers, () => find(key())))
        ours.push(await rate(LOOKUPS, askers, () => store.people.find(key())))
      }
      const ratios = ours.map((figure, round) => figure / (theirs[round] ?? Number.NaN))
      bySize.push(median(ours))
      report({
        what: `${name}: find at ${size.toLocaleString('en')}, of its own statement`,
        value: median(ratios).toFixed(2),
        spread: `${spread(ratios)}; ${Math.round(median(ours))}/s of ${Math.round(median(theirs))}/s`,
        goal: '≥ 0.6',
        isReached: median(ratios) >= 0.6,
      })
      const many = await rate(LOOKUPS / 100, 1, () => store.people.findMany(Array.from({ length: 100 }, key)))
      report({ what: `${name}: findMany of 100, people a second`, value: `${Math.round(many * 100)}` })
    }
    const [small = Number.NaN, large = Number.NaN] = bySize
    report({
      what: `${name}: find at ${sizes[1]?.toLocaleString('en')} of that at ${sizes[0]?.toLocaleString('en')}`,
      value: (large / small).toFixed(2),
      goal: '≥ 0.8',
      isReached: large / small >= 0.8,
    })
    for (const together of [1, 64]) {
      const count = together === 1 ? 200 : 2000
      const ours: number[] = []
      const theirs: number[] = []
      for (let round = 0; round < 5; round++) {
        const base = 1_000_000_000 + (round + together * 10) * count
        const insert = peer?.insert ?? (async () => {})
        theirs.push(await rate(count / 2, together, (i) => insert(`bench-${base + i}`)))
        ours.push(await rate(count, together, (i) => store.credentials.put(credential(base + i, { address: wallet(i) }))))
      }
      const ratios = ours.map((figure, round) => figure / (theirs[round] ?? Number.NaN))
      report({
        what: `${name}: PUTs a second, acknowledged and durable, ${together} at once`,
        value: `${Math.round(median(ours))}`,
        spread: `${spread(ours, 0)}; ${median(ratios).toFixed(2)} of one insert each`,
      })
    }
  } finally {
    await peer?.close()
    await store.close()
    await database.drop()
  }
}

function settledMemory(): number {
  globalThis.gc?.()
  return process.memoryUsage().heapUsed
}

export const bench: Bench = {
  name: 'store',
  about: 'lookups, imports and PUTs of the store against its engine’s own statements',
  run,
}
