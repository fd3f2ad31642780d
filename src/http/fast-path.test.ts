import { afterEach, expect, test } from 'vitest'
import { createTestService, listenFor, type TestServiceOptions } from '../../test/service.ts'
import type { SharedCounters } from './rate-limit.ts'

const closers: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close()
})

/** A listening service with one person, whose answer lies ready; how often the middleware were passed is counted. */
async function start(options: TestServiceOptions = {}) {
  const service = await createTestService({ limits: { anon: 100, key: 1000, put: 100 }, ...options })
  await service.store.people.save(
    [
      {
        source: 'import',
        scope: 'import:1',
        checkedAt: Math.floor(Date.now() / 1000),
        profileID: 'ready0000000000000001',
        fields: { displayName: 'Zoë Ünïcode 李雷 🦊', bio: 'naïve café' },
        channels: [{ type: 'farcaster', value: 'zoe', isVerified: true, metadata: [{ name: 'fid', value: '7' }] }],
      },
    ],
    { refreshAt: null },
  )
  let slowCount = 0
  const listening = await listenFor({
    ...service,
    fetch: (request, env) => {
      slowCount += 1
      return service.fetch(request, env)
    },
  })
  closers.push(() => service.close())
  closers.push(() => listening.drain({ graceMs: 0, deadlineMs: 100 }))
  const get = async (path: string, headers: Record<string, string> = {}) => {
    const before = slowCount
    const response = await fetch(`http://127.0.0.1:${listening.port}${path}`, { headers })
    const text = await response.text()
    return { status: response.status, text, headers: Object.fromEntries(response.headers), isFast: slowCount === before }
  }
  return { service, get }
}

const path = '/api/v1/fid/7'

test('the fast path answers with the same bytes and headers as the middleware', async () => {
  const { get } = await start()
  const first = await get(path)
  const second = await get(path)
  expect([first.isFast, second.isFast]).toEqual([false, true])
  expect(second.text).toBe(first.text)
  expect(JSON.parse(second.text).profiles[0].displayName).toBe('Zoë Ünïcode 李雷 🦊')
  const ofRequest = new Set(['x-request-id', 'ratelimit', 'date'])
  const standing = (headers: Record<string, string>) =>
    Object.fromEntries(Object.entries(headers).filter(([name]) => !ofRequest.has(name)))
  expect(standing(second.headers)).toEqual(standing(first.headers))
  expect(second.headers['x-request-id']).not.toBe(first.headers['x-request-id'])
  expect(second.headers.ratelimit).toMatch(/^"anon";r=98;t=\d+$/)
})

test('it is counted, timed and logged as any other', async () => {
  const { service, get } = await start()
  await get(path)
  const { headers } = await get(path)
  await expect.poll(() => service.logged()).toContain(`"id":"${headers['x-request-id']}"`)
  expect(service.logged()).toContain('"path":"/api/v1/fid/7","status":200')
  const metrics = await (await service.request('https://whocast.test/metrics')).text()
  expect(metrics).toContain('whocast_http_requests_total{route="/fid/{fid}",method="GET",status="200"} 2')
})

const ofRequest = new Set(['x-request-id', 'ratelimit', 'date'])
const standing = (headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !ofRequest.has(name)))

test('304 is the same by both, costs nothing, and is sent over the limit too', async () => {
  const { service, get } = await start({ limits: { anon: 2, key: 1000, put: 100 } })
  const { headers } = await get(path)
  const condition = { 'if-none-match': headers.etag ?? '' }
  const fast = await get(path, condition)
  expect(fast).toMatchObject({ status: 304, text: '', isFast: true })
  expect(fast.headers.ratelimit).toMatch(/^"anon";r=1;/)
  const slow = await service.request(`http://127.0.0.1${path}`, { headers: condition })
  expect(slow.status).toBe(304)
  const { connection: _connection, 'keep-alive': _keepAlive, ...ofAnswer } = standing(fast.headers)
  expect(ofAnswer).toEqual(standing(Object.fromEntries(slow.headers)))
  expect(await get(path, { 'if-none-match': '"other"' })).toMatchObject({ status: 200, isFast: true })
  expect(await get(path)).toMatchObject({ status: 429 })
  expect(await get(path, condition)).toMatchObject({ status: 304, isFast: true })
})

test('a key that was seen lately has its own limit and private answers; an unseen one passes the middleware', async () => {
  const { service, get } = await start()
  await get(path)
  const { token } = await service.issueKey({ ratePerMinute: 3 })
  const withKey = { authorization: `Bearer ${token}` }
  const answers = [await get(path, withKey), await get(path, withKey), await get(path, withKey), await get(path, withKey)]
  expect(answers.map(({ status, isFast }) => [status, isFast])).toEqual([
    [200, false],
    [200, true],
    [200, true],
    [429, false],
  ])
  expect(standing(answers[1]?.headers ?? {})).toEqual(standing(answers[0]?.headers ?? {}))
  expect(answers[1]?.headers).toMatchObject({ 'cache-control': 'private, no-store', 'ratelimit-policy': '"key";q=3;w=60' })
  expect(await get(path, { 'x-api-key': 'nobodys' })).toMatchObject({ status: 200, isFast: true })
  expect(await get('/api/v1/fid/007')).toMatchObject({ isFast: false })
})

test('a write ends the ready answer', async () => {
  const { service, get } = await start()
  await get(path)
  await service.store.people.save(
    [
      {
        source: 'import',
        scope: 'import:1',
        checkedAt: Math.floor(Date.now() / 1000),
        profileID: 'ready0000000000000001',
        fields: { displayName: 'Zoë anew' },
        channels: [{ type: 'farcaster', value: 'zoe', isVerified: true, metadata: [{ name: 'fid', value: '7' }] }],
      },
    ],
    { refreshAt: null },
  )
  const answer = await get(path)
  expect(answer.isFast).toBe(false)
  expect(JSON.parse(answer.text).profiles[0].displayName).toBe('Zoë anew')
})

const shared = (limit: number): SharedCounters => {
  let total = 0
  return {
    async add(_key, points) {
      total += points
      return { total: Math.min(total, limit + points), msLeft: 60_000 }
    },
  }
}

test.each([
  ['alone', undefined],
  ['with shared counters', shared(5)],
])('over the limit it is a 429, limits counted %s', async (_name, counters) => {
  const { get } = await start({ limits: { anon: 5, key: 1000, put: 100 }, ...(counters ? { counters } : {}) })
  const answers = []
  for (let count = 0; count < 7; count += 1) answers.push(await get(path))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429, 429])
  expect(answers.slice(1, 5).every(({ isFast }) => isFast)).toBe(true)
  expect(answers[6]).toMatchObject({ isFast: false })
  expect(JSON.parse(answers[6]?.text ?? '')).toMatchObject({ status: 429, code: 'quota-exceeded', profiles: [] })
})
