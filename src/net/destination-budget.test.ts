import { createServer, type RequestListener, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { createDestinationBudget } from './destination-budget.ts'
import { createGuardedFetch } from './guarded-fetch.ts'
import { createGuardedPost } from './guarded-post.ts'
import { forClient, withAllowance } from './request-allowance.ts'

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections()
})

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** How many of some calls went through. */
function countOf(times: number, call: () => void): number {
  let count = 0
  for (let n = 0; n < times; n += 1) {
    try {
      call()
      count += 1
    } catch {
      // Over the budget.
    }
  }
  return count
}

it('counts the hosts of one registrable domain together, each minute again', () => {
  let now = 0
  const budget = createDestinationBudget({ perMinute: 10, clock: () => now })
  let n = 0
  const charge = (host: (n: number) => string) => () => {
    n += 1
    budget.chargeHost(new URL(`https://${host(n)}/`))
  }
  expect(
    countOf(
      40,
      charge((one) => `h${one}.victim.co.uk`),
    ),
  ).toBe(10)
  expect(
    countOf(
      40,
      charge(() => 'other.co.uk'),
    ),
  ).toBe(10)
  expect(
    countOf(
      40,
      charge((one) => `h${one}.alice.github.io`),
    ),
  ).toBe(10)
  expect(
    countOf(
      40,
      charge(() => 'bob.github.io'),
    ),
  ).toBe(10)
  now = 60_000
  expect(
    countOf(
      40,
      charge((one) => `h${one}.victim.co.uk`),
    ),
  ).toBe(10)
})

it('counts the domains of one address and of one /64 together', () => {
  const budget = createDestinationBudget({ perMinute: 10, clock: () => 0 })
  const charge = (address: string) => () =>
    budget.chargeAddresses(new URL(`https://d${Math.random()}.example/`), [address])
  expect(countOf(40, charge('203.0.113.1'))).toBe(20)
  expect(countOf(40, charge('203.0.113.2'))).toBe(20)
  expect(countOf(15, charge('2001:db9:1:2::1'))).toBe(15)
  expect(countOf(40, charge('2001:db9:1:2:ffff::1'))).toBe(5)
})

it('leaves two thirds of a budget to other clients', () => {
  const budget = createDestinationBudget({ perMinute: 30, clock: () => 0 })
  const charge = () => budget.chargeHost(new URL('https://gateway.example/'))
  expect(forClient('198.51.100.1', () => countOf(100, charge))).toBe(10)
  expect(forClient('198.51.100.2', () => countOf(100, charge))).toBe(10)
  expect(countOf(100, charge)).toBe(10)
})

it('leaves two thirds of the budget of an address, whatever domains a client has there', () => {
  const budget = createDestinationBudget({ perMinute: 30, clock: () => 0 })
  let n = 0
  const charge = () => {
    n += 1
    const url = new URL(`https://d${n}.example/`)
    budget.chargeHost(url)
    budget.chargeAddresses(url, ['203.0.113.1', '203.0.113.2'])
  }
  expect(forClient('198.51.100.1', () => countOf(100, charge))).toBe(20)
  expect(forClient('198.51.100.2', () => countOf(100, charge))).toBe(20)
  expect(countOf(100, charge)).toBe(20)
})

it('stops the requests of one lookup', () => {
  const budget = createDestinationBudget({ perMinute: 1000, clock: () => 0 })
  let n = 0
  const charge = () => {
    n += 1
    budget.chargeHost(new URL(`https://h${n}.example/`))
  }
  expect(withAllowance(16, () => countOf(100, charge))).toBe(16)
  expect(countOf(100, charge)).toBe(100)
})

it('counts every hop before the request is sent, whoever sends it', async () => {
  const seen: string[] = []
  const victim = await serve((request, response) => {
    seen.push(request.method ?? '')
    response.end('ok')
  })
  const lure = await serve((request, response) =>
    response.writeHead(307, { location: victim + request.url }).end(),
  )
  const budget = createDestinationBudget({ perMinute: 12, clock: () => 0 })
  const options = { allowPrivateOrigins: [lure, victim], budget }
  const [fetch, post] = [createGuardedFetch(options), createGuardedPost(options)]
  const outcomes = await Promise.all(
    Array.from({ length: 10 }, (_, n) =>
      fetch(`${lure}/${n}`, { maxBytes: 10 }).then(({ status }) => status),
    ),
  )
  expect(outcomes).toEqual(Array(10).fill(200))
  const send = () =>
    post(victim, { body: '{}', headers: {}, timeoutMs: 1000, signal: new AbortController().signal })
  expect((await send()).status).toBe(200)
  expect((await send()).status).toBe(200)
  await expect(send()).rejects.toMatchObject({ kind: 'busy' })
  await expect(fetch(`${victim}/x`, { maxBytes: 10 })).rejects.toMatchObject({ kind: 'busy' })
  expect(seen).toHaveLength(12)
})

it('counts an address that domains have behind a dead one', async () => {
  let seen = 0
  const port = Number(
    new URL(
      await serve((_request, response) => {
        seen += 1
        response.end('ok')
      }),
    ).port,
  )
  let domain = 0
  const fetch = createGuardedFetch({
    budget: createDestinationBudget({ perMinute: 5, clock: () => 0 }),
    resolve: async () => [`203.0.112.${domain}`, '93.184.215.14'],
    connect: ({ hostname }, callback) => {
      if (hostname.startsWith('203.')) return callback(new Error('refused'), null)
      const socket = connect(port, '127.0.0.1', () => callback(null, socket))
    },
  })
  for (domain = 1; domain <= 20; domain += 1)
    await fetch(`https://d${domain}.example/`, { maxBytes: 10 }).catch(() => {})
  expect(seen).toBe(10)
})
