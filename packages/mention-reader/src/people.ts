import { type Candidate, candidatesOf, featuresOfCandidate } from './candidates.ts'
import { scoreOf } from './fitted.ts'
import type { Subject } from './intent.ts'
import { peopleWeights } from './people-weights.ts'
import type { Situation } from './situation.ts'

/** The people whom a cast may ask about, whatever it asks. */
export interface People {
  /** Those who are most likely meant, in the order of the cast. */
  chosen: readonly Candidate[]
  subjects: readonly Subject[]
  /** A name too short to be looked up without asking which account is meant. */
  short: string | null
  /** The logarithm of the odds that the best one is meant: of words, and of names by form. */
  certainty: { word: number; form: number }
  /** Words that are neither vocabulary nor a name. */
  unknown: number
}

/** Below these odds, a word is not even a name of last resort. */
const MIN_CERTAINTY = -4
const MAX_CERTAINTY = 4

const score = scoreOf(peopleWeights)

/** Finds the people who are most likely meant, by the words around their names. */
export function peopleOf(situation: Situation): People {
  const { items } = situation.scene
  const all = candidatesOf(situation)
  const rated = all
    .map((one) => ({ one, odds: score(featuresOfCandidate(situation, one, all), 0) }))
    .sort((a, b) => b.odds - a.odds)
  const chosen: Candidate[] = []
  for (const { one, odds } of rated) {
    const isFree = chosen.every(({ start, end }) => one.end <= start || one.start >= end)
    if (isFree && odds > 0) chosen.push(one)
  }
  const last =
    rated.find(({ one }) => one.named) ?? rated.find(({ odds }) => odds > MIN_CERTAINTY)
  if (chosen.length === 0 && last) chosen.push(last.one)
  chosen.sort((a, b) => a.start - b.start)
  const unknown = items.filter(
    ({ kind }, at) =>
      kind === 'unknown' &&
      !situation.subjects.used.has(at) &&
      !chosen.some(({ start, end }) => at >= start && at < end),
  )
  const short = chosen.find(({ isShort }) => isShort)?.subject
  const certaintyOf = (isForm: boolean): number => {
    const best = rated.find(({ one }) => (one.named !== undefined) === isForm)?.odds
    return Math.max(MIN_CERTAINTY, Math.min(MAX_CERTAINTY, Math.floor(best ?? MIN_CERTAINTY)))
  }
  return {
    chosen,
    subjects: chosen.filter(({ isShort }) => !isShort).map(({ subject }) => subject),
    short:
      short?.kind === 'identifier' && short.identifier.kind === 'fname'
        ? short.identifier.fname
        : null,
    certainty: { word: certaintyOf(false), form: certaintyOf(true) },
    unknown: unknown.length,
  }
}
