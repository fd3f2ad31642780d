import { fork } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import { afterEach, describe, expect, test } from 'vitest'
import { exportPeople } from '../../src/main/people-file/export.ts'
import {
  type ImportOptions,
  type ImportProgress,
  importPeople,
  readProgress,
} from '../../src/main/people-file/import.ts'
import { openStore, type Store } from '../../src/main/stores.ts'
import { bundleOf } from '../bundle.ts'
import { compileCache } from '../compile-cache.ts'
import { type TestDatabase, testEngines } from '../contract/store-databases.ts'
import { temporaryFolder } from './support.ts'

/** Several processes start one after the other. */
const patient = { timeout: 240_000 }

const NOW = 1_794_000_000
const start: ImportProgress = { offset: 0, lines: 0, stored: 0, rejected: 0, leftOut: 0 }

const opened: { stores: Store[]; databases: TestDatabase[] } = { stores: [], databases: [] }
afterEach(async () => {
  for (const store of opened.stores.splice(0)) await store.close()
  for (const database of opened.databases.splice(0)) await database.drop()
})

async function open({ options }: TestDatabase): Promise<Store> {
  const store = await openStore({ ...options, precedence: ['import'], clock: () => NOW * 1000 })
  opened.stores.push(store)
  return store
}

const wallet = (number: number) => `0x${(number * 7919).toString(16).padStart(40, '5a')}`

/** One person with a name that some share, a handle that many claim, and credentials. */
const person = (number: number, more: object = {}) => ({
  displayName: number % 3 === 0 ? `Sam Shared ${number % 9}` : `Person ${number}`,
  bio: `Number ${number}`,
  channels: [
    { type: 'wallet', value: wallet(number), isVerified: true },
    { type: 'ens', value: `person-${number}.eth`, isVerified: true },
    { type: 'twitter', value: `person_${number}`, isVerified: number % 2 === 0 },
    { type: 'github', value: 'everyone', isVerified: false },
  ],
  credentials: [1, 2].map((which) => ({
    name: `Credential ${(number + which) % 5}`,
    issuer: 'test',
    reference: `https://test.example/${number}/${which}`,
    issuedAt: 1_760_000_000 + which,
  })),
  ...more,
})

/** People of whom some are on several lines, far apart, and lines that are not about new people. */
function createLines(): string[] {
  const lines: object[] = []
  const waiting = (number: number) => ({
    credentials: [
      {
        name: 'Early',
        attestee: { address: wallet(number) },
        issuer: 'test',
        reference: `https://test.example/early/${number}`,
      },
    ],
  })
  lines.push(waiting(40), waiting(10_000))
  for (let number = 1; number <= 90; number += 1) {
    lines.push(person(number))
    if (number % 20 === 0) lines.push({ no: 'identifier' })
    if (number % 15 === 0)
      lines.push(
        person(number - 12, {
          displayName: `Renamed ${number}`,
          channels: [
            { type: 'wallet', value: wallet(number - 12), isVerified: true },
            { type: 'github', value: `own-${number}`, isVerified: true },
          ],
        }),
      )
  }
  // Joins two people who were stored apart, and a name that another holds.
  lines.push({
    channels: [
      { type: 'wallet', value: wallet(2), isVerified: true },
      { type: 'wallet', value: wallet(3), isVerified: true },
    ],
  })
  lines.push(waiting(5))
  // Two attestees under the reference of one credential, next to each other.
  const [same] = person(300).credentials
  lines.push(person(301, { credentials: [same] }), person(302, { credentials: [same] }))
  return lines.map((line) => `${JSON.stringify(line)}\n`)
}

async function* chunks(text: string, from = 0, to = Number.POSITIVE_INFINITY) {
  yield Buffer.from(text).subarray(from, to)
}

async function take(store: Store, text: string, options: Partial<ImportOptions> = {}) {
  const rejected: number[] = []
  const end = await importPeople({
    store,
    input: chunks(text),
    now: NOW,
    batchLines: 7,
    onRejected: ({ line }) => rejected.push(line),
    ...options,
  })
  return { end, rejected: rejected.sort((a, b) => a - b) }
}

/** The file, and a write of another process after some of it was stored. */
async function* withWrite(server: Store, line: object) {
  yield* chunks(text, 0, 12_000)
  await take(server, JSON.stringify(line))
  yield* chunks(text, 12_000)
}

type Row = Record<string, unknown>

const queries = {
  finding: 'select * from finding',
  identity: 'select * from identity',
  credential: 'select * from credential',
  claimant: 'select * from claimant',
  holderChange: 'select * from holder_change',
  search: 'select subject, place >> 40 as standing, fingerprint from search',
  names: 'select subject, key, plain from name_key join search using (place)',
  event: 'select type, profile_id, subject, data from event',
  cursor: `select name, value from cursor where name = 'load'`,
}
const sqliteQueries = {
  ...queries,
  profile: 'select * from profile',
  indexed: 'select count(*) as rows from search_gram',
  schema: `select name, tbl_name from sqlite_schema
    where name not like 'sqlite_autoindex%' and name not like '%_unique_1'`,
}
/** Places are drawn by chance on PostgreSQL, and decide which of two is the lookalike. */
const postgresQueries = {
  ...queries,
  profile: 'select id, created_at, checked_at, refresh_at, document, origins, proofs from profile',
  lookalikes: 'select count(lookalike_of) from profile',
  indexed: 'select subject, array_length(grams, 1) from search',
  columns: `select table_name, column_name, ordinal_position, data_type, collation_name,
    is_nullable, column_default from information_schema.columns where table_schema = 'public'`,
  indexes: `select tablename, indexname, indexdef from pg_indexes where schemaname = 'public'`,
  constraints: `select conrelid::regclass::text as of, conname, pg_get_constraintdef(oid)
    from pg_constraint where connamespace = 'public'::regnamespace`,
  options: `select relname, reloptions from pg_class where relnamespace = 'public'::regnamespace
    and relkind in ('r', 'i')`,
}

async function readRows({ kind, options }: TestDatabase): Promise<Record<string, Row[]>> {
  if (kind === 'sqlite') {
    const database = new DatabaseSync(join(options.dataDir, 'whocast.sqlite'))
    const all = Object.entries(sqliteQueries).map(([name, text]) => [
      name,
      database.prepare(text).all(),
    ])
    expect(database.prepare('pragma integrity_check').all()).toEqual([{ integrity_check: 'ok' }])
    database.close()
    return Object.fromEntries(all)
  }
  const client = new pg.Client({ connectionString: options.databaseUrl })
  await client.connect()
  const all: Record<string, Row[]> = {}
  for (const [name, text] of Object.entries(postgresQueries))
    all[name] = (await client.query(text)).rows
  await client.end()
  return all
}

const phases = {
  sqlite: `select (select count(*) from cursor where name = 'import:x') as begun,
    (select count(*) from sqlite_schema where type = 'index' and name like 'load%') as indexes`,
  postgres: `select (select count(*)::int from cursor where name = 'import:x') as begun,
    (select count(*)::int from pg_class where relkind = 'i' and relname like 'load%') as indexes`,
}

/** Waits until a load has begun, has stored rows, and has so many indexes. */
async function waitForIndexes(
  { kind, options }: TestDatabase,
  indexes: number,
  begin?: Promise<unknown>,
): Promise<void> {
  const isReached = (row: Row | undefined) => row?.begun === 1 && Number(row.indexes) >= indexes
  if (kind === 'sqlite') {
    const database = new DatabaseSync(join(options.dataDir, 'whocast.sqlite'), { readOnly: true })
    const statement = database.prepare(phases.sqlite)
    await begin
    while (!isReached(statement.get())) await new Promise(setImmediate)
    database.close()
    return
  }
  const client = new pg.Client({ connectionString: options.databaseUrl })
  await client.connect()
  await begin
  while (!isReached((await client.query(phases.postgres)).rows[0])) await new Promise(setImmediate)
  await client.end()
}

/** Lets another process continue a load at once, as it may some time after one was killed. */
async function expireLease({ kind, options }: TestDatabase): Promise<void> {
  const text = 'update lease set until = 0'
  if (kind === 'sqlite') {
    const database = new DatabaseSync(join(options.dataDir, 'whocast.sqlite'), { timeout: 5000 })
    database.exec(text)
    database.close()
    return
  }
  const client = new pg.Client({ connectionString: options.databaseUrl })
  await client.connect()
  await client.query(text)
  await client.end()
}

/** Everything that is stored, without numbers that are drawn or counted. */
async function readAll(database: TestDatabase): Promise<Record<string, string[]>> {
  return Object.fromEntries(
    Object.entries(await readRows(database)).map(([name, rows]) => [
      name,
      rows.map((row) => JSON.stringify(Object.entries(row).sort())).sort(),
    ]),
  )
}

async function exported(store: Store): Promise<string> {
  let text = ''
  for await (const chunk of exportPeople(store)) text += chunk
  return text
}

const text = createLines().join('')

describe.each(testEngines())('%s', (_, create) => {
  async function createDatabase(): Promise<TestDatabase> {
    const database = await create()
    opened.databases.push(database)
    return database
  }

  async function importAsAlways() {
    const database = await createDatabase()
    const store = await open(database)
    const outcome = await take(store, text)
    return { rows: await readAll(database), text: await exported(store), ...outcome }
  }

  test('a load stores the same rows as an import in batches', async () => {
    const expected = await importAsAlways()
    const database = await createDatabase()
    const store = await open(database)
    const { end, rejected } = await take(store, text, { isLarge: true })
    expect(await readAll(database)).toEqual(expected.rows)
    expect(await exported(store)).toBe(expected.text)
    expect(rejected).toEqual(expected.rejected)
    expect({ ...end, later: undefined }).toEqual({ ...expected.end, later: undefined })
    expect(end.later).toBeGreaterThan(0)
    const found = await store.people.find('ens:person-8.eth')
    expect(found).toHaveLength(1)
    // Another load moves the few people who are stored.
    await take(store, JSON.stringify(person(400)), { isLarge: true })
    expect(await store.people.find('ens:person-400.eth')).toHaveLength(1)
    expect(await store.people.find('ens:person-8.eth')).toHaveLength(1)
    const search = async (query: string) =>
      (await store.search.searchPeople({ query })).map(({ profile }) => profile.displayName)
    expect(await search('person-8.eth')).toContain('Person 8')
    expect(await search('person-400.eth')).toContain('Person 400')
    // Writes after it use the same tables.
    await take(store, JSON.stringify(person(8, { displayName: 'Someone Else' })))
    expect((await store.people.find('ens:person-8.eth'))[0]?.profile.displayName).toBe(
      'Someone Else',
    )
  })

  test('a load that is killed anywhere continues, and stores the same rows', async () => {
    const expected = await importAsAlways()
    const database = await createDatabase()
    let resume = start
    for (let lives = 0; ; lives += 1) {
      const store = await open(database)
      let commits = 0
      try {
        const { end } = await take(store, '', {
          input: chunks(text, resume.offset),
          cursor: 'import:x',
          isLarge: true,
          resume,
          onProgress() {
            commits += 1
            if (commits === 3) throw new Error('killed')
          },
        })
        expect(end.stored).toBe(expected.end.stored)
        expect(lives).toBeGreaterThan(3)
        break
      } catch (error) {
        expect(String(error)).toContain('killed')
        resume = (await readProgress(store.cursors, 'import:x')) ?? start
        const isLoading = resume.offset < Buffer.byteLength(text)
        if (isLoading) expect(await store.people.count()).toBe(0)
      }
      await store.close()
      opened.stores.pop()
    }
    expect(await readAll(database)).toEqual(expected.rows)
  })

  test(
    'a process that is killed in each phase continues, and stores the same rows',
    patient,
    async () => {
      const expected = await importAsAlways()
      const database = await createDatabase()
      await (await open(database)).close()
      opened.stores.pop()
      const folder = temporaryFolder()
      const file = join(folder.path, 'people.jsonl')
      writeFileSync(file, text)
      const script = await bundleOf(join(import.meta.dirname, 'load-process.ts'))
      const parameters = [JSON.stringify(database.options), file, String(NOW)]
      const env = { ...process.env, ...compileCache }
      const start = () => fork(script, parameters, { env })
      // Rows, then indexes from the first to the last.
      for (const indexes of [0, 3, 30]) {
        const child = start()
        const exit = once(child, 'exit')
        await waitForIndexes(database, indexes, once(child, 'message'))
        child.kill('SIGKILL')
        expect(await exit).toEqual([null, 'SIGKILL'])
        await expireLease(database)
      }
      expect(await once(start(), 'exit')).toEqual([0, null])
      folder.remove()
      expect(await readAll(database)).toEqual(expected.rows)
    },
  )

  test('people whom another process stores meanwhile are kept, with later positions', async () => {
    const database = await createDatabase()
    const server = await open(database)
    const store = await open(database)
    await take(store, '', { isLarge: true, input: withWrite(server, person(5000)) })
    expect(await server.people.find('ens:person-5000.eth')).toHaveLength(1)
    expect(await server.people.find('ens:person-8.eth')).toHaveLength(1)
    const [first] = await server.people.find('ens:person-5000.eth')
    const readChanges = async () => (await server.log.read({ after: 0, limit: 1000 })).changes
    await expect
      .poll(async () => (await readChanges()).map(({ profileID }) => profileID))
      .toContain(first?.profile.profileID)
    const changes = await readChanges()
    const seen = changes.map(({ seq }) => seq)
    expect(new Set(seen).size).toBe(seen.length)
    expect(changes[0]?.profileID).toBe(first?.profile.profileID)
  })

  test('another process writes while indexes are built', async () => {
    const database = await createDatabase()
    const server = await open(database)
    const store = await open(database)
    let isOver = false
    const loaded = take(store, text, { cursor: 'import:x', isLarge: true }).finally(() => {
      isOver = true
    })
    await waitForIndexes(database, 3)
    await take(server, JSON.stringify(person(5000)))
    expect(isOver).toBe(false)
    await loaded
    expect(await server.people.find('ens:person-5000.eth')).toHaveLength(1)
    expect(await server.people.find('ens:person-8.eth')).toHaveLength(1)
  })

  test('a load of people whom another process stored meanwhile ends, and is repeated in batches', async () => {
    const expected = await importAsAlways()
    const database = await createDatabase()
    const server = await open(database)
    const store = await open(database)
    const options = { cursor: 'import:x', isLarge: true }
    const first = take(store, '', { ...options, input: withWrite(server, person(50)) })
    await expect(first).rejects.toMatchObject({ code: 'conflict' })
    expect(await readProgress(store.cursors, 'import:x')).toBeNull()
    const { end } = await take(store, text, options)
    expect(end).toMatchObject({ stored: expected.end.stored })
    expect(await exported(store)).toBe(expected.text)
  })
})

const postgres = testEngines().filter(([kind]) => kind === 'postgres')
describe.each(postgres)('the indexes of a load on %s', (_, create) => {
  async function connect({ options }: TestDatabase): Promise<pg.Client> {
    const client = new pg.Client({ connectionString: options.databaseUrl })
    await client.connect()
    return client
  }

  async function createDatabase(): Promise<TestDatabase> {
    const database = await create()
    opened.databases.push(database)
    return database
  }

  /** Imports the file, with other work in place of the end of the load, or before it. */
  async function load(store: Store, install: (usual: () => Promise<void>) => Promise<void>) {
    const { firstLoad } = store
    return take(
      {
        ...store,
        firstLoad: { ...firstLoad, install: () => install(firstLoad.install) },
      },
      text,
      { cursor: 'import:x', isLarge: true },
    )
  }

  test('are continued where connections were lost', async () => {
    const expected = await createDatabase()
    await take(await open(expected), text)
    const database = await createDatabase()
    // The activity of others is read once in a transaction, so it takes two connections.
    const [blocker, killer] = [await connect(database), await connect(database)]
    const store = await open(database)
    const killed = load(store, async (usual) => {
      await blocker.query('begin')
      await blocker.query('lock table load_credential in share row exclusive mode')
      let isOver = false
      const installed = usual().finally(() => {
        isOver = true
      })
      installed.catch(() => {})
      while (!isOver)
        await killer.query(`select pg_sleep(0.02), count(pg_terminate_backend(pid))
          from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)
      await blocker.query('rollback')
      return installed
    })
    await expect(killed).rejects.toMatchObject({ code: 'unavailable' })
    const { rows } = await killer.query(
      `select to_regclass('load_finding_pkey') is not null as some,
              to_regclass('load_credential_pkey') is not null as last`,
    )
    expect(rows).toEqual([{ some: true, last: false }])
    await Promise.all([blocker.end(), killer.end()])
    const next = await open(database)
    expect(await next.people.count()).toBe(0)
    const resume = (await readProgress(next.cursors, 'import:x')) ?? start
    expect(resume.offset).toBe(Buffer.byteLength(text))
    await take(next, '', { cursor: 'import:x', isLarge: true, resume })
    expect(await readAll(database)).toEqual(await readAll(expected))
  })

  test('take the place of the tables after a long reader, and lookups go on', async () => {
    const database = await createDatabase()
    const [server, store] = [await open(database), await open(database)]
    await take(server, JSON.stringify(person(5000)))
    const reader = await connect(database)
    const { end } = await load(store, async (usual) => {
      await reader.query('begin')
      await reader.query('select 1 from profile')
      let isOver = false
      const installed = usual().finally(() => {
        isOver = true
      })
      const waiting = `select 1 from pg_locks where not granted and mode = 'AccessExclusiveLock'
        and database = (select oid from pg_database where datname = current_database())`
      for (let seen = 0; seen < 3; ) seen += (await reader.query(waiting)).rows.length
      for (let lookups = 0; lookups < 20; lookups += 1)
        expect(await server.people.find('ens:person-5000.eth')).toHaveLength(1)
      expect(isOver).toBe(false)
      await reader.query('commit')
      return installed
    })
    await reader.end()
    expect(end.stored).toBeGreaterThan(80)
    expect(await server.people.find('ens:person-8.eth')).toHaveLength(1)
    expect(await server.people.find('ens:person-5000.eth')).toHaveLength(1)
  })
})
