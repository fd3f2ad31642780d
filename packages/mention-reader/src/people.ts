import { identifierKey } from '@whocast/contract/identifier.ts'
import { copiedOf } from './bystanders.ts'
import { type Candidate, candidatesOf } from './candidates.ts'
import { type Scorer, scorerOf } from './fitted.ts'
import type { Subject } from './intent.ts'
import { has, type Item, is } from './item.ts'
import type { Named } from './named.ts'
import { featuresOfCandidate } from './person-features.ts'
import type { Situation } from './situation.ts'
import weights from './weights.json' with { type: 'json' }

/** The people in a cast, rated by how likely the cast is about them. */
export interface People {
  /** The most likely people with a mention, link or identifier, in the order of the cast. */
  named: readonly Named[]
  /** Words without the form of a name that are most likely names. */
  words: readonly Subject[]
  /** A name too short to be looked up without asking which account is meant. */
  short: string | null
  /** The logarithm of the odds that the best one is meant: of words, and of names by form. */
  certainty: { word: number; form: number }
  /** The same of each of them, from the likeliest down. */
  odds: { word: readonly number[]; form: readonly number[] }
  /** Words that are neither vocabulary nor a name. */
  unknown: number
}

/** Below these odds, a word is not even a name of last resort. */
const MIN_CERTAINTY = -4
const MAX_CERTAINTY = 4

interface Rated {
  one: Candidate
  odds: number
}

/** Scores two alternatives: a person is meant, or is not. */
export const personScorer = scorerOf(weights.people, 2)

/** The logarithm of the odds that a person is meant. */
function oddsOf(features: readonly string[], score: Scorer): number {
  const [isMeant = 0, isNot = 0] = score(features)
  return isMeant - isNot
}

/** Finds the people who are most likely meant, by the words around their names. */
export function peopleOf(situation: Situation, score = personScorer): People {
  const { items } = situation.scene
  const all = candidatesOf(situation)
  const rated = all
    .map((one) => ({ one, odds: oddsOf(featuresOfCandidate(situation, one, all), score) }))
    .sort((a, b) => b.odds - a.odds)
  const forms = rated.filter(({ one }) => one.named)
  const out = copiedOf(items, situation.subjects)
  const meant = forms
    .filter(({ one }) => !one.named || !out.includes(one.named))
    .filter(({ odds }, at) => at === 0 || odds > 0)
  const others = rated.filter(({ one, odds }) => !one.named && odds > MIN_CERTAINTY)
  const words = likelyWords(items, others)
  const isPart = (at: number) => words.some(({ start, end }) => at >= start && at < end)
  const unknown = items.filter(
    ({ kind }, at) => kind === 'unknown' && !situation.subjects.used.has(at) && !isPart(at),
  )
  const short = words.find(({ isShort }) => isShort)?.subject
  return {
    named: meant.flatMap(({ one }) => one.named ?? []).sort((a, b) => a.index - b.index),
    words: words.filter(({ isShort }) => !isShort).map(({ subject }) => subject),
    short:
      short?.kind === 'identifier' && short.identifier.kind === 'fname'
        ? short.identifier.fname
        : null,
    certainty: { word: certaintyOf(others), form: certaintyOf(forms) },
    odds: { word: others.map(({ odds }) => odds), form: oddsByPerson(forms) },
    unknown: unknown.length,
  }
}

/** The odds of each person, from the likeliest down: someone named twice is no rival of himself. */
function oddsByPerson(forms: readonly Rated[]): number[] {
  const best = new Map<string, number>()
  for (const { one, odds } of forms) {
    const key = one.named ? identifierKey(one.named.identifier) : ''
    best.set(key, best.get(key) ?? odds)
  }
  return [...best.values()]
}

const certaintyOf = ([best]: readonly Rated[]): number =>
  Math.max(MIN_CERTAINTY, Math.min(MAX_CERTAINTY, Math.floor(best?.odds ?? MIN_CERTAINTY)))

/** Returns the likeliest word, and those that are joined to it. */
function likelyWords(items: readonly Item[], rated: readonly Rated[]): Candidate[] {
  const [likeliest, ...others] = rated
  if (!likeliest) return []
  // `dan romero`: a person by one word of a name would be another person.
  const whole = others.find(
    ({ one, odds }) =>
      one.end - one.start === 2 &&
      one.start <= likeliest.one.start &&
      one.end >= likeliest.one.end &&
      odds > likeliest.odds - WHOLE_NAME,
  )
  const chosen = [(whole ?? likeliest).one]
  for (const { one, odds } of others)
    if (chosen.some((other) => odds > MIN_JOINED && areJoined(items, one, other))) chosen.push(one)
  return chosen.sort((a, b) => a.start - b.start)
}

/** `ada, rish`, `ada's wallet vs rish's wallet`: a conjunction or a comma is between. */
function areJoined(items: readonly Item[], one: Candidate, other: Candidate): boolean {
  const [first, last] = one.start < other.start ? [one, other] : [other, one]
  const between = items.slice(first.end, last.start)
  return (
    first.end <= last.start &&
    between.length > 0 &&
    !between.some(({ kind }) => kind === 'unknown') &&
    (between.some((item) => is(item, 'and', 'or', 'compare')) ||
      between.every((item) => item.kind === 'break' || item.kind === 'emoji')) &&
    (between.length <= MAX_BETWEEN || has({ items }, 'compare'))
  )
}

const MAX_BETWEEN = 3
/** How much less likely than one of its words a name of two words may be. */
const WHOLE_NAME = 2
/** The odds of a word that is joined to a name, as a logarithm. */
const MIN_JOINED = -1
