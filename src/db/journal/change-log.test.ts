import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, it, vi } from 'vitest'
import { createSqliteDatabase } from '../../../test/contract/store-databases.ts'
import type { Store } from '../../main/stores.ts'
import { openStore } from '../../main/stores.ts'
import type { Engine } from '../engines/engine.ts'
import { createChangeLog } from './change-log.ts'

const save = (store: Store, n: number) =>
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
  const database = await createSqliteDatabase()
  const store = await openStore({ ...database.options, precedence: ['neynar'] })
  for (const n of [1, 2, 3]) await save(store, n)
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
  await store.close()
  await database.drop()
})

it('looks again whenever it is woken, also after numbering has failed once', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const read = vi.fn((): Promise<unknown> => Promise.resolve(undefined))
    const engine = { read, traced: (_name: string, run: unknown) => run } as unknown as Engine
    const log = createChangeLog(engine, { onPlaced: async () => {} })
    read.mockRejectedValueOnce(new Error('away'))
    log.wake()
    await vi.runAllTimersAsync()
    for (let turns = 0; turns < 20; turns += 1) {
      log.wake()
      for (let turn = 0; turn < turns; turn += 1) await Promise.resolve()
      const before = read.mock.calls.length
      log.wake()
      await vi.runAllTimersAsync()
      expect(read.mock.calls.length).toBeGreaterThan(before)
    }
  } finally {
    vi.useRealTimers()
  }
})
