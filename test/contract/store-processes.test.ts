import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { openStore } from '../../src/main/stores.ts'
import { type TestDatabase, testEngines } from './store-databases.ts'
import { collect, credential, ensFinding, wallet } from './store-people.ts'
import { type StoreProcess, startStoreProcess } from './store-processes.ts'

// Starting processes takes long on a busy machine.
vi.setConfig({ testTimeout: 90_000 })

describe.each(testEngines())('several processes on one %s database', (_name, createDatabase) => {
  let database: TestDatabase
  const started: StoreProcess[] = []
  beforeEach(async () => {
    database = await createDatabase()
  })
  afterEach(async () => {
    for (const { child } of started.splice(0)) child.kill('SIGKILL')
    await database?.drop()
  })
  const start = async (...given: Parameters<typeof startStoreProcess>) => {
    const process = await startStoreProcess(...given)
    started.push(process)
    return process
  }

  test('open an empty one at once', async () => {
    const all = await Promise.all(Array.from({ length: 3 }, () => start('open', database.options)))
    for (const each of all) expect(await each.ended).toMatchObject({ code: 0, stderr: '' })
    expect(all.map((each) => each.lines)).toEqual([['open'], ['open'], ['open']])
  })

  test('write at once, lose nothing, and tell one another', async () => {
    const store = await openStore({ ...database.options, precedence: [] })
    const tags = new Set<string>()
    store.onChange((change) => {
      for (const tag of 'all' in change ? ['everything'] : change.tags) tags.add(tag)
    })
    const writers = await Promise.all([
      start('save', database.options, { first: 1, count: 100 }),
      start('put-many', database.options, { first: 10_000, count: 100 }),
      start('import', database.options, { first: 20_000, count: 500 }),
    ])
    for (let n = 30_000; n < 30_030; n++) {
      await store.people.save([ensFinding(n, [])], { refreshAt: null })
      await store.credentials.put(credential(n, { address: wallet(n) }))
    }
    for (const each of writers) expect(await each.ended).toMatchObject({ code: 0, stderr: '' })
    expect(
      writers.flatMap((each) => each.lines).filter((line) => line.startsWith('failed')),
    ).toEqual([])
    expect(await store.people.count()).toBe(100 + 500 + 30)
    expect(await collect(store.credentials.all())).toHaveLength(100 + 500 + 30)
    // Many changes between two looks are told as one of everything.
    const isTold = (tag: string) => tags.has(tag) || tags.has('everything')
    for (const number of [100, 10_000])
      await vi.waitFor(() => expect(isTold(`eth:${wallet(number)}`)).toBe(true), {
        timeout: 15_000,
      })
    await store.close()
  })

  test('one that is killed while it imports leaves whole batches and no half of a person', async () => {
    for (let round = 0; round < 3; round++) {
      const first = 1 + round * 100_000
      const importer = await start('import', database.options, { first, count: 100_000 })
      await importer.said(2 + round)
      importer.child.kill('SIGKILL')
      await importer.ended
      const store = await openStore({ ...database.options, precedence: [] })
      const people = (await collect(store.people.all())).filter(
        (person) => Number(person.profileID.slice(7)) >= first,
      )
      expect(people.length).toBeGreaterThanOrEqual(importer.lines.length * 50)
      expect(people.length % 50).toBe(0)
      for (const person of people) expect(person.credentials).toHaveLength(1)
      expect(await collect(store.credentials.waiting())).toEqual([])
      await store.close()
    }
  })
})
