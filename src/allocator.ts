import { existsSync } from 'node:fs'
import { setFlagsFromString } from 'node:v8'

/**
 * How glibc's allocator is told to give memory back, unless the operator says otherwise. By default it keeps up to eight arenas a core, and
 * learns from the first large picture to keep the like of it: the same flood of pictures then takes half a gigabyte more.
 * The Dockerfile sets the same.
 */
export const allocatorSettings = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '524288',
  MALLOC_TRIM_THRESHOLD_: '1048576',
}

/** V8 collects garbage when the heap has grown by this share of what was alive; by default up to four times. */
const HEAP_GROWING_PERCENT = 50

/**
 * Settles how this process uses memory.
 *
 * glibc reads its settings only at the start of a program, so the process is replaced by itself with these in its environment: same
 * process ID, same files. That is left out where they are set, as in the container, on other systems, on a Node without `execve` (before
 * 22.15) or that may not use it (`--permission`), and below a parent that speaks to us over IPC.
 */
export function settleMemory(): void {
  const { platform, env, execPath, execArgv, argv } = process
  // A failing execve ends the process, so what can be known is looked at first.
  if (platform === 'linux' && !env.MALLOC_ARENA_MAX && !process.send && existsSync(execPath)) {
    try {
      process.execve?.(execPath, [execPath, ...execArgv, ...argv.slice(1)], { ...allocatorSettings, ...env })
    } catch {
      // The service works as well; it may only use more memory.
    }
  }
  setFlagsFromString(`--heap-growing-percent=${HEAP_GROWING_PERCENT}`)
}
