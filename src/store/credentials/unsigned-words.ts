import type { Kysely } from 'kysely'
import { asReported, type CredentialRecord, toCredential } from '../../domain/credential.ts'
import { whocastSchemaUid } from '../../domain/eas.ts'
import { grades } from '../../domain/verification.ts'
import { reportUnsigned } from '../../evidence/unsigned.ts'
import type { Tables } from '../schema.ts'
import { filtersOf } from './filters.ts'

const PAGE = 200

/**
 * Migration: of stored off-chain attestations, one that says more than its attester signed is its issuer's word from now on. Which words
 * those are, earlier versions of the checker judged less strictly: they took any text of an unknown schema for the name. Attestations under the
 * service's own schema are left out, as every word of theirs was always compared.
 */
export async function reportUnsignedWords(db: Kysely<Tables>): Promise<void> {
  const now = Math.floor(Date.now() / 1000)
  let after = { uid: '', issuer: '' }
  for (;;) {
    const rows = await db
      .selectFrom('credential')
      .select(['uid', 'issuer', 'document'])
      .where('kind', '=', 'eas-offchain')
      .where('schema_uid', '<>', whocastSchemaUid)
      .where((e) => e(e.refTuple('uid', 'issuer'), '>', e.tuple(after.uid, after.issuer)))
      .orderBy('uid')
      .orderBy('issuer')
      .limit(PAGE)
      .execute()
    for (const { uid, issuer, document } of rows) {
      const before = JSON.parse(document) as CredentialRecord
      const record = await settle(before, now)
      if (record === before) continue
      const filters = filtersOf(record)
      await db
        .updateTable('credential')
        .set({ ...filters, grade_rank: grades.indexOf(filters.grade), kind: record.kind })
        .set({ document: JSON.stringify(record), shown: JSON.stringify(toCredential(record)) })
        .where('uid', '=', uid)
        .where('issuer', '=', issuer)
        .execute()
    }
    const last = rows.at(-1)
    if (!last || rows.length < PAGE) return
    after = last
  }
}

async function settle(record: CredentialRecord, now: number): Promise<CredentialRecord> {
  if (record.evidence === undefined) return record
  try {
    return await reportUnsigned(record, now)
  } catch {
    // The attestation does not hold: all that is known is that it was stored.
    return { ...asReported(record, now), evidence: record.evidence }
  }
}
