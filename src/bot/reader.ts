import type { Cast } from '@whocast/mention-reader/cast.ts'
import type { Hex } from 'viem'
import type { Logger } from '../kit/telemetry.ts'

/** A place where casts can be read. */
export interface CastReader {
  readonly name: string
  /** False only when a cast is certainly gone. Throws if unreachable, or of another cast. */
  isStanding(id: { hash: Hex; fid: number }): Promise<boolean>
  /** Casts for a fid made since a time (unix ms); null for one that is unreadable. */
  castsFor(fid: number, since: number): AsyncIterable<Cast | null>
}

/** Asks the first reader that can tell whether a cast stands; by default it does. */
export async function isStanding(
  cast: Pick<Cast, 'hash' | 'author'>,
  readers: readonly CastReader[],
  log: Logger,
): Promise<boolean> {
  for (const reader of readers) {
    try {
      return await reader.isStanding({ hash: cast.hash, fid: cast.author.fid })
    } catch (error) {
      log.warn({ reader: reader.name, castHash: cast.hash, err: error }, 'cast could not be read')
    }
  }
  return true
}

/** Pages of one listing that are read at most, full or empty. */
const MAX_PAGES = 50

/** The items of a paged listing, up to a cursor that came before or {@link MAX_PAGES}. */
export async function* itemsOf<T>(
  read: (cursor: string | undefined) => Promise<{ items: readonly T[]; next: string | undefined }>,
): AsyncIterable<T> {
  const seen = new Set<string>()
  let cursor: string | undefined
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const { items, next } = await read(cursor)
    yield* items
    if (next === undefined || seen.has(next)) return
    seen.add(next)
    cursor = next
  }
}

/** The casts of a listing that begins with the newest, up to the first one that is older. */
export async function* madeSince(
  since: number,
  casts: AsyncIterable<Cast | null>,
): AsyncIterable<Cast | null> {
  for await (const cast of casts) {
    if (cast && cast.timestamp < since) return
    yield cast
  }
}
