import { scoreOf } from './fitted.ts'
import type { Subject } from './intent.ts'
import { nameWeights } from './name-weights.ts'
import type { Situation } from './situation.ts'
import { featuresOfSpan, type Span, spansOf } from './spans.ts'

/** Names without a form of their own: single words, and display names. */
export interface BareNames {
  subjects: Subject[]
  /** A name too short to be looked up without asking which account is meant. */
  short: string | null
  /** The logarithm of the odds that the best of them is a name, rounded down. */
  certainty: number
  /** Words that are neither vocabulary nor a name. */
  unknown: number
}

/** Below these odds, a word is not even one of last resort. */
const MIN_CERTAINTY = -4
const MAX_CERTAINTY = 4

const score = scoreOf(nameWeights)

/** Finds the words that are most likely names, by the words around them. */
export function bareNamesOf(situation: Situation): BareNames {
  const { items } = situation.scene
  const rated = spansOf(situation)
    .map((span) => ({ span, odds: score(featuresOfSpan(situation, span), 0) }))
    .sort((a, b) => b.odds - a.odds)
  const chosen: Span[] = []
  for (const { span, odds } of rated) {
    const isFree = chosen.every(({ start, end }) => span.end <= start || span.start >= end)
    if (isFree && (odds > 0 || (chosen.length === 0 && odds > MIN_CERTAINTY))) chosen.push(span)
  }
  chosen.sort((a, b) => a.start - b.start)
  const unknown = items.filter(
    ({ kind }, at) =>
      kind === 'unknown' &&
      !situation.subjects.used.has(at) &&
      !chosen.some(({ start, end }) => at >= start && at < end),
  )
  const short = chosen.find(({ isShort }) => isShort)?.subject
  const best = Math.floor(rated[0]?.odds ?? MIN_CERTAINTY)
  return {
    subjects: chosen.filter(({ isShort }) => !isShort).map(({ subject }) => subject),
    short:
      short?.kind === 'identifier' && short.identifier.kind === 'fname'
        ? short.identifier.fname
        : null,
    certainty: Math.max(MIN_CERTAINTY, Math.min(MAX_CERTAINTY, best)),
    unknown: unknown.length,
  }
}
