import type { Word } from './fold.ts'
import {
  BEGINNINGS,
  beginning,
  ending,
  type GramClass,
  type GramSet,
  hasEnd,
  inner,
  isPlain,
  MAX_WHOLE,
  whole,
} from './grams.ts'
import { wholeGrams } from './word-grams.ts'

/** Words from this length on are found with a typing error. */
const SHORTEST_TYPO = 4
/** From so many words on, all but one are enough to find a text. */
const MANY_WORDS = 3
const LETTERS = [...'abcdefghijklmnopqrstuvwxyz']
const DIGITS = [...'0123456789']

type Letters = readonly string[]

/**
 * Returns the sets of a query with one typing error in one of its words: a letter swapped with the
 * next, inserted, missing or replaced. Little remains of a short word, so its spellings are listed.
 *
 * @param prefix returns the n-grams of a word without an error
 */
export function typos(
  kind: GramClass,
  words: readonly Word[],
  prefix: (word: Word) => number[],
): GramSet[] {
  return words.flatMap((word, at) => {
    if (word.isDense || word.letters.length < SHORTEST_TYPO) return []
    const others = words.filter((_, index) => index !== at).flatMap(prefix)
    if (words.length >= MANY_WORDS) return others.length > 0 ? [{ all: [...new Set(others)] }] : []
    return setsOf(kind, word).map((set) => ({ ...set, all: [...new Set([...set.all, ...others])] }))
  })
}

function setsOf(kind: GramClass, word: Word): GramSet[] {
  const { letters } = word
  const spellings = [
    ...swaps(letters),
    ...lessOne(letters),
    ...(isPlain(letters) ? changed(letters) : []),
  ]
  const short = spellings.filter(({ length }) => length <= MAX_WHOLE).map((one) => whole(kind, one))
  const long = swaps(letters).filter(({ length }) => length > MAX_WHOLE)
  return [
    ...(short.length > 0 ? [{ all: [], any: [...new Set(short)] }] : []),
    ...remains(kind, letters).map((all) => ({ all })),
    ...long.map((one) => ({ all: wholeGrams(kind, { letters: one, isDense: false }) })),
  ]
}

/** Two letters swapped. */
const swaps = (letters: Letters): string[][] =>
  letters
    .slice(1)
    .flatMap((letter, at) =>
      letter === letters[at] ? [] : [letters.with(at, letter).with(at + 1, letters[at] ?? '')],
    )

/** One letter too many. */
const lessOne = (letters: Letters): string[][] => letters.map((_, at) => letters.toSpliced(at, 1))

/** Replaces or omits one letter of a short word, where the intended word is short too. */
function changed(letters: Letters): string[][] {
  if (letters.length > MAX_WHOLE) return []
  const alphabet = letters.some((letter) => DIGITS.includes(letter))
    ? [...LETTERS, ...DIGITS]
    : LETTERS
  const others = letters.flatMap((_, at) => alphabet.map((letter) => letters.with(at, letter)))
  if (letters.length === MAX_WHOLE) return others
  return [
    ...others,
    ...letters.flatMap((_, at) => alphabet.map((letter) => letters.toSpliced(at, 0, letter))),
  ]
}

/**
 * Returns the n-grams that a word with one wrong, missing or extra letter retains: the longest
 * beginning before it, the end after it, and three letters on each side.
 */
function remains(kind: GramClass, letters: Letters): number[][] {
  const size = letters.length
  if (size < MAX_WHOLE && isPlain(letters)) return []
  // A plain word of five letters is looked for as one of six.
  const isEndKnown = hasEnd(size === MAX_WHOLE ? [...letters, 'a'] : letters)
  return letters.flatMap((_, at) => {
    const anchor = BEGINNINGS.findLast((length) => length <= at)
    const grams: number[] = anchor === undefined ? [] : [beginning(kind, letters.slice(0, anchor))]
    if (anchor !== undefined && anchor < at && at > 3)
      grams.push(inner(kind, letters.slice(at - 3, at)))
    // The rest may be one place nearer to the beginning, where it had another gram.
    const from = Math.max(at + 1, 2)
    if (from + 3 <= size) grams.push(inner(kind, letters.slice(from, from + 3)))
    if (from + 3 < size) grams.push(inner(kind, letters.slice(-3)))
    if (size - at > 2 && isEndKnown) grams.push(ending(kind, letters.slice(-2)))
    return grams.length > 1 || (anchor ?? 0) >= 3 ? [grams] : []
  })
}
