import { randomBytes } from 'node:crypto'
import type { Change, Logger } from '../domain/ports.ts'
import type { Engine, Write } from './engine.ts'

/** How often other processes' writes are looked for, in ms. */
const POLL_MS = 250
/** A transaction may commit this long after it wrote its change row, in ms, and is still seen. */
const OVERLAP_MS = 5000
/** How long change rows are kept, in ms; a process that was away longer forgets everything. */
const KEPT_MS = 600_000
const PURGE_EVERY_MS = 60_000
/** Above this many tags a change is told as "everything", and so are this many rows at once. */
const MOST_TAGS = 1000
const MOST_ROWS = 2000

/** Collects what a transaction changed. */
export type Tell = (tags: Iterable<string> | 'everything') => void

export interface Changes {
  /** One durable write; its listeners are told before this resolves. */
  write<T>(work: (trx: Write, tell: Tell) => Promise<T>): Promise<T>
  onChange(listener: (change: Change) => void): () => void
  close(): void
}

/**
 * Tells of writes, those of other processes by polling the rows that every write leaves. Polling
 * works wherever SQL does; SQLite says by itself whether there is anything to look for.
 */
export async function createChanges(engine: Engine, log?: Logger): Promise<Changes> {
  const listeners = new Set<(change: Change) => void>()
  /** Change rows that were told of, by id, with the time of the row. */
  const told = new Map<string, number>()
  /** The database's clock less the process's own, which never steps back. */
  let offset = await clockOffset()
  const databaseNow = () => Math.floor(performance.now() + offset)
  let seenUntil = databaseNow()
  let lookedAt = performance.now()
  let purgedAt = performance.now()
  let mustLook = false
  engine.mayHaveChanged()

  async function clockOffset() {
    const row = await engine.read((db) => db.selectNoFrom(engine.now.as('now')).executeTakeFirstOrThrow())
    return Number(row.now) - performance.now()
  }

  function announce(change: Change) {
    for (const listener of listeners) {
      try {
        listener(change)
      } catch (error) {
        log?.error({ err: error }, 'a listener for changes failed')
      }
    }
  }

  async function look() {
    mustLook ||= engine.mayHaveChanged()
    const startedAt = performance.now()
    if (mustLook) {
      const until = databaseNow()
      const rows = await engine.read((db) =>
        db
          .selectFrom('change')
          .selectAll()
          .where('at', '>', seenUntil - OVERLAP_MS)
          .orderBy('at', 'desc')
          .limit(MOST_ROWS)
          .execute(),
      )
      const isBehind = rows.length === MOST_ROWS || startedAt - lookedAt > KEPT_MS
      if (isBehind) announce({ all: true })
      for (const { id, at, tags } of rows) {
        if (!told.has(id) && !isBehind) announce(JSON.parse(tags) as Change)
        told.set(id, at)
      }
      seenUntil = Math.max(until, rows[0]?.at ?? 0)
      for (const [id, at] of told) if (at < seenUntil - 2 * OVERLAP_MS) told.delete(id)
      mustLook = false
    }
    lookedAt = startedAt
  }

  async function purge() {
    if (performance.now() - purgedAt < PURGE_EVERY_MS) return
    purgedAt = performance.now()
    offset = await clockOffset()
    await engine.write(async (trx) => {
      const before = databaseNow() - KEPT_MS
      await trx.deleteFrom('change').where('at', '<', before).execute()
      await trx.deleteFrom('lease').where('until', '<', before).execute()
    })
  }

  let isClosed = false
  let timer: NodeJS.Timeout
  let isFailing = false
  const again = () => {
    timer = setTimeout(async () => {
      try {
        await look()
        await purge()
        isFailing = false
      } catch (error) {
        if (!isFailing && !isClosed) log?.warn({ err: error }, 'cannot look for changes of other processes')
        isFailing = true
      }
      if (!isClosed) again()
    }, POLL_MS)
    timer.unref()
  }
  again()

  return {
    async write(work) {
      let change: Change | null = null
      const result = await engine.write(async (trx) => {
        const tags = new Set<string>()
        let isEverything = false
        const value = await work(trx, (more) => {
          if (more === 'everything') isEverything = true
          else for (const tag of more) tags.add(tag)
        })
        change = null
        if (isEverything || tags.size > 0) {
          change = isEverything || tags.size > MOST_TAGS ? { all: true } : { tags: [...tags] }
          const id = randomBytes(12).toString('base64url')
          // At the end, so that little time passes until the commit shows it.
          await trx
            .insertInto('change')
            .values({ id, at: engine.now, tags: JSON.stringify(change) })
            .execute()
          told.set(id, databaseNow())
        }
        return value
      })
      if (change) announce(change)
      return result
    },
    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    close() {
      isClosed = true
      clearTimeout(timer)
    },
  }
}
