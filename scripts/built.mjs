// Plain JavaScript, with nothing imported that an old Node lacks: it must be able to say that Node is too old.
import { existsSync, readdirSync, statSync } from 'node:fs'
import * as nodeModule from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const dist = join(root, 'dist')
/** Written when a build is complete. */
export const stamp = join(dist, '.built')

/** What a build is made of. */
const inputs = ['src', 'frames', 'scripts', 'package.json', 'package-lock.json']

/** Whether there is a build, and nothing it is made of is newer. */
export function isBuilt() {
  if (!existsSync(stamp)) return false
  const builtAt = statSync(stamp).mtimeMs
  return inputs.every((input) => newest(join(root, input)) <= builtAt)
}

function newest(path) {
  if (!existsSync(path)) return 0
  const stat = statSync(path)
  if (!stat.isDirectory()) return stat.mtimeMs
  return Math.max(0, ...readdirSync(path).map((name) => newest(join(path, name))))
}

/** Ends the process with a plain word where Node is older than what we are written for. */
export function needNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > 22 || (major === 22 && minor >= 13)) return
  console.error(
    `Whocast needs Node 22.13 or newer; this is ${process.version}. On Linux (x64, arm64) and Windows (x64) "npm ci" brings one, which npm's scripts use; elsewhere install Node 24 yourself.`,
  )
  process.exit(1)
}

/** Builds where that is due and can be done. Ends the process where there is no build and none can be made. */
export async function ensureBuilt() {
  needNode()
  if (existsSync(join(root, 'node_modules/esbuild/package.json'))) {
    if (!isBuilt()) {
      const start = performance.now()
      console.error('Building …')
      const { build } = await import('./build.ts')
      await build()
      console.error(`Built in ${((performance.now() - start) / 1000).toFixed(1)} s`)
    }
  } else if (!existsSync(stamp)) {
    console.error(
      'Nothing is built yet, and esbuild is not installed: run "npm ci" without --omit=dev once, then "npm run build".',
    )
    process.exit(1)
  }
}

/** Runs an entry of `dist`. */
export async function run(entry) {
  await ensureBuilt()
  // Compiled code is kept beside the build, where that can be written; the second start is faster.
  nodeModule.enableCompileCache?.(join(dist, '.compiled'))
  await import(new URL(`../dist/${entry}`, import.meta.url).href)
}
