import { type Channel, exclusiveKeys } from '@whocast/contract/profile.ts'
import type { Kysely } from 'kysely'
import type { Engine, InsertRule, Row, Write } from '../../db/engines/engine.ts'
import type { ColumnTypes, Tables } from '../../db/schema.ts'

declare module '../../db/schema.ts' {
  interface Tables {
    /** Identifiers that have left a holder. */
    holder_change: {
      key: string
      /** The last known holder. */
      profile_id: string
      /** Unix seconds since when that one has it; null: the one that it left. */
      changed_at: number | null
    }
  }
}

/** Migration: creates the table of identifiers that have left a holder. */
export async function createHolderChanges(
  db: Kysely<Tables>,
  { text, integer }: ColumnTypes,
): Promise<void> {
  await db.schema
    .createTable('holder_change')
    .addColumn('key', text, (c) => c.primaryKey())
    .addColumn('profile_id', text, (c) => c.notNull())
    .addColumn('changed_at', integer)
    .execute()
  await db.schema
    .createIndex('holder_change_by_profile')
    .on('holder_change')
    .column('profile_id')
    .execute()
}

export type HolderChanges = ReadonlyMap<string, Row<'holder_change'>>

/** Identifiers that are traded, lost or taken; fids and profile IDs stay with their person. */
const canChange = (key: string): boolean => /^(eth|ens|fname):/.test(key)

/** Reads what is stored of these identifiers. */
export async function readHolderChanges(
  engine: Pick<Engine, 'isIn'>,
  db: Pick<Kysely<Tables>, 'selectFrom'>,
  keys: readonly string[],
): Promise<HolderChanges> {
  const wanted = keys.filter(canChange)
  if (wanted.length === 0) return new Map()
  const rows = await db
    .selectFrom('holder_change')
    .selectAll()
    .where(engine.isIn('key', wanted))
    .execute()
  return new Map(rows.map((row) => [row.key, row]))
}

/** The identities of the people concerned, before a save. */
interface Before {
  identities: readonly Pick<Row<'identity'>, 'key' | 'holder' | 'is_verified' | 'profile_id'>[]
  holderChanges: HolderChanges
}

/** Returns the holder of each identifier before a save, by key. */
export const holdersBefore = ({ identities }: Pick<Before, 'identities'>): Map<string, string> =>
  new Map(
    identities
      .filter(
        ({ key, holder, is_verified }) => holder === '' && is_verified === 1 && canChange(key),
      )
      .map(({ key, profile_id }) => [key, profile_id]),
  )

/** A key of a profile; `since` is unix seconds. */
interface Key {
  key: string
  isExclusive: boolean
  isVerified: boolean
  since: number | null
}

/**
 * Marks the rows of identifiers that another person had before, and returns what to store of them.
 *
 * @param own the profile's ID, and those of the profiles that became part of it
 * @param now unix seconds
 */
export function markHolderChanges(
  { keys, channels }: { keys: readonly Key[]; channels: readonly Channel[] },
  { id, own }: { id: string; own: ReadonlySet<string> },
  {
    before,
    holderChanges,
    now,
  }: { before: ReadonlyMap<string, string>; holderChanges: HolderChanges; now: number },
): Row<'holder_change'>[] {
  if (before.size === 0 && holderChanges.size === 0) return []
  const moved: Row<'holder_change'>[] = []
  const since = new Map<string, number>()
  for (const key of keys) {
    if (!key.isExclusive || !key.isVerified || !canChange(key.key)) continue
    const stored = holderChanges.get(key.key)
    const holder = before.get(key.key) ?? stored?.profile_id
    if (holder === undefined) continue
    if (holder !== id && !own.has(holder)) {
      const changedAt = Math.min(key.since ?? now, now)
      moved.push({ key: key.key, profile_id: id, changed_at: changedAt })
      since.set(key.key, changedAt)
    } else if (stored?.changed_at) since.set(key.key, stored.changed_at)
  }
  for (const channel of channels) markChannel(channel, since)
  return moved
}

function markChannel(channel: Channel, since: ReadonlyMap<string, number>): void {
  if (!channel.isVerified) return
  for (const { key } of exclusiveKeys(channel)) {
    const changedAt = since.get(key)
    if (changedAt !== undefined) channel.holderChangedAt = changedAt
  }
}

/** Returns the identifiers that left their holders and have none now. */
export const releasedHolders = (
  before: ReadonlyMap<string, string>,
  after: ReadonlySet<string>,
  holderChanges: HolderChanges,
): Row<'holder_change'>[] =>
  [...before]
    .filter(([key]) => !after.has(key) && !holderChanges.has(key))
    .map(([key, profile_id]) => ({ key, profile_id, changed_at: null }))

/** Stores the profile that a name led to before it resolved elsewhere. */
export async function notePointers(
  trx: Write,
  key: string,
  former: readonly { profile_id: string }[],
): Promise<void> {
  const [one] = former
  if (!one) return
  const row = { key, profile_id: one.profile_id, changed_at: null }
  await trx
    .insertInto('holder_change')
    .values(row)
    .onConflict((c) => c.doNothing())
    .execute()
}

/** Stores since when names lead to other profiles than before. */
export async function noteMovedPointers(
  engine: Pick<Engine, 'isIn' | 'insertMany'>,
  trx: Write,
  pointers: readonly { key: string; profile_id: string }[],
  now: number,
): Promise<void> {
  const before = await readHolderChanges(
    engine,
    trx,
    pointers.map(({ key }) => key),
  )
  const moved = pointers.filter(({ key, profile_id }) => {
    const stored = before.get(key)
    return stored !== undefined && stored.profile_id !== profile_id
  })
  await writeHolderChanges(
    engine,
    trx,
    moved.map(({ key, profile_id }) => ({ key, profile_id, changed_at: now })),
  )
}

const rule: InsertRule<'holder_change'> = {
  table: 'holder_change',
  columns: ['key', 'profile_id', 'changed_at'],
  numbers: ['changed_at'],
  key: ['key'],
  update: ['profile_id', 'changed_at'],
}

/** Stores the changes of a save. */
export const writeHolderChanges = (
  engine: Pick<Engine, 'insertMany'>,
  trx: Write,
  rows: readonly Row<'holder_change'>[],
): Promise<void> => (rows.length === 0 ? Promise.resolve() : engine.insertMany(trx, rule, rows))

/** Deletes what is stored of the identifiers of a deleted person. */
export async function deleteHolderChanges(
  engine: Pick<Engine, 'isIn'>,
  trx: Write,
  { keys, ids }: { keys: readonly string[]; ids: readonly string[] },
): Promise<void> {
  await trx
    .deleteFrom('holder_change')
    .where((e) => e.or([engine.isIn('profile_id', ids), engine.isIn('key', keys)]))
    .execute()
}
