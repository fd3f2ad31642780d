import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Engine } from '../../src/db/engines/engine.ts'
import { createPostgresEngine } from '../../src/db/engines/postgres.ts'
import { lastPosition, placeBatch } from '../../src/db/journal/positions.ts'
import { recordEvents } from '../../src/db/journal/record.ts'
import { openStore } from '../../src/main/stores.ts'
import { silentLogger } from '../silent.ts'
import { createPostgresDatabase, type TestDatabase } from './store-databases.ts'

let database: TestDatabase
let engine: Engine
let client: pg.Client
beforeAll(async () => {
  database = await createPostgresDatabase(process.env.TEST_POSTGRES_URL ?? '')
  await (await openStore({ ...database.options, precedence: [] })).close()
  const databaseUrl = database.options.databaseUrl ?? ''
  engine = await createPostgresEngine({
    databaseUrl,
    poolSize: 5,
    personal: [],
    log: silentLogger,
  })
  client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await engine.close()
  await database.drop()
})

test('no two changes have one position when a change is deleted while it is numbered', async () => {
  const record = (...ids: string[]) =>
    engine.write((trx) =>
      recordEvents(
        engine,
        trx,
        ids.map((profileID) => ({ type: 'profile.updated', profileID })),
      ),
    )
  const place = () => engine.write((trx) => placeBatch(trx, async () => {}), { hasOwnLock: true })
  await record('one', 'two', 'three')
  await client.query('begin')
  await client.query(`delete from event where profile_id = 'two'`)
  const placing = place()
  await vi.waitFor(async () => {
    const { rows } = await client.query(
      `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
    expect(rows).toHaveLength(1)
  }, 15_000)
  await client.query('commit')
  await placing
  await record('four')
  await place()
  const { rows } = await client.query('select profile_id, seq::int from event order by seq')
  expect(rows).toEqual([
    { profile_id: 'one', seq: 1 },
    { profile_id: 'three', seq: 3 },
    { profile_id: 'four', seq: 4 },
  ])
  expect(await engine.read(lastPosition)).toBe(4)
})

test('a prepared statement survives a column that a newer process adds', async () => {
  const find = engine.prepare<{ name: string }>('settings', 'select * from setting where name = $1')
  await engine.write((trx) => sql`insert into setting values ('key', 'value')`.execute(trx))
  expect(await find(['key'])).toEqual([{ name: 'key', value: 'value' }])
  await client.query('alter table setting add column added text')
  expect(await find(['key'])).toEqual([{ name: 'key', value: 'value', added: null }])
})
