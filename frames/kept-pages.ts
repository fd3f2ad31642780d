import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { type Packed, packText } from './answer.ts'

/**
 * Compressed pages, by their content. Changes need no invalidation: a changed page has another key.
 */
export interface KeptPages {
  /** The page of a key, if it is kept; else it is written, packed and kept. */
  finish(key: string, write: () => Promise<string>): Promise<Packed>
  /** Drops all of them, those being written included. */
  clear(): void
}

/** @param options.maxBytes memory for them */
export function createKeptPages({ maxBytes }: { maxBytes: number }): KeptPages {
  const pages = new LRUCache<string, Packed>({
    maxSize: maxBytes,
    sizeCalculation: ({ packed }) => packed.byteLength + 512,
  })
  let clears = 0
  return {
    async finish(key, write) {
      const kept = pages.get(key)
      if (kept) return kept
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

/** The key of a page that shows nothing but these values. */
export const keyOfPage = (...shown: unknown[]): string =>
  createHash('sha256').update(JSON.stringify(shown)).digest('base64url')
