import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Finding } from '@whocast/contract/profile.ts'
import pg from 'pg'
import { importPeople } from '../../src/main/people-file/import.ts'
import type { Store } from '../../src/main/stores.ts'
import { openStore } from '../../src/main/stores.ts'
import {
  createPostgresDatabase,
  createSqliteDatabase,
  type TestDatabase,
} from '../contract/store-databases.ts'
import {
  credential,
  ensChannel,
  farcasterFinding,
  handleChannel,
  hash,
  importFinding,
  profileID,
  walletChannel,
} from '../contract/store-people.ts'
import { createTestService } from '../service.ts'
import { type Attack, createRandom, type Verdict } from './attack.ts'
import {
  address,
  fidOf,
  findingsOf,
  fname,
  haveThemAct,
  keyOf,
  speakOf,
  tracesOf,
} from './lib/forgotten-people.ts'
import { type PostgresServer, startPostgres } from './lib/postgres-server.ts'
import { deliveriesTo, type Faces, faceRequests, facesOf, subscribeTo } from './lib/self-faces.ts'

const ATTEMPTS = 1000
const FORGOTTEN = 200

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
  const write = (fields: object, message: string) =>
    void lines.push(JSON.stringify({ ...fields, message }))
  const log = { debug: write, info: write, warn: write, error: write }
  const now = Date.now()
  const store = await openStore({
    ...database.options,
    precedence: ['neynar', 'ens', 'import'],
    log,
  })
  for (let n = 1; n <= 2 * count; n++) {
    await speakOf(store, n, now)
    await haveThemAct(store, n, now)
  }
  // Written again, so that pages were full, split and moved.
  for (let n = 1; n <= 2 * count; n++)
    await store.people.save(findingsOf(n, 2000), { refreshAt: null })
  await store.log.sequence()
  await place.analyze()
  const gone = Array.from({ length: count }, (_, i) => 2 * i + 1)
  let removed = 0
  for (const n of gone) removed += (await store.people.forget(keyOf(n))).people
  await store.scrub({ isWhole: database.kind === 'postgres' })
  const innocent = (
    await Promise.all(gone.map((n) => store.people.find(`fid:${fidOf(n + 500_000)}`)))
  ).filter((found) => found.length === 1).length
  await store.close()
  const places = [
    ...place.files().map((file) => readFileSync(file).toString('latin1')),
    await place.rows(),
    lines.join('\n'),
  ]
  const found = gone.flatMap((n) =>
    tracesOf(n).filter((trace) => places.some((text) => text.includes(trace))),
  )
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
      const texts = tables.map(({ name }) =>
        JSON.stringify(file.prepare(`select * from ${name}`).all()),
      )
      file.close()
      return texts.join('\n')
    },
  }
}

async function postgresPlace(server: PostgresServer): Promise<Place> {
  const database = await createPostgresDatabase(server.url)
  const url = new URL(database.options.databaseUrl ?? '')
  const client = new pg.Client({ connectionString: url.href })
  // Its server is stopped under it where something fails before.
  client.on('error', () => {})
  await client.connect()
  const { rows: named } = await client.query<{ folder: string }>(
    `select current_setting('data_directory') || '/base/' || oid as folder from pg_database where datname = current_database()`,
  )
  return {
    name: 'PostgreSQL',
    database,
    files: () =>
      filesBelow(named[0]?.folder ?? '').filter(
        (file) => existsSync(file) && statSync(file).size > 0,
      ),
    analyze: async () => {
      await client.query('analyze')
    },
    async rows() {
      const { rows: tables } = await client.query<{ name: string }>(
        `select table_name as name from information_schema.tables where table_schema = 'public'`,
      )
      const texts: string[] = []
      for (const { name } of tables) {
        const { rows } = await client.query<{ text: string }>(
          `select t::text as text from ${name} t`,
        )
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
      [
        {
          ...(findingsOf(n)[0] as Finding),
          source: 'upstream',
          scope: `upstream:fid:${fidOf(n)}`,
          checkedAt: 7000,
        },
      ],
      { refreshAt: null },
    ),
  (store, n) =>
    store.people.save(
      [
        importFinding(profileID(n), [
          fname(n),
          ensChannel(`ens-${n}x.eth`),
          handleChannel(`handle_${n}x`, true),
        ]),
      ],
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
        const channels = [
          fname(n),
          ensChannel(`ens-${n}x.eth`),
          handleChannel(`handle_${n}x`, true),
        ]
        yield Buffer.from(
          `${JSON.stringify({ walletAddress: address(n), displayName: `Display ${n}x`, channels })}\n`,
        )
      })(),
    }),
  (store, n) =>
    store.credentials.put(credential(3_000_000 + n, { address: address(n) })).catch(() => {}),
]

const baseUrl = 'https://whocast.test'

/** How often something of a person is seen in what browsers, other sites and servers read. */
async function lookAt(faces: Faces, n: number): Promise<{ looks: number; seen: number }> {
  const requests = faceRequests(baseUrl, fidOf(n), `fname-${n}x`)
  let seen = 0
  for (const [path, init] of requests) {
    const text = await (await faces(path, init)).text()
    // What was asked for may be said back.
    if (tracesOf(n).some((trace) => !path.includes(trace) && text.includes(trace))) seen += 1
  }
  return { looks: requests.length, seen }
}

/**
 * People who were never stored, or were, are named by one key each; then they come in through every
 * door.
 */
async function comeBack(
  database: TestDatabase,
  attempts: number,
  random: () => number,
): Promise<Verdict[]> {
  const options = { ...database.options, precedence: ['neynar', 'ens', 'import'] }
  let seen = 0
  let looks = 0
  const people = Math.ceil(attempts / doors.length)
  let store = await openStore(options)
  for (let n = 1; n <= people; n += 2) await store.people.save(findingsOf(n), { refreshAt: null })
  // Farcaster's own word comes first where only a name is known: before it nothing joins that name
  // to a wallet.
  for (let n = 1; n <= people; n++)
    await store.people.forget(
      n % 2 === 1 ? keyOf(n) : ([`fname:fname-${n}x`, `twitter:handle_${n}x`][(n / 2) % 2] ?? ''),
    )
  let tried = 0
  const backed = new Set<number>()
  for (let n = 1; n <= people; n++) {
    const [first, ...rest] = doors
    const order = [...(first ? [first] : []), ...rest.sort(() => random() - 0.5)]
    for (const door of order) {
      await door(store, n)
      tried += 1
      const keys = [
        `fname:fname-${n}x`,
        `ens:ens-${n}x.eth`,
        `eth:${address(n)}`,
        `fid:${fidOf(n)}`,
        `twitter:handle_${n}x`,
      ]
      const found = (await store.people.findMany(keys, { claims: true })).flat().length
      if (found > 0 || (await store.credentials.get(hash(3_000_000 + n))) !== null) backed.add(n)
    }
  }
  const service = await createTestService({ baseUrl, store })
  const faces = facesOf(service, baseUrl)
  const hook = await subscribeTo(
    service,
    Array.from({ length: people }, (_, i) => [
      `fid:${fidOf(i + 1)}`,
      `twitter:handle_${i + 1}x`,
    ]).flat(),
    [],
  )
  // Someone who did not ask is seen.
  await store.people.save(findingsOf(people + 1), { refreshAt: null })
  const control = await lookAt(faces, people + 1)
  for (let n = 1; n <= people; n++) {
    await doors[n % doors.length]?.(store, n)
    const told = await lookAt(faces, n)
    seen += told.seen
    looks += told.looks
  }
  const feed = `${await (await service.request('/changes?limit=1000')).text()} ${(await deliveriesTo(service, hook)).join(' ')}`
  for (let n = 1; n <= people; n++) if (tracesOf(n).some((trace) => feed.includes(trace))) seen += 1
  await service.close()
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
    {
      bar: 20,
      what: `forgotten people on pages, in pictures, badges, contact cards, oEmbed, WebFinger, the feed and deliveries, ${database.kind}`,
      figure: `seen ${seen} times in ${looks + 2} answers; another person in ${control.seen} of ${control.looks}`,
      isHeld: seen === 0 && control.seen > 0,
    },
  ]
  if (database.kind === 'sqlite') {
    store = await openStore(options)
    verdicts.push(await restoreOlder(store, database, people))
  }
  return verdicts
}

/** A backup of before they asked is restored, and the list of today beside it. */
async function restoreOlder(
  store: Store,
  database: TestDatabase,
  people: number,
): Promise<Verdict> {
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
  const back = (
    await older.people.findMany(numbers.flatMap((n) => [`fid:${fidOf(n)}`, `eth:${address(n)}`]))
  ).flat().length
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
  isFirst: true,
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
      for (const database of [
        await createSqliteDatabase(),
        await createPostgresDatabase(server.url),
      ]) {
        for (const verdict of await comeBack(database, attempts, random)) report(verdict)
        await database.drop()
      }
    } finally {
      await server.remove()
    }
  },
}
