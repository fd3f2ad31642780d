/** Grades the reader on casts of authors that it is not fitted to. */
import { DOUBT } from '@whocast/mention-reader/doubt.ts'
import { doubtsIn, type Judged } from './fit.ts'

const graded = ['right', 'wrong person', 'unsolicited', 'silent', 'choose', 'help']

/** Prints the verdicts on casts that were read without what was fitted to their authors. */
export function printVerdicts(judged: readonly Judged[]): void {
  const doubts = doubtsIn(judged)
  const own = judged.filter(({ example }) => example.author !== undefined)
  const verdictOf = (one: Judged, limit: number) =>
    (doubts.get(one) ?? 0) > limit ? one.doubted.verdict : one.verdict
  const print = (name: string, casts: readonly Judged[], limit: number) => {
    const shares = graded.map((verdict) => {
      const count = casts.filter((one) => verdictOf(one, limit) === verdict).length
      return `${verdict} ${((count / casts.length) * 100).toFixed(2)} %`
    })
    console.log(`${name}: ${casts.length} casts, ${shares.join(', ')}`)
  }
  const authors = [...new Set(own.map(({ example }) => example.author ?? ''))].sort()
  for (const author of authors)
    print(
      author,
      own.filter(({ example }) => example.author === author),
      DOUBT,
    )
  for (const limit of [Infinity, ...Array.from({ length: 9 }, (_, at) => -at / 2), DOUBT])
    print(`all, doubt ${limit}`, own, limit)
  const wrong = own.filter((one) => verdictOf(one, DOUBT) === 'wrong person')
  for (const { example, found } of wrong.sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1)))
    console.log([keyOf({ example }), example.author, example.text, `not ${found}`].join('\t'))
}

/** Where a cast is, and who is meant. */
const keyOf = ({ example }: Pick<Judged, 'example'>): string =>
  `${example.context}\t${example.meanings.join('|')}`
