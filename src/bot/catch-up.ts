import type { Cast } from '@whocast/mention-reader/cast.ts'
import type { Cursors } from '../db/port.ts'
import type { Clock, Logger } from '../kit/telemetry.ts'
import type { CastReader } from './reader.ts'

interface CatchUpSettings {
  botFid: number
  readers: readonly CastReader[]
  cursors: Pick<Cursors, 'get' | 'set'>
  /** Claims and queues a cast, as the webhook does. */
  queue(cast: Cast): Promise<unknown>
  clock?: Clock
  log: Logger
}

/** Older mentions are not answered: silence is better than a reply out of nowhere. */
const MAX_AGE_MS = 24 * 3_600_000
/** Casts reach readers late and out of order: this much is read again. */
const OVERLAP_MS = 10 * 60_000
/** Casts that are looked at in one go, readable or not. */
const MAX_CASTS = 1000

/**
 * Finds mentions of the bot and replies to it that no webhook brought, since the last look, and
 * puts them through the same claim. The first reader that answers is enough.
 *
 * @returns how many casts were looked at
 */
export async function catchUp({
  botFid,
  readers,
  cursors,
  queue,
  clock = Date.now,
  log,
}: CatchUpSettings): Promise<number> {
  const startedAt = clock()
  const cursorName = `bot-catch-up:${botFid}`
  const since = Math.max(Number(await cursors.get(cursorName)) - OVERLAP_MS, startedAt - MAX_AGE_MS)
  for (const reader of readers) {
    let seen = 0
    let unreadable = 0
    try {
      for await (const cast of reader.castsFor(botFid, since)) {
        if (cast === null) unreadable += 1
        else await queue(cast)
        seen += 1
        if (seen >= MAX_CASTS) break
      }
      await cursors.set(cursorName, String(startedAt))
      if (seen > 0) log.info({ reader: reader.name, seen, unreadable }, 'caught up on mentions')
      return seen
    } catch (error) {
      log.warn({ reader: reader.name, err: error }, 'mentions could not be read')
    }
  }
  return 0
}
