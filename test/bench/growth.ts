import { fork } from 'node:child_process'
import { join } from 'node:path'
import { atLeast, atMost, type Bench, type Figure } from './bench.ts'
import type { Taken } from './servers/growth.ts'

/** The goals are meant for this many. */
const GOAL_PEOPLE = 1_000_000
const PEOPLE = 100_000
const FEW_PEOPLE = 10_000

async function importAll(kind: 'sqlite' | 'postgres', sizes: number[]): Promise<Taken[]> {
  const child = fork(join(import.meta.dirname, 'servers/growth.ts'), [kind, ...sizes.map(String)], {
    execArgv: ['--no-warnings'],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const all: Taken[] = []
  child.on('message', (taken) => all.push(taken as Taken))
  await new Promise<void>((resolve, reject) => {
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`the import ended with ${code}`)),
    )
  })
  return all
}

async function measure(
  name: string,
  kind: 'sqlite' | 'postgres',
  people: number,
  report: (figure: Figure) => void,
): Promise<void> {
  // The first import compiles what it runs.
  const [, few, many] = await importAll(kind, [FEW_PEOPLE, FEW_PEOPLE, people])
  if (!few || !many) throw new Error('an import is missing')
  const ratio = many.people / many.seconds / (few.people / few.seconds)
  const at = people.toLocaleString('en')
  const isGoal = people >= GOAL_PEOPLE
  report({
    what: `${name}: rate of an import of ${at} people against one of 10,000, by the clock`,
    value: ratio.toFixed(2),
    ...(isGoal ? { goal: atLeast(ratio, 0.7) } : {}),
  })
  const cpuRatio = many.people / many.cpu / (few.people / few.cpu)
  report({ what: `${name}: the same by CPU`, value: cpuRatio.toFixed(2) })
  for (const taken of [few, many]) {
    const count = taken.people.toLocaleString('en')
    const rate = Math.round(taken.people / taken.seconds).toLocaleString('en')
    report({ what: `${name}: people a second, ${count} people`, value: rate })
    const written = taken.written / taken.people / 1000
    report({
      what: `${name}: written to disk for one profile, ${count} people`,
      value: `${written.toFixed(1)} kB`,
      ...(isGoal ? { goal: atMost(written, 30, ' kB') } : {}),
    })
  }
}

export const bench: Bench = {
  name: 'growth',
  about:
    'how an import slows down with its size, and what it writes; --people 1000000 for the goals',
  async run(report, { people = PEOPLE }) {
    await measure('SQLite', 'sqlite', people, report)
    if (process.env.TEST_POSTGRES_URL) await measure('PostgreSQL', 'postgres', people, report)
    else report({ what: 'PostgreSQL', value: 'not run: TEST_POSTGRES_URL is not set' })
  },
}
