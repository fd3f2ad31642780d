/** The type declarations of the packages that are built from `src`. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, posix, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '..')

/** Returns the path of a module's declaration, relative to the folder of the declarations. */
const declarationOf = (module: string) => `${module}.d.ts`

/**
 * Writes the declarations of modules, and of what those lead to: tsc writes one for every file that
 * it reads.
 *
 * @param modules below `packages`, without `.ts`
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
        rootDir: join(root, 'packages'),
        outDir: join(work, 'out'),
        // Without these, tsc takes the workspaces for installed packages, which have declarations.
        paths: {
          react: [join(root, 'scripts/tools/node_modules/@types/react/index.d.ts')],
          ...Object.fromEntries(
            readdirSync(join(root, 'packages')).map((name) => [
              `@whocast/${name}/*`,
              [join(root, 'packages', name, 'src/*')],
            ]),
          ),
        },
        // Whoever uses it need not be on Node.
        types: [],
      },
      include: [],
      files: modules.map((module) => join(root, `packages/${module}.ts`)),
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
        /from '(\.[^']*|@whocast\/[^']*)\.ts'/g,
        (_all, specifier: string) => {
          const target = specifier.startsWith('.')
            ? posix.join(posix.dirname(path), specifier)
            : specifier.replace(/^@whocast\/([^/]+)\//, '$1/src/')
          if (packaged[target] !== undefined) return `from '${packaged[target]}'`
          const next = declarationOf(target)
          if (!wanted.includes(next)) wanted.push(next)
          const from = posix.relative(posix.dirname(path), target)
          return `from '${from.startsWith('.') ? from : `./${from}`}.js'`
        },
      )
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(join(folder, path), text)
    }
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
}
