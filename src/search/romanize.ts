import anyAscii from 'any-ascii'
import unhomoglyph from 'unhomoglyph'
import { fold, isAscii, type Word, wordsOf } from './fold.ts'

type Spelling = readonly [RegExp, string]

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

/**
 * Letters that are read otherwise than AnyAscii does, one by one: digraphs, letters of Hebrew that
 * may be vowels or have two sounds, signs for n before consonants.
 */
const readings: readonly Spelling[] = [
  [/ου/g, 'ou'],
  [/([αε])υ/g, '$1v'],
  [/^μπ/g, 'b'],
  [/^ντ/g, 'd'],
  [/γκ/g, 'g'],
  [/γγ/g, 'ng'],
  [/ու/g, 'u'],
  [/^у(?=[аеиоэя])/g, 'w'],
  [/[\u0E01-\u0E2E]\u0E4C/g, ''],
  [/[כך]/g, 'q'],
  [/ב/g, 'b'],
  [/[פף]/g, 'p'],
  [/ו/g, 'w'],
  [/[\u0902\u0982\u0A02\u0A82\u0B02\u0C02\u0C82\u0D02]/g, 'n'],
]
const hangul = /^\p{sc=Hangul}+$/u
const arabicArticle = /^ال(?=..)/
const smallKana = /(?<base>[\u3041-\u30ff])(?<small>[ぁぃぅぇぉゃゅょァィゥェォャュョ])/gu

/** Returns `sho` for しょ and `fi` for フィ, of which AnyAscii makes `shiyo` and `fuin`. */
function joinKana(base: string, small: string): string {
  const head = anyAscii(base).replace(/[aeiou]$/, '')
  const tail = anyAscii(small)
  return (head === '' ? 'w' : head) + (/(?:sh|ch|j)$/.test(head) ? tail.replace('y', '') : tail)
}

const toLatin = (word: string): string =>
  anyAscii(
    respell(word, readings).replaceAll(smallKana, (_, base: string, small: string) =>
      joinKana(base, small),
    ),
  )

/** Returns a Latin word with letters of other scripts in it by the letters that they look like. */
const unmixed = (word: string): string =>
  /\p{sc=Latin}/u.test(word) && /[\p{sc=Cyrillic}\p{sc=Greek}]/u.test(word)
    ? word.replaceAll(/[\p{sc=Cyrillic}\p{sc=Greek}]/gu, (letter) => unhomoglyph(letter))
    : word

/** A word in Latin letters. */
export interface Romanized {
  /** Its spellings: a name of Han or Hangul in both orders, Japanese also without long vowels. */
  wholes: readonly string[]
  /** The surname in its spellings and the given name, of a run of several Han or Hangul syllables. */
  parts: { surnames: readonly string[]; given: string } | null
}

/** Returns a word in Latin letters, by the tables of AnyAscii. */
export function romanizeWord({ letters, isDense }: Word): Romanized {
  const written = letters.join('')
  if (isAscii(written)) return { wholes: [onlyLetters(written)], parts: null }
  const word = unmixed(written)
  const latin = toLatin(word)
  if (!isDense) {
    const wholes = [word, word.replace(arabicArticle, '')].map((one) => onlyLetters(toLatin(one)))
    return { wholes: [...new Set(wholes)], parts: null }
  }
  const syllables = latin.match(/[A-Z][a-z]*/g) ?? []
  if (syllables.length < 2 || syllables.length !== letters.length) {
    const plain = onlyLetters(latin)
    return { wholes: [...new Set([plain, respell(plain, longVowels)])], parts: null }
  }
  const [first = '', ...rest] = syllables.map(onlyLetters)
  const liquids = hangul.test(word) ? flapped : []
  const given = respell(rest.join(''), liquids)
  const surname = koreanSurnames[letters[0] ?? '']
  return {
    wholes: [respell(first + given, liquids), given + first],
    parts: { surnames: surname ? [first, surname] : [first], given },
  }
}

/**
 * Returns the words of a text in Latin letters. A run of Han or Hangul is one word and, if it has
 * several syllables, also the surname and the rest, as names are typed.
 */
export function romanize(text: string): string[] {
  const folded = fold(text)
  if (isAscii(folded)) return wordsOf(folded).map(({ letters }) => letters.join(''))
  return wordsOf(folded).flatMap((word) => {
    const { wholes, parts } = romanizeWord(word)
    return parts ? [...wholes, ...parts.surnames, parts.given] : [...wholes]
  })
}

/** The one liquid of Korean is `r` between vowels. */
const flapped: readonly Spelling[] = [[/(?<=[aeiou])l(?=[aeiou])/g, 'r']]

const longVowels: readonly Spelling[] = [
  [/o[ou]/g, 'o'],
  [/uu/g, 'u'],
]

const onlyLetters = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9]/g, '')

/** Letters and pairs of letters that languages write for one sound, in order. */
const consonants: readonly Spelling[] = [
  [/ch(?=[lr])/g, 'k'],
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
  [/h(?=[^aeiouy]|$)/g, ''],
  [/mp/g, 'np'],
  [/eo|eu/g, 'u'],
  [/[jy]/g, 'i'],
  [/ou|oo|oi(?=[^aeiou]|$)/g, 'u'],
  [/ae|ai|ei/g, 'e'],
  [/ee|ea|ie|ii/g, 'i'],
  [/(.)\1+/g, '$1'],
]
const doubled: Spelling = [/(.)\1+/g, '$1']
const vowelLetters: Spelling = [/[aeiouy]/g, '']
/** Sounds that some scripts do not tell apart. */
const merged: readonly Spelling[] = [
  [/[fv]/g, 'p'],
  [/l/g, 'r'],
  [/c/g, 'k'],
  [/z/g, 's'],
]

const respell = (word: string, spellings: readonly Spelling[]): string =>
  spellings.reduce((text, [pattern, sound]) => text.replaceAll(pattern, sound), word)

/** The most words with a cached key. */
const MAX_CACHED = 4096

/** Returns a function that caches its results, as it takes dozens of replacements. */
function cached<T>(compute: (word: string) => T): (word: string) => T {
  const results = new Map<string, T>()
  return (word) => {
    const known = results.get(word)
    if (known !== undefined) return known
    if (results.size >= MAX_CACHED) results.clear()
    const result = compute(word)
    results.set(word, result)
    return result
  }
}

/** Returns roughly how a Latin word sounds: transliterations of one name share a key. */
export const soundKey = cached((word) => respell(respell(word, consonants), vowels))

/**
 * Returns the consonants of a Latin word, roughly: for scripts that write no vowels, or whose
 * vowels have no letters of their own.
 */
export const consonantKey = (word: string): string =>
  respell(word, [doubled, ...consonants, vowelLetters, ...merged])

/** Returns the consonants without w and h, which scripts without vowels also write for vowels. */
const weakConsonants = (word: string): string =>
  respell(word, [doubled, [/w/g, ''], ...consonants, vowelLetters, [/h/g, ''], ...merged])

/** Returns both forms of consonants that are long enough to tell a name. */
export const consonantKeys = cached((word): readonly string[] =>
  [...new Set([consonantKey(word), weakConsonants(word)])].filter(
    ({ length }) => length >= MIN_CONSONANTS,
  ),
)

/** Returns the consonants with l and r, s and z, p, f and v told apart; w as v, and left out. */
export const exactConsonants = cached((word): readonly string[] =>
  [word, word.replaceAll('w', '')].map((one) =>
    respell(one, [doubled, ...consonants, vowelLetters, [/h/g, ''], [/c/g, 'k']]),
  ),
)

const abjad = /[\p{sc=Arab}\p{sc=Hebr}\p{sc=Syrc}]/u
const abugida =
  /[\p{sc=Deva}\p{sc=Beng}\p{sc=Guru}\p{sc=Gujr}\p{sc=Orya}\p{sc=Taml}\p{sc=Telu}\p{sc=Knda}\p{sc=Mlym}\p{sc=Sinh}\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}\p{sc=Tibt}]/u

/** Returns true for a word of a script that writes no vowels. */
export const omitsAllVowels = (word: string): boolean => abjad.test(word)

/** Returns true for a word of a script that leaves vowels out, or some of them. */
export const omitsVowels = (word: string): boolean => abjad.test(word) || abugida.test(word)

/** Shorter keys are of too many names. */
const MIN_CONSONANTS = 3
