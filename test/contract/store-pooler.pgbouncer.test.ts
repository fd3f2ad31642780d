import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { openStore, StoreError } from '../../src/main/stores.ts'
import { type Pooler, startPooler } from './pooler.ts'
import { storeContract } from './store.ts'
import { createPostgresDatabase, type TestDatabase } from './store-databases.ts'
import { credential, wallet } from './store-people.ts'

/** A connection that fails is opened again after a second. */
const PATIENCE_MS = 15_000

const serverUrl = process.env.TEST_POSTGRES_URL ?? ''
/** Fewer than one store opens, so that transactions change connections all the time. */
const POOL_SIZE = 4

let pooler: Pooler
beforeAll(async () => {
  pooler = await startPooler(serverUrl, POOL_SIZE)
})
afterAll(() => pooler.stop())

async function createPooledDatabase(): Promise<TestDatabase> {
  const database = await createPostgresDatabase(serverUrl)
  const directUrl = database.options.databaseUrl ?? ''
  const options = { ...database.options, databaseUrl: pooler.urlOf(directUrl), directUrl }
  return { ...database, options }
}

describe('store on PostgreSQL behind PgBouncer', () => storeContract(createPooledDatabase))

describe('several processes behind PgBouncer', () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await createPooledDatabase()
  })
  afterAll(() => database.drop())
  const open = () => openStore({ ...database.options, precedence: [] })

  test('use no more connections of the server than it pools, and one each to listen', async () => {
    const stores = await Promise.all(Array.from({ length: 6 }, open))
    for (const store of stores) store.onChange(() => {})
    await Promise.all(
      stores.flatMap((store, n) =>
        Array.from({ length: 20 }, (_, at) =>
          store.credentials.put(credential(100 * n + at, { address: wallet(n) })),
        ),
      ),
    )
    const client = new pg.Client({ connectionString: database.options.directUrl })
    await client.connect()
    const count = async () => {
      const { rows } = await client.query(
        `select application_name = 'whocast-listen' as listens, count(*)::int as n
         from pg_stat_activity
         where datname = current_database() and pid <> pg_backend_pid() group by 1`,
      )
      return new Map(rows.map(({ listens, n }) => [listens, n]))
    }
    await vi.waitFor(async () => expect((await count()).get(true)).toBe(stores.length), PATIENCE_MS)
    expect((await count()).get(false)).toBeLessThanOrEqual(POOL_SIZE)
    await client.end()
    for (const store of stores) await store.close()
  })

  test('are notified of changes on the connection to the server', async () => {
    const [writer, reader] = await Promise.all([open(), open()])
    const client = new pg.Client({ connectionString: database.options.directUrl })
    await client.connect()
    const notified: string[] = []
    client.on('notification', ({ payload }) => notified.push(payload ?? ''))
    await client.query('listen whocast_change')
    const changed: unknown[] = []
    for (const store of [writer, reader]) store.onChange((change) => changed.push(change))
    // The listening connections are opened in the background.
    await vi.waitFor(async () => {
      await writer.credentials.put(credential(9000 + notified.length, { address: wallet(77) }))
      expect(notified).not.toEqual([])
    }, PATIENCE_MS)
    await vi.waitFor(() => expect(changed.length).toBeGreaterThan(1), PATIENCE_MS)
    await client.end()
    for (const store of [writer, reader]) await store.close()
  })
})

test('the start fails and names the variable when the server is not named', async () => {
  const { options, drop } = await createPooledDatabase()
  const start = openStore({ ...options, directUrl: undefined, precedence: [] })
  await expect(start).rejects.toThrow(StoreError)
  await expect(start).rejects.toThrow('DATABASE_DIRECT_URL')
  await drop()
})
