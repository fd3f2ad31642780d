import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { type Packed, packText } from './answer.ts'

/**
 * Compressed pages, by their content. Changes need no invalidation: a changed page has another key.
 */
export interface PageCache {
  /** Returns the page of a key, if it is cached; else renders, compresses and caches it. */
  finish(key: string, write: () => Promise<string>): Promise<Packed>
  /** Clears the cache; pages that are being rendered are not cached. */
  clear(): void
}

/** @param options.maxBytes maximum memory of the pages */
export function createPageCache({ maxBytes }: { maxBytes: number }): PageCache {
  const pages = new LRUCache<string, Packed>({
    maxSize: maxBytes,
    sizeCalculation: ({ packed }) => packed.byteLength + 512,
  })
  let clears = 0
  return {
    async finish(key, write) {
      const cached = pages.get(key)
      if (cached) return cached
      const begunAt = clears
      const page = packText(await write())
      if (begunAt === clears) pages.set(key, page)
      return page
    },
    clear() {
      clears += 1
      pages.clear()
    },
  }
}

/** Returns the key of a page that shows only these values. */
export const keyOfPage = (...shown: unknown[]): string =>
  createHash('sha256').update(JSON.stringify(shown)).digest('base64url')
