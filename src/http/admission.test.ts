import { ServiceError } from '@whocast/contract/error.ts'
import { expect, it } from 'vitest'
import { costOf, createAdmission, type RequestCost } from './admission.ts'

/** An admission whose clock and turns of the event loop are run by the test. */
function start() {
  let now = 0
  let endTurn = () => {}
  let loads = { low: 0, high: 0 }
  const rejected: RequestCost[] = []
  const admission = createAdmission({
    clock: () => now,
    load: (cost) => loads[cost],
    onReject: (cost) => void rejected.push(cost),
    atEndOfTurn: (end) => {
      endTurn = end
    },
  })
  const isAdmitted = (cost: RequestCost): boolean => {
    try {
      admission.admit(cost)
      return true
    } catch (error) {
      expect(error).toBeInstanceOf(ServiceError)
      expect(error).toMatchObject({ code: 'unavailable', status: 503, retryAfterSeconds: 1 })
      return false
    }
  }
  /** One turn of so many requests, each of which takes `ms` if it is admitted. */
  const turn = (requests: number, ms: number, cost: RequestCost = 'low') => {
    const before = now
    let admitted = 0
    for (let at = 0; at < requests; at += 1) {
      if (!isAdmitted(cost)) continue
      admitted += 1
      now += ms
    }
    endTurn()
    return { admitted, ms: now - before }
  }
  /** Leaves no cost any time for which it may be late. */
  const overload = (cost: RequestCost = 'low') => {
    for (let at = 0; at < 200; at += 1) turn(20, 1, cost)
  }
  return {
    rejected,
    turn,
    overload,
    /** Whether one is admitted in a turn that began `ms` ago. */
    isAdmittedAfter: (ms: number, cost: RequestCost): boolean => {
      now += 1
      admission.admit('none')
      now += ms
      const isIn = isAdmitted(cost)
      endTurn()
      return isIn
    },
    setLoads: (low: number, high: number) => {
      loads = { low, high }
    },
    pause: (ms: number) => {
      now += ms
    },
  }
}

const costs: RequestCost[] = ['none', 'low', 'high']

/** The costs of requests that are admitted `ms` after their turn began, with no time to be late. */
const admittedAfter = (ms: number, loads: { low: number; high: number } = { low: 0, high: 0 }) =>
  costs.filter((cost) => {
    const { overload, setLoads, isAdmittedAfter } = start()
    overload(cost)
    setLoads(loads.low, loads.high)
    return isAdmittedAfter(ms, cost)
  })

it('admits everything while the process keeps up', () => {
  const { turn, rejected } = start()
  for (let at = 0; at < 1000; at += 1) turn(2, 1)
  expect(rejected).toEqual([])
})

it('admits a burst of two seconds whole', () => {
  const { turn, pause } = start()
  // Enough requests a second before, so that its rate does not admit it.
  for (let at = 0; at < 100; at += 1) {
    turn(5, 1)
    pause(5)
  }
  expect(turn(1900, 1).admitted).toBe(1900)
})

it.each([0, 60_000])(
  'admits a burst whole, of which a first part came alone, %i ms after the last request',
  (ms) => {
    const { turn, pause } = start()
    turn(1, 0)
    pause(ms)
    expect(turn(58, 5).admitted + turn(942, 0.3).admitted).toBe(1000)
  },
)

it('admits as much as it can serve in time, whatever comes', () => {
  const { turn, overload } = start()
  overload()
  const turns = Array.from({ length: 200 }, () => turn(100, 1))
  const admitted = turns.reduce((sum, { admitted }) => sum + admitted, 0)
  const ms = turns.reduce((sum, { ms }) => sum + ms, 0)
  // The process is never idle, and no turn is longer than requests may queue.
  expect(admitted).toBe(ms)
  expect(Math.max(...turns.map(({ ms }) => ms))).toBeLessThanOrEqual(6)
})

it('admits everything while it is slow with few requests', () => {
  const { turn, pause, rejected } = start()
  for (let at = 0; at < 100; at += 1) {
    turn(2, 100, 'high')
    pause(50)
  }
  expect(rejected).toEqual([])
})

it('rejects expensive requests first, and never free ones', () => {
  expect(admittedAfter(1)).toEqual(['none', 'low', 'high'])
  expect(admittedAfter(4)).toEqual(['none', 'low'])
  expect(admittedAfter(10)).toEqual(['none'])
})

it('rejects the requests for which the database has too much in flight', () => {
  expect(admittedAfter(0, { low: 0.5, high: 1 })).toEqual(['none', 'low'])
  expect(admittedAfter(0, { low: 1, high: 1 })).toEqual(['none'])
})

it('rejects them also where each comes alone and is soon handed to the database', () => {
  const { turn, pause, setLoads } = start()
  const admittedWithin = (seconds: number) => {
    let admitted = 0
    for (let at = 0; at < 200 * seconds; at += 1) {
      admitted += turn(1, 0.3).admitted
      pause(4.7)
    }
    return admitted
  }
  expect(admittedWithin(10)).toBe(2000)
  setLoads(1, 1)
  // A burst of two seconds, then none.
  expect(admittedWithin(10)).toBeLessThan(600)
  expect(admittedWithin(10)).toBeLessThan(200)
})

it('admits fewer expensive requests while too many cheap ones are rejected', () => {
  const { turn, pause, overload } = start()
  for (let at = 0; at < 6; at += 1) overload()
  pause(5)
  expect(turn(100, 0, 'high').admitted).toBeLessThan(10)
  pause(6000)
  turn(1, 0)
  expect(turn(100, 0, 'high').admitted).toBe(100)
})

it('admits everything again once the load is gone', () => {
  const { turn, pause, overload } = start()
  overload()
  pause(20_000)
  for (let at = 0; at < 100; at += 1) turn(5, 0.1)
  expect(turn(300, 1).admitted).toBe(300)
})

it.each([
  ['GET', '/livez', 'none'],
  ['GET', '/api/v1/me', 'none'],
  ['GET', '/api/v1/fid/3', 'low'],
  ['PUT', '/api/v1/credentials', 'low'],
  ['GET', '/fname/dwr', 'low'],
  ['POST', '/api/v1/lookup', 'high'],
  ['GET', '/api/v1/search', 'high'],
  ['GET', '/api/v1/credentials', 'high'],
  ['GET', '/api/v1/changes', 'high'],
])('%s %s costs %s', (method, path, cost) => {
  expect(costOf(method, path)).toBe(cost)
})
