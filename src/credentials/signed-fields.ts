import { ServiceError, type Violation } from '@whocast/contract/error.ts'
import type { SignedAttestation } from '@whocast/evidence/forms/attestation.ts'
import { chainName, knownSchema, readAttestation } from '@whocast/evidence/forms/eas.ts'
import type { CredentialSubmission } from './port.ts'

/**
 * Compares what an issuer says of an attestation with what was signed, as far as the attestation
 * can be read: its chain and its end always, the rest under a schema that is known.
 *
 * @throws ServiceError `rule-broken` with a pointer to each field that says something else
 */
export function demandSigned(
  submission: CredentialSubmission,
  attestation: SignedAttestation,
  attester: `0x${string}`,
): void {
  const { message, domain } = attestation
  const { chainId } = domain
  const violations: Violation[] = []
  const compare = (field: string, given: string | undefined, signed: readonly string[]) => {
    if (given === undefined || signed.some((one) => one.toLowerCase() === given.toLowerCase()))
      return
    violations.push({
      pointer: `/${field}`,
      detail: `is not what was signed: ${signed[0] || 'nothing'}`,
    })
  }
  compare('chain', submission.chain, [chainName(chainId), String(chainId)])
  if (
    submission.expiresAt !== undefined &&
    String(submission.expiresAt) !== message.expirationTime
  ) {
    const signed =
      message.expirationTime === '0' ? 'no end' : `unix second ${message.expirationTime}`
    violations.push({ pointer: '/expiresAt', detail: `is not what was signed: ${signed}` })
  }
  const known = knownSchema(message.schema, attester, chainId)
  if (known) {
    const attested = readAttestation({ ...message, attester }, chainId)
    if (attested === null)
      violations.push({
        pointer: '/attestation/message/data',
        detail: `says that it is no ${known.name}`,
      })
    else {
      if (submission.name !== attested.name)
        violations.push({ pointer: '/name', detail: `is not what was signed: ${attested.name}` })
      compare('value', submission.value, [attested.value ?? ''])
      compare('source', submission.source, ['EAS'])
      const { reference } = submission
      if (reference !== undefined && !reference.toLowerCase().includes(attestation.uid))
        violations.push({
          pointer: '/reference',
          detail: `must contain the uid that was signed: ${attestation.uid}`,
        })
    }
  }
  demandNone(violations)
}

/**
 * A cast says its words and its time. @throws ServiceError `rule-broken` for what else an issuer
 * would have it say
 */
export function demandOnlyWords(submission: CredentialSubmission): void {
  const violations = (['value', 'chain', 'expiresAt'] as const)
    .filter((field) => submission[field] !== undefined)
    .map((field) => ({ pointer: `/${field}`, detail: 'is not what the cast says' }))
  demandNone(violations)
}

/** @throws ServiceError `rule-broken` that names the first of them */
function demandNone(violations: readonly Violation[]): void {
  const [first] = violations
  if (first)
    throw new ServiceError('rule-broken', `${first.pointer.slice(1)} ${first.detail}`, {
      violations: [...violations],
    })
}
