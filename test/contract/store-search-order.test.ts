import type { Finding } from '@whocast/contract/profile.ts'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Store } from '../../src/main/stores.ts'
import { openStore } from '../../src/main/stores.ts'
import { searchPeople } from '../../src/search/search.ts'
import { type TestDatabase, migratedEngines as testEngines } from './store-databases.ts'
import { farcasterChannel, followedChannel } from './store-people.ts'

/** How many share each beginning, so that a search reads a part of them only. */
const CROWD = 240

/**
 * Who comes first where many match, on every engine, whether the database has statistics or none.
 */
describe.each(testEngines())('the order of search on %s', (_name, createDatabase) => {
  let database: TestDatabase
  let store: Store
  beforeAll(async () => {
    database = await createDatabase()
    store = await openStore({ ...database.options, precedence: ['neynar'] })
    await store.people.save(
      Array.from({ length: CROWD }, (_, n) => person(n, `quorra${n}`, `Quorra ${word(n)}`)),
      { refreshAt: null },
    )
    await store.people.save([proven(5), proven(CROWD - 3)], { refreshAt: null })
  })
  afterAll(async () => {
    await store?.close()
    await database?.drop()
  })

  /** A word of its own for each. */
  const word = (n: number) =>
    `z${[...String(n)].map((digit) => 'bdfglmnprt'[Number(digit)]).join('o')}ix`
  const person = (n: number, name: string, displayName: string): Finding => ({
    source: 'neynar',
    scope: `farcaster:${n + 1}`,
    checkedAt: 1000,
    fields: { displayName },
    channels: [farcasterChannel(n + 1, name, { grade: { grade: 'proven' } })],
  })
  const proven = (n: number): Finding => {
    const one = person(n, `quorra${n}`, `Quorra ${word(n)}`)
    return {
      ...one,
      checkedAt: 2000,
      channels: [followedChannel(n + 1, `quorra${n}`, 1000)],
    }
  }
  const search = async (query: string) =>
    (await searchPeople({ index: store.search, people: store.people }, { query, limit: 10 })).map(
      ({ profile }) => profile.channels[0]?.value,
    )
  const best = ['quorra237', 'quorra5']

  const looksRight = async () => {
    for (const query of [
      'q',
      'qu',
      'quo',
      'quor',
      'quorr',
      'quorra',
      'quorra z',
      'q z',
      'uorr',
      'quorrra',
    ]) {
      const found = await search(query)
      expect(found, query).toHaveLength(10)
      expect(found.slice(0, 2).toSorted(), query).toEqual(best)
    }
    // Rare words beside a beginning that all have; the last with a typing error.
    for (const query of [
      `q ${word(77)}`,
      `${word(77)} qu`,
      `qu ${word(77).slice(0, 6)}`,
      `quorra ${word(77).replace('ix', 'xi')}`,
    ])
      expect(await search(query), query).toContain('quorra77')
  }

  test('more proof comes first, however many begin so', looksRight)

  test('the same once the database has statistics', async () => {
    if (database.options.databaseUrl) {
      const client = new pg.Client({ connectionString: database.options.databaseUrl })
      await client.connect()
      await client.query('analyze search')
      await client.end()
    }
    await looksRight()
  })

  test('who loses proof, or gains it, moves', async () => {
    await store.people.save(
      [
        { ...person(5, 'quorra5', `Quorra ${word(5)}`), checkedAt: 3000 },
        { ...proven(100), checkedAt: 3000 },
      ],
      {
        refreshAt: null,
      },
    )
    for (const query of ['q', 'quo', 'quorra'])
      expect((await search(query)).slice(0, 2).toSorted(), query).toEqual([
        'quorra100',
        'quorra237',
      ])
  })
})
