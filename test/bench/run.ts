/**
 * `npm run bench [-- name …] [--people N] [--record]`: every figure that has a goal, or those of the named benches. Prints a table at the end and
 * writes it with a chart into `bench-results`, or with `--record` into `docs`, where the figures of record are.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { Bench, Figure } from './bench.ts'
import { type BenchResult, chart, markdown, merge, table } from './report.ts'

const { positionals, values } = parseArgs({
  allowPositionals: true,
  strict: false,
  options: { record: { type: 'boolean', default: false }, help: { type: 'boolean', short: 'h', default: false } },
})
const files = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.ts') && file !== 'run.ts')
const benches = (await Promise.all(files.map(async (file) => (await import(`./${file}`)) as { bench?: Bench })))
  .map((module) => module.bench)
  .filter((bench) => bench !== undefined)

const unknown = positionals.filter((name) => !benches.some((bench) => bench.name === name))
const listed = benches.map((b) => `  ${b.name.padEnd(20)} ${b.about}`).join('\n')
if (values.help) {
  console.log(`Usage: npm run bench [-- name …] [--people N] [--record]\n\n${listed}`)
  process.exit(0)
}
if (unknown.length > 0) {
  console.error(`no bench named ${unknown.join(', ')}; there are:\n${listed}`)
  process.exit(2)
}

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
    })
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
const former = values.record && existsSync(recordFile) ? (JSON.parse(readFileSync(recordFile, 'utf8')) as BenchResult[]) : []
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
