import { type Clause, keyAt, startOf } from './clause.ts'
import { readIdeographs } from './ideographs.ts'
import { isUnknown } from './likely-name.ts'
import { courtesies, praise, strongAsks, weakAsks } from './vocabulary.ts'
import type { Token } from './words.ts'

export interface Mood {
  /** Asks who someone is, or to find someone. */
  isStrong: boolean
  isRequest: boolean
  hasPraise: boolean
  /** Begins with thanks and asks nothing. */
  isThanks: boolean
  isQuestion: boolean
}

const thanksWords = new Set(
  'thanks thank thx ty tysm appreciate gracias obrigado obrigada valeu merci danke'.split(' '),
)

/** `para qué`, `à quoi`: they may stand before a question word. */
const prepositions = new Set(
  'para por de con a pour avec sur en em com fur mit von for to at in'.split(' '),
)

const exclaiming = /^(?:what|how|que|quel|quelle|como|wie|was)$/

export const wants =
  /\b(?:i need|i want|i wanna|necesito|quiero|preciso|quero|brauche|je veux|je voudrais)\b/

/** What a text does with its question: asks, states, thanks or praises. */
export function moodOf(clauses: readonly Clause[], tokens: readonly Token[]): Mood {
  const keys = tokens.flatMap((token) => (token.kind === 'word' ? [token.key] : []))
  const text = tokens.flatMap((token) => (token.kind === 'word' ? [token.text] : [])).join('')
  const isQuestion = tokens.some((token) => token.kind === 'break' && token.isQuestion)
  const isStrong =
    clauses.some(({ tokens: own }) => own.some((_, at) => strongAsks.has(keyAt(own, at)))) ||
    keys.join(' ').includes('look up')
  const hasPraise = keys.some((key) => praise.has(key) && !courtesies.has(key))
  const isWeak = clauses.some(({ tokens: own }) => {
    const start = startOf(own)
    const first = prepositions.has(keyAt(own, start)) ? start + 1 : start
    const next = keyAt(own, first + 1)
    // «What a day», «que legal», «wie schön» exclaim.
    if (
      !isQuestion &&
      exclaiming.test(keyAt(own, first)) &&
      (/^an?$/.test(next) || praise.has(next))
    )
      return false
    if (
      /^(?:are you|is this|is it|was ist|c est)$/.test(`${keyAt(own, first)} ${next}`) &&
      !hasPraise
    )
      return true
    return (
      weakAsks.has(keyAt(own, first)) &&
      (isQuestion ||
        own[first + 1]?.kind === 'name' ||
        isUnknown(own[first + 1]) ||
        weakAsks.has(next) ||
        !/^(?:is|was|are|has|have|ist|est|hat)$/.test(keyAt(own, first)))
    )
  })
  const isIdeographic = readIdeographs(text)?.isQuestion ?? false
  return {
    isStrong: isStrong || isIdeographic,
    isRequest: isStrong || isIdeographic || isWeak || isQuestion,
    hasPraise,
    isQuestion,
    isThanks: beginsWithThanks(tokens) && !isStrong && !isQuestion,
  }
}

/** `ok thanks, dwr`. A written name before the thanks is what is asked for: `dwr.eth, thanks`. */
function beginsWithThanks(tokens: readonly Token[]): boolean {
  for (const token of tokens) {
    if (token.kind === 'name' && !token.isPerson) return false
    if (token.kind !== 'word') continue
    if (thanksWords.has(token.key)) return true
    if (!courtesies.has(token.key)) return false
  }
  return false
}
