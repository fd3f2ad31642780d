/** Removes mail addresses and telephone numbers: cards are public, and permanent in casts. */

const HIDDEN = '•••'

/** Hides mail addresses and telephone numbers in cleaned text, whichever field they came in. */
export const redact = (text: string): string => hidePhones(hideMails(text))

/** Returns true if a text contains a mail address or a telephone number. */
export const holdsContact = (text: string): boolean => redact(text) !== text

const atSign = /[[({]\s?at\s?[\])}]|[\uff20\ufe6b]/giu
const wordCharacter = /[\p{L}\p{N}]/u

function hideMails(text: string): string {
  const plain = text.replace(atSign, '@')
  if (!plain.includes('@')) return text
  const words = plain.split(' ')
  const isMail = (word: string): boolean => {
    const at = word.indexOf('@', 1)
    return (
      at > 0 &&
      wordCharacter.test(word.slice(0, at)) &&
      /[.\u3002\uff0e]/u.test(word.slice(at + 1, -1))
    )
  }
  let isChanged = false
  const shown = words.map((word, at) => {
    // "ada @ example.com" is written apart, and "ada@ example.com".
    const apart = [
      words.slice(at, at + 3),
      words.slice(at - 1, at + 2),
      words.slice(at - 2, at + 1),
    ].some((group) => group.length === 3 && group[1] === '@' && isMail(group.join('')))
    if (!apart && !isMail(word)) return word
    isChanged = true
    return HIDDEN
  })
  return isChanged ? shown.join(' ') : text
}

/** The least digits of a telephone number; shorter ones are years, prices, fids. */
const MIN_DIGITS = 8
const MIN_DIGITS_AFTER_PLUS = 7

const digit = /\p{Nd}/u
const between = /[ \-.()/+\u2010-\u2013\u00a0\u00b7]/
const years = /^\d{4} ?[-\u2013/] ?\d{4}$/
const date = /^(\d{4}[-./]\d{1,2}[-./]\d{1,2}|\d{1,2}[-./]\d{1,2}[-./]\d{4})$/

function hidePhones(text: string): string {
  const letters = [...text]
  let result = ''
  for (let at = 0; at < letters.length; ) {
    const letter = letters[at] ?? ''
    const isStart =
      digit.test(letter) ||
      ((letter === '+' || letter === '(') && digit.test(letters[at + 1] ?? ''))
    if (!isStart || wordCharacter.test(letters[at - 1] ?? ' ')) {
      result += letter
      at += 1
      continue
    }
    let end = at
    let last = at
    for (; digit.test(letters[end] ?? '') || between.test(letters[end] ?? ''); end += 1)
      if (digit.test(letters[end] ?? '')) last = end
    const run = letters.slice(at, last + 1).join('')
    result += isPhone(run, letters[last + 1] ?? '') ? HIDDEN : run
    at = last + 1
  }
  return result
}

function isPhone(run: string, next: string): boolean {
  // A name such as 12345678k, or a digit of a hexadecimal address.
  if (wordCharacter.test(next) || years.test(run) || date.test(run)) return false
  const digits = [...run].filter((letter) => digit.test(letter)).length
  return digits >= (run.startsWith('+') ? MIN_DIGITS_AFTER_PLUS : MIN_DIGITS)
}
