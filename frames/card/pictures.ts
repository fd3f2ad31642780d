import { LRUCache } from 'lru-cache'
import { atMost } from '../../src/kit/lru-size.ts'
import type { Telemetry } from '../../src/kit/telemetry.ts'
import type { Picture } from './port.ts'
import type { createQueue } from './queue.ts'

/** The part of the memory for pictures that were requested once. */
const ONCE_SHARE = 1 / 4
const MAX_KEYS = 20_000

interface PicturesOptions {
  maxBytes: number
  queue: ReturnType<typeof createQueue>
  telemetry: Telemetry
}

/** Caches finished pictures by what they show. */
export function createPictures({ maxBytes, queue, telemetry }: PicturesOptions) {
  const cacheOf = (maxSize: number) =>
    new LRUCache<string, Picture>({
      maxSize,
      sizeCalculation: ({ bytes }) => bytes.byteLength + 512,
    })
  // A crawler that requests every picture once does not push out those that people share.
  const requestedOnce = cacheOf(Math.ceil(maxBytes * ONCE_SHARE))
  const requestedAgain = cacheOf(Math.floor(maxBytes * (1 - ONCE_SHARE)))
  /** Keys of pictures that were drawn before, whether or not they are still cached. */
  const drawnBefore = new LRUCache<string, true>(atMost(MAX_KEYS))
  const drawing = new Map<string, Promise<Picture>>()
  let removals = 0

  function cached(key: string): Picture | undefined {
    const once = requestedOnce.get(key)
    if (!once) return requestedAgain.get(key)
    requestedOnce.delete(key)
    requestedAgain.set(key, once)
    return once
  }

  function put(key: string, picture: Picture): void {
    ;(drawnBefore.has(key) ? requestedAgain : requestedOnce).set(key, picture)
    drawnBefore.set(key, true)
  }

  /** Returns the finished picture of a key, if it is cached. `name` is its kind in metrics. */
  function peek(key: string | undefined, name: string): Picture | undefined {
    const found = key === undefined ? undefined : cached(key)
    if (found) telemetry.count('pictures', { name, from: 'cache' })
    return found
  }

  return {
    peek,
    /** Returns the finished picture of a key; else paints it, once for all concurrent requests. */
    finish(key: string, name: string, paint: () => Promise<Picture>): Promise<Picture> {
      const cached = peek(key, name)
      if (cached) return Promise.resolve(cached)
      const underWay = drawing.get(key)
      if (underWay) return underWay
      telemetry.count('pictures', { name, from: 'drawn' })
      const begunAt = removals
      const work: Promise<Picture> = telemetry
        .span('render', name, () => queue.run(paint))
        .then((picture) => {
          if (removals === begunAt) put(key, picture)
          return { ...picture, isDrawn: true as const }
        })
        .finally(() => {
          if (drawing.get(key) === work) drawing.delete(key)
        })
      drawing.set(key, work)
      return work
    },
    /** Drops all pictures, those being painted included. */
    clear(): void {
      removals += 1
      requestedOnce.clear()
      requestedAgain.clear()
      drawing.clear()
    },
    /** Waits for pictures that are being painted, and clears the cache. */
    async close(): Promise<void> {
      await Promise.allSettled(drawing.values())
      requestedOnce.clear()
      requestedAgain.clear()
    },
  }
}
