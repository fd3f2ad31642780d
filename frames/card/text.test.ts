import { describe, expect, it } from 'vitest'
import { drawable } from './fonts.ts'
import { cleanText, initialsOf, lineCount } from './text.ts'

describe('cleanText', () => {
  it('removes control characters', () =>
    expect(cleanText('a\u202eb\u200bc\u0000d\u2066e\ufeff', 20)).toBe('abcde'))
  it('keeps joiners of emoji and scripts', () =>
    expect(cleanText('👩‍💻 می‌خواهم', 20)).toBe('👩‍💻 می‌خواهم'))
  it('folds white space and lines', () => expect(cleanText('  a \n\n b\t c ', 20)).toBe('a b c'))
  it('limits stacked marks', () =>
    expect(cleanText(`g${'\u0336'.repeat(50)}o`, 20)).toBe(`g${'\u0336'.repeat(4)}o`))
  it('cuts between graphemes', () =>
    expect(cleanText('👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦', 2)).toBe('👨‍👩‍👧‍👦…'))
  it('is fast with a megabyte', () =>
    expect(cleanText('x'.repeat(1_000_000), 10)).toBe('xxxxxxxxx…'))
})

describe('initialsOf', () => {
  it.each([
    ['Mira Oyelaran', 'MO'],
    ['mira.eth', 'ME'],
    ['madonna', 'M'],
    ['Jean-Luc van der Berg', 'JB'],
    ['山田さくら', '山'],
    ['김민준', '김'],
    ['ليلى عبد الرحمن', 'ل'],
    ['🦊 Foxy', '🦊'],
    ['👩‍💻', '👩‍💻'],
    ['  "Quoted" name', 'QN'],
  ])('of %j are %j', (name, initials) => expect(initialsOf(name)).toBe(initials))
  it.each(['', '···', '0xAb58…eC9B'])('returns null for %j', (name) =>
    expect(initialsOf(name)).toBeNull(),
  )
})

describe('drawable', () => {
  it.each([
    'Mira',
    'ليلى',
    'נועם',
    'आरव',
    'สมชาย',
    '山田さくら',
    '김민준',
    '王小明',
    '🦊👩‍💻🇯🇵❤️',
    '𝓿𝓲𝓫𝓮𝓼',
    'ქართული',
    'Ελλάδα Кириллица',
  ])('leaves %s as it is', (text) => expect(drawable(text)).toBe(text))
  it('omits letters without a font, with a sign for them where one name must not pass for another', () => {
    expect(drawable('vit\u{12000}\u{12001}alik')).toBe('vitalik')
    expect(drawable('vit\u{12000}\u{12001}alik', '…')).toBe('vit…alik')
  })
})

describe('lineCount', () => {
  it('counts lines by words, and breaks where a script does', () => {
    expect(lineCount('', 30, 700)).toBe(0)
    expect(lineCount('one two', 30, 700)).toBe(1)
    expect(lineCount('word '.repeat(40).trim(), 30, 700)).toBeGreaterThan(3)
    expect(lineCount('字'.repeat(50), 30, 700)).toBe(3)
    expect(lineCount('x'.repeat(200), 30, 700)).toBeGreaterThan(4)
  })
})
