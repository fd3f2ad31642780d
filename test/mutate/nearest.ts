import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, extname, join } from 'node:path'
import { packageRoot } from '../../src/kit/root.ts'

/**
 * Suites that start other processes, which have no mutant in them, and those that need more than
 * Node.
 */
const isLeftOut = (path: string) =>
  /^test\/(journey|mutate|reference)\//.test(path) ||
  /\.(browser|promtool|postgres|pgbouncer)\.test\.|-processes\.test\./.test(path)

const isTest = (path: string) => /\.test\.tsx?$/.test(path)

/** What each source and test file imports of others, by paths from the root of the repository. */
function importsOf(folders: readonly string[]): Map<string, string[]> {
  const files = folders.flatMap((folder) =>
    readdirSync(join(packageRoot, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !file.includes('node_modules'))
      .map((file) => join(folder, file)),
  )
  return new Map(
    files.map((file) => {
      const text = readFileSync(join(packageRoot, file), 'utf8')
      const specifiers = [...text.matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)].map(
        ([, specifier = '']) => specifier,
      )
      return [file, specifiers.map((specifier) => join(dirname(file), specifier))]
    }),
  )
}

const singular = (word: string) => word.replace(/s$/, '')

/** The words of a path below its first folder, such as `store` and `holder`. */
const wordsOf = (path: string) => [
  ...new Set(
    path
      .split(/[^a-z0-9]+/)
      .slice(1, -1)
      .map(singular),
  ),
]

/**
 * How likely a test is about a file: by the words that their paths share, less a little for each
 * that the test has beside them, and more where its text names the file's subject.
 *
 * @param texts of the test, and of what it imports from its own folder
 */
function kinship(file: string, test: string, texts: string): number {
  const own = wordsOf(file)
  const words = wordsOf(test)
  const named =
    texts.match(new RegExp(`\\b${singular(basename(file, extname(file)))}`, 'gi'))?.length ?? 0
  return (
    words.filter((word) => own.includes(word)).length -
    words.length / 100 +
    Math.min(named, 20) / 50
  )
}

/**
 * The tests that import a file, directly or through others: those first that do so themselves, or
 * are about it by their names and texts, as a suite of a whole folder imports it by more steps than
 * tests of other folders that happen to use it; then the nearest.
 *
 * @param file from the root of the repository
 * @param most how many at most
 */
export function nearestTests(file: string, most: number): string[] {
  const importers = new Map<string, string[]>()
  const imports = importsOf(['src', 'frames', 'test'])
  for (const [importer, imported] of imports) {
    for (const path of imported) importers.set(path, [...(importers.get(path) ?? []), importer])
  }
  const seen = new Set([file])
  const tests: string[] = []
  for (const path of seen) {
    if (isTest(path) && !isLeftOut(path)) tests.push(path)
    for (const importer of importers.get(path) ?? []) seen.add(importer)
  }
  const textsOf = (test: string) =>
    [test, ...(imports.get(test) ?? []).filter((path) => dirname(path) === dirname(test))]
      .map((path) => readFileSync(join(packageRoot, path), 'utf8'))
      .join('')
  // Stable: of those equally akin, the nearest stays first.
  return tests
    .map((test) => ({
      test,
      kinship: kinship(file, test, textsOf(test)) + (imports.get(test)?.includes(file) ? 1 : 0),
    }))
    .sort((a, b) => b.kinship - a.kinship)
    .slice(0, most)
    .map(({ test }) => test)
}
