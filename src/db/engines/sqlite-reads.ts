import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Kysely, type SqliteDatabase, SqliteDialect, sql } from 'kysely'
import type { Telemetry } from '../../kit/telemetry.ts'
import type { Tables } from '../schema.ts'
import { createTraced, type Parameter, type ReadEngine } from './engine.ts'

/** Returns the path of the database in a data folder. */
export const sqliteFile = (dataDir: string) => join(dataDir, 'whocast.sqlite')

/** Observes the reads of a connection. */
interface Observer {
  onSuccess(): void
  /** Returns the error that callers get. */
  onError(error: unknown): unknown
  telemetry?: Pick<Telemetry, 'traced'> | undefined
}

const silent: Observer = { onSuccess() {}, onError: (error) => error }

/** A connection that reads concurrently with the writer. */
interface SqliteReads extends ReadEngine {
  /** Reads the version of the schema. */
  readVersion(): number
  close(): Promise<void>
}

/** Opens a connection that only reads; the file must exist. */
export function openSqliteReads(
  dataDir: string,
  { onSuccess, onError, telemetry }: Observer = silent,
): SqliteReads {
  const database = new DatabaseSync(sqliteFile(dataDir), { readOnly: true })
  database.exec('PRAGMA busy_timeout = 1000; PRAGMA cache_size = -32768; PRAGMA query_only = 1')
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: adaptSqlite(database) }) })
  const read = async <T>(work: (db: Kysely<Tables>) => Promise<T>): Promise<T> => {
    try {
      const result = await work(db)
      onSuccess()
      return result
    } catch (error) {
      throw onError(error)
    }
  }
  return {
    kind: 'sqlite',
    read,
    readBounded: read,
    prepare(_name, text) {
      const statement = database.prepare(text.replace(/\$(\d+)/g, '?$1'))
      const names = statement.columns().map(({ name }) => name)
      // The objects of `node:sqlite` are in V8's slow dictionary mode.
      statement.setReturnArrays(true)
      return async (parameters) => {
        try {
          const rows = statement.all(...parameters) as unknown as unknown[][]
          onSuccess()
          return rows.map((values) => toRow(names, values)) as never
        } catch (error) {
          throw onError(error)
        }
      }
    },
    isIn: (column, values) =>
      sql`${sql.ref(column)} in (select value from json_each(${JSON.stringify(values)}))`,
    isInText: (column, parameter) => `${column} in (select value from json_each(${parameter}))`,
    listParameter: (values) => JSON.stringify(values),
    traced: createTraced(telemetry),
    readVersion: () =>
      Number(database.prepare('select max(version) as version from migration').get()?.version ?? 0),
    close: () => db.destroy(),
  }
}

function toRow(names: readonly string[], values: readonly unknown[]): Record<string, unknown> {
  const row: Record<string, unknown> = {}
  for (let at = 0; at < names.length; at += 1) row[names[at] as string] = values[at]
  return row
}

/** Parsed statements that a connection retains. */
const MAX_STATEMENTS = 256

/** Returns `node:sqlite` as Kysely's dialect uses it, with parsed statements retained. */
export function adaptSqlite(
  database: DatabaseSync,
): SqliteDatabase & { isInTransaction(): boolean } {
  const statements = new Map<string, ReturnType<SqliteDatabase['prepare']>>()
  return {
    close: () => database.close(),
    isInTransaction: () => database.isTransaction,
    prepare(text) {
      const known = statements.get(text)
      if (known) return known
      const statement = database.prepare(text)
      const adapted = {
        reader: statement.columns().length > 0,
        all: (parameters: readonly unknown[]) => statement.all(...(parameters as Parameter[])),
        run: (parameters: readonly unknown[]) => statement.run(...(parameters as Parameter[])),
        iterate: (parameters: readonly unknown[]) =>
          statement.iterate(...(parameters as Parameter[])),
      }
      if (statements.size >= MAX_STATEMENTS) statements.delete(statements.keys().next().value ?? '')
      statements.set(text, adapted)
      return adapted
    },
  }
}
