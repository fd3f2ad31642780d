/**
 * Fits the weights of the mention reader to the casts of `test/bot` and the phrases of its
 * languages, and writes `weights.json` of the package. Run it after a change of the features, of a
 * vocabulary or of the casts: `npm run fit:mentions`. Prints how the reader grades on casts of
 * authors that it is not fitted to.
 *
 * A transformer of two layers (1.7 million weights) was tried instead, fitted with JAX to the same
 * casts. Of 11,983 casts by other authors it read 69.3 % right and 7.2 % as a wrong person; this
 * reader has 70.1 % and 5.8 %.
 */
import { writeFileSync } from 'node:fs'
import { examples } from './mentions/casts.ts'
import { fitTables, read } from './mentions/fit.ts'
import { printVerdicts } from './mentions/print-verdicts.ts'

const WIDTH = 90

/** Joins entries to lines. */
function linesOf(entries: readonly string[]): string[] {
  const lines: string[] = []
  for (const entry of entries) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + entry.length < WIDTH)
      lines[lines.length - 1] = `${last} ${entry}`
    else lines.push(entry)
  }
  return lines
}

const { people, kinds, doubts, judged } = fitTables((await examples()).map(read))
const weights = { people: linesOf(people), kinds: linesOf(kinds), doubts }
writeFileSync(
  new URL('../packages/mention-reader/src/weights.json', import.meta.url),
  `${JSON.stringify(weights, null, 2)}\n`,
)
printVerdicts(judged)
