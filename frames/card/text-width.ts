import { rightToLeft } from '@whocast/contract/direction.ts'
import { graphemesOf } from '../person.ts'

/** Advances of printable ASCII in Inter SemiBold, hundredths of an em, from U+0020 on. */
const advances = [
  25, 32, 52, 64, 65, 100, 66, 33, 37, 37, 54, 67, 32, 47, 32, 38, 66, 42, 62, 64, 67, 61, 64, 58,
  64, 64, 32, 33, 67, 67, 67, 54, 100, 73, 66, 74, 72, 61, 59, 75, 75, 28, 58, 70, 57, 92, 76, 77,
  65, 77, 65, 65, 66, 74, 73, 102, 72, 71, 65, 37, 38, 37, 48, 47, 35, 57, 62, 58, 62, 59, 39, 63,
  61, 26, 26, 57, 26, 90, 61, 61, 62, 62, 40, 55, 35, 61, 59, 84, 57, 59, 57, 45, 36, 45, 67,
]

const plainAscii = /^[\x20-\x7e]*$/

/** Returns true if {@link textWidth} knows the width of a text exactly. */
export const isPlainAscii = (text: string): boolean => plainAscii.test(text)

/** Letters as wide as they are high; a line may break between any two of them. */
export const wideLetter =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff00-\uff60]|\p{Extended_Pictographic}|\p{Regional_Indicator}/u

const hebrew = /\p{Script=Hebrew}/u

/**
 * Widths of a letter and a spacing mark, in hundredths of an em, by Unicode block, for scripts that
 * are wider than most. Each is the third quartile in Noto Sans.
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

/** Widths of Arabic letters in Noto Sans Arabic SemiBold, hundredths of an em. */
const arabic = new Map<string, readonly [joined: number, last: number]>(
  (
    [
      ['اأإآٱ', 27, 28],
      ['رزژڑ', 39, 42],
      ['دذڈوؤ', 46, 52],
      ['ل', 36, 75],
      ['نيىیئں', 43, 84],
      ['بتثپٹ', 43, 103],
      ['ق', 55, 84],
      ['فكکگے', 55, 103],
      ['عغمهةہ', 60, 58],
      ['ھ', 59, 78],
      ['جحخچ', 67, 70],
      ['طظ', 79, 85],
      ['سشصض', 104, 143],
    ] as const
  ).flatMap(([letters, ...widths]) => [...letters].map((letter) => [letter, widths] as const)),
)
const arabicLetter = /^\p{Script=Arabic}/u

function arabicWidth(grapheme: string, next: string): number {
  const [joined, last] = arabic.get([...grapheme][0] ?? '') ?? [60, 60]
  return arabicLetter.test(next) && /^\p{L}/u.test(next) ? joined : last
}

function blockOf(character: string): number {
  return (character.codePointAt(0) ?? 0) >> 7
}

/** Returns the width of a grapheme by the table of blocks; null if its script has no row. */
function widthByBlock(grapheme: string): number | null {
  const row = blocks.get(blockOf(grapheme))
  if (!row) return null
  const [letter, mark] = row
  let width = 0
  for (const character of grapheme)
    width += /\p{M}/u.test(character) ? (/\p{Mc}/u.test(character) ? mark : 0) : letter
  return width
}

/**
 * Estimates the width of a line in pixels at `size`: exact for ASCII in Inter, else rather too
 * wide. The layout plans by it; the renderer measures the drawn text (`fit.ts`).
 */
export function textWidth(text: string, size: number): number {
  let hundredths = 0
  if (plainAscii.test(text)) {
    for (let at = 0; at < text.length; at++) hundredths += advances[text.charCodeAt(at) - 0x20] ?? 0
    return (hundredths * size) / 100
  }
  const segments = [...graphemesOf(text)]
  for (const [at, segment] of segments.entries()) {
    const code = segment.codePointAt(0) ?? 0
    const advance = advances[code - 0x20]
    if (segment.length === 1 && code >= 0x20 && advance !== undefined) hundredths += advance
    else if (wideLetter.test(segment))
      hundredths += /\p{Extended_Pictographic}|\p{Regional_Indicator}/u.test(segment) ? 125 : 102
    else if (hebrew.test(segment)) hundredths += 66
    else if (arabicLetter.test(segment)) hundredths += arabicWidth(segment, segments[at + 1] ?? '')
    else hundredths += widthByBlock(segment) ?? (rightToLeft.test(segment) ? 52 : 68)
  }
  return (hundredths * size) / 100
}
