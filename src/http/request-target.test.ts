import { expect, test } from 'vitest'
import { hasDotSegment, joinApiRoot } from './request-target.ts'

test.each([
  ['/api/v1//fid/3', '/api/v1/fid/3'],
  ['/api/v1////fid/3?a=//b', '/api/v1/fid/3?a=//b'],
  ['/api/v1/socials/custom//a', '/api/v1/socials/custom//a'],
  ['//metrics', '//metrics'],
  ['/api/v1', '/api/v1'],
])('%s is answered as %s', (target, joined) => {
  expect(joinApiRoot(target)).toBe(joined)
})

test.each(['/..', '/a/./b', '/%2E/a', '/a/.%2e?b'])('%s has a dot segment', (target) => {
  expect(hasDotSegment(target)).toBe(true)
})

test.each(['/a.b', '/...', '/.well-known/a', '/a?b=/../c', '/a/.b'])('%s has none', (target) => {
  expect(hasDotSegment(target)).toBe(false)
})
