import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { createSurrogateKeys, surrogateKeyOf } from '../http/surrogate-keys.ts'
import { createPurger } from './cache-purge.ts'

/** A cache that answers purges as a test says, and remembers them. */
async function startCache(
  answer: (request: IncomingMessage, response: ServerResponse, at: number) => void,
) {
  const purges: {
    method: string | undefined
    token: string | undefined
    keys: string[]
    isAll: boolean
  }[] = []
  const server = createServer((request, response) => {
    const keys = String(request.headers['surrogate-key'] ?? '').split(' ')
    purges.push({
      method: request.method,
      token: request.headers.authorization,
      keys: keys.filter((key) => key !== ''),
      isAll: request.headers['purge-all'] !== undefined,
    })
    answer(request, response, purges.length)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  servers.push(server)
  return { purges, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

const servers: Server[] = []
const stops: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

const keysOf = createSurrogateKeys('a secret of the tests')
const ok = (_request: IncomingMessage, response: ServerResponse) => void response.end()

function start(...urls: string[]) {
  const counted: string[] = []
  const warned: string[] = []
  const purger = createPurger({
    caches: urls.map((url) => ({ kind: 'varnish', url, token: 'what caches know us by' })),
    keyOf: (tag) => surrogateKeyOf('a secret of the tests', tag),
    telemetry: { count: (name, { outcome }) => counted.push(`${name} ${outcome}`) },
    log: {
      info: (_fields: unknown, message?: string) => warned.push(String(message)),
      warn: (_fields: unknown, message?: string) => warned.push(String(message)),
    } as never,
  })
  stops.push(purger.stop)
  return { purger, counted, warned }
}

it('sends the keys of what changed, together, at once and twice again', async () => {
  const cache = await startCache(ok)
  const { purger } = start(cache.url)
  purger.change({ tags: ['fid:1', 'fname:ada'] })
  purger.change({ tags: ['fid:2'] })
  await expect.poll(() => cache.purges.length).toBe(3)
  const keys = keysOf(['fid:1', 'fname:ada', 'fid:2'])?.split(' ')
  for (const purge of cache.purges)
    expect(purge).toEqual({
      method: 'PURGE',
      token: 'Bearer what caches know us by',
      keys,
      isAll: false,
    })
})

it('purges everything where everything has changed', async () => {
  const cache = await startCache(ok)
  start(cache.url).purger.change({ all: true })
  await expect.poll(() => cache.purges[0]).toMatchObject({ keys: [], isAll: true })
})

it('tries again what failed, with what changed meanwhile, and says so once', async () => {
  const cache = await startCache((_request, response, at) => {
    response.statusCode = at <= 2 ? 503 : 200
    response.end()
  })
  const { purger, counted, warned } = start(cache.url)
  purger.change({ tags: ['fid:1'] })
  await expect.poll(() => cache.purges.length).toBe(1)
  purger.change({ tags: ['fid:2'] })
  await expect.poll(() => counted.filter((one) => one === 'purges done').length).toBeGreaterThan(0)
  expect(cache.purges[2]?.keys).toEqual(
    expect.arrayContaining(keysOf(['fid:1', 'fid:2'])?.split(' ') ?? []),
  )
  expect(warned).toEqual(['purging a cache failed; retrying', 'purges of a cache succeed again'])
})

it('does not keep one cache waiting for another that is dead or hangs', async () => {
  const silent = await startCache(() => {})
  const cache = await startCache(ok)
  const { purger } = start('http://127.0.0.1:9', silent.url, cache.url)
  purger.change({ tags: ['fid:1'] })
  await expect.poll(() => cache.purges.length).toBeGreaterThan(0)
})

it('purges everything when more waits than it keeps', async () => {
  const cache = await startCache(ok)
  const { purger } = start(cache.url)
  for (let n = 0; n < 300; n++)
    purger.change({ tags: Array.from({ length: 100 }, (_, at) => `fid:${n * 100 + at}`) })
  await expect.poll(() => cache.purges[0]).toMatchObject({ isAll: true })
})

it('sends what waits when it stops', async () => {
  const cache = await startCache(ok)
  const { purger } = start(cache.url)
  purger.change({ tags: ['fid:1'] })
  await purger.stop()
  expect(cache.purges).toHaveLength(1)
})

it('has keys that tell nothing of the tags without the secret', () => {
  const key = keysOf(['telegram:hidden'])
  expect(key).toMatch(/^[\w-]{12}$/)
  expect(createSurrogateKeys('another secret than that')(['telegram:hidden'])).not.toBe(key)
  expect(keysOf([])).toBeUndefined()
  expect(keysOf(Array.from({ length: 201 }, (_, at) => `fid:${at}`))).toBeUndefined()
})
