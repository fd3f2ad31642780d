import {
  asReported,
  type CredentialRecord,
  toCredential,
  withoutUnsignedAttester,
} from '@whocast/contract/credential.ts'
import { writeCredential } from '@whocast/contract/written-profile.ts'
import { castBehind } from '@whocast/evidence/forms/cast-evidence.ts'
import type { Kysely } from 'kysely'
import type { Tables } from '../../db/schema.ts'
import { rewriteCredentials } from './rewrite.ts'

/**
 * Migration: the named attester of unsigned stored credentials becomes `claimedAttester`, and a
 * credential whose cast does not support its name becomes `reported` by its issuer.
 */
export async function moveUnsignedAttesters(db: Kysely<Tables>): Promise<void> {
  await rewriteCredentials(db, { kinds: ['reported', 'farcaster-cast'] }, (before, row) => {
    const record = settle(before)
    const document = JSON.stringify(record)
    const shown = writeCredential(toCredential(record))
    return document === row.document && shown === row.shown
      ? null
      : { kind: record.kind, document, shown }
  })
}

function settle(record: CredentialRecord): CredentialRecord {
  if (record.kind !== 'farcaster-cast') return withoutUnsignedAttester(record)
  if (!castBehind(record)) return asReported(record, record.verification.checkedAt)
  const { attester, ...rest } = record
  return attester?.fid === undefined ? record : { ...rest, attester: { fid: attester.fid } }
}
