import { LRUCache } from 'lru-cache'
import { WINDOW_SECONDS } from '../rate-limit.ts'
import type { Count, Total } from './channel.ts'

/** Beyond that many, the windows that were not counted for longest are forgotten. */
const MAX_WINDOWS = 100_000

/**
 * Counts windows in memory, for several processes that ask this one.
 *
 * @param clock monotonic ms
 */
export function createWindowCounts(clock = () => performance.now()): (count: Count) => Total {
  // Counted by size, since `max` would set aside all its memory at start.
  const windows = new LRUCache<string, { total: number; endsAt: number }>({
    maxSize: MAX_WINDOWS,
    sizeCalculation: () => 1,
  })
  return ({ key, points }) => {
    const now = clock()
    let window = windows.get(key)
    if (!window || now >= window.endsAt) {
      window = { total: 0, endsAt: now + WINDOW_SECONDS * 1000 }
      windows.set(key, window)
    }
    window.total += points
    return { total: window.total, msLeft: window.endsAt - now }
  }
}
