/**
 * `npm run bench`: every figure that has a goal, or those of the named benches; a table of the
 * goals at the end.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import { join, resolve } from 'node:path'
import { readArguments, readNumber, refuse } from '../../scripts/arguments.ts'
import type { Bench, BenchOptions, Figure } from './bench.ts'
import { type BenchResult, chart, markdown, merge, table } from './report.ts'

const files = readdirSync(import.meta.dirname).filter(
  (file) => file.endsWith('.ts') && file !== 'run.ts',
)
const benches = (
  await Promise.all(files.map(async (file) => (await import(`./${file}`)) as { bench?: Bench }))
)
  .map((module) => module.bench)
  .filter((bench) => bench !== undefined)

const USAGE = `
Usage: npm run bench [-- name …] [--people N] [--keep folder] [--queries file] [--record]

Measures every figure that has a goal, or those of the named benches. Writes a table with a chart into bench-results.

  --people  how many: of beside, capacity, growth, import, network, pass-…, search and store
  --keep    search: a folder whose databases are filled once
  --queries found: a file of people and queries in place of the held-out set
  --record  writes into docs, where the figures of record are: on an idle machine

Exit code: 0 measured, 1 a bench failed, 2 not understood.

${benches.map(({ name, about }) => `  ${name.padEnd(20)} ${about}`).join('\n')}
`
const { positionals, values } = readArguments(USAGE, {
  record: { type: 'boolean', default: false },
  people: { type: 'string' },
  keep: { type: 'string' },
  queries: { type: 'string' },
})
const options: BenchOptions = {
  ...(values.people === undefined
    ? {}
    : { people: readNumber(values.people, 'people', [1, 10_000_000]) }),
  ...(values.keep === undefined ? {} : { keep: values.keep }),
  ...(values.queries === undefined ? {} : { queries: values.queries }),
}
const unknown = positionals.filter((name) => !benches.some((bench) => bench.name === name))
if (unknown.length > 0) refuse(`no bench named ${unknown.join(', ')}`)

const machine = `${cpus()[0]?.model ?? 'unknown processor'}, ${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}`
console.log(machine)
const chosen = benches.filter(({ name }) => positionals.length === 0 || positionals.includes(name))
const results: BenchResult[] = []
for (const [at, bench] of chosen.entries()) {
  console.log(`\n${bench.name} (${at + 1} of ${chosen.length}): ${bench.about}`)
  const start = performance.now()
  const figures: Figure[] = []
  let failure: unknown
  try {
    await bench.run((figure) => {
      figures.push(figure)
      console.log(`  ${table([figure])}`)
    }, options)
  } catch (error) {
    failure = error
    console.error(`  failed:`, error)
  }
  const { name, about } = bench
  const seconds = (performance.now() - start) / 1000
  const day = new Date().toISOString().slice(0, 10)
  results.push({ name, about, figures, seconds, hasFailed: failure !== undefined, machine, day })
}

const folder = resolve(import.meta.dirname, '../..', values.record ? 'docs' : 'bench-results')
const recordFile = join(folder, 'figures.json')
const former =
  values.record && existsSync(recordFile)
    ? (JSON.parse(readFileSync(recordFile, 'utf8')) as BenchResult[])
    : []
const all = merge(former, results)
mkdirSync(join(folder, 'images'), { recursive: true })
writeFileSync(recordFile, `${JSON.stringify(all, null, 2)}\n`)
writeFileSync(join(folder, 'figures.md'), markdown(all))
writeFileSync(join(folder, 'images/figures.svg'), chart(all))

const goals = results.flatMap(({ figures }) => figures.filter(({ goal }) => goal !== undefined))
const failed = results.filter(({ hasFailed }) => hasFailed).map(({ name }) => name)
console.log(`\n${table(goals)}`)
console.log(
  `\n${goals.filter(({ goal }) => goal && goal.reach >= 1).length} of ${goals.length} goals reached; ${join(folder, 'figures.md')}, ${join(folder, 'images/figures.svg')}`,
)
if (failed.length > 0) console.error(`failed: ${failed.join(', ')}`)
process.exit(failed.length === 0 ? 0 : 1)
