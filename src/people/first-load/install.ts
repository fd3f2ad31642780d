import type { Engine, Write } from '../../db/engines/engine.ts'
import { takePositions } from '../../db/journal/positions.ts'
import { reviewLoaded } from './review.ts'
import { readState, type State, writeState } from './state.ts'
import { dropTwins, installHeaps, query, run } from './tables.ts'

/**
 * Puts a load in the place of the tables, in one transaction.
 *
 * @returns false if another process stored some of the same people meanwhile
 */
export async function install(engine: Engine): Promise<boolean> {
  try {
    return await engine.write(async (trx) => {
      await dropTwins(trx)
      const state = await readState(trx)
      if (!state || (await isContested(trx))) return false
      await shiftPositions(trx, state)
      await installHeaps(trx)
      await reviewLoaded(engine, trx)
      await writeState(trx, { ...state, phase: 'lines' })
      return true
    })
  } catch (error) {
    if (isConstraint(error)) return false
    throw error
  }
}

/** Whether a key was there twice. */
const isConstraint = (error: unknown): boolean =>
  (((error as { errcode?: number }).errcode ?? 0) & 0xff) === 19

/** Returns true if the tables and the load have people or credentials in common. */
async function isContested(trx: Write): Promise<boolean> {
  const joins = [
    `load_identity as l cross join main.identity as m on m.key = l.key
      where l.holder = '' and m.holder = ''`,
    'load_identity as l cross join main.credential as m on m.subject = l.key',
    `load_credential as l cross join main.identity as m on m.key = l.subject where m.holder = ''`,
    'load_finding as l cross join main.finding as m on m.scope = l.scope',
    'load_credential as l cross join main.credential as m on m.uid = l.uid',
  ]
  for (const join of joins)
    if ((await query(trx, `select 1 from ${join} limit 1`)).length > 0) return true
  return (await query(trx, 'select 1 from forgotten limit 1')).length > 0
}

/** Gives the changes of the load positions after those of changes that were read meanwhile. */
async function shiftPositions(trx: Write, { position }: State): Promise<void> {
  const others = await query(trx, `select 1 from main.event where seq > ${position} limit 1`)
  if (others.length === 0) return
  const [range] = await query<{ low: number | null; high: number }>(
    trx,
    'select min(seq) as low, max(seq) as high from load_event',
  )
  if (!range || range.low === null) return
  const first = await takePositions(trx, range.high - range.low + 1)
  await run(trx, `update load_event set seq = seq + ${first - range.low}`)
}
