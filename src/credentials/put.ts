import type { CredentialRecord } from '@whocast/contract/credential.ts'
import type { ApiKey } from '../http/keys/port.ts'
import type { Clock } from '../kit/telemetry.ts'
import { attest } from './attest.ts'
import type { AttestContext } from './context.ts'
import type { CredentialBody, CredentialSubmission, Credentials } from './port.ts'
import { toSubmission } from './submission.ts'

interface PutContext extends AttestContext {
  credentials: Pick<Credentials, 'put' | 'byUid'>
  clock: Clock
}

/**
 * Checks, signs where needed, and durably stores a credential of an issuer.
 *
 * @example
 * const record = await putCredential(context, { given: { name: 'Speaker', attesteeAddress }, issuer: key })
 *
 * @throws ServiceError `rule-broken` with pointers into the body; `conflict` if the issuer has stored the uid for another attestee
 */
export async function putCredential(
  context: PutContext,
  { given, issuer }: { given: CredentialBody; issuer: ApiKey },
): Promise<CredentialRecord> {
  const { credentials, clock } = context
  const now = Math.floor(clock() / 1000)
  const submission = toSubmission(given, issuer, now)
  const issuedAt = submission.issuedAt ?? (await issuedBefore(context, submission, issuer))
  const complete = issuedAt === undefined ? submission : { ...submission, issuedAt }
  return credentials.put(await attest(context, { submission: complete, issuer, now }))
}

/** Returns the time of the same body sent before: one without a time keeps that of the first. */
async function issuedBefore(
  { credentials }: PutContext,
  { attestation, uid }: CredentialSubmission,
  issuer: ApiKey,
): Promise<number | undefined> {
  const stored = attestation ? [] : await credentials.byUid(uid)
  return stored.find((one) => one.issuer === issuer.name)?.issuedAt
}
