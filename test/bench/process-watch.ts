import { spawn } from 'node:child_process'
import { readdirSync, readFileSync, statfsSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

const MIB = 2 ** 20
const LOOK_MS = 250
/** Between two looks longer than this is a pause of all, which does not count (ms). */
const PAUSE_MS = 5000
/** Less room than this on the disk ends what is watched. */
const LEAST_FREE = 10e9
/** The exit code of a command that was interrupted. */
const INTERRUPTED = 130

/** What a process has taken so far. */
export interface Usage {
  /** CPU seconds, of its ended threads as well. */
  cpu: number
  /** Resident MiB. */
  memory: number
  /** Bytes that it had written to disk. */
  written: number
}

/** Splits a process's line of `/proc` after its name, from its state on. */
const statOf = (pid: number): string[] =>
  readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ')

const numberIn = (text: string, pattern: RegExp) => Number(pattern.exec(text)?.[1] ?? 0)

/** Reads what Linux counts of a process. */
export function usageOf(pid: number): Usage {
  const fields = statOf(pid)
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return {
    // utime and stime, in ticks of a hundredth of a second.
    cpu: (Number(fields[11]) + Number(fields[12])) / 100,
    memory: (numberIn(status, /^VmRSS:\s+(\d+) kB$/m) * 1024) / MIB,
    written: numberIn(readFileSync(`/proc/${pid}/io`, 'utf8'), /^write_bytes: (\d+)$/m),
  }
}

/** The processes whose parent is `pid`. */
const childrenOf = (pid: number): number[] =>
  readdirSync('/proc').flatMap((name) => {
    try {
      return /^\d+$/.test(name) && Number(statOf(Number(name))[1]) === pid ? [Number(name)] : []
    } catch {
      // It has ended meanwhile.
      return []
    }
  })

/** Returns 0 where the process, or a thread of it, has ended meanwhile. */
function orZero(read: () => number): number {
  try {
    return read()
  } catch {
    return 0
  }
}

/** CPU seconds of a process with its children, those that ended as well. */
export function cpuOfTree(pid: number): number {
  const own = statOf(pid)
  const ticks = own.slice(11, 15).reduce((sum, field) => sum + Number(field), 0)
  return childrenOf(pid).reduce((sum, child) => sum + orZero(() => usageOf(child).cpu), ticks / 100)
}

/** CPU milliseconds of each running thread. */
type ThreadTimes = ReadonlyMap<string, number>

/** A process may end at any time. */
function threadsIn(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

/** Reads the CPU times of the threads of processes and of their children. */
export function threadTimes(pids: readonly number[]): ThreadTimes {
  const times = new Map<string, number>()
  for (const pid of pids.flatMap((one) => [one, ...childrenOf(one)])) {
    const folder = `/proc/${pid}/task`
    for (const thread of threadsIn(folder))
      times.set(
        thread,
        orZero(() => Number(readFileSync(`${folder}/${thread}/schedstat`, 'utf8').split(' ')[0])) /
          1e6,
      )
  }
  return times
}

/** CPU milliseconds that threads took between two looks. */
export const spent = (before: ThreadTimes, after: ThreadTimes): number =>
  [...after].reduce((sum, [thread, ms]) => sum + Math.max(0, ms - (before.get(thread) ?? 0)), 0)

/** A process that has ended. */
export interface Watched extends Usage {
  /** Without pauses. */
  seconds: number
  /** Resident MiB at most. */
  peak: number
  output: string
  isInterrupted: boolean
}

/**
 * Runs Node to its end, or until this process is interrupted, and looks at it meanwhile; time in
 * which everything stood still does not count.
 *
 * @param folder on whose disk there has to be room
 * @throws Error where the process fails, or the disk is almost full
 */
export async function watchNode(
  args: string[],
  {
    env,
    folder,
    onLook,
  }: {
    env: Record<string, string>
    folder: string
    onLook?: (state: { seconds: number; output: string; usage: Usage }) => void
  },
): Promise<Watched> {
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  const code = new Promise<number | null>((resolve) => child.once('close', resolve))
  const interrupt = () => child.kill('SIGINT')
  process.once('SIGINT', interrupt)
  let usage: Usage = { cpu: 0, memory: 0, written: 0 }
  let ended: number | null = null
  let [peak, active, lookedAt] = [0, 0, performance.now()]
  try {
    while (child.exitCode === null && child.signalCode === null) {
      await sleep(LOOK_MS)
      const now = performance.now()
      if (now - lookedAt < PAUSE_MS) active += now - lookedAt
      lookedAt = now
      const { bavail, bsize } = statfsSync(folder)
      if (bavail * bsize < LEAST_FREE) throw new Error('the disk is almost full')
      try {
        const latest = usageOf(child.pid ?? 0)
        // A process that has just ended has no memory any more, and counts nothing.
        if (latest.memory > 0) usage = latest
      } catch {
        break
      }
      peak = Math.max(peak, usage.memory)
      onLook?.({ seconds: active / 1000, output, usage })
    }
    ended = await code
    if (ended !== 0 && ended !== INTERRUPTED)
      throw new Error(`${args.at(-1)} ended with ${ended}: ${output.slice(-2000)}`)
  } finally {
    process.off('SIGINT', interrupt)
    child.kill('SIGKILL')
  }
  return { ...usage, seconds: active / 1000, peak, output, isInterrupted: ended !== 0 }
}
