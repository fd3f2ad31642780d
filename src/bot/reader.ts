import type { Cast } from '@whocast/mention-reader/cast.ts'
import type { Hex } from 'viem'
import type { Logger } from '../kit/telemetry.ts'

interface CastId {
  hash: Hex
  fid: number
}

/** A place where casts can be read. */
export interface CastReader {
  readonly name: string
  /** False when it has no such cast. Throws if unreachable, or of another cast. */
  isStanding(id: CastId): Promise<boolean>
  /** Casts for a fid made since a time (unix ms); null for one that is unreadable. */
  castsFor(fid: number, since: number): AsyncIterable<Cast | null>
  /**
   * The cast that a cast replies to; null for none, `unknown` for a cast that is not there. Absent:
   * its casts name their thread. Throws if unreachable.
   */
  parentOf?(id: CastId, signal: AbortSignal): Promise<CastId | null | 'unknown'>
}

/**
 * Returns true if a reader has the cast, or none can tell: a node that is behind does not have it
 * yet.
 */
export async function isStanding(
  cast: Pick<Cast, 'hash' | 'author'>,
  readers: readonly CastReader[],
  log: Logger,
): Promise<boolean> {
  let isGone = false
  for (const reader of readers) {
    try {
      if (await reader.isStanding({ hash: cast.hash, fid: cast.author.fid })) return true
      isGone = true
    } catch (error) {
      log.warn({ reader: reader.name, castHash: cast.hash, err: error }, 'cast could not be read')
    }
  }
  return !isGone
}

/** Pages of one listing that are read at most, full or empty. */
const MAX_PAGES = 200

/** The pages of a listing, up to a cursor that came before or {@link MAX_PAGES}. */
export async function* pagesOf<T>(
  read: (cursor: string | undefined) => Promise<{ items: readonly T[]; next: string | undefined }>,
): AsyncIterable<readonly T[]> {
  const seen = new Set<string>()
  let cursor: string | undefined
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const { items, next } = await read(cursor)
    yield items
    if (next === undefined || seen.has(next)) return
    seen.add(next)
    cursor = next
  }
}

/**
 * Returns the casts of a listing made since a time (unix ms), each once, up to a page without new
 * ones. A page of a node has casts of all its shards: those of the first, the newest first, then
 * those of the next. Shards that have ended begin again. So one older cast does not end the list.
 */
export async function* madeSince(
  since: number,
  pages: AsyncIterable<readonly (Cast | null)[]>,
): AsyncIterable<Cast | null> {
  const seen = new Set<Hex>()
  for await (const page of pages) {
    const found = page.filter(
      (cast) => cast === null || (cast.timestamp >= since && !seen.has(cast.hash)),
    )
    if (page.length > 0 && found.length === 0) return
    for (const cast of found) if (cast) seen.add(cast.hash)
    yield* found
  }
}
