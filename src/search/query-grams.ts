import { fold, spellingsOf, type Word, wordsOf } from './fold.ts'
import {
  beginning,
  type GramClass,
  type GramSet,
  type GramSets,
  inner,
  MAX_START,
} from './grams.ts'
import { typos } from './typos.ts'
import { beginningGrams, denseGrams, innerGrams, wholeGrams } from './word-grams.ts'

/**
 * How a query is looked for, the best way first. A set may let through what does not match;
 * together they leave out little that does.
 */
export interface QueryGrams {
  exact: GramSets
  prefix: GramSets
  /** As `prefix`, with letters that have other spellings. */
  spelled: GramSets
  inside: GramSets
  similar: GramSets
}

/** Words of a query that are looked at. */
const MAX_WORDS = 8
/** The most sets of one way. */
const MAX_SETS = 8
/** The most ways to mistype a query that are tried. */
const MAX_TYPOS = 48

/** The grams of a word: of each way that the index may have it, and those that all ways share. */
interface Ways {
  ways: number[][]
  shared: number[]
  /** See {@link GramSet}. */
  start?: number | undefined
}

const oneWay = (shared: number[], start?: number): Ways => ({ ways: [shared], shared, start })

/** Returns the gram of a word's short beginning; none for a script without spaces. */
const startOf = (kind: GramClass, { letters, isDense }: Word): number | undefined =>
  isDense ? undefined : beginning(kind, letters.slice(0, MAX_START))

/** The grams of a query within one class. */
export function queryGrams(kind: GramClass, query: string): QueryGrams {
  const folded = fold(query)
  const words = wordsOf(folded).slice(0, MAX_WORDS)
  const prefixSets = (some: readonly Word[]) => combine(some.map((word) => prefixWays(kind, word)))
  return {
    exact: combine(words.map((word) => oneWay(wholeGrams(kind, word), startOf(kind, word)))),
    prefix: prefixSets(words),
    spelled: spellingsOf(folded).flatMap((other) => prefixSets(wordsOf(other).slice(0, MAX_WORDS))),
    // Parts of fewer than three letters are in too many words.
    inside: words.every(({ isDense, letters }) => isDense || letters.length > 2)
      ? combine(words.map((word) => insideWays(kind, word, words.length === 1)))
      : [],
    similar: typos(kind, words, (word) => prefixWays(kind, word).shared).slice(0, MAX_TYPOS),
  }
}

/** Makes a set of each choice of one way a word; where too many, of what all ways share. */
function combine(words: readonly Ways[]): GramSet[] {
  let sets: number[][] = [[]]
  for (const { ways, shared } of words) {
    const taken = sets.length * ways.length > MAX_SETS ? [shared] : ways
    sets = sets.flatMap((set) => taken.map((grams) => [...set, ...grams]))
  }
  const start = words.find((word) => word.start !== undefined)?.start
  return sets.flatMap((set) =>
    set.length === 0 ? [] : [{ all: [...new Set(set)], ...(start === undefined ? {} : { start }) }],
  )
}

/** Words that begin with this one. */
function prefixWays(kind: GramClass, word: Word): Ways {
  const { letters, isDense } = word
  if (isDense) return oneWay(denseGrams(kind, word))
  return oneWay(beginningGrams(kind, letters), startOf(kind, word))
}

/** Words with these letters; not at the beginning of a lone word, as the prefix finds those. */
function insideWays(kind: GramClass, word: Word, isAlone: boolean): Ways {
  const { letters, isDense } = word
  if (isDense) return oneWay(denseGrams(kind, word))
  if (isAlone) return oneWay(innerGrams(kind, letters, 0))
  if (letters.length > 3) return oneWay(innerGrams(kind, letters, 1))
  return { ways: [[beginning(kind, letters)], [inner(kind, letters)]], shared: [] }
}
