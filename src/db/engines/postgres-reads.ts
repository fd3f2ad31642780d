import { createHash } from 'node:crypto'
import { ServiceError } from '@whocast/contract/error.ts'
import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import type { Logger } from '../../kit/telemetry.ts'
import type { Tables } from '../schema.ts'
import { createPool, type GuardedPool } from './postgres-pool.ts'

const INT8 = 20

/** Reads 64-bit columns as numbers: all of ours are times and counts, far below 2^53. */
export const types = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === INT8
      ? Number
      : pg.types.getTypeParser(oid, format as 'text')) as typeof pg.types.getTypeParser,
}

/** Returns the SQLSTATE of an error; empty if the server did not send it. */
export const stateOf = (error: unknown): string =>
  error instanceof pg.DatabaseError ? (error.code ?? '') : ''

const BOUNDED_MS = 1000

/** Creates what reads with a limit on the time of a statement. */
export function createBounded({
  databaseUrl,
  isPooled,
  size,
}: {
  databaseUrl: string
  isPooled: boolean
  size: number
}) {
  const pool = createPool({
    connectionString: databaseUrl,
    max: size,
    connectionTimeoutMillis: BOUNDED_MS,
    ...(isPooled ? {} : { statement_timeout: BOUNDED_MS }),
    // If the server does not end it.
    query_timeout: 2 * BOUNDED_MS,
    types,
  })
  pool.on('error', () => {})
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  return {
    read: <T>(work: (db: Kysely<Tables>) => Promise<T>): Promise<T> =>
      isPooled
        ? db.transaction().execute(async (trx) => {
            await sql.raw(`set local statement_timeout = ${BOUNDED_MS}`).execute(trx)
            return work(trx)
          })
        : work(db),
    close: () => db.destroy(),
  }
}

/** The server does not know the name of a statement, or knows it already. */
const UNKNOWN_NAMES = new Set(['26000', '42P05'])

/** A migration has added a column to what the statement reads since the connection parsed it. */
const isOutdated = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.routine === 'RevalidateCachedQuery'

/**
 * Creates statements that a connection parses once. Behind a pooler that does not follow their
 * names from one connection of the server to the next, they lose them at the first error. A name
 * contains a hash of its text, as connections of another version of this program are shared there.
 */
export function createPrepared(pool: GuardedPool, log: Logger | undefined) {
  let hasNames = true
  return (name: string, text: string) => {
    const hash = createHash('sha256').update(text).digest('base64url').slice(0, 10)
    const named = { name: `${name}-${hash}`, text }
    return async (values: unknown[]) => {
      const isNamed = hasNames
      try {
        return await pool.query(isNamed ? { ...named, values } : { text, values })
      } catch (error) {
        const isUnknown = UNKNOWN_NAMES.has(stateOf(error))
        if (!isNamed || !(isUnknown || isOutdated(error))) throw error
        if (isUnknown && hasNames) {
          hasNames = false
          log?.warn(
            {},
            'the pooler of DATABASE_URL does not keep prepared statements, so that lookups cost the server more: set max_prepared_statements of PgBouncer 1.21 or newer',
          )
        }
        return pool.query({ text, values })
      }
    }
  }
}

/** @throws ServiceError instead of an error that says that a statement took too long */
export function explainTimeout(error: unknown): never {
  if (stateOf(error) === QUERY_CANCELED)
    throw new ServiceError(
      'unavailable',
      'The query took longer than a second. Narrow it down, or try again later.',
      { retryAfterSeconds: 5, cause: error },
    )
  throw error
}

const QUERY_CANCELED = '57014'
