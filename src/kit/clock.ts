import type { Clock } from './telemetry.ts'

/** How far the clocks of processes may differ: what is later was stored while one was ahead. */
export const MAX_SKEW_SECONDS = 300

/**
 * A clock in Unix ms that does not follow the system's clock back: it goes on from where it began
 * by a monotonic one, and takes the system's time where that is later. Anything that expired or
 * came due stays so when the system's clock is set back.
 */
export function createSteadyClock(
  wall: Clock = Date.now,
  monotonic: Clock = () => performance.now(),
): Clock {
  const offset = wall() - monotonic()
  return () => Math.max(Math.floor(offset + monotonic()), wall())
}
