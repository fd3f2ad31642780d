import { setImmediate as nextTurn } from 'node:timers/promises'
import type { ChangeType } from '@whocast/contract/change-document.ts'
import { sql } from 'kysely'
import type { Logger } from '../../kit/telemetry.ts'
import { withTimeout } from '../../kit/with-timeout.ts'
import type { Engine, Row } from '../engines/engine.ts'
import { traceAll } from '../traced.ts'
import type { ChangePage, ChangeQuery } from './port.ts'
import { lastPosition, type OnPlaced, oldestUnplacedMs, placeBatch } from './positions.ts'
import { toChange } from './to-change.ts'

/** The most rows that are read without yielding to other work. */
const MAX_ROWS_AT_ONCE = 200
/** The longest that a read waits until earlier writes of this process are numbered, in ms. */
const MAX_WAIT_MS = 1000
/** The delay after numbering failed, in ms. */
const RETRY_MS = 1000

/**
 * Creates the change log of one engine.
 *
 * SQLite has one writer, so changes are numbered by the transaction that records them. On
 * PostgreSQL writers must not wait for one another: changes are recorded without a position, and
 * numbered in the background right after the commit, by one process at a time. A reader that has
 * read up to a position has missed nothing before it.
 */
export function createChangeLog(
  engine: Engine,
  { onPlaced, log }: { onPlaced: OnPlaced; log?: Logger | undefined },
) {
  const listeners = new Set<() => void>()
  let running: Promise<void> | null = null
  let retry: NodeJS.Timeout | undefined
  let isDue = false
  let isClosed = false

  const markChanged = () => {
    for (const listener of listeners) listener()
  }
  async function placeAll(): Promise<void> {
    while (!isClosed && (await oldestUnplacedMs(engine)) !== null) {
      await engine.write((trx) => placeBatch(trx, onPlaced), { hasOwnLock: true })
      markChanged()
      await nextTurn()
    }
  }
  async function run(): Promise<void> {
    while (isDue && !isClosed) {
      isDue = false
      await placeAll()
      markChanged()
    }
  }
  /** Looks for changes without a position, in the background. Call it after every write. */
  function wake(): void {
    isDue = true
    if (isClosed || running) return
    clearTimeout(retry)
    retry = undefined
    running = run()
      .catch((error: unknown) => {
        if (isClosed) return
        log?.warn({ err: error }, 'numbering of changes failed')
        retry = setTimeout(wake, RETRY_MS).unref()
      })
      .finally(() => {
        running = null
        if (isDue && retry === undefined) wake()
      })
  }
  async function settle(): Promise<void> {
    if (running) await withTimeout(running, MAX_WAIT_MS).catch(() => {})
  }

  return {
    ...traceAll(engine, 'log', {
      /** Numbers committed changes that have no position yet, and queues their deliveries. */
      async sequence(): Promise<void> {
        wake()
        while (running) await running
      },
      /** Returns the position of the newest change. */
      async latest(): Promise<number> {
        await settle()
        return engine.read(lastPosition)
      },
      /**
       * Returns the changes after a position, in order. It includes every change that this process
       * committed before the call, unless an import is still being numbered. Never writes.
       */
      async read(query: ChangeQuery): Promise<ChangePage> {
        await settle()
        return readPage(engine, query)
      },
      /** Returns for how long the oldest committed change has waited for its position, in ms. */
      unplacedMs: async () => (await oldestUnplacedMs(engine)) ?? 0,
    }),
    wake,
    /**
     * Calls `listener` when changes have received positions, in this process or another one, and
     * when stored changes may have been removed. Returns a function that ends it.
     */
    onNews(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** Stops the background work when what is running has ended. */
    async close(): Promise<void> {
      isClosed = true
      clearTimeout(retry)
      await running
    },
  }
}

async function readPage(engine: Engine, query: ChangeQuery): Promise<ChangePage> {
  const { after, limit } = query
  const newest = await engine.read(lastPosition)
  const rows = await readRows(engine, { ...query, limit: limit + 1 })
  const oldest = await engine.read((db) =>
    db
      .selectFrom('event')
      .select('seq')
      .where('seq', '>', 0)
      .orderBy('seq')
      .limit(1)
      .executeTakeFirst(),
  )
  const hasMore = rows.length > limit
  const changes = rows.slice(0, limit).map(toChange)
  const last = changes.at(-1)?.seq ?? 0
  return {
    changes,
    // Changes that the filter excluded are read as well. No later: after a restore of a backup the
    // positions that follow are assigned again.
    next: hasMore ? last : Math.max(newest, last),
    isTruncated:
      after > newest ||
      (after > 0 && Number(oldest?.seq ?? newest + 1) > after + 1 && after < newest),
    hasMore,
  }
}

/** Reads rows in slices: on SQLite nothing else runs during one. */
async function readRows(
  engine: Engine,
  { after, types, limit }: ChangeQuery,
): Promise<Row<'event'>[]> {
  const rows: Row<'event'>[] = []
  for (;;) {
    const amount = Math.min(MAX_ROWS_AT_ONCE, limit - rows.length)
    const slice = await readSlice(engine, {
      after: Number(rows.at(-1)?.seq ?? after),
      types,
      limit: amount,
    })
    rows.push(...slice)
    if (slice.length < amount || rows.length === limit) return rows
    await nextTurn()
  }
}

function readSlice(engine: Engine, { after, types, limit }: ChangeQuery): Promise<Row<'event'>[]> {
  if (types === undefined)
    return engine.read((db) =>
      db
        .selectFrom('event')
        .selectAll()
        .where('seq', '>', after)
        .orderBy('seq')
        .limit(limit)
        .execute(),
    )
  // Each type is read by its index: the cost does not depend on how rare the types are.
  const ofType = (type: ChangeType) => sql`
    select * from (
      select * from event where type = ${type} and seq > ${after} order by seq limit ${limit}
    ) as one`
  const parts = sql.join(types.map(ofType), sql` union all `)
  return engine.read(async (db) => {
    const query = sql<Row<'event'>>`select * from (${parts}) as found order by seq limit ${limit}`
    return (await query.execute(db)).rows
  })
}
