import { fork } from 'node:child_process'
import { join } from 'node:path'
import { atLeast, type Bench, type Figure, median, spread } from './bench.ts'
import type { Round } from './servers/import.ts'

const PEOPLE = 10_000
/**
 * The first round of a process compiles what it runs: an import of a million people does that once.
 */
const ROUNDS = 4

/**
 * Rounds in a process that runs as the service does: tsx would wrap every function that is made
 * while a line is read.
 */
async function runRounds(kind: 'sqlite' | 'postgres', people: number): Promise<Round[]> {
  const child = fork(
    join(import.meta.dirname, 'servers/import.ts'),
    [kind, String(people), String(ROUNDS)],
    {
      execArgv: ['--no-warnings'],
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    },
  )
  const rounds: Round[] = []
  child.on('message', (round) => rounds.push(round as Round))
  await new Promise<void>((resolve, reject) => {
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`the import ended with ${code}`)),
    )
  })
  return rounds
}

async function runOn(
  name: string,
  kind: 'sqlite' | 'postgres',
  people: number,
  report: (figure: Figure) => void,
) {
  const [first, ...rounds] = await runRounds(kind, people)
  const show = (what: string, of: (round: Round) => number, digits: number, goal?: number) => {
    const all = rounds.map(of)
    const value = median(all)
    const text = digits === 0 ? Math.round(value).toLocaleString('en') : value.toFixed(digits)
    const figure = { what: `${name}: ${what}`, value: text, spread: spread(all, digits) }
    report(goal === undefined ? figure : { ...figure, goal: atLeast(value, goal) })
  }
  show(
    'import against the same rows by bare statements, by the clock',
    ({ ratio }) => ratio,
    2,
    0.5,
  )
  show('the same by the CPU of this process', ({ cpuRatio }) => cpuRatio, 2)
  if (rounds.every(({ wholeRatio }) => wholeRatio !== null))
    show(
      'the same by the CPU of this process and of the database server',
      ({ wholeRatio }) => wholeRatio ?? 0,
      2,
    )
  if (first)
    report({
      what: `${name}: the same by the CPU of a process that has just begun`,
      value: first.cpuRatio.toFixed(2),
    })
  show('import, people a second', ({ perSecond }) => perSecond, 0)
  show('bare statements, people a second', ({ barePerSecond }) => barePerSecond, 0)
  show('more memory at the end than after a fifth, MiB', ({ growth }) => growth, 0)
  show('export, people a second', ({ exportedPerSecond }) => exportedPerSecond, 0)
}

export const bench: Bench = {
  name: 'import',
  about: `${PEOPLE.toLocaleString('en')} people with 5 channels and 3 credentials each, every batch durable, beside the same rows by the engine’s own statements`,
  async run(report, { people = PEOPLE }) {
    await runOn('SQLite', 'sqlite', people, report)
    if (process.env.TEST_POSTGRES_URL) await runOn('PostgreSQL', 'postgres', people, report)
    else report({ what: 'PostgreSQL', value: 'not run: TEST_POSTGRES_URL is not set' })
  },
}
