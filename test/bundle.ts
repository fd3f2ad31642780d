import { mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type BuildOptions, build, type Plugin } from 'esbuild'
import { lostExports, server } from '../scripts/build.ts'
import { packageRoot } from '../src/kit/root.ts'

/** Modules name files beside them: in a bundle as in the sources. */
const places: Plugin = {
  name: 'places',
  setup({ onLoad }) {
    onLoad({ filter: /\.(tsx?|mjs)$/ }, ({ path }) => {
      const text = readFileSync(path, 'utf8')
      if (path.includes('node_modules') || !text.includes('import.meta.')) return null
      const contents = text
        .replaceAll('import.meta.dirname', JSON.stringify(dirname(path)))
        .replaceAll('import.meta.filename', JSON.stringify(path))
        .replaceAll('import.meta.main', 'false')
        // Not in the text of a banner.
        .replaceAll(/import\.meta\.url(?!\);")/g, JSON.stringify(pathToFileURL(path).href))
      return { contents, loader: path.endsWith('x') ? 'tsx' : 'ts' }
    })
  },
}

const { splitting: _, outdir: __, plugins: ___, ...common } = server
const options: BuildOptions = {
  ...common,
  // These load files beside them, and ioredis is CommonJS that is imported dynamically.
  external: [...(common.external ?? []), 'esbuild', 'ioredis', 'playwright-core', 'tiny-secp256k1'],
  minifyWhitespace: false,
  sourcemap: false,
  plugins: [places],
}

const bundles = new Map<string, Promise<string>>()

/**
 * Bundles a script that suites start processes of, once in each process: from its bundle each of
 * them starts in a quarter of the CPU.
 *
 * @returns the bundle, which is in `node_modules` as it imports native packages
 */
export function bundleOf(script: string): Promise<string> {
  const bundle = bundles.get(script) ?? bundleOnce(script)
  bundles.set(script, bundle)
  return bundle
}

async function bundleOnce(script: string): Promise<string> {
  const name = basename(script, '.ts')
  const file = join(packageRoot, 'node_modules/.cache/whocast', `${name}.mjs`)
  const own = `${file}.${process.pid}`
  await build({ ...options, entryPoints: [script], outfile: own })
  // Several workers may do so at once: the file appears whole.
  renameSync(own, file)
  return file
}

/**
 * Bundles scripts that share most of their modules into a folder, which is removed when this
 * process ends. They may import what `test/reference` has.
 */
export async function bundleTogether(scripts: string[]): Promise<string> {
  const folder = mkdtempSync(join(packageRoot, 'test/reference/node_modules/.bundles-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const { metafile } = await build({
    ...options,
    metafile: true,
    entryPoints: scripts,
    splitting: true,
    outdir: folder,
    outExtension: { '.js': '.mjs' },
  })
  const lost = lostExports(metafile)
  if (lost.length > 0) throw new Error(lost.join('\n'))
  return folder
}
