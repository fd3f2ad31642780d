import type { Person } from '@whocast/contract/profile.ts'
import { fold, isAscii, type Word, wordsOf } from './fold.ts'
import { beginning, ending, hasEnd, hash, inner, MAX_WHOLE, whole } from './grams.ts'
import { type Field, proseOf } from './match.ts'
import { nicknamesOf } from './nicknames.ts'
import { consonantKeys, romanize, romanizeWord, soundKey } from './romanize.ts'
import { denseGrams } from './word-grams.ts'

/** N-grams beyond those of spelling; the low bit is kept for beginnings that many share. */
const gram = (mark: string, text: string): number => hash(`${mark}${text}`) & ~1
/**
 * The number of n-grams of sounds. Half of all sounds are those of one handle, and an entry of
 * PostgreSQL's index for one profile takes ten times the space of a profile in a shared entry.
 */
const SOUNDS = 524_287
/** Spreads the numbers of sounds over 32 bits; even, see {@link gram}. */
const SPREAD = 0x9e3779b2
/** Returns true for a word with a digit: its letters are common, the whole is not a name. */
export const hasDigit = (word: string): boolean => /\d/.test(word)
/** Returns a word's letters, unless these are fewer than two. */
function lettersOf(word: string): string {
  const letters = word.replaceAll(/\d/g, '')
  return letters.length < 2 ? word : letters
}
/** Returns the n-gram of how a Latin word sounds, without its digits. */
export const bySound = (word: string) =>
  Math.imul((hash(`s=${soundKey(lettersOf(word))}`) >>> 0) % SOUNDS, SPREAD)
/** Returns the n-gram of consonants. */
export const byConsonants = (key: string) => gram('h=', key)
const inProse = (word: string) => gram('t=', word)
const beginsProse = (word: string) => gram('t^', word.slice(0, PROSE_BEGINNING))
const beginsWallet = (digits: string) => gram('w^', digits)
const endsWallet = (digits: string) => gram('w$', digits)

const PROSE_BEGINNING = 5
const MAX_PROSE_WORDS = 40
/** Hexadecimal digits at the beginning and the end of a wallet that are indexed. */
const WALLET_DIGITS = 4
const MAX_WALLETS = 5

/** Returns the words of a text of any length, folded in parts of 80 characters. */
export const wordsOfProse = (text: string): Word[] =>
  (text.match(/.{1,80}(?:\s|$)|.{1,80}/gsu) ?? []).flatMap((part) => wordsOf(fold(part)))

/** Returns the n-grams of a word in prose; any part of a run without spaces may be a word. */
function proseGrams({ letters, isDense }: Word): number[] {
  const word = letters.join('')
  const whole = letters.length < 3 ? [] : [inProse(word)]
  if (isDense)
    return [...whole, ...letters.slice(1).map((letter, at) => inProse(`${letters[at]}${letter}`))]
  return letters.length > PROSE_BEGINNING ? [...whole, beginsProse(word)] : whole
}

/** Returns the n-grams that find a profile when its spelling does not match. */
export function looseIndexGrams(profile: Person, fields: readonly Field[]): number[] {
  const grams = new Set<number>()
  for (const { text, type } of fields) {
    for (const word of [...romanize(text), ...(type === 'name' ? joinedForeign(text) : [])]) {
      if (word.length < 2) continue
      grams.add(bySound(word))
      if (type === 'name') for (const key of consonantKeys(word)) grams.add(byConsonants(key))
    }
  }
  for (const { value } of walletsOf(profile)) {
    const digits = value.slice(2).toLowerCase()
    grams.add(beginsWallet(digits.slice(0, WALLET_DIGITS)))
    grams.add(endsWallet(digits.slice(-WALLET_DIGITS)))
  }
  for (const { text } of proseOf(profile))
    for (const found of wordsOfProse(text)
      .slice(0, MAX_PROSE_WORDS)
      .flatMap(proseGrams)
      .slice(0, 2 * MAX_PROSE_WORDS))
      grams.add(found)
  return [...grams]
}

/** Returns the words of a name of another script as one: it is written with and without spaces. */
const joinedForeign = (text: string): readonly string[] => {
  const folded = fold(text)
  if (isAscii(folded)) return []
  const words = wordsOf(folded)
  return words.length === 2 || words.length === 3
    ? [words.map((word) => romanizeWord(word).wholes[0]).join('')]
    : []
}

/** Returns the wallets of a profile that are indexed. */
export const walletsOf = ({ channels }: Pick<Person, 'channels'>) =>
  channels.filter(({ type }) => type === 'wallet').slice(0, MAX_WALLETS)

/** Returns the n-grams of a query, each with its weight. */
export function looseGramsOf(text: string): Map<number, number> {
  const grams = new Map<number, number>()
  const add = (gram: number, weight: number) =>
    grams.set(gram, Math.max(weight, grams.get(gram) ?? 0))
  for (const word of wordsOf(fold(text)))
    for (const [gram, weight] of looseQueryGrams(word)) add(gram, weight)
  for (const joined of [...joinedForeign(text), ...joinedLatin(text)]) {
    add(bySound(joined), 3)
    for (const key of consonantKeys(joined)) add(byConsonants(key), 1.5)
  }
  return grams
}

/** Returns the words of a Latin query as one, as a name in another script may have no spaces. */
function joinedLatin(text: string): readonly string[] {
  const words = wordsOf(fold(text)).map(({ letters }) => letters.join(''))
  if (!words.every(isAscii) || words.length < 2 || words.length > 3) return []
  return [words.join(''), ...(words.length === 2 ? [words.toReversed().join('')] : [])]
}

/** Returns the n-grams of a query's word, each with its weight. */
function looseQueryGrams(word: Word): Map<number, number> {
  const grams = new Map<number, number>()
  const { letters, isDense } = word
  const text = letters.join('')
  const add = (found: readonly number[], weight: number) => {
    for (const one of found) grams.set(one, Math.max(weight, grams.get(one) ?? 0))
  }
  for (const kind of ['known', 'claimed'] as const) {
    const weight = kind === 'known' ? 1 : 0.6
    if (isDense) add(denseGrams(kind, word), weight)
    else {
      for (let at = 1; at + 3 <= letters.length; at += 1)
        add([inner(kind, letters.slice(at, at + 3))], weight)
      if (letters.length >= 3) add([beginning(kind, letters.slice(0, 3))], weight)
      if (letters.length <= MAX_WHOLE) add([whole(kind, letters)], 2 * weight)
      if (hasEnd(letters)) add([ending(kind, letters.slice(-2))], weight)
    }
  }
  for (const latin of romanize(text)) {
    if (latin.length < 2) continue
    add([bySound(latin)], 3)
    add(consonantKeys(latin).map(byConsonants), 1.5)
  }
  add(nicknamesOf(text).map(bySound), 2)
  if (isDense) add(proseGrams(word), 1)
  if (letters.length >= 3) add([inProse(text)], 2)
  if (letters.length >= PROSE_BEGINNING) add([beginsProse(text)], 1)
  return grams
}

/** The beginning of a wallet's address, and its end where the query has it. */
export interface PartialWallet {
  start: string
  end: string
}

/** Reads `0x6282`, `0x6282…327E` or `0x6282...327E`; null for any other text. */
export function readPartialWallet(text: string): PartialWallet | null {
  const [, start = '', end = ''] =
    /^0x([0-9a-f]{4,39})(?:\s*(?:…|\.{2,})\s*([0-9a-f]{2,39}))?(?:…|\.{2,})?$/i.exec(text.trim()) ??
    []
  return start === '' ? null : { start: start.toLowerCase(), end: end.toLowerCase() }
}

/** Returns the n-grams of a partial address. */
export function walletGrams({ start, end }: PartialWallet): Map<number, number> {
  const grams = new Map([[beginsWallet(start.slice(0, WALLET_DIGITS)), 1]])
  if (end.length >= WALLET_DIGITS) grams.set(endsWallet(end.slice(-WALLET_DIGITS)), 1)
  return grams
}
