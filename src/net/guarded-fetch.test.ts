import { connect } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterEach, expect, test } from 'vitest'
import {
  type StandIn,
  type StandInAnswer,
  type StandInRequest,
  startStandIn,
} from '../../test/network/stand-in.ts'
import { createDestinationBudget } from './destination-budget.ts'
import { createGuardedFetch } from './guarded-fetch.ts'
import { FetchError } from './guarded-fetch-port.ts'
import { MemoryBudget } from './memory-budget.ts'
import { forClient } from './request-allowance.ts'
import { ResolveError } from './resolver.ts'

const open: StandIn[] = []
afterEach(async () => {
  await Promise.all(open.splice(0).map((standIn) => standIn.close()))
})

async function start(answer: (request: StandInRequest) => StandInAnswer): Promise<StandIn> {
  const standIn = await startStandIn(answer)
  open.push(standIn)
  return standIn
}

const limit = { maxBytes: 1000 }

const kindOf = async (work: Promise<unknown>) => {
  const error = await work.then(
    () => null,
    (reason: unknown) => reason,
  )
  return error instanceof FetchError ? error.kind : error
}

test('reads from an allow-listed origin', async () => {
  const server = await start(() => ({ body: { hello: 1 } }))
  const guardedFetch = createGuardedFetch({ allowPrivateOrigins: [server.url] })
  const { status, bytes, headers, url } = await guardedFetch(`${server.url}/x`, limit)
  expect({
    status,
    text: new TextDecoder().decode(bytes),
    type: headers.get('content-type'),
    url,
  }).toEqual({
    status: 200,
    text: '{"hello":1}',
    type: 'application/json',
    url: `${server.url}/x`,
  })
})

test('posts a body with headers', async () => {
  const server = await start(({ method, body, headers }) => ({
    body: { method, body, type: headers['content-type'] },
  }))
  const guardedFetch = createGuardedFetch({ allowPrivateOrigins: [server.url] })
  const { bytes } = await guardedFetch(server.url, {
    ...limit,
    method: 'POST',
    body: '{}',
    headers: { 'content-type': 'application/json' },
  })
  expect(JSON.parse(new TextDecoder().decode(bytes))).toEqual({
    method: 'POST',
    body: '{}',
    type: 'application/json',
  })
})

test('hands out any status, errors included', async () => {
  const server = await start(() => ({ status: 404, body: 'no' }))
  const guardedFetch = createGuardedFetch({ allowPrivateOrigins: [server.url] })
  expect((await guardedFetch(server.url, limit)).status).toBe(404)
})

test.each([
  ['http', 'http://example.com/'],
  ['another port', 'https://example.com:8443/'],
  ['credentials', 'https://user:pass@example.com/'],
  ['a data URL', 'data:text/plain,hello'],
  ['a file', 'file:///etc/passwd'],
  ['what is no URL', 'hello'],
  ['loopback', 'https://127.0.0.1/'],
  ['loopback as a number', 'https://2130706433/'],
  ['loopback in IPv6', 'https://[::1]/'],
  ['a mapped address', 'https://[::ffff:10.0.0.1]/'],
])('refuses %s', async (_what, url) => {
  const guardedFetch = createGuardedFetch({ resolve: async () => ['127.0.0.1'] })
  expect(await kindOf(guardedFetch(url, limit))).toBe('refused')
})

test('refuses a host when any of its addresses is private', async () => {
  const guardedFetch = createGuardedFetch({ resolve: async () => ['1.1.1.1', '10.0.0.1'] })
  expect(await kindOf(guardedFetch('https://example.com/', limit))).toBe('refused')
})

test('connects to the address it checked, asking the DNS once', async () => {
  const answers = [['1.1.1.1'], ['127.0.0.1']]
  const dialled: string[] = []
  const guardedFetch = createGuardedFetch({
    resolve: async () => answers.shift() ?? [],
    connect: ({ hostname, servername }, callback) => {
      dialled.push(`${hostname} as ${servername}`)
      callback(new Error('unreachable'), null)
    },
  })
  expect(await kindOf(guardedFetch('https://example.com/', limit))).toBe('failed')
  expect(dialled).toEqual(['1.1.1.1 as example.com'])
})

test('checks where a redirect leads', async () => {
  const victim = await start(() => ({ body: 'secret' }))
  const server = await start(() => ({ status: 302, headers: { location: `${victim.url}/` } }))
  const guardedFetch = createGuardedFetch({ allowPrivateOrigins: [server.url] })
  expect(await kindOf(guardedFetch(server.url, limit))).toBe('refused')
  expect(victim.connections()).toBe(0)
})

test('follows three redirects and no more', async () => {
  const server = await start(({ path }) => {
    const left = Number(path.slice(1))
    return left === 0 ? { body: 'there' } : { status: 302, headers: { location: `/${left - 1}` } }
  })
  const guardedFetch = createGuardedFetch({ allowPrivateOrigins: [server.url] })
  expect((await guardedFetch(`${server.url}/3`, limit)).url).toBe(`${server.url}/0`)
  expect(await kindOf(guardedFetch(`${server.url}/4`, limit))).toBe('refused')
})

test('counts decoded bytes', async () => {
  const server = await start(() => ({
    headers: { 'content-encoding': 'gzip' },
    body: gzipSync(Buffer.alloc(100_000)),
  }))
  const guardedFetch = createGuardedFetch({ allowPrivateOrigins: [server.url] })
  expect((await guardedFetch(server.url, { maxBytes: 100_000 })).bytes.length).toBe(100_000)
  expect(await kindOf(guardedFetch(server.url, { maxBytes: 99_999 }))).toBe('too-large')
})

test('ends an endless body at its limit', async () => {
  const endless = async function* () {
    for (;;) yield Buffer.alloc(10_000)
  }
  const server = await start(() => ({ body: endless() }))
  const guardedFetch = createGuardedFetch({ allowPrivateOrigins: [server.url] })
  expect(await kindOf(guardedFetch(server.url, { maxBytes: 50_000 }))).toBe('too-large')
})

test('tells a timeout from a broken connection and from the caller giving up', async () => {
  const server = await start(() => ({}))
  const guardedFetch = createGuardedFetch({ allowPrivateOrigins: [server.url] })
  server.setFault({ kind: 'hang' })
  const open = (path: string, more = {}) =>
    kindOf(guardedFetch(`${server.url}/${path}`, { ...limit, ...more }))
  expect(await open('hang', { timeoutMs: 50 })).toBe('timeout')
  server.setFault({ kind: 'drop' })
  expect(await open('drop')).toBe('failed')
  const reason = new Error('enough')
  expect(await open('abort', { signal: AbortSignal.abort(reason) })).toBe(reason)
})

test('waits for the DNS no longer than for the rest', async () => {
  const guardedFetch = createGuardedFetch({
    resolve: () => new Promise(() => {}),
    budget: createDestinationBudget({ perMinute: 10 }),
  })
  const open = (path: string, more: object) =>
    kindOf(guardedFetch(`https://silent.example/${path}`, { ...limit, ...more }))
  expect(await open('late', { timeoutMs: 50 })).toBe('timeout')
  const reason = new Error('enough')
  expect(await open('abort', { signal: AbortSignal.abort(reason) })).toBe(reason)
})

test('does not remember as failed a host whose name others kept from being resolved', async () => {
  const server = await start(() => ({ body: 'ok' }))
  let isBusy = true
  const guardedFetch = createGuardedFetch({
    budget: createDestinationBudget({ perMinute: 10 }),
    resolve: async (hostname) => {
      if (isBusy) throw new ResolveError('busy', hostname)
      return ['93.184.215.14']
    },
    connect: (_target, callback) => {
      const socket = connect(server.port, '127.0.0.1', () => callback(null, socket))
    },
  })
  expect(await kindOf(guardedFetch('https://host.example/', limit))).toBe('busy')
  isBusy = false
  expect((await guardedFetch('https://host.example/', limit)).status).toBe(200)
})

test('does not remember as failed a host whose answer found no memory in time', async () => {
  const server = await start(() => ({ body: 'ok' }))
  const downloads = new MemoryBudget({ bytes: 1000 })
  const others = downloads.lease()
  await others.grow(1000)
  const guardedFetch = createGuardedFetch({ allowPrivateOrigins: [server.url], downloads })
  expect(await kindOf(guardedFetch(server.url, { ...limit, timeoutMs: 100 }))).toBe('busy')
  others.release()
  expect((await guardedFetch(server.url, limit)).status).toBe(200)
})

test('a client whose answers stall leaves memory for those of others', async () => {
  const stalling = async function* () {
    yield Buffer.alloc(300)
    await new Promise(() => {})
  }
  const server = await start(({ path }) => ({ body: path === '/stall' ? stalling() : 'ok' }))
  const guardedFetch = createGuardedFetch({
    allowPrivateOrigins: [server.url],
    downloads: new MemoryBudget({ bytes: 999 }),
  })
  const ending = new AbortController()
  const stall = () =>
    kindOf(guardedFetch(`${server.url}/stall`, { ...limit, signal: ending.signal }))
  const stalled = forClient('198.51.100.1', () => [stall(), stall(), stall(), stall()])
  await expect.poll(() => server.requests.length).toBe(4)
  expect((await guardedFetch(`${server.url}/other`, limit)).status).toBe(200)
  ending.abort('over')
  expect(await Promise.all(stalled)).toEqual(Array(4).fill('over'))
})
