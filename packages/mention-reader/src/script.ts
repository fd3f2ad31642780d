/** Scripts: which letters a text has, and where one script meets another. */

const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}ー]/u
/** Returns true if a text has letters of a script that sets no spaces around foreign words. */
export const isUnspaced = (text: string): boolean => unspaced.test(text)

/** Returns true if a text is written in Latin letters, digits and the signs of usernames. */
export const isLatin = (text: string): boolean => /^[\p{Script=Latin}\p{N}\p{Mn}._'-]+$/u.test(text)

const meets = [
  /(\.eth)(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}ー])/giu,
  /(?<=[a-z0-9_])()(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}ー])/giu,
  /(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}ー])()(?=[a-z0-9@])/giu,
]

/** Sets spaces where Latin words meet scripts without spaces; `名前.eth` stays whole. */
export function spaceScripts(text: string): string {
  if (!isUnspaced(text)) return text
  return meets.reduce((spaced, meet) => spaced.replace(meet, '$1 '), text)
}

/** The form in which words are compared: lower case, Latin letters without accents. */
export function keyOf(text: string): string {
  if (/^[!-~ ]*$/.test(text)) return text.toLowerCase()
  const lower = text.normalize('NFKC').toLowerCase()
  // `é` and `è` are verbs, `e` is a conjunction.
  if ([...lower].length === 1) return lower
  return lower
    .replace(/[\p{Script=Latin}\p{Script=Cyrillic}]\p{Mn}*/gu, (letter) =>
      letter === 'й' ? letter : letter.normalize('NFD').replace(/\p{Mn}/gu, ''),
    )
    .replaceAll('ß', 'ss')
    .replaceAll('đ', 'd')
    .replaceAll('ı', 'i')
    .replaceAll('ł', 'l')
}
