import { describe, expect, it } from 'vitest'
import { directionOf } from './direction.ts'

describe('directionOf', () => {
  it.each([
    ['Mira', 'ltr'],
    ['ליאור', 'rtl'],
    ['123 ليلى', 'rtl'],
    ['@layla ليلى', 'ltr'],
    ['🦊 נועם', 'rtl'],
    ['123 !', 'ltr'],
    ['', 'ltr'],
  ])('of %j is %s', (text, direction) => expect(directionOf(text)).toBe(direction))
})
