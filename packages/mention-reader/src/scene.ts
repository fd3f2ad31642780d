import type { Cast } from './cast.ts'
import { allLexicons, chooseLexicons } from './choose-language.ts'
import { joinDisplayNames, nameAlone, nameBesidePlatform } from './display-names.ts'
import { type Item, is, type Scene } from './item.ts'
import type { Role } from './language.ts'
import { bestMatch, type Lexicon, type Match, matchWords } from './lexicon.ts'
import { isNamedByLabel, platformOf } from './platforms.ts'
import { isUnspaced, keyOf } from './script.ts'
import { type Token, tokensOf, type WordToken } from './tokens.ts'
import { scan, scanKorean } from './unspaced.ts'

/** Reads a cast as items. */
export function sceneOf(cast: Cast, bot: { fid: number; username: string }): Scene {
  const tokens = tokensOf(cast.content, bot)
  const chosen = chooseLexicons(tokens)
  const joined = joinDisplayNames(
    nameBesidePlatform(withPlatforms(itemsOf(tokens, chosen.lexicons))),
  )
  return {
    items: nameAlone(joined, cast.parent !== undefined || cast.quotes !== undefined),
    language: chosen.language,
    hasArticleBeforeNames: (chosen.lexicons[0] ?? []).some(
      ({ language }) => language.grammar.hasArticleBeforeNames,
    ),
    isQuestion:
      tokens.some((token) => token.kind === 'break' && token.isQuestion) ||
      offersAlternative(joined),
    isExclamation: tokens.some((token) => token.kind === 'break' && token.isExclamation),
  }
}

/** `… or what`, `{ada} es de fiar o me van a estafar`: a question without its mark. */
function offersAlternative(items: readonly Item[]): boolean {
  const words = items.filter((item) => item.kind !== 'bot' && item.kind !== 'emoji')
  const last = words.findLastIndex((item) => item.kind !== 'break')
  const isTag = is(words[last - 1], 'or') && is(words[last], 'question', 'not', 'no')
  const isJudged = words.some((item, at) => is(item, 'trust') && is(words[at + 1], 'or'))
  return isTag || isJudged
}

/** `torvalds @github`: a handle behind another that names a platform. */
const withPlatforms = (items: readonly Item[]): Item[] =>
  items.map((item, index) => {
    const isHandle = item.kind === 'name' && item.as === 'handle'
    const before = items[index - 1]
    const type =
      isHandle && (before?.kind === 'unknown' || before?.kind === 'name')
        ? platformOf(keyOf(item.handle ?? ''))
        : null
    return type === null || !isHandle
      ? item
      : { kind: 'platform', type, text: item.handle ?? '', isPossessive: false, roles: [] }
  })

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

/** The platform that a word names at its place; null when it names none there. */
function platformAt(
  tokens: readonly Token[],
  index: number,
  lexicons: readonly Lexicon[][],
): string | null {
  const { key, text, isPossessive } = tokens[index] as WordToken
  const [before, next] = [tokens[index - 1], tokens[index + 1]]
  const rolesOf = (token: Token | undefined, known: readonly Lexicon[]): readonly Role[] =>
    token?.kind === 'word' ? known.flatMap(({ phrases }) => phrases.get(token.key) ?? []) : []
  const isShort = tokens.filter(({ kind }) => kind === 'word').length <= MAX_SHORT
  const isOn = rolesOf(before, isShort ? [...allLexicons().values()] : lexicons.flat()).includes(
    'on',
  )
  const isLabel = rolesOf(next, lexicons.flat()).some(
    (role) => role === 'accounts' || role === 'person',
  )
  const isFirst =
    before?.kind !== 'word' &&
    next?.kind === 'word' &&
    tokens[index + 2]?.kind !== 'word' &&
    rolesOf(next, englishLexicons()).length === 0
  const isPlace = isOn || text === 'X'
  const isNamed = isNamedByLabel(key) && (isLabel || isPossessive || isFirst)
  return platformOf(key, isPlace || isNamed)
}

const englishLexicons = (): Lexicon[] => [allLexicons().get('en') ?? []].flat()

/** Words of a text that is little more than a handle and a platform. */
const MAX_SHORT = 4

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
  const type = platformAt(tokens, index, lexicons)
  if (type !== null && (found?.length ?? 0) <= 1)
    return [{ kind: 'platform', type, text, isPossessive, roles: found?.roles ?? [] }, 1]
  if (/^#?\d{1,10}$/.test(text))
    return [{ kind: 'number', value: Number(text.replace('#', '')), text }, 1]
  if (!found) {
    const meant = misspelled(keys, lexicons)
    return meant
      ? [
          { kind: 'phrase', roles: meant.roles, text, key: token.key, isMisspelled: true },
          meant.length,
        ]
      : [{ kind: 'unknown', text, isPossessive }, 1]
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
  'interrogative',
  'question',
  'request',
  'about',
  'wallet',
  'profile',
  'accounts',
  'trust',
]

/** A word of a question with a letter doubled, single or swapped: `iss`, `tel`, `waht`. */
function misspelled(
  [key = '', ...others]: readonly string[],
  lexicons: readonly Lexicon[][],
): Match | null {
  if (key.length < 3 || key.length > 12 || !/^\p{L}+$/u.test(key)) return null
  const letters = [...key]
  const single = key.replace(/(.)\1/gu, '$1')
  const swapped = letters
    .slice(1)
    .map((letter, at) =>
      [...letters.slice(0, at), letter, letters[at], ...letters.slice(at + 2)].join(''),
    )
  const doubled = letters.map((letter, at) => key.slice(0, at) + letter + key.slice(at))
  for (const candidate of [...(single === key ? [] : [single]), ...swapped, ...doubled]) {
    const found =
      candidate === key
        ? null
        : bestMatch(lexicons, (lexicon) =>
            lexicon.phrases.has(candidate) ? matchWords(lexicon, [candidate, ...others]) : null,
          )
    const isShort = candidate.length < 3 && !found?.roles.includes('question')
    if (found && !isShort && found.roles.some((role) => asking.includes(role))) return found
  }
  return null
}
