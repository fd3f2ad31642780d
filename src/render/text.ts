/** What a card must know about text: cleaning, initials, and about how wide it is. */

import { rightToLeft } from '../domain/direction.ts'

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Characters that steer text instead of being seen: controls, bidi embeddings and isolates, tags, fillers. */
const invisible =
  /[\p{Cc}\p{Co}\p{Cs}\u00ad\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff9-\ufffc]/gu

/** More marks than any script stacks on one letter: the rest is vandalism. */
const stackedMarks = /(\p{M}{4})\p{M}+/gu

/**
 * Text as it may be drawn: one line, without what steers or stacks, at most `limit` graphemes
 * (an ellipsis stands for the rest).
 */
export function cleanText(text: string, limit: number): string {
  // A grapheme is seldom longer than a dozen units; the cut keeps hostile megabytes away from the rest.
  const short = text.slice(0, limit * 16)
  const plain = short.normalize('NFC').replace(/\s+/gu, ' ').replace(invisible, '').replace(stackedMarks, '$1').trim()
  if (plain.length <= limit) return plain
  const kept: string[] = []
  for (const { segment } of graphemes.segment(plain)) {
    if (kept.length === limit) return `${kept.slice(0, -1).join('').trimEnd()}…`
    kept.push(segment)
  }
  return plain
}

/**
 * One or two graphemes that stand for a name: the first of its first and last words, one alone
 * for scripts that are written without case (山, 김) and for emoji; null for an address, and when nothing can be drawn.
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

function firstGrapheme(word: string | undefined): string | null {
  for (const { segment } of graphemes.segment(word ?? '')) return segment
  return null
}

/** Advances of printable ASCII in Inter SemiBold, hundredths of an em, from U+0020 on. */
const advances = [
  25, 32, 52, 64, 65, 100, 66, 33, 37, 37, 54, 67, 32, 47, 32, 38, 66, 42, 62, 64, 67, 61, 64, 58, 64, 64, 32, 33, 67, 67, 67, 54,
  100, 73, 66, 74, 72, 61, 59, 75, 75, 28, 58, 70, 57, 92, 76, 77, 65, 77, 65, 65, 66, 74, 73, 102, 72, 71, 65, 37, 38, 37, 48,
  47, 35, 57, 62, 58, 62, 59, 39, 63, 61, 26, 26, 57, 26, 90, 61, 61, 62, 62, 40, 55, 35, 61, 59, 84, 57, 59, 57, 45, 36, 45, 67,
]

const plainAscii = /^[\x20-\x7e]*$/

const wideLetter =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff00-\uff60]|\p{Extended_Pictographic}|\p{Regional_Indicator}/u

const hebrew = /\p{Script=Hebrew}/u

/**
 * Widths of a letter and of a mark that stands beside one, hundredths of an em, of scripts that are wider than most, by the
 * Unicode block: what three quarters of them are not wider than, in Noto Sans.
 */
const blocks = new Map<number, readonly [letter: number, mark: number]>(
  (
    [
      ['\u0780', 72, 0], // Thaana
      ['\u0900', 80, 30], // Devanagari
      ['\u0980', 78, 45], // Bengali
      ['\u0a00', 76, 30], // Gurmukhi
      ['\u0a80', 80, 30], // Gujarati
      ['\u0b00', 80, 75], // Oriya
      ['\u0b80', 122, 115], // Tamil
      ['\u0c00', 88, 55], // Telugu
      ['\u0c80', 92, 60], // Kannada
      ['\u0d00', 115, 80], // Malayalam
      ['\u0d80', 108, 95], // Sinhala
      ['\u1000', 100, 45], // Myanmar
      ['\u1200', 82, 0], // Ethiopic
      ['\u1280', 82, 0],
      ['\u1300', 82, 0],
      ['\u1380', 87, 0], // Cherokee
      ['\u1400', 84, 0], // Canadian Aboriginal
      ['\u1480', 84, 0],
      ['\u1500', 84, 0],
      ['\u1580', 84, 0],
      ['\u1600', 84, 0],
      ['\u1780', 74, 60], // Khmer
    ] as const
  ).map(([first, letter, mark]) => [blockOf(first), [letter, mark]]),
)

/** Which 128 characters a character is one of. */
function blockOf(character: string): number {
  return (character.codePointAt(0) ?? 0) >> 7
}

/** The width of a grapheme by the table of blocks, hundredths of an em; null where its script has no row. */
function widthByBlock(grapheme: string): number | null {
  const row = blocks.get(blockOf(grapheme))
  if (!row) return null
  const [letter, mark] = row
  let width = 0
  for (const character of grapheme) width += /\p{M}/u.test(character) ? (/\p{Mc}/u.test(character) ? mark : 0) : letter
  return width
}

/**
 * About how wide a line of text is, in pixels at `size`: exact for ASCII in Inter, rather too
 * wide than too narrow for all else. The layout decides by it how much fits; the renderer
 * still cuts by its own measure.
 */
export function textWidth(text: string, size: number): number {
  let hundredths = 0
  if (plainAscii.test(text)) {
    for (let at = 0; at < text.length; at++) hundredths += advances[text.charCodeAt(at) - 0x20] ?? 0
    return (hundredths * size) / 100
  }
  for (const { segment } of graphemes.segment(text)) {
    const code = segment.codePointAt(0) ?? 0
    const advance = advances[code - 0x20]
    if (segment.length === 1 && code >= 0x20 && advance !== undefined) hundredths += advance
    else if (wideLetter.test(segment)) hundredths += /\p{Extended_Pictographic}|\p{Regional_Indicator}/u.test(segment) ? 125 : 102
    else if (hebrew.test(segment)) hundredths += 66
    else hundredths += widthByBlock(segment) ?? (rightToLeft.test(segment) ? 52 : 68)
  }
  return (hundredths * size) / 100
}

/** About how many lines a text takes in a column, by its words; a word longer than the column is broken. */
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

/** Words, and single letters where a script breaks between any two. */
function* breakable(text: string): Iterable<string> {
  for (const word of text.split(' ')) {
    if (wideLetter.test(word)) for (const { segment } of graphemes.segment(word)) yield segment
    else yield word
  }
}
