import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { packageRoot } from '../../src/root.ts'

/** Suites that start the built service, which has no mutant in it, and those that need more than Node. */
const isLeftOut = (path: string) =>
  /^test\/(journey|mutate|reference)\//.test(path) || /\.(browser|promtool|postgres)\.test\./.test(path)

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
      const specifiers = [...text.matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)].map(([, specifier = '']) => specifier)
      return [file, specifiers.map((specifier) => join(dirname(file), specifier))]
    }),
  )
}

/**
 * The tests that import a file, directly or through others, the nearest first; so many of them at most.
 *
 * @param file from the root of the repository
 */
export function nearestTests(file: string, most: number): string[] {
  const importers = new Map<string, string[]>()
  for (const [importer, imported] of importsOf(['src', 'frames', 'test'])) {
    for (const path of imported) importers.set(path, [...(importers.get(path) ?? []), importer])
  }
  const seen = new Set([file])
  const tests: string[] = []
  for (const path of seen) {
    if (isTest(path) && !isLeftOut(path)) tests.push(path)
    for (const importer of importers.get(path) ?? []) seen.add(importer)
  }
  // Of those equally near, the test beside it comes first.
  const own = tests.filter((test) => dirname(test) === dirname(file))
  return [...new Set([...tests.slice(0, 1), ...own.slice(0, 2), ...tests])].slice(0, most)
}
