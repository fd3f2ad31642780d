/**
 * Fits the weights of the mention reader to the casts of `test/bot` and the phrases of its
 * languages, and writes `people-weights.ts`, `cast-weights.ts` and `doubt-trees.ts` of the package. Run it after a
 * change of the features, of a vocabulary or of the casts: `npm run fit:mentions`. With
 * `-- --leave-out` it writes nothing, and grades the reader on authors that it is not fitted to.
 */
import { writeFileSync } from 'node:fs'
import { examples } from './mentions/casts.ts'
import { fitTables, read } from './mentions/fit.ts'
import { leaveOut } from './mentions/leave-out.ts'

const source = new URL('../packages/mention-reader/src/', import.meta.url)

function write(name: string, constant: string, lines: readonly string[]): void {
  const text = [
    '/** Written by `npm run fit:mentions`. */',
    `export const ${constant} = \``,
    ...lines,
  ]
  writeFileSync(new URL(name, source), `${text.join('\n')}\n\`\n`)
}

const all = (await examples()).map(read)
if (process.argv.includes('--leave-out')) leaveOut(all)
else {
  const { people, kinds, doubts } = fitTables(all)
  write('people-weights.ts', 'peopleWeights', people)
  write('cast-weights.ts', 'castWeights', kinds)
  write('doubt-trees.ts', 'doubtTrees', doubts)
}
