import { ServiceError } from '@whocast/contract/error.ts'
import { expect, it } from 'vitest'
import { costOf, createAdmission, type RequestCost } from './admission.ts'

/** An admission whose clock and load are set by the test. */
function start() {
  let now = 0
  let waiting = 0
  let sample = () => {}
  const rejected: RequestCost[] = []
  const admission = createAdmission({
    clock: () => now,
    random: () => 0.5,
    waiting: () => waiting,
    onReject: (cost) => void rejected.push(cost),
    repeat: (run) => {
      sample = run
      return () => {}
    },
  })
  return {
    rejected,
    /** Lets samples pass with ten requests each, each sample late by so many ms. */
    pass(samples: number, lateMs: number, { callers = 0, requests = 10 } = {}) {
      waiting = callers
      for (let at = 0; at < samples; at += 1) {
        for (let one = 0; one < requests; one += 1) admission.admit('none')
        now += 25 + lateMs
        sample()
      }
    },
    isAdmitted(cost: RequestCost): boolean {
      try {
        admission.admit(cost)
        return true
      } catch (error) {
        expect(error).toBeInstanceOf(ServiceError)
        expect(error).toMatchObject({ code: 'unavailable', status: 503, retryAfterSeconds: 1 })
        return false
      }
    },
  }
}

const costs: RequestCost[] = ['none', 'low', 'high']

it('admits everything while the process keeps up', () => {
  const { pass, isAdmitted } = start()
  pass(100, 5)
  expect(costs.map(isAdmitted)).toEqual([true, true, true])
})

it('admits everything in a burst of half a second', () => {
  const { pass, isAdmitted } = start()
  pass(4, 100)
  expect(costs.map(isAdmitted)).toEqual([true, true, true])
})

it('admits everything while it is slow with few requests', () => {
  const { pass, isAdmitted } = start()
  pass(100, 100, { requests: 1 })
  expect(costs.map(isAdmitted)).toEqual([true, true, true])
})

it('admits everything while it hangs again and again with few requests', () => {
  const { pass, isAdmitted } = start()
  for (let round = 0; round < 20; round += 1) {
    // 28 requests in 645 ms.
    pass(1, 400, { requests: 12 })
    pass(4, 30, { requests: 4 })
  }
  expect(costs.map(isAdmitted)).toEqual([true, true, true])
})

it('rejects expensive requests first, and never free ones', () => {
  const { pass, isAdmitted, rejected } = start()
  pass(12, 80)
  expect(costs.map(isAdmitted)).toEqual([true, true, false])
  pass(20, 80)
  expect(costs.map(isAdmitted)).toEqual([true, false, false])
  expect(rejected).toEqual(['high', 'low', 'high'])
})

it('rejects requests while callers wait for the database', () => {
  const { pass, isAdmitted } = start()
  pass(60, 0, { callers: 8 })
  expect(costs.map(isAdmitted)).toEqual([true, false, false])
})

it('admits everything again once the load is gone', () => {
  const { pass, isAdmitted } = start()
  pass(100, 200)
  pass(100, 0)
  expect(costs.map(isAdmitted)).toEqual([true, true, true])
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
