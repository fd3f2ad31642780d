import { expect, it } from 'vitest'
import { watchPause } from './watch-pause.ts'

it('leaves the person some of the forty checks in every hour', () => {
  const times = [0]
  for (let ms = 0; ms < 6 * 3_600_000; ms += watchPause(ms)) times.push(ms)
  for (const from of times) {
    const inHour = times.filter((ms) => ms >= from && ms < from + 3_600_000)
    expect(inHour.length).toBeLessThanOrEqual(34)
  }
  expect(watchPause(0)).toBe(5000)
  expect(watchPause(12 * 3_600_000)).toBe(300_000)
})
