import { queryObjects } from 'node:v8'
import pg from 'pg'
import { expect, test } from 'vitest'
import { openStore } from '../../src/main/stores.ts'
import { createPostgresDatabase } from './store-databases.ts'

const promises = () => queryObjects(Promise, { format: 'count' }) as unknown as number

test('lookups that wait for a connection leave nothing in memory', async () => {
  const database = await createPostgresDatabase(process.env.TEST_POSTGRES_URL ?? '')
  const store = await openStore({ ...database.options, precedence: [], poolSize: 4 })
  const lookUp = async (count: number) => {
    await Promise.all(Array.from({ length: count }, (_, n) => store.people.find(`fid:${n}`)))
  }
  await lookUp(100)
  const before = promises()
  for (let round = 0; round < 4; round += 1) await lookUp(100)
  expect(promises() - before).toBeLessThan(200)
  await store.close()
  await database.drop()
})

test('shows how long the first of those has waited, until it has a connection', async () => {
  const database = await createPostgresDatabase(process.env.TEST_POSTGRES_URL ?? '')
  const store = await openStore({ ...database.options, precedence: [], poolSize: 4 })
  expect(store.gauges().longestWaitMs).toBe(0)
  const locker = new pg.Client({ connectionString: database.options.databaseUrl })
  await locker.connect()
  await locker.query('begin')
  await locker.query('lock table identity in access exclusive mode')
  const start = performance.now()
  const lookups = Array.from({ length: 10 }, (_, n) => store.people.find(`fid:${n}`))
  while (store.gauges().longestWaitMs < 200) await locker.query('select pg_sleep(0.02)')
  expect(performance.now() - start).toBeGreaterThanOrEqual(200)
  await locker.query('rollback')
  await Promise.all(lookups)
  expect(store.gauges().longestWaitMs).toBe(0)
  await locker.end()
  await store.close()
  await database.drop()
})
