import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { packageRoot } from '../../src/kit/root.ts'
import { compileCache } from '../compile-cache.ts'
import type { TestDatabase } from '../contract/store-databases.ts'
import { offline } from '../network/offline.ts'

/** Environment of a child process of the built service: only the path of our own. */
export const environment = (database: TestDatabase['options'], more: Record<string, string>) => ({
  PATH: process.env.PATH ?? '',
  ...compileCache,
  DATA_DIR: database.dataDir,
  ...(database.databaseUrl === undefined ? {} : { DATABASE_URL: database.databaseUrl }),
  ...offline,
  HOST: '127.0.0.1',
  PORT: '0',
  LOG_LEVEL: 'warn',
  RATE_LIMIT_ANON: '0,page=0,picture=0,session=0',
  RATE_LIMIT_KEY: '0,put=0',
  REQUESTS_PER_DESTINATION: '0',
  ...more,
})

let built: Promise<void> | undefined

/**
 * Builds `dist` where it is due, once; test files that run at the same time wait for one of them to
 * do it.
 */
export function ensureBuilt(): Promise<void> {
  built ??= buildOnce()
  return built
}

async function buildOnce(): Promise<void> {
  const { isBuilt } = await import('../../scripts/built.mjs')
  const lock = join(tmpdir(), 'whocast-build.lock')
  while (!isBuilt()) {
    try {
      mkdirSync(lock)
    } catch {
      // Whoever held it may have been killed.
      if (Date.now() - (statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Date.now()) > 60_000)
        rmSync(lock, { recursive: true })
      await sleep(100)
      continue
    }
    try {
      const { build } = await import('../../scripts/build.ts')
      await build()
    } finally {
      rmSync(lock, { recursive: true, force: true })
    }
  }
}

export interface Outcome {
  code: number | null
  stdout: string
  stderr: string
}

function run(child: ChildProcess): {
  text: { stdout: string; stderr: string }
  exit: Promise<Outcome>
} {
  const text = { stdout: '', stderr: '' }
  child.stdout?.setEncoding('utf8').on('data', (chunk: string) => {
    text.stdout += chunk
  })
  child.stderr?.setEncoding('utf8').on('data', (chunk: string) => {
    text.stderr += chunk
  })
  return {
    text,
    exit: new Promise((resolve) => child.once('close', (code) => resolve({ code, ...text }))),
  }
}

/** Runs an operator's command of the built service to its end. */
export async function whocast(
  database: TestDatabase['options'],
  args: string[],
  input?: string,
  root = packageRoot,
  more: Record<string, string> = {},
): Promise<Outcome> {
  if (root === packageRoot) await ensureBuilt()
  const child = spawn(process.execPath, [join(root, 'dist/cli.js'), ...args], {
    env: environment(database, more),
    stdio: 'pipe',
  })
  child.stdin.end(input ?? '')
  return run(child).exit
}

export interface RunningServer {
  origin: string
  /** Returns its standard output. */
  greeting(): string
  /** URL of the API: `origin` with `/api/v1`. */
  api: string
  pid: number
  signal(signal: NodeJS.Signals): void
  /** Its end, whenever it comes. */
  exit: Promise<Outcome>
  /** Sends SIGTERM and waits for the end. */
  stop(): Promise<Outcome>
}

/**
 * Starts the built service and waits until it listens.
 *
 * @param root of another version, which is built
 */
export async function startServer(
  database: TestDatabase['options'],
  more: Record<string, string> = {},
  nodeOptions: string[] = [],
  root = packageRoot,
): Promise<RunningServer> {
  if (root === packageRoot) await ensureBuilt()
  const child = spawn(process.execPath, [...nodeOptions, join(root, 'dist/node.js')], {
    env: environment(database, more),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const { text, exit } = run(child)
  let hasEnded = false
  void exit.then(() => {
    hasEnded = true
  })
  let port: string | undefined
  while (port === undefined) {
    if (hasEnded) throw new Error(`the server did not start: ${text.stderr}${text.stdout}`)
    port = /http:\/\/localhost:(\d+)\//.exec(text.stdout)?.[1]
    if (port === undefined) await sleep(10)
  }
  const origin = `http://127.0.0.1:${port}`
  return {
    origin,
    greeting: () => text.stdout,
    api: `${origin}/api/v1`,
    pid: child.pid ?? 0,
    signal: (signal) => child.kill(signal),
    exit,
    async stop() {
      child.kill('SIGINT')
      return exit
    },
  }
}

/** The built service with a terminal as its standard output, made by script(1). */
export async function startOnTerminal(
  database: TestDatabase['options'],
  more: Record<string, string> = {},
) {
  await ensureBuilt()
  const command = `exec '${process.execPath}' '${join(packageRoot, 'dist/node.js')}'`
  const child = spawn('script', ['-qfec', command, '/dev/null'], {
    env: { ...environment(database, more), TERM: 'xterm-256color', SHELL: '/bin/sh' },
    stdio: 'pipe',
  })
  const { text, exit } = run(child)
  const greeted = /http:\/\/localhost:(\d+)\//
  await within(
    30_000,
    async () => text.stdout,
    (stdout) => greeted.test(stdout),
  )
  return {
    origin: `http://127.0.0.1:${greeted.exec(text.stdout)?.[1]}`,
    /** Ctrl-C; all that the terminal showed. */
    async stop(): Promise<string> {
      child.stdin.write('\u0003')
      return (await exit).stdout
    },
  }
}

/** A folder that is gone when the test is. */
export function temporaryFolder(): { path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'whocast-journey-'))
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) }
}

/**
 * Retries until `check` passes. Fails if it does not pass for a request sent after `milliseconds`:
 * a slow response to an earlier one does not count.
 */
export async function within<T>(
  milliseconds: number,
  ask: () => Promise<T>,
  check: (value: T) => boolean,
): Promise<T> {
  const deadline = performance.now() + milliseconds
  for (;;) {
    const isLast = performance.now() > deadline
    const value = await ask()
    if (check(value)) return value
    if (isLast)
      throw new Error(`not within ${milliseconds} ms; last seen: ${JSON.stringify(value)}`)
    await sleep(20)
  }
}

/** For what happens soon, and on a busy machine a little later. */
export const PATIENCE_MS = 30_000

/** For suites that start processes: a busy machine takes its time to do so. */
export const slow = { timeout: 180_000 }
