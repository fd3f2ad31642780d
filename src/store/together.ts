import { setImmediate as nextTurn } from 'node:timers/promises'
import { ServiceError } from '../domain/error.ts'
import type { Engine, Write } from './engines/engine.ts'

/** How many share a transaction at most. */
const MOST_TOGETHER = 16

/**
 * Like `engine.write`, for many small writes: those that wait at one time share one transaction, and so one flush of
 * the disk. Each resolves when it is durable. When a shared one fails, each is tried alone, so that nobody suffers for another.
 */
export function createSharedWrite(engine: Pick<Engine, 'write'>): Engine['write'] {
  const queue: { run(trx: Write): Promise<() => void>; reject(error: unknown): void }[] = []
  let isRunning = false

  async function settle(batch: typeof queue): Promise<void> {
    try {
      const resolves = await engine.write(async (trx) => {
        const done: (() => void)[] = []
        for (const { run } of batch) done.push(await run(trx))
        return done
      })
      for (const resolve of resolves) resolve()
    } catch (error) {
      // Out of reach for one is out of reach for all.
      if (batch.length === 1 || error instanceof ServiceError) for (const { reject } of batch) reject(error)
      else for (const one of batch) await settle([one])
    }
  }

  async function settleAll(): Promise<void> {
    isRunning = true
    while (queue.length > 0) {
      // Whoever already knocks comes along.
      await nextTurn()
      await settle(queue.splice(0, MOST_TOGETHER))
    }
    isRunning = false
  }

  return (work) =>
    new Promise((resolve, reject) => {
      queue.push({
        run: async (trx) => {
          const result = await work(trx)
          return () => resolve(result)
        },
        reject,
      })
      if (!isRunning) void settleAll()
    })
}
