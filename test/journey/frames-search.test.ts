import { ServiceError } from '@whocast/contract/error.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createFrames } from '../../frames/app.ts'
import type { FramesOptions } from '../../frames/site.ts'
import type { Store } from '../../src/main/stores.ts'
import { openStore } from '../../src/main/stores.ts'
import { searchPeople } from '../../src/search/search.ts'
import { createSqliteDatabase, type TestDatabase } from '../contract/store-databases.ts'
import { farcasterFinding } from '../contract/store-people.ts'
import { createRecordedLog, createRecordingRenderer, memoryLookup } from '../frames/people.ts'

/** The pages of a search, over a store. */
let database: TestDatabase
let store: Store
beforeAll(async () => {
  database = await createSqliteDatabase()
  store = await openStore({ ...database.options, precedence: ['neynar'] })
  await store.people.save(
    [
      farcasterFinding(7, [], {
        fields: { displayName: 'Ottilie <b>Quist</b>', location: 'Reykjavík' },
      }),
    ],
    {
      refreshAt: null,
    },
  )
})
afterAll(async () => {
  await store.close()
  await database.drop()
})

const overStore = (query: string, limit: number) =>
  searchPeople({ index: store.search, people: store.people }, { query, limit })

function pages(search = overStore, lookup: FramesOptions['lookup'] = memoryLookup) {
  const app = createFrames({
    lookup,
    renderer: createRecordingRenderer(),
    credentials: {
      get: async () => null,
      holders: async () => ({ holders: [] }),
      attested: async () => ({ rows: [], names: [] }),
    },
    people: store.people,
    search,
    baseUrl: 'https://who.example.com',
    frameSecret: async () => 'a secret of some length',
    isProduction: true,
    log: createRecordedLog(),
  })
  return (path: string) => app.request(path)
}

/** A lookup that only fails. */
const failing = (error: ServiceError) => ({
  one: async () => {
    throw error
  },
})

test('finds people by a name that is no identifier', async () => {
  const response = await pages()('/search?q=ottilie+quist')
  expect(response.status).toBe(200)
  const html = await response.text()
  expect(html).toContain('People found for')
  expect(html).toContain('href="/fname/user7"')
  expect(html).toContain('Ottilie &lt;b&gt;Quist&lt;/b&gt;')
  expect(html).toContain('value="ottilie quist"')
  expect(html).toContain('noindex')
})

test('suggests the intended person for a typo', async () => {
  expect(await (await pages()('/search?q=otilie+quist')).text()).toContain('Did you mean')
})

test('keeps the query without a match', async () => {
  const response = await pages()('/search?q=zzz+yyy')
  expect(response.status).toBe(400)
  expect(await response.text()).toContain('cannot be looked up')
})

test('shows suggestions for a name without a holder', async () => {
  const response = await pages()('/fname/usr7')
  expect(response.status).toBe(404)
  const html = await response.text()
  expect(html).toContain('Did you mean')
  expect(html).toContain('href="/fname/user7"')
})

test('loses only the suggestions when the database is unreachable', async () => {
  const get = pages(async () => {
    throw new ServiceError('unavailable', 'the database is away')
  })
  expect((await get('/fname/usr7')).status).toBe(404)
  expect((await get('/search?q=ottilie+quist')).status).toBe(400)
})

test('offers a retry to the same page when sources are unreachable', async () => {
  const response = await pages(
    undefined,
    failing(new ServiceError('unavailable', 'every source fails')),
  )('/fname/nobody-yet')
  expect(response.status).toBe(503)
  expect(await response.text()).toContain('<a href="/fname/nobody-yet">Try again</a>')
})

test.each([
  ['no source that answers', new ServiceError('unavailable', 'every source fails')],
  [
    'no source of its kind',
    new ServiceError('not-configured', 'no source of Farcaster is configured: set SNAPCHAIN_URL'),
  ],
])('a name for which there is %s has suggestions, and is kept in the box', async (_why, error) => {
  const response = await pages(overStore, failing(error))('/fname/usr7')
  expect(response.status).toBe(503)
  const html = await response.text()
  expect(html).toContain('Did you mean')
  expect(html).toContain('href="/fname/user7"')
  expect(html).toContain('value="usr7"')
})

test('shows suggestions for a malformed name, not for a malformed number', async () => {
  const get = pages()
  const named = await get('/fname/ottilie%20quist')
  expect(named.status).toBe(400)
  expect(await named.text()).toContain('href="/fname/user7"')
  expect(await (await get('/fid/07')).text()).not.toContain('Did you mean')
})

test('shows sample people as examples where they are stored', async () => {
  expect(await (await pages()('/')).text()).toContain('href="/fname/dwr"')
  const sample = farcasterFinding(900000001, [])
  await store.people.save(
    [
      {
        ...sample,
        channels: [
          { ...sample.channels[0], type: 'farcaster', isVerified: true, value: 'sample-ada' },
        ],
      },
    ],
    { refreshAt: null },
  )
  expect(await (await pages()('/')).text()).toContain('href="/fname/sample-ada"')
  const unconfigured = failing(new ServiceError('not-configured', 'no source of ENS is configured'))
  expect(await (await pages(undefined, unconfigured)('/ens/vitalik.eth')).text()).toContain(
    'href="/fname/sample-ada"',
  )
})
