/** Fits the tables of weights of the mention reader, and the trees that doubt a person. */
import { forestOf, oddsIn } from '@whocast/mention-reader/doubt.ts'
import { scorerOf } from '@whocast/mention-reader/fitted.ts'
import { kinds } from '@whocast/mention-reader/interpretations.ts'
import { readMention, type Scorers } from '@whocast/mention-reader/mention.ts'
import { castOfPhrase, meaningOf, testBot } from '@whocast/mention-reader/phrase-cast.ts'
import type { Situation } from '@whocast/mention-reader/situation.ts'
import { type Example, kindRow, PARTS, partsOf, peopleRows, situationOf } from './casts.ts'
import { fitRows, type Row } from './network.ts'
import { type Case, fitTrees } from './trees.ts'
import { verdictOn } from './verdict.ts'

/** Hidden units of the network that tells kinds of requests apart. */
const HIDDEN = 8

/** An example as the reader sees it. */
export interface Read {
  example: Example
  situation: Situation
  people: Row<string[]>[]
}

/** A cast that was read with weights fitted to the casts of other authors. */
export interface Judged {
  example: Example
  part: number
  found: string
  verdict: string
  /** What is found and graded where the person is in doubt. */
  doubted: { found: string; verdict: string }
  /** Absent where no card was found, or by rules. */
  traits: readonly number[] | null
}

export interface Fitted {
  people: string[]
  kinds: string[]
  doubts: string[]
  /** All casts, each read without what was fitted to its author. */
  judged: readonly Judged[]
}

export function read(example: Example): Read {
  const situation = situationOf(example)
  return { example, situation, people: peopleRows(example, situation) }
}

/**
 * Reads every cast with weights that were fitted without its author. The weights of kinds, too, are
 * fitted to people that are rated without the author: those who are known are rated too surely.
 */
export function crossFit(all: readonly Read[]): { rows: Row<string[]>[]; judged: Judged[] } {
  const parts = partsOf(all.map(({ example }) => example))
  const without = <One>(list: readonly One[], part: number) =>
    list.filter((_, at) => parts[at] !== part)
  const people = PARTS.map((_, part) =>
    scorerOf(
      fitRows(
        without(all, part).flatMap((one) => one.people),
        0,
      ),
      2,
    ),
  )
  const scoreOf = (part: number) => people[part] ?? (() => [])
  const rows = all.map(({ example, situation }, at) =>
    kindRow(example, situation, scoreOf(parts[at] ?? 0)),
  )
  const judged = PARTS.flatMap((_, part) => {
    const table = fitRows(without(rows, part), HIDDEN)
    const scorers = { people: scoreOf(part), kinds: scorerOf(table, kinds.length) }
    return all.flatMap(({ example }, at) =>
      parts[at] === part && !example.isCopy ? [judge(example, part, scorers)] : [],
    )
  })
  return { rows, judged }
}

function judge(example: Example, part: number, scorers: Omit<Scorers, 'doubt'>): Judged {
  const { cast, conversation } = castOfPhrase(example.text, example.context, example.links)
  let traits: readonly number[] | null = null
  const readWith = (odds: number) => {
    const doubt = (own: readonly number[]) => {
      traits = own
      return odds
    }
    const { intent } = readMention(cast, testBot, conversation, { ...scorers, doubt })
    const found = meaningOf(intent)
    return { found, verdict: verdictOn(found, example.meanings) }
  }
  const doubted = readWith(Infinity)
  return { example, part, ...readWith(-Infinity), doubted, traits }
}

/** Returns the lines of the forest that tells wrong persons from right ones. */
export function fitDoubts(judged: readonly Judged[]): string[] {
  return fitTrees(
    judged.flatMap(({ traits, verdict, example }): Case[] =>
      traits
        ? [{ traits, isTrue: verdict === 'wrong person', weight: Math.min(example.weight, 2) }]
        : [],
    ),
  )
}

/** Returns how much each cast is doubted by trees that were fitted without its author. */
export function doubtsIn(judged: readonly Judged[]): Map<Judged, number> {
  return new Map(
    PARTS.flatMap((_, part) => {
      const forest = forestOf(fitDoubts(judged.filter((one) => one.part !== part)))
      return judged
        .filter((one) => one.part === part)
        .map((one) => [one, one.traits ? oddsIn(forest, one.traits) : -Infinity] as const)
    }),
  )
}

/** Returns the lines of all tables. */
export function fitTables(all: readonly Read[]): Fitted {
  const { rows, judged } = crossFit(all)
  return {
    people: fitRows(
      all.flatMap((one) => one.people),
      0,
    ),
    kinds: fitRows(rows, HIDDEN),
    doubts: fitDoubts(judged),
    judged,
  }
}
