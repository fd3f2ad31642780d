import { randomBytes } from 'node:crypto'
import type { ChangedCredential, ChangeType } from '@whocast/contract/change-document.ts'
import { sql } from 'kysely'
import type { Engine, InsertRule, Write } from '../engines/engine.ts'
import { takePositions } from './positions.ts'

/** A change as the transaction that makes it records it. */
export interface NewEvent {
  type: ChangeType
  /** Empty where the person has no profile. */
  profileID: string
  /** The subject of a credential: `eth:0x…` or `id:<profileID>`. */
  subject?: string
  into?: string
  /** The key of an identifier that has moved to the person. */
  identifier?: string
  credential?: ChangedCredential
}

const rule: InsertRule<'event'> = {
  table: 'event',
  columns: ['id', 'seq', 'at', 'type', 'profile_id', 'subject', 'data'],
  numbers: ['seq', 'at'],
  key: ['id'],
}

/** The latest millisecond in which this process recorded changes, and how many. */
const latest = { at: 0, count: 0 }

/** Numbers changes within their millisecond, as a transaction may record several. */
function takeNumbers(at: number, amount: number): number {
  if (at > latest.at) Object.assign(latest, { at, count: 0 })
  latest.count += amount
  return latest.count - amount
}

/**
 * Records changes in the transaction that makes them. Their IDs sort by the database's clock, and
 * the changes of one person by their order. SQLite has one writer, so they receive their positions
 * at once; see `change-log.ts`.
 */
export async function recordEvents(
  engine: Pick<Engine, 'kind' | 'now' | 'insertMany'>,
  trx: Write,
  events: readonly NewEvent[],
): Promise<void> {
  if (events.length === 0) return
  const { rows } = await sql<{ now: number }>`select ${engine.now} as now`.execute(trx)
  const at = Number(rows[0]?.now)
  const time = eventIdAt(at)
  const nonce = randomBytes(6).toString('hex')
  const first = takeNumbers(at, events.length)
  const position = engine.kind === 'sqlite' ? await takePositions(trx, events.length) : null
  await engine.insertMany(
    trx,
    rule,
    events.map(({ type, profileID, subject, into, identifier, credential }, index) => ({
      id: `${time}${(first + index).toString(36).padStart(5, '0')}${nonce}`,
      seq: position === null ? 0 : position + index,
      at,
      type,
      profile_id: profileID,
      subject: subject ?? '',
      data:
        into || identifier || credential ? JSON.stringify({ into, identifier, credential }) : '{}',
    })),
  )
}

/** Deletes the changes about people from the log, and records only that they are gone. */
export async function forgetEvents(
  engine: Engine,
  trx: Write,
  keys: readonly string[],
  ids: readonly string[],
): Promise<void> {
  await trx.deleteFrom('event').where(engine.isIn('profile_id', ids)).execute()
  await trx
    .deleteFrom('event')
    .where(engine.isIn('subject', [...keys, ...ids.map((id) => `id:${id}`)]))
    // In the words of the index, which has no other rows.
    .where(sql<boolean>`subject <> ''`)
    .execute()
  await recordEvents(
    engine,
    trx,
    ids.map((profileID) => ({ type: 'profile.removed', profileID })),
  )
}

/** How long changes are stored, in ms. */
export const EVENT_RETENTION_MS = 7 * 86_400_000

/** Deletes what a module stores about some changes, in the transaction that deletes them. */
export type Purge = (engine: Engine, trx: Write, eventIDs: readonly string[]) => Promise<void>

/** Returns the lowest ID of changes at a time (unix ms): IDs sort by time. */
export const eventIdAt = (at: number): string => at.toString(36).padStart(9, '0')
