/** `npm run lint:imports`: checks the layers of docs/architecture.md. Type imports count. */
import { globSync, readFileSync } from 'node:fs'
import { posix, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '..')

/**
 * The layers, lowest first. A module imports only from lower layers; modules of one layer do not
 * import one another.
 */
const layers: readonly (readonly string[])[] = [
  ['packages/contract', 'src/kit'],
  ['packages/evidence', 'packages/mention-reader', 'src/net', 'src/db'],
  ['packages/client', 'src/http', 'src/search'],
  ['packages/react', 'src/credentials'],
  ['src/people'],
  ['src/changes', 'src/farcaster'],
  ['src/owners', 'src/sources/*'],
  ['src/bot'],
  ['src/api'],
  ['frames'],
  ['src/main'],
]
/** Modules and packages that only some files may import. */
const only: readonly (readonly [what: RegExp, where: RegExp])[] = [
  [/^src\/sources\//, /^src\/(sources|main)\//],
  [/^frog(\/|$)/, /^frames\/frog\.tsx$/],
  [/^undici(\/|$)/, /^src\/(net|sources\/upstream)\//],
  [/^react/, /^packages\/react\//],
  [/^node:/, /^(?!packages\/(contract|evidence|client|react)\/|frames\/client\/)/],
  [/^hono(\/|$)/, /^(src\/(http|api|main|bot)|frames)\/(?!client\/|card\/)/],
  [/^(viem|zod)(\/|$)/, /^(?!packages\/(client|react)\/)/],
]

const moduleOf = (path: string): string | undefined =>
  layers.flat().find((name) => new RegExp(`^${name.replace('*', '[^/]+')}/`).test(path))
const layerOf = (name: string): number => layers.findIndex((names) => names.includes(name))
const ownFolder = (name: string, path: string): string =>
  name.endsWith('*') ? path.split('/').slice(0, 3).join('/') : name

/**
 * Returns what is wrong with one import, or null if it is allowed.
 *
 * @param path of the importing file, relative to the repository
 */
export function findViolation(path: string, specifier: string): string | null {
  const target = specifier.startsWith('.')
    ? posix.join(posix.dirname(path), specifier)
    : specifier.replace(/^@whocast\/([^/]+)\/?(.*)/, 'packages/$1/src/$2')
  const violation = `${path} must not import ${target}`
  if (only.some(([what, where]) => what.test(target) && !where.test(path))) return violation
  const from = moduleOf(path)
  const to = moduleOf(target)
  if (from === undefined || to === undefined) return null
  const isSame = ownFolder(from, path) === ownFolder(to, target)
  return isSame || layerOf(to) < layerOf(from) ? null : violation
}

const importPattern = /(?:^(?:import|export)\b[^'"]*?\bfrom |^import |\bimport\()'([^']+)'/gm

/** A place in SQL or in Kysely's builder where a table is named. */
const tablePattern =
  /(?:selectFrom|insertInto|updateTable|deleteFrom|[jJ]oin|createTable|create)\(\s*['"`](\w+)\b|\b(?:from|join|into|update) (\w+)\b/g

/**
 * Returns the tables of higher modules that a file's queries name.
 *
 * @param owners the module of each table
 */
export function findForeignTables(
  path: string,
  text: string,
  owners: ReadonlyMap<string, string>,
): string[] {
  const from = moduleOf(path)
  // `main` lists the parts of the modules.
  if (from === undefined || from === 'src/main') return []
  const named = [...text.matchAll(tablePattern)].map(([, built, raw]) => built ?? raw ?? '')
  return [...new Set(named)].flatMap((table) => {
    const owner = owners.get(table)
    return owner === undefined || owner === from || layerOf(owner) < layerOf(from)
      ? []
      : [`${path} must not query the table ${table} of ${owner}`]
  })
}

/** Returns the module of each table: the one whose file declares it. */
function readTableOwners(files: ReadonlyMap<string, string>): Map<string, string> {
  const owners = new Map<string, string>()
  for (const [path, text] of files) {
    for (const [body] of text.matchAll(
      /interface \w*Tables (?:extends \w+ )?\{[\s\S]*?\n {0,2}\}/g,
    ))
      for (const [, table = ''] of body.matchAll(/^ {2,4}(\w+): \{/gm))
        owners.set(table, moduleOf(path) ?? '')
  }
  return owners
}

if (import.meta.main) {
  const paths = globSync('{src,frames,packages}/**/*.{ts,tsx}', { cwd: root }).filter(
    (path) => !/\.test\.tsx?$|node_modules/.test(path),
  )
  const files = new Map(paths.map((path) => [path, readFileSync(resolve(root, path), 'utf8')]))
  const owners = readTableOwners(files)
  const violations = [...files].flatMap(([path, text]) => [
    ...[...text.matchAll(importPattern)].flatMap(
      ([, specifier = '']) => findViolation(path, specifier) ?? [],
    ),
    ...findForeignTables(path, text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, ''), owners),
  ])
  for (const violation of violations) console.error(violation)
  if (violations.length > 0) process.exit(1)
  console.log(
    `imports and queries of ${paths.length} files follow the layers (${owners.size} tables)`,
  )
}
