import type { Grammar, Role, Vocabulary } from './language.ts'
import { isUnspaced, keyOf } from './script.ts'

/** The vocabulary of a language, or a part of it. */
export interface Words {
  code: string
  grammar: Grammar
  vocabulary: Partial<Vocabulary>
}

/** The phrases of one language, indexed for matching. */
export interface Lexicon {
  language: Words
  /** Roles by phrase; the words of a phrase are joined by spaces. */
  phrases: ReadonlyMap<string, readonly Role[]>
  /** Roles of phrases with an open ending, by what precedes it. */
  stems: ReadonlyMap<string, readonly Role[]>
  /** Words with accents, as they are spelled correctly. */
  spellings: ReadonlySet<string>
  /** By the first word of phrases of several words: the longest of them, in words. */
  longer: ReadonlyMap<string, number>
  /** The longest phrase in characters. */
  maxLength: number
}

/** A phrase that was found, and how many words (or characters) it has. */
export interface Match {
  roles: readonly Role[]
  length: number
}

const MIN_STEM = 2

/** Builds the index of a language's vocabulary. */
export function createLexicon(language: Words): Lexicon {
  const phrases = new Map<string, Role[]>()
  const stems = new Map<string, Role[]>()
  const spellings = new Set<string>()
  const add = (role: Role, text: string) => {
    for (const phrase of text.split(/[|\n]/)) {
      const key = phrase.trim().split(/\s+/).map(keyOf).join(' ')
      if (key === '') continue
      for (const word of phrase.trim().toLowerCase().split(/\s+/))
        if (word !== keyOf(word)) spellings.add(word)
      const isStem = key.endsWith('*')
      const map = isStem ? stems : phrases
      const bare = isStem ? key.slice(0, -1) : key
      const roles = map.get(bare)
      if (!roles) map.set(bare, [role])
      else if (!roles.includes(role)) roles.push(role)
    }
  }
  const { ordinals = [], ...lists } = language.vocabulary
  for (const [role, text] of Object.entries(lists)) add(role as Role, text)
  const places = ['first', 'second', 'third', 'last'] as const
  for (const [index, text] of ordinals.entries()) add(places[index] ?? 'last', text)
  const keys = [...phrases.keys(), ...stems.keys()]
  const longer = new Map<string, number>()
  for (const key of keys) {
    const [first = '', ...others] = key.split(' ')
    if (others.length > 0) longer.set(first, Math.max(longer.get(first) ?? 0, others.length + 1))
  }
  return {
    language,
    phrases,
    stems,
    spellings,
    longer,
    maxLength: Math.max(...keys.map((key) => key.length)),
  }
}

/** Finds the longest phrase that begins with the words from an index on. */
export function matchWords(lexicon: Lexicon, words: readonly string[], from = 0): Match | null {
  const most = lexicon.longer.get(words[from] ?? '') ?? 1
  for (let length = Math.min(most, words.length - from); length > 0; length -= 1) {
    const key = length === 1 ? (words[from] ?? '') : words.slice(from, from + length).join(' ')
    const exact = lexicon.phrases.get(key)
    if (exact) return { roles: exact, length }
    if (lexicon.stems.size === 0) continue
    const shortest = key.length - (words[from + length - 1]?.length ?? 0) + MIN_STEM
    for (let end = key.length; end >= shortest; end -= 1) {
      const roles = lexicon.stems.get(key.slice(0, end))
      if (roles) return { roles, length }
    }
  }
  return null
}

/** Finds the longest phrase that begins a text without spaces. */
export function matchPrefix(lexicon: Lexicon, text: string): Match | null {
  for (let length = Math.min(lexicon.maxLength, text.length); length > 0; length -= 1) {
    const key = text.slice(0, length)
    const roles = lexicon.phrases.get(key) ?? lexicon.stems.get(key)
    if (roles && isUnspaced(key)) return { roles, length }
  }
  return null
}

/**
 * The longest match. Languages that fit equally well are read together: their roles are joined.
 * English is only asked where those know nothing as long.
 */
export function bestMatch(
  groups: readonly Lexicon[][],
  match: (lexicon: Lexicon) => Match | null,
): Match | null {
  let best: Match | null = null
  for (const group of groups) {
    const found = group.flatMap((lexicon) => match(lexicon) ?? [])
    const length = Math.max(0, ...found.map((one) => one.length))
    if (length <= (best?.length ?? 0)) continue
    const longest = found.filter((one) => one.length === length)
    best = { length, roles: [...new Set(longest.flatMap(({ roles }) => roles))] }
  }
  return best
}
