import { randomBytes } from 'node:crypto'
import {
  closeSync,
  existsSync,
  linkSync,
  mkdirSync,
  openSync,
  readSync,
  rmSync,
  statSync,
} from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
  sql,
} from 'kysely'
import type { Logger, Telemetry } from '../../kit/telemetry.ts'
import type { Tables } from '../schema.ts'
import { backoff, type Engine, StoreError, type Write } from './engine.ts'
import { createFaults, notReady } from './faults.ts'
import { createInFlight } from './in-flight.ts'
import { explainSqlite, isBusy, resultCode, sqliteFaults } from './sqlite-faults.ts'
import { renameIndexes } from './sqlite-indexes.ts'
import { createInserts } from './sqlite-inserts.ts'
import { adaptSqlite, openSqliteReads, sqliteFile } from './sqlite-reads.ts'
import { createScrubber, vacuum } from './sqlite-scrub.ts'

/** `PRAGMA application_id` of our files: "Whoc". */
const APPLICATION_ID = 0x57686f63

/** Ms that a call may block the event loop for another process's write; then it waits async. */
const BUSY_TIMEOUT_MS = 5
/** How long a write is tried again while other processes write, in ms. */
const WRITE_DEADLINE_MS = 20_000

/** The embedded database: one file in `dataDir`, shared with other processes on this machine. */
export function createSqliteEngine({
  dataDir,
  telemetry,
  log,
}: {
  dataDir: string
  telemetry?: Pick<Telemetry, 'traced'> | undefined
  log?: Logger | undefined
}): Engine {
  const file = sqliteFile(dataDir)
  const writer = open(file, dataDir)
  const db = new Kysely<Tables>({
    dialect: new WholeWriteDialect({ database: adaptSqlite(writer) }),
  })
  const faults = createFaults(log)
  const translate = (error: unknown) => {
    const fault = sqliteFaults.get(resultCode(error))
    return fault === undefined ? error : faults.report(fault, error)
  }
  const {
    readVersion,
    close: closeReads,
    ...reads
  } = openSqliteReads(dataDir, {
    onSuccess: () => faults.worked('read'),
    onError: translate,
    telemetry,
  })
  const scrubber = createScrubber(file)
  // Only searches, on their thread, take more than one turn of the event loop.
  const searches = createInFlight(1)

  return {
    ...reads,
    readApart: reads.read,
    readBounded: (work) => searches.run(() => reads.readBounded(work)),
    types: { text: sql`text`, integer: sql`integer`, clustered: sql`without rowid` },

    async write(work) {
      try {
        const result = await writeOnceFree(db, work)
        faults.worked('write')
        return result
      } catch (error) {
        throw translate(error)
      }
    },
    lockOut: async () => {},

    insertMany: createInserts(writer),
    renameIndexes: async (_trx, names) => renameIndexes(writer, names),

    now: sql<number>`cast(unixepoch('subsec') * 1000 as integer)`,

    // One writes and one reads; both are idle whenever this runs.
    connections: () => ({ open: 2, idle: 2, waiting: 0 }),
    longestWaitMs: () => 0,
    loads: () => ({ reads: 0, boundedReads: searches.load() }),
    mayHaveChanged: createVersionWatch(writer),

    faults,
    async check() {
      try {
        return readVersion()
      } catch (error) {
        translate(error)
        throw notReady(sqliteFaults.get(resultCode(error)) ?? 'unknown', error)
      }
    },

    async scrub(isWhole) {
      try {
        if (isWhole) await vacuum(writer)
        await scrubber.scrub()
      } catch (error) {
        throw translate(error)
      }
    },

    async close() {
      await closeReads()
      await db.destroy()
      scrubber.close()
    },
  }
}

/** Returns true if another process committed since the last call, and at the first call. */
function createVersionWatch(writer: DatabaseSync): () => boolean {
  const dataVersion = writer.prepare('PRAGMA data_version')
  let seen = -1
  return () => {
    const version = Number(dataVersion.get()?.data_version)
    const hasMoved = version !== seen
    seen = version
    return hasMoved
  }
}

/** One transaction, tried again while other processes write. */
async function writeOnceFree<T>(db: Kysely<Tables>, work: (trx: Write) => Promise<T>): Promise<T> {
  const deadline = performance.now() + WRITE_DEADLINE_MS
  for (let attempt = 0; ; attempt++) {
    try {
      return await db.transaction().execute(work)
    } catch (error) {
      if (!isBusy(error) || performance.now() >= deadline) throw error
      await backoff(attempt)
    }
  }
}

/**
 * Creates a folder and those above it. Not by the option `recursive` of Node: that one never
 * returns where a file system answers ENOENT for a folder whose parent exists (/proc).
 */
function createFolder(path: string): void {
  if (existsSync(path)) return
  const parent = dirname(path)
  if (parent !== path) createFolder(parent)
  try {
    mkdirSync(path, { mode: 0o700 })
  } catch (error) {
    // Another process may have created it meanwhile.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
}

/** Opens or creates the file; a {@link StoreError} says what an operator can do about it. */
function open(file: string, dataDir: string): DatabaseSync {
  try {
    // Not readable by other users: it contains private credentials.
    createFolder(dataDir)
  } catch (cause) {
    throw new StoreError(`DATA_DIR ${dataDir} cannot be created: ${(cause as Error).message}`, {
      cause,
    })
  }
  if (!existsSync(file)) create(file)
  // Checked before SQLite opens it: opening would otherwise leave a journal next to a foreign file.
  const start = startOf(file)
  if (start === '')
    throw new StoreError(
      `${file} is empty, so it is damaged; restore it from a backup, or delete it to begin with no data`,
    )
  if (start !== 'SQLite format 3\0')
    throw new StoreError(
      `${file} is not an SQLite database; move it away or choose another DATA_DIR`,
    )
  let database: DatabaseSync | undefined
  try {
    database = new DatabaseSync(file)
    database.exec(`PRAGMA busy_timeout = 5000`)
    const owner = Number(database.prepare('PRAGMA application_id').get()?.application_id)
    const tables = Number(database.prepare('select count(*) as n from sqlite_schema').get()?.n)
    if (owner !== APPLICATION_ID && tables > 0)
      throw new StoreError(
        `${file} is another program's database; move it away or choose another DATA_DIR`,
      )
    // WAL lets readers and one writer work at once; FULL makes a commit survive a power cut, not
    // only a crash.
    database.exec(`
      PRAGMA journal_mode = WAL;
      PRAGMA synchronous = FULL;
      PRAGMA secure_delete = ON;
      PRAGMA cache_size = -65536;
      PRAGMA wal_autocheckpoint = 8000;
      PRAGMA journal_size_limit = 67108864;
    `)
    if (owner !== APPLICATION_ID) database.exec(`PRAGMA application_id = ${APPLICATION_ID}`)
    database.exec(`PRAGMA busy_timeout = ${BUSY_TIMEOUT_MS}`)
    return database
  } catch (cause) {
    database?.close()
    if (cause instanceof StoreError) throw cause
    throw new StoreError(`${file} cannot be used: ${explainSqlite(cause)}`, { cause })
  }
}

/**
 * Creates a database next to its place and moves it there complete, so that an empty file is always
 * a damaged one. If two processes do so at once, the first one wins.
 */
function create(file: string): void {
  const unfinished = `${file}.${randomBytes(6).toString('hex')}.new`
  try {
    const database = new DatabaseSync(unfinished)
    try {
      database.exec(`PRAGMA application_id = ${APPLICATION_ID}`)
    } finally {
      database.close()
    }
    linkSync(unfinished, file)
  } catch (cause) {
    if (!existsSync(file))
      throw new StoreError(`${file} cannot be created: ${explainSqlite(cause)}`, {
        cause,
      })
  } finally {
    rmSync(unfinished, { force: true })
  }
}

/** The first 16 bytes of a file; those of every SQLite database are the same. */
function startOf(file: string): string {
  if (!statSync(file).isFile()) return 'no file'
  const start = Buffer.alloc(16)
  const descriptor = openSync(file, 'r')
  try {
    return start.subarray(0, readSync(descriptor, start)).toString('latin1')
  } finally {
    closeSync(descriptor)
  }
}

/** `BEGIN IMMEDIATE`: a transaction that will write locks at its start, and need not give up. */
class WholeWriteDriver extends SqliteDriver {
  readonly #database: SqliteDatabase & { isInTransaction(): boolean }
  constructor(database: SqliteDatabase & { isInTransaction(): boolean }) {
    super({ database })
    this.#database = database
  }
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }
  /** SQLite ends the transaction by itself after some errors, as on a full disk. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#database.isInTransaction())
      await connection.executeQuery(CompiledQuery.raw('rollback'))
  }
}

class WholeWriteDialect extends SqliteDialect {
  readonly #database: SqliteDatabase & { isInTransaction(): boolean }
  constructor({ database }: { database: SqliteDatabase & { isInTransaction(): boolean } }) {
    super({ database })
    this.#database = database
  }
  override createDriver(): Driver {
    return new WholeWriteDriver(this.#database)
  }
}
