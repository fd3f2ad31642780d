import { ServiceError } from '@whocast/contract/error.ts'
import { sql } from 'kysely'
import type { Engine, Write } from './engines/engine.ts'
import { traceAll } from './traced.ts'

/** Opens the cursors and leases of one engine; leases go by the engine's own clock. */
export function createCursors(engine: Engine) {
  return traceAll(engine, 'cursors', {
    async get(name: string): Promise<string | null> {
      const row = await engine.read((db) =>
        db.selectFrom('cursor').select('value').where('name', '=', name).executeTakeFirst(),
      )
      return row?.value ?? null
    },

    set: (name: string, value: string) => engine.write((trx) => setCursor(trx, name, value)),

    /** Sets a value that no other process changed meanwhile. */
    move: (input: Parameters<typeof moveCursor>[1]) =>
      engine.write((trx) => moveCursor(trx, input)),

    /** Sets a value that is absent; returns the stored one, which another process may have set. */
    create: (name: string, value: string) =>
      engine.write(async (trx) => {
        await trx
          .insertInto('cursor')
          .values({ name, value })
          .onConflict((c) => c.doNothing())
          .execute()
        const row = await trx
          .selectFrom('cursor')
          .select('value')
          .where('name', '=', name)
          .executeTakeFirstOrThrow()
        return row.value
      }),

    /** Takes a lease for `ms`, for single flight across processes; false if another holds it. */
    lease: (name: string, owner: string, ms: number) =>
      engine.write(async (trx) => {
        const taken = await trx
          .insertInto('lease')
          .values({ name, owner, until: sql<number>`${engine.now} + ${sql.lit(Math.ceil(ms))}` })
          .onConflict((c) =>
            c
              .column('name')
              .doUpdateSet({
                owner: (e) => e.ref('excluded.owner'),
                until: (e) => e.ref('excluded.until'),
              })
              .where((e) =>
                e.or([e('lease.owner', '=', owner), e('lease.until', '<=', engine.now)]),
              ),
          )
          .executeTakeFirst()
        return taken.numInsertedOrUpdatedRows === 1n
      }),

    release: (name: string, owner: string) =>
      engine.write(async (trx) => {
        await trx.deleteFrom('lease').where('name', '=', name).where('owner', '=', owner).execute()
      }),
  })
}

/** Sets a cursor within a transaction. */
export async function setCursor(trx: Write, name: string, value: string): Promise<void> {
  await trx
    .insertInto('cursor')
    .values({ name, value })
    .onConflict((c) => c.column('name').doUpdateSet({ value }))
    .execute()
}

/**
 * Sets a cursor that only one process may move at a time.
 *
 * @param given.was the expected present value, null for none; absent: any
 * @throws ServiceError `conflict` where it is something else
 */
export async function moveCursor(
  trx: Write,
  { name, value, was }: { name: string; value: string; was?: string | null },
): Promise<void> {
  if (was === undefined) return setCursor(trx, name, value)
  const moved =
    was === null
      ? await trx
          .insertInto('cursor')
          .values({ name, value })
          .onConflict((c) => c.doNothing())
          .executeTakeFirst()
      : await trx
          .updateTable('cursor')
          .set({ value })
          .where('name', '=', name)
          .where('value', '=', was)
          .executeTakeFirst()
  const rows = 'numUpdatedRows' in moved ? moved.numUpdatedRows : moved.numInsertedOrUpdatedRows
  if (rows !== 1n) throw new ServiceError('conflict', `${name} was moved by another process`)
}
