import type { Kysely, RawBuilder, SqlBool, Transaction } from 'kysely'
import type { Telemetry } from '../../kit/telemetry.ts'
import type { Connections } from '../port.ts'
import type { ColumnTypes, TableName, Tables } from '../schema.ts'
import type { Faults } from './faults.ts'
import type { createHints } from './hints.ts'

export type Row<T extends TableName> = Tables[T]
export type Write = Transaction<Tables>
export type Parameter = string | number | null

type Columns = { [T in TableName]: keyof Tables[T] & string }[TableName]
/** A column of some table, with or without the name that the query gives the table. */
type ColumnName = Columns | `${string}.${Columns}`

/** How `insertMany` treats rows whose primary key is taken. */
export interface InsertRule<T extends TableName> {
  table: T
  columns: readonly (keyof Tables[T] & string)[]
  /** The `columns` that hold numbers. */
  numbers: readonly (keyof Tables[T] & string)[]
  /** The `columns` that hold lists of 32-bit numbers; only PostgreSQL has these. */
  lists?: readonly (keyof Tables[T] & string)[]
  key: readonly (keyof Tables[T] & string)[]
  /** Columns to overwrite; empty leaves the row as it is; absent: no row may be there. */
  update?: readonly (keyof Tables[T] & string)[]
  /** SQL over the held row, named by its table: overwrite only where it holds. */
  updateWhere?: string
}

/** See {@link Engine.write}. */
export interface WriteOptions {
  isPatient?: boolean
  isLarge?: boolean
  isMigration?: boolean
  hasOwnLock?: boolean
}

/** The operations that differ between the databases; everything else is built on it. */
export interface Engine {
  readonly kind: 'sqlite' | 'postgres'
  readonly types: ColumnTypes
  /** Reads; never waits for a write of this process. */
  read<T>(work: (db: Kysely<Tables>) => Promise<T>): Promise<T>
  /**
   * Reads what must not wait for lookups, where they use up all connections: a few short statements
   * at a time, over the connection of {@link Engine.hints} where that is open.
   */
  readApart<T>(work: (db: Kysely<Tables>) => Promise<T>): Promise<T>
  /**
   * Reads for a request of unknown cost. On PostgreSQL it has connections of its own, so that
   * lookups never wait for it, and each statement ends after a second.
   *
   * @throws ServiceError `unavailable` if a statement takes longer
   */
  readBounded<T>(work: (db: Kysely<Tables>) => Promise<T>): Promise<T>
  /**
   * Runs `work` in one serialisable transaction that is durable when this resolves. Run again from
   * the start when another writer got in between or a connection broke before the commit, so `work`
   * has no other effects.
   *
   * @param how.isPatient its statements may take as long as they like
   * @param how.isLarge it reads and writes many rows: two such transactions would interrupt each
   *   other, so they wait for each other
   * @param how.isMigration so may these; where the engine has locks of tables, {@link
   *   Engine.lockOut} serves instead of serialisability, which costs the server memory for every
   *   row that is read, and others their transactions
   * @param how.hasOwnLock it takes the lock that it needs by a row: it reads what is committed,
   *   and no other transaction is run again for it
   */
  write<T>(work: (trx: Write) => Promise<T>, how?: WriteOptions): Promise<T>
  /** In a migration, lets others only read until it ends, unless an engine has no such lock. */
  lockOut(trx: Write): Promise<void>
  /** A statement with `$1…` that is parsed once per connection. */
  prepare<Result>(name: string, text: string): (parameters: Parameter[]) => Promise<Result[]>
  /** `column in (values)`, as one parameter for any number of values. */
  isIn(column: ColumnName, values: readonly string[]): RawBuilder<SqlBool>
  /** The same for the text of a prepared statement, and what to pass as that parameter. */
  isInText(column: string, parameter: string): string
  listParameter(values: readonly string[]): Parameter
  /** Many rows with the least work that the engine allows. Keys must not repeat within `rows`. */
  insertMany<T extends TableName>(
    trx: Write,
    rule: InsertRule<T>,
    rows: readonly Row<T>[],
  ): Promise<void>
  /** Gives indexes other names. */
  renameIndexes(trx: Write, names: ReadonlyMap<string, string>): Promise<void>
  /** The database's clock in unix ms: the same for all processes. */
  readonly now: RawBuilder<number>
  /** Whether another process may have written since this was last asked. */
  mayHaveChanged(): boolean
  /**
   * Returns the IDs of the oldest open transaction and of the next one; null if the server does not
   * tell. Absent where transactions commit in the order in which they write.
   */
  openTransactions?(): Promise<{ oldest: number; next: number } | null>
  /** Prompts processes to look for changes, where the database can; may be lost, late or spurious. */
  readonly hints?: ReturnType<typeof createHints>
  /** Returns `run`, with each call recorded as the span `store <name>`. */
  traced<Input extends unknown[], Result>(
    name: string,
    run: (...input: Input) => Promise<Result>,
  ): (...input: Input) => Promise<Result>
  connections(): Connections
  /** Returns how long the caller has waited that waits longest for a connection, in ms. */
  longestWaitMs(): number
  /** Returns what is in flight, prepared or by {@link Engine.readBounded}, as parts of limits. */
  loads(): { reads: number; boundedReads: number }
  readonly faults: Faults
  /**
   * Reads the version of the schema within a second, even while other queries wait for the
   * database.
   *
   * @throws an `unavailable` ServiceError that says why
   */
  check(): Promise<number>
  /** See `Store.scrub`. */
  scrub(isWhole: boolean): Promise<void>
  close(): Promise<void>
}

/** Creates {@link Engine.traced}; without telemetry it returns functions as they are. */
export const createTraced = (telemetry?: Pick<Telemetry, 'traced'>): Engine['traced'] =>
  telemetry ? (name, run) => telemetry.traced('store', name, run) : (_name, run) => run

/** The operations that read. */
export type ReadEngine = Pick<
  Engine,
  'kind' | 'read' | 'readBounded' | 'prepare' | 'isIn' | 'isInText' | 'listParameter' | 'traced'
>

/** Why the database could not be used, in words for an operator. */
export class StoreError extends Error {
  override readonly name = 'StoreError'
}

/** Waits before a retry: at random, from a few ms up to a tenth of a second. */
export const backoff = (attempt: number) =>
  new Promise<void>((resolve) =>
    setTimeout(resolve, Math.random() * Math.min(100, 4 * 2 ** attempt) + 1),
  )

/** The end of an insert, in the words of both engines. */
export const onConflict = <T extends TableName>({
  key,
  update,
  updateWhere,
}: InsertRule<T>): string =>
  update === undefined
    ? ''
    : update.length === 0
      ? 'on conflict do nothing'
      : `on conflict (${key.join(', ')}) do update set ${update.map((c) => `${c} = excluded.${c}`).join(', ')}${updateWhere ? ` where ${updateWhere}` : ''}`

/**
 * Inserts rows of which most are known to be new: those by the plainest statement, which fails
 * where the key is taken after all.
 *
 * @param isNew whether nothing can be stored under the row's key
 */
export async function insertMostlyNew<T extends TableName>(
  engine: Pick<Engine, 'insertMany'>,
  trx: Write,
  { update, updateWhere, ...plain }: InsertRule<T>,
  rows: readonly Row<T>[],
  isNew: (row: Row<T>) => boolean,
): Promise<void> {
  const fresh = rows.filter(isNew)
  await engine.insertMany(trx, plain, fresh)
  if (fresh.length === rows.length) return
  const rule = { ...plain, ...(update ? { update } : {}), ...(updateWhere ? { updateWhere } : {}) }
  await engine.insertMany(
    trx,
    rule,
    rows.filter((row) => !isNew(row)),
  )
}
