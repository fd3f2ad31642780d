import { randomBytes } from 'node:crypto'
import type { Engine, Row, Write } from '../../db/engines/engine.ts'
import type { AuditEntry } from '../port.ts'

/** How long lines of the audit log are kept, in seconds. */
const AUDIT_RETENTION_SECONDS = 400 * 86_400

/** Adds a line, within the transaction of the recorded action. */
export async function recordAction(trx: Write, entry: AuditEntry): Promise<void> {
  await trx
    .insertInto('owner_audit')
    .values({ id: randomBytes(12).toString('base64url'), ...entry })
    .execute()
  await trx
    .deleteFrom('owner_audit')
    .where('at', '<', entry.at - AUDIT_RETENTION_SECONDS)
    .execute()
}

/** Returns the newest lines: of all, or about or signed by the profile with these keys. */
export async function readAudit(
  engine: Engine,
  limit: number,
  keys?: readonly string[],
): Promise<AuditEntry[]> {
  const wallets = keys?.flatMap((key) => (key.startsWith('eth:') ? [key.slice(4)] : [])) ?? []
  const rows = await engine.read((db) =>
    db
      .selectFrom('owner_audit')
      .selectAll()
      .$if(keys !== undefined, (query) =>
        query.where((e) =>
          e.or([engine.isIn('who', [...(keys ?? [])]), engine.isIn('address', wallets)]),
        ),
      )
      .orderBy('at', 'desc')
      .orderBy('id')
      .limit(limit)
      .execute(),
  )
  return rows.map(toEntry)
}

/** A line of its row. */
export const toEntry = ({ at, action, who, address }: Row<'owner_audit'>): AuditEntry => ({
  at,
  action: action as AuditEntry['action'],
  who,
  address,
})
