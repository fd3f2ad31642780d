import { fold, type Word, wordsOf } from './fold.ts'

/**
 * The kind of text of an n-gram. `known`: display names and verified accounts, `claimed`: unproven
 * ones, `credential`: names of credentials. As each kind has n-grams of its own, claims cannot
 * displace verified names.
 */
export type GramClass = 'known' | 'claimed' | 'credential'

const classMarks: Record<GramClass, string> = { known: 'k', claimed: 'c', credential: 'n' }

/** The most grams of one row; what follows is not searched by. */
const MAX_GRAMS = 300
/** Beginnings of a word that have a gram of their own, in letters. */
export const BEGINNINGS = [1, 2, 3] as const
/** Words of at most so many letters have a gram of the whole. */
export const MAX_WHOLE = 5

const plain = /^[a-z0-9]+$/

/**
 * Whether a word is of basic Latin letters and digits: of short ones every typing error is tried,
 * so the index needs no gram of their end.
 */
export const isPlain = (letters: readonly string[]): boolean => plain.test(letters.join(''))

const isDigit = (letter: string) => letter >= '0' && letter <= '9'

/** Returns true if the index has its last two letters: of names, not of numbers behind them. */
export const hasEnd = (letters: readonly string[]): boolean =>
  letters.length > 3 && (letters.length > MAX_WHOLE || !isPlain(letters)) && !letters.some(isDigit)

/** Returns FNV-1a as a signed 32-bit number; comparing a match resolves collisions. */
export const hash = (text: string): number => hashOn(0x811c9dc5, text)

/** The hash of a text whose beginning has the hash `value`. */
function hashOn(value: number, text: string): number {
  let hashed = value
  for (let at = 0; at < text.length; at += 1)
    hashed = Math.imul(hashed ^ text.charCodeAt(at), 0x01000193)
  return hashed | 0
}

/** Rows that have all of these grams, and one at least of `any` where that is there. */
export interface GramSet {
  all: number[]
  any?: number[]
  /** The gram of a short beginning that all these rows have, too. */
  start?: number
}

/** Sets of grams: a person who matches one of them may match. */
export type GramSets = readonly GramSet[]

/** The longest beginning that many words share, in letters. */
export const MAX_START = 2

/** Returns true for the gram of a beginning of at most {@link MAX_START} letters, by one bit. */
export const isStart = (gram: number): boolean => (gram & 1) === 1
const asStart = (hashed: number): number => hashed | 1
const asOther = (hashed: number): number => hashed & ~1

/** The gram of the beginning of a word. */
export function beginning(kind: GramClass, letters: readonly string[]): number {
  const hashed = hash(`${classMarks[kind]}^${letters.join('')}`)
  return letters.length <= MAX_START ? asStart(hashed) : asOther(hashed)
}
/** The gram of a whole word. */
export const whole = (kind: GramClass, letters: readonly string[]): number =>
  asOther(hash(`${classMarks[kind]}=${letters.join('')}`))
/** The gram of the end of a word. */
export const ending = (kind: GramClass, letters: readonly string[]): number =>
  asOther(hash(`${classMarks[kind]}${letters.join('')}$`))
/** The gram of letters within a word, not at its beginning; of a script without spaces anywhere. */
export const inner = (kind: GramClass, letters: readonly string[]): number =>
  asOther(hash(classMarks[kind] + letters.join('')))

/** Adds the grams of a word without making their texts: imports spend much of their time here. */
function addGrams(grams: Set<number>, mark: number, { letters, isDense }: Word): void {
  const size = letters.length
  const part = (from: number, to: number, value = mark) => {
    let hashed = value
    for (let at = from; at < to; at += 1) hashed = hashOn(hashed, letters[at] ?? '')
    return hashed
  }
  if (isDense) {
    // Any run may be a word: pairs, and single letters.
    for (let at = 0; at + 2 <= size; at += 1) grams.add(asOther(part(at, at + 2)))
    for (let at = 0; at < size; at += 1) grams.add(asOther(part(at, at + 1)))
    return
  }
  const start = hashOn(mark, '^')
  for (const length of BEGINNINGS)
    if (length <= size) grams.add((length <= MAX_START ? asStart : asOther)(part(0, length, start)))
  if (size <= MAX_WHOLE) grams.add(asOther(part(0, size, hashOn(mark, '='))))
  for (let at = 1; at + 3 <= size; at += 1) grams.add(asOther(part(at, at + 3)))
  if (hasEnd(letters)) grams.add(asOther(hashOn(part(size - 2, size), '$')))
}

/** The grams by which texts are found. */
export function indexGrams(texts: readonly { kind: GramClass; text: string }[]): number[] {
  const grams = new Set<number>()
  for (const { kind, text } of texts) {
    for (const word of wordsOf(fold(text))) {
      addGrams(grams, hash(classMarks[kind]), word)
    }
  }
  return [...grams].slice(0, MAX_GRAMS).sort((a, b) => a - b)
}
