import { type Crypto, currentCrypto, recoverSigner } from '@whocast/contract/crypto.ts'
import { type Address, bytesToHex, getAddress, type Hex, hexToBytes, type LocalAccount } from 'viem'
import {
  type AttestationMessage,
  type AttestationSignature,
  type SignedAttestation,
  version2Fields,
} from './attestation.ts'
import { attestationDigest, digestOf, offchainUid } from './attestation-hash.ts'

/** Splits a signature of 65 bytes that end in 27 or 28, as eas-sdk takes it; null for others. */
export function splitSignature(
  signature: AttestationSignature,
): { r: Hex; s: Hex; v: number } | null {
  if (typeof signature !== 'string') return signature
  const v = signature.length === 132 ? Number.parseInt(signature.slice(130), 16) : 0
  return v === 27 || v === 28
    ? { r: signature.slice(0, 66) as Hex, s: `0x${signature.slice(66, 130)}`, v }
    : null
}

/** Recovers the address that signed; null for a contract's or an invalid signature. */
export function recoverAttester(
  attestation: SignedAttestation,
  crypto: Crypto = currentCrypto(),
): Address | null {
  const signature = splitSignature(attestation.signature)
  const signer =
    signature && recoverSigner(digestOf(attestation, crypto), joinSignature(signature), crypto)
  return signer && getAddress(signer)
}

const joinSignature = ({ r, s, v }: { r: Hex; s: Hex; v: number }): Uint8Array =>
  Uint8Array.from([...hexToBytes(r, { size: 32 }), ...hexToBytes(s, { size: 32 }), v])

type AttestationCheck =
  | { result: 'holds' }
  /** A contract wallet's signature: only the contract can say. */
  | { result: 'unchecked'; digest: Hex; signature: Hex }
  | { result: 'fails'; pointer: string; detail: string }

/**
 * Checks that the uid is that of the message and that `attester` signed it. Times are not looked
 * at.
 *
 * @param attester who is said to have signed; the uid does not say
 */
export function checkAttestation(
  attestation: SignedAttestation,
  attester: Address,
  crypto: Crypto = currentCrypto(),
): AttestationCheck {
  const uid = offchainUid(attestation.message)
  if (uid !== attestation.uid) {
    return {
      result: 'fails',
      pointer: '/uid',
      detail: `the uid is not that of the message, which is ${uid}`,
    }
  }
  const digest = digestOf(attestation, crypto)
  const { signature } = attestation
  const keySignature = splitSignature(signature)
  const signer = keySignature && recoverSigner(digest, joinSignature(keySignature), crypto)
  if (signer === attester.toLowerCase()) return { result: 'holds' }
  if (typeof signature === 'string')
    return { result: 'unchecked', digest: bytesToHex(digest), signature }
  return {
    result: 'fails',
    pointer: '/signature',
    detail: `${getAddress(attester)} did not sign this`,
  }
}

/**
 * Signs an off-chain attestation of version 2.
 *
 * @param account a key that signs EIP-712 data, as viem's `privateKeyToAccount` makes it
 */
export async function signAttestation(
  account: Pick<LocalAccount, 'sign'>,
  domain: Omit<SignedAttestation['domain'], 'name'>,
  message: Omit<AttestationMessage, 'version'> & { salt: Hex },
): Promise<SignedAttestation> {
  const full: AttestationMessage = { version: 2, ...message }
  const unsigned = {
    version: 2,
    uid: offchainUid(full),
    domain: { name: 'EAS Attestation', ...domain },
    primaryType: 'Attest',
    types: { Attest: version2Fields },
    message: full,
  } as const
  if (!account.sign) throw new TypeError('the account cannot sign')
  const signature = await account.sign({ hash: attestationDigest(unsigned) })
  return { ...unsigned, signature: splitSignature(signature) ?? signature }
}
