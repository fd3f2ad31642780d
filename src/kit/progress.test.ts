import { expect, test } from 'vitest'
import { createProgress, formatSeconds } from './progress.ts'

function shown(isTTY: boolean) {
  let now = 0
  let text = ''
  const progress = createProgress(
    { isTTY, columns: 100, write: (more: string) => (text += more) },
    'people',
    () => now,
  )
  return { progress, wait: (ms: number) => (now += ms), text: () => text }
}

test('draws one line at a terminal, with rate and time left', () => {
  const { progress, wait, text } = shown(true)
  wait(10_000)
  progress.update({ done: 250, total: 1000, count: 50_000 })
  expect(text()).toBe('\r██████░░░░░░░░░░░░░░░░░░  25%  50,000 people  5,000/s  30s left\u001b[K')
  progress.update({ done: 300, total: 1000, count: 60_000 })
  expect(text()).toHaveLength(
    '\r██████░░░░░░░░░░░░░░░░░░  25%  50,000 people  5,000/s  30s left\u001b[K'.length,
  )
})

test('writes plain lines now and then to anything else', () => {
  const { progress, wait, text } = shown(false)
  wait(4000)
  progress.update({ done: 1, total: 10, count: 1 })
  wait(2000)
  progress.update({ done: 5, total: 10, count: 600 })
  expect(text()).toBe(' 50%  600 people  100/s  6s left\n')
})

test('counts a stream without saying how much is left', () => {
  const { progress, wait, text } = shown(false)
  wait(10_000)
  progress.update({ done: 5, count: 600 })
  expect(text()).toBe('600 people  60/s\n')
})

test.each([
  [9.4, '9s'],
  [125, '2m 05s'],
  [3720, '1h 02m'],
])('says %d seconds as %s', (seconds, text) => {
  expect(formatSeconds(seconds)).toBe(text)
})
