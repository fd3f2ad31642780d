import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createSqliteDatabase, type TestDatabase } from '../../../test/contract/store-databases.ts'
import type { Store } from '../../main/stores.ts'
import { openStore } from '../../main/stores.ts'

let database: TestDatabase
let store: Store
beforeAll(async () => {
  database = await createSqliteDatabase()
  store = await openStore({ ...database.options, precedence: ['neynar'] })
})
afterAll(async () => {
  await store.close()
  await database.drop()
})

const save = (n: number) =>
  store.people.save(
    [
      {
        source: 'neynar',
        scope: `farcaster:${n}`,
        checkedAt: 1_700_000_000,
        fields: { displayName: `Person ${n}` },
        channels: [{ type: 'wallet', value: `0x${String(n).padStart(40, '0')}`, isVerified: true }],
      },
    ],
    { refreshAt: null },
  )

it('tells a reader that changes after its position are no longer kept, and no other', async () => {
  for (const n of [1, 2, 3]) await save(n)
  const { changes } = await store.log.read({ after: 0, limit: 10 })
  expect(changes.map(({ seq }) => seq)).toEqual([1, 2, 3])
  const file = new DatabaseSync(join(database.options.dataDir, 'whocast.sqlite'))
  const isTruncated = async (after: number) =>
    (await store.log.read({ after, limit: 10 })).isTruncated
  file.exec('delete from event where seq <= 2')
  expect([
    await isTruncated(0),
    await isTruncated(1),
    await isTruncated(2),
    await isTruncated(3),
  ]).toEqual([false, true, false, false])
  file.exec('delete from event')
  file.close()
  expect([await isTruncated(2), await isTruncated(3)]).toEqual([true, false])
})
