import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { type DnsAnswer, type DnsServer, startDnsServer } from '../../test/network/dns.ts'
import { startStandIn } from '../../test/network/stand-in.ts'
import { createLookup } from './lookup.ts'
import { forClient } from './request-allowance.ts'
import { createResolver, ResolveError, type ResolverOptions } from './resolver.ts'

const servers: DnsServer[] = []
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()))
})

async function start(
  answer: (name: string) => DnsAnswer | Promise<DnsAnswer>,
  options: ResolverOptions = {},
) {
  const server = await startDnsServer(answer)
  servers.push(server)
  const resolve = createResolver({
    servers: [server.address],
    timeoutMs: 2000,
    hosts: new Map(),
    ...options,
  })
  return { resolve, server }
}

const kindOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => (error instanceof ResolveError ? error.kind : error),
  )

test('gives the addresses of both families, alternating', async () => {
  const { resolve } = await start(() => ({ addresses: ['192.0.2.1', '192.0.2.2', '2001:db8::1'] }))
  expect(await resolve('Both.test')).toEqual(['192.0.2.1', '2001:db8::1', '192.0.2.2'])
})

test.each<[DnsAnswer, string]>([
  ['not-found', 'not-found'],
  ['failed', 'failed'],
  ['silent', 'timeout'],
  [{ addresses: [] }, 'not-found'],
])('says why there is none: %j', async (answer, kind) => {
  const { resolve } = await start(() => answer, { timeoutMs: 300 })
  expect(await kindOf(resolve('gone.test'))).toBe(kind)
})

test('asks once for many who want the same, and keeps the answer', async () => {
  const { resolve, server } = await start(() => ({ addresses: ['192.0.2.1'] }))
  await Promise.all(Array.from({ length: 20 }, () => resolve('one.test')))
  await resolve('one.test')
  expect(server.questions).toEqual(['one.test', 'one.test'])
})

test('asks once for many clients who want the same at once', async () => {
  const asked: string[] = []
  const { resolve } = await start(async (name) => {
    asked.push(name)
    await sleep(300)
    return { addresses: ['192.0.2.1'] }
  })
  const answers = Array.from({ length: 60 }, (_, n) =>
    forClient(`198.51.100.${n}`, () => resolve('popular.test')),
  )
  for (const answer of await Promise.all(answers)) expect(answer).toEqual(['192.0.2.1'])
  // One for each family.
  expect(asked).toHaveLength(2)
})

test('remembers a failure, so that the name does not take a slot again at once', async () => {
  const { resolve, server } = await start(() => 'failed')
  expect(await kindOf(resolve('bad.test'))).toBe('failed')
  const asked = server.questions.length
  expect(await kindOf(resolve('bad.test'))).toBe('failed')
  expect(server.questions.length).toBe(asked)
})

test('a domain whose servers are silent does not keep the others waiting', async () => {
  const { resolve } = await start(
    (name) => (name.endsWith('.silent.test') ? 'silent' : { addresses: ['192.0.2.1'] }),
    {
      concurrency: 4,
      perDomain: 2,
      timeoutMs: 2000,
    },
  )
  let hasSilenceEnded = false
  const silent = Array.from({ length: 20 }, (_, index) => kindOf(resolve(`${index}.a.silent.test`)))
  void Promise.any(silent).then(() => {
    hasSilenceEnded = true
  })
  expect(await resolve('loud.example')).toEqual(['192.0.2.1'])
  expect(hasSilenceEnded).toBe(false)
  await Promise.all(silent)
})

test('nor those of the same client', async () => {
  const { resolve } = await start(
    (name) => (name.endsWith('.silent.test') ? 'silent' : { addresses: ['192.0.2.1'] }),
    { concurrency: 9, perDomain: 2 },
  )
  await forClient('198.51.100.1', async () => {
    const silent = Array.from({ length: 20 }, (_, n) => kindOf(resolve(`${n}.silent.test`)))
    expect(await Promise.race([resolve('loud.example'), ...silent])).toEqual(['192.0.2.1'])
    await Promise.all(silent)
  })
})

test('names that found no slot in time are not remembered as failed', async () => {
  let isSilent = true
  const { resolve } = await start(() => (isSilent ? 'silent' : { addresses: ['192.0.2.1'] }), {
    concurrency: 1,
    waiting: 0,
    timeoutMs: 300,
  })
  const first = kindOf(resolve('first.test'))
  expect(await kindOf(resolve('second.test'))).toBe('busy')
  expect(await first).toBe('timeout')
  isSilent = false
  expect(await resolve('second.test')).toEqual(['192.0.2.1'])
})

test('silent domains below a public suffix do not keep the others below it waiting', async () => {
  const { resolve } = await start(
    (name) => (name.includes('silent') ? 'silent' : { addresses: ['192.0.2.1'] }),
    { perDomain: 2 },
  )
  const silent = Array.from({ length: 4 }, (_, n) => kindOf(resolve(`silent${n}.co.uk`)))
  const first = await Promise.race([resolve('loud.co.uk'), ...silent])
  expect(first).toEqual(['192.0.2.1'])
  await Promise.all(silent)
})

test('names that waited too long for a slot are not remembered as failed', async () => {
  let isSilent = true
  const { resolve } = await start(
    async (name) => {
      if (name === 'last.test') return isSilent ? 'silent' : { addresses: ['192.0.2.1'] }
      await sleep(200)
      return { addresses: ['192.0.2.2'] }
    },
    { concurrency: 1, timeoutMs: 600 },
  )
  const others = ['first.test', 'second.test'].map((name) => kindOf(resolve(name)))
  expect(await kindOf(resolve('last.test'))).toBe('busy')
  await Promise.all(others)
  isSilent = false
  expect(await resolve('last.test')).toEqual(['192.0.2.1'])
})

test('a client with many silent domains does not keep the others waiting', async () => {
  const { resolve } = await start(
    (name) => (name.includes('silent') ? 'silent' : { addresses: ['192.0.2.1'] }),
    { concurrency: 6 },
  )
  const wanted = [...Array.from({ length: 20 }, (_, n) => `silent${n}.test`), 'popular.test']
  const silent = forClient('198.51.100.1', () => wanted.map((name) => kindOf(resolve(name))))
  const popular = forClient('198.51.100.2', () => resolve('popular.test'))
  expect(await Promise.race([popular, ...silent])).toEqual(['192.0.2.1'])
  expect(await Promise.race([resolve('loud.test'), ...silent])).toEqual(['192.0.2.1'])
  await Promise.all(silent)
  expect(await resolve('popular.test')).toEqual(['192.0.2.1'])
})

test('the hosts file, localhost and addresses need no DNS', async () => {
  const { resolve, server } = await start(() => 'failed', {
    hosts: new Map([['snapchain', ['10.0.0.2']]]),
  })
  expect(await resolve('snapchain')).toEqual(['10.0.0.2'])
  expect(await resolve('app.localhost')).toEqual(['127.0.0.1', '::1'])
  expect(await resolve('192.0.2.9')).toEqual(['192.0.2.9'])
  expect(server.questions).toEqual([])
})

test('completes short names by the search list, and only then asks the system', async () => {
  const asked: string[] = []
  const { resolve } = await start(
    (name) => (name === 'node.prod.svc' ? { addresses: ['10.0.0.3'] } : 'not-found'),
    {
      search: { domains: ['dev.svc', 'prod.svc'], ndots: 1 },
      fallback: async (hostname) => {
        asked.push(hostname)
        return ['10.0.0.4']
      },
    },
  )
  expect(await resolve('node')).toEqual(['10.0.0.3'])
  expect(asked).toEqual([])
  expect(await resolve('printer.local')).toEqual(['10.0.0.4'])
  expect(asked).toEqual(['printer.local'])
})

test('a socket connects by it', async () => {
  const target = await startStandIn(() => ({ body: 'hello' }))
  const { resolve } = await start(() => ({ addresses: ['127.0.0.1'] }))
  const socket = connect({
    host: 'upstream.test',
    port: target.port,
    lookup: createLookup(resolve),
  })
  await new Promise((done, fail) => socket.once('connect', done).once('error', fail))
  expect(socket.remoteAddress).toBe('127.0.0.1')
  socket.destroy()
  await target.close()
})
