/** At first, while the person is likely to be writing there. */
const EVERY_MS = 5000
const SOON_MS = 40_000
const MAX_PAUSE_MS = 300_000

/**
 * Returns how long to wait before an account is read again, in ms: about 30 times in the first
 * hour, later 12 times. The service reads it at most 40 times an hour.
 *
 * @param watchedMs how long it has been watched
 */
export const watchPause = (watchedMs: number): number =>
  watchedMs < SOON_MS ? EVERY_MS : Math.min(watchedMs / 4, MAX_PAUSE_MS)
