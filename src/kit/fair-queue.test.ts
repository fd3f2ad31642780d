import { expect, it } from 'vitest'
import { FairQueue } from './fair-queue.ts'

const drain = <T>(queue: FairQueue<T>): T[] => {
  const items: T[] = []
  for (let item = queue.shift(); item !== undefined; item = queue.shift()) items.push(item)
  return items
}

it('lets owners take turns, each in order', () => {
  const queue = new FairQueue<string>(10)
  for (const item of ['a1', 'a2', 'a3', 'b1', 'b2', 'c1']) queue.push(item.slice(0, 1), item)
  expect(queue.shift()).toBe('a1')
  queue.push('d', 'd1')
  expect(drain(queue)).toEqual(['b1', 'c1', 'a2', 'd1', 'b2', 'a3'])
  expect(queue.shift()).toBeUndefined()
})

it('drops the newest of who has the most when it is full', () => {
  const queue = new FairQueue<string>(3)
  for (const item of ['a1', 'a2', 'a3']) expect(queue.push('a', item)).toBeUndefined()
  expect(queue.push('a', 'a4')).toBe('a4')
  expect(queue.push('b', 'b1')).toBe('a3')
  expect(queue.push('c', 'c1')).toBe('a2')
  expect(queue.push('d', 'd1')).toBe('d1')
  expect(drain(queue)).toEqual(['a1', 'b1', 'c1'])
  expect(queue.push('d', 'd2')).toBeUndefined()
  expect(drain(queue)).toEqual(['d2'])
})
