import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestService, type TestService } from '../../test/service.ts'
import { documentedRoutes } from './routes.ts'

let service: TestService

beforeAll(async () => {
  service = await createTestService()
})
afterAll(() => service.close())

it('the index names every route, and where to read on', async () => {
  for (const path of ['', '/']) {
    const response = await service.request(path)
    expect(response.status).toBe(200)
    const { links, routes } = (await response.json()) as {
      links: Record<string, string>
      routes: { method: string; path: string }[]
    }
    expect(
      routes.map(({ method, path }) => `${method} ${path.replace('/api/v1', '')}`).sort(),
    ).toEqual([...documentedRoutes].sort())
    expect(links.openapi).toBe('https://whocast.test/api/v1/openapi.json')
  }
  expect((await service.request('', { method: 'POST' })).headers.get('allow')).toBe(
    'GET, HEAD, OPTIONS',
  )
})

it('llms.txt has a title, a summary, and links that answer', async () => {
  const response = await service.request('http://localhost/llms.txt')
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  const text = await response.text()
  expect(text).toMatch(/^# Whocast\n\n> /)
  for (const [, url = ''] of text.matchAll(/\]\((https:[^)]+)\)/g)) {
    if (url.endsWith('/mcp')) continue
    expect(
      (await service.request(url.replace('https://whocast.test', 'http://localhost'))).status,
      url,
    ).toBe(200)
  }
})

it.each(['/api/v1', '/llms.txt', '/docs', '/problems'])(
  'says that %s depends on Accept-Encoding, as caches would send br to all',
  async (path) => {
    const headers = { 'accept-encoding': 'br' }
    const response = await service.request(`https://whocast.test${path}`, { headers })
    expect(response.headers.get('content-encoding')).toBe('br')
    expect(response.headers.get('vary')).toBe('Accept-Encoding')
  },
)
