import type { Engine, Write } from '../../db/engines/engine.ts'
import {
  areThereWellKnown,
  findConcerned,
  readPlaced,
  reviewLookalikes,
} from '../../search/stored/lookalikes.ts'
import { NAMES_FROM } from '../../search/stored/places.ts'
import { query } from './heaps.ts'

/** People who are reviewed together. */
const SLICE = 1000

/**
 * Finds lookalikes among all people who share a name with others: batches of a load were compared
 * within themselves only. Where someone is well known, similar names matter too, and all people are
 * reviewed.
 *
 * @param step runs each part: in the transaction of all, or in one of its own
 */
export async function reviewLoaded(
  engine: Engine,
  step: <T>(work: (trx: Write) => Promise<T>) => Promise<T>,
): Promise<void> {
  const condition = await step(readCondition)
  for (let after: number | undefined = -1; after !== undefined; ) {
    const from: number = after
    after = await step(async (trx) => {
      const rows = await query<{ place: number }>(
        trx,
        `select place from search where place > ${from} and place < ${NAMES_FROM} ${condition}
          order by place limit ${SLICE}`,
      )
      if (rows.length === 0) return
      const places = rows.map(({ place }) => Number(place))
      const people = await readPlaced(engine, trx, places)
      await reviewLookalikes(engine, trx, { people, withoutName: [] })
      return places.at(-1)
    })
  }
}

/** Returns the condition on places of people who are reviewed. */
async function readCondition(trx: Write): Promise<string> {
  const shared = 'select key from name_key group by key having count(*) > 1'
  return (await areThereWellKnown(trx))
    ? ''
    : `and place in (select place from name_key where key in (${shared}))`
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
