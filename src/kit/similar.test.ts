import fc from 'fast-check'
import { expect, it } from 'vitest'
import { editDistance, nearest } from './similar.ts'

it.each([
  ['abc', 'abc', 0],
  ['', 'abc', 3],
  ['abc', '', 3],
  ['abc', 'abd', 1],
  ['abc', 'ac', 1],
  ['abc', 'abxc', 1],
  ['abc', 'bac', 1],
  ['abc', 'acb', 1],
  ['abc', 'cab', 2],
  ['abcd', 'badc', 2],
  ['abc', 'xbca', 2],
])('from %s to %s it is %i', (one, other, distance) => {
  expect(editDistance(one, other)).toBe(distance)
  expect(editDistance(other, one)).toBe(distance)
})

/** The distance by its definition (optimal string alignment). */
function defined(one: string, other: string): number {
  if (one === '' || other === '') return one.length + other.length
  const isSwapped = one.length > 1 && other.length > 1 && one[0] === other[1] && one[1] === other[0]
  return Math.min(
    defined(one.slice(1), other) + 1,
    defined(one, other.slice(1)) + 1,
    defined(one.slice(1), other.slice(1)) + Number(one[0] !== other[0]),
    isSwapped ? defined(one.slice(2), other.slice(2)) + 1 : Number.POSITIVE_INFINITY,
  )
}

it('is the distance by definition, whatever was compared before', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'ñ'), maxLength: 6 })
  fc.assert(
    fc.property(text, text, (one, other) => {
      expect(editDistance(one, other)).toBe(defined(one, other))
    }),
  )
})

it('the nearest is the first of those equally near', () => {
  expect(nearest('fid', ['fids', 'fix', 'name'])).toEqual({ candidate: 'fids', distance: 1 })
  expect(nearest('fid', [])).toBeNull()
})
