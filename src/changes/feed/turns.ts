import { setImmediate as nextTurn } from 'node:timers/promises'

/** The most jobs that run in one turn of the event loop. */
const MAX_JOBS = 16
/** After this many ms no further job begins in a turn. */
const MAX_MS = 4

/** Runs many small jobs over several turns of the event loop, in order. */
export function createTurns(): (job: () => void) => void {
  const queue: (() => void)[] = []
  let isRunning = false

  async function run(): Promise<void> {
    isRunning = true
    while (queue.length > 0) {
      await nextTurn()
      const startedAt = performance.now()
      for (let count = 0; count < MAX_JOBS && performance.now() - startedAt < MAX_MS; count += 1)
        queue.shift()?.()
    }
    isRunning = false
  }

  return (job) => {
    queue.push(job)
    if (!isRunning) void run()
  }
}
