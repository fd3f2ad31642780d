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
/** The casts of one look in characters of JSON. The next look goes on behind them. */
const MAX_SIZE = 8 * 2 ** 20

/**
 * Finds mentions of the bot and replies to it that no webhook brought, since the last look, and
 * puts them through the same claim. The oldest come first: a cast may take back an earlier one.
 * The first reader that answers is enough. If all fail, the casts that they had listed are queued.
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
  const last = Number(await cursors.get(cursorName))
  // A look that is yet to come was made while the clock was ahead.
  const since = Math.max(last > startedAt ? 0 : last - OVERLAP_MS, startedAt - MAX_AGE_MS)
  const found = createFound()
  const seen = await readCasts(readers, { botFid, since, found, log })
  const inOrder = [...found.casts.values()].reverse().toSorted((a, b) => a.timestamp - b.timestamp)
  for (const cast of inOrder) await queue(cast)
  // The next look reads what did not fit, and goes on even if one moment has more than fits.
  const next = Math.max(found.end(), since + 1) + OVERLAP_MS
  // A process that ends before this finds the rest again.
  if (seen !== null) await cursors.set(cursorName, String(Math.min(startedAt, next)))
  return seen ?? 0
}

/** Keeps the oldest of the casts that are added, up to {@link MAX_SIZE}. */
function createFound() {
  const casts = new Map<string, Cast>()
  let size = 0
  let end = Number.POSITIVE_INFINITY
  return {
    /** By hash. */
    casts,
    /** The time of the oldest cast that did not fit. */
    end: () => end,
    add(cast: Cast): void {
      if (casts.has(cast.hash) || cast.timestamp >= end) return
      casts.set(cast.hash, cast)
      size += sizeOf(cast)
      if (size <= MAX_SIZE) return
      for (const one of [...casts.values()].toSorted((a, b) => b.timestamp - a.timestamp)) {
        // Room for more, so that this is done seldom.
        if (size <= MAX_SIZE / 2) return
        casts.delete(one.hash)
        size -= sizeOf(one)
        end = Math.min(end, one.timestamp)
      }
    },
  }
}

const sizeOf = (cast: Cast): number => JSON.stringify(cast).length

interface ReadInput extends Pick<CatchUpSettings, 'botFid' | 'log'> {
  since: number
  /** Is filled. */
  found: ReturnType<typeof createFound>
}

/** Reads the casts of the first reader that lists them all; null if every reader failed. */
async function readCasts(
  readers: readonly CastReader[],
  { botFid, since, found, log }: ReadInput,
): Promise<number | null> {
  for (const reader of readers) {
    let seen = 0
    let unreadable = 0
    try {
      for await (const cast of reader.castsFor(botFid, since)) {
        if (cast === null) unreadable += 1
        else found.add(cast)
        seen += 1
      }
      if (seen > 0) log.info({ reader: reader.name, seen, unreadable }, 'caught up on mentions')
      return seen
    } catch (error) {
      log.warn({ reader: reader.name, err: error }, 'mentions could not be read')
    }
  }
  return null
}
