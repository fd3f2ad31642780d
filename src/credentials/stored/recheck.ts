import type { CredentialRecord } from '@whocast/contract/credential.ts'
import type { Engine, Write } from '../../db/engines/engine.ts'
import { keyOf } from './put.ts'

/** A record as {@link readDue} returned it, and what its check found. */
export interface CheckedRecord {
  before: CredentialRecord
  after: CredentialRecord
}

/** Returns records that were checked before `before` (unix seconds), the longest ago first. */
export async function readDue(
  engine: Engine,
  { kinds, before, limit }: { kinds: CredentialRecord['kind'][]; before: number; limit: number },
): Promise<CredentialRecord[]> {
  const rows = await engine.read((db) =>
    db
      .selectFrom('credential')
      .select('document')
      .where(engine.isIn('kind', kinds))
      .where('rechecked_at', '<', before)
      .orderBy('rechecked_at')
      .limit(limit)
      .execute(),
  )
  return rows.map(({ document }) => JSON.parse(document) as CredentialRecord)
}

/** Returns what was found of records that nobody deleted or stored again since they were read. */
export async function unchangedOf(
  engine: Engine,
  trx: Write,
  checked: readonly CheckedRecord[],
): Promise<CredentialRecord[]> {
  const rows = await trx
    .selectFrom('credential')
    .select(['uid', 'issuer', 'document'])
    .where(
      engine.isIn(
        'uid',
        checked.map(({ before }) => before.uid.toLowerCase()),
      ),
    )
    .execute()
  const stored = new Map(rows.map((row) => [keyOf(row), row.document]))
  return checked.flatMap(({ before, after }) =>
    stored.get(keyOf({ ...before, uid: before.uid.toLowerCase() })) === JSON.stringify(before)
      ? [after]
      : [],
  )
}
