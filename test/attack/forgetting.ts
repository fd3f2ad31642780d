import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import type { Store } from '../../src/domain/ports/store.ts'
import type { Finding, FoundChannel } from '../../src/domain/profile.ts'
import { openStore } from '../../src/store/store.ts'
import { importPeople } from '../../src/transfer/import.ts'
import { createPostgresDatabase, createSqliteDatabase, type TestDatabase } from '../contract/store-databases.ts'
import {
  credential,
  ensChannel,
  ensFinding,
  farcasterFinding,
  handleChannel,
  hash,
  importFinding,
  profileID,
  wallet,
  walletChannel,
} from '../contract/store-people.ts'
import { type Attack, createRandom, type Verdict } from './attack.ts'
import { type PostgresServer, startPostgres } from './lib/postgres-server.ts'

const ATTEMPTS = 1000
const FORGOTTEN = 200

const address = (n: number) => wallet(0xabc0_0000_0000 + n)
const fidOf = (n: number) => 787_654_000 + n
/** What speaks of person `n` and of nobody else. */
const tracesOf = (n: number) => [
  `fname-${n}x`,
  `ens-${n}x.eth`,
  `handle_${n}x`,
  `claimed_${n}x`,
  `bio of ${n}x`,
  `Display ${n}x`,
  address(n).slice(2),
  String(fidOf(n)),
  `text about ${n}x`,
  profileID(9_000_000 + n),
]

const fname = (n: number): FoundChannel => ({
  type: 'farcaster',
  value: `fname-${n}x`,
  isVerified: true,
  metadata: [{ name: 'fid', value: String(fidOf(n)) }],
})
const findingsOf = (n: number, checkedAt = 1000): Finding[] => [
  farcasterFinding(fidOf(n), [walletChannel(0, { value: address(n) }), handleChannel(`handle_${n}x`, true)], {
    channels: [
      fname(n),
      { ...walletChannel(0), value: address(n) },
      handleChannel(`handle_${n}x`, true),
      handleChannel(`claimed_${n}x`, false, 'github'),
    ],
    fields: { bio: `bio of ${n}x `.repeat(1 + (n % 40)), displayName: `Display ${n}x` },
    checkedAt,
  }),
  ensFinding(0, [], {
    scope: `ens:${address(n)}`,
    channels: [{ ...walletChannel(0), value: address(n) }, ensChannel(`ens-${n}x.eth`)],
    checkedAt,
  }),
]

/** Everything that the service stores about a person, and that others store about them. */
async function speakOf(store: Store, n: number, now: number): Promise<void> {
  const other = n + 500_000
  await store.people.save(findingsOf(n), {
    refreshAt: null,
    pointers: [{ key: `ens:points-ens-${n}x.eth`, to: `eth:${address(n)}` }],
    credentials: [
      credential(n, { address: address(n) }, { value: `text about ${n}x` }),
      credential(n + 100_000, { address: address(other) }, { kind: 'eas-onchain', attester: { address: address(n) } }),
    ],
  })
  // Somebody else who claims to be them, in words that are their own.
  await store.people.save(
    [farcasterFinding(fidOf(other), [handleChannel(`handle_${n}x`, false), walletChannel(0, { value: address(other) })])],
    { refreshAt: null },
  )
  for (const [at, author] of [fidOf(n), 5, 6, 7].entries()) {
    const castHash = hash(1_000_000 + n * 10 + at)
    const text = at === 0 ? `text about ${n}x` : `who is @fname-${n}x?`
    await store.mentions.claim({ castHash, payload: { text }, authorFid: author, threadHash: castHash, receivedAt: now })
    const taken = await store.mentions.take('worker', now, 1000, 1)
    const limits = {
      authorLastHour: 1e9,
      authorInThread: 1e9,
      inThread: 1e9,
      overallLastHour: 1e9,
      authorHelpLastDay: 1e9,
      authorEndorsementsLastDay: 1e9,
      overallEndorsementsLastDay: 1e9,
    }
    const reply = {
      text: `Display ${n}x is fname-${n}x`,
      embedUrls: [],
      parent: { hash: castHash, fid: author },
      idempotencyKey: castHash,
      at: 1,
    }
    if (at > 0) await store.mentions.reserve(castHash, 'answer', limits, now, reply)
    if (taken.length !== 1) throw new Error('the mention was not taken')
    if (at === 1) await store.mentions.finish(castHash, 'worker', { kind: 'replied', replyHash: castHash }, now)
    if (at === 2) await store.mentions.finish(castHash, 'worker', { kind: 'dead', reason: `cannot publish fname-${n}x` }, now)
  }
  await store.cursors.set(`eas:10:${address(n)}`, '5')
  await store.cursors.lease(`lookup:fname:fname-${n}x`, 'another', 60_000)
}

/** By what the operator names them, in turn. */
const keyOf = (n: number): string =>
  [`fname:fname-${n}x`, `ens:ens-${n}x.eth`, `eth:${address(n)}`, `fid:${fidOf(n)}`, `twitter:handle_${n}x`][n % 5] ?? ''

interface Place {
  name: string
  database: TestDatabase
  /** The files of the database, after everything was closed. */
  files(): string[]
  /** Every row of every table as text. */
  rows(): Promise<string>
  /** Has the planner sample every column, as a server does by itself from time to time. */
  analyze(): Promise<void>
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? filesBelow(join(folder, entry.name)) : [join(folder, entry.name)],
  )
}

async function lookForTraces(place: Place, count: number): Promise<Verdict> {
  const { database } = place
  const lines: string[] = []
  const write = (fields: object, message: string) => void lines.push(JSON.stringify({ ...fields, message }))
  const log = { debug: write, info: write, warn: write, error: write }
  const now = Date.now()
  const store = await openStore({ ...database.options, precedence: ['neynar', 'ens', 'import'], log })
  for (let n = 1; n <= 2 * count; n++) await speakOf(store, n, now)
  // Written again, so that pages were full, split and moved.
  for (let n = 1; n <= 2 * count; n++) await store.people.save(findingsOf(n, 2000), { refreshAt: null })
  await place.analyze()
  const gone = Array.from({ length: count }, (_, i) => 2 * i + 1)
  let removed = 0
  for (const n of gone) removed += (await store.people.forget(keyOf(n))).people
  await store.scrub({ isWhole: true })
  const innocent = (await Promise.all(gone.map((n) => store.people.find(`fid:${fidOf(n + 500_000)}`)))).filter(
    (found) => found.length === 1,
  ).length
  await store.close()
  const places = [...place.files().map((file) => readFileSync(file).toString('latin1')), await place.rows(), lines.join('\n')]
  const found = gone.flatMap((n) => tracesOf(n).filter((trace) => places.some((text) => text.includes(trace))))
  return {
    bar: 30,
    what: `traces of ${count} forgotten people in files, tables and log, ${place.name}`,
    figure: `${found.length}${found.length > 0 ? ` (${[...new Set(found)].slice(0, 5).join(', ')})` : ''} of ${count * tracesOf(1).length}; ${removed} removed, ${innocent} of ${count} others who claimed to be them still there`,
    isHeld: found.length === 0 && removed === count && innocent === count,
  }
}

async function sqlitePlace(): Promise<Place> {
  const database = await createSqliteDatabase()
  const { dataDir } = database.options
  return {
    name: 'SQLite',
    database,
    files: () => filesBelow(dataDir),
    async analyze() {
      const file = new DatabaseSync(join(dataDir, 'whocast.sqlite'))
      file.exec('analyze')
      file.close()
    },
    async rows() {
      const file = new DatabaseSync(join(dataDir, 'whocast.sqlite'), { readOnly: true })
      const tables = file.prepare("select name from sqlite_schema where type = 'table'").all()
      const texts = tables.map(({ name }) => JSON.stringify(file.prepare(`select * from ${name}`).all()))
      file.close()
      return texts.join('\n')
    },
  }
}

async function postgresPlace(server: PostgresServer): Promise<Place> {
  const database = await createPostgresDatabase(server.url)
  const url = new URL(database.options.databaseUrl ?? '')
  const client = new pg.Client({ connectionString: url.href })
  await client.connect()
  const { rows: named } = await client.query<{ folder: string }>(
    `select current_setting('data_directory') || '/base/' || oid as folder from pg_database where datname = current_database()`,
  )
  return {
    name: 'PostgreSQL',
    database,
    files: () => filesBelow(named[0]?.folder ?? '').filter((file) => existsSync(file) && statSync(file).size > 0),
    analyze: async () => {
      await client.query('analyze')
    },
    async rows() {
      const { rows: tables } = await client.query<{ name: string }>(
        `select table_name as name from information_schema.tables where table_schema = 'public'`,
      )
      const texts: string[] = []
      for (const { name } of tables) {
        const { rows } = await client.query<{ text: string }>(`select t::text as text from ${name} t`)
        texts.push(...rows.map(({ text }) => text))
      }
      await client.end()
      return texts.join('\n')
    },
  }
}

/** Every way in which a person may come back, each with something else beside what was named. */
const doors: ((store: Store, n: number) => Promise<unknown>)[] = [
  (store, n) => store.people.save(findingsOf(n, 5000), { refreshAt: null }),
  (store, n) => store.people.save(findingsOf(n, 5000).slice(0, 1), { refreshAt: null }),
  (store, n) => store.people.save(findingsOf(n, 6000).slice(1), { refreshAt: null }),
  (store, n) =>
    store.people.save(
      [{ ...(findingsOf(n)[0] as Finding), source: 'upstream', scope: `upstream:fid:${fidOf(n)}`, checkedAt: 7000 }],
      { refreshAt: null },
    ),
  (store, n) =>
    store.people.save(
      [importFinding(profileID(n), [fname(n), ensChannel(`ens-${n}x.eth`), handleChannel(`handle_${n}x`, true)])],
      {
        refreshAt: null,
      },
    ),
  (store, n) =>
    importPeople({
      store,
      now: 9000,
      onRejected: ({ problems }) => {
        throw new Error(problems.join())
      },
      input: (async function* () {
        const channels = [fname(n), ensChannel(`ens-${n}x.eth`), handleChannel(`handle_${n}x`, true)]
        yield Buffer.from(`${JSON.stringify({ walletAddress: address(n), displayName: `Display ${n}x`, channels })}\n`)
      })(),
    }),
  (store, n) => store.credentials.put(credential(3_000_000 + n, { address: address(n) })).catch(() => {}),
]

/** People who were never stored, or were, are named by one key each; then they come in through every door. */
async function comeBack(database: TestDatabase, attempts: number, random: () => number): Promise<Verdict[]> {
  const options = { ...database.options, precedence: ['neynar', 'ens', 'import'] }
  const people = Math.ceil(attempts / doors.length)
  let store = await openStore(options)
  for (let n = 1; n <= people; n += 2) await store.people.save(findingsOf(n), { refreshAt: null })
  // Farcaster's own word comes first where only a name is known: before it nothing joins that name to a wallet.
  for (let n = 1; n <= people; n++)
    await store.people.forget(n % 2 === 1 ? keyOf(n) : ([`fname:fname-${n}x`, `twitter:handle_${n}x`][(n / 2) % 2] ?? ''))
  let tried = 0
  const backed = new Set<number>()
  for (let n = 1; n <= people; n++) {
    const [first, ...rest] = doors
    const order = [...(first ? [first] : []), ...rest.sort(() => random() - 0.5)]
    for (const door of order) {
      await door(store, n)
      tried += 1
      const keys = [`fname:fname-${n}x`, `ens:ens-${n}x.eth`, `eth:${address(n)}`, `fid:${fidOf(n)}`, `twitter:handle_${n}x`]
      const found = (await store.people.findMany(keys, { claims: true })).flat().length
      if (found > 0 || (await store.credentials.get(hash(3_000_000 + n))) !== null) backed.add(n)
    }
  }
  // Claims cost nobody anything.
  const bystander = farcasterFinding(1, [
    handleChannel('handle_2x', false),
    { ...walletChannel(0), value: address(2), isVerified: false },
  ])
  await store.people.save([bystander], { refreshAt: null })
  const isThere = (await store.people.find('fid:1')).length === 1
  await store.close()
  const verdicts = [
    {
      bar: 20,
      what: `forgotten people who came back, ${database.kind}`,
      figure: `${backed.size} of ${people} in ${tried} attempts; a bystander who claims to be one ${isThere ? 'is still there' : 'is gone'}`,
      isHeld: backed.size === 0 && tried >= attempts && isThere,
    },
  ]
  if (database.kind === 'sqlite') {
    store = await openStore(options)
    verdicts.push(await restoreOlder(store, database, people))
  }
  return verdicts
}

/** A backup of before they asked is restored, and the list of today beside it. */
async function restoreOlder(store: Store, database: TestDatabase, people: number): Promise<Verdict> {
  const backup = mkdtempSync(join(tmpdir(), 'whocast-older-'))
  const numbers = Array.from({ length: people }, (_, i) => 1_000_000 + i)
  for (const n of numbers) await store.people.save(findingsOf(n), { refreshAt: null })
  await store.scrub()
  cpSync(database.options.dataDir, backup, { recursive: true })
  for (const n of numbers) await store.people.forget(keyOf(n))
  const list = await store.forgotten.all()
  await store.close()
  const older = await openStore({ dataDir: backup, precedence: ['neynar', 'ens', 'import'] })
  const there = (await older.people.findMany(numbers.map((n) => `fid:${fidOf(n)}`))).flat().length
  const taken = await older.forgotten.restore(list)
  const back = (await older.people.findMany(numbers.flatMap((n) => [`fid:${fidOf(n)}`, `eth:${address(n)}`]))).flat().length
  await older.close()
  rmSync(backup, { recursive: true, force: true })
  return {
    bar: 20,
    what: 'forgotten people in a restored older backup, after forget --restore',
    figure: `${back} of ${there}, ${taken} taken out`,
    isHeld: back === 0 && there === people && taken === people,
  }
}

export const attack: Attack = {
  name: 'forgetting',
  bars: [20, 30],
  about: 'looks for traces of forgotten people, and lets them come back through every door',
  async run({ seed, scale, report }) {
    const random = createRandom(seed)
    const count = Math.max(20, Math.round(FORGOTTEN * scale))
    const attempts = Math.max(50, Math.round(ATTEMPTS * scale))
    const server = await startPostgres()
    try {
      for (const place of [await sqlitePlace(), await postgresPlace(server)]) {
        report(await lookForTraces(place, count))
        await place.database.drop()
      }
      for (const database of [await createSqliteDatabase(), await createPostgresDatabase(server.url)]) {
        for (const verdict of await comeBack(database, attempts, random)) report(verdict)
        await database.drop()
      }
    } finally {
      await server.remove()
    }
  },
}
