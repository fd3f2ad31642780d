import { expect, test } from 'vitest'
import { createKeyFilter } from './key-filter.ts'

const keys = (from: number, count: number) =>
  Array.from({ length: count }, (_, at) => `k:eth:0x${(from + at).toString(16).padStart(40, '0')}`)

test('knows each key that was added, and few others', () => {
  const filter = createKeyFilter(2 ** 20)
  const added = keys(0, 20_000)
  for (const key of added) filter.add(key)
  expect(added.filter((key) => !filter.mayHave(key))).toEqual([])
  // By the usual formula 0.003% of others.
  const others = keys(1_000_000, 100_000).filter((key) => filter.mayHave(key))
  expect(others.length).toBeLessThan(50)
})
