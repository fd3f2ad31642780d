import { existsSync } from 'node:fs'
import { setFlagsFromString } from 'node:v8'

/**
 * Settings that make glibc's allocator return memory, unless the operator sets others. By default
 * it keeps up to eight arenas a core, and learns from the first large picture to keep the like of
 * it: the same flood of pictures then takes half a gigabyte more. The Dockerfile sets the same.
 */
export const allocatorSettings = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '524288',
  MALLOC_TRIM_THRESHOLD_: '1048576',
}

/**
 * The arguments of Node. V8 reads it only at the start: it gives short-lived objects up to 128 MB
 * by default, and keeps that after the first flood of large pages. The unit is megabytes, and it
 * takes up to three times as many. The Dockerfile has the same setting.
 */
export const nodeSettings = ['--max-semi-space-size=16']

/** V8 collects garbage after the heap grew by this share; by default up to four times. */
const HEAP_GROWING_PERCENT = 50

/**
 * Settles how this process uses memory.
 *
 * glibc and V8 read some settings only at the start of a program, so the process is replaced by
 * itself with these in its environment: same process ID, same files. That is left out where they
 * are set, as in the container, on other systems, on a Node without `execve` (before 22.15) or that
 * may not use it (`--permission`), and below a parent that speaks to us over IPC.
 */
export function settleMemory(): void {
  const { platform, env, execPath, execArgv, argv } = process
  // A failing execve ends the process, so what can be known is looked at first.
  if (platform === 'linux' && !env.MALLOC_ARENA_MAX && !process.send && existsSync(execPath)) {
    try {
      // Node takes its command line before NODE_OPTIONS.
      const settings = env.NODE_OPTIONS?.includes('semi-space-size') ? [] : nodeSettings
      process.execve?.(execPath, [execPath, ...settings, ...execArgv, ...argv.slice(1)], {
        ...allocatorSettings,
        ...env,
      })
    } catch {
      // The service works as well; it may only use more memory.
    }
  }
  setFlagsFromString(`--heap-growing-percent=${HEAP_GROWING_PERCENT}`)
}
