/** Puts the client together as a package of its own, to be packed or published from `dist/client`. */
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { build } from 'esbuild'
import { notices, objections } from './notices.ts'
import { findParts } from './parts.ts'

const root = resolve(import.meta.dirname, '..')
const entries = ['client', 'verify', 'signed']

/** Where tsc writes the declaration of an entry, below its folder. */
const declarationOf = (entry: string) => `client/${entry}.d.ts`

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
    entryPoints: entries.map((entry) => `src/client/${entry}.ts`),
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
  const parts = findParts({ inputs: {}, outputs: {} }, metafile, []).filter(({ places }) => places.includes('browser'))
  const wrong = objections(parts)
  if (wrong.length > 0) throw new Error(`licences that nobody has allowed:\n${wrong.join('\n')}`)
  writeFileSync(join(folder, 'licences.txt'), notices(parts, []))
  writeDeclarations(join(folder, 'types'))
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest(), null, 2)}\n`)
  cpSync(join(root, 'src/client/README.md'), join(folder, 'README.md'))
  cpSync(join(root, 'LICENSE'), join(folder, 'LICENSE'))
}

function manifest(): object {
  const { version, license } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const entry = (name: string) => ({ types: `./types/${declarationOf(name)}`, default: `./${name}.js` })
  return {
    name: '@whocast/client',
    version,
    description: 'Who is this? A typed client of Whocast services: profiles, verified accounts and credentials.',
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

/** The declarations of the entries, and of what those lead to: tsc writes one for every file that it reads. */
function writeDeclarations(folder: string): void {
  const work = mkdtempSync(join(tmpdir(), 'whocast-declarations-'))
  try {
    const config = {
      extends: join(root, 'tsconfig.json'),
      compilerOptions: {
        noEmit: false,
        incremental: false,
        // Set by the configuration that this one extends, and refused without `incremental`.
        tsBuildInfoFile: null,
        declaration: true,
        emitDeclarationOnly: true,
        rootDir: join(root, 'src'),
        outDir: join(work, 'out'),
        // Whoever uses it need not be on Node.
        types: [],
      },
      include: [],
      files: entries.map((entry) => join(root, `src/client/${entry}.ts`)),
    }
    writeFileSync(join(work, 'tsconfig.json'), JSON.stringify(config))
    execFileSync(process.execPath, [join(root, 'scripts/tools/node_modules/typescript/bin/tsc'), '-p', work], {
      stdio: 'inherit',
    })
    const wanted = entries.map(declarationOf)
    for (const path of wanted) {
      const text = readFileSync(join(work, 'out', path), 'utf8').replaceAll(/(from '\.[^']*)\.ts'/g, "$1.js'")
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(join(folder, path), text)
      for (const [, target = ''] of text.matchAll(/from '(\.[^']*)\.js'/g)) {
        const next = join(dirname(path), `${target}.d.ts`)
        if (!wanted.includes(next)) wanted.push(next)
      }
    }
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
}

if (import.meta.main) await buildClientPackage()
