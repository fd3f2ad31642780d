import type { Revocation } from '@whocast/contract/credential.ts'
import { revokedOffchain } from '@whocast/evidence/credentials.ts'
import type {
  AttestationSignature,
  SignedAttestation,
} from '@whocast/evidence/forms/attestation.ts'
import { attestationDigest } from '@whocast/evidence/forms/attestation-hash.ts'
import { checkAttestation, splitSignature } from '@whocast/evidence/forms/attestation-sign.ts'
import { date } from '@whocast/evidence/verdict.ts'
import { type Address, concat, getAddress, type Hex, toHex } from 'viem'
import { broken, unreachable } from './broken.ts'
import type { AttestContext } from './context.ts'
import type { SignedClaim } from './record.ts'

/**
 * Checks an attestation's signature: offline, and on its chain where the signer is a contract.
 *
 * @returns the attestation as it is stored, and the means of its check
 * @throws ServiceError `rule-broken` if it is invalid, `unavailable` if the chain is unreachable
 */
export async function checkSigned(
  { online }: Pick<AttestContext, 'online'>,
  attestation: SignedAttestation,
  attester: Address,
) {
  const check = checkAttestation(attestation, attester)
  if (check.result === 'holds') {
    const signature = splitSignature(attestation.signature) ?? attestation.signature
    return { attestation: { ...attestation, signature }, method: 'eip712' }
  }
  const wallet = getAddress(attester)
  const { chainId } = attestation.domain
  const isSigned = (signature: Hex) =>
    ask(() => online?.isSignedBy(chainId, attester, attestationDigest(attestation), signature))
  if (check.result === 'fails') {
    // A contract wallet may sign by the key of its owner, which looks like a key's own signature.
    const { signature } = attestation
    const wrapped =
      check.pointer === '/signature' && typeof signature !== 'string'
        ? joinSignature(signature)
        : null
    if (wrapped && (await isSigned(wrapped)))
      return { attestation: { ...attestation, signature: wrapped }, method: 'erc1271' }
    throw broken(`/attestation${check.pointer}`, check.detail)
  }
  const verdict = await isSigned(check.signature)
  if (verdict === null) {
    throw broken(
      '/attestation/signature',
      `is a contract wallet's, which needs an RPC of chain ${chainId} to check; none is configured`,
    )
  }
  if (!verdict) throw broken('/attestation/signature', `the wallet ${wallet} does not accept it`)
  return { attestation, method: 'erc1271' }
}

/** @throws ServiceError `rule-broken` when its attester revoked it on chain */
export async function readRevocation(
  { online }: Pick<AttestContext, 'online'>,
  attestation: SignedAttestation,
  attester: Address,
  { submission, now }: SignedClaim,
): Promise<Revocation> {
  if (submission.isRevoked) return { status: 'revoked', at: now, checkedAt: now }
  // An RPC that fails must not keep a signature that holds from being stored: the background check
  // asks again.
  const at = await revokedOffchain(online, attestation, attester)
  if (at === null) return { status: 'unknown' }
  if (at > 0) throw broken('/attestation', `was revoked on ${date(at)} by ${getAddress(attester)}`)
  return { status: 'active', checkedAt: now }
}

/** An unreachable chain does not make a signature invalid. */
async function ask(question: () => Promise<boolean | null> | undefined): Promise<boolean | null> {
  try {
    return (await question()) ?? null
  } catch (cause) {
    throw unreachable('The chain of the signing wallet', cause)
  }
}

/** r, s and v as the 65 bytes that a wallet's contract takes. */
const joinSignature = ({ r, s, v }: Exclude<AttestationSignature, Hex>): Hex =>
  concat([r, s, toHex(v)])
