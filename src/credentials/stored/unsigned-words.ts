import { asReported, type CredentialRecord, toCredential } from '@whocast/contract/credential.ts'
import { grades } from '@whocast/contract/verification.ts'
import { writeCredential } from '@whocast/contract/written-profile.ts'
import { whocastSchemaUid } from '@whocast/evidence/forms/eas.ts'
import { reportUnsigned } from '@whocast/evidence/unsigned.ts'
import type { Kysely } from 'kysely'
import type { Tables } from '../../db/schema.ts'
import { filtersOf } from './filters.ts'
import { rewriteCredentials } from './rewrite.ts'

/**
 * Migration: a stored off-chain attestation that says more than its attester signed becomes
 * `reported` by its issuer. Earlier versions of the checker were less strict: they took any text of
 * an unknown schema for the name. Attestations under the service's own schema are left out, as all
 * of their words were always compared.
 */
export async function reportUnsignedWords(db: Kysely<Tables>): Promise<void> {
  const now = Math.floor(Date.now() / 1000)
  await rewriteCredentials(
    db,
    { kinds: ['eas-offchain'], exceptSchema: whocastSchemaUid },
    async (before) => {
      const record = await settle(before, now)
      if (record === before) return null
      const filters = filtersOf(record)
      return {
        ...filters,
        grade_rank: grades.indexOf(filters.grade),
        kind: record.kind,
        document: JSON.stringify(record),
        shown: writeCredential(toCredential(record)),
      }
    },
  )
}

async function settle(record: CredentialRecord, now: number): Promise<CredentialRecord> {
  if (record.evidence === undefined) return record
  try {
    return await reportUnsigned(record, now)
  } catch {
    // The attestation is invalid: all that is known is that it was stored.
    return { ...asReported(record, now), evidence: record.evidence }
  }
}
