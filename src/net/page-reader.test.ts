import { afterEach, expect, it } from 'vitest'
import { type StandIn, startStandIn } from '../../test/network/stand-in.ts'
import { createGuardedFetch } from './guarded-fetch.ts'
import { createHosts } from './host-budgets.ts'
import { createPageCache, createReader } from './page-reader.ts'
import { ResolveError } from './resolver.ts'

let server: StandIn
afterEach(() => server?.close())

/** A server with an entity tag, as GitHub's API; its content changes by `version`. */
async function startTagged() {
  const state = { version: 1 }
  server = await startStandIn(({ headers }) => {
    const etag = `"v${state.version}"`
    if (headers['if-none-match'] === etag) return { status: 304, headers: { etag } }
    return { headers: { etag }, body: { version: state.version } }
  })
  const pages = createPageCache()
  const hosts = createHosts({ clock: Date.now })
  const readVersion = async (authorization?: string) => {
    const reader = createReader({
      fetch: createGuardedFetch({ allowPrivateOrigins: [server.url] }),
      socket: async () => [],
      resolveTxt: async () => [],
      hosts,
      clock: Date.now,
      pages,
    })
    const headers = authorization ? { headers: { authorization } } : {}
    const { version } = await reader.object(`${server.url}/users/ada`, { perHour: 3, ...headers })
    return { version, hashes: reader.fetched.map(({ sha256 }) => sha256) }
  }
  return { state, readVersion }
}

it('gives each profile a share of the TXT lookups and of each WebSocket server', async () => {
  const hosts = createHosts({ clock: Date.now })
  const readerFor = (profile: string) =>
    createReader({
      fetch: createGuardedFetch({}),
      socket: async () => [],
      resolveTxt: async () => [],
      hosts,
      clock: Date.now,
      purpose: { profile, reason: 'claimed' },
    })
  const exhaust = async (read: () => Promise<unknown>) => {
    for (let n = 0; n < 3600; n += 1) await read()
  }
  const greedy = readerFor('fid:1')
  const other = readerFor('fid:2')
  await expect(exhaust(() => greedy.txt('_whocast.ada.example'))).rejects.toThrow(/share of dns/)
  expect(await other.txt('_whocast.ben.example')).toEqual([])
  const exchange = (reader: typeof greedy) => reader.exchange('wss://relay.example', '', () => true)
  await expect(exhaust(() => exchange(greedy))).rejects.toThrow(/share of relay\.example/)
  expect(await exchange(other)).toEqual([])
})

it('reads TXT records of a domain while the DNS of others is silent', async () => {
  const hosts = createHosts({ clock: Date.now })
  const silence = Promise.withResolvers<string[]>()
  const reader = createReader({
    fetch: createGuardedFetch({}),
    socket: async () => [],
    resolveTxt: async (name) => (name.includes('silent') ? silence.promise : ['eth:ada.eth']),
    hosts,
    clock: Date.now,
  })
  const others = ['silent-1', 'silent-2', 'silent-3'].map((name) => reader.txt(`${name}.example`))
  expect(await reader.txt('_whocast.ada.example')).toEqual(['eth:ada.eth'])
  silence.resolve([])
  await Promise.all(others)
})

it('says when to try again where the DNS is busy', async () => {
  const now = Date.now()
  const reader = createReader({
    fetch: createGuardedFetch({}),
    socket: async () => [],
    resolveTxt: (name) => Promise.reject(new ResolveError('busy', name)),
    hosts: createHosts({ clock: () => now }),
    clock: () => now,
  })
  await expect(reader.txt('_whocast.ada.example')).rejects.toMatchObject({ retryAt: now + 60_000 })
})

it('requests a known page by its entity tag, and reads it as before', async () => {
  const { state, readVersion } = await startTagged()
  const first = await readVersion('Bearer a')
  expect(await readVersion('Bearer a')).toEqual(first)
  expect(server.requests[1]?.headers['if-none-match']).toBe('"v1"')
  state.version = 2
  expect(await readVersion('Bearer a')).toMatchObject({ version: 2 })
})

it('counts no confirmed page of an authorized request, and each of others', async () => {
  const { readVersion } = await startTagged()
  for (let n = 0; n < 10; n += 1) await readVersion('Bearer a')
  await readVersion()
  await readVersion()
  await expect(readVersion()).rejects.toMatchObject({ name: 'OverBudgetError' })
})
