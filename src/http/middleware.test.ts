import { ServiceError } from '@whocast/contract/error.ts'
import { HTTPException } from 'hono/http-exception'
import { beforeEach, describe, expect, it } from 'vitest'
import { apiKeyOf } from '../../test/api-key.ts'
import { silentLogger } from '../../test/silent.ts'
import type { Exchange, GateEnv } from './exchange.ts'
import { createGate, type GateOptions } from './gate.ts'
import { createKeyRing } from './key-ring.ts'
import { createToken, hashToken } from './keys/api-key.ts'
import { createLimiter } from './rate-limit.ts'

interface Seen {
  requests: { route: string; method: string; status: number; seconds: number }[]
  counts: { name: string; labels: Record<string, string> }[]
  lines: { method: string; path: string; status: number; ms: number }[]
  errors: unknown[]
}

const token = createToken()
const key = apiKeyOf()

let seen: Seen
beforeEach(() => {
  seen = { requests: [], counts: [], lines: [], errors: [] }
})

/** A gate before a handler, with everything that it tells others noted in `seen`. */
function gateBefore(
  handle: (request: Request, exchange: Exchange) => Response | Promise<Response>,
  more: Partial<GateOptions> = {},
) {
  const log = {
    ...silentLogger,
    error: (details: unknown) => void seen.errors.push(details),
    access: (line: Seen['lines'][number]) => void seen.lines.push(line),
  }
  const gate = createGate({
    handle: async (request, env: GateEnv) => handle(request, env.exchange),
    baseUrl: 'https://whocast.test',
    keyRing: createKeyRing({
      keys: { byHash: async (hash) => (hash === hashToken(token) ? key : null) },
      log,
    }),
    limiter: createLimiter({ log }),
    limits: { anon: 3, key: 5, put: 2, page: 4, picture: 6 },
    clientAddress: (_, forwarded) => forwarded ?? 'unknown',
    telemetry: {
      request: (route, method, status, seconds) =>
        void seen.requests.push({ route, method, status, seconds }),
      count: (name, labels) => void seen.counts.push({ name, labels }),
    },
    log: log as unknown as GateOptions['log'],
    ...more,
  })
  return (path: string, init: RequestInit = {}) =>
    Promise.resolve(gate.fetch(new Request(`https://whocast.test${path}`, init)))
}

const html = () => new Response('<p>', { headers: { 'content-type': 'text/html; charset=utf-8' } })

describe('an answer', () => {
  it('is counted and logged once, with how long it took', async () => {
    const send = gateBefore((_, exchange) => {
      exchange.route = '/fid/:fid'
      return new Response('x', { status: 201 })
    })
    await send('/fid/3?q=1')
    expect(seen.requests).toMatchObject([{ route: '/fid/:fid', method: 'GET', status: 201 }])
    expect(seen.lines).toMatchObject([{ method: 'GET', path: '/fid/3', status: 201 }])
    expect(seen.lines[0]?.ms).toBeGreaterThan(0)
    expect(seen.lines[0]?.ms).toBeLessThan(performance.now())
    expect(seen.requests[0]?.seconds).toBeCloseTo((seen.lines[0]?.ms ?? 0) / 1000, 6)
  })

  it('of a probe is logged only if it fails', async () => {
    const answers = [200, 399, 400, 503]
    const send = gateBefore((_, exchange) => {
      exchange.route = '/readyz'
      return new Response(null, { status: answers.shift() ?? 200 })
    })
    for (let n = 0; n < 4; n += 1) await send('/readyz')
    expect(seen.lines.map(({ status }) => status)).toEqual([400, 503])
    expect(seen.requests).toHaveLength(4)
  })

  it('of a page has the security headers, but may not be read by other origins', async () => {
    const { headers } = await gateBefore(html)('/fid/3')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('access-control-allow-origin')).toBeNull()
    expect(headers.get('ratelimit-policy')).toBe('"page";q=4;w=60')
    expect(headers.get('x-request-id')).toMatch(/^[\w-]{8}-1$/)
  })

  it('of data may be read by other origins, and keeps headers of its own', async () => {
    const send = gateBefore(
      () =>
        new Response('{}', {
          headers: { 'content-type': 'application/json', 'referrer-policy': 'origin' },
        }),
    )
    const { headers } = await send('/metrics')
    expect(headers.get('access-control-allow-origin')).toBe('*')
    expect(headers.get('referrer-policy')).toBe('origin')
    expect(headers.get('ratelimit-policy')).toBeNull()
  })
})

describe('an error', () => {
  it('that was foreseen is told, and not logged', async () => {
    const send = gateBefore(() => {
      throw new ServiceError('unavailable', 'the node is away', { retryAfterSeconds: 7 })
    })
    const answer = await send('/api/v1/fid/3')
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '7'])
    const problem = (await answer.json()) as object
    expect(problem).toMatchObject({ code: 'unavailable', detail: 'the node is away', profiles: [] })
    expect(problem).not.toHaveProperty('violated-policies')
    expect(seen.errors).toEqual([])
  })

  it('that was not foreseen is logged, and told without its words', async () => {
    const send = gateBefore(() => {
      throw new Error('password=hunter2')
    })
    const answer = await send('/api/v1/credentials')
    const text = await answer.text()
    expect(answer.status).toBe(500)
    expect(text).not.toContain('hunter2')
    expect(text).not.toContain('"profiles"')
    expect(seen.errors).toMatchObject([{ err: new Error('password=hunter2') }])
  })

  it.each([
    [413, 'content-too-large'],
    [418, 'invalid-request'],
    [500, 'internal'],
  ] as const)('of Hono with status %i is %s', async (status, code) => {
    const send = gateBefore(() => {
      throw new HTTPException(status)
    })
    expect(await (await send('/api/v1/fid/3')).json()).toMatchObject({ code })
  })

  it('asks for a key where one is needed, and for its scope where it lacks it', async () => {
    for (const [code, challenge] of [
      ['unauthorized', 'Bearer realm="whocast"'],
      ['forbidden', 'Bearer realm="whocast", error="insufficient_scope"'],
      ['not-found', null],
    ] as const) {
      const send = gateBefore(() => {
        throw new ServiceError(code, 'no')
      })
      expect((await send('/api/v1/credentials')).headers.get('www-authenticate')).toBe(challenge)
    }
  })

  it('on a page is answered in the form of a page, an error of the form itself as a problem', async () => {
    const fail = () => {
      throw new ServiceError('unavailable', 'away')
    }
    const asPage = gateBefore(fail, {
      refuse: async (_, __, error) => new Response(`page: ${error.code}`, { status: 503 }),
    })
    expect(await (await asPage('/fid/3')).text()).toBe('page: unavailable')
    expect(await (await asPage('/api/v1/fid/3')).json()).toMatchObject({ code: 'unavailable' })
    const broken = gateBefore(fail, { refuse: async () => Promise.reject(new Error('no page')) })
    expect(await (await broken('/fid/3')).json()).toMatchObject({ code: 'unavailable' })
    const unforeseen = gateBefore(
      () => {
        throw new Error('x')
      },
      { refuse: async () => new Response('page') },
    )
    expect(await (await unforeseen('/fid/3')).json()).toMatchObject({ code: 'internal' })
  })
})

describe('a limit', () => {
  const ok = () => new Response('x')
  const from = (client: string, more: Record<string, string> = {}) => ({
    headers: { 'x-forwarded-for': client, ...more },
  })

  it('holds for each client on its own, and pages and pictures are counted apart', async () => {
    const send = gateBefore(ok)
    const statuses = async (path: string, client: string, count: number) => {
      const all: number[] = []
      for (let n = 0; n < count; n += 1) all.push((await send(path, from(client))).status)
      return all
    }
    expect(await statuses('/api/v1/fid/3', 'a', 4)).toEqual([200, 200, 200, 429])
    expect(await statuses('/api/v1/fid/3', 'b', 1)).toEqual([200])
    expect(await statuses('/fid/3', 'a', 5)).toEqual([200, 200, 200, 200, 429])
    expect(await statuses('/fid/3/card.png', 'a', 7)).toEqual([200, 200, 200, 200, 200, 200, 429])
    expect(seen.counts).toEqual(
      ['anon', 'page', 'picture'].map((policy) => ({ name: 'limited', labels: { policy } })),
    )
  })

  it('is not asked for what is exempt', async () => {
    const send = gateBefore(ok)
    for (let n = 0; n < 10; n += 1) expect((await send('/livez', from('a'))).status).toBe(200)
    for (let n = 0; n < 10; n += 1)
      expect((await send('/webhooks/neynar', from('a'))).status).toBe(200)
  })

  it('of a key is its own', async () => {
    const send = gateBefore(ok)
    const statuses: number[] = []
    for (let n = 0; n < 6; n += 1)
      statuses.push((await send('/api/v1/fid/3', from(`c${n}`, { 'x-api-key': token }))).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
    const refused = await send('/api/v1/fid/3', from('c', { 'x-api-key': token }))
    expect(await refused.json()).toMatchObject({
      'violated-policies': ['key'],
      detail: expect.stringContaining('over 5 requests'),
    })
  })

  it('of tries with unknown tokens is 60 a minute and client, and leaves others and good keys alone', async () => {
    const send = gateBefore(ok, { limits: { anon: 0, key: 0, put: 0 } })
    for (let n = 0; n < 60; n += 1)
      expect((await send('/api/v1/fid/3', from('a', { 'x-api-key': createToken() }))).status).toBe(
        200,
      )
    const refused = await send('/api/v1/fid/3', from('a', { 'x-api-key': createToken() }))
    expect([refused.status, await refused.json()]).toMatchObject([
      429,
      { 'violated-policies': ['unknown-keys'] },
    ])
    expect(seen.counts).toEqual([{ name: 'limited', labels: { policy: 'unknown-keys' } }])
    expect((await send('/api/v1/fid/3', from('b', { 'x-api-key': createToken() }))).status).toBe(
      200,
    )
    expect((await send('/api/v1/fid/3', from('a'))).status).toBe(200)
  })

  it('a key that cannot be looked up gives its try back, so that an outage does not lock clients out', async () => {
    const away = new ServiceError('unavailable', 'the database is away')
    let byHash = async (): Promise<typeof key> => Promise.reject(away)
    const keyRing = createKeyRing({ keys: { byHash: () => byHash() }, log: silentLogger })
    const send = gateBefore(ok, { limits: { anon: 0, key: 0, put: 0 }, keyRing })
    const ask = async () => (await send('/api/v1/fid/3', from('a', { 'x-api-key': token }))).status
    for (let n = 0; n < 100; n += 1) expect(await ask()).toBe(503)
    const asked = Promise.withResolvers<void>()
    const silence = Promise.withResolvers<typeof key>()
    byHash = () => {
      asked.resolve()
      return silence.promise
    }
    const first = ask()
    await asked.promise
    const others = Array.from({ length: 100 }, ask)
    silence.reject(away)
    expect(new Set(await Promise.all([first, ...others]))).toEqual(new Set([503]))
    byHash = async () => key
    expect(await ask()).toBe(200)
  })

  it('a good key gives its try back', async () => {
    const send = gateBefore(ok, { limits: { anon: 0, key: 0, put: 0 } })
    for (let n = 0; n < 59; n += 1)
      await send('/api/v1/fid/3', from('a', { 'x-api-key': createToken() }))
    expect((await send('/api/v1/fid/3', from('a', { 'x-api-key': token }))).status).toBe(200)
    expect((await send('/api/v1/fid/3', from('a', { 'x-api-key': createToken() }))).status).toBe(
      200,
    )
    expect((await send('/api/v1/fid/3', from('a', { 'x-api-key': createToken() }))).status).toBe(
      429,
    )
  })
})
