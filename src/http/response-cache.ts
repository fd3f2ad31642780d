import { ServiceError } from '@whocast/contract/error.ts'
import { LRUCache } from 'lru-cache'
import type { Change } from '../db/port.ts'
import type { Clock } from '../kit/telemetry.ts'

/** A value made for a key, and how long and under which conditions it holds. */
export interface Made<V> {
  value: V
  /** Its size in memory, in bytes. */
  bytes: number
  /** A change to any of these ends it; see {@link Change}. */
  tags: readonly string[]
  /** Unix ms; from then on it is loaded again. */
  freshUntil: number
  /** Whether it may be served stale for a while if loading fails (stale-if-error, RFC 5861). */
  canStandIn?: boolean
}

/** A cache of responses, pages or pictures. */
export type AnswerCache<V> = ReturnType<typeof createAnswerCache<V>>

interface AnswerCacheOptions {
  maxBytes: number
  clock?: Clock
}

interface Entry<V> {
  made: Made<V>
  /** The number of the last change that it is known to have survived. */
  checkedAt: number
}

interface Flight<V> {
  /** The number of the last change when it began. */
  begunAt: number
  made: Promise<Made<V>>
}

/** Bytes of an entry in addition to its value: key, list node, tags. */
const OVERHEAD_BYTES = 300
/** How long a stale value may be served while the database is unreachable, in ms. */
const STALE_MS = 600_000
/** The most changed tags that are remembered; beyond it everything older counts as changed. */
const MAX_CHANGED_TAGS = 50_000

/**
 * A cache over lru-cache, bounded in bytes. Changes are numbered; each tag remembers the number of
 * its last one, and an entry holds while none of its tags changed after its making began. So a
 * write costs one map entry per tag, however much is cached, and a read of an unchanged world no
 * look at tags at all.
 */
export function createAnswerCache<V>(options: AnswerCacheOptions) {
  const clock = options.clock ?? Date.now
  const entries = createEntries<V>(options.maxBytes)
  const flights = new Map<string, Flight<V>>()
  const changes = createChangeCount()
  let hits = 0
  let misses = 0

  /** Returns the cached value of a key while it is fresh. */
  function get(key: string): V | undefined {
    const entry = entries.get(key)
    if (entry === undefined) return undefined
    if (entry.checkedAt !== changes.count) {
      if (!changes.unchangedSince(entry.made.tags, entry.checkedAt)) {
        entries.delete(key)
        return undefined
      }
      entry.checkedAt = changes.count
    }
    if (entry.made.freshUntil <= clock()) return undefined
    hits += 1
    return entry.made.value
  }

  /** Returns a recently expired, not invalidated value, for use when loading fails. */
  function expired(key: string): V | undefined {
    const entry = entries.get(key)
    if (!entry?.made.canStandIn || !changes.unchangedSince(entry.made.tags, entry.checkedAt))
      return undefined
    return entry.made.freshUntil + STALE_MS > clock() ? entry.made.value : undefined
  }

  function begin(key: string, begunAt: number, making: Promise<Made<V>>): Flight<V> {
    const flight: Flight<V> = { begunAt, made: making }
    flights.set(key, flight)
    flight.made = land(key, flight)
    return flight
  }

  /** Waits for a flight and caches its result, unless one of its tags changed meanwhile. */
  async function land(key: string, flight: Flight<V>): Promise<Made<V>> {
    try {
      const made = await flight.made
      if (made.freshUntil > clock() && changes.unchangedSince(made.tags, flight.begunAt))
        entries.set(key, { made, checkedAt: changes.count })
      return made
    } finally {
      if (flights.get(key) === flight) flights.delete(key)
    }
  }

  return {
    get,
    /**
     * Returns the cached value, else the one that `make` returns, with one flight per key. A caller
     * that asks after a write gets a value made after it, even when a flight was under way. When
     * `make` fails as `unavailable`, a recently expired value is returned.
     */
    async load(key: string, make: () => Promise<Made<V>>): Promise<V> {
      const cached = get(key)
      if (cached !== undefined) return cached
      misses += 1
      try {
        const joinedAt = changes.count
        const flight = flights.get(key) ?? begin(key, joinedAt, make())
        const landed = await flight.made
        if (flight.begunAt === joinedAt || changes.unchangedSince(landed.tags, flight.begunAt))
          return landed.value
        // It began before a write that this caller comes after; a flight begun now does not.
        const later = flights.get(key)
        const current =
          later && later.begunAt >= joinedAt ? later : begin(key, changes.count, make())
        return (await current.made).value
      } catch (error) {
        const old =
          error instanceof ServiceError && error.code === 'unavailable' ? expired(key) : undefined
        if (old === undefined) throw error
        return old
      }
    },
    /** Ends what the change concerns; for `Store.onChange`. */
    change(change: Change): void {
      changes.add(change)
      if ('all' in change) entries.clear()
    },
    /** `hits` and `misses` since the start. */
    get stats() {
      return { entries: entries.size, bytes: entries.calculatedSize, hits, misses }
    },
  }
}

const createEntries = <V>(maxBytes: number) =>
  new LRUCache<string, Entry<V>>({
    maxSize: maxBytes,
    maxEntrySize: Math.ceil(maxBytes / 8),
    sizeCalculation: ({ made }, key) => made.bytes + key.length + OVERHEAD_BYTES,
  })

/** Numbers the changes. */
function createChangeCount() {
  const lastChange = new Map<string, number>()
  let count = 0
  /** Everything made before this change counts as changed by it. */
  let floor = 0
  return {
    /** The number of the last change. */
    get count() {
      return count
    },
    add(change: Change): void {
      count += 1
      if ('tags' in change) for (const tag of change.tags) lastChange.set(tag, count)
      if ('all' in change || lastChange.size > MAX_CHANGED_TAGS) {
        lastChange.clear()
        floor = count
      }
    },
    /** Returns true if no change after the given one concerned any of the tags. */
    unchangedSince: (tags: readonly string[], since: number): boolean =>
      since >= floor && tags.every((tag) => (lastChange.get(tag) ?? 0) <= since),
  }
}
