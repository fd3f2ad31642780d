import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createFailureLog } from './failure-log.ts'
import { SourceError } from './source-error.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function start() {
  const lines: { message: string; count?: unknown; source?: unknown; seconds?: unknown }[] = []
  const failed = createFailureLog({ warn: (fields, message) => lines.push({ ...fields, message }) })
  const fail = (source: string, reason: string) =>
    failed({ source, verb: 'widen', error: new SourceError(source, reason) })
  return { lines, fail }
}

test('one line for a source and a reason, and one an interval with how often', () => {
  const { lines, fail } = start()
  for (let n = 0; n < 1000; n += 1) fail('ens', 'unreachable')
  expect(lines).toMatchObject([{ message: 'source failed', source: 'ens' }])
  vi.advanceTimersByTime(60_000)
  expect(lines.slice(1)).toMatchObject([
    { message: 'source failed again', source: 'ens', count: 999, seconds: 60 },
  ])
})

test('sources and reasons are told apart', () => {
  const { lines, fail } = start()
  fail('ens', 'unreachable')
  fail('ens', 'answered 500')
  fail('neynar', 'unreachable')
  expect(lines).toHaveLength(3)
})

test('after a quiet interval the next failure is a line of its own', () => {
  const { lines, fail } = start()
  fail('ens', 'answered 500')
  vi.advanceTimersByTime(60_000)
  expect(lines).toHaveLength(1)
  fail('ens', 'answered 500')
  expect(lines).toHaveLength(2)
})

test('a source that makes up reasons does not fill the log', () => {
  const { lines, fail } = start()
  for (let n = 0; n < 10_000; n += 1) fail('upstream', `reason ${n}`)
  expect(lines.length).toBe(200)
})
