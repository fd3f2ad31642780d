import { forgetNotifications } from '../../changes/notifications/stored/notifications.ts'
import type { Engine, Write } from '../../db/engines/engine.ts'
import { isOfKeys } from './sessions.ts'

/**
 * Ends the sessions of a person who is forgotten, and takes out what they decided and their name in
 * the audit log.
 *
 * @param keys their keys, as by `identifierKey`
 * @param root the hash that replaces them
 */
export async function forgetOwner(
  engine: Engine,
  trx: Write,
  keys: readonly string[],
  root: string,
): Promise<void> {
  const wallets = keys.flatMap((key) => (key.startsWith('eth:') ? [key.slice(4)] : []))
  const fids = keys.flatMap((key) => (key.startsWith('fid:') ? [Number(key.slice(4))] : []))
  await trx.deleteFrom('session').where(isOfKeys(engine, keys)).execute()
  for (const table of ['owner_decision', 'hidden_credential'] as const)
    await trx.deleteFrom(table).where(engine.isIn('of', keys)).execute()
  await forgetNotifications(trx, fids)
  await trx
    .updateTable('owner_audit')
    .set({ who: root, address: '' })
    .where((e) => e.or([engine.isIn('who', keys), engine.isIn('address', wallets)]))
    .execute()
}
