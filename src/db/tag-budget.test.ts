import { expect, test } from 'vitest'
import { createTagBudget } from './tag-budget.ts'

test('a few large changes in ten seconds are told by their tags, small ones always', () => {
  let now = 0
  const mayName = createTagBudget(() => now)
  expect([8000, 8000, 8000].map(mayName)).toEqual([true, true, true])
  expect(mayName(8000)).toBe(false)
  expect(mayName(1000)).toBe(true)
  now = 9999
  expect(mayName(8000)).toBe(false)
  now = 10_000
  expect(mayName(8000)).toBe(true)
})

test('a change of more tags than any batch has is told as everything, and uses up nothing', () => {
  const mayName = createTagBudget(() => 0)
  expect(mayName(10_001)).toBe(false)
  expect([10_000, 10_000, 10_000].map(mayName)).toEqual([true, true, true])
})
