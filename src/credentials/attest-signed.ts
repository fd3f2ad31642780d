import type { CredentialRecord } from '@whocast/contract/credential.ts'
import { ServiceError } from '@whocast/contract/error.ts'
import { lower } from '@whocast/contract/lower.ts'
import { toSeconds } from '@whocast/evidence/ens-contracts.ts'
import { AttestationError, type SignedAttestation } from '@whocast/evidence/forms/attestation.ts'
import { isDefinitionOf } from '@whocast/evidence/forms/attestation-hash.ts'
import { parseAttestation } from '@whocast/evidence/forms/attestation-parse.ts'
import { checkAttestation } from '@whocast/evidence/forms/attestation-sign.ts'
import {
  chainName,
  decodeWhocastData,
  readAttestation,
  whocastSchema,
  whocastSchemaUid,
} from '@whocast/evidence/forms/eas.ts'
import { reportUnsigned } from '@whocast/evidence/unsigned.ts'
import { Broken, date } from '@whocast/evidence/verdict.ts'
import { type Address, isHex, zeroAddress } from 'viem'
import { broken, unreachable } from './broken.ts'
import { checkSigned, readRevocation } from './check-signed.ts'
import { expandCompact } from './compact-attestation.ts'
import { type AttestContext, type ResolvedParty, resolveParty, withProfile } from './context.ts'
import type { CredentialSubmission } from './port.ts'
import { basisOf, type SignedClaim } from './record.ts'
import { demandSigned } from './signed-fields.ts'

/** How far a clock may be ahead of ours, seconds. */
const SKEW_SECONDS = 300

const same = (one: string | undefined, other: string | undefined) =>
  one?.toLowerCase() === other?.toLowerCase()

/**
 * Makes the record of a signed attestation that was submitted.
 *
 * @throws ServiceError `rule-broken` with a pointer into the body if it is invalid, or differs from
 *   the body
 */
export async function attestSigned(
  context: AttestContext,
  input: SignedClaim,
  given: Record<string, unknown>,
): Promise<CredentialRecord> {
  const { submission, now } = input
  const { attestation: read, attester } = await readGiven(context, input, given)
  const { attestation, method } = await checkSigned(context, read, attester)
  const { message } = attestation
  demandSame(submission, attestation, await resolveParty(context, submission.attestee))
  demandInTime(submission, attestation, now)
  demandSigned(submission, attestation, attester)
  const own = readOwn(submission, message)
  const revocation = await readRevocation(context, attestation, attester, input)
  const { definition, value } = await readWords(context, attestation, attester, { submission, own })
  const expiresAt = toSeconds(BigInt(message.expirationTime))
  const record: CredentialRecord = {
    ...basisOf(input),
    uid: attestation.uid,
    kind: 'eas-offchain',
    ...(value === undefined || value === '' ? {} : { value }),
    schema: { uid: message.schema, ...(definition === undefined ? {} : { definition }) },
    attester: await withProfile(context, attester, submission.attester),
    ...(own && own.onBehalfOf !== zeroAddress ? { onBehalfOf: lower(own.onBehalfOf) } : {}),
    attestee: await withProfile(context, message.recipient, submission.attestee),
    source: submission.source ?? 'EAS',
    chain: submission.chain ?? chainName(attestation.domain.chainId),
    issuedAt: Number(message.time),
    ...(expiresAt === 0 ? {} : { expiresAt }),
    revocation,
    verification: { method, result: 'holds', checkedAt: now },
    evidence: { ...attestation },
  }
  try {
    return await reportUnsigned(record, now)
  } catch (error) {
    if (error instanceof Broken) throw broken('/attestation', error.message)
    throw error
  }
}

/** The recipient is the attestee, and uid and schema are those that the body names. */
function demandSame(
  submission: CredentialSubmission,
  attestation: SignedAttestation,
  { wallets }: ResolvedParty,
): void {
  const { message, uid } = attestation
  if (wallets.length === 0)
    throw broken(
      '/attesteePKID',
      'names no profile with a wallet, so that the recipient cannot be compared',
    )
  if (!wallets.some((wallet) => same(wallet, message.recipient)))
    throw broken(
      '/attestation/message/recipient',
      `is ${message.recipient}, who is not the attestee`,
    )
  if (submission.isUidGiven && !same(submission.uid, uid))
    throw broken('/uid', 'is not the uid of the attestation')
  if (
    isHex(submission.schemaID) &&
    submission.schemaID.length === 66 &&
    !same(submission.schemaID, message.schema)
  )
    throw broken('/schemaID', 'is not the schema of the attestation')
}

/** Signed already, and not expired, unless it is revoked anyway. */
function demandInTime(
  { isRevoked }: CredentialSubmission,
  { message }: SignedAttestation,
  now: number,
): void {
  const signedAt = Number(message.time)
  const expiresAt = Number(message.expirationTime)
  if (signedAt > now + SKEW_SECONDS)
    throw broken('/attestation/message/time', `is in the future: ${date(signedAt)}`)
  if (expiresAt !== 0 && expiresAt <= now && !isRevoked)
    throw broken(
      '/attestation/message/expirationTime',
      `has passed: it expired on ${date(expiresAt)}`,
    )
}

type OwnData = ReturnType<typeof decodeWhocastData>

/** Returns the data signed under the schema of this service; null under another. */
function readOwn(
  submission: CredentialSubmission,
  message: SignedAttestation['message'],
): OwnData | null {
  const own = same(message.schema, whocastSchemaUid) ? decodeWhocastData(message.data) : null
  if (own && own.name !== submission.name)
    throw broken('/name', `is not what was signed: ${own.name}`)
  if (own && (submission.value ?? own.value) !== own.value)
    throw broken('/value', `is not what was signed: ${own.value}`)
  return own
}

/** The definition of its schema and its value, if the registry has them. */
async function readWords(
  { online }: AttestContext,
  { message, domain }: SignedAttestation,
  attester: Address,
  { submission, own }: { submission: CredentialSubmission; own: OwnData | null },
) {
  const read = async () =>
    online?.schema(domain.chainId, message.schema).catch((cause: unknown) => {
      // A revocation needs no evidence.
      if (submission.isRevoked) return null
      throw unreachable('The chain of the schema', cause)
    })
  const registered = own ? whocastSchema : await read()
  // A schema with a resolver is reported by the registry: the decoded data is not the signed data.
  const known = registered && isDefinitionOf(registered, message.schema) ? registered : undefined
  const input = readAttestation({ ...message, attester }, domain.chainId, known)
  return { definition: input?.definition, value: submission.value ?? own?.value ?? input?.value }
}

/** Does the same for the form that EAS' explorer shares. Errors point to the field of the form. */
export async function attestCompact(
  context: AttestContext,
  input: SignedClaim,
  { text, pointer }: { text: string; pointer: '/attestation' | '/reference' },
): Promise<CredentialRecord> {
  const { reference, ...rest } = input.submission
  // The URL is the attestation, which the record keeps as its evidence.
  const words = pointer === '/reference' || reference === undefined ? rest : { ...rest, reference }
  try {
    return await attestSigned(context, { ...input, submission: words }, expandCompact(text))
  } catch (error) {
    if (error instanceof AttestationError) throw broken(pointer, error.detail)
    const [violation] = error instanceof ServiceError ? (error.violations ?? []) : []
    if (!violation?.pointer.startsWith('/attestation')) throw error
    const inside = violation.pointer.slice('/attestation/'.length).replaceAll('/', '.')
    throw broken(pointer, [inside, violation.detail].filter((part) => part !== '').join(' '))
  }
}

/** The attestation and its signer, as the package, the body or the key names them. */
async function readGiven(
  context: AttestContext,
  { submission, issuer }: SignedClaim,
  given: Record<string, unknown>,
) {
  try {
    const { attestation, signer } = parseAttestation(given)
    const named = await resolveParty(context, submission.attester)
    if (signer && submission.attester && !named.wallets.some((wallet) => same(wallet, signer))) {
      throw new AttestationError(
        '/signer',
        `is ${signer}, who is not the attester that the body names`,
      )
    }
    const candidates = signer
      ? [signer]
      : submission.attester
        ? named.wallets
        : issuer.attester
          ? [issuer.attester]
          : []
    const attester =
      candidates.find((wallet) => checkAttestation(attestation, wallet).result === 'holds') ??
      candidates[0]
    if (!attester)
      throw new AttestationError(
        '/signer',
        'must say who signed, as must attesterAddress: the signature alone does not',
      )
    return { attestation, attester }
  } catch (error) {
    if (error instanceof AttestationError)
      throw broken(`/attestation${error.pointer}`, error.detail)
    throw error
  }
}
