import { afterAll, beforeAll, expect, it } from 'vitest'
import { createSqliteDatabase, type TestDatabase } from '../contract/store-databases.ts'
import { type RunningServer, startServer } from './support.ts'

let server: RunningServer
let database: TestDatabase

beforeAll(async () => {
  database = await createSqliteDatabase()
  server = await startServer(database.options, {
    RATE_LIMIT_ANON: '4,page=3,picture=2',
  })
}, 60_000)
afterAll(async () => {
  await server?.stop()
  await database?.drop()
})

const get = (path: string, accept = '*/*') => fetch(server.origin + path, { headers: { accept } })

it('limits pages, pictures and the API separately, and rejects each in its own format', async () => {
  for (let count = 0; count < 2; count += 1)
    expect((await get('/fname/sample-ada/card.png')).status).toBe(200)
  for (const path of ['/fname/sample-ada/card.png', '/fid/3/card.png?ratio=1.91', '/card.png']) {
    const card = await get(path)
    expect([card.status, card.headers.get('content-type')], path).toEqual([429, 'image/png'])
    expect(Number(card.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(card.headers.get('ratelimit-policy')).toBe('"picture";q=2;w=60')
    expect((await card.arrayBuffer()).byteLength).toBeGreaterThan(500)
  }
  const avatar = await get('/fname/sample-ada/avatar.webp')
  expect([avatar.status, avatar.headers.get('content-type')]).toEqual([429, 'image/webp'])

  for (let count = 0; count < 3; count += 1)
    expect((await get('/fname/sample-ada')).status).toBe(200)
  const page = await get('/fname/sample-ada', 'text/html')
  expect([page.status, page.headers.get('content-type')]).toEqual([429, 'text/html; charset=utf-8'])
  expect(page.headers.get('retry-after')).toMatch(/^\d+$/)
  expect(page.headers.get('cache-control')).toBe('no-store')
  expect(await page.text()).toContain('Too many requests')
  const snap = await get('/fname/sample-ada', 'application/vnd.farcaster.snap+json')
  expect([snap.status, snap.headers.get('content-type')]).toEqual([429, 'application/problem+json'])

  for (let count = 0; count < 4; count += 1)
    expect((await get('/api/v1/fname/sample-ada')).status).toBe(200)
  const api = await get('/api/v1/fname/sample-ada')
  expect([api.status, api.headers.get('content-type')]).toEqual([429, 'application/problem+json'])
  expect(await api.json()).toMatchObject({ code: 'quota-exceeded', profiles: [] })
})
