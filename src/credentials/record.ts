import type { Revocation } from '@whocast/contract/credential.ts'
import { submittedTexts } from '@whocast/contract/credential-fields.ts'
import type { ApiKey } from '../http/keys/port.ts'
import type { CredentialSubmission } from './port.ts'

/** The data submitted by an issuer, and when (unix seconds). */
export interface SignedClaim {
  submission: CredentialSubmission
  issuer: ApiKey
  now: number
}

/** The fields of every record, with any kind of evidence. */
export const basisOf = ({ submission, issuer, now }: SignedClaim) => ({
  uid: submission.uid,
  name: submission.name,
  attestee: submission.attestee,
  issuer: issuer.name,
  issuedAt: submission.issuedAt ?? now,
  isPublic: submission.isPublic,
  revocation: revocationOf(submission, now),
  ...pick(submission, [...submittedTexts, 'expiresAt']),
})

const revocationOf = (submission: CredentialSubmission, now: number): Revocation =>
  submission.isRevoked
    ? { status: 'revoked', at: now, checkedAt: now }
    : { status: 'active', checkedAt: now }

function pick<T extends object, K extends keyof T>(from: T, keys: K[]): Pick<T, K> {
  return Object.fromEntries(
    keys.filter((key) => from[key] !== undefined).map((key) => [key, from[key]]),
  ) as Pick<T, K>
}
