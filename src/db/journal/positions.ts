import type { LoggedChange } from '@whocast/contract/change-document.ts'
import { sql } from 'kysely'
import type { Engine, Write } from '../engines/engine.ts'
import { toChange } from './to-change.ts'

/** The setting that holds the last position. Its row is locked while positions are assigned. */
const SEQUENCE = 'event-sequence'
/** The most changes that receive positions in one transaction. */
const MAX_BATCH = 1000

/** Is called in the transaction that assigns positions; `readPlaced` reads their changes. */
export type OnPlaced = (trx: Write, readPlaced: () => Promise<LoggedChange[]>) => Promise<void>

/** The first position after those of transactions that number their changes as they record them. */
const placedFrom = new WeakMap<Write, number>()

/** Returns the last position that was assigned. */
export async function lastPosition(db: Pick<Write, 'selectFrom'>): Promise<number> {
  const row = await db
    .selectFrom('setting')
    .select('value')
    .where('name', '=', SEQUENCE)
    .executeTakeFirst()
  return Number(row?.value ?? 0)
}

/**
 * Takes consecutive positions in the transaction that records the changes, and returns the first.
 * Only for an engine with one writer: its transactions commit in the order of their positions.
 */
export async function takePositions(trx: Write, amount: number): Promise<number> {
  const { rows } = await sql<{ value: string }>`
    insert into setting (name, value) values (${SEQUENCE}, ${String(amount)})
    on conflict (name) do update
      set value = cast(cast(setting.value as bigint) + ${sql.lit(amount)} as text)
    returning value`.execute(trx)
  const first = Number(rows[0]?.value) - amount + 1
  if (!placedFrom.has(trx)) placedFrom.set(trx, first)
  return first
}

/** Queues the deliveries of changes that were numbered as they were recorded, before the commit. */
export async function announcePlaced(trx: Write, onPlaced: OnPlaced): Promise<void> {
  const first = placedFrom.get(trx)
  if (first === undefined) return
  placedFrom.delete(trx)
  await onPlaced(trx, () => readSince(trx, first))
}

/** Lets no other transaction assign positions until this one ends. */
export async function lockPositions(trx: Write): Promise<void> {
  // Written even where nothing changes: the row is the lock.
  await trx
    .insertInto('setting')
    .values({ name: SEQUENCE, value: '0' })
    .onConflict((c) => c.column('name').doUpdateSet({ value: (e) => e.ref('setting.value') }))
    .execute()
}

/** Sets the last position, in a transaction that has locked it. */
export const setLastPosition = (trx: Write, position: number) =>
  trx
    .updateTable('setting')
    .set({ value: String(position) })
    .where('name', '=', SEQUENCE)
    .execute()

/** Assigns positions to the oldest changes that have none. */
export async function placeBatch(trx: Write, onPlaced: OnPlaced): Promise<void> {
  await lockPositions(trx)
  const last = await lastPosition(trx)
  const { rows } = await sql<{ seq: number }>`
    update event set seq = ${sql.lit(last)} + f.n
    from (
      select id, row_number() over (order by id) as n
      from event where seq = 0 order by id limit ${sql.lit(MAX_BATCH)}
    ) as f
    where event.id = f.id returning seq`.execute(trx)
  if (rows.length === 0) return
  // A change that was deleted meanwhile leaves a gap, so their number does not lead to the last one.
  await setLastPosition(trx, Math.max(...rows.map(({ seq }) => Number(seq))))
  await onPlaced(trx, () => readSince(trx, last + 1))
}

async function readSince(trx: Write, first: number): Promise<LoggedChange[]> {
  const rows = await trx
    .selectFrom('event')
    .selectAll()
    .where('seq', '>=', first)
    .orderBy('seq')
    .execute()
  return rows.map(toChange)
}

/** Returns the age of the oldest change that has no position yet, in ms; null if all have one. */
export async function oldestUnplacedMs(
  engine: Pick<Engine, 'read' | 'now'>,
): Promise<number | null> {
  const row = await engine.read((db) =>
    db
      .selectFrom('event')
      .select(['at', engine.now.as('now')])
      .where('seq', '=', 0)
      .orderBy('id')
      .limit(1)
      .executeTakeFirst(),
  )
  return row ? Math.max(0, Number(row.now) - Number(row.at)) : null
}
