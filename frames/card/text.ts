import { graphemesOf } from '../person.ts'
import { textWidth, wideLetter } from './text-width.ts'

/** Characters that steer text instead of being seen. */
const invisible =
  /[\p{Cc}\p{Co}\p{Cs}\u00ad\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff9-\ufffc]/gu

/** More marks than any script stacks on one letter: the rest is vandalism. */
const stackedMarks = /(\p{M}{4})\p{M}+/gu

/** Returns a text on one line, without control characters, of at most `limit` graphemes. */
export function cleanText(text: string, limit: number): string {
  // A grapheme is seldom longer than a dozen units; the cut keeps hostile megabytes away from the
  // rest.
  const short = text.slice(0, limit * 16)
  const plain = short
    .normalize('NFC')
    .replace(/\s+/gu, ' ')
    .replace(invisible, '')
    .replace(stackedMarks, '$1')
    .trim()
  if (plain.length <= limit) return plain
  const clipped: string[] = []
  for (const letter of graphemesOf(plain)) {
    if (clipped.length === limit) return `${clipped.slice(0, -1).join('').trimEnd()}…`
    clipped.push(letter)
  }
  return plain
}

/**
 * Returns the initials of a name: the first graphemes of its first and last words. Scripts without
 * case (山, 김) and emoji have one. Null for an address, or when nothing can be drawn.
 */
export function initialsOf(name: string): string | null {
  if (/^0x[0-9a-f]/i.test(name)) return null
  const words = cleanText(name, 80)
    .split(/[\s._\-/|·]+/u)
    .map((word) => word.replace(/^[^\p{L}\p{N}\p{Extended_Pictographic}]+/u, ''))
    .filter((word) => word !== '')
  const first = firstGrapheme(words[0])
  if (first === null) return null
  const last = firstGrapheme(words.at(-1))
  const hasCase = (text: string) => /[\p{Lu}\p{Ll}\p{Lt}]/u.test(text)
  return words.length > 1 && last !== null && hasCase(first) && hasCase(last)
    ? `${first}${last}`.toLocaleUpperCase('en')
    : first.toLocaleUpperCase('en')
}

function firstGrapheme(word = ''): string | null {
  const [first = null] = graphemesOf(word)
  return first
}

/** Estimates how many lines a text takes in a column; a word longer than the column is broken. */
export function lineCount(text: string, size: number, width: number): number {
  if (text === '') return 0
  let lines = 1
  let used = 0
  const space = textWidth(' ', size)
  for (const word of breakable(text)) {
    const wide = textWidth(word, size)
    const gap = used === 0 ? 0 : space
    if (used + gap + wide <= width) used += gap + wide
    else {
      lines += (used === 0 ? 0 : 1) + Math.floor(wide / width)
      used = wide % width
    }
  }
  return lines
}

function* breakable(text: string): Iterable<string> {
  for (const word of text.split(' ')) {
    if (wideLetter.test(word)) yield* graphemesOf(word)
    else yield word
  }
}
