import type { ChannelType } from '@whocast/contract/channel.ts'
import { orderChannels } from '@whocast/contract/display.ts'
import type { Person } from '@whocast/contract/profile.ts'
import { type SearchType, searchFields } from '@whocast/contract/profile-fields.ts'
import type { Grade } from '@whocast/contract/verification.ts'
import { editDistance } from '../kit/similar.ts'
import { fold, toPlainLetters, withoutNameEnding, wordsOf } from './fold.ts'
import type { GramClass } from './grams.ts'

/** The searchable parts of a profile besides channels: its own text, and names of credentials. */
export const ownMatchTypes: readonly (SearchType | 'credential')[] = [
  ...searchFields.map(({ type }) => type),
  'credential',
]
/** A searchable text of a profile. */
export type MatchType = ChannelType | SearchType | 'credential'

/** Why a person is among the results. */
export interface Match {
  type: MatchType
  value: string
  /** How well the account or credential is known; absent for what people say of themselves. */
  grade?: Grade
}

/** How near a value is to a query, the best first. */
export const likenesses = ['exact', 'prefix', 'inside', 'similar'] as const
export type Likeness = (typeof likenesses)[number]

/** Something that a person is found by. */
export interface Field extends Match {
  /** As it is indexed. */
  text: string
  kind: GramClass
}

/** Addresses are looked up, not searched by. */
const unsearched: ReadonlySet<ChannelType> = new Set<ChannelType>(['wallet', 'solana'])

/** Returns the searchable texts of a profile, by weight. */
export function fieldsOf(profile: Person): Field[] {
  const fields: Field[] = orderChannels(profile.channels)
    .filter(
      ({ type, value }) =>
        !unsearched.has(type) && !(type === 'farcaster' && value.startsWith('!')),
    )
    .map(({ type, value, verification }) => ({
      type,
      value,
      text: withoutNameEnding(value),
      ...(verification ? { grade: verification.grade, kind: 'known' } : { kind: 'claimed' }),
    }))
  // A name counts as known where anything is verified of who bears it.
  const kind: GramClass = profile.channels.some(({ isVerified }) => isVerified)
    ? 'known'
    : 'claimed'
  for (const { name, type, isProse } of searchFields) {
    const value = profile[name]
    if (!isProse && typeof value === 'string' && value)
      fields.push({ type, value, text: value, kind })
  }
  return fields
}

/** Longer texts are searched by their beginning. */
const MAX_PROSE_LENGTH = 300

/** Returns the texts of which only whole words and their beginnings are searched by. */
export const proseOf = (profile: Person): Field[] =>
  searchFields.flatMap(({ name, type, isProse }): Field[] => {
    const value = profile[name]
    if (!isProse || typeof value !== 'string' || value === '') return []
    return [{ type, value, text: value.slice(0, MAX_PROSE_LENGTH), kind: 'claimed' }]
  })

/** The shortest word that is compared with a typing error. */
const SHORTEST_TYPO = 4

/** A query, ready to be compared. */
export interface Query {
  words: string[]
  joined: string
}

/** The words of a query or of a text, in the letters in which both are compared. */
export function toQuery(text: string): Query {
  const words = wordsOf(toPlainLetters(fold(withoutNameEnding(text)))).map(({ letters }) =>
    letters.join(''),
  )
  return { words, joined: words.join('') }
}

/** Returns true if every word of a query is a whole word of a text, not only its beginning. */
const hasWords = (query: Query, text: string): boolean => {
  const { words } = toQuery(text)
  return query.words.every((wanted) => words.includes(wanted))
}

/** How near a text is to a query; null when it does not match. */
export function likenessOf(query: Query, text: string): Likeness | null {
  const { words, joined } = toQuery(text)
  if (joined === query.joined) return 'exact'
  if (query.words.every((wanted) => words.some((word) => word.startsWith(wanted)))) return 'prefix'
  if (query.words.every((wanted) => joined.includes(wanted))) return 'inside'
  return isSimilar(query, { words, joined }) ? 'similar' : null
}

function isSimilar(query: Query, { words, joined }: Query): boolean {
  if (isOneOff(query.joined, joined)) return true
  let typos = 0
  for (const wanted of query.words) {
    if (words.some((word) => word.startsWith(wanted))) continue
    typos += 1
    if (typos > 1 || !words.some((word) => isOneOff(wanted, word))) return false
  }
  return true
}

const isOneOff = (one: string, other: string) =>
  Math.abs(one.length - other.length) <= 1 &&
  Math.min(one.length, other.length) >= SHORTEST_TYPO - 1 &&
  one.length >= SHORTEST_TYPO
    ? editDistance(one, other) <= 1
    : false

const sentences: ReadonlySet<MatchType> = new Set<MatchType>(['job', 'location', 'skill'])

/** The best match of a query among the fields of one person. */
export function bestMatch(
  query: Query,
  fields: readonly Field[],
): { match: Match; likeness: Likeness; isClaimed: boolean; hasWords: boolean } | null {
  let best: { field: Field; likeness: Likeness } | null = null
  const rank = (field: Field, likeness: Likeness) =>
    (field.kind === 'claimed' ? 10 : 0) +
    likenesses.indexOf(likeness) +
    (likeness === 'prefix' && hasWords(query, field.text) ? -0.5 : 0)
  for (const field of fields) {
    const likeness = likenessOf(query, field.text)
    // Names and handles are joined from words; a part of a word of a sentence is not a match.
    if (likeness === 'inside' && sentences.has(field.type)) continue
    if (
      likeness !== null &&
      (best === null || rank(field, likeness) < rank(best.field, best.likeness))
    )
      best = { field, likeness }
  }
  best ??= acrossFields(query, fields)
  if (best === null) return null
  const { type, value, grade, kind } = best.field
  return {
    match: { type, value, ...(grade ? { grade } : {}) },
    likeness: best.likeness,
    isClaimed: kind === 'claimed',
    hasWords: hasWords(query, best.field.text),
  }
}

/** Several words, each of which another field has: a name and a place. */
function acrossFields(
  query: Query,
  fields: readonly Field[],
): { field: Field; likeness: Likeness } | null {
  if (query.words.length < 2) return null
  const found = query.words.map((word) =>
    fields.find(({ text }) =>
      ['exact', 'prefix'].includes(likenessOf({ words: [word], joined: word }, text) ?? ''),
    ),
  )
  const [field] = found
  return field && found.every((one) => one !== undefined) ? { field, likeness: 'inside' } : null
}
