import { errorCodes } from '@whocast/contract/error.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addAda, createTestService, type TestService } from '../../test/service.ts'

let service: TestService

beforeAll(async () => {
  service = await createTestService()
  await addAda(service)
})

afterAll(() => service.close())

test('probes answer', async () => {
  expect((await service.request('http://localhost/livez')).status).toBe(200)
  expect((await service.request('http://localhost/readyz')).status).toBe(200)
})

test('metrics count requests by route, without what they asked', async () => {
  for (const path of ['/fname/ada', '/ens/ada.eth']) await service.request(path)
  const metrics = await (await service.request('http://localhost/metrics')).text()
  expect(metrics).toMatch(
    /whocast_http_requests_total\{route="\/fname\/\{fname\}",method="GET",status="200"\} 1\n/,
  )
  expect(metrics).toContain('whocast_span_seconds')
  expect(metrics).not.toContain('ada.eth')
})

test.each(['/llms.txt', '/docs', '/docs/docs.js', '/problems', '/api/v1'])(
  'a cache that has %s compressed learns that it is for some clients only',
  async (path) => {
    const url = `http://localhost${path}`
    const packed = await service.request(url, { headers: { 'accept-encoding': 'br' } })
    expect(packed.headers.get('content-encoding')).toBe('br')
    expect(packed.headers.get('vary')).toBe('Accept-Encoding')
    expect((await service.request(url)).headers.get('vary')).toBe('Accept-Encoding')
  },
)

test('security.txt has a contact and an end', async () => {
  const security = await (await service.request('http://localhost/.well-known/security.txt')).text()
  expect(security).toMatch(/^Contact: /m)
  expect(security).toMatch(/^Expires: \d{4}-/m)
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
