import type { Finding } from '@whocast/contract/profile.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openStore, type Store } from '../../src/main/stores.ts'
import { type TestDatabase, migratedEngines as testEngines } from './store-databases.ts'
import { farcasterChannel } from './store-people.ts'

const NOW = 1_800_000_000

/** Readings of one account by several processes, which are stored in another order. */
describe.each(testEngines())('readings on %s', (_name, createDatabase) => {
  let database: TestDatabase
  const stores: Store[] = []
  beforeAll(async () => {
    database = await createDatabase()
    const open = () => openStore({ ...database.options, precedence: [], clock: () => NOW * 1000 })
    stores.push(await open(), await open())
  })
  afterAll(async () => {
    for (const store of stores) await store.close()
    await database?.drop()
  })

  const reading = (fid: number, bio: string, at: number, more: Partial<Finding> = {}): Finding => ({
    source: 'snapchain',
    scope: `farcaster:${fid}`,
    checkedAt: at,
    fields: { bio },
    channels: [farcasterChannel(fid, `reader${fid}`)],
    ...more,
  })
  const save = (at: number, finding: Finding, more = {}) =>
    stores[at]?.people.save([finding], { refreshAt: null, ...more })
  const bioOf = async (fid: number) =>
    (await stores[0]?.people.find(`fid:${fid}`))?.[0]?.profile.bio

  test('what began before a stored reading was made is not taken', async () => {
    await save(0, reading(1, 'followed', NOW - 5))
    await save(1, reading(1, 'begun before', NOW - 1, { readFrom: NOW - 9 }))
    expect(await bioOf(1)).toBe('followed')
    await save(1, reading(1, 'begun after', NOW - 1, { readFrom: NOW - 5 }))
    expect(await bioOf(1)).toBe('begun after')
    await save(0, reading(1, 'an event', NOW - 1))
    expect(await bioOf(1)).toBe('an event')
  })

  test('neither at the same time by two processes', async () => {
    for (let round = 0; round < 10; round += 1) {
      const fid = 100 + round
      await Promise.all([
        save(0, reading(fid, 'late', NOW, { readFrom: NOW - 9 })),
        save(1, reading(fid, 'followed', NOW - 5)),
      ])
      expect(await bioOf(fid)).toBe('followed')
    }
  })

  test('nor does it take a name off who has it since', async () => {
    await save(0, reading(2, 'holder', NOW - 5))
    const release = { key: 'fname:reader2', to: null, by: 'snapchain' }
    const holders = async () => (await stores[0]?.people.find('fname:reader2'))?.length
    await save(1, reading(3, '', NOW, { readFrom: NOW - 9 }), {
      releases: [{ ...release, readFrom: NOW - 9 }],
    })
    expect(await holders()).toBe(1)
    await save(1, reading(3, '', NOW), { releases: [{ ...release, readFrom: NOW - 4 }] })
    expect(await holders()).toBe(0)
  })

  test('what was stored while a clock was ahead overtakes nothing', async () => {
    await save(0, reading(4, 'ahead', NOW + 86_400))
    await save(0, reading(4, 'now', NOW, { readFrom: NOW - 1 }))
    expect(await bioOf(4)).toBe('now')
  })
})
