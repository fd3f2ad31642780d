import type { Cast } from './cast.ts'
import type { Language, LanguageCode, Role } from './language.ts'
import { languages } from './languages.ts'
import { createLexicon, type Lexicon, type Match, matchPrefix, matchWords } from './lexicon.ts'
import { platformOf, platformPrefix } from './platforms.ts'
import { isUnspaced, keyOf } from './script.ts'
import { type NameToken, type Token, tokensOf, type WordToken } from './tokens.ts'

/** A phrase of the vocabulary, a name, an unknown word: what a cast consists of. */
export type Item =
  | NameToken
  | Exclude<Token, { kind: 'name' | 'word' }>
  | {
      kind: 'phrase'
      roles: readonly Role[]
      text: string
      key: string
      isPossessive?: boolean
      isMisspelled?: boolean
    }
  | { kind: 'platform'; type: string; text: string; isPossessive: boolean; roles: readonly Role[] }
  | { kind: 'number'; value: number; text: string }
  | UnknownItem

export interface UnknownItem {
  kind: 'unknown'
  text: string
  isPossessive: boolean
}

/** A cast as its items, in the language that it is written in. */
export interface Scene {
  items: readonly Item[]
  /** Null where no language that the reader knows was recognised. */
  language: LanguageCode | null
  hasArticleBeforeNames: boolean
  isQuestion: boolean
  isExclamation: boolean
}

let lexicons: ReadonlyMap<LanguageCode, Lexicon> | undefined

/** The index of each language, built when it is first used. */
function allLexicons(): ReadonlyMap<LanguageCode, Lexicon> {
  lexicons ??= new Map(languages.map((one) => [one.code, createLexicon(one)]))
  return lexicons
}

/** Reads a cast as items. */
export function sceneOf(cast: Cast, bot: { fid: number; username: string }): Scene {
  const tokens = tokensOf(cast.content, bot)
  const chosen = chooseLexicons(tokens)
  return {
    items: nameAlone(joinDisplayNames(itemsOf(tokens, chosen.lexicons))),
    language: chosen.language,
    hasArticleBeforeNames: (chosen.lexicons[0] ?? []).some(
      ({ language }) => language.grammar.hasArticleBeforeNames,
    ),
    isQuestion: tokens.some((token) => token.kind === 'break' && token.isQuestion),
    isExclamation: tokens.some((token) => token.kind === 'break' && token.isExclamation),
  }
}

/**
 * Chooses the languages by whose vocabulary a cast is read: the one that it is written in, those
 * that fit as well, and English, whose words are used everywhere.
 */
function chooseLexicons(tokens: readonly Token[]): {
  language: LanguageCode | null
  /** Those that fit best, then English. */
  lexicons: Lexicon[][]
} {
  const all = [...allLexicons().values()]
  const words = tokens.filter((token): token is WordToken => token.kind === 'word')
  const scores = all.map((lexicon) => ({
    lexicon,
    score: scoreOf(lexicon, words) * (lexicon.language.code === 'en' ? 1.1 : 1),
  }))
  const best = Math.max(...scores.map(({ score }) => score))
  const fitting =
    best <= 0 ? [] : scores.filter(({ score }) => score >= best * (best < 6 ? 0.85 : 0.95))
  const winner = scores.find(({ score }) => score === best)
  const english = all.filter(({ language }) => language.code === 'en')
  return {
    language: best <= 0 || !winner ? null : winner.lexicon.language.code,
    lexicons: [fitting.map(({ lexicon }) => lexicon), english],
  }
}

/** How well the words of a cast fit a language: matched letters, with a bonus for its own letters. */
function scoreOf(lexicon: Lexicon, words: readonly WordToken[]): number {
  const { letters } = lexicon.language.grammar
  let score = 0
  let index = 0
  while (index < words.length) {
    const word = words[index]
    if (!word) break
    if (isUnspaced(word.text)) {
      score += unspacedScore(lexicon, word)
      index += 1
      continue
    }
    if (letters?.test(word.text)) score += 4
    if (lexicon.spellings.has(word.text.toLowerCase())) score += 2
    const found = platformOf(word.key)
      ? null
      : matchWords(
          lexicon,
          words.slice(index, index + lexicon.maxWords).map(({ key }) => key),
        )
    if (found)
      score += words
        .slice(index, index + found.length)
        .reduce((sum, { key }) => sum + Math.min(key.length, 6), found.length - 1)
    index += found?.length ?? 1
  }
  return score
}

/** How well a chunk in a script without spaces fits a language. */
function unspacedScore({ language, ...lexicon }: Lexicon, { text, key }: WordToken): number {
  const { letters } = language.grammar
  const isChinese = language.code === 'zh-Hans' || language.code === 'zh-Hant'
  const isOwn = letters?.test(text) === true
  if (isChinese ? /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(text) : !isOwn)
    return language.code === 'ja' && /^\p{Script=Han}+$/u.test(text)
      ? scannedLetters({ language, ...lexicon }, key) * 0.5
      : 0
  return scannedLetters({ language, ...lexicon }, key) + (isOwn ? 3 : 0.5)
}

function scannedLetters(lexicon: Lexicon, text: string): number {
  let known = 0
  for (let at = 0; at < text.length; ) {
    const found = matchPrefix(lexicon, text.slice(at))
    known += found ? found.length * 2 : 0
    at += found?.length ?? 1
  }
  return known
}

function itemsOf(tokens: readonly Token[], lexicons: readonly Lexicon[][]): Item[] {
  const items: Item[] = []
  let index = 0
  while (index < tokens.length) {
    const token = tokens[index]
    if (!token) break
    if (token.kind !== 'word') {
      items.push(...labelled(token, lexicons))
      index += 1
    } else if (/\p{Script=Hangul}/u.test(token.text)) {
      const [found, length] = scanKorean(tokens, index, lexicons)
      items.push(...found)
      index += length
    } else if (isUnspaced(token.text)) {
      items.push(...scan(keyOf(token.text), lexicons))
      index += 1
    } else {
      const [item, length] = wordItem(tokens, index, lexicons)
      items.push(item)
      index += length
    }
  }
  return items
}

const particles = /^(?:de|da|do|dos|del|della|di|du|la|le|van|von|der|den|bin|al|el|y|st)$/
const neverInNames: readonly Role[] = [
  'who', 'request', 'copula', 'article', 'about', 'on', 'and', 'or', 'not', 'fid', 'wallet', 'ens', 'self', 'my', 'compare', 'correction', 'thanks', 'help', 'verifiers', 'yes', 'no', 'you', 'accounts', 'greeting', 'holds', 'trust', 'endorse',
] // biome-ignore format: one list

/** Joins the words of a display name of which the vocabulary has some: `Linda Rose`, `Ana de Sá`. */
function joinDisplayNames(items: readonly Item[]): Item[] {
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
    if (
      isForeign ||
      (isName && isBeside && !(isFirst && (next?.kind !== 'unknown' || is(item, 'question')))) ||
      isParticle
    )
      joined.push({ kind: 'unknown', text: item.text, isPossessive: item.isPossessive === true })
    else joined.push(item)
  }
  return joined
}

const meaningfulAlone: readonly Role[] = [
  'who', 'request', 'fid', 'wallet', 'ens', 'credentials', 'verifiers', 'trust', 'accounts', 'profile', 'pointing', 'he', 'self', 'my', 'not', 'correction', 'yes', 'no', 'first', 'second', 'third', 'last', 'help', 'thanks', 'praise', 'greeting', 'courtesy', 'statement', 'endorse', 'person',
] // biome-ignore format: one list

/** A single word that says nothing by itself is a name: `ada` is a verb in one language. */
function nameAlone(items: readonly Item[]): Item[] {
  const words = items.filter((item) => item.kind === 'phrase' || item.kind === 'unknown')
  const [only] = words
  const isOnly = words.length === 1 && only?.kind === 'phrase' && !is(only, ...meaningfulAlone)
  const [asks, asked] = words
  // `who is grace`: what describes is a name here.
  const isAsked =
    words.length === 2 &&
    is(asks, 'who') &&
    !is(asks, 'whoDoes') &&
    asked?.kind === 'phrase' &&
    asked.roles.every((role) => role === 'praise' || role === 'common' || role === 'statement')
  const name = isOnly ? only : isAsked ? asked : undefined
  const hasName = items.some(({ kind }) => kind === 'name' || kind === 'platform')
  return items.map((item) =>
    item === name && !hasName && /^[a-z0-9-]{3,16}$/i.test(name.text)
      ? { kind: 'unknown', text: name.text, isPossessive: false }
      : item,
  )
}

const isTitled = ({ text }: { text: string }): boolean => /^\p{Lu}\p{Ll}/u.test(text)

/** `profile:linda` is a word and a name; `myspace:tom` is neither. */
function labelled(token: Exclude<Token, WordToken>, lexicons: readonly Lexicon[][]): Item[] {
  const [, label = '', text = ''] =
    (token.kind === 'wrong' && /^(\p{L}+):([^:/]+)$/u.exec(token.text)) || []
  const found = label === '' ? null : bestMatch(lexicons, (one) => matchWords(one, [keyOf(label)]))
  return found
    ? [
        { kind: 'phrase', roles: found.roles, text: label, key: keyOf(label) },
        { kind: 'unknown', text, isPossessive: false },
      ]
    : [token]
}

/** The item that begins at a word, and how many words it takes. */
function wordItem(
  tokens: readonly Token[],
  index: number,
  lexicons: readonly Lexicon[][],
): [Item, number] {
  const token = tokens[index] as WordToken
  const words: WordToken[] = []
  for (const next of tokens.slice(index, index + 7)) {
    if (next.kind !== 'word' || isUnspaced(next.text)) break
    words.push(next)
  }
  const keys = words.map(({ key }) => key)
  const found = bestMatch(lexicons, (lexicon) => matchWords(lexicon, keys))
  const { text, isPossessive } = token
  const before = tokens[index - 1]
  const isOn =
    before?.kind === 'word' &&
    lexicons.flat().some(({ phrases }) => phrases.get(before.key)?.includes('on') === true)
  const next = tokens[index + 1]
  const isLabel =
    next?.kind === 'word' &&
    lexicons
      .flat()
      .some(({ phrases }) =>
        phrases.get(next.key)?.some((role) => role === 'accounts' || role === 'person'),
      )
  const type = platformOf(
    token.key,
    isOn || text === 'X' || (token.key === 'x' && (isLabel || isPossessive)),
  )
  if (type !== null && (found?.length ?? 0) <= 1)
    return [{ kind: 'platform', type, text, isPossessive, roles: found?.roles ?? [] }, 1]
  if (/^#?\d{1,10}$/.test(text))
    return [{ kind: 'number', value: Number(text.replace('#', '')), text }, 1]
  if (!found) {
    const meant = misspelled(token.key, lexicons)
    return [
      meant
        ? { kind: 'phrase', roles: meant.roles, text, key: token.key, isMisspelled: true }
        : { kind: 'unknown', text, isPossessive },
      1,
    ]
  }
  const part = words.slice(0, found.length)
  return [
    {
      kind: 'phrase',
      roles: found.roles,
      text: part.map((one) => one.text).join(' '),
      key: keys.slice(0, found.length).join(' '),
      ...(part.at(-1)?.isPossessive ? { isPossessive: true } : {}),
    },
    found.length,
  ]
}

const asking: readonly Role[] = [
  'who',
  'question',
  'request',
  'about',
  'wallet',
  'profile',
  'accounts',
  'trust',
]

/** A word of a question with a letter doubled, or two letters swapped: `iss`, `waht`, `pofrile`. */
function misspelled(key: string, lexicons: readonly Lexicon[][]): Match | null {
  if (key.length < 3 || key.length > 12 || !/^\p{L}+$/u.test(key)) return null
  const letters = [...key]
  const single = key.replace(/(.)\1/gu, '$1')
  const swapped = letters
    .slice(1)
    .map((letter, at) =>
      [...letters.slice(0, at), letter, letters[at], ...letters.slice(at + 2)].join(''),
    )
  for (const candidate of [...(single === key ? [] : [single]), ...swapped]) {
    const found =
      candidate === key
        ? null
        : bestMatch(lexicons, ({ phrases }) => {
            const roles = phrases.get(candidate)
            return roles ? { roles, length: 1 } : null
          })
    const isShort = candidate.length < 3 && !found?.roles.includes('question')
    if (found && !isShort && found.roles.some((role) => asking.includes(role))) return found
  }
  return null
}

/**
 * The longest match. Languages that fit equally well are read together: their roles are joined.
 * English is only asked where those know nothing as long.
 */
function bestMatch(
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

/** The items of a text in a script without spaces. */
function scan(text: string, lexicons: readonly Lexicon[][]): Item[] {
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
  'possessiveAfter', 'and', 'or', 'question', 'holds', 'not', 'yes', 'no', 'on', 'self', 'you', 'about', 'pointing', 'he', 'who', 'copula', 'correction', 'notAfter',
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
function scanKorean(
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

/** Returns true if an item has one of the roles. */
export const is = (item: Item | undefined, ...roles: readonly Role[]): boolean =>
  (item?.kind === 'phrase' || item?.kind === 'platform') &&
  roles.some((role) => item.roles.includes(role))

/** Returns true if some item has one of the roles. */
export const has = ({ items }: Pick<Scene, 'items'>, ...roles: readonly Role[]): boolean =>
  items.some((item) => is(item, ...roles))

/** The language by its code. */
export const languageOf = (code: LanguageCode | null): Language => {
  const found = languages.find((one) => one.code === code) ?? languages[0]
  if (!found) throw new Error('there are no languages')
  return found
}
