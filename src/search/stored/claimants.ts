import { type Kysely, sql } from 'kysely'
import type { Engine, InsertRule, Row, Write } from '../../db/engines/engine.ts'
import type { ColumnTypes, Tables } from '../../db/schema.ts'

declare module '../../db/schema.ts' {
  interface Tables {
    /** People who show an identifier of another person: the first in rank gets it on release. */
    claimant: {
      key: string
      profile_id: string
      /** How well their link is known; see `link-strength.ts`. */
      strength: number
      /** Unix seconds of the link, as far as it is signed. */
      since: number
    }
  }
}

/** Migration: the table of claimants, empty; people are added to it as they are saved again. */
export async function createClaimants(
  db: Kysely<Tables>,
  { text, integer }: ColumnTypes,
): Promise<void> {
  await db.schema
    .createTable('claimant')
    .addColumn('key', text, (c) => c.notNull())
    .addColumn('profile_id', text, (c) => c.notNull())
    .addColumn('strength', integer, (c) => c.notNull())
    .addColumn('since', integer, (c) => c.notNull())
    .addPrimaryKeyConstraint('claimant_pkey', ['key', 'profile_id'])
    .execute()
  await db.schema
    .createIndex('claimant_by_strength')
    .on('claimant')
    .columns(['key', 'strength desc', 'since', 'profile_id'])
    .execute()
  await db.schema.createIndex('claimant_by_profile').on('claimant').column('profile_id').execute()
}

const rule: InsertRule<'claimant'> = {
  table: 'claimant',
  columns: ['key', 'profile_id', 'strength', 'since'],
  numbers: ['strength', 'since'],
  key: ['key', 'profile_id'],
  update: ['strength', 'since'],
}

/** Claimants of one key that are regrouped with its holder. Thousands may claim a wallet. */
const MAX_CLAIMANTS = 4

/** Reads the first claimants of each key. */
export async function readClaimants(
  engine: Pick<Engine, 'isIn'>,
  db: Kysely<Tables>,
  keys: readonly string[],
): Promise<Pick<Row<'claimant'>, 'key' | 'profile_id'>[]> {
  if (keys.length === 0) return []
  const { rows: contested } = await sql<{ key: string }>`
    select distinct key from claimant where ${engine.isIn('key', [...keys])}`.execute(db)
  const found: Pick<Row<'claimant'>, 'key' | 'profile_id'>[] = []
  for (const { key } of contested)
    found.push(
      ...(await db
        .selectFrom('claimant')
        .select(['key', 'profile_id'])
        .where('key', '=', key)
        .orderBy('strength', 'desc')
        .orderBy('since')
        .orderBy('profile_id')
        .limit(MAX_CLAIMANTS)
        .execute()),
    )
  return found
}

/** Replaces what these people claim. */
export async function writeClaimants(
  engine: Engine,
  trx: Write,
  { claimed, ids }: { claimed: readonly Row<'claimant'>[]; ids: readonly string[] },
): Promise<void> {
  const before =
    ids.length === 0
      ? []
      : await trx
          .selectFrom('claimant')
          .selectAll()
          .where(engine.isIn('profile_id', [...ids]))
          .execute()
  const print = ({ key, profile_id, strength, since }: Row<'claimant'>) =>
    [key, profile_id, strength, since].join(' ')
  const wanted = new Set(claimed.map(print))
  const stored = new Set(before.map(print))
  const names = new Set(claimed.map(({ key, profile_id }) => `${key} ${profile_id}`))
  for (const row of before)
    if (!wanted.has(print(row)) && !names.has(`${row.key} ${row.profile_id}`))
      await trx
        .deleteFrom('claimant')
        .where('key', '=', row.key)
        .where('profile_id', '=', row.profile_id)
        .execute()
  await engine.insertMany(
    trx,
    rule,
    claimed.filter((row) => !stored.has(print(row))),
  )
}

/** Deletes what these people claim, and who claims these keys. */
export async function deleteClaimants(
  engine: Engine,
  trx: Write,
  { ids, keys }: { ids: readonly string[]; keys: readonly string[] },
): Promise<void> {
  await trx
    .deleteFrom('claimant')
    .where((e) => e.or([engine.isIn('profile_id', [...ids]), engine.isIn('key', [...keys])]))
    .execute()
}
