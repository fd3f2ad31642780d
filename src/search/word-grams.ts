import type { Word } from './fold.ts'
import {
  BEGINNINGS,
  beginning,
  ending,
  type GramClass,
  hasEnd,
  inner,
  MAX_WHOLE,
  whole,
} from './grams.ts'

/** Pairs of letters; a single one by itself. */
export function denseGrams(kind: GramClass, { letters }: Word): number[] {
  if (letters.length === 1) return [inner(kind, letters)]
  return Array.from({ length: letters.length - 1 }, (_, at) =>
    inner(kind, letters.slice(at, at + 2)),
  )
}

/** Three letters each from the first on, and the last three: every letter is in one. */
export function innerGrams(
  kind: GramClass,
  letters: readonly string[],
  from: number,
  to = letters.length,
): number[] {
  const grams: number[] = []
  for (let at = from; at + 3 <= to; at += 3) grams.push(inner(kind, letters.slice(at, at + 3)))
  if (to - from > 3 && (to - from) % 3 !== 0) grams.push(inner(kind, letters.slice(to - 3, to)))
  return grams
}

/** Returns the n-grams of a word as it is: few other words have them all. */
export function wholeGrams(kind: GramClass, word: Word): number[] {
  const { letters, isDense } = word
  if (isDense) return denseGrams(kind, word)
  if (letters.length <= MAX_WHOLE) return [whole(kind, letters)]
  return [
    ...beginningGrams(kind, letters),
    ...(hasEnd(letters) ? [ending(kind, letters.slice(-2))] : []),
  ]
}

/** Returns n-grams of words that begin with these letters. */
export function beginningGrams(kind: GramClass, letters: readonly string[]): number[] {
  const size = letters.length
  const anchor = BEGINNINGS.findLast((length) => length <= size) ?? 1
  // Letters that the anchor does not have, with those before them where they are fewer than three.
  const rest =
    size === anchor ? [] : innerGrams(kind, letters, Math.max(1, Math.min(anchor, size - 3)))
  return [beginning(kind, letters.slice(0, anchor)), ...rest]
}
