/**
 * Puts the client together as a package of its own, to be packed or published from `dist/client`.
 */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { build } from 'esbuild'
import { declarationOf, writeDeclarations } from './declarations.ts'
import { notices, objections } from './notices.ts'
import { findParts } from './parts.ts'

const root = resolve(import.meta.dirname, '..')
const entries = ['client', 'verify', 'signed']

/**
 * Builds the package.
 *
 * @param folder is emptied before
 */
export async function buildClientPackage(folder = join(root, 'dist/client')): Promise<void> {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: entries.map((entry) => `packages/client/src/${entry}.ts`),
    outdir: folder,
    bundle: true,
    platform: 'neutral',
    mainFields: ['module', 'main'],
    target: 'es2022',
    format: 'esm',
    // The peer; noble is small, and of other versions than viem's.
    external: ['viem', 'viem/*'],
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
  writeFileSync(join(folder, 'licences.txt'), notices(parts, []))
  writeDeclarations(
    join(folder, 'types'),
    entries.map((entry) => `client/src/${entry}`),
  )
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest(), null, 2)}\n`)
  cpSync(join(root, 'packages/client/README.md'), join(folder, 'README.md'))
  cpSync(join(root, 'LICENSE'), join(folder, 'LICENSE'))
}

function manifest(): object {
  const { version, license } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const entry = (name: string) => ({
    types: `./types/${declarationOf(`client/src/${name}`)}`,
    default: `./${name}.js`,
  })
  return {
    name: '@whocast/client',
    version,
    description:
      'Who is this? A typed client of Whocast services: profiles, verified accounts and credentials.',
    license,
    type: 'module',
    sideEffects: false,
    engines: { node: '>=18' },
    exports: {
      '.': entry('client'),
      './verify': entry('verify'),
      './signed': entry('signed'),
      './package.json': './package.json',
    },
    files: ['*.js', 'types', 'licences.txt'],
    peerDependencies: { viem: '^2.0.0' },
    peerDependenciesMeta: { viem: { optional: true } },
  }
}

if (import.meta.main) await buildClientPackage()
