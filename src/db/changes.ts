import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Logger } from '../kit/telemetry.ts'
import type { Engine, Write, WriteOptions } from './engines/engine.ts'
import type { Purge } from './journal/record.ts'
import type { Change } from './port.ts'
import { pruneOld, TTL_MS } from './prune.ts'
import { createTagBudget, MAX_TAGS, type TagBudget } from './tag-budget.ts'

/** How often other processes' writes are looked for, in ms. */
const POLL_MS = 250
/**
 * A transaction may commit this long after it wrote its change row, in ms, and is still seen. One
 * that takes longer is seen where the engine lists open transactions.
 */
const OVERLAP_MS = 5000
/**
 * A database that did not answer for this long, in ms, may have committed transactions late: looks
 * go back to before it for a while.
 */
const AWAY_MS = 2000
/**
 * From a hint to the look, in ms; and how far back such a look goes: most transactions commit at
 * once, and the poll finds the others.
 */
const HINT_MS = 20
const HINT_OVERLAP_MS = 500
const PURGE_EVERY_MS = 60_000
/** More rows at once than this are announced as "everything". */
const MAX_ROWS = 2000
/** How many rows are listed at most to find those that were not announced yet. */
const MAX_LISTED = 50_000

/** Collects what a transaction changed. */
export type MarkChanged = (tags: Iterable<string> | 'everything' | 'removal') => void

/** Receives a change and its row's ID, null for many; `isOwn`: made here or by a sibling. */
export type ChangeListener = (change: Change, id: string | null, isOwn: boolean) => void

/** Processes that receive each change at once. All others find it by their poll. */
export interface Siblings {
  /** Resolves when they have received the change, or did not answer in time; never rejects. */
  send(change: Change, id: string): Promise<void>
  /** Calls back with their changes. */
  onChange(listener: (change: Change, id: string) => void): void
}

export type Changes = Awaited<ReturnType<typeof createChanges>>

export interface ChangesOptions {
  /** Runs at the beginning of each write, in its transaction. */
  afterBegin?: ((trx: Write) => Promise<void>) | undefined
  /** Runs at the end of each write, in its transaction. */
  beforeCommit?: ((trx: Write) => Promise<void>) | undefined
  /** Is called after each write that is seen, and asks for no hints of other processes. */
  afterWrite?: (() => void) | undefined
  /** Returns true while writes cannot be seen yet: none of them is announced. */
  isHidden?: (() => boolean) | undefined
  /** Rows of modules about changes of the log, deleted with them. */
  purges: readonly Purge[]
  siblings?: Siblings | undefined
  log?: Logger | undefined
}

/**
 * Announces writes, those of other processes by polling the rows that every write leaves. Polling
 * works wherever SQL does; SQLite says by itself whether there is anything to look for, and
 * PostgreSQL hints when to look sooner.
 */
export async function createChanges(engine: Engine, options: ChangesOptions) {
  const { purges, siblings, log } = options
  const watch = await createWatch(engine, options)
  siblings?.onChange((change, id) => receive(watch, change, id))
  let purgedAt = performance.now()

  async function purge() {
    if (performance.now() - purgedAt < PURGE_EVERY_MS) return
    purgedAt = performance.now()
    watch.offset = await clockOffset(engine)
    await pruneOld(engine, databaseNow(watch), purges)
  }

  const poll = startPoll({
    async look() {
      await look(watch, performance.now() - watch.lookedAt >= POLL_MS - HINT_MS)
      await purge()
    },
    sinceLook: () => performance.now() - watch.lookedAt,
    log,
  })

  return {
    /** Runs one durable write; its listeners are called before this resolves. */
    async write<T>(
      work: (trx: Write, markChanged: MarkChanged) => Promise<T>,
      how?: WriteOptions,
    ): Promise<T> {
      const id = randomBytes(12).toString('base64url')
      const { value, change } = await writeListed(watch, id, work, how)
      if (change) {
        announce(watch, change, id, true)
        engine.hints?.notify()
        await siblings?.send(change, id)
      }
      return value
    },
    onChange(listener: ChangeListener): () => void {
      if (watch.listeners.size === 0) engine.hints?.listen(poll.hurry)
      watch.listeners.add(listener)
      return () => watch.listeners.delete(listener)
    },
    /** See `Store.recentChanges`. */
    recent: () => recentChanges(watch),
    /** Returns milliseconds since a successful look for the writes of other processes. */
    seenMsAgo: () => performance.now() - watch.lookedAt,
    /** Announces everything at once; see `Store.awoke`. */
    awoke: () => announce(watch, { all: true }, null),
    close: poll.close,
  }
}

/** The state of the change rows. */
interface Watch extends ChangesOptions {
  engine: Engine
  listeners: Set<ChangeListener>
  /** Change rows that were announced, by id, with the time of the row. */
  announced: Map<string, number>
  /** The database's clock less the process's own, which never steps back. */
  offset: number
  /** By the database's clock. */
  seenUntil: number
  /** By the same clock: no transaction that is still open wrote its row before. */
  completeUntil: number
  /** The state at an earlier look: rows until `at` are of transactions before `next`. */
  earlier: { at: number; next: number } | null
  lookedAt: number
  /** Until then looks go back to the same moment. */
  overlapsUntil: number
  mustLook: boolean
  mayName: TagBudget
}

async function createWatch(engine: Engine, options: ChangesOptions): Promise<Watch> {
  const offset = await clockOffset(engine)
  engine.mayHaveChanged()
  return {
    engine,
    ...options,
    listeners: new Set(),
    announced: new Map(),
    offset,
    seenUntil: Math.floor(performance.now() + offset),
    completeUntil: Math.floor(performance.now() + offset),
    earlier: null,
    lookedAt: performance.now(),
    overlapsUntil: 0,
    mustLook: false,
    mayName: createTagBudget(),
  }
}

const databaseNow = ({ offset }: Watch) => Math.floor(performance.now() + offset)

function announce(
  { listeners, afterWrite, log }: Watch,
  change: Change,
  id: string | null,
  isOwn = false,
): void {
  afterWrite?.()
  for (const listener of listeners) {
    try {
      listener(change, id, isOwn)
    } catch (error) {
      log?.error({ err: error }, 'a listener for changes failed')
    }
  }
}

/** Announces the change of a sibling, unless a look found it before. */
function receive(watch: Watch, change: Change, id: string): void {
  if (watch.announced.has(id)) return
  watch.announced.set(id, databaseNow(watch))
  announce(watch, change, id, true)
}

/** A whole look finds everything; one after a hint what is very new. */
async function look(watch: Watch, isWhole: boolean): Promise<void> {
  const { engine, announced: marked } = watch
  watch.mustLook ||= engine.mayHaveChanged()
  const startedAt = performance.now()
  if (watch.mustLook) {
    const until = databaseNow(watch)
    // Before the list, which then has the rows of all transactions that have ended.
    const open = isWhole ? await engine.openTransactions?.() : null
    const hasEnded = open && watch.earlier && open.oldest >= watch.earlier.next
    const seenUntil = hasEnded ? watch.completeUntil : watch.seenUntil
    const listed = await listSince(
      engine,
      isWhole ? seenUntil - OVERLAP_MS : until - HINT_OVERLAP_MS,
    )
    const fresh = listed.flatMap(({ id }) => (marked.has(id) ? [] : [id]))
    const isBehind =
      fresh.length > MAX_ROWS ||
      listed.length === MAX_LISTED ||
      startedAt - watch.lookedAt > TTL_MS ||
      (hasEnded && until - seenUntil > TTL_MS)
    const rows = isBehind ? [] : await readChanges(engine, fresh)
    for (const { id, at } of listed) marked.set(id, at)
    if (isBehind) announce(watch, { all: true }, null)
    for (const { id, tags } of rows) announce(watch, JSON.parse(tags) as Change, id)
    if (hasEnded && watch.earlier) watch.completeUntil = watch.earlier.at
    if (open && (hasEnded || !watch.earlier)) watch.earlier = { at: until, next: open.next }
    if (isWhole && startedAt - watch.lookedAt > AWAY_MS)
      watch.overlapsUntil = startedAt + OVERLAP_MS
    if (isWhole && startedAt >= watch.overlapsUntil) {
      watch.seenUntil = Math.max(until, listed[0]?.at ?? 0)
      const oldest = watch.earlier ? watch.completeUntil : watch.seenUntil
      const forgetBefore = Math.max(oldest - 2 * OVERLAP_MS, until - TTL_MS)
      for (const [id, at] of marked) if (at < forgetBefore) marked.delete(id)
    }
    if (isWhole) watch.mustLook = startedAt < watch.overlapsUntil
  }
  if (isWhole) watch.lookedAt = startedAt
}

/** The changes whose rows are still there; everything, where they are too many. */
async function recentChanges(watch: Watch): Promise<Change[]> {
  const listed = await listSince(watch.engine, databaseNow(watch) - TTL_MS)
  if (listed.length > MAX_ROWS) return [{ all: true }]
  const rows = await readChanges(
    watch.engine,
    listed.map(({ id }) => id),
  )
  return rows.map(({ tags }) => JSON.parse(tags) as Change)
}

/** Writes, with a row of the given ID that tells other processes of the change; null for none. */
async function writeListed<T>(
  watch: Watch,
  id: string,
  work: (trx: Write, markChanged: MarkChanged) => Promise<T>,
  how: WriteOptions | undefined,
): Promise<{ value: T; change: Change | null }> {
  const { engine, announced: marked } = watch
  return engine
    .write(async (trx) => {
      await watch.afterBegin?.(trx)
      const written = await workListed(work, trx, watch.mayName)
      await watch.beforeCommit?.(trx)
      if (watch.isHidden?.()) return { ...written, change: null }
      if (written.change) {
        // At the end, so that little time passes until the commit shows it.
        await sql`insert into change (id, at, tags) values (${id}, ${engine.now}, ${JSON.stringify(written.change)})`.execute(
          trx,
        )
        marked.set(id, databaseNow(watch))
      }
      return written
    }, how)
    .catch((error: unknown) => {
      // It may be committed all the same. Every process that finds its row announces it, this one
      // included.
      marked.delete(id)
      throw error
    })
}

/** Does the work of a write, and collects what it changed: null for nothing. */
async function workListed<T>(
  work: (trx: Write, markChanged: MarkChanged) => Promise<T>,
  trx: Write,
  mayName: TagBudget,
): Promise<{ value: T; change: Change | null }> {
  const tags = new Set<string>()
  let isEverything = false
  let isRemoval = false
  const value = await work(trx, (more) => {
    if (more === 'removal') isRemoval = true
    else if (more === 'everything') isEverything = true
    else if (tags.size <= MAX_TAGS) for (const tag of more) tags.add(tag)
  })
  if (!isEverything && !isRemoval && tags.size === 0) return { value, change: null }
  // A removal does not name the person it removes.
  if (isRemoval) return { value, change: { all: true, isRemoval: true } }
  return {
    value,
    change: isEverything || !mayName(tags.size) ? { all: true } : { tags: [...tags] },
  }
}

interface PollOptions {
  look(): Promise<void>
  /** Milliseconds since the last whole look. */
  sinceLook(): number
  log: Logger | undefined
}

/** Looks again and again, sooner after a hint; never rejects. */
function startPoll({ look, sinceLook, log }: PollOptions): { hurry(): void; close(): void } {
  let isClosed = false
  let isFailing = false
  let isLooking = false
  let isHinted = false
  let timer: NodeJS.Timeout

  async function run() {
    isLooking = true
    isHinted = false
    try {
      await look()
      isFailing = false
    } catch (error) {
      if (!isFailing && !isClosed)
        log?.warn({ err: error }, 'cannot look for changes of other processes')
      isFailing = true
    }
    isLooking = false
    if (!isClosed)
      again(isHinted ? HINT_MS : isFailing ? POLL_MS : Math.max(HINT_MS, POLL_MS - sinceLook()))
  }

  function again(ms: number) {
    clearTimeout(timer)
    timer = setTimeout(() => void run(), ms)
    timer.unref()
  }

  again(POLL_MS)
  return {
    hurry() {
      if (isHinted || isClosed) return
      isHinted = true
      if (!isLooking) again(HINT_MS)
    },
    close() {
      isClosed = true
      clearTimeout(timer)
    },
  }
}

/** The database's clock, less the process's own, which never steps back; milliseconds. */
async function clockOffset(engine: Engine): Promise<number> {
  const row = await engine.read((db) =>
    db.selectNoFrom(engine.now.as('now')).executeTakeFirstOrThrow(),
  )
  return Number(row.now) - performance.now()
}

/** The change rows since a time of the database's clock, the newest first. */
const listSince = (engine: Engine, since: number) =>
  engine.readApart((db) =>
    db
      .selectFrom('change')
      .select(['id', 'at'])
      .where('at', '>', since)
      .orderBy('at', 'desc')
      .limit(MAX_LISTED)
      .execute(),
  )

async function readChanges(engine: Engine, ids: string[]): Promise<{ id: string; tags: string }[]> {
  if (ids.length === 0) return []
  return engine.readApart((db) =>
    db.selectFrom('change').select(['id', 'tags']).where(engine.isIn('id', ids)).execute(),
  )
}
