import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openStore, type Store } from '../../src/main/stores.ts'
import { type TestDatabase, migratedEngines as testEngines } from './store-databases.ts'
import { farcasterFinding, handleChannel } from './store-people.ts'

describe.each(testEngines())('accounts of Lens on %s', (_name, createDatabase) => {
  let database: TestDatabase
  let store: Store
  beforeAll(async () => {
    database = await createDatabase()
    store = await openStore({ ...database.options, precedence: [] })
    const lens = (fid: number, value: string, isVerified = true) =>
      farcasterFinding(fid, [handleChannel(value, isVerified, 'lens')])
    await store.people.save(
      [lens(1, 'lens/ada'), lens(2, 'ben.lens'), lens(3, 'cleo'), lens(4, 'orb/ada')],
      { refreshAt: null },
    )
    await store.people.save([lens(5, 'lens/cleo', false)], { refreshAt: null })
  })
  afterAll(async () => {
    await store?.close()
    await database?.drop()
  })

  test.each([
    ['ada', ['user1']],
    ['ben', ['user2']],
    ['cleo', ['user3', 'user5']],
    ['nobody', []],
  ])('%s is found by every form', async (name, names) => {
    const keys = [`lens:${name}`, `lens:lens/${name}`, `lens:${name}.lens`]
    const namesOf = (found: Awaited<ReturnType<typeof store.people.find>>) =>
      found.map(({ profile }) => profile.channels.find(({ type }) => type === 'farcaster')?.value)
    for (const key of keys) {
      expect(namesOf(await store.people.find(key, { claims: true })), key).toEqual(names)
      expect(namesOf(await store.people.find(key)), key).toEqual(names.slice(0, 1))
    }
    const many = await store.people.findMany([...keys, 'fid:4'])
    expect(many.map(namesOf)).toEqual([...keys.map(() => names.slice(0, 1)), ['user4']])
  })

  test('other namespaces and two forms at once are other accounts', async () => {
    expect(await store.people.find('lens:orb/ada')).toHaveLength(1)
    expect(await store.people.find('lens:lens/ada.lens')).toEqual([])
  })
})
