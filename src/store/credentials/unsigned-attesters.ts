import type { Kysely } from 'kysely'
import { castBehind } from '../../domain/cast-evidence.ts'
import { asReported, type CredentialRecord, toCredential, withoutUnsignedAttester } from '../../domain/credential.ts'
import type { Tables } from '../schema.ts'

const PAGE = 500

/**
 * Migration: the named attester of unsigned stored credentials becomes `claimedAttester`, and a credential whose cast does not
 * support its name becomes `reported` by its issuer.
 */
export async function moveUnsignedAttesters(db: Kysely<Tables>): Promise<void> {
  let after = { uid: '', issuer: '' }
  for (;;) {
    const rows = await db
      .selectFrom('credential')
      .select(['uid', 'issuer', 'document', 'shown'])
      .where('kind', 'in', ['reported', 'farcaster-cast'])
      .where((e) => e(e.refTuple('uid', 'issuer'), '>', e.tuple(after.uid, after.issuer)))
      .orderBy('uid')
      .orderBy('issuer')
      .limit(PAGE)
      .execute()
    for (const row of rows) {
      const record = settle(JSON.parse(row.document) as CredentialRecord)
      const document = JSON.stringify(record)
      const shown = JSON.stringify(toCredential(record))
      if (document === row.document && shown === row.shown) continue
      await db
        .updateTable('credential')
        .set({ kind: record.kind, document, shown })
        .where('uid', '=', row.uid)
        .where('issuer', '=', row.issuer)
        .execute()
    }
    const last = rows.at(-1)
    if (!last || rows.length < PAGE) return
    after = last
  }
}

function settle(record: CredentialRecord): CredentialRecord {
  if (record.kind !== 'farcaster-cast') return withoutUnsignedAttester(record)
  if (!castBehind(record)) return asReported(record, record.verification.checkedAt)
  const { attester, ...rest } = record
  return attester?.fid === undefined ? record : { ...rest, attester: { fid: attester.fid } }
}
