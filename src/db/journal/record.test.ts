import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSqliteDatabase, type TestDatabase } from '../../../test/contract/store-databases.ts'
import { migrations } from '../../main/schema.ts'
import type { Engine } from '../engines/engine.ts'
import { createSqliteEngine } from '../engines/sqlite.ts'
import { migrate } from '../migrate.ts'
import { recordEvents } from './record.ts'

let database: TestDatabase
let engine: Engine
beforeAll(async () => {
  database = await createSqliteDatabase()
  engine = createSqliteEngine({ dataDir: database.options.dataDir })
  await migrate(engine, migrations)
})
afterAll(async () => {
  await engine.close()
  await database.drop()
})

test('what is recorded in several steps within one millisecond sorts in its order', async () => {
  const steps = Array.from({ length: 20 }, (_, step) => [
    `step ${step} first`,
    `step ${step} second`,
  ])
  await engine.write(async (trx) => {
    for (const ids of steps)
      await recordEvents(
        { ...engine, now: sql<number>`4102444800000` },
        trx,
        ids.map((profileID) => ({ type: 'profile.updated', profileID })),
      )
  })
  const rows = await engine.read((db) =>
    db.selectFrom('event').select('profile_id').orderBy('id').execute(),
  )
  expect(rows.map(({ profile_id }) => profile_id)).toEqual(steps.flat())
})
