import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { CredentialRecord } from '@whocast/contract/credential.ts'
import { ServiceError } from '@whocast/contract/error.ts'
import type { Finding } from '@whocast/contract/profile.ts'
import { sql } from 'kysely'
import { subjectOf } from '../../credentials/stored/put.ts'
import type { Changes } from '../../db/changes.ts'
import { setCursor } from '../../db/cursors.ts'
import type { Engine, Write } from '../../db/engines/engine.ts'
import { lastPosition, takePositions } from '../../db/journal/positions.ts'
import { keysOf } from '../stored/gather.ts'
import { createKeyFilter, type KeyFilter } from './key-filter.ts'
import { reviewLoaded } from './review.ts'
import {
  appendBatch,
  createHeaps,
  createTwins,
  dropHeaps,
  dropTwins,
  installHeaps,
  query,
  run,
} from './tables.ts'

/** A database with more profiles is not loaded but added to. */
const MAX_STORED = 5000
/** Under this name the cursors have the state of a load, and leases its process. */
const NAME = 'load'
/** How long a process that died keeps others from its load, in ms. */
const LEASE_MS = 15_000
const WAIT_MS = 500
/** This process, as the owner of leases. */
const owner = randomBytes(9).toString('base64url')

interface State {
  /** The cursor of the import. */
  cursor: string
  /** Rows are loaded; lines that were put aside are imported; the load could not be installed. */
  phase: 'rows' | 'lines' | 'refused'
  /** The version of the schema. */
  version: number
  /** The last position of the change log when the load began. */
  position: number
}

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
 * Creates what imports many people into an almost empty SQLite database.
 *
 * The keys of people are random: stored one batch after another, each batch rewrites pages of every
 * index, and the larger the database, the more of them. A first load stores each batch in temporary
 * tables by the statements of other saves, and appends their rows to tables without indexes, in the
 * batch's transaction. At the end these tables take the place of the empty ones, and each index is
 * built once. Until then other processes find none of these people, and no reader waits.
 *
 * People who may be known already are put aside as lines of the file, and imported at the end in
 * the order of the file: a batch of a load is only about new people.
 */
export function createFirstLoad({ engine, version, mayLoad }: FirstLoadContext) {
  let filter: KeyFilter | null = null

  async function createFilter(trx: Write): Promise<void> {
    const known = createKeyFilter()
    await addLoaded(trx, known)
    // What is stored is little, and put aside lines have their keys beside them.
    for (const text of STORED_KEYS)
      for (const { key } of await query<{ key: string }>(trx, text)) known.add(key)
    filter = known
  }

  async function begin(
    trx: Write,
    cursor: string,
    isResumed: boolean,
  ): Promise<State | 'busy' | null> {
    const state = await readState(trx)
    const isOwn = isResumed && state?.cursor === cursor
    if (isOwn && state.phase === 'refused') return null
    if (isOwn && state.phase === 'lines') return state
    const isTaken = !(await takeLease(trx, engine))
    if (isOwn) {
      if (isTaken) return 'busy'
      await createFilter(trx)
      await createTwins(trx)
      return state
    }
    // An import that has begun without a load continues without one.
    if (isTaken || isResumed || (state?.phase === 'refused' && state.cursor === cursor)) return null
    if (!(await isAlmostEmpty(trx)) || !(await mayLoad(trx))) return null
    await discard(trx, state)
    await createHeaps(trx)
    await createFilter(trx)
    await createTwins(trx)
    const fresh: State = { cursor, phase: 'rows', version, position: await lastPosition(trx) }
    await setCursor(trx, NAME, JSON.stringify(fresh))
    return fresh
  }

  return {
    /**
     * Begins a load, or continues that of an import which was cut off.
     *
     * @param cursor the cursor of the import
     * @param isResumed whether the import has stored lines before
     * @returns what the import stores: rows of a load, lines that were put aside, or null if it
     *   stores people as always
     */
    async begin(cursor: string, isResumed: boolean): Promise<'rows' | 'lines' | null> {
      if (engine.kind !== 'sqlite') return null
      for (;;) {
        const state = await engine.write((trx) => begin(trx, cursor, isResumed))
        if (state !== 'busy') return state?.phase === 'refused' ? null : (state?.phase ?? null)
        await pause(WAIT_MS)
      }
    },

    /**
     * Returns null for a line about new people. Of others, returns the keys by which it is put
     * aside, with those after it that have one of these keys.
     *
     * @param mustWait puts it aside in any case
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

    /** Moves the batch of a transaction to the load, before it commits. */
    async beforeCommit(trx: Write): Promise<void> {
      if (filter === null) return
      if (!(await takeLease(trx, engine)))
        throw new ServiceError('unavailable', 'another process continues this import')
      for (const text of BATCH_KEYS)
        for (const { key } of await query<{ key: string }>(trx, text)) filter.add(key)
      await appendBatch(trx)
    },

    /**
     * Ends the load: its people are found from now on.
     *
     * @throws ServiceError `conflict` if others stored people meanwhile who are part of the load
     */
    async install(changes: Changes): Promise<void> {
      if (filter === null) return
      filter = null
      const isInstalled = await engine
        .write(async (trx) => {
          await dropTwins(trx)
          const state = await readState(trx)
          if (!state) return false
          if (await isContested(trx)) return false
          await shiftPositions(trx, state)
          await installHeaps(trx)
          await reviewLoaded(engine, trx)
          await setCursor(trx, NAME, JSON.stringify({ ...state, phase: 'lines' }))
          return true
        })
        .catch((error: unknown) => {
          if (isConstraint(error)) return false
          throw error
        })
      if (isInstalled) return changes.write(async (_trx, markChanged) => markChanged('everything'))
      await engine.write(async (trx) => {
        const state = await readState(trx)
        await discard(trx, state)
        if (state) await setCursor(trx, NAME, JSON.stringify({ ...state, phase: 'refused' }))
      })
      throw new ServiceError(
        'conflict',
        'another process stored some of these people meanwhile: run the import again',
      )
    },

    /** Returns lines that were put aside, in order. */
    lines: (after: number, limit: number): Promise<LaterLine[]> =>
      engine.write((trx) =>
        query(
          trx,
          `select number, text from load_line where number > ${after} order by number limit ${limit}`,
        ),
      ),

    /** Removes what is left of a load, after its lines were imported. */
    end: () => engine.write(async (trx) => discard(trx, await readState(trx))),

    /** Discards a load that a program of another version began: its import starts again. */
    async check(): Promise<void> {
      if (engine.kind !== 'sqlite') return
      const state = await engine.read(readState)
      if (state?.phase !== 'rows' || state.version === version) return
      await engine.write(async (trx) => discard(trx, await readState(trx)))
    },
  }
}

/** Whether a key was there twice. */
const isConstraint = (error: unknown): boolean =>
  (((error as { errcode?: number }).errcode ?? 0) & 0xff) === 19

async function readState(db: Pick<Write, 'selectFrom'>): Promise<State | null> {
  const row = await db
    .selectFrom('cursor')
    .select('value')
    .where('name', '=', NAME)
    .executeTakeFirst()
  return row ? (JSON.parse(row.value) as State) : null
}

/** Drops the heaps; an import whose rows were there begins again. */
async function discard(trx: Write, state: State | null): Promise<void> {
  await dropHeaps(trx)
  await trx.deleteFrom('lease').where('name', '=', NAME).execute()
  if (!state) return
  await trx.deleteFrom('cursor').where('name', '=', NAME).execute()
  if (state.phase === 'rows')
    await trx.deleteFrom('cursor').where('name', '=', state.cursor).execute()
}

/** Takes or keeps the lease of the load; returns false while another process has it. */
async function takeLease(trx: Write, { now }: Engine): Promise<boolean> {
  const taken = await sql`
    insert into lease (name, owner, until) values (${NAME}, ${owner}, ${now} + ${sql.lit(LEASE_MS)})
    on conflict (name) do update set owner = excluded.owner, until = excluded.until
     where lease.owner = excluded.owner or lease.until <= ${now}`.execute(trx)
  return taken.numAffectedRows === 1n
}

async function isAlmostEmpty(trx: Write): Promise<boolean> {
  const [row] = await query<{ n: number }>(
    trx,
    `select (select count(*) from profile) + (select count(*) from credential)
          + 10000 * (exists (select 1 from forgotten) + exists (select 1 from bare_fid)
          + exists (select 1 from owner_decision)) as n`,
  )
  return (row?.n ?? 0) <= MAX_STORED
}

/** The keys of what is stored already, and of lines that were put aside. */
const STORED_KEYS = [
  `select 'k:' || key as key from main.identity where holder = ''`,
  `select 's:' || scope as key from main.finding`,
  `select 'u:' || uid as key from main.credential`,
  `select 'k:' || subject as key from main.credential`,
  'select value as key from load_line, json_each(load_line.keys)',
]

/** The keys of a batch. */
const BATCH_KEYS = [
  `select 'k:' || key as key from temp.identity where holder = ''`,
  `select 's:' || scope as key from temp.finding`,
  `select 'u:' || uid as key from temp.credential`,
  `select distinct 'k:' || subject as key from temp.credential`,
]

/** Rows that are read at once. */
const SLICE = 50_000

/** Adds the keys of a load that continues. */
async function addLoaded(trx: Write, filter: KeyFilter): Promise<void> {
  const texts = [
    `select rowid, 'k:' || key as key from load_identity where holder = ''`,
    `select rowid, 's:' || scope as key from load_finding where 1 = 1`,
    `select rowid, 'u:' || uid as key from load_credential where 1 = 1`,
    `select rowid, 'k:' || subject as key from load_credential where 1 = 1`,
  ]
  for (const text of texts) await addSlices(trx, filter, text)
}

async function addSlices(trx: Write, filter: KeyFilter, text: string): Promise<void> {
  for (let after = 0; ; ) {
    const rows = await query<{ rowid: number; key: string }>(
      trx,
      `${text} and rowid > ${after} order by rowid limit ${SLICE}`,
    )
    for (const { key } of rows) filter.add(key)
    if (rows.length < SLICE) return
    after = rows.at(-1)?.rowid ?? after
  }
}

const keysOfFinding = (finding: Finding): string[] => [
  `s:${finding.scope}`,
  ...keysOf(finding).map((key) => `k:${key}`),
]

const keysOfRecord = (record: CredentialRecord): string[] => [
  `u:${record.uid.toLowerCase()}`,
  `k:${subjectOf(record)}`,
]

/** Returns true if people or credentials are stored whom the load contains too. */
async function isContested(trx: Write): Promise<boolean> {
  const joins = [
    `load_identity as l cross join main.identity as m on m.key = l.key where l.holder = '' and m.holder = ''`,
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
