import { randomBytes } from 'node:crypto'
import { brotliDecompressSync } from 'node:zlib'
import { afterEach, expect, test } from 'vitest'
import { createTestService, listenFor, type TestServiceOptions } from '../../test/service.ts'
import { SourceError } from '../kit/source-error.ts'
import type { Source } from '../people/source-port.ts'
import type { SharedCounters } from './rate-limit.ts'

/**
 * Unix seconds; the same for all services of this file, so that they answer with the same bytes.
 */
const now = Math.floor(Date.now() / 1000)

const closers: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close()
})

/** Starts a listening service with one profile; `isDirect` tells whether no `Request` was made. */
async function start({
  bio = 'naïve café',
  ...options
}: TestServiceOptions & { bio?: string } = {}) {
  const service = await createTestService({
    limits: { anon: 100, key: 1000, put: 100 },
    ...options,
  })
  await service.store.people.save(
    [
      {
        source: 'import',
        scope: 'import:1',
        checkedAt: now,
        profileID: 'ready0000000000000001',
        fields: { displayName: 'Zoë Ünïcode 李雷 🦊', bio },
        channels: [
          {
            type: 'farcaster',
            value: 'zoe',
            isVerified: true,
            metadata: [{ name: 'fid', value: '7' }],
          },
        ],
      },
    ],
    { refreshAt: null },
  )
  let requests = 0
  const listening = await listenFor({
    ...service,
    fetch: (request, env) => {
      requests += 1
      return service.fetch(request, env)
    },
  })
  closers.push(() => service.close())
  closers.push(() => listening.drain({ graceMs: 0, deadlineMs: 100 }))
  const get = async (path: string, headers: Record<string, string> = {}) => {
    const before = requests
    const response = await fetch(`http://127.0.0.1:${listening.port}${path}`, { headers })
    const text = await response.text()
    return {
      status: response.status,
      text,
      headers: Object.fromEntries(response.headers),
      isDirect: requests === before,
    }
  }
  return { service, get, port: listening.port }
}

const path = '/api/v1/fid/7'

const ofRequest = new Set(['x-request-id', 'ratelimit', 'date', 'connection', 'keep-alive'])
const standing = (headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !ofRequest.has(name)))

test('sends the same bytes and headers by a socket and as a Response, made or cached', async () => {
  const { service, get } = await start()
  const made = await get(path)
  const kept = await get(path)
  const slow = await service.request(`http://127.0.0.1${path}`)
  expect([made.isDirect, kept.isDirect]).toEqual([true, true])
  expect(JSON.parse(made.text).profiles[0].displayName).toBe('Zoë Ünïcode 李雷 🦊')
  const text = await slow.text()
  expect([made.text, kept.text]).toEqual([text, text])
  const expected = standing(Object.fromEntries(slow.headers))
  expect([standing(made.headers), standing(kept.headers)]).toEqual([expected, expected])
  expect(kept.headers['x-request-id']).not.toBe(made.headers['x-request-id'])
  expect(kept.headers.ratelimit).toMatch(/^"anon";r=98;t=\d+$/)
})

test('sends the same problem by both, and counts it', async () => {
  const down: Source = {
    name: 'down',
    canWiden: () => true,
    widen: async (identifiers) => identifiers.map(() => new SourceError('down', 'answered 500')),
    collect: async (subjects) => subjects.map(() => new SourceError('down', 'answered 500')),
  }
  const { service, get } = await start({ sources: [down] })
  for (const [asked, status, route] of [
    ['/api/v1/fid/007', 400, '/fid/{fid}'],
    ['/api/v1/ens/', 400, '/ens/{ensname}'],
    ['/api/v1/fname/%ff', 400, '/fname/{fname}'],
    ['/api/v1/socials/nonsense/x', 400, '/socials/{channeltype}/{username}'],
    ['/api/v1/fid/8', 503, '/fid/{fid}'],
  ] as const) {
    const fast = await get(asked)
    expect(fast, asked).toMatchObject({ status, isDirect: true })
    const slow = await service.request(`http://127.0.0.1${asked}`)
    const { instance: _slow, ...expected } = (await slow.json()) as Record<string, unknown>
    const { instance, ...problem } = JSON.parse(fast.text)
    expect(problem).toEqual(expected)
    expect(instance).toBe(fast.headers['x-request-id'])
    const { 'content-length': length, ...headers } = standing(fast.headers)
    expect(length).toBe(String(Buffer.byteLength(fast.text)))
    expect(headers).toMatchObject(standing(Object.fromEntries(slow.headers)))
    const metrics = await (await service.request('https://whocast.test/metrics')).text()
    expect(metrics).toContain(`requests_total{route="${route}",method="GET",status="${status}"} 2`)
  }
})

test.each([
  ['/api/v1/fid/7?include=proof', true],
  ['/api/v1/fid/7?include=trace', true],
  ['/api/v1/fid/7?fields=bio', true],
  [`/api/v1/fid/7?known=0x${'11'.repeat(20)}`, true],
  ['/api/v1/fid/7?include=nonsense', true],
  ['/api/v1/fid/7/', true],
  ['/api/v1/lookup?q=fid:7', true],
  ['/api/v1/lookup/?q=fid:7', true],
  ['/api/v1/lookup', true],
  ['/api/v1/fid', true],
  ['/api/v1/lookups?q=fid:7', false],
  ['/api/v1/nonsense/7', false],
  ['/livez', false],
])('%s is answered without a Request: %s, and the same with one', async (asked, isDirect) => {
  const { service, get } = await start({ hasTrace: true })
  const { status, text, headers, ...direct } = await get(asked)
  expect(direct).toEqual({ isDirect })
  const response = await service.request(`http://127.0.0.1${asked}`)
  expect(response.status).toBe(status)
  const { 'content-length': _, ...expected } = standing(Object.fromEntries(response.headers))
  expect(standing(headers)).toMatchObject(expected)
  if (status === 200 && !asked.includes('trace')) expect(await response.text()).toBe(text)
})

test('sends a cached long response in the accepted coding once, by both', async () => {
  const { service, port } = await start({ bio: randomBytes(3000).toString('base64') })
  const headers = { 'accept-encoding': 'br' }
  const direct = await fetch(`http://127.0.0.1:${port}${path}`, { headers })
  const text = await direct.text()
  expect(text.length).toBeGreaterThan(1024)
  for (const condition of [{}, { 'if-none-match': direct.headers.get('etag') ?? '' }]) {
    const sent = { headers: { ...headers, ...condition } }
    const socket = await fetch(`http://127.0.0.1:${port}${path}`, sent)
    const response = await service.request(`http://127.0.0.1${path}`, sent)
    expect(response.status).toBe('if-none-match' in condition ? 304 : 200)
    expect(response.status).toBe(socket.status)
    expect(response.headers.get('etag')).toBe(direct.headers.get('etag'))
    const bytes = new Uint8Array(await response.arrayBuffer())
    if (response.status === 200) expect(brotliDecompressSync(bytes).toString()).toBe(text)
  }
})

test('a HEAD has the headers of a GET and no body, by both', async () => {
  const { service, port } = await start()
  const get = await fetch(`http://127.0.0.1:${port}${path}`)
  await get.text()
  const direct = await fetch(`http://127.0.0.1:${port}${path}`, { method: 'HEAD' })
  const response = await service.request(`http://127.0.0.1${path}`, { method: 'HEAD' })
  const expected = standing(Object.fromEntries(get.headers))
  for (const head of [direct, response]) {
    expect([head.status, await head.text()]).toEqual([200, ''])
    expect(standing(Object.fromEntries(head.headers))).toEqual(expected)
  }
})

test('it is counted, timed and logged as any other', async () => {
  const { service, get } = await start()
  await get(path)
  const { headers } = await get(path)
  await expect.poll(() => service.logged()).toContain(`"id":"${headers['x-request-id']}"`)
  expect(service.logged()).toContain('"path":"/api/v1/fid/7","status":200')
  const metrics = await (await service.request('https://whocast.test/metrics')).text()
  expect(metrics).toContain(
    'whocast_http_requests_total{route="/fid/{fid}",method="GET",status="200"} 2',
  )
})

test('304 is the same by both, costs nothing, and is sent over the limit too', async () => {
  const { service, get } = await start({ limits: { anon: 2, key: 1000, put: 100 } })
  const { headers } = await get(path)
  const condition = { 'if-none-match': headers.etag ?? '' }
  const fast = await get(path, condition)
  expect(fast).toMatchObject({ status: 304, text: '', isDirect: true })
  expect(fast.headers.ratelimit).toMatch(/^"anon";r=1;/)
  const slow = await service.request(`http://127.0.0.1${path}`, { headers: condition })
  expect(slow.status).toBe(304)
  expect(standing(fast.headers)).toEqual(standing(Object.fromEntries(slow.headers)))
  expect(await get(path, { 'if-none-match': '"other"' })).toMatchObject({
    status: 200,
    isDirect: true,
  })
  expect(await get(path)).toMatchObject({ status: 429 })
  expect(await get(path, condition)).toMatchObject({ status: 304, isDirect: true })
})

test('304 for an answer that had to be made costs what the answer costs', async () => {
  const { headers } = await (await start()).get(path)
  const { get } = await start()
  const fast = await get(path, { 'if-none-match': headers.etag ?? '' })
  expect(fast).toMatchObject({ status: 304, text: '', isDirect: true })
  expect(fast.headers.ratelimit).toMatch(/^"anon";r=99;/)
})

test('a key has its own limit and private responses', async () => {
  const { service, get } = await start()
  await get(path)
  const { token } = await service.issueKey({ ratePerMinute: 3 })
  const withKey = { authorization: `Bearer ${token}` }
  const answers = [
    await get(path, withKey),
    await get(path, withKey),
    await get(path, withKey),
    await get(path, withKey),
  ]
  expect(answers.map(({ status, isDirect }) => [status, isDirect])).toEqual([
    [200, true],
    [200, true],
    [200, true],
    [429, true],
  ])
  expect(standing(answers[1]?.headers ?? {})).toEqual(standing(answers[0]?.headers ?? {}))
  expect(answers[1]?.headers).toMatchObject({
    'cache-control': 'private, no-store',
    'ratelimit-policy': '"key";q=3;w=60',
  })
  expect(await get(path, { 'x-api-key': 'nobodys' })).toMatchObject({ status: 200, isDirect: true })
})

test('a write ends the ready answer', async () => {
  const { service, get } = await start()
  await get(path)
  await service.store.people.save(
    [
      {
        source: 'import',
        scope: 'import:1',
        checkedAt: now,
        profileID: 'ready0000000000000001',
        fields: { displayName: 'Zoë anew' },
        channels: [
          {
            type: 'farcaster',
            value: 'zoe',
            isVerified: true,
            metadata: [{ name: 'fid', value: '7' }],
          },
        ],
      },
    ],
    { refreshAt: null },
  )
  const answer = await get(path)
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
  const { get } = await start({
    limits: { anon: 5, key: 1000, put: 100 },
    ...(counters ? { counters } : {}),
  })
  const answers = []
  for (let count = 0; count < 7; count += 1) answers.push(await get(path))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429, 429])
  expect(answers.every(({ isDirect }) => isDirect)).toBe(true)
  expect(JSON.parse(answers[6]?.text ?? '')).toMatchObject({
    status: 429,
    code: 'quota-exceeded',
    profiles: [],
  })
})
