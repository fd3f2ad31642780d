import { afterAll, beforeAll, expect, test } from 'vitest'
import { signed } from '../../test/credentials.ts'
import { readProblem } from '../../test/problem.ts'
import { adaID, addAda, createTestService, type TestService, vitalik } from '../../test/service.ts'
import { SourceError } from '../kit/source-error.ts'
import type { Source } from '../people/source-port.ts'

let service: TestService
let token: string

beforeAll(async () => {
  service = await createTestService()
  await addAda(service)
  ;({ token } = await service.issueKey({ name: 'Guild' }))
})

afterAll(() => service.close())

test('answers carry what caches need, and 304 to who holds them', async () => {
  const first = await service.request('/fname/ada')
  expect(first.headers.get('cache-control')).toBe(
    'public, max-age=60, s-maxage=300, stale-while-revalidate=600, stale-if-error=86400',
  )
  const etag = first.headers.get('etag') ?? ''
  expect(etag).toMatch(/^"[^"]+"$/)
  for (const condition of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
    const again = await service.request('/fname/ada', { headers: { 'if-none-match': condition } })
    expect(again.status, condition).toBe(304)
    expect(again.headers.get('etag')).toBe(etag)
    expect(await again.text()).toBe('')
  }
  expect(
    (await service.request('/fname/ada', { headers: { 'if-none-match': '"other"' } })).status,
  ).toBe(200)
  expect((await service.request('/fname/nobody')).headers.get('cache-control')).toBe(
    'public, max-age=30',
  )
})

test('include=proven counts as five requests, with addresses of the caller too', async () => {
  const limited = await createTestService({ limits: { anon: 100, key: 0, put: 0 } })
  await addAda(limited)
  const left = async (query: string) => {
    const { headers } = await limited.request(`/fname/ada?${query}`)
    return Number(/r=(\d+)/.exec(headers.get('ratelimit') ?? '')?.[1])
  }
  expect(await left('include=proof')).toBe(99)
  expect(await left('include=proven')).toBe(94)
  expect(await left(`include=proven&known=${vitalik}`)).toBe(89)
  await limited.close()
})

test('what was asked with a credential is kept from shared caches', async () => {
  const withKey: Record<string, string>[] = [
    { authorization: `Bearer ${token}` },
    { 'x-api-key': token },
    { authorization: 'Basic abc' },
  ]
  for (const headers of withKey) {
    const response = await service.request('/fname/ada', { headers })
    expect(response.headers.get('cache-control')).toBe('private, no-store')
  }
})

test('claims answer only when they are asked for, after what is verified', async () => {
  expect(await (await service.request('/socials/github/ada-claims')).json()).toEqual({
    profiles: [],
  })
  const { profiles } = (await (
    await service.request('/socials/github/ada-claims?include=claims')
  ).json()) as {
    profiles: { profileID: string }[]
  }
  expect(profiles.map(({ profileID }) => profileID)).toEqual([adaID])
})

test('include=proof tells source and time of every channel', async () => {
  const { profiles } = (await (await service.request('/fid/616?include=claims,proof')).json()) as {
    profiles: { channels: object[] }[]
  }
  for (const channel of profiles[0]?.channels ?? [])
    expect(channel).toMatchObject({ source: 'import', checkedAt: expect.any(String) })
})

test('fields makes small answers, and refuses what no profile has', async () => {
  const response = await service.request(`/eth/${vitalik}?fields=displayName,nothing`)
  expect((await readProblem(response)).code).toBe('invalid-request')
  expect(await (await service.request(`/eth/${vitalik}?fields=displayName`)).json()).toEqual({
    profiles: [{ profileID: adaID, displayName: 'Ada ✨' }],
  })
})

test('fields=profileID is an answer of its own', async () => {
  const read = async (query: string) => {
    const response = await service.request(`/socials/twitter/adal${query}`)
    return ((await response.json()) as { profiles: object[] }).profiles[0] ?? {}
  }
  expect(await read('?fields=profileID')).toEqual({ profileID: adaID })
  expect(await read('')).toMatchObject({ channels: expect.any(Array) })
  expect(await read('?fields=profileID')).toEqual({ profileID: adaID })
})

test('a wallet of which only credentials are known is a profile', async () => {
  const stranger = `0x${'5e'.repeat(20)}` as const
  await service.store.credentials.put(signed(1, 'Member', { attestee: { address: stranger } }))
  const response = await service.request(`/eth/${stranger}`)
  expect(await response.json()).toMatchObject({
    profiles: [
      {
        walletAddress: stranger,
        channels: [{ type: 'wallet', isVerified: true }],
        credentials: [{ name: 'Member' }],
      },
    ],
  })
})

test.each([
  ['include=proofs', 'proof, claims'],
  ['include=proof,', 'proof, claims'],
  ['include=proven,proof', 'cannot be combined'],
  ['include=proven,', 'proof, claims'],
  ['fields=credential', 'credentials'],
  ['issuers=%00', 'attesters'],
])('refuses ?%s with the list of what there is', async (query, known) => {
  const response = await service.request(`/eth/${vitalik}?${query}`)
  expect(response.status).toBe(400)
  expect((await response.json()) as { detail: string }).toMatchObject({
    detail: expect.stringContaining(known),
  })
})

test.each([
  ['/ens/nodots', 'invalid-identifier'],
  ['/ens/%00.eth', 'invalid-identifier'],
  ['/ens/%E2%98', 'invalid-request'],
  ['/ens/100%25.eth', 'invalid-identifier'],
  ['/ens/%zz', 'invalid-request'],
  [`/ens/${'a'.repeat(300)}.eth`, 'invalid-identifier'],
  ['/ens/', 'invalid-identifier'],
  ['/ens', 'invalid-identifier'],
  ['/eth/0x12', 'invalid-identifier'],
  ['/fid/1e3', 'invalid-identifier'],
  ['/fid/-1', 'invalid-identifier'],
  ['/fname/a%0Ab', 'invalid-identifier'],
  ['/socials/myspace/tom', 'unknown-channel-type'],
  ['/socials/twitter', 'invalid-identifier'],
  ['/socials', 'invalid-identifier'],
])('GET %s is a 400, %s, with no profiles', async (path, code) => {
  const response = await service.request(path)
  expect(response.status).toBe(400)
  const problem = await readProblem(response)
  expect(problem).toMatchObject({ code, profiles: [], status: 400 })
  expect(problem.instance).toBe(response.headers.get('x-request-id'))
})

test('an unknown channel type is told the known ones', async () => {
  const problem = await readProblem(await service.request('/socials/myspace/tom'))
  expect(problem.detail).toContain('youtube')
})

test('503 when no source could be asked; Server-Timing names the failed source', async () => {
  const failing: Source = {
    name: 'neynar',
    canWiden: () => true,
    widen: async () => {
      throw new SourceError('neynar', 'secret upstream text')
    },
    collect: async () => {
      throw new SourceError('neynar', 'secret upstream text')
    },
  }
  const other = await createTestService({ sources: [failing] })
  const unknown = await other.request('/fname/nobody')
  const problem = await readProblem(unknown)
  expect(problem).toMatchObject({ status: 503, code: 'unavailable', profiles: [] })
  expect(problem.detail).not.toContain('secret')
  expect(unknown.headers.get('retry-after')).toBe('5')
  await addAda(other)
  // Served from the store at once; the attempt behind it fails later, and later answers say so.
  const timing = async () => {
    await addAda(other)
    const known = await other.request('/fname/ada')
    expect(known.status).toBe(200)
    return known.headers.get('server-timing')
  }
  await expect.poll(timing).toContain('neynar;desc="failed"')
  await other.close()
})

test('an unexpected error is opaque, and logged with its request id', async () => {
  const other = await createTestService({
    lookup: {
      one: async () => {
        throw new Error('the table "people" in /srv/secret.db')
      },
      many: async () => [],
    },
  })
  const response = await other.request('/fid/1')
  expect(response.status).toBe(500)
  const text = await response.text()
  expect(text).not.toContain('secret.db')
  expect(JSON.parse(text).profiles).toEqual([])
  expect(other.logged()).toContain('secret.db')
  expect(other.logged()).toContain(response.headers.get('x-request-id') ?? 'no id')
  await other.close()
})
