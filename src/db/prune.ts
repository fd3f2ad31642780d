import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Engine, Write } from './engines/engine.ts'
import { EVENT_RETENTION_MS, eventIdAt, type Purge } from './journal/record.ts'

/** Ms that change rows are stored; a process that was away longer invalidates all its caches. */
export const TTL_MS = 600_000
/** The most rows that are deleted in one transaction: on SQLite nothing else runs during one. */
const MAX_ROWS = 200

/**
 * Deletes change rows, leases, and changes of the log that are older than they are stored. Each
 * transaction deletes a few rows, and other work runs between them.
 *
 * @param now unix ms of the database's clock
 */
export async function pruneOld(
  engine: Engine,
  now: number,
  purges: readonly Purge[],
): Promise<void> {
  const oldest = eventIdAt(now - EVENT_RETENTION_MS)
  await prune(engine, async (trx) => {
    const rows = await trx
      .selectFrom('change')
      .select('id')
      .where('at', '<', now - TTL_MS)
      .limit(MAX_ROWS)
      .execute()
    await trx
      .deleteFrom('change')
      .where(
        engine.isIn(
          'id',
          rows.map(({ id }) => id),
        ),
      )
      .execute()
    return rows.length
  })
  await prune(engine, async (trx) => {
    const rows = await trx
      .selectFrom('lease')
      .select('name')
      .where('until', '<', now - TTL_MS)
      .limit(MAX_ROWS)
      .execute()
    const names = rows.map(({ name }) => name)
    await trx.deleteFrom('lease').where(engine.isIn('name', names)).execute()
    return rows.length
  })
  await prune(engine, async (trx) => {
    const rows = await trx
      .selectFrom('event')
      .select('id')
      .where('id', '<', oldest)
      .orderBy('id')
      .limit(MAX_ROWS)
      .execute()
    const ids = rows.map(({ id }) => id)
    for (const purge of purges) await purge(engine, trx, ids)
    await trx.deleteFrom('event').where(engine.isIn('id', ids)).execute()
    return rows.length
  })
}

/** Repeats a transaction until it deletes less than it may. */
async function prune(engine: Engine, deleteSome: (trx: Write) => Promise<number>): Promise<void> {
  while ((await engine.write(deleteSome)) === MAX_ROWS) await nextTurn()
}
