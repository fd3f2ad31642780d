import { type AddressInfo, connect, createServer } from 'node:net'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openStore } from '../../src/main/stores.ts'
import { createPostgresDatabase, type TestDatabase } from './store-databases.ts'
import {
  credential,
  farcasterChannel,
  importFinding,
  profileID,
  wallet,
  walletChannel,
} from './store-people.ts'

const serverUrl = process.env.TEST_POSTGRES_URL ?? ''

let database: TestDatabase
const closers: (() => Promise<unknown>)[] = []
beforeEach(async () => {
  database = await createPostgresDatabase(serverUrl)
})
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
  await database.drop()
})

/** Passes on what clients send, and counts their COPY statements. */
async function startProxy(
  databaseUrl: string,
  hasCopy: boolean,
): Promise<{ url: string; copies(): number }> {
  const target = new URL(databaseUrl)
  const port = Number(target.port || 5432)
  const host = target.hostname
  let copies = 0
  const proxy = createServer((client) => {
    const server = connect(port, host)
    for (const socket of [client, server]) socket.on('error', () => {})
    server.pipe(client)
    client.on('close', () => server.destroy())
    client.on('data', (chunk) => {
      const text = chunk.toString('latin1')
      if (text.includes('copy finding (')) copies += 1
      // To a server without COPY it is a word that means nothing.
      server.write(
        hasCopy ? chunk : Buffer.from(text.replaceAll(/copy (?=[a-z]+ \()/g, 'KOPY '), 'latin1'),
      )
    })
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  closers.push(() => new Promise((resolve) => proxy.close(resolve)))
  target.hostname = '127.0.0.1'
  target.port = String((proxy.address() as AddressInfo).port)
  return { url: target.href, copies: () => copies }
}

const strange = 'tab\t, line\nbreak\r\n, back\\slash, \\N, \\., "quotes", {braces}, 名前 🎩'

/** Enough people for COPY. */
const crowd = (from: number) =>
  Array.from({ length: 30 }, (_, at) => {
    const n = from + at
    return importFinding(profileID(n), [walletChannel(n), farcasterChannel(n, `name${n}`)], {
      fields: { displayName: `${strange} ${n}`, bio: strange },
    })
  })

test.each([true, false])(
  'many new people are stored whole, whether the server has COPY or not: %s',
  async (hasCopy) => {
    const proxy = await startProxy(database.options.databaseUrl ?? '', hasCopy)
    const store = await openStore({ databaseUrl: proxy.url, dataDir: '', precedence: ['import'] })
    closers.push(store.close)
    const credentials = Array.from({ length: 30 }, (_, at) =>
      credential(1 + at, { address: wallet(1 + at) }, { name: 'Skill', value: strange }),
    )
    await store.people.save(crowd(1), { refreshAt: null, credentials })
    await store.people.save(crowd(101), { refreshAt: null })

    for (const n of [1, 17, 30, 130]) {
      const [found] = await store.people.find(`eth:${wallet(n)}`)
      expect(found?.profile).toMatchObject({
        profileID: profileID(n),
        displayName: `${strange} ${n}`,
        bio: strange,
      })
      expect(found?.profile.credentials).toHaveLength(n <= 30 ? 1 : 0)
    }
    // A server that refused it once is not asked again.
    expect(proxy.copies()).toBe(hasCopy ? 2 : 1)
    const client = new pg.Client({ connectionString: database.options.databaseUrl })
    await client.connect()
    const { rows } = await client.query(
      "select count(*)::int as n from event where type = 'profile.created'",
    )
    await client.end()
    expect(rows).toEqual([{ n: 60 }])
  },
)

test('people that another process stores meanwhile are stored once', async () => {
  const stores = await Promise.all(
    [1, 2].map(() =>
      openStore({ databaseUrl: database.options.databaseUrl, dataDir: '', precedence: ['import'] }),
    ),
  )
  for (const store of stores) closers.push(store.close)
  await Promise.all(
    stores.flatMap((store) =>
      [1, 11, 21].map((from) => store.people.save(crowd(from), { refreshAt: null })),
    ),
  )
  const [first] = stores
  expect(await first?.people.count()).toBe(50)
  const [found] = (await first?.people.find('fid:25')) ?? []
  expect(found?.profile.profileID).toBe(profileID(25))
})
