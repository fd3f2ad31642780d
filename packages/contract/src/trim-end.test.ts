import { expect, test } from 'vitest'
import { trimEnd } from './trim-end.ts'

test.each([
  ['a/b///', 'a/b'],
  ['///', ''],
  ['', ''],
  ['//a', '//a'],
])('%j without slashes at its end is %j', (text, trimmed) => {
  expect(trimEnd(text, /[/]/)).toBe(trimmed)
})
