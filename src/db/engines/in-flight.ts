/** The limit at most, for each connection: one runs, the others wait. */
const MAX_PER_CONNECTION = 3
/** Work may take so many times as long as alone. */
const MAX_SLOWDOWN = 1.5
/** The part of the last duration in a mean. */
const SMOOTHING = 0.1
/** The part that the limit loses with each piece of work while work is slow. */
const DECREASE = 0.05

/**
 * Counts the work in flight on `connections`. Its limit is adaptive: additive increase while work
 * takes about as long as alone, multiplicative decrease while it takes longer.
 *
 * @param clock monotonic ms
 */
export function createInFlight(connections: number, clock: () => number = () => performance.now()) {
  const most = connections * MAX_PER_CONNECTION
  let limit = most
  let count = 0
  let aloneMs = 0
  let recentMs = 0

  function learn(ms: number, isAlone: boolean): void {
    recentMs += SMOOTHING * (ms - recentMs)
    if (isAlone) aloneMs = aloneMs === 0 ? ms : aloneMs + SMOOTHING * (ms - aloneMs)
    const isSlow = aloneMs > 0 && recentMs > MAX_SLOWDOWN * aloneMs
    limit = isSlow ? Math.max(1, limit * (1 - DECREASE)) : Math.min(most, limit + 1 / limit)
  }

  return {
    /** Runs work, which counts until it ends. */
    async run<T>(work: () => Promise<T>): Promise<T> {
      count += 1
      const isAlone = count === 1
      const start = clock()
      try {
        return await work()
      } finally {
        count -= 1
        learn(clock() - start, isAlone)
      }
    },
    /** Returns the work in flight as a part of its limit: from 1 on, more of it makes all slow. */
    load: () => count / limit,
  }
}
