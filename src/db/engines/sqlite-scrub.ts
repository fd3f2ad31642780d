import {
  closeSync,
  fdatasyncSync,
  fstatSync,
  openSync,
  readSync,
  statSync,
  writeSync,
} from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { backoff, StoreError } from './engine.ts'
import { clearGaps, MAX_PAGES, type PageLayout, readLayout } from './sqlite-pages.ts'

/** Pages that are read at once, and overwritten in one transaction. */
const SLICE_PAGES = 256
/** Pages of the search index that one merge writes. */
const MERGED_PAGES = 200
/** How often a slice is tried while other processes use the file. */
const MAX_ATTEMPTS = 400
/** How long a call may block the event loop for another process, in ms. */
const BUSY_TIMEOUT_MS = 5

/**
 * Creates what overwrites deleted content in a database file while other connections use it.
 *
 * `PRAGMA secure_delete` overwrites deleted rows and freed pages. Copies remain in three places: in
 * the search index, which only marks deletions until it merges; in the unallocated space of pages
 * whose rows were moved when a page was split; and in the log. `VACUUM` removes them and blocks
 * every writer until the whole file is written again. This works in slices: it merges the index
 * step by step, empties the log, and overwrites unallocated space in place, a few pages at a time.
 *
 * In place is safe, as SQLite never reads that space, and no other process writes the file
 * meanwhile: the slice has the write lock and the log is empty, so there is nothing to checkpoint.
 * The slice then commits a change, so that other connections drop their copies of the pages.
 */
export function createScrubber(file: string) {
  // Closing a descriptor of the file ends all locks of this process on it, those of SQLite too.
  let descriptor: number | undefined
  return {
    /** Overwrites deleted content in the file. */
    async scrub(): Promise<void> {
      descriptor ??= openSync(file, 'r+')
      const database = new DatabaseSync(file)
      try {
        database.exec(
          `PRAGMA busy_timeout = ${BUSY_TIMEOUT_MS}; PRAGMA secure_delete = ON; PRAGMA wal_autocheckpoint = 0`,
        )
        await mergeSearchIndex(database)
        await retryWhileBusy(() => emptyLog(database))
        await sweep({ database, descriptor, log: `${file}-wal` })
        await retryWhileBusy(() => emptyLog(database))
        fdatasyncSync(descriptor)
      } finally {
        database.close()
      }
    },
    /** Call it after the last connection of this process to the file was closed. */
    close(): void {
      if (descriptor !== undefined) closeSync(descriptor)
      descriptor = undefined
    },
  }
}

/** Writes the file again as a whole, which makes it as small as it can be. Blocks all writers. */
export async function vacuum(database: DatabaseSync): Promise<void> {
  await retryWhileBusy(() => {
    database.exec('VACUUM')
    return true
  })
}

/** Merges all parts of the search index into one, which drops what was deleted. */
async function mergeSearchIndex(database: DatabaseSync): Promise<void> {
  const merge = (pages: number) =>
    retryWhileBusy(() => {
      const before = countChanges(database)
      database.exec(`insert into search_gram (search_gram, rank) values ('merge', ${pages})`)
      // FTS5 documents that a merge with fewer than two changes had nothing to do.
      return { isDone: countChanges(database) - before < 2 }
    })
  // A negative number begins to merge everything, even where little is to be gained.
  let { isDone } = await merge(-MERGED_PAGES)
  while (!isDone) isDone = (await restAfter(() => merge(MERGED_PAGES))).isDone
}

const countChanges = (database: DatabaseSync) =>
  Number(database.prepare('select total_changes() as n').get()?.n)

/** Copies the log into the file and truncates it. Returns false while others read or write it. */
function emptyLog(database: DatabaseSync): boolean {
  return database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get()?.busy === 0
}

interface Sweep {
  database: DatabaseSync
  descriptor: number
  /** The file of the log. */
  log: string
}

async function sweep(context: Sweep): Promise<void> {
  const layout = readLayout(context.descriptor)
  const pages = Math.ceil(fstatSync(context.descriptor).size / layout.pageSize)
  if (pages > MAX_PAGES)
    throw new StoreError('the file is too large to be overwritten in place; use --whole')
  for (let first = 0; first < pages; first += SLICE_PAGES)
    await restAfter(async () => {
      // Pages whose space is clear in the file need no lock: rows that were deleted before cannot
      // get into it any more.
      if (hasGaps(context.descriptor, layout, first))
        await retryWhileBusy(() => clearSlice(context, layout, first))
    })
}

function readSlice(descriptor: number, { pageSize }: PageLayout, first: number): Buffer {
  const bytes = Buffer.alloc(SLICE_PAGES * pageSize)
  return bytes.subarray(0, readSync(descriptor, bytes, 0, bytes.length, first * pageSize))
}

function hasGaps(descriptor: number, layout: PageLayout, first: number): boolean {
  const bytes = readSlice(descriptor, layout, first)
  return clearGaps(bytes, layout, first).length > 0
}

/** Returns false if others wrote meanwhile, so that the log is not empty. */
function clearSlice({ database, descriptor, log }: Sweep, layout: PageLayout, first: number) {
  if (!emptyLog(database)) return false
  database.exec('begin immediate')
  try {
    if (statSync(log).size > 0) return false
    const start = first * layout.pageSize
    const bytes = readSlice(descriptor, layout, first)
    for (const [from, to] of clearGaps(bytes, layout, first))
      writeSync(descriptor, bytes, from, to - from, start + from)
    const version = Number(database.prepare('PRAGMA user_version').get()?.user_version)
    database.exec(`PRAGMA user_version = ${version}`)
    database.exec('commit')
    return true
  } finally {
    if (database.isTransaction) database.exec('rollback')
  }
}

/** Runs `work`, then leaves the disk and the lock to others for as long as it took. */
async function restAfter<T>(work: () => Promise<T>): Promise<T> {
  const start = performance.now()
  const result = await work()
  await pause(performance.now() - start)
  return result
}

/** Retries work that returns false while other processes use the file. */
async function retryWhileBusy<T>(work: () => T | false): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    try {
      const result = work()
      if (result !== false) return result
    } catch (error) {
      const code = (error as { errcode?: number }).errcode
      if (code === undefined || ![5, 6].includes(code & 0xff) || attempt >= MAX_ATTEMPTS)
        throw error
    }
    if (attempt >= MAX_ATTEMPTS)
      throw new StoreError('another program reads the database all the time; try again later')
    await backoff(10)
  }
}
