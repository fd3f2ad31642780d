import { setTimeout as pause } from 'node:timers/promises'
import type { CredentialRecord } from '@whocast/contract/credential.ts'
import { ServiceError } from '@whocast/contract/error.ts'
import type { Finding } from '@whocast/contract/profile.ts'
import { sql } from 'kysely'
import type { Changes } from '../../db/changes.ts'
import type { Engine, Write } from '../../db/engines/engine.ts'
import { lastPosition } from '../../db/journal/positions.ts'
import type { KeyFilter } from '../../kit/key-filter.ts'
import { type Heaps, query } from './heaps.ts'
import { addStored, keysOfFinding, keysOfRecord, readKnownKeys } from './known-keys.ts'
import { postgresHeaps } from './postgres-heaps.ts'
import { installPostgres } from './postgres-install.ts'
import { sqliteHeaps } from './sqlite-heaps.ts'
import { installSqlite } from './sqlite-install.ts'
import { discard, isAlmostEmpty, readState, takeLease, writeState } from './state.ts'

/** How often a load is tried that another process continues, in ms. */
const WAIT_MS = 500

/** A line that is imported after the load. */
export interface LaterLine {
  number: number
  text: string
}

interface FirstLoadContext {
  engine: Engine
  version: number
  /** Returns false if something has to see each row as it is stored. */
  mayLoad(trx: Write): Promise<boolean>
}

export type FirstLoad = ReturnType<typeof createFirstLoad>

/**
 * Creates what imports many people into an almost empty database.
 *
 * The keys of people are random: stored one batch after another, each batch rewrites pages of every
 * index, and the larger the database, the more of them. A first load stores each batch in temporary
 * tables by the statements of other saves, and appends their rows to tables without indexes, in the
 * batch's transaction. At the end these tables take the place of the empty ones, and each index is
 * built once. Until then other processes find none of these people, and no reader waits.
 *
 * A batch of a load is only about new people. Lines about others are put aside, and imported at the
 * end in their order.
 */
export function createFirstLoad(context: FirstLoadContext) {
  const { engine, version } = context
  const { heaps, install } =
    engine.kind === 'sqlite'
      ? { heaps: sqliteHeaps, install: installSqlite }
      : { heaps: postgresHeaps, install: installPostgres }
  let filter: KeyFilter | null = null

  return {
    /**
     * Begins a load, or continues one.
     *
     * @param cursor the cursor of the import
     * @param isResumed whether the import has stored lines before
     * @returns the phase of the load; null: people are stored in their tables
     */
    async begin(cursor: string, isResumed: boolean): Promise<'rows' | 'lines' | null> {
      for (;;) {
        const begun = await engine.write(
          (trx) => begin({ ...context, heaps }, trx, { cursor, isResumed }),
          { isPatient: true, hasOwnLock: true },
        )
        filter = begun.known ?? null
        if (begun.phase !== 'busy') return begun.phase
        await pause(WAIT_MS)
      }
    },

    /**
     * Returns the keys of a line that has to be put aside. Later lines with one of them have to be
     * put aside too. Returns null for a line about new people.
     *
     * @param mustWait whether it has to be put aside in any case
     */
    keysOfKnown(
      findings: readonly Finding[],
      credentials: readonly CredentialRecord[],
      mustWait = false,
    ): string[] | null {
      const known = filter
      if (known === null) return null
      const keys = [...findings.flatMap(keysOfFinding), ...credentials.flatMap(keysOfRecord)]
      if (!mustWait && !keys.some(known.mayHave)) return null
      for (const key of keys) known.add(key)
      return keys
    },

    /** Puts lines aside. */
    later: (lines: readonly (LaterLine & { keys: readonly string[] })[]) =>
      engine.write(async (trx) => {
        for (const { number, text, keys } of lines)
          await sql`insert into load_line (number, text, keys)
            values (${number}, ${text}, ${JSON.stringify(keys)}) on conflict do nothing`.execute(
            trx,
          )
      }),

    /** Returns true while what is stored cannot be found. */
    isLoading: () => filter !== null,

    /** Begins the transaction of a batch. */
    async afterBegin(trx: Write): Promise<void> {
      if (filter !== null) await heaps.startBatch(trx)
    },

    /** Moves the batch of a transaction to the load, before it commits. */
    async beforeCommit(trx: Write): Promise<void> {
      if (filter === null) return
      if (!(await takeLease(trx, engine)))
        throw new ServiceError('unavailable', 'another process continues this import')
      await addStored(trx, filter)
      await heaps.append(trx)
    },

    /**
     * Ends the load: its people are found from now on.
     *
     * @throws ServiceError `conflict` if another process stored some of the same people meanwhile
     */
    async install(changes: Changes): Promise<void> {
      if (filter === null) return
      filter = null
      const isInstalled = await install(engine)
      if (isInstalled) return changes.write(async (_trx, markChanged) => markChanged('everything'))
      await engine.write(async (trx) => {
        const state = await readState(trx)
        await heaps.stopBatches(trx)
        await discard(trx, heaps, state)
        if (state) await writeState(trx, { ...state, phase: 'refused' })
      })
      throw new ServiceError(
        'conflict',
        'another process stored some of these people meanwhile: run the import again',
      )
    },

    /** Returns lines that were put aside, in order. */
    lines: (after: number, limit: number): Promise<LaterLine[]> =>
      engine.read((db) =>
        query(
          db,
          `select number, text from load_line
            where number > ${after} order by number limit ${limit}`,
        ),
      ),

    /** Removes what is left of a load, after its lines were imported. */
    end: () => engine.write(async (trx) => discard(trx, heaps, await readState(trx))),

    /** Discards a load that a program of another version began: its import starts again. */
    async check(): Promise<void> {
      const state = await engine.read(readState)
      if (state?.phase !== 'rows' || state.version === version) return
      await engine.write(async (trx) => discard(trx, heaps, await readState(trx)))
    },
  }
}

interface Begun {
  phase: 'rows' | 'lines' | 'busy' | null
  /** The keys of those who are stored, while rows are loaded. */
  known?: KeyFilter
}

async function begin(
  { engine, version, mayLoad, heaps }: FirstLoadContext & { heaps: Heaps },
  trx: Write,
  { cursor, isResumed }: { cursor: string; isResumed: boolean },
): Promise<Begun> {
  await heaps.stopBatches(trx)
  const state = await readState(trx)
  const isOwn = state?.cursor === cursor
  if (isOwn && state.phase === 'refused') return { phase: null }
  if (isOwn && isResumed && state.phase === 'lines') return { phase: 'lines' }
  const isFree = await takeLease(trx, engine)
  if (isOwn && isResumed && !isFree) return { phase: 'busy' }
  if (!isOwn || !isResumed) {
    // An import that has begun without a load continues without one.
    if (!isFree || isResumed || !(await isAlmostEmpty(trx)) || !(await mayLoad(trx)))
      return { phase: null }
    if (!(await heaps.isSupported(trx))) return { phase: null }
    await discard(trx, heaps, state)
    await takeLease(trx, engine)
    const position = await lastPosition(trx)
    await heaps.create(trx, position)
    await writeState(trx, { cursor, phase: 'rows', version, position })
  }
  const known = await readKnownKeys(trx, heaps)
  await heaps.startBatches(trx)
  return { phase: 'rows', known }
}
