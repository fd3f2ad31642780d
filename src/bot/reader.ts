import type { Hex } from 'viem'
import type { Logger } from '../domain/ports.ts'
import type { Cast } from './cast.ts'

/** A place where casts can be read. */
export interface CastReader {
  readonly name: string
  /** The cast; null when it is certain that there is none (deleted, or never was). Throws when it could not ask. */
  castByHash(id: { hash: Hex; fid: number }): Promise<Cast | null>
  /** Casts that mention a fid, the newest first. */
  mentionsOf(fid: number): AsyncIterable<Cast>
}

/** Whether a cast still stands, by the first reader that can say so. When none can, it counts as standing. */
export async function isStanding(
  cast: Pick<Cast, 'hash' | 'author'>,
  readers: readonly CastReader[],
  log: Logger,
): Promise<boolean> {
  for (const reader of readers) {
    try {
      return (await reader.castByHash({ hash: cast.hash, fid: cast.author.fid })) !== null
    } catch (error) {
      log.warn({ reader: reader.name, castHash: cast.hash, err: error }, 'cast could not be read')
    }
  }
  return true
}
