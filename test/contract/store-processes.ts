import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import type { StoreOptions } from '../../src/main/stores.ts'
import { bundleOf } from '../bundle.ts'
import { compileCache } from '../compile-cache.ts'

export interface StoreProcess {
  /** What it has said so far, line by line. */
  lines: string[]
  child: ChildProcess
  /** Resolves when it has ended, with what it wrote to stderr. */
  ended: Promise<{ code: number | null; signal: NodeJS.Signals | null; stderr: string }>
  /** Resolves when it has said so many lines, or has ended. */
  said(lines: number): Promise<void>
}

const script = join(import.meta.dirname, 'store-child.ts')

/**
 * Starts `store-child.ts` in a process of its own, with a limit on the size of its files (in KiB)
 * if wanted.
 */
export async function startStoreProcess(
  mode: 'put' | 'fill' | 'put-many' | 'import' | 'save' | 'open',
  options: Pick<StoreOptions, 'databaseUrl' | 'dataDir'>,
  {
    first = 1,
    count = 1,
    fileLimitKiB,
  }: { first?: number; count?: number; fileLimitKiB?: number } = {},
): Promise<StoreProcess> {
  const parameters = [
    '--disable-warning=ExperimentalWarning',
    await bundleOf(script),
    mode,
    String(first),
    String(count),
    JSON.stringify(options),
  ]
  const [command, ...given] =
    fileLimitKiB === undefined
      ? [process.execPath, ...parameters]
      : ['bash', '-c', `ulimit -f ${fileLimitKiB}; exec "$0" "$@"`, process.execPath, ...parameters]
  const child = spawn(command, given, {
    stdio: ['ignore', 'pipe', 'pipe'],
    // A file that is too large for the limit is not kept.
    env: { ...process.env, ...(fileLimitKiB === undefined ? compileCache : {}) },
  })
  const lines: string[] = []
  let rest = ''
  let stderr = ''
  const waiting = new Set<() => void>()
  child.stdout.on('data', (chunk: Buffer) => {
    const parts = (rest + chunk.toString()).split('\n')
    rest = parts.pop() ?? ''
    lines.push(...parts)
    for (const check of waiting) check()
  })
  child.stderr.on('data', (chunk: Buffer) => {
    stderr += chunk.toString()
  })
  const ended = new Promise<Awaited<StoreProcess['ended']>>((resolve) => {
    child.on('close', (code, signal) => {
      resolve({ code, signal, stderr })
      for (const check of waiting) check()
    })
  })
  return {
    lines,
    child,
    ended,
    said: (wanted) =>
      new Promise((resolve) => {
        const check = () => {
          if (lines.length < wanted && child.exitCode === null && child.signalCode === null) return
          waiting.delete(check)
          resolve()
        }
        waiting.add(check)
        check()
      }),
  }
}
