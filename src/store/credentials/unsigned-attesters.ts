import type { Kysely } from 'kysely'
import { castBehind } from '../../domain/cast-evidence.ts'
import { asReported, type CredentialRecord, toCredential, withoutUnsignedAttester } from '../../domain/credential.ts'
import { writeCredential } from '../../domain/written-profile.ts'
import type { Tables } from '../schema.ts'
import { rewriteCredentials } from './rewrite.ts'

/**
 * Migration: the named attester of unsigned stored credentials becomes `claimedAttester`, and a credential whose cast does not
 * support its name becomes `reported` by its issuer.
 */
export async function moveUnsignedAttesters(db: Kysely<Tables>): Promise<void> {
  await rewriteCredentials(db, { kinds: ['reported', 'farcaster-cast'] }, (before, row) => {
    const record = settle(before)
    const document = JSON.stringify(record)
    const shown = writeCredential(toCredential(record))
    return document === row.document && shown === row.shown ? null : { kind: record.kind, document, shown }
  })
}

function settle(record: CredentialRecord): CredentialRecord {
  if (record.kind !== 'farcaster-cast') return withoutUnsignedAttester(record)
  if (!castBehind(record)) return asReported(record, record.verification.checkedAt)
  const { attester, ...rest } = record
  return attester?.fid === undefined ? record : { ...rest, attester: { fid: attester.fid } }
}
