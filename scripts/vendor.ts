/**
 * `npm run vendor` writes `frames/vendor`: parts of packages that are bundled from here, as the packages bring far more along than is used.
 * The versions are those of `test/reference`, where the packages themselves are installed.
 *
 * `@farcaster/miniapp-core`: two schemas (MIT) of a package whose other modules need a Solana SDK of seventy packages, some under the LGPL.
 */
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { packageRoot } from '../src/kit/root.ts'

const name = '@farcaster/miniapp-core'
const reference = join(packageRoot, 'test/reference')
const source = join(reference, 'node_modules', name)
const target = join(packageRoot, 'frames/vendor/miniapp-core')

const readJson = <T>(path: string): T => JSON.parse(readFileSync(path, 'utf8')) as T

/** The vendored files, by name, made from the package. */
export async function vendoredFiles(): Promise<Record<string, string>> {
  const { version, license, author } = readJson<Record<string, string>>(
    join(source, 'package.json'),
  )
  const { packages } = readJson<{ packages: Record<string, { integrity: string }> }>(
    join(reference, 'package-lock.json'),
  )
  const { integrity } = packages[`node_modules/${name}`] ?? {}
  const { outputFiles } = await build({
    stdin: {
      contents: `export { safeParseMiniAppEmbed } from './embeds.ts'\nexport { domainManifestSchema } from './manifest.ts'\n`,
      resolveDir: join(source, 'src/schemas'),
    },
    absWorkingDir: join(source, 'src'),
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2024',
    packages: 'external',
    banner: {
      js: `// Schemas of ${name} ${version}, ${license}, made by scripts/vendor.ts: not to be edited.`,
    },
  })
  const manifest = {
    name,
    version,
    author,
    license,
    private: true,
    type: 'module',
    integrity,
    dependencies: { zod: '*' },
  }
  return {
    'index.js': outputFiles[0]?.text ?? '',
    'index.d.ts': [
      "import type { ZodSafeParseResult, ZodType } from 'zod'",
      '',
      'export declare const safeParseMiniAppEmbed: (value: unknown) => ZodSafeParseResult<unknown>',
      'export declare const domainManifestSchema: ZodType',
      '',
    ].join('\n'),
    'package.json': `${JSON.stringify(manifest, null, 2)}\n`,
  }
}

if (import.meta.main) {
  mkdirSync(target, { recursive: true })
  for (const [file, text] of Object.entries(await vendoredFiles()))
    writeFileSync(join(target, file), text)
  copyFileSync(join(source, 'LICENSE'), join(target, 'LICENSE'))
}
