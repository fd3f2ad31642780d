/** `npm run attack [-- name …] [--seed N] [--scale 0.1]`: what the service must withstand, a table of the bars at the end. */
import { readdirSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { Attack, Verdict } from './attack.ts'

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: 'string', default: '1' }, scale: { type: 'string', default: '1' } },
})
const helpers = new Set(['attack.ts', 'run.ts'])
const files = readdirSync(import.meta.dirname).filter((file) => /\.tsx?$/.test(file) && !helpers.has(file))
const attacks = (await Promise.all(files.map(async (file) => (await import(`./${file}`)) as { attack?: Attack })))
  .map((module) => module.attack)
  .filter((attack) => attack !== undefined)

const unknown = positionals.filter((name) => !attacks.some((attack) => attack.name === name))
if (unknown.length > 0) {
  console.error(
    `no attack named ${unknown.join(', ')}; there are:\n${attacks.map((a) => `  ${a.name.padEnd(20)} ${a.about}`).join('\n')}`,
  )
  process.exit(2)
}

const verdicts: Verdict[] = []
for (const attack of attacks) {
  if (positionals.length > 0 && !positionals.includes(attack.name)) continue
  console.log(`${attack.name} (bars ${attack.bars.join(', ')}): ${attack.about}`)
  const start = performance.now()
  await attack.run({
    seed: Number(values.seed),
    scale: Number(values.scale),
    report: (verdict) => verdicts.push(verdict),
  })
  console.log(`  ${((performance.now() - start) / 1000).toFixed(1)} s`)
}

console.log('\nbar  held  what')
for (const { bar, what, figure, isHeld } of verdicts.sort((a, b) => a.bar - b.bar)) {
  console.log(`${String(bar).padStart(3)}  ${isHeld ? ' yes' : '  NO'}  ${what}: ${figure}`)
}
const failed = verdicts.filter((verdict) => !verdict.isHeld).length
console.log(`\n${verdicts.length - failed} passed, ${failed} failed`)
process.exit(failed === 0 && verdicts.length > 0 ? 0 : 1)
