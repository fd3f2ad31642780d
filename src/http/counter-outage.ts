import type { Clock } from '../kit/telemetry.ts'

/** How long shared counters are left alone after they failed. */
const RETRY_MS = 5000

export type CounterOutage = ReturnType<typeof createCounterOutage>

/**
 * Tracks failures of shared counters.
 *
 * @param clock in ms
 * @param rememberedMs a failure longer ago, without a trial since, says nothing about the counters
 */
export function createCounterOutage(clock: Clock, rememberedMs: number) {
  /** The first and the last failure in a row. */
  let failing: { since: number; lastAt: number } | null = null
  const isRecent = () => failing !== null && clock() - failing.lastAt < rememberedMs
  return {
    /** Returns true while the counters are not queried, as they failed a moment ago. */
    isWaiting: () => failing !== null && clock() < failing.lastAt + RETRY_MS,
    fail() {
      const now = clock()
      failing = { since: failing && isRecent() ? failing.since : now, lastAt: now }
    },
    end() {
      failing = null
    },
    /** Returns for how long the counters have been failing, in ms; 0 if they work. */
    lastingMs: () => (failing && isRecent() ? clock() - failing.since : 0),
  }
}
