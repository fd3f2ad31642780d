import { ServiceError } from '@whocast/contract/error.ts'
import { TimeoutError, withTimeout } from '../../src/kit/with-timeout.ts'
import { Slots, SlotsError } from '../../src/net/slots.ts'

interface QueueOptions {
  /** Jobs that run at once. */
  concurrency: number
  /** Maximum waiting jobs; one more is rejected. */
  waiting: number
  /** Maximum time of a job with its wait, milliseconds. */
  timeoutMs: number
}

/**
 * Runs jobs a few at a time. A job that no caller waits for any longer is not started; one that was
 * begun keeps its place until it ends, since native work cannot be stopped.
 */
export function createQueue({ concurrency, waiting, timeoutMs }: QueueOptions) {
  const slots = new Slots({ total: concurrency, perGroup: concurrency, waiting })
  return {
    /** @throws ServiceError `unavailable` when too many wait already or the time is up */
    run: <T>(work: () => Promise<T>): Promise<T> =>
      withTimeout(slots.run('', timeoutMs, work), timeoutMs).catch((error: unknown) => {
        if (error instanceof SlotsError) throw unavailable('too many pictures are being drawn', 1)
        if (error instanceof TimeoutError) throw unavailable('the picture took too long to draw', 2)
        throw error
      }),
  }
}

const unavailable = (detail: string, retryAfterSeconds: number) =>
  new ServiceError('unavailable', detail, { retryAfterSeconds })
