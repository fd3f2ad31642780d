import { randomBytes } from 'node:crypto'
import type { Change } from '../domain/ports/store.ts'
import type { Logger } from '../domain/ports/telemetry.ts'
import type { Engine, Write } from './engines/engine.ts'
import { EVENTS_KEPT_MS, purgeEvents } from './events/record.ts'

/** How often other processes' writes are looked for, in ms. */
const POLL_MS = 250
/** A transaction may commit this long after it wrote its change row, in ms, and is still seen. */
const OVERLAP_MS = 5000
/**
 * A database that did not answer for this long, in ms, may have committed transactions late: looks go back to before it for a
 * while.
 */
const AWAY_MS = 2000
/** From a hint to the look, in ms; and how far back such a look goes: most transactions commit at once, and the poll finds the others. */
const HINT_MS = 20
const HINT_OVERLAP_MS = 500
/** How long change rows are kept, in ms; a process that was away longer forgets everything. */
const KEPT_MS = 600_000
const PURGE_EVERY_MS = 60_000
/** Above this many tags a change is told as "everything", and so are more rows at once than this. */
const MOST_TAGS = 1000
const MOST_ROWS = 2000
/** So many rows are listed at most to find those that were not told of yet. */
const MOST_LISTED = 50_000

/** Collects what a transaction changed. */
export type Tell = (tags: Iterable<string> | 'everything' | 'removal') => void

/** Is told of a change, and of the ID of its row; null where a change stands for many. */
export type ChangeListener = (change: Change, id: string | null) => void

export interface Changes {
  /** One durable write; its listeners are told before this resolves. */
  write<T>(work: (trx: Write, tell: Tell) => Promise<T>, how?: { isPatient?: boolean }): Promise<T>
  onChange(listener: ChangeListener): () => void
  /** Milliseconds since the writes of other processes were last looked for with success. */
  seenMsAgo(): number
  /** Tells of everything at once; see `Store.awoke`. */
  awoke(): void
  close(): void
}

/**
 * Tells of writes, those of other processes by polling the rows that every write leaves. Polling
 * works wherever SQL does; SQLite says by itself whether there is anything to look for, and PostgreSQL hints
 * when to look sooner.
 */
export async function createChanges(engine: Engine, log?: Logger): Promise<Changes> {
  const listeners = new Set<ChangeListener>()
  /** Change rows that were told of, by id, with the time of the row. */
  const told = new Map<string, number>()
  /** The database's clock less the process's own, which never steps back. */
  let offset = await clockOffset()
  const databaseNow = () => Math.floor(performance.now() + offset)
  let seenUntil = databaseNow()
  let lookedAt = performance.now()
  /** Until then looks go back to the same moment. */
  let heldUntil = 0
  let purgedAt = performance.now()
  let mustLook = false
  engine.mayHaveChanged()

  async function clockOffset() {
    const row = await engine.read((db) => db.selectNoFrom(engine.now.as('now')).executeTakeFirstOrThrow())
    return Number(row.now) - performance.now()
  }

  function announce(change: Change, id: string | null) {
    for (const listener of listeners) {
      try {
        listener(change, id)
      } catch (error) {
        log?.error({ err: error }, 'a listener for changes failed')
      }
    }
  }

  /** A whole look finds everything; one after a hint what is very new. */
  async function look(isWhole: boolean) {
    mustLook ||= engine.mayHaveChanged()
    const startedAt = performance.now()
    if (mustLook) {
      const until = databaseNow()
      const listed = await engine.read((db) =>
        db
          .selectFrom('change')
          .select(['id', 'at'])
          .where('at', '>', isWhole ? seenUntil - OVERLAP_MS : until - HINT_OVERLAP_MS)
          .orderBy('at', 'desc')
          .limit(MOST_LISTED)
          .execute(),
      )
      const fresh = listed.flatMap(({ id }) => (told.has(id) ? [] : [id]))
      const isBehind = fresh.length > MOST_ROWS || listed.length === MOST_LISTED || startedAt - lookedAt > KEPT_MS
      const rows = isBehind ? [] : await read(fresh)
      for (const { id, at } of listed) told.set(id, at)
      if (isBehind) announce({ all: true }, null)
      for (const { id, tags } of rows) announce(JSON.parse(tags) as Change, id)
      if (isWhole && startedAt - lookedAt > AWAY_MS) heldUntil = startedAt + OVERLAP_MS
      if (isWhole && startedAt >= heldUntil) {
        seenUntil = Math.max(until, listed[0]?.at ?? 0)
        for (const [id, at] of told) if (at < seenUntil - 2 * OVERLAP_MS) told.delete(id)
      }
      if (isWhole) mustLook = startedAt < heldUntil
    }
    if (isWhole) lookedAt = startedAt
  }

  async function read(ids: string[]): Promise<{ id: string; tags: string }[]> {
    if (ids.length === 0) return []
    return engine.read((db) =>
      db
        .selectFrom('change')
        .select(['id', 'tags'])
        .where((e) => engine.isIn(e.ref('id'), ids))
        .execute(),
    )
  }

  async function purge() {
    if (performance.now() - purgedAt < PURGE_EVERY_MS) return
    purgedAt = performance.now()
    offset = await clockOffset()
    await engine.write(async (trx) => {
      const before = databaseNow() - KEPT_MS
      await trx.deleteFrom('change').where('at', '<', before).execute()
      await trx.deleteFrom('lease').where('until', '<', before).execute()
      await purgeEvents(trx, databaseNow() - EVENTS_KEPT_MS)
    })
  }

  let isClosed = false
  let isFailing = false
  let isLooking = false
  let isHinted = false
  let timer: NodeJS.Timeout

  async function run() {
    isLooking = true
    isHinted = false
    try {
      await look(performance.now() - lookedAt >= POLL_MS - HINT_MS)
      await purge()
      isFailing = false
    } catch (error) {
      if (!isFailing && !isClosed) log?.warn({ err: error }, 'cannot look for changes of other processes')
      isFailing = true
    }
    isLooking = false
    if (!isClosed) again(isHinted ? HINT_MS : isFailing ? POLL_MS : Math.max(HINT_MS, POLL_MS - (performance.now() - lookedAt)))
  }

  function again(ms: number) {
    clearTimeout(timer)
    timer = setTimeout(() => void run(), ms)
    timer.unref()
  }

  function hurry() {
    if (isHinted || isClosed) return
    isHinted = true
    if (!isLooking) again(HINT_MS)
  }

  again(POLL_MS)

  return {
    async write(work, how) {
      let change: Change | null = null
      const id = randomBytes(12).toString('base64url')
      const result = await engine
        .write(async (trx) => {
          const tags = new Set<string>()
          let isEverything = false
          let isRemoval = false
          const value = await work(trx, (more) => {
            if (more === 'removal') isRemoval = true
            else if (more === 'everything') isEverything = true
            else for (const tag of more) tags.add(tag)
          })
          change = null
          if (isEverything || isRemoval || tags.size > 0) {
            // Names nothing of whom it removes.
            if (isRemoval) change = { all: true, isRemoval: true }
            else change = isEverything || tags.size > MOST_TAGS ? { all: true } : { tags: [...tags] }
            // At the end, so that little time passes until the commit shows it.
            await trx
              .insertInto('change')
              .values({ id, at: engine.now, tags: JSON.stringify(change) })
              .execute()
            told.set(id, databaseNow())
          }
          return value
        }, how)
        .catch((error: unknown) => {
          // It may be committed all the same. Whoever finds its row tells of it, this process included.
          told.delete(id)
          throw error
        })
      if (change) {
        announce(change, id)
        engine.hints?.tell()
      }
      return result
    },
    onChange(listener) {
      if (listeners.size === 0) engine.hints?.listen(hurry)
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    seenMsAgo: () => performance.now() - lookedAt,
    awoke: () => announce({ all: true }, null),
    close() {
      isClosed = true
      clearTimeout(timer)
    },
  }
}
