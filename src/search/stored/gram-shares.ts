import { sql } from 'kysely'
import type { ReadEngine } from '../../db/engines/engine.ts'

/** How long the statistics are cached, ms: the database itself renews them rarely. */
const TTL_MS = 600_000

/** The share of rows by n-gram, and the number of rows; null if they are unknown. */
export type Shares = (ReadonlyMap<number, number> & { rows: number }) | null
const known = new WeakMap<ReadEngine, { shares: Promise<Shares>; at: number }>()

/**
 * The share of rows that have each of the commonest grams (about a thousand), by PostgreSQL's own
 * statistics; a gram that is not there is rarer. Null where there are none: the table was never
 * analysed, or the engine keeps none.
 */
export function readShares(engine: ReadEngine, now = performance.now()): Promise<Shares> {
  const cached = known.get(engine)
  if (cached && now - cached.at < TTL_MS) return cached.shares
  const shares = ask(engine)
  known.set(engine, { shares, at: now })
  shares.then(
    // Missing statistics are read again with the next search.
    (found) => found === null && known.delete(engine),
    () => known.delete(engine),
  )
  return shares
}

async function ask(engine: ReadEngine): Promise<Shares> {
  const { rows } = await engine.read((db) =>
    sql<{ grams: number[] | null; shares: number[] | null; rows: number }>`
      select most_common_elems::text::integer[] as grams, most_common_elem_freqs as shares,
             (select reltuples from pg_class where oid = 'search'::regclass) as rows
        from pg_stats where schemaname = current_schema() and tablename = 'search' and attname = 'grams'`.execute(
      db,
    ),
  )
  const { grams, shares, rows: count } = rows[0] ?? {}
  return grams && shares
    ? Object.assign(new Map(grams.map((gram, at) => [Number(gram), Number(shares[at])])), {
        rows: Number(count),
      })
    : null
}
