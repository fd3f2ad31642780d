import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { orExit, prepare } from './scripts/install.mjs'

// Vitest may have been started by itself: what it compares with is installed here where that is
// due.
orExit(() => prepare(['tools', 'reference']))

/**
 * `npm test` needs nothing but Node and npm. Suites in a real browser (`*.browser.test.ts`) run
 * when TEST_CHROMIUM names one; the PostgreSQL suites, those of `*.postgres.test.ts` among them,
 * when TEST_POSTGRES_URL does; those of Prometheus's rules (`*.promtool.test.ts`) when
 * TEST_PROMTOOL names its promtool, and those behind PgBouncer (`*.pgbouncer.test.ts`) when
 * TEST_PGBOUNCER names it. `.ci/run` sets them all.
 */
if (process.env.TEST_POSTGRES_URL === '')
  throw new Error('TEST_POSTGRES_URL is empty: did scripts/postgres.sh fail?')
const exclude = [
  '**/node_modules/**',
  ...(process.env.TEST_CHROMIUM ? [] : ['**/*.browser.test.ts']),
  ...(process.env.TEST_POSTGRES_URL ? [] : ['**/*.postgres.test.ts']),
  ...(process.env.TEST_PROMTOOL ? [] : ['**/*.promtool.test.ts']),
  ...(process.env.TEST_PGBOUNCER ? [] : ['**/*.pgbouncer.test.ts']),
]

export default defineConfig({
  test: {
    include: [
      '{src,frames,packages,scripts}/**/*.test.{ts,tsx}',
      'test/{contract,journey,mutate,network}/**/*.test.{ts,tsx}',
    ],
    exclude,
    globalSetup: ['test/postgres-template.ts'],
    setupFiles: ['test/native-crypto.ts'],
    // `npm run coverage`: the figures in the log, and each line in `coverage/`.
    coverage: {
      provider: 'custom',
      customProviderModule: join(import.meta.dirname, 'test/coverage/provider.mjs'),
      include: ['{src,frames,packages}/**/*.{ts,tsx}'],
      reporter: ['text-summary', 'html'],
      reportOnFailure: true,
    },
    // Modules keep no state between tests, so that the files of a worker share what they import.
    isolate: false,
    // Young objects in 64 MB: an eighth of the CPU of suites that compute was garbage collection.
    execArgv: ['--max-semi-space-size=64'],
    // Suites wait for processes, deadlines and browsers more than they compute.
    maxWorkers: availableParallelism() * 2,
    // Machines that test are busy, and some are slow: these end what hangs, and measure nothing.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
    // A fault fails twice; what only a busy machine fails once is repeated, and told of as retried.
    retry: 1,
  },
})
