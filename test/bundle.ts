import { renameSync } from 'node:fs'
import { basename, join } from 'node:path'
import { build } from 'esbuild'
import { server } from '../scripts/build.ts'
import { packageRoot } from '../src/kit/root.ts'

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
  const { splitting: _, outdir: __, ...options } = server
  await build({ ...options, sourcemap: false, entryPoints: [script], outfile: own })
  // Several workers may do so at once: the file appears whole.
  renameSync(own, file)
  return file
}
