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

it('the nearest is the first of those equally near', () => {
  expect(nearest('fid', ['fids', 'fix', 'name'])).toEqual({ candidate: 'fids', distance: 1 })
  expect(nearest('fid', [])).toBeNull()
})
