import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Finding } from '@whocast/contract/profile.ts'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openStore, type Store } from '../../src/main/stores.ts'
import { type SearchInput, searchPeople } from '../../src/search/search.ts'
import { createSqliteDatabase, type TestDatabase } from './store-databases.ts'
import {
  credential,
  ensChannel,
  farcasterChannel,
  handleChannel,
  wallet,
  walletChannel,
} from './store-people.ts'

let database: TestDatabase
let store: Store
beforeEach(async () => {
  database = await createSqliteDatabase()
  store = await openStore({ ...database.options, precedence: ['neynar'] })
})
afterEach(async () => {
  await store.close()
  await database.drop()
})

const file = () => join(database.options.dataDir, 'whocast.sqlite')

const firsts = ['Ada', 'Boris', 'Chloë', 'Дмитрий', '太郎', 'Robert', 'Zoe', 'Vitalik']
const lasts = ['Lovelace', 'Smith', 'Müller', 'Иванов', '山田', 'Garcia', 'Buterin']
const bios = ['Builds things in Lisbon', 'Art and mathematics', 'A baker of bread']

const finding = (n: number): Finding => {
  const first = firsts[n % firsts.length] ?? ''
  const last = lasts[n % lasts.length] ?? ''
  return {
    source: 'neynar',
    scope: `farcaster:${n}`,
    checkedAt: 1000,
    fields: {
      displayName: `${first} ${last}`,
      bio: bios[n % bios.length] ?? '',
      location: 'Lisbon',
    },
    channels: [
      farcasterChannel(n, `user${n}`, { grade: { grade: 'proven' } }),
      walletChannel(n),
      ...(n % 3 === 0 ? [ensChannel(`name${n}.eth`)] : []),
      ...(n % 4 === 0 ? [handleChannel(`${first.toLowerCase()}${n}`, n % 8 === 0)] : []),
    ],
  }
}

async function fill(count: number): Promise<void> {
  const numbers = Array.from({ length: count }, (_, at) => at + 1)
  await store.people.save(numbers.map(finding), { refreshAt: null })
  await store.credentials.putMany(
    numbers.map((n) => credential(n, { address: wallet(n) }, { name: `Skill: ${n % 5}` })),
  )
}

const here = (input: SearchInput) =>
  searchPeople({ index: store.search, people: store.people }, input)

const letters = [...'abcdeiorstvü山иД1 ']
const queries = fc.oneof(
  fc.constantFrom(...firsts, ...lasts, 'Lisbon', 'skill', 'user1', 'name3.eth', '#3', '0x0000'),
  fc.tuple(fc.constantFrom(...firsts, ...lasts), fc.nat(6)).map(([name, at]) => name.slice(0, at)),
  fc
    .tuple(fc.constantFrom(...firsts, ...lasts), fc.constantFrom(...letters), fc.nat(6))
    .map(([name, letter, at]) => name.slice(0, at) + letter + name.slice(at)),
  fc
    .array(fc.constantFrom(...firsts, ...lasts, ...letters), { minLength: 1, maxLength: 4 })
    .map((words) => words.join(' ')),
  fc.string({ maxLength: 40, unit: 'grapheme' }),
)

test('finds on its thread what it finds without', async () => {
  await fill(100)
  const outcome = (found: Promise<unknown>) =>
    found.then(
      (results) => ({ results }),
      ({ code, detail }) => ({ code, detail }),
    )
  let found = 0
  await fc.assert(
    fc.asyncProperty(
      queries,
      fc.integer({ min: 1, max: 50 }),
      fc.constantFrom(undefined, 'name', 'farcaster', 'credential', 'bio'),
      async (query, limit, type) => {
        const input = { query, limit, type } as SearchInput
        const expected = await outcome(here(input))
        expect(await outcome(store.search.searchPeople(input))).toEqual(expected)
        if ('results' in expected) found += (expected.results as unknown[]).length
      },
    ),
    { numRuns: 60 },
  )
  expect(found).toBeGreaterThan(60)
})

test('finds what was stored, and no longer what was deleted, a moment before', async () => {
  await fill(3)
  const names = async () =>
    (await store.search.searchPeople({ query: 'ada' })).map(({ profile }) => profile.displayName)
  expect(await names()).toEqual([])
  await store.people.save([finding(8)], { refreshAt: null })
  expect(await names()).toEqual(['Ada Smith'])
  await store.people.forget('fid:8')
  expect(await names()).toEqual([])
})

test('finds people while another program writes', async () => {
  await fill(8)
  const other = new DatabaseSync(file())
  other.exec('begin immediate')
  expect(await store.search.searchPeople({ query: 'ada' })).toHaveLength(1)
  other.exec('commit')
  other.close()
})

test('reports a damaged database, and finds those whom it does not concern', async () => {
  const long = (text: string) => text.repeat(600)
  for (const [n, name] of ['Ada', 'Boris'].entries())
    await store.people.save(
      [{ ...finding(n + 1), fields: { displayName: name, bio: long(`bio${n}`) } }],
      { refreshAt: null },
    )
  await store.close()
  const bytes = readFileSync(file())
  const damaged = long('bio1')
  for (let at = bytes.indexOf(damaged); at !== -1; at = bytes.indexOf(damaged, at + 1))
    bytes.fill(7, at - (at % 4096), at - (at % 4096) + 4096)
  writeFileSync(file(), bytes)
  const logged: string[] = []
  store = await openStore({
    ...database.options,
    precedence: ['neynar'],
    log: {
      debug() {},
      info() {},
      warn() {},
      error: (_fields: object, message: string) => void logged.push(message),
    },
  })
  for (let round = 0; round < 3; round += 1) {
    await expect(store.search.searchPeople({ query: 'boris' })).rejects.toMatchObject({
      code: 'unavailable',
    })
    expect(await store.search.searchPeople({ query: 'ada' })).toHaveLength(1)
  }
  expect(logged).toEqual(['the database cannot be used: it is damaged; restore it from a backup'])
})

test('leaves no connection to the file when it is closed', async () => {
  await fill(3)
  const searching = store.search.searchPeople({ query: 'lovelace' }).catch(({ code }) => code)
  await store.close()
  await searching
  // The last connection removes the log.
  expect(existsSync(`${file()}-wal`)).toBe(false)
  store = await openStore({ ...database.options, precedence: ['neynar'] })
})
