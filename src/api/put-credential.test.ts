import { afterAll, beforeAll, expect, test } from 'vitest'
import { readProblem } from '../../test/problem.ts'
import { adaID, addAda, createTestService, type TestService, vitalik } from '../../test/service.ts'

let service: TestService
let token: string
let now = Date.now()

beforeAll(async () => {
  service = await createTestService({ clock: () => now })
  await addAda(service)
  ;({ token } = await service.issueKey({ name: 'Guild' }))
})

afterAll(() => service.close())

const put = (
  body: unknown,
  headers: Record<string, string> = { authorization: `Bearer ${token}` },
  path = '/credentials',
) =>
  service.request(path, {
    method: path === '/credentials' ? 'PUT' : 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })

const json = async (response: Promise<Response>) =>
  (await (await response).json()) as Record<string, unknown>

const minimal = { name: 'Skill: Testing', attesteeAddress: vitalik }

test('a credential is stored, read by uid, listed by name, and shown on the profile', async () => {
  const response = await put({
    ...minimal,
    name: 'Skill: Everything',
    value: 'yes',
    chain: 'base',
    timestamp: '2026-01-02T03:04:05Z',
  })
  expect(response.status).toBe(200)
  const { credential } = (await response.json()) as {
    credential: { uid: string; issuedAt: string }
  }
  expect(credential).toMatchObject({
    kind: 'reported',
    issuer: 'Guild',
    issuedAt: '2026-01-02T03:04:05Z',
    isPublic: true,
  })
  const read = await service.request(
    `/credentials/${credential.uid.toUpperCase().replace('0X', '0x')}`,
  )
  expect(await read.json()).toMatchObject({ credential })
  const listed = await (
    await service.request('/credentials?credentialName=Skill:%20Everything')
  ).json()
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
  now += 60_000
  const second = (await (await put(body)).json()) as { credential: { uid: string } }
  // When it was checked is now; when it was issued is not.
  const withoutChecks = (answer: object) =>
    JSON.stringify(answer).replaceAll(/"checkedAt":"[^"]*"/g, '')
  expect(withoutChecks(second)).toBe(withoutChecks(first))
  const other = await service.issueKey()
  const third = (await (await put(body, { authorization: `Bearer ${other.token}` })).json()) as {
    credential: { uid: string }
  }
  expect(third.credential.uid).not.toBe(first.credential.uid)
  expect(
    ((await (await put({ ...body, name: 'Skill: Twice' })).json()) as typeof first).credential.uid,
  ).not.toBe(first.credential.uid)
})

test('a private one keeps its time as well', async () => {
  const body = { ...minimal, name: 'Skill: Discretion', isPublic: false }
  const timeOf = async () =>
    ((await (await put(body)).json()) as { credential: { issuedAt: string } }).credential.issuedAt
  const first = await timeOf()
  now += 60_000
  expect(await timeOf()).toBe(first)
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
  const shown = async () =>
    (await (await service.request('/fid/616')).text()).includes('Skill: Passing')
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
  expect(
    await (await service.request('/credentials?credentialName=Skill:%20Passing')).json(),
  ).toEqual({ profiles: [] })
})

test('times come as seconds, milliseconds or RFC 3339', async () => {
  for (const timestamp of [
    1_700_000_000,
    1_700_000_000_000,
    '1700000000',
    '2023-11-14T22:13:20Z',
    '2023-11-14T23:13:20+01:00',
  ]) {
    const { credential } = (await (
      await put({ ...minimal, name: 'Skill: Time', timestamp })
    ).json()) as {
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
  ['/timestamp', { ...minimal, timestamp: '2023-02-30T00:00:00Z' }],
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
  expect(
    (await put(minimal, { authorization: `Bearer ${token}`, 'content-type': 'text/plain' })).status,
  ).toBe(415)
  expect(
    (
      await put(minimal, {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json; charset=utf-8',
      })
    ).status,
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

test('names what it ignored, and nothing where it ignored nothing', async () => {
  const body = { name: 'Speaker', attesteeAddress: vitalik }
  expect(await json(put({ ...body, atester: 'x', grade: 'proven' }))).toMatchObject({
    ignored: ['atester', 'grade'],
  })
  expect(
    await json(
      put(
        JSON.parse(
          `{"name":"Speaker","attesteeAddress":"${vitalik}","__proto__":{"isPublic":false}}`,
        ),
      ),
    ),
  ).toMatchObject({
    ignored: ['__proto__'],
    credential: { isPublic: true },
  })
  expect(Object.keys(await json(put(body)))).toEqual(['credential'])
})

test('takes null and "" for absent', async () => {
  const body = { name: 'Speaker', attesteeAddress: vitalik }
  const empty = Object.fromEntries(
    [
      'attesteePKID',
      'attesterAddress',
      'attesterPKID',
      'schemaID',
      'value',
      'timestamp',
      'expiresAt',
      'uid',
      'isPublic',
      'isRevoked',
      'attestation',
      'other',
    ].flatMap((field, at) => [[field, at % 2 ? null : '']]),
  )
  const plain = await json(put(body))
  expect(await json(put({ ...body, ...empty }))).toEqual(plain)
})

test('names every field that is missing at once', async () => {
  const response = await put({})
  expect(response.status).toBe(422)
  expect(await response.json()).toMatchObject({
    errors: [
      { pointer: '/name', detail: 'is required' },
      { pointer: '/attesteeAddress', detail: 'attesteeAddress or attesteePKID is required' },
    ],
  })
})

test('is POST /credentials/store as well', async () => {
  const body = { name: 'Stored', attesteeAddress: vitalik }
  const stored = await put(body, undefined, '/credentials/store')
  expect(stored.status).toBe(200)
  const { credential } = (await stored.json()) as { credential: Record<string, unknown> }
  const { uid, name, issuer, issuedAt } = credential
  expect(await json(put(body))).toMatchObject({ credential: { uid, name, issuer, issuedAt } })
  const without = await service.request('/credentials/store', { method: 'POST', body: '{}' })
  expect(without.status).toBe(401)
})

test('refuses a body of more fields than it will look at', async () => {
  const many = Object.fromEntries(Array.from({ length: 4000 }, (_, n) => [`k${n}`, 1]))
  expect((await put({ name: 'Many', attesteeAddress: vitalik, ...many })).status).toBe(422)
})
