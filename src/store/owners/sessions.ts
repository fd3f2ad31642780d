import type { Address } from 'viem'
import type { Owners, Session } from '../../domain/ports/owners.ts'
import type { Clock } from '../../domain/ports/telemetry.ts'
import type { Engine, Row, Write } from '../engines/engine.ts'
import { recordAction } from './audit.ts'

/** Uses up a nonce. Returns false where it was used before, by this process or another. */
export async function useNonce(
  trx: Write,
  { nonce, expiresAt, now }: { nonce: string; expiresAt: number; now: number },
): Promise<boolean> {
  await trx.deleteFrom('used_nonce').where('expires_at', '<', now).execute()
  const used = await trx
    .insertInto('used_nonce')
    .values({ nonce, expires_at: expiresAt })
    .onConflict((c) => c.doNothing())
    .executeTakeFirst()
  return used.numInsertedOrUpdatedRows === 1n
}

/** See `Owners.open`. */
export async function openSession(
  trx: Write,
  session: Session,
  { nonce, nonceExpiresAt, replaces, now }: Parameters<Owners['open']>[1] & { now: number },
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
    })
    .execute()
  await recordAction(trx, { at: now, action: 'signed-in', ...whoOf(session) })
  return true
}

/** See `Owners.session`. */
export async function findSession({ engine, clock }: { engine: Engine; clock: Clock }, hash: string): Promise<Session | null> {
  const row = await engine.read((db) => db.selectFrom('session').selectAll().where('hash', '=', hash).executeTakeFirst())
  return row && row.expires_at * 1000 > clock() ? toSession(row) : null
}

/** See `Owners.close`. */
export async function closeSession(trx: Write, hash: string, now: number): Promise<boolean> {
  const row = await trx.selectFrom('session').selectAll().where('hash', '=', hash).executeTakeFirst()
  if (!row) return false
  await trx.deleteFrom('session').where('hash', '=', hash).execute()
  if (row.expires_at <= now) return false
  await recordAction(trx, { at: now, action: 'signed-out', ...whoOf(toSession(row)) })
  return true
}

/** Who a session is, for the audit log. */
export const whoOf = ({ address, fid }: Pick<Session, 'address' | 'fid'>) => ({
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
})
