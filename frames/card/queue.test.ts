import { expect, it } from 'vitest'
import { createQueue } from './queue.ts'

const never = () => new Promise<never>(() => {})

it('limits concurrency, and keeps the order', async () => {
  const queue = createQueue({ concurrency: 2, waiting: 10, timeoutMs: 60_000 })
  let running = 0
  let most = 0
  const order: number[] = []
  await Promise.all(
    Array.from({ length: 8 }, (_, at) =>
      queue.run(async () => {
        order.push(at)
        most = Math.max(most, ++running)
        await new Promise(setImmediate)
        running--
      }),
    ),
  )
  expect(most).toBe(2)
  expect(order).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
})

it('rejects when too many wait', async () => {
  const queue = createQueue({ concurrency: 1, waiting: 1, timeoutMs: 60_000 })
  // They reject when their time is over, if this process still runs.
  for (let at = 0; at < 2; at += 1) queue.run(never).catch(() => {})
  await expect(queue.run(never)).rejects.toMatchObject({
    code: 'unavailable',
    retryAfterSeconds: 1,
  })
})

it('gives up after its timeout, and never starts work without a waiting caller', async () => {
  const queue = createQueue({ concurrency: 1, waiting: 5, timeoutMs: 20 })
  let end: (() => void) | undefined
  const first = queue.run(() => new Promise<void>((resolve) => (end = resolve)))
  let isBegun = false
  const second = queue.run(async () => {
    isBegun = true
  })
  const rejected = [first, second].map((one) =>
    expect(one).rejects.toMatchObject({ code: 'unavailable' }),
  )
  await Promise.all(rejected)
  end?.()
  expect(await queue.run(async () => 'next')).toBe('next')
  expect(isBegun).toBe(false)
})

it('forwards errors and continues', async () => {
  const queue = createQueue({ concurrency: 1, waiting: 5, timeoutMs: 60_000 })
  await expect(queue.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await queue.run(async () => 1)).toBe(1)
})
