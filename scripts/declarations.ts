/** The type declarations of the packages that are built from `src`. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '..')

/** Where tsc writes the declaration of a module, below `src`. */
export const declarationOf = (module: string) => `${module}.d.ts`

/**
 * Writes the declarations of modules, and of what those lead to: tsc writes one for every file that
 * it reads.
 *
 * @param modules below `src`, without `.ts`
 * @param packaged modules that are another package, with its name
 */
export function writeDeclarations(
  folder: string,
  modules: readonly string[],
  packaged: Record<string, string> = {},
): void {
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
      files: modules.map((module) => join(root, `src/${module}.ts`)),
    }
    writeFileSync(join(work, 'tsconfig.json'), JSON.stringify(config))
    execFileSync(
      process.execPath,
      [join(root, 'scripts/tools/node_modules/typescript/bin/tsc'), '-p', work],
      {
        stdio: 'inherit',
      },
    )
    const wanted = modules.map(declarationOf)
    for (const path of wanted) {
      const text = readFileSync(join(work, 'out', path), 'utf8').replaceAll(
        /from '(\.[^']*)\.ts'/g,
        (_all, target: string) => {
          const name = packaged[join(dirname(path), target)]
          return name === undefined ? `from '${target}.js'` : `from '${name}'`
        },
      )
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
