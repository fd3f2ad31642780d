import { asReported, type CredentialRecord } from '@whocast/contract/credential.ts'
import { unsignedFields } from './answer.ts'

/**
 * The second at which a record is checked for what it says, whether or not it is over: now, or just
 * before its end.
 *
 * @param now unix seconds
 */
export function whileItLasts({ expiresAt, evidence }: CredentialRecord, now: number): number {
  const signed = Number(
    (evidence?.message as { expirationTime?: unknown } | undefined)?.expirationTime,
  )
  const end = Number.isSafeInteger(signed) && signed > 0 ? signed : Number.POSITIVE_INFINITY
  return Math.min(now, end - 1, (expiresAt ?? Number.POSITIVE_INFINITY) - 1)
}

/**
 * A record of an off-chain attestation with more than was signed is a report of its issuer: it
 * becomes `reported` and keeps the attestation.
 *
 * @param now unix seconds
 * @throws Broken, or AttestationError, where the attestation is invalid
 */
export async function reportUnsigned(
  record: CredentialRecord,
  now: number,
): Promise<CredentialRecord> {
  if (record.kind !== 'eas-offchain') return record
  const plain = JSON.parse(
    JSON.stringify({ ...record, revocation: { status: 'unknown' } }),
  ) as Record<string, unknown>
  const unsigned = await unsignedFields(plain, { now: whileItLasts(record, now) })
  if (unsigned.length === 0) return record
  const { evidence } = record
  return { ...asReported(record, now), ...(evidence === undefined ? {} : { evidence }) }
}
