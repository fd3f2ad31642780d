import { fork } from 'node:child_process'
import { join } from 'node:path'
import { atLeast, atMost, type Bench, type Figure } from './bench.ts'
import type { Stretch } from './servers/growth.ts'

/** The goals are meant for this many. */
const GOAL_PEOPLE = 1_000_000
const PEOPLE = 100_000

async function importAll(kind: 'sqlite' | 'postgres', people: number): Promise<Stretch[]> {
  const child = fork(join(import.meta.dirname, 'servers/growth.ts'), [kind, String(people)], {
    execArgv: ['--no-warnings'],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const stretches: Stretch[] = []
  child.on('message', (stretch) => stretches.push(stretch as Stretch))
  await new Promise<void>((resolve, reject) => {
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`the import ended with ${code}`)),
    )
  })
  return stretches
}

async function measure(
  name: string,
  kind: 'sqlite' | 'postgres',
  people: number,
  report: (figure: Figure) => void,
): Promise<void> {
  const stretches = await importAll(kind, people)
  // The first stretch compiles what it runs.
  const early = secondsEach(stretches.slice(0, 2))
  const late = secondsEach(stretches.slice(-4))
  const ratio = early.wall / late.wall
  const at = people.toLocaleString('en')
  const isGoal = people >= GOAL_PEOPLE
  report({
    what: `${name}: import at ${at} people against the second 10,000, by the clock`,
    value: ratio.toFixed(2),
    ...(isGoal ? { goal: atLeast(ratio, 0.7) } : {}),
  })
  report({ what: `${name}: the same by CPU`, value: (early.cpu / late.cpu).toFixed(2) })
  const written = sum(stretches, (one) => one.written) / people / 1000
  report({
    what: `${name}: written to disk for one profile, ${at} people`,
    value: `${written.toFixed(0)} kB`,
    ...(isGoal ? { goal: atMost(written, 30, ' kB') } : {}),
  })
}

/** Returns what one person took in some stretches; those before the first one are not in it. */
function secondsEach([first, ...rest]: readonly Stretch[]) {
  const people = (rest.at(-1)?.stored ?? 0) - (first?.stored ?? 0)
  return {
    wall: sum(rest, ({ seconds }) => seconds) / people,
    cpu: sum(rest, ({ cpu }) => cpu) / people,
  }
}

const sum = (stretches: readonly Stretch[], of: (stretch: Stretch) => number) =>
  stretches.reduce((total, stretch) => total + of(stretch), 0)

export const bench: Bench = {
  name: 'growth',
  about:
    'how an import slows down as the database grows, and what it writes; --people 1000000 for the goals',
  async run(report, { people = PEOPLE }) {
    await measure('SQLite', 'sqlite', people, report)
    if (process.env.TEST_POSTGRES_URL) await measure('PostgreSQL', 'postgres', people, report)
    else report({ what: 'PostgreSQL', value: 'not run: TEST_POSTGRES_URL is not set' })
  },
}
