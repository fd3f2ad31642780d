import { type Clause, isWord, keyAt, startOf } from './clause.ts'
import {
  auxiliaries,
  beings,
  conjunctions,
  courtesies,
  demonstratives,
  fillers,
  predicates,
  strongAsks,
  writing,
} from './vocabulary.ts'

/** Whether the text only asks "who is this", without a name: `who is`, `c'est qui`. */
export function isBareQuestion({ tokens }: Clause): boolean {
  const rest = tokens
    .slice(startOf(tokens))
    .filter((token) => !(isWord(token) && fillers.has(token.key)))
  const keys = rest.map((token) => (isWord(token) ? token.key : ' ')).join(' ')
  return /^(?:who|who is|whos|whois|who s|who dis|quien|quien es|quem|quem e|qui|qui est|c est qui|qui c est|qui ca|wer|wer ist|wer is)$/.test(
    keys,
  )
}

/** `who is this`, `who wrote that`, `is he legit`, `tell me about the author`. */
export function pointsAt(clause: Clause): boolean {
  const { tokens } = clause
  if (isBareQuestion(clause) || isPredicate(clause)) return true
  const keys = tokens.map((_, index) => keyAt(tokens, index))
  if (
    /^who am i (?:talking|speaking|replying|listening|looking) (?:to|with|at)$/.test(keys.join(' '))
  )
    return true
  const start = startOf(tokens)
  const isWho = keys.some((key) => strongAsks.has(key))
  const being = keys.findIndex((key, index) => beings.has(key) && index > 0)
  const pointer = keys.findIndex((key) => demonstratives.has(key))
  const isAbout = keys
    .slice(0, Math.max(being, 0))
    .some((key) =>
      /^(?:about|on|know|trust|follow|check|verify|identify|vet|up|sobre|de|von|uber|sur|connais|conoces|conhece|kennst)$/.test(
        key,
      ),
    )
  if (being > 0 && (isWho || isAbout || auxiliaries.has(keys[start] ?? ''))) return true
  if (pointer === -1) return false
  if (isWho) return isAskedOf(keys, pointer)
  const last = keys.findLast((key) => !courtesies.has(key)) ?? ''
  // «Is this a scam token» asks about the token.
  return (
    auxiliaries.has(keys[start] ?? '') &&
    keys.some((key) => predicates.has(key)) &&
    (predicates.has(last) || beings.has(last))
  )
}

/** `check this out`: asks about the person who is pointed at, if there is one. */
export function looksAt({ tokens }: Clause): boolean {
  const start = startOf(tokens)
  return (
    /^(?:check|look|see|mira|veja|regarde|schau)$/.test(keyAt(tokens, start)) &&
    tokens.slice(start, start + 3).some((_, at) => demonstratives.has(keyAt(tokens, start + at)))
  )
}

/** `legit?`, `real person or bot?` */
function isPredicate({ tokens, isQuestion }: Clause): boolean {
  const keys = tokens.map((_, at) => keyAt(tokens, at))
  return (
    isQuestion &&
    keys.some((key) => predicates.has(key) || beings.has(key)) &&
    keys.every(
      (key) =>
        [predicates, beings, demonstratives, conjunctions, fillers, auxiliaries].some((list) =>
          list.has(key),
        ) || /^(?:nah|not|nope)$/.test(key),
    )
  )
}

/** Whether a `who` asks of what is pointed at: who it is, who wrote it, whose it is. */
function isAskedOf(keys: readonly string[], pointer: number): boolean {
  const rest = keys.filter((key) => !fillers.has(key) && !courtesies.has(key))
  if (rest.some((key) => writing.has(key))) return true
  if (keys.some((key) => /^(?:whose|wessen)$/.test(key))) return true
  const before = keys
    .slice(0, pointer)
    .filter(
      (key) => !fillers.has(key) && !courtesies.has(key) && !/^(?:von|de|d|by|from)$/.test(key),
    )
  return (
    before.length <= 2 &&
    before.every((key) => strongAsks.has(key) || /^(?:is|was|s|es|e|est|ist|war|c)$/.test(key)) &&
    rest.length <= 4
  )
}
