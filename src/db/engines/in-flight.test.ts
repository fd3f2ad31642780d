import { expect, it } from 'vitest'
import { createInFlight } from './in-flight.ts'

/** Work on connections that share one processor: each piece takes as long as those before it. */
function start(connections: number) {
  let now = 0
  const inFlight = createInFlight(connections, () => now)
  const ends: (() => void)[] = []
  const begin = () => void inFlight.run(() => new Promise<void>((resolve) => ends.push(resolve)))
  return {
    inFlight,
    begin,
    /** Ends the oldest work after `ms`. */
    async end(ms: number) {
      now += ms
      ends.shift()?.()
      await new Promise((resolve) => setImmediate(resolve))
    },
  }
}

it('takes three for each connection while none is slow', async () => {
  const { inFlight, begin, end } = start(2)
  for (let at = 0; at < 20; at += 1) {
    begin()
    await end(10)
  }
  for (let at = 0; at < 3; at += 1) begin()
  expect(inFlight.load()).toBe(0.5)
})

it('takes less while work is slower than alone, and more again afterwards', async () => {
  const { inFlight, begin, end } = start(4)
  const alone = async (times: number) => {
    for (let at = 0; at < times; at += 1) {
      begin()
      await end(10)
    }
  }
  await alone(20)
  for (let at = 0; at < 6; at += 1) begin()
  expect(inFlight.load()).toBe(0.5)
  // Six in flight that end one after the other take 60 ms each.
  for (let at = 0; at < 100; at += 1) {
    await end(10)
    begin()
  }
  expect(inFlight.load()).toBeGreaterThan(1)
  for (let at = 0; at < 6; at += 1) await end(10)
  expect(inFlight.load()).toBe(0)
  await alone(200)
  for (let at = 0; at < 6; at += 1) begin()
  expect(inFlight.load()).toBe(0.5)
})

it('takes one at least, and what fails counts until then', async () => {
  const { inFlight, begin, end } = start(1)
  begin()
  await end(1)
  begin()
  for (let at = 0; at < 500; at += 1) {
    begin()
    await end(10)
  }
  expect(inFlight.load()).toBe(1)
  await end(1)
  await expect(inFlight.run(() => Promise.reject(new Error('gone')))).rejects.toThrow('gone')
  expect(inFlight.load()).toBe(0)
})
