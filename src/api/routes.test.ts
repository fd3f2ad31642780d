import { readdirSync, readFileSync } from 'node:fs'
import { identifierKey, identifierPath, identifierRoutes } from '@whocast/contract/identifier.ts'
import { identify } from '@whocast/contract/identify.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readProblem } from '../../test/problem.ts'
import { addAda, createTestService, type TestService } from '../../test/service.ts'
import { openApiDocument } from './openapi.ts'
import { documentedRoutes, examples, routes } from './routes.ts'

let service: TestService
beforeAll(async () => {
  service = await createTestService()
  await addAda(service)
})
afterAll(() => service.close())

const countedAs = async () => {
  const metrics = await (await service.request('https://whocast.test/metrics')).text()
  return new Set(
    [...metrics.matchAll(/^whocast_http_requests_total\{route="([^"]+)"/gm)].map(
      ([, route]) => route,
    ),
  )
}

test('requests are counted by the paths of the reference', async () => {
  for (const { method, path, body } of Object.values(examples)) {
    await service.request(path, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
  }
  for (const { method, path, reference } of routes)
    if (reference?.tag === 'Owner') await service.request(path, { method })
  const counted = await countedAs()
  for (const path of Object.keys(openApiDocument('https://whocast.test', routes).paths as object))
    expect(counted).toContain(path)
})

test('no route comes after one that has its path', () => {
  const matches = (earlier: string, path: string) => {
    const form = earlier.split('/')
    const segments = path.split('/')
    return (
      form.length === segments.length &&
      form.every((one, at) => one.startsWith('{') || one === segments[at])
    )
  }
  const hidden = routes.filter(({ path }, at) =>
    routes.slice(0, at).some((earlier) => earlier.path !== path && matches(earlier.path, path)),
  )
  expect(hidden.map(({ method, path }) => `${method} ${path}`)).toEqual([])
})

const read = (name: string) => readFileSync(new URL(`../../docs/${name}`, import.meta.url), 'utf8')

test('docs/api.md or a page of its subject names each route', () => {
  const text = readdirSync(new URL('../../docs', import.meta.url))
    .filter((name) => name.endsWith('.md'))
    .map(read)
    .join('\n')
  const isNamed = (route: string) => {
    const [, path = ''] = route.split(' ')
    const form = path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/\\s`]+')
    return new RegExp(`${form}(?![\\w/])`).test(text)
  }
  expect(
    documentedRoutes.filter((route) => !isNamed(route)),
    'a sentence on each of these in docs/api.md',
  ).toEqual([])
})

test('docs/api.md and docs/observability.md name lookups as the reference does', () => {
  for (const { path } of Object.values(identifierRoutes))
    expect(read('api.md')).toContain(`| \`GET ${path}\` |`)
  expect(read('observability.md')).toContain(`\`GET ${identifierRoutes.ens.path}\``)
})

test.each(Object.keys(examples))(
  '%s: another method is answered with those that it has',
  async (route) => {
    const path = (examples[route]?.path ?? '').replace(/\?.*/, '')
    const own = Object.keys(examples).filter((name) => name.endsWith(` ${route.split(' ')[1]}`))
    const other =
      ['DELETE', 'PATCH'].find((method) => !own.some((name) => name.startsWith(method))) ?? 'PUT'
    const answer = await service.request(path, { method: other })
    expect([answer.status, await answer.json()]).toMatchObject([
      405,
      { code: 'method-not-allowed' },
    ])
    const allowed = answer.headers.get('allow')?.split(', ') ?? []
    expect(allowed).toContain(route.split(' ')[0])
    const preflight = await service.request(path, { method: 'OPTIONS' })
    expect(preflight.headers.get('access-control-allow-methods')?.split(', ')).toEqual(
      expect.arrayContaining(allowed),
    )
  },
)

test('another method of a route is 405 with Allow; no route is 404', async () => {
  const cases: [string, string, string][] = [
    ['DELETE', '/ens/ada.eth', 'GET, HEAD, OPTIONS'],
    ['POST', '/credentials', 'GET, HEAD, PUT, OPTIONS'],
    ['PATCH', '/lookup', 'GET, HEAD, POST, OPTIONS'],
    ['GET', '/credentials/store', 'POST, OPTIONS'],
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

describe.each(Object.entries(identifierRoutes))('a person by %s', (_kind, route) => {
  const values = route.parameters.map(({ example }) => example)
  const identifier = route.parse(...values)

  test('has one path, as a route and in a pasted URL', async () => {
    const path = identifierPath(identifier)
    expect((await service.request(path)).status).toBe(200)
    for (const url of [`https://whocast.test${path}`, `https://whocast.test/api/v1${path}`]) {
      expect(identifierKey(identify(url))).toBe(identifierKey(identifier))
    }
    expect(await countedAs()).toContain(route.path)
  })
})
