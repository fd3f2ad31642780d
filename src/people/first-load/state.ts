import { randomBytes } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { setCursor } from '../../db/cursors.ts'
import type { Engine, Write } from '../../db/engines/engine.ts'
import type { Tables } from '../../db/schema.ts'
import { type Heaps, query } from './heaps.ts'

/** A database with more profiles is not loaded but added to. */
const MAX_STORED = 5000
/** Under this name the cursors have the state of a load, and leases its process. */
const NAME = 'load'
/** How long a process that died keeps others from its load, in ms. */
export const LEASE_MS = 15_000
/** This process, as the owner of leases. */
const owner = randomBytes(9).toString('base64url')

/** How far a load has come. */
export interface State {
  /** The cursor of the import. */
  cursor: string
  /** Rows are loaded; lines that were put aside are imported; the load could not be installed. */
  phase: 'rows' | 'lines' | 'refused'
  /** The version of the schema. */
  version: number
  /** The last position of the change log when the load began. */
  position: number
}

/** Reads the state; null if there is no load. */
export async function readState(db: Kysely<Tables>): Promise<State | null> {
  const row = await db
    .selectFrom('cursor')
    .select('value')
    .where('name', '=', NAME)
    .executeTakeFirst()
  return row ? (JSON.parse(row.value) as State) : null
}

/** Stores the state. */
export const writeState = (trx: Write, state: State): Promise<void> =>
  setCursor(trx, NAME, JSON.stringify(state))

/** Drops the heaps; an import whose rows were there begins again. */
export async function discard(trx: Write, heaps: Heaps, state: State | null): Promise<void> {
  await heaps.drop(trx)
  await trx.deleteFrom('lease').where('name', '=', NAME).execute()
  if (!state) return
  await trx.deleteFrom('cursor').where('name', '=', NAME).execute()
  if (state.phase === 'rows')
    await trx.deleteFrom('cursor').where('name', '=', state.cursor).execute()
}

/** Takes or keeps the lease of the load; returns false while another process has it. */
export async function takeLease(trx: Write, { now }: Engine): Promise<boolean> {
  const taken = await sql`
    insert into lease (name, owner, until) values (${NAME}, ${owner}, ${now} + ${sql.lit(LEASE_MS)})
    on conflict (name) do update set owner = excluded.owner, until = excluded.until
     where lease.owner = excluded.owner or lease.until <= ${now}`.execute(trx)
  return taken.numAffectedRows === 1n
}

/** Returns true if so little is stored that it can be moved to a load. */
export async function isAlmostEmpty(trx: Write): Promise<boolean> {
  const some = (table: string) => `select 1 as n from ${table} limit ${MAX_STORED + 1}`
  const [row] = await query<{ stored: number }>(
    trx,
    `select (select count(*) from (${some('profile')}) as profiles)
          + (select count(*) from (${some('credential')}) as credentials) as stored`,
  )
  if (Number(row?.stored) > MAX_STORED) return false
  for (const table of ['forgotten', 'bare_fid', 'owner_decision'])
    if ((await query(trx, `select 1 from ${table} limit 1`)).length > 0) return false
  return true
}
