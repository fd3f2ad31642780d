import type { Engine, Write } from '../../db/engines/engine.ts'
import { WELL_KNOWN } from '../../search/lookalike.ts'
import { findConcerned, readPlaced, reviewLookalikes } from '../../search/stored/lookalikes.ts'
import { endOfStanding, NAMES_FROM } from '../../search/stored/places.ts'
import { query } from './heaps.ts'

/** People who are reviewed together. */
const SLICE = 1000

/**
 * Finds lookalikes among all people who share a name with others: batches of a load were compared
 * within themselves only. Where someone is well known, similar names matter too, and all people are
 * reviewed.
 */
export async function reviewLoaded(engine: Engine, trx: Write): Promise<void> {
  const known = await query(
    trx,
    `select 1 from name_key where place < ${endOfStanding(WELL_KNOWN)} limit 1`,
  )
  const shared = 'select key from name_key group by key having count(*) > 1'
  const among =
    known.length > 0
      ? ''
      : `and place in (
    select place from name_key where key in (${shared}))`
  for (let after = -1; ; ) {
    const rows = await query<{ place: number }>(
      trx,
      `select place from search where place > ${after} and place < ${NAMES_FROM} ${among}
        order by place limit ${SLICE}`,
    )
    const last = rows.at(-1)
    if (!last) return
    after = Number(last.place)
    const people = await readPlaced(
      engine,
      trx,
      rows.map(({ place }) => place),
    )
    await reviewLookalikes(engine, trx, { people, withoutName: [] })
  }
}

/** Finds lookalikes among people of a few places, and among those who are called as they are. */
export async function reviewMoved(
  engine: Engine,
  trx: Write,
  places: readonly number[],
): Promise<void> {
  for (let from = 0; from < places.length; from += SLICE) {
    const placed = await readPlaced(engine, trx, places.slice(from, from + SLICE))
    const concerned = await findConcerned(engine, trx, { placed, gone: [] })
    await reviewLookalikes(engine, trx, { people: [...placed, ...concerned], withoutName: [] })
  }
}
