import { setImmediate as nextTurn } from 'node:timers/promises'
import { ServiceError } from '@whocast/contract/error.ts'
import type { Engine, Write } from './engines/engine.ts'

/**
 * Group commit: calls that wait at one time are written as one batch, and so share one flush of the
 * disk. Each call settles when its outcome is durable. When a batch fails, its calls are tried one
 * by one, so that none suffers for another; unless the database is out of reach, for all of them.
 *
 * @param write writes a batch; an error in the place of a call rejects that call alone
 * @param most calls in one batch
 */
export function createBatches<In, Out>(
  write: (inputs: In[]) => Promise<(Out | Error)[]>,
  most: number,
): (input: In) => Promise<Out> {
  interface Waiting {
    input: In
    resolve(out: Out): void
    reject(error: unknown): void
  }
  const queue: Waiting[] = []
  let isRunning = false

  async function settle(batch: Waiting[]): Promise<void> {
    try {
      const outcomes = await write(batch.map(({ input }) => input))
      for (const [index, { resolve, reject }] of batch.entries()) {
        const outcome = outcomes[index]
        if (outcome instanceof Error) reject(outcome)
        else resolve(outcome as Out)
      }
    } catch (error) {
      if (batch.length === 1 || error instanceof ServiceError)
        for (const { reject } of batch) reject(error)
      else for (const one of batch) await settle([one])
    }
  }

  async function settleAll(): Promise<void> {
    isRunning = true
    while (queue.length > 0) {
      // Calls that are about to be made join this batch.
      await nextTurn()
      await settle(queue.splice(0, most))
    }
    isRunning = false
  }

  return (input) =>
    new Promise((resolve, reject) => {
      queue.push({ input, resolve, reject })
      if (!isRunning) void settleAll()
    })
}

/** How many small writes share a transaction at most. */
const MAX_TOGETHER = 16

/** Like `engine.write`, for small writes: those that wait at one time share one transaction. */
export function createSharedWrite(engine: Pick<Engine, 'write'>): Engine['write'] {
  const run = createBatches<(trx: Write) => Promise<unknown>, { result: unknown }>(
    (works) =>
      engine.write(async (trx) => {
        const done: { result: unknown }[] = []
        for (const work of works) done.push({ result: await work(trx) })
        return done
      }),
    MAX_TOGETHER,
  )
  return async <T>(work: (trx: Write) => Promise<T>) => (await run(work)).result as T
}
