import type { CredentialRecord } from '@whocast/contract/credential.ts'
import { lower } from '@whocast/contract/lower.ts'
import { encodeData } from '@whocast/evidence/forms/attestation-schema.ts'
import { signAttestation } from '@whocast/evidence/forms/attestation-sign.ts'
import { whocastSchema, whocastSchemaUid } from '@whocast/evidence/forms/eas.ts'
import {
  type Address,
  concat,
  getAddress,
  type Hex,
  keccak256,
  stringToHex,
  zeroAddress,
} from 'viem'
import { type AttestContext, resolveParty } from './context.ts'
import { basisOf, type SignedClaim } from './record.ts'

const zeroBytes32: Hex = `0x${'00'.repeat(32)}`

/** A record that the service signs: nothing came along that proves it. */
export async function attestByService(
  context: AttestContext,
  { account, chainId, chain }: NonNullable<AttestContext['signer']>,
  input: SignedClaim,
): Promise<CredentialRecord> {
  const { submission, issuer, now } = input
  const [attester, attestee] = await Promise.all([
    resolveParty(context, submission.attester),
    resolveParty(context, submission.attestee),
  ])
  const onBehalfOf =
    attester.wallets[0] ?? (submission.attester ? undefined : (issuer.attester ?? undefined))
  const recipient = attestee.wallets[0] ?? zeroAddress
  const issuedAt = submission.issuedAt ?? now
  const attestation = await signAttestation(
    account,
    { version: chain.version, chainId, verifyingContract: chain.contract },
    {
      schema: whocastSchemaUid,
      recipient: getAddress(recipient),
      time: String(issuedAt),
      expirationTime: String(submission.expiresAt ?? 0),
      revocable: true,
      refUID: zeroBytes32,
      data: encodeClaim(input, onBehalfOf),
      // From the credential's own uid, so that the same body makes the same attestation.
      salt: keccak256(concat([stringToHex('whocast'), submission.uid])),
    },
  )
  return {
    ...basisOf(input),
    kind: 'eas-offchain',
    schema: { uid: whocastSchemaUid, definition: whocastSchema },
    attester: { address: lower(account.address) },
    ...(onBehalfOf ? { onBehalfOf: lower(onBehalfOf) } : {}),
    attestee: {
      ...submission.attestee,
      ...(attestee.wallets[0] ? { address: lower(attestee.wallets[0]) } : {}),
    },
    verification: { method: 'eip712', result: 'holds', checkedAt: now },
    evidence: { ...attestation },
  }
}

/** The signed data, under the schema of this service. */
const encodeClaim = ({ submission, issuer }: SignedClaim, onBehalfOf: Address | undefined): Hex =>
  encodeData(whocastSchema, [
    submission.uid,
    submission.name,
    submission.value ?? '',
    onBehalfOf ?? zeroAddress,
    issuer.name,
    submission.attestee.profileID ?? '',
    submission.schemaID ?? '',
    submission.source ?? '',
    submission.chain ?? '',
    submission.reference ?? '',
    submission.data ?? '',
  ])
