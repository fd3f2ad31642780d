import type { Cast } from '@whocast/mention-reader/cast.ts'
import { LRUCache } from 'lru-cache'
import type { Hex } from 'viem'
import type { Logger } from '../kit/telemetry.ts'
import type { CastReader } from './reader.ts'

/** Parents that are read for one mention, and for how long. */
const MAX_DEPTH = 64
const MAX_MS = 3000
const MAX_CACHED = 10_000

/**
 * Creates a function that finds the cast at the root of a reply's thread. The protocol names the
 * parent alone, so the casts between are read, up to {@link MAX_DEPTH}. If one is missing or cannot
 * be read, its thread begins there.
 */
export function createRootFinder(
  readers: readonly Pick<CastReader, 'name' | 'parentOf'>[],
  log: Logger,
): (cast: Cast) => Promise<string> {
  const roots = new LRUCache<Hex, Hex>({ max: MAX_CACHED })
  const reader = readers.find(({ parentOf }) => parentOf !== undefined)
  return async ({ hash, parent, threadHash }) => {
    // Any other thread was named by who reported the cast, who knows it.
    if (!reader?.parentOf || !parent?.hash || threadHash !== parent.hash) return threadHash
    const signal = AbortSignal.timeout(MAX_MS)
    const path: Hex[] = []
    let id = { fid: parent.fid, hash: parent.hash }
    try {
      for (;;) {
        const known = roots.get(id.hash)
        if (!known) path.push(id.hash)
        const next = known || path.length >= MAX_DEPTH ? null : await reader.parentOf(id, signal)
        if (next === 'unknown') return id.hash
        if (next) {
          id = next
          continue
        }
        const root = known ?? id.hash
        for (const one of path) roots.set(one, root)
        return root
      }
    } catch (error) {
      log.warn({ reader: reader.name, castHash: hash, err: error }, 'thread could not be read')
      return id.hash
    }
  }
}
