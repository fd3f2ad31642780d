import { fold, withoutNameEnding } from './fold.ts'
import { wordsOfProse } from './loose-grams.ts'
import type { Field, MatchType } from './match.ts'
import {
  joinTerms,
  nameSimilarity,
  ONE_ERROR_FROM,
  proseSimilarity,
  similarity,
  type Term,
  termsOfText,
  toTerm,
} from './word-similarity.ts'

/** How much a match in each kind of text counts; channels count as names. */
const weights: Partial<Record<MatchType, number>> = {
  name: 1,
  job: 0.75,
  location: 0.75,
  skill: 0.75,
  bio: 0.65,
}
const CHANNEL_WEIGHT = 0.97
/** Words that say little about a person. */
const common = new Set(
  'a an and at by de del der die do el en for from in is la le of on the to van von with who'.split(
    ' ',
  ),
)
const COMMON_WEIGHT = 0.15

/** Words of a query that are compared. */
const MAX_TERMS = 6

/** A query, ready to be compared loosely. */
interface LooseQuery {
  terms: Term[]
  joined: Term
}

/** Returns a query's words, ready to be compared. */
export function toLooseQuery(text: string): LooseQuery {
  const terms = termsOfText(fold(withoutNameEnding(text))).slice(0, MAX_TERMS)
  return { terms, joined: joinTerms(terms) }
}

/** A field that matches a query, and how well the whole profile does, from 0 to 1. */
interface LooseMatch {
  field: Field
  score: number
  /** Whether all words of the query are in the profile as they are written. */
  hasWords: boolean
}

/** Below this a profile does not match a query of several words, or of one. */
const MIN_SCORE = 0.5
const MIN_SCORE_ALONE = 0.62
/** So many words, and so much of a query, are enough as they are written, in any text. */
const MIN_WRITTEN = 2
const MIN_WRITTEN_SHARE = 0.6
/** At least one word must match this well, or every one of several at least so. */
const MIN_SIMILARITY = 0.6
const MIN_EACH = 0.5

/**
 * Returns how well a profile matches a query of which not every word need match; null if it does
 * not. Words in names count most, then handles, jobs and places, then biographies.
 *
 * @param importanceOf how much a word of the query tells, from 0 to 1: rare ones tell more
 * @param areRare whether few profiles have a word with these consonants
 */
export function looseMatch(
  query: LooseQuery,
  fields: readonly Field[],
  importanceOf: (word: string) => number = () => 1,
  areRare: (consonants: string) => boolean = () => true,
): LooseMatch | null {
  let best: { field: Field; value: number } | null = null
  const note = (field: Field, value: number) => {
    if (best === null || value > best.value) best = { field, value }
  }
  const texts = fields.map((field) => ({ field, terms: termsOf(field), weight: weightOf(field) }))
  let sum = 0
  let total = 0
  let strongest = 0
  let weakest = 1
  let hasWords = true
  let written = { words: 0, importance: 0 }
  for (const wanted of query.terms) {
    const isCommon = common.has(wanted.text)
    const importance = isCommon ? COMMON_WEIGHT : importanceOf(wanted.text)
    let value = 0
    let isWritten = isCommon
    for (const { field, terms, weight } of texts) {
      for (const term of terms) {
        const similar =
          field.type === 'bio'
            ? proseSimilarity(wanted, term)
            : similarity(wanted, term, { areRare })
        isWritten ||= similar === 1
        if (similar * weight <= value) continue
        value = similar * weight
        note(field, value * importance)
        if (!isCommon) strongest = Math.max(strongest, similar)
      }
      const asName = field.type === 'bio' ? 0 : nameSimilarity(wanted, terms, importanceOf)
      if (asName * weight <= value) continue
      value = asName * weight
      note(field, value * importance)
      strongest = Math.max(strongest, asName)
    }
    hasWords &&= isWritten
    if (isWritten && !isCommon)
      written = { words: written.words + 1, importance: written.importance + importance }
    if (!isCommon) weakest = Math.min(weakest, value)
    sum += value * importance
    total += importance
  }
  let score = total === 0 ? 0 : sum / total
  // Written without spaces, or in another order of parts.
  for (const { field, terms, weight } of texts) {
    if (field.type === 'bio' || (terms.length === 1 && query.terms.length === 1)) continue
    // Each of several words may be mistyped, but not all of them together as freely as one.
    const isShort = query.joined.text.length < 12
    const maxErrors = query.terms.length > 1 && isShort ? 1 : 2
    const similar =
      similarity(query.joined, joinTerms(terms), { maxErrors, areRare, isJoined: true }) * weight
    if (similar <= score || query.joined.text.length < ONE_ERROR_FROM) continue
    score = similar
    strongest = Math.max(strongest, similar / weight)
    best = { field, value: similar }
  }
  const found = best as { field: Field } | null
  const least = query.terms.length === 1 ? MIN_SCORE_ALONE : MIN_SCORE
  const isSupported = strongest >= MIN_SIMILARITY || (query.terms.length > 1 && weakest >= MIN_EACH)
  const isMostlyWritten =
    written.words >= MIN_WRITTEN && written.importance >= MIN_WRITTEN_SHARE * total
  if (found === null || !isSupported || (score < least && !isMostlyWritten)) return null
  return {
    field: found.field,
    hasWords,
    score: found.field.kind === 'claimed' && found.field.type !== 'bio' ? score * 0.85 : score,
  }
}

const weightOf = ({ type }: Field): number => weights[type] ?? CHANNEL_WEIGHT

const termsOf = ({ text, type }: Field): Term[] =>
  type === 'bio' ? wordsOfProse(text).map(toTerm) : termsOfText(fold(text))
