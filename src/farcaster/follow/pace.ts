import { setTimeout as sleep } from 'node:timers/promises'
import { SourceError } from '../../kit/source-error.ts'
import type { FarcasterReader } from '../client.ts'

/** Requests under way at most: a client needs as many connections. */
export const MAX_UNDER_WAY = 48
const FIRST_WIDTH = 8
const TRIES = 5
/** The first wait after a failure, doubled for each further one in a row. */
const FIRST_WAIT_MS = 250
const MAX_WAIT_MS = 10_000
/** Responses that take this many times as long as the node's quick ones indicate overload. */
const SLOW_FACTOR = 8
/** Answers quicker than this are never too slow. */
const QUICK_MS = 1500

/**
 * Calls a node within a budget. Failures and slow answers halve how many requests are under way and
 * make all wait. Answers widen it again by one for each round.
 *
 * @param options.budget requests a second at most; 0 for no limit
 */
export function createPacedReader(
  client: FarcasterReader,
  { budget }: { budget: number },
): FarcasterReader {
  const waiting: (() => void)[] = []
  let width = FIRST_WIDTH
  let underWay = 0
  let failures = 0
  let resumeAt = 0
  let narrowedAt = 0
  let quickest = Number.POSITIVE_INFINITY
  let nextSlot = 0

  async function enter(signal?: AbortSignal): Promise<void> {
    while (underWay >= Math.max(1, Math.floor(width)))
      await new Promise<void>((resolve) => waiting.push(resolve))
    underWay += 1
    try {
      const now = performance.now()
      const slot = budget > 0 ? Math.max(now, nextSlot) : now
      if (budget > 0) nextSlot = slot + 1000 / budget
      const wait = Math.max(slot, resumeAt) - now
      if (wait > 0) await sleep(wait, undefined, signal ? { signal } : {})
    } catch (error) {
      leave()
      throw error
    }
  }

  function leave(): void {
    underWay -= 1
    for (let free = Math.floor(width) - underWay; free > 0; free -= 1) waiting.shift()?.()
    if (underWay === 0) waiting.shift()?.()
  }

  function narrow(): void {
    const now = performance.now()
    // Concurrent requests fail together.
    if (now - narrowedAt < 1000) return
    narrowedAt = now
    width = Math.max(1, width / 2)
  }

  function succeeded(ms: number): void {
    failures = 0
    quickest = Math.min(quickest * 1.001, ms)
    if (ms > Math.max(QUICK_MS, quickest * SLOW_FACTOR)) narrow()
    else width = Math.min(MAX_UNDER_WAY, width + 1 / width)
  }

  function failed(): void {
    narrow()
    const now = performance.now()
    if (now < resumeAt) return
    resumeAt =
      now + Math.min(MAX_WAIT_MS, FIRST_WAIT_MS * 2 ** failures) * (0.5 + Math.random() / 2)
    failures += 1
  }

  return {
    async get(path, query, callOptions = {}) {
      for (let attempt = 1; ; attempt += 1) {
        callOptions.signal?.throwIfAborted()
        await enter(callOptions.signal)
        const start = performance.now()
        try {
          const answer = await client.get(path, query, callOptions)
          succeeded(performance.now() - start)
          return answer
        } catch (error) {
          if (!(error instanceof SourceError) || !error.isTransient || callOptions.signal?.aborted)
            throw error
          failed()
          if (attempt >= TRIES) throw error
        } finally {
          leave()
        }
      }
    },
  }
}
