import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Engine, Write } from '../../src/db/engines/engine.ts'
import { createPostgresEngine } from '../../src/db/engines/postgres.ts'
import { openStore, personal } from '../../src/main/stores.ts'
import { createPostgresDatabase, type TestDatabase } from './store-databases.ts'
import { ensFinding } from './store-people.ts'

let database: TestDatabase
let migrating: Engine
beforeEach(async () => {
  database = await createPostgresDatabase(process.env.TEST_POSTGRES_URL ?? '')
  migrating = await createPostgresEngine({
    personal,
    databaseUrl: database.options.databaseUrl ?? '',
    poolSize: 2,
    log: undefined,
  })
})
afterEach(async () => {
  await migrating.close()
  await database.drop()
})

test('while a migration rewrites tables, others read and wait to write; it keeps no lock of the rows that it read', async () => {
  const store = await openStore({ ...database.options, precedence: [] })
  await store.people.save([ensFinding(1, [])], { refreshAt: null })
  const { promise: end, resolve: finish } = Promise.withResolvers<void>()
  const { promise: isLocked, resolve: locked } = Promise.withResolvers<void>()
  const migration = migrating.write(
    async (trx) => {
      await migrating.lockOut(trx)
      await trx.selectFrom('profile').select('id').execute()
      locked()
      await end
    },
    { isMigration: true },
  )
  await isLocked
  let isSaved = false
  const saved = store.people.save([ensFinding(2, [])], { refreshAt: null }).then(() => {
    isSaved = true
  })
  const locks = (condition: string) =>
    migrating.read(async (db) => {
      const { rows } = await sql<{
        n: number
      }>`select count(*)::int as n from pg_locks join pg_database on pg_database.oid = database
        where datname = current_database() and ${sql.raw(condition)}`.execute(db)
      return rows[0]?.n
    })
  await vi.waitFor(async () => expect(await locks('not granted')).toBeGreaterThan(0), {
    timeout: 15_000,
  })
  expect(await store.people.count()).toBe(1)
  expect(
    await locks(
      `mode = 'SIReadLock' and pid in (select pid from pg_locks where mode = 'ShareRowExclusiveLock' and granted)`,
    ),
  ).toBe(0)
  expect(isSaved).toBe(false)
  finish()
  await Promise.all([migration, saved])
  expect(await store.people.count()).toBe(2)
  await store.close()
})

/** Counts the settings and adds one: two of these conflict if both read before either commits. */
async function addCounted(trx: Write, name: string, afterReading?: () => Promise<void>) {
  const { n } = await trx
    .selectFrom('setting')
    .select((e) => e.fn.countAll<string>().as('n'))
    .executeTakeFirstOrThrow()
  await afterReading?.()
  await trx.insertInto('setting').values({ name, value: n }).execute()
}

test('large transactions wait for each other: each runs once', async () => {
  const store = await openStore({ ...database.options, precedence: [] })
  let runs = 0
  const write = (name: string) =>
    migrating.write(
      async (trx) => {
        runs += 1
        await addCounted(trx, name)
      },
      { isLarge: true },
    )
  await Promise.all(Array.from({ length: 12 }, (_, at) => write(`large ${at}`)))
  expect(runs).toBe(12)
  await store.close()
})

test('a large transaction does not keep autovacuum from the tables that it writes', async () => {
  const store = await openStore({ ...database.options, precedence: [] })
  await migrating.write((trx) => addCounted(trx, 'large', lockAsAutovacuumDoes), { isLarge: true })
  await store.close()

  async function lockAsAutovacuumDoes() {
    await migrating.write(async (trx) => {
      for (const table of personal)
        await sql`lock table ${sql.table(table)} in share update exclusive mode nowait`.execute(trx)
    })
  }
})

test('of other transactions that conflict, one runs again', async () => {
  const store = await openStore({ ...database.options, precedence: [] })
  let reads = 0
  const { promise: bothRead, resolve } = Promise.withResolvers<void>()
  const write = (name: string) =>
    migrating.write((trx) =>
      addCounted(trx, name, () => {
        reads += 1
        if (reads === 2) resolve()
        return bothRead
      }),
    )
  await Promise.all([write('first'), write('second')])
  expect(reads).toBe(3)
  await store.close()
})
