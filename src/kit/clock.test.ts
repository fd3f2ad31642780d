import { expect, test } from 'vitest'
import { createSteadyClock } from './clock.ts'

const HOUR_MS = 3_600_000

function createWorld() {
  const world = { wall: 1_700_000_000_000, monotonic: 5000 }
  const clock = createSteadyClock(
    () => world.wall,
    () => world.monotonic,
  )
  const pass = (ms: number) => {
    world.wall += ms
    world.monotonic += ms
  }
  return { world, clock, pass, start: world.wall }
}

test('tells the time of the system', () => {
  const { clock, pass, start } = createWorld()
  pass(1234)
  expect(clock()).toBe(start + 1234)
})

test('goes on when the system is set back', () => {
  const { world, clock, pass, start } = createWorld()
  pass(1000)
  world.wall -= HOUR_MS
  expect(clock()).toBe(start + 1000)
  pass(1000)
  expect(clock()).toBe(start + 2000)
})

test('follows the system forward, and back to where it would be', () => {
  const { world, clock, pass, start } = createWorld()
  world.wall += 48 * HOUR_MS
  expect(clock()).toBe(start + 48 * HOUR_MS)
  world.wall -= 48 * HOUR_MS
  pass(1000)
  expect(clock()).toBe(start + 1000)
})
