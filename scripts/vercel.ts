/**
 * Builds for Vercel: the folder `.vercel/output` of the Build Output API, version 3
 * (https://vercel.com/docs/build-output-api/v3), with one function that answers everything.
 * `vercel.json` names this as the build command; docs/decisions/0080-vercel.md says why it is done
 * so.
 *
 *     node scripts/vercel.ts [--output <folder>]
 */
import { cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { readArguments } from './arguments.ts'
import { ensureBuilt } from './built.mjs'
import { findParts } from './parts.ts'
import { isLeftOut, productionFiles } from './production.ts'

const root = resolve(import.meta.dirname, '..')

/** Where the function runs: Amazon Linux on x86-64, with glibc. */
const target = { platform: 'linux', arch: 'x64' }
/** Seconds that one call may take, what it does after its answer included. Every plan allows it. */
const MAX_DURATION = 60

/** What the platform is told about the function: how it is loaded, and with what. */
const functionConfig = {
  runtime: 'nodejs24.x',
  handler: 'dist/index.js',
  launcherType: 'Nodejs',
  // The bytes of a webhook are signed: nothing may read the body before us.
  shouldAddHelpers: false,
  supportsResponseStreaming: true,
  maxDuration: MAX_DURATION,
}

/**
 * Writes the output folder from a finished build.
 *
 * @param output replaced when it is there
 * @returns the folder of the function
 */
async function writeVercelOutput(output: string): Promise<string> {
  if (process.platform !== target.platform || process.arch !== target.arch) {
    throw new Error(
      `the native packages of this machine (${process.platform}-${process.arch}) do not run on Vercel: build there`,
    )
  }
  rmSync(output, { recursive: true, force: true })
  const folder = join(output, 'functions/index.func')
  mkdirSync(folder, { recursive: true })
  for (const name of productionFiles) {
    cpSync(join(root, name), join(folder, name), {
      recursive: true,
      filter: (path) => !isLeftOut(path),
    })
  }
  for (const path of nativePackages()) {
    cpSync(join(root, path), join(folder, path), { recursive: true, filter: isDeployed })
  }
  // The other entries of the build are not called there, and maps only tell what stacks tell as
  // well.
  for (const name of readdirSync(join(folder, 'dist'))) {
    if (
      name.endsWith('.map') ||
      ['node.js', 'cli.js', 'signature-worker.js', 'search-worker.js'].includes(name)
    )
      rmSync(join(folder, 'dist', name))
  }
  writeFileSync(join(folder, '.vc-config.json'), JSON.stringify(functionConfig, null, 2))
  const routes = [{ handle: 'filesystem' }, { src: '/(.*)', dest: '/index' }]
  // The crons stand in vercel.json: the platform adds them to this.
  writeFileSync(join(output, 'config.json'), JSON.stringify({ version: 3, routes }, null, 2))
  return folder
}

/**
 * Whether a file of a native package runs there: no types, no maps, and of the binaries that some
 * bring for all platforms only one.
 */
function isDeployed(path: string): boolean {
  const [, built] = /[\\/]prebuilds[\\/]([^\\/]+)/.exec(path) ?? []
  return (
    (built === undefined || built === `${target.platform}-${target.arch}`) &&
    !/\.(d\.[cm]?ts|map|musl\.node)$/.test(path)
  )
}

/**
 * The folders of the native packages and of what they need: what `npm prune --omit=dev` would
 * leave. All others are in the bundle.
 */
function nativePackages(): string[] {
  return findParts({ inputs: {}, outputs: {} }, { inputs: {}, outputs: {} }, []).map(
    ({ folder }) => folder,
  )
}

if (import.meta.main) {
  const usage = `
Usage: npm run build:vercel [-- --output .vercel/output]

Builds, and writes what Vercel deploys (Build Output API, version 3) into a folder.
`
  const { values } = readArguments(usage, { output: { type: 'string', default: '.vercel/output' } })
  ensureBuilt()
  const folder = await writeVercelOutput(resolve(root, values.output))
  console.log(`built ${relative(process.cwd(), folder)}`)
}
