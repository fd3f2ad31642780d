import { setFlagsFromString } from 'node:v8'

/**
 * How glibc's allocator is told to give memory back, unless the operator says otherwise. By default it keeps up to eight arenas a core, and
 * learns from the first large picture to keep the like of it: the same flood of pictures then takes half a gigabyte more.
 */
const settings = {
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
 * process ID, same files. That is left out where they are set, on other systems, on a Node without `execve` (before 22.15), and below a
 * parent that speaks to us over IPC.
 */
export function settleMemory(): void {
  const { platform, env, execPath, execArgv, argv } = process
  if (platform === 'linux' && !env.MALLOC_ARENA_MAX && !process.send)
    process.execve?.(execPath, [execPath, ...execArgv, ...argv.slice(1)], { ...settings, ...env })
  setFlagsFromString(`--heap-growing-percent=${HEAP_GROWING_PERCENT}`)
}
