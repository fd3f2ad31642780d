import pg from 'pg'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Store } from '../../src/main/stores.ts'
import { openStore } from '../../src/main/stores.ts'
import { startTcpProxy, type TcpProxy } from '../network/tcp-proxy.ts'
import { createPostgresDatabase, type TestDatabase } from './store-databases.ts'
import {
  credential,
  hash,
  importFinding,
  profileID,
  wallet,
  walletChannel,
} from './store-people.ts'

/**
 * A PostgreSQL that stops in every way, seen through a proxy. `test/attack/database.ts` stops a
 * real server under load.
 */

const serverUrl = process.env.TEST_POSTGRES_URL ?? ''
const long = { timeout: 60_000 }

let database: TestDatabase
let proxy: TcpProxy
let store: Store
const lines: { fields: Record<string, unknown>; message: string }[] = []
const log = {
  debug() {},
  info: (fields: object, message: string) =>
    void lines.push({ fields: fields as Record<string, unknown>, message }),
  warn: (fields: object, message: string) =>
    void lines.push({ fields: fields as Record<string, unknown>, message }),
  error: (fields: object, message: string) =>
    void lines.push({ fields: fields as Record<string, unknown>, message }),
}

beforeEach(async () => {
  lines.length = 0
  database = await createPostgresDatabase(serverUrl)
  const url = new URL(database.options.databaseUrl ?? '')
  proxy = await startTcpProxy(Number(url.port))
  url.port = String(proxy.port)
  store = await openStore({
    ...database.options,
    databaseUrl: url.href,
    precedence: ['import'],
    log,
  })
  await store.people.save([importFinding(profileID(1), [walletChannel(1)])], { refreshAt: null })
})
afterEach(async () => {
  proxy.thaw()
  await store.close()
  await proxy.close()
  await database.drop()
})

const find = () => store.people.find(`eth:${wallet(1)}`)
const put = (n: number) => store.credentials.put(credential(n, { address: wallet(1) }))
async function administer(text: string, values: string[] = []): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  await client.query(text, values)
  await client.end()
}
const terminate = () =>
  administer('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [
    new URL(database.options.databaseUrl ?? '').pathname.slice(1),
  ])
/** How long something takes to fail, in ms; throws when it succeeds. */
async function failing(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await expect(work()).rejects.toMatchObject({ code: 'unavailable' })
  return performance.now() - start
}

test('connections terminated during reads and writes cause no errors', long, async () => {
  for (let round = 0; round < 5; round++) {
    const work = Array.from({ length: 20 }, (_, n) => [find(), put(1 + round * 20 + n)]).flat()
    await terminate()
    await Promise.all(work)
  }
  for (let n = 1; n <= 100; n++) expect(await store.credentials.get(hash(n))).not.toBeNull()
})

test('a frozen server is given up in time, and its late answers are dropped', long, async () => {
  await Promise.all([find(), find(), put(1)])
  proxy.freeze()
  const [check, read, write] = await Promise.all([
    failing(store.check),
    failing(find),
    failing(() => put(2)),
  ])
  expect(check).toBeLessThan(3000)
  expect(read).toBeLessThan(4000)
  expect(write).toBeLessThan(5000)
  // It is known to be down now.
  for (const work of [
    store.check,
    find,
    () => put(3),
    () => store.credentials.holders({ credentialName: 'x', limit: 1 }),
  ])
    expect(await failing(work)).toBeLessThan(3000)
  proxy.thaw()
  await vi.waitFor(() => store.check(), { timeout: 15_000, interval: 20 })
  expect((await find())[0]?.profile.profileID).toBe(profileID(1))
  expect((await put(4)).uid).toBe(hash(4))
  expect(await store.credentials.get(hash(4))).toMatchObject({ uid: hash(4) })
})

test(
  'a server that is away is named once, asked for again, and told of when it is back',
  long,
  async () => {
    const target = Number(new URL(database.options.databaseUrl ?? '').port)
    proxy.aim(1)
    proxy.cut()
    await expect(find()).rejects.toMatchObject({ code: 'unavailable' })
    for (let n = 0; n < 20; n++) await expect(find()).rejects.toMatchObject({ code: 'unavailable' })
    await expect(store.check()).rejects.toThrow('the database cannot serve: it is unreachable')
    expect(lines.filter(({ fields }) => fields.fault !== undefined)).toMatchObject([
      {
        fields: { fault: 'unreachable' },
        message: 'the database cannot be used: it is unreachable',
      },
    ])
    proxy.aim(target)
    await vi.waitFor(() => store.check(), { timeout: 15_000, interval: 20 })
    expect(await find()).toHaveLength(1)
    expect(lines.map(({ message }) => message)).toContain('the database can be used again')
  },
)

test(
  'a server that takes no writes any more is left for the one that its address leads to now',
  long,
  async () => {
    const name = new URL(database.options.databaseUrl ?? '').pathname.slice(1)
    // As a demoted server answers; for connections that begin after this.
    await administer(`alter database ${name} set default_transaction_read_only = on`)
    await terminate()
    await expect(put(1)).rejects.toMatchObject({ code: 'unavailable' })
    await expect(store.check()).rejects.toThrow('the database cannot serve: it is read-only')
    expect(await find()).toHaveLength(1)
    await administer(`alter database ${name} set default_transaction_read_only = off`)
    // No connection of before is used again.
    await vi.waitFor(() => put(2), { timeout: 15_000, interval: 20 })
    await store.check()
  },
)

test('a commit without an answer invalidates caches of what was there before', long, async () => {
  const tags: string[] = []
  store.onChange((change) => tags.push(...('all' in change ? ['everything'] : change.tags)))
  // The commit that freezes is that of the write, not of earlier changes' positions.
  await store.log.sequence()
  proxy.freezeAfter('commit')
  const writing = put(1).catch((error: unknown) => error)
  expect(await writing).toMatchObject({ code: 'unavailable' })
  proxy.thaw()
  await vi.waitFor(() => store.check(), { timeout: 15_000, interval: 20 })
  expect(await store.credentials.get(hash(1))).not.toBeNull()
  await vi.waitFor(() => expect(tags).toContain(`eth:${wallet(1)}`), {
    timeout: 15_000,
    interval: 20,
  })
  expect((await put(1)).uid).toBe(hash(1))
})
