import type { CredentialRecord } from '@whocast/contract/credential.ts'
import type { Engine, Write } from '../../db/engines/engine.ts'
import { MAX_SKEW_SECONDS } from '../../kit/clock.ts'
import { keyOf, NEVER } from './put.ts'

/** A record as {@link readDue} returned it, and what its check found. */
export interface CheckedRecord {
  before: CredentialRecord
  after: CredentialRecord
}

/**
 * Returns records that were checked before `before` (unix seconds), the longest ago first, then
 * those that were checked while the clock was ahead, or by whoever relayed them.
 */
export async function readDue(
  engine: Engine,
  {
    kinds,
    before,
    limit,
    now,
  }: { kinds: CredentialRecord['kind'][]; before: number; limit: number; now: number },
): Promise<CredentialRecord[]> {
  const read = (from: number, to: number, most: number) =>
    engine.read((db) =>
      db
        .selectFrom('credential')
        .select('document')
        .where(engine.isIn('kind', kinds))
        .where('rechecked_at', '>', from)
        .where('rechecked_at', '<', to)
        .orderBy('rechecked_at')
        .limit(most)
        .execute(),
    )
  const due = await read(Number.MIN_SAFE_INTEGER, before, limit)
  const ahead =
    due.length < limit ? await read(now + MAX_SKEW_SECONDS, NEVER, limit - due.length) : []
  return [...due, ...ahead].map(({ document }) => JSON.parse(document) as CredentialRecord)
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

/**
 * Puts off the next check of records, so that one that fails, or is not stored, blocks no others.
 *
 * @param checkedAt unix seconds, as if they were checked then
 */
export async function putOff(
  engine: Engine,
  records: readonly CredentialRecord[],
  checkedAt: number,
): Promise<void> {
  await engine.write(async (trx) => {
    for (const [issuer, group] of Map.groupBy(records, (record) => record.issuer))
      await trx
        .updateTable('credential')
        .set({ rechecked_at: checkedAt })
        .where('issuer', '=', issuer)
        .where(
          engine.isIn(
            'uid',
            group.map(({ uid }) => uid.toLowerCase()),
          ),
        )
        .where('rechecked_at', '<', NEVER)
        .execute()
  })
}
