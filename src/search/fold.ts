/** Longer texts are cut before they are folded: what follows is not searched by. */
const MAX_TEXT = 100
/** Letters of a word that are looked at. */
const MAX_WORD = 32

const diacritics = /[\u0300-\u036f]/gu
const invisible = /\p{Default_Ignorable_Code_Point}/gu
const wordPattern = /[\p{L}\p{N}\p{M}\p{Extended_Pictographic}]+/gu
/** Scripts without spaces, and emoji: any part of a run may be a word of its own. */
const densePattern =
  /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}\p{scx=Myanmar}\p{Extended_Pictographic}]/u

const ascii = /^[\0-\x7f]*$/

/** Most texts are: of those nothing need be decomposed. */
export const isAscii = (text: string): boolean => ascii.test(text)

/** Folds compatibility forms, width, case, and accents of Latin, Greek and Cyrillic letters. */
export function fold(text: string): string {
  const cut = text.slice(0, MAX_TEXT)
  if (isAscii(cut)) return cut.toLowerCase()
  return cut
    .toWellFormed()
    .normalize('NFKD')
    .replace(diacritics, '')
    .replace(invisible, '')
    .toUpperCase()
    .toLowerCase()
    .replaceAll('ς', 'σ')
    .normalize('NFC')
}

/**
 * Latin letters that Unicode does not decompose, and how they are typed without them. N-grams are
 * stored with these letters, so that a query is looked for by both spellings.
 */
const undecomposed = [
  ['ł', 'l'],
  ['ø', 'o'],
  ['đ', 'd'],
  ['æ', 'ae'],
  ['ð', 'd'],
  ['œ', 'oe'],
  ['þ', 'th'],
  ['ħ', 'h'],
] as const
/** The most other spellings of a query that are looked for. */
const MAX_SPELLINGS = 8

/** Returns a folded text in basic Latin letters where they can stand for others. */
export const toPlainLetters = (folded: string): string =>
  isAscii(folded)
    ? folded
    : undecomposed.reduce((text, [letter, typed]) => text.replaceAll(letter, typed), folded)

/**
 * Returns the other spellings of a folded text by {@link undecomposed} letters: without any, and
 * with one kind of them, once or everywhere.
 */
export function spellingsOf(folded: string): string[] {
  const plain = toPlainLetters(folded)
  const found = new Set([plain])
  for (const [letter, typed] of undecomposed) {
    const parts = plain.split(typed)
    for (let at = 1; at < parts.length; at += 1)
      found.add(parts.slice(0, at).join(typed) + letter + parts.slice(at).join(typed))
    found.add(parts.join(letter))
  }
  found.delete(folded)
  return [...found].slice(0, MAX_SPELLINGS)
}

/** A word, or a run of letters of a script that has no spaces. */
export interface Word {
  letters: string[]
  isDense: boolean
}

/** The words of a folded text, in order. */
export function wordsOf(folded: string): Word[] {
  if (isAscii(folded)) return asciiWords(folded)
  const words: Word[] = []
  for (const [part] of folded.matchAll(wordPattern)) {
    let word: Word | undefined
    for (const letter of part) {
      const isDense = letter > '\x7f' && densePattern.test(letter)
      if (word?.isDense !== isDense || word.letters.length >= MAX_WORD) {
        word = { letters: [], isDense }
        words.push(word)
      }
      word.letters.push(letter)
    }
  }
  return words
}

function asciiWords(folded: string): Word[] {
  const words: Word[] = []
  for (const part of folded.match(/[a-zA-Z0-9]+/g) ?? [])
    for (let at = 0; at < part.length; at += MAX_WORD)
      words.push({ letters: part.slice(at, at + MAX_WORD).split(''), isDense: false })
  return words
}

/** ENS names and Basenames without the ending that they all share. */
export const withoutNameEnding = (text: string): string =>
  text.replace(/(?:\.base|\.farcaster)?\.eth$/i, '')
