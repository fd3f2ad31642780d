/**
 * What `npm ci` does not bring: the packages that only some commands need, each with a lockfile of
 * its own, and a Node where the machine's is too old. Plain JavaScript without imports from
 * packages, as it runs on old versions of Node and before anything is installed.
 */
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const isWindows = process.platform === 'win32'

/** The oldest Node that runs Whocast: `engines` of package.json. */
const OLDEST = [22, 19]

/** Packages beside the root's, by the name that `--with` takes. */
const packages = {
  node: { folder: 'scripts/node', about: 'Node 24', megabytes: 190 },
  tools: { folder: 'scripts/tools', about: 'linters, TypeScript and generators', megabytes: 210 },
  reference: {
    folder: 'test/reference',
    about: 'the reference implementations that tests compare with',
    megabytes: 620,
  },
  coverage: { folder: 'test/coverage', about: 'what counts the coverage of tests', megabytes: 8 },
  next: {
    folder: 'test/next',
    about: 'Next, with which the React components are tested',
    megabytes: 340,
  },
}

/** A failure that needs no stack: what to do about it is in the message. */
export class InstallError extends Error {}

const say = (line) => process.stderr.write(`${line}\n`)

const isOld = () => {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  return major < OLDEST[0] || (major === OLDEST[0] && minor < OLDEST[1])
}

/**
 * Throws where the packages of the root are not those of package-lock.json: after a pull, or before
 * the first `npm ci`. Entries of other platforms, and development packages of an installation
 * without them, may be absent.
 *
 * @param from the folder of package.json
 */
export function checkInstalled(from = root) {
  const installed = readJson(join(from, 'node_modules/.package-lock.json'))?.packages
  if (!installed) throw new InstallError('The packages are not installed: run "npm ci".')
  const wrong = Object.entries(readJson(join(from, 'package-lock.json'))?.packages ?? {})
    .filter(([path, { link, optional, version }]) => {
      if (path === '' || link) return false
      const found = installed[path]?.version
      return found === undefined ? !optional : found !== version
    })
    .map(([path]) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length))
  if (wrong.length === 0) return
  const names =
    wrong.length > 3
      ? `${wrong.slice(0, 3).join(', ')} and ${wrong.length - 3} more`
      : wrong.join(', ')
  throw new InstallError(
    `node_modules is not what package-lock.json says (${names}): run "npm ci".`,
  )
}

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}

/**
 * Installs a package of ours where it is absent or its lockfile has changed. Two processes at once
 * wait for each other.
 *
 * @param name of `packages`
 * @param from the folder of package.json
 */
export function ensurePackage(name, from = root) {
  const { folder, about, megabytes } = packages[name]
  const path = join(from, folder)
  const stamp = join(path, 'node_modules/.installed')
  // npm succeeds without the optional package that could not be fetched: Node itself.
  const file = name === 'node' ? nodePath(from) : null
  const lock = createHash('sha256')
    .update(readFileSync(join(path, 'package-lock.json')))
    .digest('hex')
  const isDone = () =>
    existsSync(stamp) && readFileSync(stamp, 'utf8') === lock && (!file || existsSync(file))
  if (isDone()) return
  withLock(path, () => {
    if (isDone()) return
    const start = Date.now()
    say(`Installing ${about} into ${folder} (once, about ${megabytes} MB) …`)
    const installed = join(path, 'node_modules')
    try {
      // npm takes a package whose files are missing for installed.
      if (file) rmSync(installed, { recursive: true, force: true })
      install(path, folder)
      if (file && !existsSync(file)) throw unreachable(folder)
    } catch (error) {
      // What is half installed would be taken for whole by the next run.
      rmSync(installed, { recursive: true, force: true })
      throw error
    }
    writeFileSync(stamp, lock)
    say(`Installed in ${Math.round((Date.now() - start) / 1000)} s`)
  })
}

/**
 * By the lockfile, as `npm ci` does. That command itself refuses a lockfile without the optional
 * packages of every platform, and the registry that these were made with lacks some
 * (docs/decisions/0087): those are asked for by the exact version that others name.
 */
function install(path, folder) {
  const args = [
    'install',
    '--no-save',
    '--prefix',
    path,
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ]
  // Run by npm: the npm that runs us. Its settings for the project around us are not for this one.
  const cli = process.env.npm_execpath
  const isNpm = cli !== undefined && /npm-cli\.[cm]?js$/.test(cli)
  const env = Object.fromEntries(
    Object.entries(process.env).filter(
      ([key]) => !/^npm_config_(local_prefix|prefix|omit|include|production|dry_run)$/i.test(key),
    ),
  )
  // Development packages are what these consist of.
  Object.assign(env, { npm_config_include: 'dev,optional', NODE_ENV: 'development' })
  const options = { cwd: path, env, stdio: ['ignore', 'ignore', 'inherit'] }
  const { status, error } = isNpm
    ? spawnSync(process.execPath, [cli, ...args], options)
    : spawnSync(isWindows ? 'npm.cmd' : 'npm', args, { ...options, shell: isWindows })
  if (status === 0) return
  throw unreachable(folder, error)
}

const unreachable = (folder, error) =>
  new InstallError(
    `"npm install" in ${folder} failed${error ? `: ${error.message}` : ''}. Is the npm registry reachable? Run the command again when it is.`,
  )

/**
 * Runs `work` while no other process does so for the same folder; a lock whose owner has died is
 * taken over.
 */
export function withLock(path, work) {
  const lock = join(
    tmpdir(),
    `whocast-install-${createHash('sha256').update(path).digest('hex').slice(0, 16)}`,
  )
  const owner = join(lock, 'pid')
  for (let isTold = false; ; isTold = true) {
    try {
      mkdirSync(lock)
      break
    } catch (error) {
      if (error.code !== 'EEXIST') throw error
    }
    if (!isTold) say('Waiting for another process that installs or builds …')
    pause(500)
    if (!isAlive(owner)) rmSync(lock, { recursive: true, force: true })
  }
  try {
    writeFileSync(owner, String(process.pid))
    work()
  } finally {
    rmSync(lock, { recursive: true, force: true })
  }
}

const pause = (ms) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)

function isAlive(file) {
  try {
    process.kill(Number(readFileSync(file, 'utf8')), 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

/** The package of Node for this machine. */
const platform = `node-${isWindows ? 'win' : process.platform}-${process.arch}`

/** The path of the Node that `scripts/node` installs. */
const nodePath = (from) =>
  join(from, packages.node.folder, 'node_modules', platform, 'bin', isWindows ? 'node.exe' : 'node')

/**
 * The Node for our processes: this one where it is new enough, or the one of `scripts/node`.
 *
 * @returns its path
 */
export function ensureNode() {
  if (!isOld()) return process.execPath
  const manifest = readJson(join(root, 'scripts/node/package.json'))
  if (!(platform in manifest.optionalDependencies)) {
    throw new InstallError(
      `Whocast needs Node ${OLDEST.join('.')} or newer; this is ${process.version}. For ${process.platform}-${process.arch} there is none to fetch: install Node 24.`,
    )
  }
  say(
    `Whocast needs Node ${OLDEST.join('.')} or newer; this is ${process.version}, so ${manifest.version} is used.`,
  )
  ensurePackage('node')
  const node = nodePath(root)
  link('node', node)
  return node
}

/**
 * Lets `npx tsc`, and `npx vitest` on a machine with an old Node, find what lies outside of
 * `node_modules`.
 */
function link(name, target) {
  const bin = join(root, 'node_modules/.bin')
  const path = join(bin, name)
  if (isWindows || !existsSync(bin) || !existsSync(target) || existsSync(path)) return
  // A link to what is gone.
  if (lstatSync(path, { throwIfNoEntry: false })) rmSync(path)
  symlinkSync(relative(bin, target), path)
}

/**
 * Makes everything ready that a command needs.
 *
 * @param names of `packages`
 * @returns the Node to run it with, and the environment in which it finds that Node and the
 *   packages' commands
 */
export function prepare(names) {
  checkInstalled()
  const node = ensureNode()
  for (const name of names) ensurePackage(name)
  for (const name of ['biome', 'tsc'])
    link(name, join(root, packages.tools.folder, 'node_modules/.bin', name))
  const bins = [...names.map((name) => packages[name].folder), '.'].map((folder) =>
    join(root, folder, 'node_modules/.bin'),
  )
  const path = [dirname(node), ...bins, process.env.PATH ?? ''].join(delimiter)
  return { node, env: { ...process.env, PATH: path } }
}

/** Runs `work`; a failure that explains itself ends the process with its message. */
export function orExit(work) {
  try {
    return work()
  } catch (error) {
    if (!(error instanceof InstallError)) throw error
    say(error.message)
    return process.exit(1)
  }
}

/**
 * Runs a command in this process' place: its output, its exit code and its end by a signal are
 * ours.
 *
 * @param command a path, or a name to find in the path of `env`
 */
export function handOver(command, args, env = process.env) {
  const child = spawn(command, args, {
    stdio: 'inherit',
    env,
    shell: isWindows && !command.endsWith('.exe'),
  })
  // Ctrl-C reaches the child from the terminal; what is sent to this process alone is passed on.
  const passOn = {
    SIGINT: () => {},
    SIGTERM: () => child.kill('SIGTERM'),
    SIGHUP: () => child.kill('SIGHUP'),
  }
  for (const [signal, listener] of Object.entries(passOn)) process.on(signal, listener)
  child.on('error', (error) => {
    say(`${command}: ${error.message}`)
    process.exitCode = 127
  })
  child.on('exit', (code, signal) => {
    if (signal === null) {
      process.exitCode = code ?? 1
      return
    }
    for (const [name, listener] of Object.entries(passOn)) process.off(name, listener)
    process.kill(process.pid, signal)
  })
}
