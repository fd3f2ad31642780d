import { expect, test } from 'vitest'
import { MemoryBudget, MemoryError } from './memory-budget.ts'

const settled = async (work: Promise<unknown>) =>
  work.then(
    () => 'had',
    (error: unknown) => (error instanceof MemoryError ? 'refused' : error),
  )

test('what does not fit waits until something is given back, in order', async () => {
  const budget = new MemoryBudget({ bytes: 100 })
  const [first, large, small] = [budget.lease(), budget.lease(), budget.lease()]
  await first.grow(80)
  const order: string[] = []
  const both = [
    large.grow(50).then(() => order.push('large')),
    small.grow(10).then(() => order.push('small')),
  ]
  expect(budget.used).toBe(80)
  first.release()
  await Promise.all(both)
  expect(order).toEqual(['large', 'small'])
  expect(budget.used).toBe(60)
})

test('gives up when its signal ends, and lets those behind it go on', async () => {
  const budget = new MemoryBudget({ bytes: 100 })
  const [first, large, small] = [budget.lease(), budget.lease(), budget.lease()]
  await first.grow(80)
  const ending = new AbortController()
  const waiting = settled(large.grow(50, ending.signal))
  const behind = settled(small.grow(20))
  ending.abort()
  expect(await waiting).toBe('refused')
  expect(await behind).toBe('had')
  expect(budget.used).toBe(100)
})

test('refuses at once what could never fit, one too many, and a large lease that wants more', async () => {
  const budget = new MemoryBudget({ bytes: 100, waiting: 1, fairBytes: 40 })
  const [large, small, another] = [budget.lease(), budget.lease(), budget.lease()]
  expect(await settled(large.grow(101))).toBe('refused')
  await large.grow(60)
  await small.grow(40)
  expect(await settled(large.grow(1))).toBe('refused')
  const waiting = settled(small.grow(10))
  expect(await settled(another.grow(1))).toBe('refused')
  large.release()
  expect(await waiting).toBe('had')
})

test('a lease that is released twice is given back once', async () => {
  const budget = new MemoryBudget({ bytes: 100 })
  const lease = budget.lease()
  await lease.grow(60)
  lease.release()
  lease.release()
  expect(budget.used).toBe(0)
})

test('nobody waits for a client that has used its third', async () => {
  const budget = new MemoryBudget({ bytes: 90, waiting: 6, fairBytes: 40 })
  const [stalled, greedy, other, background] = [
    budget.lease('client'),
    budget.lease('client'),
    budget.lease('another client'),
    budget.lease(),
  ]
  expect(await settled(stalled.grow(31))).toBe('refused')
  await stalled.grow(30)
  const waiting = [settled(greedy.grow(10)), settled(greedy.grow(10))]
  expect(await settled(greedy.grow(10))).toBe('refused')
  await other.grow(20)
  await background.grow(35)
  const behind = settled(other.grow(10))
  background.release()
  expect(await behind).toBe('had')
  expect(budget.used).toBe(60)
  stalled.release()
  expect(await Promise.all(waiting)).toEqual(['had', 'had'])
  expect(budget.used).toBe(50)
})
