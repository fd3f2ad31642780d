/**
 * `npm run mutate`: changes one thing at a time in the modules below (an operator, a bound, a
 * condition, a constant, a returned value, a call) and runs the tests nearest to it. A change that
 * no test notices is printed as a diff: write a test that notices it, or add it to equivalent.ts
 * with the reason why it changes nothing.
 */
import { type ChildProcess, execFileSync, fork } from 'node:child_process'
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readArguments, readNumber, refuse } from '../../scripts/arguments.ts'
import { packageRoot } from '../../src/kit/root.ts'
import { isEquivalent } from './equivalent.ts'
import { diffOf, type Mutant, mutantsOf, randomFrom, sample, shuffle } from './mutants.ts'
import type { Report, Work } from './worker.ts'

/** Where an unnoticed change costs most. */
const modules = [
  'packages/evidence/src',
  'packages/contract',
  'packages/evidence',
  'packages/mention-reader',
  'src/http',
  'src/db',
  'src/search',
  'src/people',
  'src/bot',
  'src/credentials',
  'src/farcaster',
  'src/sources/farcaster',
  'src/owners',
  'src/farcaster/crypto',
  'src/main/people-file',
]

/**
 * A mutant counts as noticed when its tests take longer than this many times their usual duration,
 * plus the patience.
 */
const SLOWNESS = 5
const PATIENCE_MS = 30_000

export interface Outcome {
  noticed: number
  survivors: Mutant[]
  /** Survivors that are known to change nothing: see equivalent.ts. */
  equivalent: number
  /** Why the file was left out, if it was. */
  skipped?: string
}

const isSource = (file: string) => /\.ts$/.test(file) && !/\.(test|d)\.ts$/.test(file)

function sourcesBelow(path: string): string[] {
  const found =
    statSync(join(packageRoot, path), { throwIfNoEntry: false }) ??
    refuse(`--files: there is no ${path}`)
  if (!found.isDirectory()) return [path]
  return readdirSync(join(packageRoot, path), { recursive: true, encoding: 'utf8' })
    .filter(isSource)
    .map((file) => join(path, file))
}

/** The sources that differ from a branch, committed or not. */
function changedSince(branch: string): Set<string> {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: packageRoot, encoding: 'utf8' }).split('\n')
  return new Set(
    [
      ...git('diff', '--name-only', `${branch}...HEAD`),
      ...git('diff', '--name-only', 'HEAD'),
    ].filter(isSource),
  )
}

/**
 * What each test took without a change, in milliseconds: each is run once, however many files it is
 * near to.
 */
const passed: Record<string, number> = {}

/**
 * Runs the mutants of one file. A mutant that does not end, or ends the process, is noticed; a new
 * process takes the rest.
 */
async function runFile(file: string, mutants: Mutant[], outcome: Outcome): Promise<void> {
  let left = mutants
  while (left.length > 0) {
    const { done, reason } = await runSome(file, left, outcome)
    if (reason !== null) {
      outcome.skipped = reason
      return
    }
    // The one under way ended its process.
    if (done < left.length) outcome.noticed++
    left = left.slice(done + 1)
  }
}

function runSome(
  file: string,
  mutants: Mutant[],
  outcome: Outcome,
): Promise<{ done: number; reason: string | null }> {
  return new Promise((resolve) => {
    const child = fork(join(import.meta.dirname, 'worker.ts'), [], {
      execArgv: process.execArgv,
      detached: true,
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      env: { ...process.env, NODE_COMPILE_CACHE: join(tmpdir(), 'whocast-mutate-compiled') },
    })
    const stop = () => kill(child)
    process.once('exit', stop)
    let done = 0
    let reason: string | null = null
    let allowed = 10 * 60_000
    let timer = setTimeout(() => kill(child), allowed)
    const rewind = () => {
      clearTimeout(timer)
      timer = setTimeout(() => kill(child), allowed)
    }
    child.on('message', (report: Report) => {
      if (report.kind === 'ready') {
        Object.assign(passed, report.passed)
        allowed =
          PATIENCE_MS + SLOWNESS * report.tests.reduce((sum, test) => sum + (passed[test] ?? 0), 0)
        if (report.tests.length === 0) reason = 'no test imports it'
        else if (report.failing !== null)
          reason = `its tests fail without a change: ${report.failing}`
        if (reason !== null) kill(child)
      } else if (report.kind === 'done') {
        done++
        const mutant = mutants[report.index]
        if (report.isNoticed) outcome.noticed++
        else if (mutant) survive(mutant, outcome)
        process.stderr.write('.')
      }
      rewind()
    })
    child.once('exit', () => {
      process.off('exit', stop)
      clearTimeout(timer)
      resolve({ done, reason })
    })
    child.send({ file, mutants, passed } satisfies Work)
  })
}

/** A survivor is printed at once, unless it is known to change nothing. */
function survive(mutant: Mutant, outcome: Outcome): void {
  const diff = diffOf(readFileSync(join(packageRoot, mutant.file), 'utf8'), mutant)
  if (isEquivalent(diff)) outcome.equivalent++
  else {
    outcome.survivors.push(mutant)
    console.log(`\n${diff}`)
  }
}

/** Kills a worker and everything that it started. */
function kill(child: ChildProcess): void {
  try {
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
  } catch {
    // It has ended by itself.
  }
}

const percent = (noticed: number, all: number) =>
  all === 0 ? '–' : `${((100 * noticed) / all).toFixed(1)} %`

/**
 * Prints the table of modules, and returns the share that was noticed of those that change
 * anything.
 */
function print(outcomes: Map<string, Outcome>): number {
  console.log('\n\nnoticed  of  equivalent  module')
  const moduleOf = (file: string) =>
    modules.findLast((name) => file.startsWith(`${name}/`)) ?? 'others'
  const byModule = Map.groupBy(outcomes, ([file]) => moduleOf(file))
  for (const [module, own] of byModule)
    printRow(
      module,
      own.map(([, outcome]) => outcome),
    )
  const share = printRow('in all', [...outcomes.values()])
  for (const [file, { skipped }] of outcomes)
    if (skipped !== undefined) console.log(`left out: ${file}: ${skipped}`)
  return share
}

function printRow(name: string, outcomes: Outcome[]): number {
  const sum = (of: (outcome: Outcome) => number) =>
    outcomes.reduce((total, outcome) => total + of(outcome), 0)
  const noticed = sum((outcome) => outcome.noticed)
  const all = noticed + sum(({ survivors }) => survivors.length)
  const equivalent = String(sum((outcome) => outcome.equivalent))
  console.log(
    `${percent(noticed, all).padStart(7)} ${String(all).padStart(4)} ${equivalent.padStart(4)}  ${name}`,
  )
  return all === 0 ? 100 : (100 * noticed) / all
}

const USAGE = `
Usage: npm run mutate [-- --files src/people,src/http/keys/stored.ts] [--limit 400] [--seed 1] [--most-files 60] [--changed main]
                      [--at-least 90] [--save survivors.json] [--load survivors.json]

Changes one thing at a time in the code and runs the tests nearest to it. A change that no test notices is printed as a diff.

  --files       folders and files, with commas; ${modules.join(', ')} by default
  --limit       how many changes, drawn by --seed; 400 by default
  --most-files  draws so many of the files first, which is faster than a few changes of each
  --changed     only in files that differ from this revision; main where none is named (--changed=)
  --at-least    ends with 1 where a smaller share of the changes, in percent, was noticed
  --save        writes the changes that were not noticed
  --load        runs those that --save wrote, as long as their files are unchanged: after tests were added
`
const { values } = readArguments(USAGE, {
  limit: { type: 'string', default: '400' },
  seed: { type: 'string', default: '1' },
  files: { type: 'string', default: modules.join(',') },
  'most-files': { type: 'string', default: '10000' },
  changed: { type: 'string' },
  save: { type: 'string' },
  load: { type: 'string' },
  'at-least': { type: 'string', default: '0' },
})
const seed = readNumber(values.seed, 'seed')
const limit = readNumber(values.limit, 'limit', [1, 1_000_000])
const mostFiles = readNumber(values['most-files'], 'most-files', [1, 1_000_000])
const atLeast = readNumber(values['at-least'], 'at-least', [0, 100])

function draw(): Mutant[] {
  const random = randomFrom(seed)
  const changed = values.changed === undefined ? null : changedSince(values.changed || 'main')
  const every = values.files.split(',').flatMap(sourcesBelow)
  const files = shuffle(
    every.filter((file) => changed?.has(file) ?? true),
    random,
  )
  const mutants = files
    .map((file) => mutantsOf(file, readFileSync(join(packageRoot, file), 'utf8')))
    .filter((own) => own.length > 0)
    .slice(0, mostFiles)
    .flat()
  const drawn = sample(mutants, limit, random)
  console.log(`${drawn.length} of ${mutants.length} mutants, seed ${seed}`)
  return drawn
}

const outcomes = new Map<string, Outcome>()
// An interrupted run prints what it has found so far; its worker ends with it.
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    print(outcomes)
    process.exit(130)
  })

const drawn =
  values.load === undefined ? draw() : (JSON.parse(readFileSync(values.load, 'utf8')) as Mutant[])
for (const [file, mutants] of Map.groupBy(drawn, (mutant) => mutant.file)) {
  const outcome: Outcome = { noticed: 0, survivors: [], equivalent: 0 }
  outcomes.set(file, outcome)
  await runFile(file, mutants, outcome)
}
const survivors = [...outcomes.values()].flatMap((outcome) => outcome.survivors)
if (values.save !== undefined) writeFileSync(values.save, JSON.stringify(survivors))
if (print(outcomes) < atLeast) process.exitCode = 1
