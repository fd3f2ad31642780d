/** `npm run bench [-- name …]`: every figure of performance.md, or the named ones. */
import { readdirSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import { parseArgs } from 'node:util'
import type { Bench, Figure } from './bench.ts'

const { positionals } = parseArgs({ allowPositionals: true, strict: false })
const helpers = new Set(['bench.ts', 'bench-people.ts', 'engine-peer.ts', 'run.ts'])
const files = readdirSync(import.meta.dirname).filter((file) => /\.tsx?$/.test(file) && !helpers.has(file))
const benches = (await Promise.all(files.map(async (file) => (await import(`./${file}`)) as { bench?: Bench })))
  .map((module) => module.bench)
  .filter((bench) => bench !== undefined)

const unknown = positionals.filter((name) => !benches.some((bench) => bench.name === name))
if (unknown.length > 0) {
  console.error(
    `no bench named ${unknown.join(', ')}; there are:\n${benches.map((b) => `  ${b.name.padEnd(20)} ${b.about}`).join('\n')}`,
  )
  process.exit(2)
}

console.log(
  `${cpus()[0]?.model ?? 'unknown processor'}, ${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}`,
)
for (const bench of benches) {
  if (positionals.length > 0 && !positionals.includes(bench.name)) continue
  console.log(`\n${bench.name}: ${bench.about}`)
  await bench.run((figure: Figure) => {
    const mark = figure.isReached === undefined ? ' ' : figure.isReached ? '✓' : '✗'
    const goal = figure.goal === undefined ? '' : `  goal ${figure.goal}`
    const range = figure.spread === undefined ? '' : ` (${figure.spread})`
    console.log(`  ${mark} ${figure.what.padEnd(56)} ${figure.value}${range}${goal}`)
  })
}
process.exit(0)
