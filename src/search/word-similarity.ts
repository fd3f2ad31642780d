import { editDistance } from '../kit/similar.ts'
import { type Word, wordsOf } from './fold.ts'
import { nicknamesOf } from './nicknames.ts'
import {
  consonantKeys,
  exactConsonants,
  omitsAllVowels,
  omitsVowels,
  type Romanized,
  romanizeWord,
  soundKey,
} from './romanize.ts'

/** A word of a query or of a text, with its forms for comparison. */
export interface Term {
  text: string
  isLatin: boolean
  /** Whether it is a run of a script without spaces. */
  isDense: boolean
  /** The word in Latin letters. */
  readonly latin: Romanized
  /** How the whole word sounds. */
  readonly wholeKeys: readonly string[]
  /** How the word, its surname and its given name sound. */
  readonly keys: readonly string[]
}

const latinWord = /^[\p{Script=Latin}\p{N}]+$/u

export function toTerm({ letters, isDense }: Word): Term {
  const text = letters.join('')
  let latin: Romanized | undefined
  let wholeKeys: string[] | undefined
  let keys: string[] | undefined
  return {
    text,
    isDense,
    isLatin: latinWord.test(text),
    get latin() {
      latin ??= romanizeWord({ letters, isDense })
      return latin
    },
    get wholeKeys() {
      wholeKeys ??= this.latin.wholes.map(soundKey)
      return wholeKeys
    },
    get keys() {
      const { parts } = this.latin
      keys ??= [...this.wholeKeys, ...(parts ? [...parts.surnames, parts.given].map(soundKey) : [])]
      return keys
    },
  }
}

/** Returns the words of a folded text. */
export const termsOfText = (folded: string): Term[] => wordsOf(folded).map(toTerm)

/** Returns words as one; each is romanised by itself. */
export function joinTerms(terms: readonly Term[]): Term {
  const [first] = terms
  if (first && terms.length === 1) return first
  const text = terms.map((term) => term.text).join('')
  const words = terms.map(({ latin }) => latin.wholes[0])
  const wholes = [words.join(''), ...(words.length === 2 ? [words.toReversed().join('')] : [])]
  const keys = wholes.map(soundKey)
  return {
    text,
    isDense: first?.isDense === true,
    isLatin: latinWord.test(text),
    latin: { wholes, parts: null },
    wholeKeys: keys,
    keys,
  }
}

/** Words of this length and longer may have one or two errors. */
export const ONE_ERROR_FROM = 4
const TWO_ERRORS_FROM = 8
const MAX_ERRORS = 2
/** A mistyped beginning of a longer word: shorter ones begin too many words. */
const MISTYPED_BEGINNING_FROM = 7
const PART_FROM = 5
/** Lower than the similarity that a word needs to match by itself. */
const SUPPORTING = 0.55
/** From this length on consonants may differ in those that scripts confuse. */
const LONG_CONSONANTS = 5

interface Comparison {
  /** Typing errors that may be in a word, whatever its length. */
  maxErrors?: number
  /** Whether the words are several, joined. */
  isJoined?: boolean
  /** Whether few profiles have a word with these consonants. */
  areRare?: (consonants: string) => boolean
}

/** Returns how similar two words are, from 0 to 1. */
export function similarity(wanted: Term, found: Term, how: Comparison = {}): number {
  if (wanted.text === found.text) return 1
  if (found.text.startsWith(wanted.text) && wanted.text.length >= 2)
    return 0.85 + (0.1 * wanted.text.length) / found.text.length
  // A run without spaces is a name: a surname alone that sounds the same is not the person.
  const foundKeys = wanted.isDense ? found.wholeKeys : found.keys
  if (wanted.wholeKeys.some((key) => key.length > 1 && foundKeys.includes(key)))
    return 0.9 + 0.05 * sharedLetters(wanted.text, found.text)
  if (wanted.isLatin && nicknamesOf(wanted.text).includes(found.text)) return 0.86
  const errors = countErrors(wanted.text, found.text)
  const allowed =
    Math.min(wanted.text.length, found.text.length) < ONE_ERROR_FROM
      ? 0
      : wanted.text.length < TWO_ERRORS_FROM
        ? 1
        : 2
  if (errors <= Math.min(allowed, how.maxErrors ?? MAX_ERRORS)) return 0.96 - 0.1 * errors
  if (wanted.isLatin !== found.isLatin) return acrossScripts(wanted, found, foundKeys, how)
  return partSimilarity(wanted.text, found.text)
}

function acrossScripts(
  wanted: Term,
  found: Term,
  foundKeys: readonly string[],
  { areRare = () => true, isJoined = false }: Comparison,
): number {
  const sounded = wanted.wholeKeys.flatMap((key) =>
    foundKeys.map((other) => soundSimilarity(key, other)),
  )
  const [short, full] = omitsVowels(wanted.text) ? [wanted, found] : [found, wanted]
  const isPartlyVowelled = omitsVowels(short.text) && !omitsAllVowels(short.text)
  const spelled = short.latin.wholes.flatMap((word) =>
    full.latin.wholes
      .filter((other) => !isPartlyVowelled || hasVowelsOf(soundKey(other), soundKey(word)))
      .map((other) =>
        consonantSimilarity(word, other, {
          isExact: isJoined,
          areRare: isPartlyVowelled ? () => true : areRare,
        }),
      ),
  )
  // Where both scripts write vowels, consonants only support what another word shows.
  const most = omitsVowels(short.text) ? 1 : SUPPORTING
  return Math.max(0, ...sounded, Math.min(most, Math.max(0, ...spelled)))
}

/** Returns true if the vowels that a word has are in another one too, but for one letter. */
function hasVowelsOf(key: string, of: string): boolean {
  let from = 0
  let missing = 0
  for (const letter of of) {
    const at = key.indexOf(letter, from)
    if (at === -1) missing += 1
    else from = at + 1
  }
  return missing <= 1
}

/** Returns how similar a word is to a part of a longer one. */
function partSimilarity(wanted: string, found: string): number {
  if (found.length <= wanted.length || wanted.length < PART_FROM) return 0
  const start = found.slice(0, wanted.length)
  if (wanted.length >= MISTYPED_BEGINNING_FROM && editDistance(wanted, start) <= 1) return 0.74
  return found.includes(wanted) ? 0.72 : 0
}

/**
 * Returns how similar a name of Han or Hangul is to words in Latin letters: both its surname and
 * its given name must be among them.
 *
 * @param importanceOf see `looseMatch`
 */
export function nameSimilarity(
  { latin: { parts } }: Term,
  found: readonly Term[],
  importanceOf: (word: string) => number,
): number {
  if (parts === null) return 0
  const best = (words: readonly string[]) =>
    Math.max(
      0,
      ...words.flatMap((word) => {
        const term = toTerm({ letters: [...word], isDense: false })
        return found
          .filter(({ isLatin }) => isLatin)
          .map((other) => similarity(term, other, { maxErrors: 0 }))
      }),
    )
  const [surname, given] = [best(parts.surnames), best([parts.given])]
  if (surname === 0 || given === 0) return 0
  const [one, two] = [importanceOf(parts.surnames[0] ?? ''), importanceOf(parts.given)]
  return (0.95 * (surname * one + given * two)) / (one + two)
}

/** Returns the number of typing errors; other digits make another name. */
function countErrors(one: string, other: string): number {
  // Long texts are not compared letter by letter where they cannot be similar.
  if (Math.abs(one.length - other.length) > MAX_ERRORS) return MAX_ERRORS + 1
  const errors = editDistance(one, other)
  return errors > 0 && one.replaceAll(/\D/g, '') !== other.replaceAll(/\D/g, '')
    ? errors + 1
    : errors
}

/** Returns the share of letters at the same place: Han characters of one sound are many. */
function sharedLetters(one: string, other: string): number {
  const letters = [...one]
  const others = [...other]
  const shared = letters.filter((letter, at) => letter === others[at]).length
  return shared / Math.max(letters.length, others.length)
}

/** Returns how similar a word is to one of a biography, which few people mistype on purpose. */
export function proseSimilarity({ text: wanted, isDense }: Term, { text: found }: Term): number {
  if (wanted === found) return 1
  if (isDense && wanted.length >= 2 && found.includes(wanted)) return 1
  if (wanted.length >= 4 && found.startsWith(wanted)) return 0.9
  return Math.min(wanted.length, found.length) >= 6 && editDistance(wanted, found) === 1 ? 0.85 : 0
}

/** Returns how similar two sound keys of different scripts are. */
function soundSimilarity(key: string, other: string): number {
  if (key.length >= 4 && other.startsWith(key)) return 0.82
  if (Math.abs(key.length - other.length) > 1) return 0
  const isClose = Math.min(key.length, other.length) >= 5 && editDistance(key, other) <= 1
  // Another first consonant is another name; a missing one is a matter of spelling.
  const isSame = key[0] === other[0] || key.length !== other.length
  return isClose && isSame ? 0.84 : 0
}

/** Returns how similar the consonants of two words of different scripts are. */
function consonantSimilarity(
  word: string,
  other: string,
  { isExact, areRare }: { isExact: boolean; areRare: (consonants: string) => boolean },
): number {
  const others = consonantKeys(other)
  const shared = consonantKeys(word).find((key) => others.includes(key))
  if (shared === undefined) return 0
  const exact = exactConsonants(other)
  const differences = Math.min(
    ...exactConsonants(word).flatMap((one) => exact.map((two) => editDistance(one, two))),
  )
  if (differences > (isExact || shared.length < LONG_CONSONANTS ? 0 : 1)) return 0
  const value = byLength(shared) - 0.12 * differences
  return areRare(shared) ? value : Math.min(SUPPORTING, value)
}

/** Few consonants are shared by many names: alone they are not enough for a match. */
const byLength = ({ length }: string): number => Math.min(0.84, 0.58 + 0.12 * (length - 3))
