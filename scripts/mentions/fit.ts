/** Fits the two tables of weights of the mention reader. */
import { scorerOf } from '@whocast/mention-reader/fitted.ts'
import type { Situation } from '@whocast/mention-reader/situation.ts'
import { type Example, kindRows, peopleRows, situationOf } from './casts.ts'
import { fitRows, type Row } from './softmax.ts'

/** An example as the reader sees it. */
export interface Read {
  example: Example
  situation: Situation
  people: Row<string[]>[]
}

export function read(example: Example): Read {
  const situation = situationOf(example)
  return { example, situation, people: peopleRows(example, situation) }
}

/** Returns the lines of both tables; the weights of people are features of the kinds. */
export function fitTables(all: readonly Read[]): { people: string[]; kinds: string[] } {
  const people = fitRows(all.flatMap((one) => one.people))
  const score = scorerOf(people.join('\n'), 2)
  const rows = all.flatMap(({ example, situation }) => kindRows(example, situation, score))
  return { people, kinds: fitRows(rows) }
}
