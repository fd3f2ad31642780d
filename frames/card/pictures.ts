import { LRUCache } from 'lru-cache'
import type { Telemetry } from '../../src/kit/telemetry.ts'
import type { Picture } from './port.ts'
import type { createQueue } from './queue.ts'

/** Finished pictures, by what they show. */
export interface Pictures {
  /** Returns the finished picture of a key, if it is cached. `name` is its kind in metrics. */
  peek(key: string | undefined, name: string): Picture | undefined
  /** Returns the finished picture of a key; else paints it, once for all concurrent requests. */
  finish(key: string, name: string, paint: () => Promise<Picture>): Promise<Picture>
  /** Drops all pictures, those being painted included. */
  clear(): void
  /** Waits for pictures that are being painted, and clears the cache. */
  close(): Promise<void>
}

/** @param options.maxBytes memory for them */
export function createPictures({
  maxBytes,
  queue,
  telemetry,
}: {
  maxBytes: number
  queue: ReturnType<typeof createQueue>
  telemetry: Telemetry
}): Pictures {
  const pictures = new LRUCache<string, Picture>({
    maxSize: maxBytes,
    sizeCalculation: ({ bytes }) => bytes.byteLength + 512,
  })
  const drawing = new Map<string, Promise<Picture>>()
  let removals = 0

  function peek(key: string | undefined, name: string): Picture | undefined {
    const cached = key === undefined ? undefined : pictures.get(key)
    if (cached) telemetry.count('pictures', { name, from: 'cache' })
    return cached
  }

  return {
    peek,
    finish(key, name, paint) {
      const cached = peek(key, name)
      if (cached) return Promise.resolve(cached)
      const underWay = drawing.get(key)
      if (underWay) return underWay
      telemetry.count('pictures', { name, from: 'drawn' })
      const begunAt = removals
      const work: Promise<Picture> = telemetry
        .span('render', name, () => queue.run(paint))
        .then((picture) => {
          if (removals === begunAt) pictures.set(key, picture)
          return picture
        })
        .finally(() => {
          if (drawing.get(key) === work) drawing.delete(key)
        })
      drawing.set(key, work)
      return work
    },
    clear() {
      removals += 1
      pictures.clear()
      drawing.clear()
    },
    async close() {
      await Promise.allSettled(drawing.values())
      pictures.clear()
    },
  }
}
