/**
 * `npm run attack`: what the service must withstand, a table of the bars at the end. Each attack
 * has a process of its own.
 */
import { fork } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { readArguments, readNumber, refuse } from '../../scripts/arguments.ts'
import { ensureBuilt } from '../../scripts/built.mjs'
import { bundleTogether } from '../bundle.ts'
import { compileCache } from '../compile-cache.ts'
import { type Attack, TIMED_SCALE, type Verdict } from './attack.ts'

const helpers = new Set(['attack.ts', 'run.ts'])
const attacks = process.send ? [] : await loadAll()
const USAGE = `
Usage: npm run attack [-- name …] [--scale 0.1] [--seed N] [--jobs N]

Attacks the built service, and prints a table of the bars. Without a name it runs all but those that have to be named.

  --scale  how much of each attack; 1 by default. Below ${TIMED_SCALE} bars of time are told and not held, and the attacks that say nothing in a
           short run are left out
  --seed   of all that chance decides; 1 by default
  --jobs   how many run at once; 1 by default

Exit code: 0 all bars held, 1 one did not, 2 not understood.

${listed(attacks)}
`
const { positionals, values } = readArguments(USAGE, {
  seed: { type: 'string', default: '1' },
  scale: { type: 'string', default: '1' },
  jobs: { type: 'string', default: '1' },
})
const seed = readNumber(values.seed, 'seed')
const scale = readNumber(values.scale, 'scale', [0.0001, 100])
const jobs = readNumber(values.jobs, 'jobs', [1, 64])
const isTimed = scale >= TIMED_SCALE

/** What stands in the bundle of an attack. */
async function load(file: string): Promise<Attack | undefined> {
  return ((await import(pathToFileURL(file).href)) as { attack?: Attack }).attack
}

function listed(all: readonly { attack: Attack }[]): string {
  return all.map(({ attack }) => `  ${attack.name.padEnd(20)} ${attack.about}`).join('\n')
}

/** Bundles all attacks, as each is loaded by a process of its own. */
async function loadAll(): Promise<{ file: string; attack: Attack }[]> {
  const names = readdirSync(import.meta.dirname).filter(
    (name) => name.endsWith('.ts') && !helpers.has(name),
  )
  const folder = await bundleTogether(names.map((name) => join(import.meta.dirname, name)))
  const all = await Promise.all(
    names.map(async (name) => {
      const file = join(folder, `${basename(name, '.ts')}.mjs`)
      return { file, attack: await load(file) }
    }),
  )
  return all.flatMap(({ file, attack }) => (attack ? [{ file, attack }] : []))
}

/** Runs one attack in this process, and tells its parent the verdicts. */
async function runHere(file: string): Promise<void> {
  const verdicts: Verdict[] = []
  const attack = await load(file)
  await attack?.run({ seed, scale, report: (verdict) => verdicts.push(verdict) })
  process.send?.(verdicts, () => process.exit())
}

/** Runs one attack in a process of its own. One that ends badly has not held. */
async function runApart({ file, attack }: { file: string; attack: Attack }): Promise<Verdict[]> {
  const start = performance.now()
  const verdicts: Verdict[] = []
  const options = ['--seed', values.seed, '--scale', values.scale]
  const child = fork(import.meta.filename, [file, ...options], {
    env: { ...process.env, ...compileCache },
  })
  child.on('message', (told) => verdicts.push(...(told as Verdict[])))
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve))
  if (code !== 0)
    verdicts.push({
      bar: attack.bars[0] ?? 0,
      what: attack.name,
      figure: `the attack ended with code ${code}`,
      isHeld: false,
    })
  console.log(`${attack.name} (bars ${attack.bars.join(', ')}): ${attack.about}`)
  console.log(`  ${((performance.now() - start) / 1000).toFixed(1)} s`)
  return verdicts
}

async function runAll(): Promise<void> {
  const unknown = positionals.filter((name) => !attacks.some(({ attack }) => attack.name === name))
  if (unknown.length > 0) refuse(`no attack named ${unknown.join(', ')}`)
  ensureBuilt()
  const wanted = attacks.filter(({ attack }) =>
    positionals.length === 0
      ? !attack.isByNameOnly && (isTimed || !attack.isLong)
      : positionals.includes(attack.name),
  )
  wanted.sort((a, b) => Number(b.attack.isFirst ?? false) - Number(a.attack.isFirst ?? false))
  const [alone, beside] = [true, false].map((isAlone) =>
    wanted.filter(({ attack }) => (isTimed && attack.isAlone === true) === isAlone),
  ) as [typeof wanted, typeof wanted]
  printTable([...(await runSome(beside, jobs)), ...(await runSome(alone, 1))])
}

async function runSome(
  attacks: { file: string; attack: Attack }[],
  atOnce: number,
): Promise<Verdict[]> {
  const waiting = [...attacks]
  const verdicts: Verdict[] = []
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift())
      verdicts.push(...(await runApart(next)))
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return verdicts
}

function printTable(verdicts: Verdict[]): never {
  console.log('\nbar  held  what')
  const hasFailed = ({ isHeld, isInTime = true }: Verdict) => !isHeld || (isTimed && !isInTime)
  for (const verdict of verdicts.sort((a, b) => a.bar - b.bar)) {
    const word = hasFailed(verdict) ? '  NO' : verdict.isInTime === false ? 'late' : ' yes'
    console.log(`${String(verdict.bar).padStart(3)}  ${word}  ${verdict.what}: ${verdict.figure}`)
  }
  const failed = verdicts.filter(hasFailed).length
  console.log(`\n${verdicts.length - failed} passed, ${failed} failed`)
  process.exit(failed === 0 && verdicts.length > 0 ? 0 : 1)
}

await (process.send ? runHere(positionals[0] ?? '') : runAll())
