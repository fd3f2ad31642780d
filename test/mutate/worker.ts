/**
 * Runs the tests of one source file against its mutants, one after the other, in one vitest: what is mutated is changed on its way into the
 * tests, never on disk. A process of its own, as a mutant may never come to an end.
 *
 *     tsx test/mutate/worker.ts        messages by IPC: in `Work`, out `Report`
 */
import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { createVitest, type TestModule, type TestSpecification, type Vitest } from 'vitest/node'
import { packageRoot } from '../../src/root.ts'
import { apply, type Mutant } from './mutants.ts'
import { nearestTests } from './nearest.ts'

export interface Work {
  file: string
  mutants: Mutant[]
}

export type Report =
  /** The tests that are run, and what fails of them without a change. */
  | { kind: 'ready'; tests: string[]; failing: string | null }
  | { kind: 'begun'; index: number }
  | { kind: 'done'; index: number; isNoticed: boolean }

/** So many of the nearest tests are asked, in this order, until one fails. */
const MOST_TESTS = 6

let current: string | null = null

async function start(file: string): Promise<{ vitest: Vitest; rounds: TestSpecification[][] }> {
  const path = join(packageRoot, file)
  const vitest = await createVitest(
    'test',
    { watch: false, reporters: [{}], bail: 1, maxWorkers: 1, fsModuleCache: false },
    { plugins: [{ name: 'mutant', enforce: 'pre', load: (id: string) => (id.split('?')[0] === path ? current : null) }] },
  )
  const tests = nearestTests(file, MOST_TESTS)
  const found = tests.length === 0 ? [] : await vitest.globTestSpecifications(tests)
  const byTest = new Map(found.map((specification) => [relative(packageRoot, specification.moduleId), specification]))
  // Most mutants end at the first, which is a second; only what survives it costs the next.
  const rounds = tests.flatMap((test) => byTest.get(test) ?? []).map((specification) => [specification])
  return { vitest, rounds }
}

const report = (message: Report) => process.send?.(message)

/** The first failure of the tests, or null. */
async function failureOf(vitest: Vitest, rounds: TestSpecification[][]): Promise<string | null> {
  for (const round of rounds) {
    for (const { moduleId } of round) vitest.state.clearFiles(vitest.getProjectByName(''), [moduleId])
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications(round, false)
    const failed = testModules.find((module) => !module.ok())
    if (failed) return `${relative(packageRoot, failed.moduleId)}: ${failed.errors()[0]?.message ?? nameOfFailure(failed)}`
    if (unhandledErrors.length > 0) return String(unhandledErrors[0])
  }
  return null
}

function nameOfFailure(module: TestModule): string {
  for (const test of module.children.allTests('failed')) return `${test.fullName}: ${test.result().errors?.[0]?.message}`
  return 'a hook'
}

async function work({ file, mutants }: Work): Promise<void> {
  const path = join(packageRoot, file)
  const text = readFileSync(path, 'utf8')
  const { vitest, rounds } = await start(file)
  const tests = rounds.flat().map(({ moduleId }) => relative(packageRoot, moduleId))
  report({ kind: 'ready', tests, failing: await failureOf(vitest, rounds) })
  for (const [index, mutant] of mutants.entries()) {
    report({ kind: 'begun', index })
    current = apply(text, mutant)
    vitest.invalidateFile(path)
    report({ kind: 'done', index, isNoticed: (await failureOf(vitest, rounds)) !== null })
  }
  process.exit(0)
}

process.once('message', (message: Work) => void work(message))
