import { afterAll, beforeAll, expect, test } from 'vitest'
import { parseList } from '../../test/reference/structured-fields.ts'
import { addAda, createTestService, type TestService } from '../../test/service.ts'

let service: TestService

beforeAll(async () => {
  service = await createTestService({ limits: { anon: 5, key: 50, put: 3 }, trustProxy: 1 })
  await addAda(service)
})

afterAll(() => service.close())

const from = (address: string, more: Record<string, string> = {}) => ({
  headers: { 'x-forwarded-for': address, ...more },
})

test('tells with every answer what is left, and 429 when nothing is', async () => {
  for (let left = 4; left >= 0; left -= 1) {
    const response = await service.request(left % 2 ? '/fid/616' : '/fid/none', from('192.0.2.1'))
    expect(response.headers.get('ratelimit-policy')).toBe('"anon";q=5;w=60')
    expect(response.headers.get('ratelimit')).toMatch(new RegExp(`^"anon";r=${left};t=\\d+$`))
  }
  const refused = await service.request('/fid/616', from('192.0.2.1'))
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await refused.json()).toMatchObject({
    type: 'https://iana.org/assignments/http-problem-types#quota-exceeded',
    code: 'quota-exceeded',
    'violated-policies': ['anon'],
    profiles: [],
  })
  expect((await service.request('/fid/616', from('192.0.2.2'))).status).toBe(200)
})

test('a 304 costs nothing, also for who has nothing left', async () => {
  const first = await service.request('/fid/616', from('192.0.2.3'))
  const held = from('192.0.2.3', { 'if-none-match': first.headers.get('etag') ?? '' })
  for (let n = 0; n < 20; n += 1) {
    const response = await service.request('/fid/616', held)
    expect(response.status).toBe(304)
    expect(response.headers.get('ratelimit')).toContain('r=4;')
  }
  for (let n = 0; n < 4; n += 1) await service.request('/fid/616', from('192.0.2.3'))
  expect((await service.request('/fid/616', held)).status).toBe(304)
  expect(
    (await service.request('/fid/616', from('192.0.2.3', { 'if-none-match': '"other"' }))).status,
  ).toBe(429)
})

test('a 304 for what had to be looked up costs what any answer costs', async () => {
  for (let n = 0; n < 5; n += 1) {
    const response = await service.request(
      `/fid/${1000 + n}`,
      from('192.0.2.30', { 'if-none-match': '*' }),
    )
    expect(response.status).toBe(304)
    expect(response.headers.get('ratelimit')).toContain(`r=${4 - n};`)
  }
  expect(
    (await service.request('/fid/2000', from('192.0.2.30', { 'if-none-match': '*' }))).status,
  ).toBe(429)
  expect(
    (await service.request('/fid/1000', from('192.0.2.30', { 'if-none-match': '*' }))).status,
  ).toBe(304)
})

test('over the limit nothing of a request is read but whether its answer lies ready', async () => {
  for (let n = 0; n < 5; n += 1) await service.request('/fid/616', from('192.0.2.31'))
  for (const path of [
    '/fid/not-a-number',
    '/fid/616/',
    `/fid/${'/'.repeat(15_000)}a`,
    '/lookup?q=%zz',
  ]) {
    expect(
      (await service.request(path, from('192.0.2.31', { 'if-none-match': '*' }))).status,
      path,
    ).toBe(429)
  }
  const bulk = {
    method: 'POST',
    body: '{"queries":["fid:616"]}',
    ...from('192.0.2.31', { 'if-none-match': '*' }),
  }
  expect((await service.request('/lookup', bulk)).status).toBe(429)
})

test('preflights, probes and metrics are not counted', async () => {
  for (let n = 0; n < 10; n += 1) {
    await service.request('/fid/616', { method: 'OPTIONS', ...from('192.0.2.4') })
    await service.request('http://localhost/livez', from('192.0.2.4'))
  }
  expect((await service.request('/fid/616', from('192.0.2.4'))).headers.get('ratelimit')).toContain(
    'r=4;',
  )
})

test('a key has limits of its own, its PUTs others, and its revocation ends both', async () => {
  const { key, token } = await service.issueKey({ ratePerMinute: 7 })
  const sent = from('192.0.2.5', { 'x-api-key': token })
  expect((await service.request('/fid/616', sent)).headers.get('ratelimit-policy')).toBe(
    '"key";q=7;w=60',
  )
  const put = await service.request('/credentials', { method: 'PUT', ...sent })
  expect(put.headers.get('ratelimit-policy')).toBe('"put";q=3;w=60')
  await service.store.keys.revoke(key.id, Math.floor(Date.now() / 1000))
  await new Promise((resolve) => setTimeout(resolve, 1000))
  expect((await service.request('/fid/616', sent)).headers.get('ratelimit-policy')).toBe(
    '"anon";q=5;w=60',
  )
})

test('a key without the scope read has the anonymous limits', async () => {
  const { token } = await service.issueKey({ scopes: ['attest'] })
  const response = await service.request(
    '/fid/616',
    from('192.0.2.6', { authorization: `Bearer ${token}` }),
  )
  expect(response.headers.get('ratelimit-policy')).toBe('"anon";q=5;w=60')
})

test('a bulk of fifty counts as five', async () => {
  const body = JSON.stringify({ queries: Array.from({ length: 50 }, (_, n) => `fid:${n + 1}`) })
  const bulk = (address: string) =>
    service.request('/lookup', {
      method: 'POST',
      body,
      ...from(address, { 'content-type': 'application/json' }),
    })
  const response = await bulk('192.0.2.7')
  expect(response.status).toBe(200)
  expect(response.headers.get('ratelimit')).toContain('r=0;')
  await service.request('/fid/616', from('192.0.2.8'))
  expect((await bulk('192.0.2.8')).status).toBe(429)
})

test('the limit is a list of structured fields, as draft-ietf-httpapi-ratelimit-headers-10 says', async () => {
  const response = await service.request('/fid/616', from('192.0.2.99'))
  const [policy] = parseList(response.headers.get('ratelimit-policy') ?? '')
  const [state] = parseList(response.headers.get('ratelimit') ?? '')
  expect([policy?.[0], [...(policy?.[1] ?? [])]]).toEqual([
    'anon',
    [
      ['q', 5],
      ['w', 60],
    ],
  ])
  expect(state?.[0]).toBe('anon')
  expect([...(state?.[1].keys() ?? [])]).toEqual(['r', 't'])
  for (const value of state?.[1].values() ?? []) expect(Number.isInteger(value)).toBe(true)
})
