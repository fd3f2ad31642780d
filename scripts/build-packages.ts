/**
 * Builds the packages that are published, each in `dist/packages/<name>`: one JavaScript file and
 * one declaration for each source file. `publishConfig` of a package's package.json says what it
 * exports (paths below the package) and which of its development packages it depends on; other
 * workspaces are bundled into it.
 *
 * @example node scripts/build-packages.ts client react
 */
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { build, type Plugin } from 'esbuild'
import { writeDeclarations } from './declarations.ts'
import { notices, objections } from './notices.ts'
import { findParts } from './parts.ts'

const root = resolve(import.meta.dirname, '..')

interface Manifest {
  name: string
  devDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  publishConfig?: {
    exports: Record<string, string>
    dependencies?: string[]
    /** Kept out of `peerDependencies`: a workspace's would be installed in production. */
    optionalPeers?: Record<string, string>
    sideEffects?: false | string[]
    /** The module that `npx` runs. */
    bin?: string
    /** Files and folders of the repository that are copied into the package. */
    files?: Record<string, string>
    engines?: Record<string, string>
  }
  [member: string]: unknown
}

const manifestOf = (name: string): Manifest =>
  JSON.parse(readFileSync(join(root, 'packages', name, 'package.json'), 'utf8')) as Manifest

/** The names of the packages that are published. */
export const publishedPackages: readonly string[] = globSync('packages/*', { cwd: root })
  .map((path) => path.slice('packages/'.length))
  .filter((name) => manifestOf(name).publishConfig)

/** Every published module of a package, as `@whocast/client/verify`, by `client/src/verify`. */
function publishedModules(name: string): Record<string, string> {
  const { name: full, publishConfig } = manifestOf(name)
  return Object.fromEntries(
    Object.entries(publishConfig?.exports ?? {}).flatMap(([subpath, source]) =>
      globSync(source.replace('./', ''), { cwd: join(root, 'packages', name) })
        .filter((path) => !path.endsWith('.test.ts'))
        .map((path) => {
          const module = path.replace(/\.ts$/, '')
          const part = subpath === './*' ? `./${module.slice('src/'.length)}` : subpath
          return [`${name}/${module}`, full + part.slice(1)]
        }),
    ),
  )
}

const isInside = (path: string, folder: string) => !relative(folder, path).startsWith('..')

/** Leaves a package's own modules and those of its dependencies outside of each file. */
function outside(name: string, external: readonly string[]): Plugin {
  const own = join(root, 'packages', name)
  const modules = Object.assign({}, ...external.map((one) => publishedOf(one))) as Record<
    string,
    string
  >
  return {
    name: 'outside',
    setup({ onResolve }) {
      onResolve({ filter: /^\.{1,2}\// }, ({ path, importer }) =>
        importer !== '' && isInside(importer, own)
          ? { path: path.replace(/\.ts$/, '.js'), external: true }
          : undefined,
      )
      onResolve({ filter: /^@whocast\// }, ({ path }) => {
        const module = path.replace(/^@whocast\/([^/]+)\/(.*)\.ts$/, '$1/src/$2')
        return modules[module] === undefined ? undefined : { path: modules[module], external: true }
      })
    },
  }
}

const publishedOf = (dependency: string): Record<string, string> =>
  dependency.startsWith('@whocast/') ? publishedModules(dependency.slice('@whocast/'.length)) : {}

/** The exports of the built package. */
function exportsOf(name: string, exports: Record<string, string>): object {
  const entry = (source: string) => {
    const path = source.replace(/^\.\/src\//, '').replace(/\.ts$/, '')
    return { types: `./types/${name}/src/${path}.d.ts`, default: `./${path}.js` }
  }
  return Object.fromEntries([
    ...Object.entries(exports).map(([subpath, source]) => [
      subpath,
      subpath.endsWith('.css') ? { types: `${subpath}.d.ts`, default: subpath } : entry(source),
    ]),
    ['./package.json', './package.json'],
  ])
}

function publishedManifest(name: string): object {
  const { version, license, repository } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  )
  const { private: _, devDependencies = {}, publishConfig, exports: __, ...own } = manifestOf(name)
  const {
    exports = {},
    dependencies = [],
    optionalPeers,
    sideEffects = false,
    engines,
    bin,
    files: copies = {},
  } = publishConfig ?? {}
  const ranges = dependencies.map((one) => [one, `^${devDependencies[one]}`])
  return {
    ...own,
    ...(optionalPeers
      ? {
          peerDependencies: optionalPeers,
          peerDependenciesMeta: Object.fromEntries(
            Object.keys(optionalPeers).map((one) => [one, { optional: true }]),
          ),
        }
      : {}),
    version,
    license,
    ...(repository ? { repository } : {}),
    sideEffects,
    engines: engines ?? { node: '>=22' },
    exports: exportsOf(name, exports),
    ...(bin ? { bin: `./${bin}.js` } : {}),
    files: [
      ...Object.values(copies),
      '**/*.js',
      '*.css',
      '*.css.d.ts',
      'types',
      'licences.txt',
      'CHANGELOG.md',
    ],
    ...(ranges.length > 0 ? { dependencies: Object.fromEntries(ranges) } : {}),
  }
}

/** Writes the style sheets: the export `css` of the module that stands for each. */
async function writeStyles(name: string, folder: string): Promise<void> {
  for (const [subpath, source] of Object.entries(manifestOf(name).publishConfig?.exports ?? {})) {
    if (!subpath.endsWith('.css')) continue
    const { css } = (await import(join(root, 'packages', name, source))) as { css: string }
    writeFileSync(join(folder, subpath), css)
    writeFileSync(join(folder, `${subpath}.d.ts`), 'export {}\n')
  }
}

/**
 * Builds one package.
 *
 * @param folder is emptied before
 */
export async function buildPackage(
  name: string,
  folder = join(root, 'dist/packages', name),
): Promise<void> {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const { publishConfig, peerDependencies = {} } = manifestOf(name)
  const external = [
    ...Object.keys({ ...peerDependencies, ...publishConfig?.optionalPeers }),
    ...(publishConfig?.dependencies ?? []),
  ]
  const sources = globSync('src/**/*.ts', { cwd: join(root, 'packages', name) }).filter(
    (path) => !path.endsWith('.test.ts'),
  )
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: sources.map((path) => `packages/${name}/${path}`),
    outdir: folder,
    outbase: `packages/${name}/src`,
    bundle: true,
    platform: 'neutral',
    mainFields: ['module', 'main'],
    target: 'es2022',
    format: 'esm',
    external: external.flatMap((one) => (one.startsWith('@whocast/') ? [] : [one, `${one}/*`])),
    plugins: [outside(name, external)],
    legalComments: 'eof',
    metafile: true,
    logLevel: 'warning',
  })
  const parts = findParts({ inputs: {}, outputs: {} }, metafile, []).filter(({ places }) =>
    places.includes('browser'),
  )
  const wrong = objections(parts)
  if (wrong.length > 0)
    throw new Error(`licences that are not on the list of allowed ones:\n${wrong.join('\n')}`)
  if (parts.length > 0) writeFileSync(join(folder, 'licences.txt'), notices(parts, []))
  const others = Object.assign({}, ...external.map(publishedOf)) as Record<string, string>
  writeDeclarations(join(folder, 'types'), Object.keys(publishedModules(name)), others)
  await writeStyles(name, folder)
  writeFileSync(
    join(folder, 'package.json'),
    `${JSON.stringify(publishedManifest(name), null, 2)}\n`,
  )
  for (const [from, to] of Object.entries(publishConfig?.files ?? {}))
    cpSync(join(root, from), join(folder, to), { recursive: true })
  for (const file of [`packages/${name}/README.md`, `packages/${name}/CHANGELOG.md`, 'LICENSE'])
    if (existsSync(join(root, file)))
      cpSync(join(root, file), join(folder, file.split('/').at(-1) ?? ''))
}

if (import.meta.main) {
  const names = process.argv.slice(2)
  for (const name of names.length > 0 ? names : publishedPackages) await buildPackage(name)
}
