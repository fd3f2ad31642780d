import { queryObjects } from 'node:v8'
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
  for (let round = 0; round < 10; round += 1) await lookUp(100)
  expect(promises() - before).toBeLessThan(200)
  await store.close()
  await database.drop()
})
