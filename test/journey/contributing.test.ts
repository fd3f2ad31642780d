import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { packageRoot } from '../../src/kit/root.ts'
import { temporaryFolder } from './support.ts'

/** Makes the source of CONTRIBUTING.md from its text, in a copy of the repository. */

interface Step {
  file: string
  language: string
  code: string
}

const chapter =
  /^## Adding a source$([\s\S]*?)^## /m.exec(
    readFileSync(join(packageRoot, 'CONTRIBUTING.md'), 'utf8'),
  )?.[1] ?? ''

/** The code blocks, each with the file that is named in a line of its own before it. */
const steps: Step[] = []
let file = ''
for (const [, named, language = '', code = ''] of chapter.matchAll(
  /^(?:`([^`\n]+)`$|```(\w+)\n([\s\S]*?)^```$)/gm,
)) {
  if (named !== undefined) file = named
  else steps.push({ file, language, code })
}

const place = temporaryFolder()
afterAll(() => place.remove())

/** A text with a diff applied: what is kept and what is taken away stands in it exactly once. */
function patch(text: string, diff: string): string {
  const rows = diff.split('\n').filter((row) => row !== '')
  const side = (sign: string) =>
    rows.filter((row) => row[0] === ' ' || row[0] === sign).map((row) => row.slice(1))
  const [before, after] = [side('-').join('\n'), side('+').join('\n')]
  expect(text.split(before)).toHaveLength(2)
  return text.replace(before, () => after)
}

const run = (script: string, ...args: string[]) =>
  promisify(execFile)(process.execPath, [join(place.path, script), ...args], {
    cwd: place.path,
    env: { PATH: process.env.PATH ?? '' },
  }).catch((error) => {
    throw new Error(`${error.stdout}\n${error.stderr}`)
  })

beforeAll(() => {
  for (const name of [
    'src',
    'packages',
    'frames',
    'scripts',
    'test',
    'docs',
    'samples',
    'package.json',
    'package-lock.json',
    'tsconfig.json',
    'vitest.config.ts',
  ]) {
    cpSync(join(packageRoot, name), join(place.path, name), {
      recursive: true,
      filter: (path) => basename(path) !== 'node_modules',
    })
  }
  for (const folder of ['.', 'scripts/tools', 'test/reference']) {
    symlinkSync(join(packageRoot, folder, 'node_modules'), join(place.path, folder, 'node_modules'))
  }
  for (const { file, language, code } of steps) {
    const path = join(place.path, file)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, language === 'diff' ? patch(readFileSync(path, 'utf8'), code) : code)
  }
})

const patient = { timeout: 240_000 }

test('the source has right types', patient, async () => {
  const files = steps.map(({ file }) => file)
  expect(files).toContain('src/main/wiring/sources.ts')
  const config = {
    extends: './tsconfig.json',
    compilerOptions: { incremental: false },
    include: ['src/**/*.d.ts'],
    files,
  }
  writeFileSync(join(place.path, 'tsconfig.steps.json'), JSON.stringify(config))
  await run(
    'scripts/tools/node_modules/typescript/bin/tsc',
    '-p',
    'tsconfig.steps.json',
    '--checkers',
    '1',
  )
})

test('the source passes its suite', patient, async () => {
  await run(
    'node_modules/vitest/vitest.mjs',
    'run',
    'src/sources/rolodex',
    '--reporter=json',
    '--outputFile=outcome.json',
  )
  const outcome = JSON.parse(readFileSync(join(place.path, 'outcome.json'), 'utf8')) as Record<
    string,
    number
  >
  const { numPassedTests, numTotalTests } = outcome
  expect(numTotalTests).toBeGreaterThan(10)
  expect(numPassedTests).toBe(numTotalTests)
})

test('its variable comes into the documents', patient, async () => {
  await run('node_modules/tsx/dist/cli.mjs', 'scripts/config-table.ts')
  expect(readFileSync(join(place.path, 'docs/operating.md'), 'utf8')).toMatch(
    /^\| `ROLODEX_URL` \|.*a Rolodex, as a source of claims/m,
  )
})
