import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { createPurger } from './cache-purge.ts'

interface Received {
  method: string | undefined
  path: string | undefined
  headers: Record<string, unknown>
  body: string
}

const closers: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
})

/** Starts a server of one provider's purge API, which checks what it documents. */
async function startApi(answer: (received: Received) => [status: number, body: object]) {
  const received: Received[] = []
  const server: Server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    const one = {
      method: request.method,
      path: request.url,
      headers: request.headers,
      body: Buffer.concat(parts).toString(),
    }
    const [status, body] = answer(one)
    if (status === 200) received.push(one)
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  closers.push(() => {
    server.closeAllConnections()
    server.close()
  })
  return { received, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

/** Fastly: the token, at most 256 keys, and the ID of a purge in the answer. */
const fastly = ({ method, path, headers }: Received): [number, object] => {
  if (headers['fastly-key'] !== 'token-1') return [401, { msg: 'Provided credentials are missing' }]
  const keys = String(headers['surrogate-key'] ?? '').split(' ')
  if (method === 'POST' && path === '/service/SU1Z/purge_all') return [200, { status: 'ok' }]
  if (method !== 'POST' || path !== '/service/SU1Z/purge') return [404, {}]
  return keys.length > 256 || keys[0] === ''
    ? [400, { msg: 'Bad request' }]
    : [200, Object.fromEntries(keys.map((key) => [key, '108-1391560174-974124']))]
}

/** Cloudflare: the token, and at most 30 tags; errors may come with status 200. */
const cloudflare = ({ method, path, headers, body }: Received): [number, object] => {
  const refused = { success: false, errors: [{ code: 10000 }], messages: [], result: null }
  if (headers.authorization !== 'Bearer token-2') return [403, refused]
  if (method !== 'POST' || path !== '/client/v4/zones/z1/purge_cache') return [404, refused]
  const { tags, purge_everything } = JSON.parse(body) as {
    tags?: string[]
    purge_everything?: boolean
  }
  if (!purge_everything && (!tags || tags.length === 0 || tags.length > 30)) return [400, refused]
  return [200, { success: true, errors: [], messages: [], result: { id: 'z1' } }]
}

function start(kind: 'fastly' | 'cloudflare', url: string, token: string) {
  const counted: string[] = []
  const log = { info: () => {}, warn: () => {} } as never
  const purger = createPurger({
    caches: [{ kind, url, token }],
    keyOf: (tag) => `key-${tag}`,
    telemetry: { count: (_name, { outcome = '' }) => counted.push(outcome) },
    log,
  })
  closers.push(purger.stop)
  return { purger, counted }
}

const tags = Array.from({ length: 300 }, (_, at) => `fid:${at}`)
const keys = tags.map((tag) => `key-${tag}`)

it('purges keys of a service of Fastly, 256 at a time', async () => {
  const api = await startApi(fastly)
  const { purger } = start('fastly', `${api.origin}/service/SU1Z`, 'token-1')
  purger.change({ tags })
  await expect.poll(() => api.received.length).toBeGreaterThanOrEqual(2)
  const sent = api.received.map(({ headers }) => String(headers['surrogate-key']).split(' '))
  expect(sent.slice(0, 2).map((some) => some.length)).toEqual([256, 44])
  expect(sent.slice(0, 2).flat()).toEqual(keys)
})

it('purges a whole service of Fastly', async () => {
  const api = await startApi(fastly)
  start('fastly', `${api.origin}/service/SU1Z`, 'token-1').purger.change({ all: true })
  await expect.poll(() => api.received[0]?.path).toBe('/service/SU1Z/purge_all')
})

it('purges tags of a zone of Cloudflare, 30 at a time', async () => {
  const api = await startApi(cloudflare)
  const { purger } = start('cloudflare', `${api.origin}/client/v4/zones/z1`, 'token-2')
  purger.change({ tags })
  await expect.poll(() => api.received.length).toBeGreaterThanOrEqual(10)
  const sent = api.received.slice(0, 10).flatMap(({ body }) => JSON.parse(body).tags as string[])
  expect(sent).toEqual(keys)
})

it('purges everything in a zone of Cloudflare', async () => {
  const api = await startApi(cloudflare)
  const { purger } = start('cloudflare', `${api.origin}/client/v4/zones/z1`, 'token-2')
  purger.change({ all: true })
  await expect.poll(() => api.received[0]?.body).toBe('{"purge_everything":true}')
})

it.each(['fastly', 'cloudflare'] as const)(
  'tries again when %s rejects the token',
  async (kind) => {
    const api = await startApi(kind === 'fastly' ? fastly : cloudflare)
    const path = kind === 'fastly' ? '/service/SU1Z' : '/client/v4/zones/z1'
    const { purger, counted } = start(kind, api.origin + path, 'another token')
    purger.change({ tags: ['fid:1'] })
    await expect.poll(() => counted.length).toBeGreaterThan(1)
    expect(new Set(counted)).toEqual(new Set(['failed']))
  },
)

it('tries again when Cloudflare reports a failure with status 200', async () => {
  let calls = 0
  const api = await startApi(() => [200, { success: ++calls > 1 }])
  const { purger, counted } = start('cloudflare', api.origin, 'token-2')
  purger.change({ tags: ['fid:1'] })
  await expect.poll(() => counted.slice(0, 2)).toEqual(['failed', 'done'])
})
