import type { CredentialRecord } from '@whocast/contract/credential.ts'
import type { ApiKey } from '../http/keys/port.ts'
import type { Clock } from '../kit/telemetry.ts'
import { attest } from './attest.ts'
import type { AttestContext } from './context.ts'
import type { CredentialBody, Credentials } from './port.ts'
import { toSubmission } from './submission.ts'

interface PutContext extends AttestContext {
  credentials: Pick<Credentials, 'put' | 'issuedAt'>
  clock: Clock
}

/**
 * Checks, signs where needed, and durably stores a credential of an issuer.
 *
 * @example
 * const record = await putCredential(context, { given: { name: 'Speaker', attesteeAddress }, issuer: key })
 *
 * @throws ServiceError `rule-broken` with pointers into the body; `conflict` if the issuer has stored the uid for another attestee
 * @throws ServiceError `unavailable` if the chain or the node of the evidence is unreachable
 */
export async function putCredential(
  context: PutContext,
  { given, issuer }: { given: CredentialBody; issuer: ApiKey },
): Promise<CredentialRecord> {
  const { credentials, clock } = context
  const now = Math.floor(clock() / 1000)
  const submission = toSubmission(given, issuer, now)
  const { attestation, uid } = submission
  // The same body without a time keeps that of the first.
  const issuedAt =
    submission.issuedAt ?? (attestation ? null : await credentials.issuedAt(uid, issuer.name))
  const complete = issuedAt === null ? submission : { ...submission, issuedAt }
  return credentials.put(await attest(context, { submission: complete, issuer, now }))
}
