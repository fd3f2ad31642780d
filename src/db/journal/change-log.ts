import type { ChangeType, LoggedChange } from '@whocast/contract/change-document.ts'
import { sql } from 'kysely'
import type { Engine, Row, Write } from '../engines/engine.ts'
import type { ChangeLog } from './port.ts'

/** The most that get a place in one transaction. */
const MOST_AT_ONCE = 1000
/** After an import, a reader does not wait until all have. */
const MOST_ROUNDS = 3
/** Holds the last place that was given; its row is locked while places are given. */
const SEQUENCE = 'event-sequence'

/**
 * The log of changes on one engine. A change is recorded without a place, by the transaction that
 * makes it, so that writers do not wait for one another. Places are given afterwards, by one
 * process at a time, to what is committed: a reader that has read up to a place has missed nothing
 * before it.
 *
 * @param onPlaced called within the transaction that gives places, with what got one
 */
export function createChangeLog(
  engine: Engine,
  onPlaced: (trx: Write, placed: LoggedChange[]) => Promise<void>,
): ChangeLog {
  const hasUnplaced = async () =>
    (
      await engine.read((db) =>
        db.selectFrom('event').select('id').where('seq', '=', 0).limit(1).execute(),
      )
    ).length > 0

  let placing: Promise<number> | undefined

  /**
   * One flight: what was committed before the call is placed when it resolves, or a later call goes
   * on with it.
   */
  async function sequence(): Promise<number> {
    while (placing) await placing.catch(() => {})
    placing = placeAll()
    try {
      return await placing
    } finally {
      placing = undefined
    }
  }

  async function placeAll(): Promise<number> {
    let all = 0
    for (let round = 0; round < MOST_ROUNDS && (await hasUnplaced()); round += 1) {
      const placed = await engine.write((trx) => placeSome(trx, onPlaced), { hasOwnLock: true })
      all += placed
      if (placed < MOST_AT_ONCE) break
    }
    return all
  }

  async function latest(): Promise<number> {
    const row = await engine.read((db) =>
      db.selectFrom('setting').select('value').where('name', '=', SEQUENCE).executeTakeFirst(),
    )
    return Number(row?.value ?? 0)
  }

  return {
    sequence,
    latest,

    async read({ after, types, limit }) {
      await sequence()
      const newest = await latest()
      const rows = await engine.read((db) =>
        db
          .selectFrom('event')
          .selectAll()
          .where('seq', '>', after)
          .$if(types !== undefined, (query) => query.where(engine.isIn('type', types ?? [])))
          .orderBy('seq')
          .limit(limit + 1)
          .execute(),
      )
      const oldest = await engine.read((db) =>
        db
          .selectFrom('event')
          .select('seq')
          .where('seq', '>', 0)
          .orderBy('seq')
          .limit(1)
          .executeTakeFirst(),
      )
      const hasMore = rows.length > limit
      const changes = rows.slice(0, limit).map(toChange)
      return {
        changes,
        // With filters, what was passed over is read as well.
        next: hasMore
          ? (changes.at(-1)?.seq ?? after)
          : Math.max(after, newest, changes.at(-1)?.seq ?? 0),
        isTruncated: after > 0 && Number(oldest?.seq ?? newest + 1) > after + 1 && after < newest,
        hasMore,
      }
    },
  }
}

/** Gives places to the oldest that have none. */
async function placeSome(
  trx: Write,
  onPlaced: (trx: Write, placed: LoggedChange[]) => Promise<void>,
): Promise<number> {
  // An update even where nothing changes: the row is the lock.
  await trx
    .insertInto('setting')
    .values({ name: SEQUENCE, value: '0' })
    .onConflict((c) => c.column('name').doUpdateSet({ value: (e) => e.ref('setting.value') }))
    .execute()
  const { value } = await trx
    .selectFrom('setting')
    .select('value')
    .where('name', '=', SEQUENCE)
    .executeTakeFirstOrThrow()
  const last = Number(value)
  await sql`update event set seq = ${sql.lit(last)} + f.n
    from (select id, row_number() over (order by id) as n from event where seq = 0 order by id limit ${sql.lit(MOST_AT_ONCE)}) as f
    where event.id = f.id`.execute(trx)
  const rows = await trx
    .selectFrom('event')
    .selectAll()
    .where('seq', '>', last)
    .orderBy('seq')
    .execute()
  if (rows.length === 0) return 0
  await trx
    .updateTable('setting')
    .set({ value: String(last + rows.length) })
    .where('name', '=', SEQUENCE)
    .execute()
  await onPlaced(trx, rows.map(toChange))
  return rows.length
}

/** One row as it is told. */
export function toChange(row: Row<'event'>): LoggedChange {
  const more = JSON.parse(row.data) as Pick<LoggedChange, 'into' | 'credential'>
  return {
    id: row.id,
    seq: Number(row.seq),
    at: Number(row.at),
    type: row.type as ChangeType,
    ...(row.profile_id === '' ? {} : { profileID: row.profile_id }),
    ...more,
  }
}
