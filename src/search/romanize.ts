import anyAscii from 'any-ascii'
import { fold, isAscii, wordsOf } from './fold.ts'

/** Surnames of Korea as their bearers write them, which differs from the romanisation. */
const koreanSurnames: Readonly<Record<string, string>> = {
  이: 'lee',
  박: 'park',
  최: 'choi',
  조: 'cho',
  정: 'jung',
  윤: 'yoon',
  임: 'lim',
  오: 'oh',
  신: 'shin',
  유: 'yoo',
  노: 'roh',
  우: 'woo',
}

const hangul = /^[가-힣]{2,4}$/u

/**
 * Returns the words of a text in Latin letters, by the tables of AnyAscii. A run of Han or Hangul is
 * one word and, if it has several syllables, also the surname and the rest, as names are typed.
 */
export function romanize(text: string): string[] {
  const folded = fold(text)
  if (isAscii(folded)) return wordsOf(folded).map(({ letters }) => letters.join(''))
  return wordsOf(folded).flatMap(({ letters, isDense }) => {
    const word = letters.join('')
    const latin = anyAscii(word)
    if (!isDense) return [onlyLetters(latin)]
    const syllables = latin.match(/[A-Z][a-z]*/g) ?? []
    if (syllables.length < 2 || syllables.length !== letters.length) return [onlyLetters(latin)]
    const [first = '', ...rest] = syllables
    const surname = hangul.test(word) ? koreanSurnames[letters[0] ?? ''] : undefined
    const parts = [
      latin,
      first,
      rest.join(''),
      rest.join('') + first,
      ...(surname ? [surname] : []),
    ]
    return parts.map(onlyLetters)
  })
}

const onlyLetters = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9]/g, '')

type Spelling = readonly [RegExp, string]

/** Letters and pairs of letters that languages write for one sound, in order. */
const consonants: readonly Spelling[] = [
  [/shch|sch|sh|sz/g, 's'],
  [/tsch|tch|ch|cz/g, 'C'],
  [/dzh|dj|zh/g, 'j'],
  [/kh|gh/g, 'h'],
  [/ph/g, 'f'],
  [/th/g, 't'],
  [/t[sz]/g, 'c'],
  [/ck|q/g, 'k'],
  [/x/g, 'ks'],
  [/c(?=[eiy])/g, 's'],
  [/c/g, 'k'],
  [/C/g, 'c'],
  [/woo/g, 'u'],
  [/w/g, 'v'],
  [/g/g, 'k'],
  [/d/g, 't'],
  [/b/g, 'p'],
]
const vowels: readonly Spelling[] = [
  [/eo|eu/g, 'u'],
  [/[jy]/g, 'i'],
  [/ou|oo|oi(?=[^aeiou]|$)/g, 'u'],
  [/ae|ai|ei/g, 'e'],
  [/ee|ea|ie|ii/g, 'i'],
  [/(.)\1+/g, '$1'],
]
/** Sounds that some scripts do not tell apart, and letters that are not consonants. */
const similar: readonly Spelling[] = [
  [/[aeiouy]/g, ''],
  [/l/g, 'r'],
  [/c/g, 'k'],
  [/z/g, 's'],
  [/(.)\1+/g, '$1'],
]

const respell = (word: string, spellings: readonly Spelling[]): string =>
  spellings.reduce((text, [pattern, sound]) => text.replaceAll(pattern, sound), word)

/**
 * Returns how a Latin word sounds, roughly: words that transliterations of one name spell
 * differently have one key.
 */
export const soundKey = (word: string): string => respell(respell(word, consonants), vowels)

/**
 * Returns the consonants of a Latin word, roughly: for scripts that write no vowels, or whose vowels
 * have no letters of their own.
 */
export const consonantKey = (word: string): string => respell(respell(word, consonants), similar)

/** Shorter keys are of too many names. */
export const MIN_CONSONANTS = 3
