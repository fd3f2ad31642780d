import { parseChannelType } from '@whocast/contract/channel.ts'
import { type Identifier, parseSocial } from '@whocast/contract/identifier.ts'
import { isWord, keyAt, type Word } from './clause.ts'
import { isIdeographic } from './ideographs.ts'
import { isOrdinaryWord } from './ordinary-words.ts'
import {
  askedFollowers,
  auxiliaries,
  beings,
  belongings,
  common,
  conjunctions,
  courtesies,
  demonstratives,
  facets,
  fillers,
  followers,
  heads,
  helpWords,
  isDescribing,
  leadIns,
  modals,
  onSite,
  platformAliases,
  praise,
  predicates,
  selfWords,
  strongAsks,
  subjects,
  tails,
  weakAsks,
  writing,
} from './vocabulary.ts'
import { bareName, type Token } from './words.ts'

const neverNames = [
  new Set(heads.flat()), common, praise, courtesies, beings, demonstratives, strongAsks, weakAsks, tails, auxiliaries, fillers, selfWords, helpWords,
  belongings, predicates, writing, conjunctions, onSite,
] // biome-ignore format: a list of lists

/** Sites are asked about, but are not people. */
export const isSite = (key: string): boolean =>
  siteOf(key) !== null || key === 'farcaster' || key === 'base'

/** Words that name a channel type and are ordinary words too. */
const ordinaryTypes = new Set([
  'apple',
  'calendar',
  'custom',
  'email',
  'gallery',
  'interface',
  'medium',
  'mirror',
  'phone',
  'portrait',
  'signal',
  'threads',
  'wallet',
  'literal',
  'basename',
  'ens',
])

/** The channel type that a word names; null where it names none, or is an ordinary word too. */
export function siteOf(key: string): string | null {
  const type = parseChannelType(platformAliases[key] ?? key)
  return type === null || ordinaryTypes.has(type) ? null : type
}

/** Whether a word is none of the language, so that it may be a name. */
export function isPlausible(token: Token | undefined): token is Word {
  return isForeign(token) && !isDescribing(token.key)
}

/** Whether a word is none of the vocabulary. */
export function isForeign(token: Token | undefined): token is Word {
  if (!isWord(token) || isIdeographic(token.text)) return false
  const { key } = token
  if (neverNames.some((list) => list.has(key)) || isSite(key)) return false
  if (
    key.includes('.') &&
    key.split('.').every((part) => neverNames.some((list) => list.has(part)))
  )
    return false
  return /^[\p{L}\p{N}._-]+$/u.test(token.text)
}

/** Whether a token is no word of the language and could be a username. */
export const looksLikeName = (token: Token | undefined): token is Word =>
  isForeign(token) && bareName(token.text) !== null

export const grammar = [
  new Set(heads.flat()), courtesies, beings, demonstratives, strongAsks, weakAsks, tails, auxiliaries, fillers,
  belongings, predicates, writing, conjunctions, onSite, facets, followers, askedFollowers, selfWords, subjects, modals, leadIns,
] // biome-ignore format: a list of lists

/** Whether a word is neither in the vocabulary nor in a dictionary. */
export const isUnknown = (token: Token | undefined): token is Word =>
  isPlausible(token) && !grammar.some((list) => list.has(token.key)) && !isOrdinaryWord(token.key)

/** `jack on twitter`: the handle is one of that site. */
export function onNamedSite(
  tokens: readonly Token[],
  index: number,
  handle: string,
): Identifier | null {
  const site = onSite.has(keyAt(tokens, index + 1)) ? siteOf(keyAt(tokens, index + 2)) : null
  if (site === null) return null
  try {
    return parseSocial(site, handle)
  } catch {
    return null
  }
}

/** Dictionaries hold few words of one or two letters, and languages hold many. */
export const isDoubtful = (one: Identifier): one is Identifier & { kind: 'fname' } =>
  one.kind === 'fname' && (one.fname.length <= 2 || isOrdinaryWord(one.fname))
