import { type Item, is } from './item.ts'
import type { Role } from './language.ts'
import { bestMatch, type Lexicon, matchPrefix } from './lexicon.ts'
import { platformOf, platformPrefix } from './platforms.ts'
import { keyOf } from './script.ts'
import type { Token } from './tokens.ts'

/** The items of a text in a script without spaces. */
export function scan(text: string, lexicons: readonly Lexicon[][]): Item[] {
  const items: Item[] = []
  for (let at = 0; at < text.length; ) {
    const rest = text.slice(at)
    const [item, length] = prefixItem(rest, lexicons) ?? []
    if (item && length) {
      items.push(item)
      at += length
      continue
    }
    const last = items.at(-1)
    const letter = String.fromCodePoint(rest.codePointAt(0) ?? 0)
    if (last?.kind === 'unknown') last.text += letter
    else items.push({ kind: 'unknown', text: letter, isPossessive: false })
    at += letter.length
  }
  return joinNames(items)
}

const neverInHan: readonly Role[] = [
  'possessiveAfter', 'and', 'or', 'question', 'holds', 'not', 'yes', 'no', 'on', 'self', 'you', 'about', 'pointing', 'he', 'interrogative', 'copula', 'correction', 'notAfter',
] // biome-ignore format: one list

/** Joins letters that are words of their own to the name before them: `王小明`. */
function joinNames(items: readonly Item[]): Item[] {
  const joined: Item[] = []
  let isOpen = false
  for (const item of items) {
    const last = joined.at(-1)
    const isLetter =
      item.kind === 'phrase' && /^\p{Script=Han}$/u.test(item.text) && !is(item, ...neverInHan)
    const isName = last?.kind === 'unknown' && /^\p{Script=Han}{1,2}$/u.test(last.text)
    if (isName && last.kind === 'unknown' && isLetter) {
      last.text += item.text
      isOpen = true
    } else if (isOpen && last?.kind === 'unknown' && item.kind === 'unknown') last.text += item.text
    else {
      joined.push(item)
      isOpen = false
    }
  }
  return joined
}

/** The platform or phrase that begins a text, and its length; null when none does. */
function prefixItem(text: string, lexicons: readonly Lexicon[][]): [Item, number] | null {
  const found = bestMatch(lexicons, (lexicon) => matchPrefix(lexicon, text))
  const platform = platformPrefix(text)
  if (platform > 0 && platform >= (found?.length ?? 0)) {
    const name = text.slice(0, platform)
    const type = platformOf(name) ?? name
    return [{ kind: 'platform', type, text: name, isPossessive: false, roles: [] }, platform]
  }
  if (!found) return null
  const name = text.slice(0, found.length)
  return [{ kind: 'phrase', roles: found.roles, text: name, key: name }, found.length]
}

const koreanParticle =
  /^(?:이|가|은|는|을|를|의|님|씨|도|와|과|랑|이랑|하고|야|아|에게|한테|께서|이란|란)$/u

/**
 * The items of a Korean word, and how many words they take. A known word may have endings, which
 * are left out; an unknown one loses its particle.
 */
export function scanKorean(
  tokens: readonly Token[],
  index: number,
  lexicons: readonly Lexicon[][],
): [Item[], number] {
  const words: string[] = []
  for (const next of tokens.slice(index, index + 4)) {
    if (next.kind !== 'word' || !/\p{Script=Hangul}/u.test(next.text)) break
    words.push(keyOf(next.text))
  }
  const [word = ''] = words
  const [item, length] = prefixItem(words.join(' '), lexicons) ?? []
  if (item && length) {
    if (length >= word.length) return [[item], words.join(' ').slice(0, length).split(' ').length]
    const rest = word.slice(length)
    const [ending] = prefixItem(rest, lexicons) ?? []
    return [ending ? [item, ending] : [item], 1]
  }
  for (let size = Math.min(4, word.length - 2); size > 0; size -= 1) {
    const [particle, end] = prefixItem(word.slice(-size), lexicons) ?? []
    if (particle?.kind !== 'phrase' || end !== size) continue
    if (!koreanParticle.test(particle.key)) continue
    const name = word.slice(0, -size)
    return [[{ kind: 'unknown', text: name, isPossessive: false }, particle], 1]
  }
  return [[{ kind: 'unknown', text: word, isPossessive: false }], 1]
}
