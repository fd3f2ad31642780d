import type { ExpressionBuilder } from 'kysely'
import type { Address } from 'viem'
import type { Engine, Row, Write } from '../../db/engines/engine.ts'
import { useNonce } from '../../db/nonce.ts'
import type { Tables } from '../../db/schema.ts'
import { MAX_SKEW_SECONDS } from '../../kit/clock.ts'
import type { Clock } from '../../kit/telemetry.ts'
import type { Session } from '../port.ts'
import { recordAction } from './audit.ts'

export interface Nonce {
  nonce: string
  nonceExpiresAt: number
}

export interface Opening extends Nonce {
  /** The hash of the session that it replaces. */
  replaces?: string | undefined
}

/** See `Owners.open`. */
export async function openSession(
  trx: Write,
  session: Session,
  { nonce, nonceExpiresAt, replaces, now }: Opening & { now: number },
): Promise<boolean> {
  if (!(await useNonce(trx, { nonce, expiresAt: nonceExpiresAt, now }))) return false
  await trx.deleteFrom('session').where('expires_at', '<=', now).execute()
  if (replaces) await trx.deleteFrom('session').where('hash', '=', replaces).execute()
  await trx
    .insertInto('session')
    .values({
      hash: session.hash,
      address: session.address ?? '',
      contract_chain_id: session.contractChainId,
      fid: session.fid,
      created_at: session.createdAt,
      expires_at: session.expiresAt,
      checked_at: session.checkedAt,
      custody: session.custody ?? '',
    })
    .execute()
  await recordAction(trx, { at: now, action: 'signed-in', ...subjectOf(session) })
  return true
}

/** See `Owners.session`. One that was opened while the clock was ahead would last too long. */
export async function findSession(
  { engine, clock }: { engine: Engine; clock: Clock },
  hash: string,
): Promise<Session | null> {
  const row = await engine.read((db) =>
    db.selectFrom('session').selectAll().where('hash', '=', hash).executeTakeFirst(),
  )
  const now = clock()
  return row && row.expires_at * 1000 > now && (row.created_at - MAX_SKEW_SECONDS) * 1000 <= now
    ? toSession(row)
    : null
}

/** See `Owners.close`. */
export async function closeSession(trx: Write, hash: string, now: number): Promise<boolean> {
  const row = await trx
    .selectFrom('session')
    .selectAll()
    .where('hash', '=', hash)
    .executeTakeFirst()
  if (!row) return false
  await trx.deleteFrom('session').where('hash', '=', hash).execute()
  if (row.expires_at <= now) return false
  await recordAction(trx, { at: now, action: 'signed-out', ...subjectOf(toSession(row)) })
  return true
}

/** See `Owners.end`. */
export async function endSession(trx: Write, session: Session, now: number): Promise<void> {
  const { numDeletedRows } = await trx
    .deleteFrom('session')
    .where('hash', '=', session.hash)
    .executeTakeFirst()
  if (numDeletedRows > 0n)
    await recordAction(trx, { at: now, action: 'ended', ...subjectOf(session) })
}

/** See `Owners.closeOthers`. */
export async function closeOthers(
  { engine, trx }: { engine: Engine; trx: Write },
  {
    session,
    keys,
    now,
  }: {
    session: Pick<Session, 'hash' | 'fid' | 'address'>
    keys: readonly string[]
    now: number
  },
): Promise<number> {
  const { numDeletedRows } = await trx
    .deleteFrom('session')
    .where('hash', '<>', session.hash)
    .where(isOfKeys(engine, keys))
    .executeTakeFirst()
  if (numDeletedRows > 0n)
    await recordAction(trx, { at: now, action: 'signed-out', ...subjectOf(session) })
  return Number(numDeletedRows)
}

/** Returns the condition that a session was opened by one of these keys. */
export function isOfKeys(engine: Engine, keys: readonly string[]) {
  const of = (kind: string) =>
    keys.flatMap((key) => (key.startsWith(kind) ? [key.slice(kind.length)] : []))
  return (e: ExpressionBuilder<Tables, 'session'>) =>
    e.or([
      engine.isIn('address', of('eth:')),
      ...of('fid:').map((fid) => e('fid', '=', Number(fid))),
    ])
}

/** Returns the subject of a session for the audit log. */
const subjectOf = ({ address, fid }: Pick<Session, 'address' | 'fid'>) => ({
  who: fid === null ? `eth:${address}` : `fid:${fid}`,
  address: address ?? '',
})

/** A session of its row. */
export const toSession = (row: Row<'session'>): Session => ({
  hash: row.hash,
  address: row.address === '' ? null : (row.address as Address),
  contractChainId: row.contract_chain_id,
  fid: row.fid,
  createdAt: row.created_at,
  expiresAt: row.expires_at,
  checkedAt: row.checked_at,
  custody: row.custody === '' ? null : (row.custody as Address),
})
