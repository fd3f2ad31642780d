import { ServiceError } from '@whocast/contract/error.ts'
import { expect, test } from 'vitest'
import type { Engine, Write } from './engines/engine.ts'
import { createSharedWrite } from './together.ts'

/** An engine that counts transactions; a failing work fails the whole of it, as in PostgreSQL. */
function createCounting(failing?: Error) {
  let transactions = 0
  const write: Engine['write'] = async (work) => {
    transactions += 1
    if (failing) throw failing
    return work({} as Write)
  }
  return { write, count: () => transactions }
}

test('writes that wait at one time share transactions, each with its own result, in order', async () => {
  const engine = createCounting()
  const write = createSharedWrite(engine)
  const order: number[] = []
  const results = await Promise.all(
    Array.from({ length: 100 }, (_, n) =>
      write(async () => {
        order.push(n)
        return n * 2
      }),
    ),
  )
  expect(results).toEqual(Array.from({ length: 100 }, (_, n) => n * 2))
  expect(order).toEqual(Array.from({ length: 100 }, (_, n) => n))
  expect(engine.count()).toBe(7)
  expect(await write(async () => 'later')).toBe('later')
})

test('one that fails fails alone', async () => {
  const write = createSharedWrite(createCounting())
  const results = await Promise.allSettled(
    [1, 2, 3].map((n) =>
      write(async () => {
        if (n === 2) throw new Error('two')
        return n
      }),
    ),
  )
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
})

test('a database out of reach is told to all at once', async () => {
  const engine = createCounting(new ServiceError('unavailable', 'away'))
  const write = createSharedWrite(engine)
  const results = await Promise.allSettled([1, 2, 3].map((n) => write(async () => n)))
  expect(results.every(({ status }) => status === 'rejected')).toBe(true)
  expect(engine.count()).toBe(1)
})
