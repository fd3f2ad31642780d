import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { type Packed, packText } from './answer.ts'

/**
 * Caches compressed pages by their content. Changes need no invalidation: a changed page has
 * another key.
 *
 * @param options.maxBytes maximum memory of the pages
 */
export function createPageCache({ maxBytes }: { maxBytes: number }) {
  const pages = new LRUCache<string, Packed>({
    maxSize: maxBytes,
    sizeCalculation: ({ packed }) => packed.byteLength + 512,
  })
  let clears = 0
  return {
    /** Returns the page of a key, if it is cached; else renders, compresses and caches it. */
    async finish(key: string, write: () => Promise<string>): Promise<Packed> {
      const cached = pages.get(key)
      if (cached) return cached
      const begunAt = clears
      const page = packText(await write())
      if (begunAt === clears) pages.set(key, page)
      return page
    },
    /** Clears the cache; pages that are being rendered are not cached. */
    clear(): void {
      clears += 1
      pages.clear()
    },
  }
}

/** Returns the key of a page that shows only these values. */
export const keyOfPage = (...shown: unknown[]): string =>
  createHash('sha256').update(JSON.stringify(shown)).digest('base64url')
