import type { CredentialRecord } from '@whocast/contract/credential.ts'
import { lower } from '@whocast/contract/lower.ts'
import { attestByService } from './attest-by-service.ts'
import { attestCompact, attestSigned } from './attest-signed.ts'
import { type FoundCast, findCast } from './cast-source.ts'
import { compactInUrl } from './compact-attestation.ts'
import { type AttestContext, resolveParty } from './context.ts'
import { basisOf, type SignedClaim } from './record.ts'
import { demandOnlyWords } from './signed-fields.ts'

/**
 * Makes the record of a submission. Checks a submitted attestation, or stores a named cast. Without
 * either the service signs (with a key) or merely reports.
 *
 * @throws ServiceError `rule-broken` with pointers into the body if an attestation is invalid
 */
export async function attest(
  context: AttestContext,
  input: SignedClaim,
): Promise<CredentialRecord> {
  const { attestation, reference = '' } = input.submission
  if (typeof attestation === 'object') return attestSigned(context, input, attestation)
  if (attestation !== undefined)
    return attestCompact(context, input, { text: attestation, pointer: '/attestation' })
  if (compactInUrl(reference) !== null)
    return attestCompact(context, input, { text: reference, pointer: '/reference' })
  const { castByHash, signer } = context
  const resolve = (party: Parameters<typeof resolveParty>[1]) => resolveParty(context, party)
  const found = castByHash ? await findCast({ resolve, castByHash }, input.submission) : null
  if (found) return byCast(input, found)
  return signer ? attestByService(context, signer, input) : reported(input)
}

/** The record of a cast, which says its words and its time. */
function byCast(input: SignedClaim, { fid, target, at, evidence }: FoundCast): CredentialRecord {
  const { submission, now } = input
  demandOnlyWords(submission)
  return {
    ...basisOf(input),
    kind: 'farcaster-cast',
    issuedAt: at,
    attester: { fid },
    ...(submission.attester ? { claimedAttester: submission.attester } : {}),
    attestee: { ...submission.attestee, fid: target },
    verification: { method: 'ed25519', result: 'holds', checkedAt: now },
    evidence: { ...evidence },
  }
}

/** A report of the issuer, without evidence. */
function reported(input: SignedClaim): CredentialRecord {
  const { submission, issuer, now } = input
  const attester =
    submission.attester ?? (issuer.attester ? { address: lower(issuer.attester) } : undefined)
  return {
    ...basisOf(input),
    kind: 'reported',
    ...(submission.schemaID === undefined ? {} : { schema: { uid: submission.schemaID } }),
    ...(attester ? { claimedAttester: attester } : {}),
    verification: { method: 'reported', result: 'unchecked', checkedAt: now },
  }
}
