import type { Language, LanguageCode } from './language.ts'
import { languages } from './languages.ts'
import { createLexicon, type Lexicon, matchPrefix, matchWords } from './lexicon.ts'
import { otherLanguages } from './other-languages.ts'
import { platformOf } from './platforms.ts'
import { isUnspaced } from './script.ts'
import type { Token, WordToken } from './tokens.ts'

let lexicons: ReadonlyMap<string, Lexicon> | undefined
let others: readonly Lexicon[] | undefined

/** The index of each language, built when it is first used. */
export function allLexicons(): ReadonlyMap<string, Lexicon> {
  lexicons ??= new Map(languages.map((one) => [one.code, createLexicon(one)]))
  return lexicons
}

/** The indexes of languages in which the bot does not reply. */
function otherLexicons(): readonly Lexicon[] {
  others ??= otherLanguages.map(createLexicon)
  return others
}

/**
 * Chooses the languages by whose vocabulary a cast is read: the one that it is written in, those
 * that fit as well, and English, whose words are used everywhere.
 */
export function chooseLexicons(tokens: readonly Token[]): {
  language: LanguageCode | null
  /** Those that fit best, then English. */
  lexicons: Lexicon[][]
} {
  const all = [...allLexicons().values(), ...otherLexicons()]
  const words = tokens.filter((token): token is WordToken => token.kind === 'word')
  const keys = words.map(({ key }) => key)
  const platforms = new Set(keys.filter((key) => platformOf(key) !== null))
  const scores = all.map((lexicon) => ({
    lexicon,
    score: scoreOf(lexicon, words, keys, platforms) * weightOf(lexicon),
  }))
  const best = Math.max(...scores.map(({ score }) => score))
  const winner = scores.find(({ score }) => score === best)
  const isChinese = ({ lexicon: { language } }: (typeof scores)[number]) =>
    language.code === 'zh-Hans' || language.code === 'zh-Hant'
  // The variants of Chinese share most words, and people mix them.
  const fitting = scores.filter(
    (one) =>
      best > 0 &&
      (one.score >= best * (best < 6 ? 0.85 : 0.95) ||
        (winner && isChinese(winner) && isChinese(one))),
  )
  const english = all.filter(({ language }) => language.code === 'en')
  return {
    language:
      languages.find(({ code }) => best > 0 && code === winner?.lexicon.language.code)?.code ??
      null,
    // Without accents, words of other languages look like English: `thẻ`, `tớ`.
    lexicons:
      winner && best > 4 && english.includes(winner.lexicon)
        ? [english, fitting.flatMap((one) => (one === winner ? [] : [one.lexicon]))]
        : [fitting.map(({ lexicon }) => lexicon), english],
  }
}

/** English words are used everywhere, and words of other languages look like those of the known. */
const weightOf = ({ language: { code } }: Lexicon): number =>
  code === 'en' ? 1.1 : allLexicons().has(code) ? 1 : 0.9

/** How well the words of a cast fit a language: matched letters, and more for its own letters. */
function scoreOf(
  lexicon: Lexicon,
  words: readonly WordToken[],
  keys: readonly string[],
  platforms: ReadonlySet<string>,
): number {
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
    const found = platforms.has(word.key) ? null : matchWords(lexicon, keys, index)
    if (found)
      score += keys
        .slice(index, index + found.length)
        .reduce((sum, key) => sum + Math.min(key.length, 6), found.length - 1)
    index += found?.length ?? 1
  }
  return score
}

/** How well a chunk in a script without spaces fits a language. */
function unspacedScore({ language, ...lexicon }: Lexicon, { text, key }: WordToken): number {
  const { letters } = language.grammar
  const isChinese = language.code === 'zh-Hans' || language.code === 'zh-Hant'
  const isOwn = letters?.test(text) === true
  if (/\p{Script=Thai}/u.test(text))
    return isOwn ? 3 + scannedLetters({ language, ...lexicon }, key) : 0
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

/** The language by its code. */
export const languageOf = (code: LanguageCode | null): Language => {
  const found = languages.find((one) => one.code === code) ?? languages[0]
  if (!found) throw new Error('there are no languages')
  return found
}
