import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  LAG_SECONDS,
  lookUp,
  putCredential,
  type Regions,
  readCount,
  savePeople,
  startRegions,
} from '../attack/lib/regions.ts'
import { wallet, walletChannel } from '../contract/store-people.ts'
import { change, ownerBrowser } from '../owner.ts'
import type { RunningServer } from './support.ts'
import { PATIENCE_MS, slow, within } from './support.ts'

/** Two regions with a line of 40 ms in each direction between them; real servers throughout. */
const baseUrl = 'http://who.localhost'
let regions: Regions
let far: RunningServer
let token: string

beforeAll(async () => {
  regions = await startRegions({
    delayMs: 40,
    processes: 1,
    people: 40,
    settings: { BASE_URL: baseUrl },
  })
  const [server] = regions.far
  if (!server) throw new Error('no server')
  far = server
  token = await regions.whocast('keys', 'create', 'Guild', '--scopes', 'read,attest')
}, 180_000)
afterAll(() => regions.close(), 60_000)

const readNames = async (server: RunningServer, n: number): Promise<string[]> => {
  const { profiles } = (await (await fetch(`${server.api}/eth/${wallet(n)}`)).json()) as {
    profiles: { credentials: { name: string }[] }[]
  }
  return profiles[0]?.credentials.map(({ name }) => name) ?? []
}

test('lookups with and without a key are answered by the replica of the region', slow, async () => {
  const headers = { authorization: `Bearer ${token}` }
  const away = () => readCount(far, 'replica_reads', 'outcome="lacking"')
  // The replica knows a new key when the primary has told of it, by the long line.
  await within(
    PATIENCE_MS,
    async () => {
      const before = await away()
      const seen = []
      for (let n = 1; n <= 10; n += 1) seen.push(await lookUp(far, n, n % 2 ? headers : {}))
      expect(seen.map(({ status }) => status)).toEqual(Array(10).fill(200))
      return { sentAway: (await away()) - before, ages: seen.map(({ age }) => age) }
    },
    ({ sentAway, ages }) => sentAway === 0 && ages.every((age) => age === null),
  )
})

test('a write through the region is read from it at once', slow, async () => {
  expect(await readNames(far, 11)).toEqual([])
  await regions.replay('pause')
  try {
    expect((await putCredential(far, token, 11, 'Member')).status).toBe(200)
    expect(await readNames(far, 11)).toEqual(['Member'])
  } finally {
    await regions.replay('resume')
  }
})

test('no answer is older than it states, while the replica stands still', slow, async () => {
  await within(
    PATIENCE_MS,
    () => lookUp(far, 12),
    ({ version, age }) => version === 0 && age === null,
  )
  await regions.replay('pause')
  try {
    let acknowledgedAt = 0
    for (let version = 1; version <= 3; version += 1) {
      await savePeople(regions.store, [12], version)
      acknowledgedAt = performance.now()
      for (;;) {
        const askedAt = performance.now()
        const { version: read, age, cacheControl } = await lookUp(far, 12)
        if (read === version) break
        expect(read).toBe(version - 1)
        expect(askedAt - acknowledgedAt).toBeLessThanOrEqual((age ?? LAG_SECONDS) * 1000)
        if (age !== null) expect(cacheControl).toBe('public, max-age=1')
      }
    }
  } finally {
    await regions.replay('resume')
  }
})

test('an owner signs in and hides through the region, and both regions show it', slow, async () => {
  const owner = privateKeyToAccount(`0x${'7e'.repeat(32)}`)
  const channel = walletChannel(41, { value: owner.address.toLowerCase() })
  const { store, near } = regions
  await store.people.save(
    [
      {
        source: 'ens',
        scope: `eth:${owner.address.toLowerCase()}`,
        checkedAt: Math.floor(Date.now() / 1000),
        fields: { bio: 'version 1' },
        channels: [channel],
      },
    ],
    { refreshAt: null },
  )
  const read = async (server: RunningServer | undefined) =>
    (await fetch(`${server?.api}/eth/${owner.address}`)).text()
  for (const server of [far, ...near])
    await within(
      PATIENCE_MS,
      () => read(server),
      (text) => text.includes('version 1'),
    )
  const send = (path: string, init: RequestInit) => fetch(`${far.api}${path}`, init)
  const browser = ownerBrowser(send, baseUrl, owner)
  const signedIn = await browser.signIn()
  expect([signedIn.status, await signedIn.text()]).toEqual([200, expect.anything()])
  await regions.replay('pause')
  try {
    expect((await change(browser, owner, { isHidden: true })).status).toBe(200)
    expect(await read(far)).not.toContain('version 1')
  } finally {
    await regions.replay('resume')
  }
  await within(
    PATIENCE_MS,
    () => read(near[0]),
    (text) => !text.includes('version 1'),
  )
})

test('while the line is cut lookups go on and state their age, and writes fail', slow, async () => {
  const headers = { authorization: `Bearer ${token}` }
  expect(await lookUp(far, 21)).toMatchObject({ status: 200, version: 0, age: null })
  regions.line.freeze()
  try {
    await savePeople(regions.store, [21, 22], 1)
    // One was cached, one is read from the replica; with a key that was not used for a while.
    for (const n of [21, 22])
      await within(
        PATIENCE_MS,
        () => lookUp(far, n, headers),
        ({ status, version, age }) => status === 200 && version === 0 && age !== null && age > 2,
      )
    expect(await lookUp(far, 23)).toMatchObject({
      status: 200,
      version: 0,
      cacheControl: 'public, max-age=1',
    })
    const proven = await fetch(`${far.api}/eth/${wallet(24)}?include=proof`)
    expect([proven.status, Number(proven.headers.get('age')) > 2]).toEqual([200, true])
    const refused = await putCredential(far, token, 23, 'Member')
    expect(refused.status).toBe(503)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  } finally {
    regions.line.thaw()
  }
  for (const n of [21, 22])
    await within(
      PATIENCE_MS,
      () => lookUp(far, n),
      ({ version, age }) => version === 1 && age === null,
    )
  await within(
    PATIENCE_MS,
    () => putCredential(far, token, 23, 'Member'),
    ({ status }) => status === 200,
  )
  expect(await readNames(far, 23)).toEqual(['Member'])
})

test('a replica that is frozen is left alone, and lookups go to the primary', slow, async () => {
  await regions.replica.freeze()
  try {
    await savePeople(regions.store, [31], 1)
    await within(
      PATIENCE_MS,
      () => lookUp(far, 31),
      ({ version, age }) => version === 1 && age === null,
    )
  } finally {
    await regions.replica.thaw()
  }
})

test('both regions count one limit', slow, async () => {
  const limited = await regions.whocast(
    'keys',
    'create',
    'Few',
    '--scopes',
    'read',
    '--rate',
    '160',
  )
  const headers = { authorization: `Bearer ${limited}` }
  const servers = [...regions.near, ...regions.far]
  let granted = 0
  for (let n = 0; n < 480; n += 1) {
    const server = servers[n % servers.length]
    // A process ignores a new key until it has heard of it.
    if (!server) continue
    const { status, isOfKey } = await lookUp(server, 1, headers)
    if (isOfKey && status === 200) granted += 1
  }
  expect(granted).toBeGreaterThanOrEqual(160 - 10)
  expect(granted).toBeLessThanOrEqual(160 + 10)
})
