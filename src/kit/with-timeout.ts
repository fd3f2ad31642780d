/** Work did not end in time. */
export class TimeoutError extends Error {
  override readonly name = 'TimeoutError'
}

/**
 * Waits for work at most `ms` milliseconds. The work itself goes on; its outcome is then ignored.
 *
 * A process that was busy for longer than `ms` finds its timer due before it has read an answer
 * that arrived meanwhile. So an answer that is ready to be read counts as in time.
 *
 * @throws TimeoutError; or what the work throws
 */
export async function withTimeout<T>(work: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  let afterInput: NodeJS.Immediate | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      afterInput = setImmediate(() => reject(new TimeoutError(`no answer within ${ms} ms`)))
    }, ms)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
    clearImmediate(afterInput)
  }
}

/**
 * Waits until the work ends, at most `ms` milliseconds. @throws what the work throws within them
 */
export async function atMost(work: Promise<unknown>, ms: number): Promise<void> {
  await withTimeout(work, ms).catch((error: unknown) => {
    if (!(error instanceof TimeoutError)) throw error
  })
}
