import { editDistance } from '../kit/similar.ts'
import { fold, withoutNameEnding, wordsOf } from './fold.ts'
import { wordsOfProse } from './loose-grams.ts'
import type { Field, MatchType } from './match.ts'
import { nicknamesOf } from './nicknames.ts'
import { consonantKey, MIN_CONSONANTS, romanize, soundKey } from './romanize.ts'

/** A word of a query or of a text, with what it is compared by. */
interface Term {
  text: string
  /** The word in Latin letters; several where it is romanised in several ways. */
  readonly words: readonly string[]
  /** How these sound. */
  readonly keys: readonly string[]
  /** Whether it is written in Latin letters. */
  isLatin: boolean
}

const latin = /^[a-z0-9]+$/

function toTerm(text: string): Term {
  let words: string[] | undefined
  let keys: string[] | undefined
  return {
    text,
    get words() {
      words ??= romanize(text)
      return words
    },
    get keys() {
      keys ??= this.words.map(soundKey)
      return keys
    },
    isLatin: latin.test(text),
  }
}

/** How much a match in each kind of text counts; channels count as names. */
const weights: Partial<Record<MatchType, number>> = {
  name: 1,
  job: 0.75,
  location: 0.75,
  skill: 0.75,
  bio: 0.65,
}
const CHANNEL_WEIGHT = 0.97
/** From this length on a word may have one or two errors. */
const ONE_ERROR_FROM = 4
const TWO_ERRORS_FROM = 8

/** Words that say little about a person. */
const common = new Set(
  'a an and at by de del der die do el en for from in is la le of on the to van von with who'.split(
    ' ',
  ),
)
const COMMON_WEIGHT = 0.15

/** Returns how similar two words are, from 0 to 1. */
function similarity(wanted: Term, found: Term): number {
  if (wanted.text === found.text) return 1
  if (found.text.startsWith(wanted.text) && wanted.text.length >= 2)
    return 0.85 + (0.1 * wanted.text.length) / found.text.length
  if (wanted.keys.some((key) => key.length > 1 && found.keys.includes(key)))
    return 0.9 + 0.05 * sharedLetters(wanted.text, found.text)
  if (wanted.isLatin && nicknamesOf(wanted.text).includes(found.text)) return 0.86
  const errors = countErrors(wanted.text, found.text)
  const allowed =
    Math.min(wanted.text.length, found.text.length) < ONE_ERROR_FROM
      ? 0
      : wanted.text.length < TWO_ERRORS_FROM
        ? 1
        : 2
  if (errors <= allowed) return 0.96 - 0.1 * errors
  if (wanted.isLatin !== found.isLatin) {
    const sounded = Math.max(
      0,
      ...wanted.keys.flatMap((key) => found.keys.map((other) => soundSimilarity(key, other))),
      ...wanted.words.flatMap((word) =>
        found.words.map((other) => consonantSimilarity(word, other)),
      ),
    )
    if (sounded > 0) return sounded
  }
  if (wanted.text.length >= ONE_ERROR_FROM && found.text.length > wanted.text.length) {
    // A beginning that is still being typed, with an error in it.
    const start = found.text.slice(0, wanted.text.length)
    if (wanted.text.length >= 5 && editDistance(wanted.text, start) <= 1) return 0.74
    if (wanted.text.length >= 5 && found.text.includes(wanted.text)) return 0.72
  }
  return 0
}

/** Returns the number of typing errors; other digits make another name. */
function countErrors(one: string, other: string): number {
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
function proseSimilarity(wanted: string, found: string): number {
  if (wanted === found) return 1
  if (wanted.length >= 4 && found.startsWith(wanted)) return 0.9
  return Math.min(wanted.length, found.length) >= 6 && editDistance(wanted, found) === 1 ? 0.85 : 0
}

/** Returns how similar two sound keys of different scripts are. */
function soundSimilarity(key: string, other: string): number {
  if (key.length >= 4 && other.startsWith(key)) return 0.82
  if (Math.min(key.length, other.length) >= 5 && editDistance(key, other) <= 1) return 0.84
  return 0
}

/** Returns how similar the consonants of two words of different scripts are. */
function consonantSimilarity(word: string, other: string): number {
  const [one, two] = [consonantKey(word), consonantKey(other)]
  if (one.length >= MIN_CONSONANTS && one === two) return byLength(one)
  const weak = (text: string) => text.replaceAll(/[vh]/g, '')
  return weak(one).length >= MIN_CONSONANTS && weak(one) === weak(two)
    ? byLength(weak(one)) - 0.04
    : 0
}

/** Few consonants are shared by many names: alone they are not enough for a match. */
const byLength = ({ length }: string): number => Math.min(0.84, 0.6 + 0.12 * (length - 3))

/** A query, ready to be compared loosely. */
export interface LooseQuery {
  terms: Term[]
  joined: Term
}

/** Returns a query's words, ready to be compared. */
export function toLooseQuery(text: string): LooseQuery {
  const words = wordsOf(fold(withoutNameEnding(text))).map(({ letters }) => letters.join(''))
  return { terms: words.map(toTerm), joined: toTerm(words.join('')) }
}

/** A field that matches a query, and how well the whole profile does, from 0 to 1. */
export interface LooseMatch {
  field: Field
  score: number
}

/** Below this a profile does not match a query of several words, or of one. */
const MIN_SCORE = 0.5
const MIN_SCORE_ALONE = 0.62
/** At least one word must match this well. */
const MIN_SIMILARITY = 0.6

/**
 * Returns how well a profile matches a query of which not every word need match; null if it does
 * not. Words in names count most, then handles, jobs and places, then biographies.
 *
 * @param importanceOf how much a word of the query tells, from 0 to 1: rare ones tell more
 */
export function looseMatch(
  query: LooseQuery,
  fields: readonly Field[],
  importanceOf: (word: string) => number = () => 1,
): LooseMatch | null {
  let best: { field: Field; value: number } | null = null
  const note = (field: Field, value: number) => {
    if (best === null || value > best.value) best = { field, value }
  }
  const texts = fields.map((field) => ({ field, terms: termsOf(field), weight: weightOf(field) }))
  let sum = 0
  let total = 0
  let strongest = 0
  for (const wanted of query.terms) {
    const isCommon = common.has(wanted.text)
    const importance = isCommon ? COMMON_WEIGHT : importanceOf(wanted.text)
    let value = 0
    for (const { field, terms, weight } of texts) {
      for (const term of terms) {
        const similar =
          field.type === 'bio' ? proseSimilarity(wanted.text, term.text) : similarity(wanted, term)
        if (similar * weight <= value) continue
        value = similar * weight
        note(field, value * importance)
        if (!isCommon) strongest = Math.max(strongest, similar)
      }
    }
    sum += value * importance
    total += importance
  }
  let score = total === 0 ? 0 : sum / total
  // Written without spaces, or in another order of parts.
  for (const { field, terms, weight } of texts) {
    if (field.type === 'bio' || (terms.length === 1 && query.terms.length === 1)) continue
    const joined = toTerm(terms.map(({ text }) => text).join(''))
    const similar = similarity(query.joined, joined) * weight
    if (similar <= score || query.joined.text.length < ONE_ERROR_FROM) continue
    score = similar
    strongest = Math.max(strongest, similar / weight)
    best = { field, value: similar }
  }
  const found = best as { field: Field } | null
  const least = query.terms.length === 1 ? MIN_SCORE_ALONE : MIN_SCORE
  if (found === null || score < least || strongest < MIN_SIMILARITY) return null
  return {
    field: found.field,
    score: found.field.kind === 'claimed' && found.field.type !== 'bio' ? score * 0.85 : score,
  }
}

const weightOf = ({ type }: Field): number => weights[type] ?? CHANNEL_WEIGHT

const termsOf = ({ text, type }: Field): Term[] =>
  (type === 'bio' ? wordsOfProse(text) : wordsOf(fold(text)).map(({ letters }) => letters.join('')))
    .filter((word) => word.length > 0)
    .map(toTerm)
