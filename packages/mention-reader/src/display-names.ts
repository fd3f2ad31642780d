import { allLexicons } from './choose-language.ts'
import { type Item, is } from './item.ts'
import type { Role } from './language.ts'
import { keyOf } from './script.ts'

const particles = /^(?:de|da|do|dos|del|della|di|du|la|le|van|von|der|den|bin|al|el|y|st)$/

const neverInNames: readonly Role[] = [
  'interrogative', 'request', 'copula', 'article', 'about', 'on', 'and', 'or', 'not', 'fid', 'wallet', 'ens', 'self', 'my', 'compare', 'correction', 'thanks', 'help', 'verifiers', 'yes', 'no', 'you', 'accounts', 'greeting', 'holds', 'trust', 'endorse',
] // biome-ignore format: one list

/**
 * Joins the words of a display name that contains words of the vocabulary: `Linda Rose`, `Ana de
 * Sá`.
 */
export function joinDisplayNames(items: readonly Item[]): Item[] {
  const joined: Item[] = []
  for (const [index, item] of items.entries()) {
    const last = joined.at(-1)
    const next = items[index + 1]
    const isWord = item.kind === 'phrase' && !/\s/.test(item.text)
    const isFollowing = last?.kind === 'unknown' && isTitled(last) && is(item, 'article')
    const isName = isWord && isTitled(item) && (isFollowing || !is(item, ...neverInNames))
    const behind = items
      .slice(index + 1)
      .find((one) => one.kind !== 'phrase' || !particles.test(one.key))
    const isParticle =
      isWord &&
      particles.test(item.key) &&
      last?.kind === 'unknown' &&
      (isTitled(last) || particles.test(last.text)) &&
      behind?.kind === 'unknown' &&
      isTitled(behind)
    const isBeside =
      (last?.kind === 'unknown' && isTitled(last) && !last.isPossessive) ||
      (next?.kind === 'unknown' && isTitled(next))
    // `Nguyễn Văn A`
    const isInitial =
      item.kind === 'phrase' &&
      /^\p{Lu}$/u.test(item.text) &&
      last?.kind === 'unknown' &&
      isTitled(last)
    const isFirst =
      joined.every((one) => one.kind === 'bot' || one.kind === 'break') ||
      last?.kind === 'break' ||
      last?.kind === 'bot'
    // `Dan Romero`: a conjunction of another language is a name here.
    const isForeign =
      isFirst &&
      isWord &&
      isTitled(item) &&
      is(item, 'and', 'or', 'copula') &&
      next?.kind === 'unknown' &&
      isTitled(next) &&
      allLexicons().get('en')?.phrases.has(item.key) === false
    // `The Daily Gwei`
    const isArticle =
      item.kind === 'phrase' &&
      /^(?:The|Der|Die|Das|El|La|Le|Il|Os|As)$/.test(item.text) &&
      [next, items[index + 2]].every(
        (one) => (one?.kind === 'unknown' || one?.kind === 'phrase') && isTitled(one),
      )
    if (
      item.kind === 'phrase' &&
      (isForeign ||
        isArticle ||
        (isInitial && !is(item, 'self')) ||
        (isName && isBeside && !(isFirst && (next?.kind !== 'unknown' || is(item, 'question')))) ||
        isParticle)
    )
      joined.push({ kind: 'unknown', text: item.text, isPossessive: item.isPossessive === true })
    else joined.push(item)
  }
  return joined
}

const meaningfulAlone: readonly Role[] = [
  'interrogative', 'request', 'fid', 'wallet', 'ens', 'credentials', 'verifiers', 'trust', 'accounts', 'profile', 'pointing', 'he', 'self', 'my', 'not', 'correction', 'yes', 'no', 'first', 'second', 'third', 'last', 'help', 'thanks', 'praise', 'greeting', 'courtesy', 'statement', 'endorse', 'person',
] // biome-ignore format: one list

/** Words between a handle and its platform: `the github user ada`, `find ada on x`. */
const besidePlatform: readonly Role[] = [
  'on', 'article', 'person', 'profile', 'accounts', 'interrogative', 'request', 'courtesy', 'possessiveAfter',
] // biome-ignore format: one list

/**
 * Reads the only word next to a platform as a handle, even if it has a meaning in another language
 * than English: `github ada`, `kim on x`, `user ada`.
 */
export function nameBesidePlatform(items: readonly Item[]): Item[] {
  const joined = items.map((item, index): Item => {
    const isBefore = items[index + 1]?.kind === 'platform' && isWordAt(items, index - 1)
    const isWord = item.kind === 'unknown' || (item.kind === 'phrase' && isForeignWord(item))
    return isBefore && isWord && connects(item.text)
      ? { kind: 'phrase', roles: ['on'], text: item.text, key: keyOf(item.text) }
      : item
  })
  const words = joined.filter(
    (item) =>
      item.kind === 'unknown' ||
      item.kind === 'name' ||
      (item.kind === 'phrase' &&
        !is(item, 'on') &&
        (isForeignWord(item) || !is(item, ...besidePlatform))),
  )
  // `twitternya apa`: an account of the person before.
  if (items.some((item) => item.kind === 'platform' && /.nya$/i.test(item.text))) return joined
  const isPlace = (item: Item) =>
    item.kind === 'platform' || is(item, 'person', 'profile', 'accounts')
  const [only] = words
  const isHandle =
    words.length === 1 &&
    only?.kind === 'phrase' &&
    isForeignWord(only) &&
    joined.some((item) => isPlace(item) && item !== only) &&
    !is(
      only,
      'self',
      'my',
      'he',
      'pointing',
      'not',
      'common',
      'help',
      'thanks',
      'praise',
      'article',
    )
  return joined.map((item) =>
    isHandle && item === only
      ? { kind: 'unknown', text: only.text, isPossessive: only.isPossessive === true }
      : item,
  )
}

const isWordAt = (items: readonly Item[], index: number): boolean =>
  items[index]?.kind === 'unknown' || items[index]?.kind === 'phrase'

/** Returns true for a word that precedes a platform in any language: `sur`, `auf`. */
const connects = (text: string): boolean =>
  [...allLexicons().values()].some(({ phrases }) => phrases.get(keyOf(text))?.includes('on'))

/**
 * A single word that says nothing by itself is a name: `ada` is a verb in one language.
 *
 * @param isReply whether the word may be about another cast: `translate`
 */
export function nameAlone(items: readonly Item[], isReply: boolean): Item[] {
  const words = items.filter((item) => item.kind === 'phrase' || item.kind === 'unknown')
  const [only] = words
  const isOnly =
    !isReply && words.length === 1 && only?.kind === 'phrase' && !is(only, ...meaningfulAlone)
  const [first, requested] = words
  // `who is grace`: what describes is a name here.
  const isRequest =
    words.length === 2 &&
    is(first, 'interrogative') &&
    !is(first, 'interrogativeSubject') &&
    requested?.kind === 'phrase' &&
    !/ing$/.test(requested.key) &&
    (requested.roles.every(
      (role) => role === 'praise' || role === 'common' || role === 'statement',
    ) ||
      (/^[a-z]$/i.test(requested.text) && !is(requested, 'self', 'you')))
  const name = isOnly ? only : isRequest ? requested : undefined
  const hasName = items.some(({ kind }) => kind === 'name' || kind === 'platform')
  return items.map((item) =>
    item === name && !hasName && /^[a-z0-9-]{1,16}$/i.test(name.text)
      ? { kind: 'unknown', text: name.text, isPossessive: false }
      : item,
  )
}

const isTitled = ({ text }: { text: string }): boolean => /^\p{Lu}\p{Ll}/u.test(text)

/** The longest word of another language that may be a handle in spite of its meaning. */
const MAX_AMBIGUOUS_LENGTH = 4

/** Returns true for a short word in Latin letters that English does not have: `ada`, `kim`. */
export const isForeignWord = ({ text, key }: { text: string; key: string }): boolean =>
  /^[a-z]+$/i.test(text) &&
  text.length <= MAX_AMBIGUOUS_LENGTH &&
  allLexicons().get('en')?.phrases.has(key) === false
