import { ServiceError } from '@whocast/contract/error.ts'

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
  const queue: (() => void)[] = []
  let running = 0

  const next = () => {
    while (running < concurrency) {
      const start = queue.shift()
      if (!start) return
      start()
    }
  }

  return {
    /** @throws ServiceError `unavailable` when too many wait already or the time is up */
    run<T>(work: () => Promise<T>): Promise<T> {
      if (running >= concurrency && queue.length >= waiting) {
        return Promise.reject(
          new ServiceError('unavailable', 'too many pictures are being drawn', {
            retryAfterSeconds: 1,
          }),
        )
      }
      return new Promise<T>((resolve, reject) => {
        const start = () => {
          running++
          work()
            .then(resolve, reject)
            .finally(() => {
              running--
              clearTimeout(timer)
              next()
            })
        }
        const timer = setTimeout(() => {
          const at = queue.indexOf(start)
          if (at !== -1) queue.splice(at, 1)
          reject(
            new ServiceError('unavailable', 'the picture took too long to draw', {
              retryAfterSeconds: 2,
            }),
          )
        }, timeoutMs)
        queue.push(start)
        next()
      })
    },
  }
}
