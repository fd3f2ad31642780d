import { expect, test } from 'vitest'
import { objection, regexesOf } from './regexes.ts'

test('finds literals, and expressions made of text and templates', () => {
  const code = [
    'const a: RegExp = /x+/gi',
    'const b = new RegExp(`^[0-9]{' + '$' + "{n}}$`, 'u')",
    'const c = 1 / 2 / 3',
    "const d = '/no/'",
  ].join('\n')
  expect(regexesOf('a.ts', code)).toEqual([
    { file: 'a.ts', line: 1, source: 'x+', flags: 'gi' },
    { file: 'a.ts', line: 0, source: '^[0-9]{8}$', flags: 'u' },
  ])
})

test('refuses an expression that it cannot know', () => {
  expect(() => regexesOf('a.ts', 'new RegExp(text)')).toThrow('cannot be checked')
})

test.each([
  [String.raw`\/+$`, 'polynomial'],
  ['^(a+)+$', 'exponential'],
])('objects to %s', { timeout: 60_000 }, async (source, why) => {
  expect(await objection({ source, flags: '' })).toContain(why)
})

test('has nothing against a linear one', { timeout: 60_000 }, async () => {
  expect(await objection({ source: '^[a-z0-9-]+$', flags: 'i' })).toBeNull()
})
