import pg from 'pg'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createHints } from '../../src/db/engines/hints.ts'
import { types } from '../../src/db/engines/postgres-reads.ts'
import type { Change } from '../../src/db/port.ts'
import type { Store } from '../../src/main/stores.ts'
import { openStore } from '../../src/main/stores.ts'
import { createPostgresDatabase, type TestDatabase } from './store-databases.ts'
import { credential, wallet } from './store-people.ts'

const serverUrl = process.env.TEST_POSTGRES_URL ?? ''
const bar = { timeout: 15_000, interval: 5 }

let database: TestDatabase
let databaseUrl: string
let admin: pg.Client
const closers: (() => Promise<unknown>)[] = []
beforeEach(async () => {
  database = await createPostgresDatabase(serverUrl)
  databaseUrl = database.options.databaseUrl ?? ''
  admin = new pg.Client({ connectionString: databaseUrl })
  await admin.connect()
})
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
  await admin.end()
  await database.drop()
})

const open = async (): Promise<Store> => {
  const store = await openStore({ ...database.options, precedence: [] })
  closers.push(store.close)
  return store
}
/** What a store was told, tag by tag. */
const listen = (store: Store) => {
  const tags: string[] = []
  store.onChange((change: Change) => tags.push(...('all' in change ? ['everything'] : change.tags)))
  return tags
}
const listeners = async () =>
  (
    await admin.query<{ pid: number }>(
      "select pid from pg_stat_activity where datname = current_database() and application_name = 'whocast-listen'",
    )
  ).rows.map(({ pid }) => pid)
const listening = (count: number) =>
  vi.waitFor(async () => expect(await listeners()).toHaveLength(count), bar)

const insertChange = (client: pg.Client, tag: string) =>
  client.query(
    `insert into change values ($1, cast(extract(epoch from clock_timestamp()) * 1000 as bigint), $2)`,
    [tag, JSON.stringify({ tags: [tag] })],
  )
async function withAnother(work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await work(client)
  await client.end()
}

test('a hint reaches the others and not oneself, also after the connection was cut', async () => {
  const heard = [0, 0]
  const [first, second] = [0, 1].map((n) => {
    const hints = createHints(databaseUrl, types)
    closers.push(hints.close)
    hints.listen(() => {
      heard[n] = (heard[n] ?? 0) + 1
    })
    return hints
  })
  // Each looks once when it begins to listen.
  await vi.waitFor(() => expect(heard).toEqual([1, 1]), bar)
  first?.notify()
  await vi.waitFor(() => expect(heard).toEqual([1, 2]), bar)
  for (let n = 0; n < 100; n++) second?.notify()
  await vi.waitFor(() => expect(heard[0]).toBeGreaterThan(1), bar)
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(heard[0]).toBeLessThan(20)
  expect(heard[1]).toBe(2)

  for (const pid of await listeners()) await admin.query('select pg_terminate_backend($1)', [pid])
  const [before] = heard
  await vi.waitFor(() => expect(heard[1]).toBe(3), bar)
  await vi.waitFor(() => expect(heard[0]).toBeGreaterThan(before ?? 0), bar)
  const reopened = heard[1] ?? 0
  first?.notify()
  await vi.waitFor(() => expect(heard[1]).toBeGreaterThan(reopened), bar)
})

test('a store without listeners opens no connection for them', async () => {
  const quiet = await open()
  await quiet.credentials.put(credential(1, { address: wallet(1) }))
  expect(await listeners()).toEqual([])
  listen(quiet)
  await listening(1)
})

test('changes arrive while there is no listening connection, by polling', async () => {
  const [writer, reader] = [await open(), await open()]
  const tags = listen(reader)
  await listening(1)
  // As behind a PgBouncer that pools transactions: LISTEN is taken, and nothing ever comes.
  for (let n = 1; n <= 5; n++) {
    for (const pid of await listeners()) await admin.query('select pg_terminate_backend($1)', [pid])
    await writer.credentials.put(credential(n, { address: wallet(n) }))
    await vi.waitFor(() => expect(tags).toContain(`eth:${wallet(n)}`), bar)
  }
  expect(tags).not.toContain('everything')
})

test('many small changes are told one by one, however many there were lately', async () => {
  const tags = listen(await open())
  const insert = (from: number, to: number) =>
    admin.query(
      `insert into change select 'c' || n, cast(extract(epoch from clock_timestamp()) * 1000 as bigint), '{"tags":["t' || n || '"]}'
         from generate_series($1::int, $2::int) n`,
      [from, to],
    )
  for (let from = 1; from < 6000; from += 1500) {
    await insert(from, from + 1499)
    await vi.waitFor(() => expect(tags).toContain(`t${from + 1499}`), bar)
  }
  expect(new Set(tags).size).toBe(6000)
  // So many at once are everything.
  await insert(10_001, 12_001)
  await vi.waitFor(() => expect(tags).toContain('everything'), bar)
})

test('a change whose commit takes longer than any overlap of looks is seen once', async () => {
  const tags = listen(await open())
  const slow = new pg.Client({ connectionString: databaseUrl })
  await slow.connect()
  closers.push(() => slow.end())
  await slow.query('begin')
  await insertChange(slow, 'slow')
  await insertChange(admin, 'quick')
  await vi.waitFor(() => expect(tags).toEqual(['quick']), bar)
  await new Promise((resolve) => setTimeout(resolve, 6000))
  await slow.query('commit')
  await vi.waitFor(() => expect(tags).toEqual(['quick', 'slow']), bar)
  await insertChange(admin, 'last')
  await vi.waitFor(() => expect(tags).toEqual(['quick', 'slow', 'last']), bar)
}, 30_000)

test('changes are seen while lookups wait for a lock on all connections', async () => {
  const reader = await open()
  const tags = listen(reader)
  await listening(1)
  await admin.query('begin')
  await admin.query('lock table identity in access exclusive mode')
  const lookups = Array.from({ length: 40 }, (_, n) => reader.people.find(`eth:${wallet(n)}`))
  await vi.waitFor(() => expect(reader.gauges().connections.waiting).toBeGreaterThan(10), bar)
  await withAnother((other) => insertChange(other, 'meanwhile'))
  await vi.waitFor(() => expect(tags).toEqual(['meanwhile']), { ...bar, timeout: 2000 })
  await admin.query('commit')
  await Promise.all(lookups)
}, 30_000)

test('a table of changes that is locked is waited for once', async () => {
  const tags = listen(await open())
  await listening(1)
  await admin.query('begin')
  await admin.query('lock table change in access exclusive mode')
  await new Promise((resolve) => setTimeout(resolve, 10_000))
  const { rows } = await admin.query('select 1 from pg_locks where not granted')
  expect(rows.length).toBeLessThanOrEqual(1)
  await insertChange(admin, 'locked')
  await admin.query('commit')
  await vi.waitFor(() => expect(tags).toEqual(['locked']), bar)
}, 30_000)
