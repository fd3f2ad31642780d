import fc from 'fast-check'
import { expect, test } from 'vitest'
import { token } from './sqlite-grams.ts'

test('the words of the index are the numbers in base 36, as rows have them that were written before', () => {
  const edges = [35, 36 ** 2, 36 ** 3, 36 ** 4, 36 ** 5, 36 ** 6].flatMap((edge) => [
    edge - 1,
    edge,
    edge + 1,
  ])
  for (const gram of [0, 1, ...edges, 2 ** 31 - 1, -(2 ** 31), -1])
    expect(token(gram | 0)).toBe((gram >>> 0).toString(36))
  fc.assert(fc.property(fc.integer(), (gram) => token(gram) === (gram >>> 0).toString(36)))
})
