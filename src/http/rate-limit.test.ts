import { expect, test } from 'vitest'
import { silentLogger } from '../../test/silent.ts'
import { createLimiter, type Quota, type SharedCounters } from './rate-limit.ts'

const anon = { name: 'anon', limit: 120 }

/** Counters that several limiters share, with a clock, which can fail. */
function sharedCounters(clock: () => number) {
  const counts = new Map<string, { total: number; end: number }>()
  const state = { isDown: false, failures: 0, asked: 0 }
  const counters: SharedCounters = {
    async add(key, points) {
      state.asked += 1
      await new Promise((resolve) => setImmediate(resolve))
      if (state.isDown || state.failures-- > 0) throw new Error('down')
      const held = counts.get(key)
      const count = held && held.end > clock() ? held : { total: 0, end: clock() + 60_000 }
      count.total += points
      counts.set(key, count)
      return { total: count.total, msLeft: count.end - clock() }
    },
  }
  return { counters, state }
}

const createWorld = () => {
  const world = { now: 1_000_000 }
  return Object.assign(world, { clock: () => world.now })
}

test('grants exactly the limit in a window, and all of it in the next', async () => {
  const world = createWorld()
  const limiter = createLimiter({ clock: world.clock, log: silentLogger })
  const quotas = await Promise.all(Array.from({ length: 130 }, () => limiter.take(anon, 'a')))
  expect(quotas.filter(({ isWithin }) => isWithin)).toHaveLength(120)
  expect(quotas[0]).toEqual({ isWithin: true, remaining: 119, resetSeconds: 60 })
  expect(quotas[125]).toMatchObject({ isWithin: false, remaining: 0 })
  expect(await limiter.take(anon, 'b')).toMatchObject({ isWithin: true, remaining: 119 })
  world.now += 60_000 - 1001
  expect(limiter.peek(anon, 'a').resetSeconds).toBe(2)
  world.now += 1
  expect(limiter.peek(anon, 'a').resetSeconds).toBe(1)
  world.now += 1000
  expect(await limiter.take(anon, 'a')).toMatchObject({ isWithin: true, remaining: 119 })
})

test('what is given back can be taken again, and never more than was there', async () => {
  const limiter = createLimiter({ log: silentLogger })
  for (let n = 0; n < 200; n += 1) {
    expect((await limiter.take(anon, 'a')).isWithin).toBe(true)
    limiter.give(anon, 'a')
  }
  expect(limiter.peek(anon, 'a').remaining).toBe(120)
  limiter.give(anon, 'a', 50)
  expect(limiter.peek(anon, 'a').remaining).toBe(120)
})

test.each([120, 6000])(
  'four processes that share counters never grant more than %i together',
  async (limit) => {
    const world = createWorld()
    const { counters } = sharedCounters(world.clock)
    const limiters = Array.from({ length: 4 }, () =>
      createLimiter({ counters, clock: world.clock, log: silentLogger }),
    )
    const policy = { name: 'key', limit }
    const quotas = await Promise.all(
      Array.from({ length: limit * 2 }, (_, n) => limiters[n % 4]?.take(policy, 'a')),
    )
    const granted = quotas.filter((quota) => quota?.isWithin).length
    expect(granted).toBeLessThanOrEqual(limit)
    // What a process took and did not spend is at most its lease.
    expect(granted).toBeGreaterThanOrEqual(limit * 0.95)
  },
)

test('only the first request of a client waits for shared counters that answer soon', async () => {
  const world = createWorld()
  const { counters } = sharedCounters(world.clock)
  const limiter = createLimiter({ counters, clock: world.clock, log: silentLogger })
  let waits = 0
  for (let n = 0; n < 110; n += 1) {
    const quota = limiter.take(anon, 'a')
    if (quota instanceof Promise) waits += 1
    expect((await quota).isWithin).toBe(true)
    // As long as the counters take.
    for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setImmediate(resolve))
  }
  expect(waits).toBe(1)
})

test('a high limit asks the shared counters for a lease, not for every request', async () => {
  const { counters, state } = sharedCounters(Date.now)
  const limiter = createLimiter({ counters, log: silentLogger })
  for (let n = 0; n < 1000; n += 1) await limiter.take({ name: 'key', limit: 6000 }, 'a')
  expect(state.asked).toBeLessThan(20)
})

test('requests that wait at the same time are counted together, and exactly', async () => {
  const { counters, state } = sharedCounters(Date.now)
  const limiters = Array.from({ length: 4 }, () => createLimiter({ counters, log: silentLogger }))
  const quotas = await Promise.all(
    Array.from({ length: 300 }, (_, n) => limiters[n % 4]?.take(anon, 'a')),
  )
  expect(quotas.filter((quota) => quota?.isWithin)).toHaveLength(120)
  expect(state.asked).toBeLessThanOrEqual(16)
})

test('a lost connection is tried again before a process counts alone', async () => {
  const { counters, state } = sharedCounters(Date.now)
  const alone: number[] = []
  const limiters = [0, 1].map((n) =>
    createLimiter({ counters, onAlone: () => alone.push(n), log: silentLogger }),
  )
  state.failures = 1
  const quotas: (Quota | undefined)[] = []
  for (let n = 0; n < 200; n += 1) quotas.push(await limiters[n % 2]?.take(anon, 'a'))
  expect(quotas.filter((quota) => quota?.isWithin)).toHaveLength(120)
  expect(alone).toEqual([])
})

test('tells of each window that is counted alone, also while the counters are left alone', async () => {
  const { counters, state } = sharedCounters(Date.now)
  let alone = 0
  const limiter = createLimiter({ counters, onAlone: () => alone++, log: silentLogger })
  state.isDown = true
  for (const who of ['a', 'a', 'b', 'c', 'c'])
    expect((await limiter.take(anon, who)).isWithin).toBe(true)
  expect(alone).toBe(3)
})

test('measures how long the shared counters have failed, as long as it tries them', async () => {
  const world = createWorld()
  const { counters, state } = sharedCounters(world.clock)
  const limiter = createLimiter({ counters, clock: world.clock, log: silentLogger })
  await limiter.take(anon, 'a')
  expect(limiter.aloneMs()).toBe(0)
  state.isDown = true
  await limiter.take(anon, 'b')
  world.now += 60_000
  expect(limiter.aloneMs()).toBe(60_000)
  await limiter.take(anon, 'b')
  world.now += 119_000
  expect(limiter.aloneMs()).toBe(179_000)
  // Nobody came for two minutes: whether they work is unknown.
  world.now += 1000
  expect(limiter.aloneMs()).toBe(0)
  await limiter.take(anon, 'b')
  world.now += 5000
  expect(limiter.aloneMs()).toBe(5000)
  state.isDown = false
  await limiter.take(anon, 'c')
  expect(limiter.aloneMs()).toBe(0)
})

test('requests over the limit do not ask the shared counters', async () => {
  const { counters, state } = sharedCounters(Date.now)
  const limiter = createLimiter({ counters, log: silentLogger })
  for (let n = 0; n < 500; n += 1) await limiter.take(anon, 'a')
  expect(state.asked).toBeLessThanOrEqual(121)
})

test('with the shared counters down each process limits on its own, counting what it granted before', async () => {
  const world = createWorld()
  const { counters, state } = sharedCounters(world.clock)
  const limiter = createLimiter({ counters, clock: world.clock, log: silentLogger })
  const take = async (count: number) => {
    const quotas: Quota[] = []
    for (let n = 0; n < count; n += 1) quotas.push(await limiter.take(anon, 'a'))
    return quotas.filter(({ isWithin }) => isWithin).length
  }
  expect(await take(50)).toBe(50)
  state.isDown = true
  expect(await take(200)).toBe(70)
  world.now += 60_000
  expect(await take(200)).toBe(120)
  state.isDown = false
  world.now += 60_000
  expect(await take(200)).toBe(120)
})

test('counters that hang are asked once, and left alone', async () => {
  let asked = 0
  const add = () => {
    asked += 1
    return new Promise<never>(() => {})
  }
  const limiter = createLimiter({ counters: { add }, log: silentLogger })
  expect((await limiter.take(anon, 'a')).isWithin).toBe(true)
  expect((await limiter.take(anon, 'b')).isWithin).toBe(true)
  expect(asked).toBe(1)
})

test('a shared window that ends in hours, after the clock was set, does not limit clients for hours', async () => {
  const world = createWorld()
  const counters: SharedCounters = { add: async () => ({ total: 10_000, msLeft: 48 * 3_600_000 }) }
  const limiter = createLimiter({ counters, clock: world.clock, log: silentLogger })
  const quotas: Quota[] = []
  for (let n = 0; n < 130; n += 1) quotas.push(await limiter.take(anon, 'a'))
  expect(quotas.filter(({ isWithin }) => isWithin)).toHaveLength(120)
  expect(quotas.at(-1)?.resetSeconds).toBeLessThanOrEqual(60)
})
