import { randomBytes } from 'node:crypto'
import type { Logger } from '../kit/telemetry.ts'
import { type Engine, StoreError } from './engines/engine.ts'
import { notReady } from './engines/faults.ts'
import type { Migration } from './schema.ts'
import { readNeeds, requireVersion } from './schema-watch.ts'

/**
 * Brings the database up to date. Two processes may do so at once: the one that claims a version
 * first by its row in `migration` runs it, in the same transaction, and the other finds it done.
 *
 * @returns the names of the migrations that this call applied
 */
export async function migrate(
  engine: Engine,
  migrations: readonly Migration[],
  log?: Logger,
): Promise<string[]> {
  await engine.write((trx) =>
    trx.schema
      .createTable('migration')
      .ifNotExists()
      .addColumn('version', engine.types.integer, (c) => c.primaryKey())
      .addColumn('name', engine.types.text, (c) => c.notNull())
      .addColumn('applied_at', engine.types.integer, (c) => c.notNull())
      .execute(),
  )
  const applied: string[] = []
  for (const [index, { name, needs, up }] of migrations.entries()) {
    const version = index + 1
    const isNew = await engine.write(
      async (trx) => {
        const row = { version, name, applied_at: engine.now }
        const claim = await trx
          .insertInto('migration')
          .values(row)
          .onConflict((c) => c.doNothing())
          .executeTakeFirst()
        if (claim.numInsertedOrUpdatedRows !== 1n) return false
        if (needs !== undefined) await requireVersion(engine, trx, needs)
        await engine.lockOut(trx)
        await up(trx, engine.types, engine)
        return true
      },
      { isMigration: true },
    )
    if (isNew) applied.push(name)
  }
  if (applied.length > 0)
    log?.info({ version: migrations.length, applied: applied.length }, 'migrated the database')
  const row = await engine.read((db) =>
    db
      .selectFrom('migration')
      .select((e) => e.fn.max('version').as('version'))
      .executeTakeFirst(),
  )
  await assertVersion(engine, Number(row?.version ?? 0), migrations.length)
  return applied
}

/** As much as the largest write of one request. */
const CHECK_BYTES = 65_536

/**
 * Whether the database can serve: it answers, its schema is ours, and nothing that failed is known
 * to fail still.
 *
 * @throws ServiceError `unavailable`, or a {@link StoreError} about the schema
 */
export async function checkDatabase(
  engine: Engine,
  migrations: readonly Migration[],
): Promise<void> {
  await assertVersion(engine, await engine.check(), migrations.length)
  const fault = engine.faults.lasting()
  if (fault === null) return
  if (fault === 'damaged') throw notReady(fault)
  // Only a write shows whether writes work again, and a small one may fit where others do not. It
  // changes nothing that anything reads.
  // Another text each time: SQLite does not write what is there already.
  const row = { name: 'check', owner: randomBytes(CHECK_BYTES / 2).toString('hex'), until: 0 }
  try {
    await engine.write((trx) =>
      trx
        .insertInto('lease')
        .values(row)
        .onConflict((c) => c.column('name').doUpdateSet({ owner: row.owner, until: 0 }))
        .execute(),
    )
  } catch (cause) {
    throw notReady(engine.faults.lasting() ?? fault, cause)
  }
}

/**
 * Checks that this program can use the schema: a newer one that only adds to what it knows, too.
 *
 * @throws StoreError
 */
async function assertVersion(engine: Engine, version: number, known: number): Promise<void> {
  if (version < known)
    throw new StoreError(
      `the database is of version ${version} and this program needs ${known}: run whocast migrate`,
    )
  if (version === known) return
  const needs = await readNeeds(engine)
  if (needs > known)
    throw new StoreError(
      `the database is of version ${version}, which needs a program of version ${needs}, and this program knows ${known}: run the newer program`,
    )
}
