import type { Identifier } from '@whocast/contract/identifier.ts'
import { identify } from '@whocast/contract/identify.ts'
import { trimEnd } from '@whocast/contract/trim-end.ts'
import { bareName } from './bare-name.ts'
import type { Cast } from './cast.ts'
import { isForeignWord } from './display-names.ts'
import type { Subject } from './intent.ts'
import { CAUTION, kindScorer, kinds } from './interpretations.ts'
import { type Item, is, type Scene } from './item.ts'
import type { LanguageCode, Role } from './language.ts'
import { readSituation, type Scorers, situationOf } from './mention.ts'
import { personScorer } from './people.ts'
import { isLatin } from './script.ts'
import type { Situation } from './situation.ts'
import { tokensOf } from './tokens.ts'

/** The meaning of a text that someone typed to find a person. */
export interface Query {
  /** The one account that the text names; null for any other text. */
  identifier: Identifier | null
  /** Whether the identifier follows from the form of the text: it cannot be a display name. */
  isExact: boolean
  /** The text to search for: without the words of a question. */
  text: string
  /** The handle or display name alone. */
  name: string
}

/**
 * Reads a text as the bot reads a cast: “who is ada”, “gh:ada”, “jack sur twitter”, “推特上的jack”.
 * The search, `/lookup`, MCP and the pages read text by this function alone. A word that could be
 * part of a name is never taken for a word of a question.
 *
 * @example
 * readQuery('who is ada on x?').identifier // { kind: 'social', type: 'twitter', handle: 'ada' }
 */
export function readQuery(written: string): Query {
  const typed = written.trim()
  const plain: Query = { identifier: null, isExact: false, text: typed, name: typed }
  // One character may be compatible with eighteen: `ﷺ`.
  if (typed.length > MAX_LENGTH || typed.normalize('NFKC').length > MAX_LENGTH) return plain
  return readWord(plain) ?? readPhrase(plain)
}

/**
 * Parses text that people type as an identifier.
 *
 * @throws ServiceError `invalid-identifier` or `unknown-channel-type`
 */
export const readIdentifier = (text: string): Identifier =>
  readQuery(text).identifier ?? identify(text)

/** Longer texts are not read as phrases. */
const MAX_LENGTH = 300

/** The reader of a query: an account that no one can mention. */
const reader = { fid: 0, username: '\0' }

/** A search always asks for a person: silence, help and doubt would not serve it. */
const scorers: Scorers = {
  people: personScorer,
  kinds: (features) =>
    kindScorer(features).map((score, at) =>
      kinds[at] === 'nothing' || kinds[at] === 'help' ? score - CAUTION : score,
    ),
  doubt: () => Number.NEGATIVE_INFINITY,
}

/** Reads a text of one word; null for any other text. */
function readWord(plain: Query): Query | null {
  const [token, ...others] = tokensOf([plain.text], reader).filter(({ kind }) => kind !== 'break')
  if (others.length > 0) return null
  if (token?.kind === 'name') return { ...plain, identifier: token.identifier, isExact: true }
  if (token?.kind !== 'word' || !isLatin(token.text.replace('#', ''))) return null
  const { text } = token
  const identifier = bareName(text)
  const isExact = identifier?.kind === 'fid' || identifier?.kind === 'ens'
  return { identifier, isExact, text, name: text }
}

/** Reads a text of several words, or of a script without spaces. */
function readPhrase(plain: Query): Query {
  const situation = situationOf(castOf(plain.text), reader, {})
  const intent = readSituation(situation, scorers)
  const [subject, ...others] = intent.kind === 'lookup' ? intent.subjects : []
  const stripped = withoutOpening(plain.text, situation.scene)
  const unread = { ...plain, text: stripped, name: stripped }
  if (!subject || others.length > 0) return unread
  const read = readSubject(subject, stripped)
  if (read === null) return unread
  const { items } = situation.scene
  const unknown = items.filter(
    (item, index) => item.kind === 'unknown' && !situation.subjects.used.has(index),
  )
  const isWhole = items.every(isPartOfQuestion)
  const isNamed = subject.kind === 'identifier' && subject.how === 'named'
  // An address or an ENS name is meant, whatever else the text contains.
  if (isNamed && hasForm(items)) return { ...read, isExact: isWhole && unknown.length === 0 }
  if (isNamed) return isWhole && unknown.length === 0 ? read : unread
  const isAll = unknown.length <= read.name.split(/\s+/).length
  return isWhole && isAll && isClear(situation) ? { ...read, text: read.name } : unread
}

/** Returns the meaning of a subject; null for the author of a text. */
function readSubject(subject: Subject, text: string): Query | null {
  if (subject.kind === 'name') return { identifier: null, isExact: false, text, name: subject.name }
  const { identifier, how } = subject
  if (how !== 'named' && how !== 'bare') return null
  return { identifier, isExact: identifier.kind === 'fid', text, name: handleOf(identifier) }
}

const castOf = (text: string): Cast => ({
  hash: '0x',
  author: { fid: -1 },
  content: [{ fid: reader.fid }, ` ${text}`],
  threadHash: '0x',
  timestamp: 0,
})

const handleOf = (identifier: Identifier): string => {
  switch (identifier.kind) {
    case 'ens':
      return identifier.name
    case 'eth':
      return identifier.address
    case 'fid':
      return String(identifier.fid)
    case 'fname':
      return identifier.fname
    case 'social':
      return identifier.handle
    default:
      return identifier satisfies never
  }
}

/** Returns true if an item is an identifier by its form: no display name is meant. */
const hasForm = (items: readonly Item[]): boolean => items.some(({ kind }) => kind === 'name')

const ofQuestion: readonly Role[] = [
  'interrogative', 'request', 'question', 'copula', 'courtesy', 'article', 'person', 'about', 'on', 'accounts', 'profile', 'fid', 'wallet', 'ens', 'possessiveAfter', 'possessiveBefore', 'thanks', 'trust', 'verifiers', 'holds',
] // biome-ignore format: one list

const isPartOfQuestion = (item: Item): boolean =>
  item.kind !== 'phrase' ||
  (is(item, ...ofQuestion) && !(is(item, 'question') && isForeignWord(item)))

/** English words that ask for a person. Others are names too: `post malone`, `lady gaga`. */
const clearWord =
  /^(?:account|find|handle|lookup|profile|search|show|user|username|who|whois|whos)$/

/** Shorter words of other languages are names too: `kim kardashian`, `ai weiwei`. */
const MIN_CLEAR_LENGTH = 5

/** Returns true if a phrase asks beyond doubt: it cannot be part of a name. */
function isClearPhrase(item: Item, language: LanguageCode | null): boolean {
  if (item.kind !== 'phrase') return false
  const { key } = item
  if (key.includes(' ') || !isLatin(key) || clearWord.test(key)) return true
  return language !== 'en' && key.length >= MIN_CLEAR_LENGTH
}

/** Returns true if words ask for a person beyond doubt. */
function isClear({ scene: { items, isQuestion, language } }: Situation): boolean {
  const [first] = items.filter(({ kind }) => kind !== 'bot')
  const isOwned =
    items.some((item) => item.kind === 'unknown' && item.isPossessive) ||
    (items.some(({ kind }) => kind === 'platform') &&
      items.some((item) => is(item, 'possessiveBefore', 'possessiveAfter')))
  const isTrustQuestion =
    is(first, 'question') && items.some((item) => is(item, 'trust', 'verifiers', 'holds'))
  return (
    isQuestion ||
    isOwned ||
    isTrustQuestion ||
    items.some((item) => is(item, ...asking) && isClearPhrase(item, language))
  )
}

const asking: readonly Role[] = [
  'interrogative', 'request', 'person', 'accounts', 'profile', 'wallet', 'fid', 'ens', 'verifiers',
] // biome-ignore format: one list

/** Returns a text without the words that open a question and the marks that end it. */
function withoutOpening(text: string, { items, language }: Scene): string {
  const words = trimEnd(text, /[\s?!.]/).split(/\s+/)
  const [first, ...others] = items.filter(({ kind }) => kind !== 'bot')
  if (!first || !is(first, 'interrogative', 'request') || !isClearPhrase(first, language))
    return words.join(' ')
  const end = others.findIndex((item) => !is(item, 'about', 'article'))
  const opening = [first, ...others.slice(0, Math.max(0, end))]
  const length = opening.flatMap((item) => ('text' in item ? item.text.split(' ') : [])).length
  return length < words.length ? words.slice(length).join(' ') : words.join(' ')
}
