import { expect, test } from 'vitest'
import { silentLogger } from '../../test/silent.ts'
import { createFarLimiter } from './far-limit.ts'
import type { SharedCounters } from './rate-limit.ts'

const anon = { name: 'anon', limit: 120 }
/** The part of the limit that a process may exceed. */
const ADVANCE = 8

/** Counters a round trip away: they answer when the test says so. */
function createWorld() {
  const world = { now: 1_000_000, isDown: false, asked: 0, alone: 0 }
  const clock = () => world.now
  const counts = new Map<string, { total: number; end: number }>()
  const travelling: (() => void)[] = []
  const counters: SharedCounters = {
    async add(key, points) {
      world.asked += 1
      await new Promise<void>((resolve) => travelling.push(resolve))
      if (world.isDown) throw new Error('down')
      const known = counts.get(key)
      const count = known && known.end > clock() ? known : { total: 0, end: clock() + 60_000 }
      count.total += points
      counts.set(key, count)
      return { total: count.total, msLeft: count.end - clock() }
    },
  }
  return Object.assign(world, {
    limiter: () =>
      createFarLimiter({
        counters,
        clock,
        onAlone: () => {
          world.alone += 1
        },
        log: silentLogger,
      }),
    /** Lets everything arrive that is on its way, in both directions. */
    async roundTrip() {
      for (const arrive of travelling.splice(0)) arrive()
      for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve))
    },
  })
}
type World = ReturnType<typeof createWorld>

/** Requests one after the other, with a round trip after each; those that were granted. */
async function takeSlowly(world: World, limiter: ReturnType<World['limiter']>, count: number) {
  let granted = 0
  for (let n = 0; n < count; n += 1) {
    const quota = limiter.take(anon, 'a')
    expect(quota).not.toBeInstanceOf(Promise)
    if ((await quota).isWithin) granted += 1
    await world.roundTrip()
  }
  return granted
}

test('no request waits for counters that are far away, and the limit is exact for one process', async () => {
  const world = createWorld()
  const limiter = world.limiter()
  expect(await takeSlowly(world, limiter, 130)).toBe(120)
  expect(limiter.peek(anon, 'a')).toMatchObject({ remaining: 0 })
  world.now += 60_000
  expect(await takeSlowly(world, limiter, 130)).toBe(120)
})

test('what other regions granted counts after a round trip', async () => {
  const world = createWorld()
  const [near, far] = [world.limiter(), world.limiter()]
  await takeSlowly(world, near, 100)
  expect(await takeSlowly(world, far, 40)).toBe(20)
  // It learns of the others by its next report.
  expect(await takeSlowly(world, near, 40)).toBe(1)
})

test.each([120, 6000])(
  'four processes never exceed %i by more than a sixteenth each, however slow the counters are',
  async (limit) => {
    const world = createWorld()
    const limiters = Array.from({ length: 4 }, world.limiter)
    let granted = 0
    let waiting = 0
    for (let n = 0; n < limit * 2; n += 1) {
      const quota = limiters[n % 4]?.take({ name: 'key', limit }, 'a')
      if (quota instanceof Promise) waiting += 1
      void Promise.resolve(quota).then((one) => {
        if (one?.isWithin) granted += 1
      })
      if (n % 50 === 0) await world.roundTrip()
    }
    while (world.asked < limit) {
      const before = world.asked
      await world.roundTrip()
      if (world.asked === before) break
    }
    expect(granted).toBeGreaterThanOrEqual(limit)
    expect(granted).toBeLessThanOrEqual(limit + 4 * Math.ceil(limit / 16))
    expect(waiting).toBeLessThan(limit * 2)
  },
)

test('a burst beyond the advance waits until it is counted', async () => {
  const world = createWorld()
  const limiter = world.limiter()
  const quotas = Array.from({ length: ADVANCE + 3 }, () => limiter.take(anon, 'a'))
  expect(quotas.filter((quota) => quota instanceof Promise)).toHaveLength(3)
  for (let n = 0; n < 3; n += 1) await world.roundTrip()
  expect((await Promise.all(quotas)).every(({ isWithin }) => isWithin)).toBe(true)
  expect(limiter.peek(anon, 'a').remaining).toBe(120 - ADVANCE - 3)
})

test('a cost larger than the advance is granted only if it is left', async () => {
  const world = createWorld()
  const [one, other] = [world.limiter(), world.limiter()]
  const costs = [one.take(anon, 'a', 100), other.take(anon, 'a', 100)]
  await world.roundTrip()
  const granted = (await Promise.all(costs)).filter(({ isWithin }) => isWithin)
  expect(granted).toHaveLength(1)
})

test('what is given back can be taken again', async () => {
  const world = createWorld()
  const limiter = world.limiter()
  for (let n = 0; n < 200; n += 1) {
    expect((await limiter.take(anon, 'a')).isWithin).toBe(true)
    limiter.give(anon, 'a')
    await world.roundTrip()
  }
  expect(limiter.peek(anon, 'a').remaining).toBe(120)
})

test('while the counters fail a process limits on its own, without waiting', async () => {
  const world = createWorld()
  const limiter = world.limiter()
  expect(await takeSlowly(world, limiter, 50)).toBe(50)
  world.isDown = true
  expect(await takeSlowly(world, limiter, 200)).toBe(70)
  expect(world.alone).toBe(1)
  world.now += 60_000
  expect(await takeSlowly(world, limiter, 200)).toBe(120)
  world.isDown = false
  world.now += 60_000
  expect(await takeSlowly(world, limiter, 200)).toBe(120)
})
