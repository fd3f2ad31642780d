import { setTimeout as pause } from 'node:timers/promises'
import { ServiceError } from '@whocast/contract/error.ts'
import type { Engine, Write } from '../../db/engines/engine.ts'
import { lastPosition, lockPositions, setLastPosition } from '../../db/journal/positions.ts'
import { NAMES_FROM } from '../../search/stored/places.ts'
import { isContested, LOADED, query, run } from './heaps.ts'
import { readIndexes } from './postgres-heaps.ts'
import { reviewLoaded, reviewMoved } from './review.ts'
import { LEASE_MS, readState, takeLease, writeState } from './state.ts'

/** Options of writes that take long, while others write too. */
const HOW = { isPatient: true, hasOwnLock: true }
/** How long readers may wait for the change of tables that waits for one of them, in ms. */
const LOCK_MS = 50
const RETRY_MS = 200
/** How often the lock is tried: for half a minute. */
const MAX_ATTEMPTS = 120
const LOCK_NOT_AVAILABLE = '55P03'

/**
 * Puts the heaps in the place of the tables. Indexes are built and lookalikes found before, while
 * others read and write the tables; then others only read while few rows are moved, and wait for a
 * moment at the end. Each step is skipped that was done before the program was killed.
 */
export async function installPostgres(engine: Engine): Promise<boolean> {
  const keepLease = setInterval(() => {
    engine.write((trx) => takeLease(trx, engine)).catch(() => {})
  }, LEASE_MS / 3)
  try {
    await createIndexes(engine)
    await withHeaps(engine, (trx) => reviewLoaded(engine, (work) => work(trx)))
    return await engine.write((trx) => swap(engine, trx), HOW)
  } finally {
    clearInterval(keepLease)
  }
}

async function createIndexes(engine: Engine): Promise<void> {
  const indexes = await engine.write(readIndexes, HOW)
  for (const table of LOADED) {
    for (const { name, isUnique, definition, constraint } of indexes.get(table) ?? []) {
      const text = constraint
        ? `alter table load_${table} add constraint load_${name} ${constraint}`
        : `create ${isUnique ? 'unique' : ''} index load_${name} on load_${table} ${definition}`
      await engine.write(async (trx) => {
        const [found] = await query(trx, `select 1 where to_regclass('load_${name}') is not null`)
        if (!found) await run(trx, text)
      }, HOW)
    }
    await engine.write((trx) => run(trx, `analyze load_${table}`), HOW)
  }
}

/** Runs work whose statements find the heaps in place of the tables. */
const withHeaps = (engine: Engine, work: (trx: Write) => Promise<unknown>) =>
  engine.write((trx) => amongHeaps(trx, () => work(trx)), HOW)

async function amongHeaps(trx: Write, work: () => Promise<unknown>): Promise<void> {
  for (const table of LOADED)
    await run(trx, `create temp view ${table} as select * from load_${table}`)
  await work()
  for (const table of LOADED) await run(trx, `drop view pg_temp.${table}`)
}

async function swap(engine: Engine, trx: Write): Promise<boolean> {
  await lockPositions(trx)
  await run(trx, `lock table ${LOADED.join(', ')} in share row exclusive mode`)
  const state = await readState(trx)
  if (state?.phase === 'lines') return true
  if (!state || (await isContested(trx, 'join')) || (await haveSamePlaces(trx))) return false
  await shiftPositions(trx)
  await moveRows(engine, trx)
  await lockReaders(trx)
  const indexes = await readIndexes(trx)
  for (const table of LOADED) {
    await run(trx, `drop table ${table}`)
    await run(trx, `alter table load_${table} rename to ${table}`)
    await run(trx, `alter table ${table} reset (autovacuum_enabled)`)
    const names = (indexes.get(table) ?? []).map(({ name }) => name)
    await engine.renameIndexes(trx, new Map(names.map((name) => [`load_${name}`, name])))
  }
  await writeState(trx, { ...state, phase: 'lines' })
  return true
}

const haveSamePlaces = async (trx: Write): Promise<boolean> =>
  (await query(trx, 'select 1 from search join load_search using (place) limit 1')).length > 0

/** Gives the changes of the load positions after those of changes that were read meanwhile. */
async function shiftPositions(trx: Write): Promise<void> {
  const [range] = await query<{ low: number | null; high: number }>(
    trx,
    'select min(seq) as low, max(seq) as high from load_event',
  )
  if (!range || range.low === null) return
  const missing = (await lastPosition(trx)) + 1 - range.low
  if (missing > 0) await run(trx, `update load_event set seq = seq + ${missing}`)
  await setLastPosition(trx, range.high + Math.max(0, missing))
}

/** Moves the rows of the tables to the heaps, and compares their people with all. */
async function moveRows(engine: Engine, trx: Write): Promise<void> {
  // Another process may have indexed the name of a credential meanwhile.
  await run(
    trx,
    `delete from load_search where place >= ${NAMES_FROM}
        and subject in (select subject from search where place >= ${NAMES_FROM})`,
  )
  const places = await query<{ place: number }>(
    trx,
    `select place from search where place < ${NAMES_FROM} order by place`,
  )
  for (const table of LOADED) await run(trx, `insert into load_${table} select * from ${table}`)
  if (places.length > 0)
    await amongHeaps(trx, () =>
      reviewMoved(
        engine,
        trx,
        places.map(({ place }) => Number(place)),
      ),
    )
}

/** Waits for readers, without making others wait for them for more than a moment. */
async function lockReaders(trx: Write): Promise<void> {
  await run(trx, `set local lock_timeout = ${LOCK_MS}`)
  for (let attempt = 1; ; attempt += 1) {
    await run(trx, 'savepoint readers')
    try {
      await run(trx, `lock table ${LOADED.join(', ')} in access exclusive mode`)
      return
    } catch (error) {
      if ((error as { code?: string }).code !== LOCK_NOT_AVAILABLE) throw error
      if (attempt === MAX_ATTEMPTS)
        throw new ServiceError(
          'unavailable',
          'a long transaction reads the tables; end it, and run the import again',
        )
    }
    await run(trx, 'rollback to savepoint readers')
    await pause(RETRY_MS)
  }
}
