import { afterAll, beforeAll, expect, test } from 'vitest'
import { adaID, addAda, createTestService, type TestService, vitalik } from '../../test/service.ts'
import { errorCodes } from '../domain/error.ts'
import type { Source } from '../domain/ports/source.ts'
import { SourceError } from '../domain/ports/source.ts'
import { problemSchema } from './schema.ts'

let service: TestService
let token: string

beforeAll(async () => {
  service = await createTestService()
  await addAda(service)
  token = (await service.issueKey({ name: 'Guild' })).token
})

afterAll(() => service.close())

const readProblem = async (response: Response) => {
  expect(response.headers.get('content-type')).toBe('application/problem+json')
  return problemSchema.parse(await response.json())
}

const put = (body: unknown, headers: Record<string, string> = { authorization: `Bearer ${token}` }) =>
  service.request('/credentials', {
    method: 'PUT',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })

const minimal = { name: 'Skill: Testing', attesteeAddress: vitalik }

// ─── Lookups ────────────────────────────────────────────────────────────────────────────────

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
  expect((await service.request('/fname/ada', { headers: { 'if-none-match': '"other"' } })).status).toBe(200)
  expect((await service.request('/fname/nobody')).headers.get('cache-control')).toBe('public, max-age=30')
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
  expect(await (await service.request('/socials/github/ada-claims')).json()).toEqual({ profiles: [] })
  const { profiles } = (await (await service.request('/socials/github/ada-claims?include=claims')).json()) as {
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

test.each(['ada.eth', vitalik, 'fid:616', 'fid 616', '@ada', 'ADA', 'twitter:adal', 'https://whocast.test/fname/ada'])(
  'one box understands %s',
  async (text) => {
    const response = await service.request(`/lookup?q=${encodeURIComponent(text)}`)
    const { profiles } = (await response.json()) as { profiles: { profileID: string }[] }
    expect(profiles.map(({ profileID }) => profileID)).toEqual([adaID])
  },
)

test('a bulk is answered in order, each query with its profiles or its problem', async () => {
  const queries = ['ada.eth', 'not an identifier', 'fid:999', '0x12', 'fid:616']
  const response = await service.request('/lookup', {
    method: 'POST',
    body: JSON.stringify({ queries }),
    headers: { 'content-type': 'application/json' },
  })
  const { answers } = (await response.json()) as {
    answers: { query: string; profiles: unknown[]; problem?: { code: string } }[]
  }
  expect(answers.map(({ query }) => query)).toEqual(queries)
  expect(answers.map(({ profiles }) => profiles.length)).toEqual([1, 0, 0, 0, 1])
  expect(answers.map(({ problem }) => problem?.code)).toEqual([
    undefined,
    'invalid-identifier',
    undefined,
    'invalid-identifier',
    undefined,
  ])
})

test('a bulk has 1 to 100 queries', async () => {
  for (const queries of [[], Array.from({ length: 101 }, () => 'a.eth'), 'a.eth', [1], undefined]) {
    const response = await service.request('/lookup', {
      method: 'POST',
      body: JSON.stringify({ queries }),
      headers: { 'content-type': 'application/json' },
    })
    const problem = await readProblem(response)
    expect(problem.status).toBe(422)
    expect(problem.errors?.[0]?.pointer).toMatch(/^\/queries/)
    expect(problem.profiles).toEqual([])
  }
})

// ─── Problems ───────────────────────────────────────────────────────────────────────────────

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
  ['/socials', 'unknown-channel-type'],
  ['/lookup', 'invalid-request'],
  ['/lookup?q=%ff', 'invalid-request'],
])('GET %s is a 400, %s, with no profiles', async (path, code) => {
  const response = await service.request(path)
  expect(response.status).toBe(400)
  const problem = await readProblem(response)
  expect(problem.code === code || (code === 'unknown-channel-type' && problem.code === 'invalid-identifier')).toBe(true)
  expect(problem).toMatchObject({ profiles: [], status: 400 })
  expect(problem.instance).toBe(response.headers.get('x-request-id'))
})

test('an unknown channel type is told the known ones', async () => {
  const problem = await readProblem(await service.request('/socials/myspace/tom'))
  expect(problem.detail).toContain('youtube')
})

test('another method of a route is 405 with Allow; no route is 404', async () => {
  const cases: [string, string, string][] = [
    ['DELETE', '/ens/ada.eth', 'GET, HEAD, OPTIONS'],
    ['POST', '/credentials', 'GET, HEAD, PUT, OPTIONS'],
    ['PATCH', '/lookup', 'GET, HEAD, POST, OPTIONS'],
    ['PUT', `/credentials/0x${'00'.repeat(32)}`, 'GET, HEAD, OPTIONS'],
  ]
  for (const [method, path, allow] of cases) {
    const response = await service.request(path, { method })
    expect(response.status, path).toBe(405)
    expect(response.headers.get('allow')).toBe(allow)
    expect((await readProblem(response)).code).toBe('method-not-allowed')
  }
  const response = await service.request('/nothing/here')
  expect((await readProblem(response)).code).toBe('not-found')
})

test('every type of problem has a page', async () => {
  for (const code of Object.keys(errorCodes)) {
    const response = await service.request(`http://localhost/problems/${code}`)
    expect(response.status, code).toBe(200)
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(await response.text()).toContain(code)
  }
  expect((await service.request('http://localhost/problems/constructor')).status).toBe(404)
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
  // Served from the store at once; the attempt that fails behind it is told of once it is known.
  await other.request('/fname/ada')
  await new Promise((resolve) => setTimeout(resolve, 50))
  await addAda(other)
  const known = await other.request('/fname/ada')
  expect(known.status).toBe(200)
  expect(known.headers.get('server-timing')).toContain('neynar;desc="failed"')
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

// ─── Credentials ────────────────────────────────────────────────────────────────────────────

test('a credential is stored, read by uid, listed by name, and shown on the profile', async () => {
  const response = await put({
    ...minimal,
    name: 'Skill: Everything',
    value: 'yes',
    chain: 'base',
    timestamp: '2026-01-02T03:04:05Z',
  })
  expect(response.status).toBe(200)
  const { credential } = (await response.json()) as { credential: { uid: string; issuedAt: string } }
  expect(credential).toMatchObject({ kind: 'reported', issuer: 'Guild', issuedAt: '2026-01-02T03:04:05Z', isPublic: true })
  const read = await service.request(`/credentials/${credential.uid.toUpperCase().replace('0X', '0x')}`)
  expect(await read.json()).toMatchObject({ credential })
  const listed = await (await service.request('/credentials?credentialName=Skill:%20Everything')).json()
  expect(listed).toMatchObject({ profiles: [{ profileID: adaID, displayName: 'Ada ✨' }] })
  const profile = await (await service.request('/fid/616?fields=credentials')).text()
  expect(profile).toContain('Skill: Everything')
})

test('without a key 401, with a mistyped one 401, without the scope 403', async () => {
  const reader = await service.issueKey({ scopes: ['read'] })
  const cases: [Record<string, string>, number][] = [
    [{}, 401],
    [{ authorization: 'Bearer nonsense' }, 401],
    [{ authorization: `Bearer ${token.slice(0, -1)}${token.endsWith('a') ? 'b' : 'a'}` }, 401],
    [{ authorization: `Basic ${token}` }, 401],
    [{ 'x-api-key': reader.token }, 403],
  ]
  for (const [headers, status] of cases) {
    const response = await put(minimal, headers)
    expect(response.status).toBe(status)
    expect(response.headers.get('www-authenticate')).toMatch(/^Bearer/)
  }
  expect((await put(minimal, { 'x-api-key': token })).status).toBe(200)
})

test('the same body twice is one credential, and keeps its time', async () => {
  const body = { ...minimal, name: 'Skill: Once' }
  const first = (await (await put(body)).json()) as { credential: { uid: string } }
  const second = (await (await put(body)).json()) as { credential: { uid: string } }
  // When it was checked is now; when it was issued is not.
  const withoutChecks = (answer: object) => JSON.stringify(answer).replaceAll(/"checkedAt":"[^"]*"/g, '')
  expect(withoutChecks(second)).toBe(withoutChecks(first))
  const other = await service.issueKey()
  const third = (await (await put(body, { authorization: `Bearer ${other.token}` })).json()) as { credential: { uid: string } }
  expect(third.credential.uid).not.toBe(first.credential.uid)
  expect(((await (await put({ ...body, name: 'Skill: Twice' })).json()) as typeof first).credential.uid).not.toBe(
    first.credential.uid,
  )
})

test('the uid of one person cannot be given to another by the same issuer', async () => {
  const uid = `0x${'Ab'.repeat(32)}`
  expect((await put({ ...minimal, uid })).status).toBe(200)
  const response = await put({ ...minimal, attesteeAddress: `0x${'01'.repeat(20)}`, uid })
  expect(response.status).toBe(409)
  expect((await readProblem(response)).code).toBe('conflict')
})

test('revoked, private and expired are off the profile at once', async () => {
  const body = { ...minimal, name: 'Skill: Passing', uid: `0x${'cd'.repeat(32)}` }
  const shown = async () => (await (await service.request('/fid/616')).text()).includes('Skill: Passing')
  await put(body)
  expect(await shown()).toBe(true)
  await put({ ...body, isRevoked: true })
  expect(await shown()).toBe(false)
  expect(await (await service.request(`/credentials/${body.uid}`)).json()).toMatchObject({
    credential: { revocation: { status: 'revoked' } },
  })
  await put(body)
  expect(await shown()).toBe(true)
  await put({ ...body, isPublic: false })
  expect(await shown()).toBe(false)
  expect((await service.request(`/credentials/${body.uid}`)).status).toBe(404)
  expect(await (await service.request('/credentials?credentialName=Skill:%20Passing')).json()).toEqual({ profiles: [] })
})

test('times come as seconds, milliseconds or RFC 3339', async () => {
  for (const timestamp of [1_700_000_000, 1_700_000_000_000, '1700000000', '2023-11-14T22:13:20Z', '2023-11-14T23:13:20+01:00']) {
    const { credential } = (await (await put({ ...minimal, name: 'Skill: Time', timestamp })).json()) as {
      credential: { issuedAt: string }
    }
    expect(credential.issuedAt).toBe('2023-11-14T22:13:20Z')
  }
})

test.each([
  ['an empty address', { ...minimal, attesteeAddress: '0x' }],
  ['a time of the future', { ...minimal, timestamp: Math.floor(Date.now() / 1000) + 3600 }],
])('%s is a 400', async (_what, body) => {
  expect((await put(body)).status).toBe(400)
})

test.each([
  ['/name', { attesteeAddress: vitalik }],
  ['/name', { ...minimal, name: '' }],
  ['/name', { ...minimal, name: 'x'.repeat(121) }],
  ['/name', { ...minimal, name: 'a\0b' }],
  ['/attesteeAddress', { name: 'x' }],
  ['/attesteeAddress', { ...minimal, attesteeAddress: '0x12' }],
  ['/attesteePKID', { name: 'x', attesteePKID: 'short' }],
  ['/timestamp', { ...minimal, timestamp: 'yesterday' }],
  ['/timestamp', { ...minimal, timestamp: -5 }],
  ['/expiresAt', { ...minimal, timestamp: 1_700_000_000, expiresAt: 1_600_000_000 }],
  ['/uid', { ...minimal, uid: '0x12' }],
  ['/isPublic', { ...minimal, isPublic: 'yes' }],
  ['/reference', { ...minimal, reference: 'é'.repeat(2049) }],
  ['/data', { ...minimal, data: 'x'.repeat(16_385) }],
  ['/attestation', { ...minimal, attestation: 'signed' }],
  ['', [1, 2]],
  ['', 'text'],
])('a body that breaks a rule is a 422 that points at %s', async (pointer, body) => {
  const response = await put(JSON.stringify(body))
  expect(response.status).toBe(422)
  expect((await readProblem(response)).errors?.map((error) => error.pointer)).toContain(pointer)
})

test('bodies that are no JSON, too large or of another type', async () => {
  expect((await put('{"name":')).status).toBe(400)
  expect((await put('')).status).toBe(400)
  expect((await put({ ...minimal, data: 'x'.repeat(70_000) })).status).toBe(413)
  expect((await put(minimal, { authorization: `Bearer ${token}`, 'content-type': 'text/plain' })).status).toBe(415)
  expect(
    (await put(minimal, { authorization: `Bearer ${token}`, 'content-type': 'application/json; charset=utf-8' })).status,
  ).toBe(200)
  const endless = new ReadableStream({
    pull: (controller) => controller.enqueue(new TextEncoder().encode('x'.repeat(10_000))),
  })
  const streamed = await service.request('/credentials', {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: endless,
    duplex: 'half',
  } as RequestInit)
  expect(streamed.status).toBe(413)
})

test('the listing pages by limit, offset and cursor, and matches prefixes on request', async () => {
  for (let n = 0; n < 5; n += 1) {
    const address = `0x${String(n + 1).repeat(40)}`
    await service.person(`pager_${n}_0123456789abc`, { displayName: `Pager ${n}` }, [
      { type: 'wallet', value: address, isVerified: true },
    ])
    await put({ name: `Badge: ${n % 2 ? 'odd' : 'even'}`, attesteeAddress: address, timestamp: 1_700_000_000 + n })
  }
  const names = async (query: string) =>
    (await (await service.request(`/credentials?${query}`)).json()) as { profiles: { displayName: string }[]; cursor?: string }
  expect((await names('credentialName=Badge:%20even')).profiles.map((p) => p.displayName)).toEqual([
    'Pager 4',
    'Pager 2',
    'Pager 0',
  ])
  expect((await names('credentialName=Badge:')).profiles).toEqual([])
  const all = await names('credentialName=Badge:&match=prefix')
  expect(all.profiles).toHaveLength(5)
  const first = await names('credentialName=Badge:&match=prefix&limit=2')
  const second = await names(`credentialName=Badge:&match=prefix&limit=2&cursor=${encodeURIComponent(first.cursor ?? '')}`)
  expect([...first.profiles, ...second.profiles]).toEqual(all.profiles.slice(0, 4))
  expect((await names('credentialName=Badge:&match=prefix&limit=2&offset=1')).profiles).toEqual(all.profiles.slice(1, 3))
  for (const query of [
    '',
    'credentialName=',
    'credentialName=x&limit=0',
    'credentialName=x&match=suffix',
    'credentialName=x&kind=signed',
    'credentialName=x&grade=good',
    'credentialName=x&offset=-1',
    'credentialName=x&limit=ten',
  ]) {
    expect((await service.request(`/credentials?${query}`)).status, query).toBe(400)
  }
})

// ─── Operation ──────────────────────────────────────────────────────────────────────────────

test('probes, metrics and security.txt', async () => {
  expect((await service.request('http://localhost/livez')).status).toBe(200)
  expect((await service.request('http://localhost/readyz')).status).toBe(200)
  const metrics = await (await service.request('http://localhost/metrics')).text()
  expect(metrics).toMatch(/whocast_http_requests_total\{route="\/fname\/\{fname\}",method="GET",status="200"\} \d+/)
  expect(metrics).toContain('whocast_span_seconds')
  expect(metrics).not.toContain('ada.eth')
  const security = await (await service.request('http://localhost/.well-known/security.txt')).text()
  expect(security).toMatch(/^Contact: /m)
  expect(security).toMatch(/^Expires: \d{4}-/m)
})
