import { courtesies, heads } from './vocabulary.ts'
import type { Token } from './words.ts'

/** A clause: its words and names up to a punctuation mark. */
export interface Clause {
  tokens: Exclude<Token, { kind: 'break' | 'emoji' }>[]
  isQuestion: boolean
}

export type Word = Extract<Token, { kind: 'word' }>

/** The clauses of a cast. A question mark makes a question of every clause of its sentence. */
export function clausesOf(tokens: readonly Token[]): Clause[] {
  const clauses: Clause[] = [{ tokens: [], isQuestion: false }]
  for (const token of tokens) {
    const last = clauses.at(-1)
    if (!last) break
    if (token.kind === 'emoji') continue
    if (token.kind !== 'break') last.tokens.push(token)
    else {
      last.isQuestion ||= token.isQuestion
      clauses.push({ tokens: [], isQuestion: false })
    }
  }
  return clauses.filter((clause) => clause.tokens.length > 0)
}

/** Whether a token is a word, not a break or an identifier. */
export const isWord = (token: Token | undefined): token is Word => token?.kind === 'word'

/** The normalised word at an index; empty where there is none. */
export const keyAt = (tokens: readonly Token[], index: number): string => {
  const token = tokens[index]
  return isWord(token) ? token.key : ''
}

/** Index of the first token that is no courtesy. */
export function startOf(tokens: readonly Token[]): number {
  const index = tokens.findIndex((token) => !isWord(token) || !courtesies.has(token.key))
  return index === -1 ? tokens.length : index
}

/** Whether the words that end before an index are a head; its length, or 0. */
export function headBefore(tokens: readonly Token[], end: number): string[] {
  let found: string[] = []
  for (const head of heads) {
    if (
      head.length > found.length &&
      head.every((key, at) => keyAt(tokens, end - head.length + at) === key)
    )
      found = head
  }
  return found
}

export const asksWho = /^(?:who|whos|whois|quien|quienes|quem|qui|wer|wtf)$/
