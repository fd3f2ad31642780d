// Plain JavaScript, with nothing imported that an old Node lacks: where Node is too old, it looks
// for another.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import * as nodeModule from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureNode, handOver, InstallError, orExit, withLock } from './install.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const dist = join(root, 'dist')
/** Written when a build is complete. */
export const stamp = join(dist, '.built')

/** The inputs of a build. */
const inputs = ['src', 'frames', 'packages', 'scripts', 'package.json', 'package-lock.json']

/**
 * Returns true if there is a build, and none of its inputs is newer.
 *
 * @param from the folder of package.json
 */
export function isBuilt(from = root) {
  const file = join(from, 'dist/.built')
  if (!existsSync(file)) return false
  const builtAt = statSync(file).mtimeMs
  return inputs.every((input) => newest(join(from, input)) <= builtAt)
}

function newest(path) {
  if (!existsSync(path)) return 0
  const stat = statSync(path)
  if (!stat.isDirectory()) return stat.mtimeMs
  const names = readdirSync(path).filter((name) => name !== 'node_modules')
  return Math.max(0, ...names.map((name) => newest(join(path, name))))
}

/**
 * Does `work` in this process where its Node is new enough; otherwise the same command is run again
 * by one that is.
 */
export async function onNode(work) {
  const node = orExit(ensureNode)
  if (node === process.execPath) await work()
  else handOver(node, process.argv.slice(1))
}

/**
 * Builds where that is due and can be done, one process at a time. Ends the process where there is
 * no build and none can be made.
 */
export function ensureBuilt() {
  if (existsSync(join(root, 'node_modules/esbuild/package.json'))) {
    if (!isBuilt()) orExit(() => withLock(dist, build))
  } else if (!existsSync(stamp)) {
    console.error(
      'Nothing is built yet, and esbuild is not installed: run "npm ci" without --omit=dev once, then "npm run build".',
    )
    process.exit(1)
  }
}

function build() {
  if (isBuilt()) return
  const start = performance.now()
  console.error('Building …')
  const { status } = spawnSync(process.execPath, [join(root, 'scripts/build.mjs')], {
    stdio: ['ignore', 2, 2],
  })
  if (status !== 0) throw new InstallError('The build failed.')
  console.error(`Built in ${((performance.now() - start) / 1000).toFixed(1)} s`)
}

/** Runs an entry of `dist`. Variables that are set win over those of `.env`. */
export const run = (entry) =>
  onNode(async () => {
    if (existsSync('.env')) process.loadEnvFile('.env')
    ensureBuilt()
    // Compiled code is kept beside the build, where that can be written; the second start is
    // faster.
    nodeModule.enableCompileCache?.(join(dist, '.compiled'))
    await import(new URL(`../dist/${entry}`, import.meta.url).href)
  })
