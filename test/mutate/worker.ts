/**
 * Runs the tests of one source file against its mutants, one after the other, in one vitest: what
 * is mutated is changed on its way into the tests, never on disk. A process of its own, as a mutant
 * may never come to an end.
 *
 *     tsx test/mutate/worker.ts        messages by IPC: in `Work`, out `Report`
 */
import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { createVitest, type TestModule, type TestSpecification, type Vitest } from 'vitest/node'
import { packageRoot } from '../../src/kit/root.ts'
import { apply, type Mutant } from './mutants.ts'
import { nearestTests } from './nearest.ts'

export interface Work {
  file: string
  mutants: Mutant[]
  /**
   * What each test took without a change, in milliseconds, where that is known already: these are
   * not run before the mutants.
   */
  passed: Record<string, number>
}

export type Report =
  /**
   * The tests that are run, what each took without a change, in milliseconds, and what fails of
   * them without a change.
   */
  | { kind: 'ready'; tests: string[]; passed: Record<string, number>; failing: string | null }
  | { kind: 'begun'; index: number }
  | { kind: 'done'; index: number; isNoticed: boolean }

/** How many of the nearest tests are run, in this order, until one fails. */
const MOST_TESTS = 6

let current: string | null = null

async function start(
  file: string,
): Promise<{ vitest: Vitest; tests: Map<string, TestSpecification> }> {
  const path = join(packageRoot, file)
  const vitest = await createVitest(
    'test',
    { watch: false, reporters: [{}], bail: 1, maxWorkers: 1, fsModuleCache: false },
    {
      plugins: [
        {
          name: 'mutant',
          enforce: 'pre',
          load: (id: string) => (id.split('?')[0] === path ? current : null),
        },
      ],
    },
  )
  const tests = nearestTests(file, MOST_TESTS)
  const found = tests.length === 0 ? [] : await vitest.globTestSpecifications(tests)
  const byName = new Map(
    found.map((specification) => [relative(packageRoot, specification.moduleId), specification]),
  )
  const inOrder = tests.flatMap((name): [string, TestSpecification][] => {
    const test = byName.get(name)
    return test ? [[name, test]] : []
  })
  return { vitest, tests: new Map(inOrder) }
}

const report = (message: Report) => process.send?.(message)

/** The first failure of a test file, or null. */
async function failureOf(vitest: Vitest, test: TestSpecification): Promise<string | null> {
  vitest.state.clearFiles(vitest.getProjectByName(''), [test.moduleId])
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications([test], false)
  const failed = testModules.find((module) => !module.ok())
  if (failed)
    return `${relative(packageRoot, failed.moduleId)}: ${failed.errors()[0]?.message ?? nameOfFailure(failed)}`
  return unhandledErrors.length > 0 ? String(unhandledErrors[0]) : null
}

/** Runs the tests without a change, except those that are known to pass. */
async function runUnchanged(
  vitest: Vitest,
  tests: Map<string, TestSpecification>,
  passed: Record<string, number>,
) {
  for (const [name, test] of tests) {
    if (passed[name] !== undefined) continue
    const began = Date.now()
    const failing = await failureOf(vitest, test)
    if (failing !== null) return failing
    passed[name] = Date.now() - began
  }
  return null
}

/**
 * Most mutants fail the first test, which takes a second; only those that survive it cost the next.
 */
async function isNoticedBy(
  vitest: Vitest,
  tests: Map<string, TestSpecification>,
): Promise<boolean> {
  for (const test of tests.values()) if ((await failureOf(vitest, test)) !== null) return true
  return false
}

function nameOfFailure(module: TestModule): string {
  for (const test of module.children.allTests('failed'))
    return `${test.fullName}: ${test.result().errors?.[0]?.message}`
  return 'a hook'
}

async function work({ file, mutants, passed }: Work): Promise<void> {
  const path = join(packageRoot, file)
  const text = readFileSync(path, 'utf8')
  const { vitest, tests } = await start(file)
  const failing = await runUnchanged(vitest, tests, passed)
  report({ kind: 'ready', tests: [...tests.keys()], passed, failing })
  for (const [index, mutant] of mutants.entries()) {
    report({ kind: 'begun', index })
    current = apply(text, mutant)
    vitest.invalidateFile(path)
    report({ kind: 'done', index, isNoticed: await isNoticedBy(vitest, tests) })
  }
  process.exit(0)
}

process.once('message', (message: Work) => void work(message))
