import type { Address, Hex } from 'viem'

/**
 * EAS attestations as the Ethereum Attestation Service defines them: the signed off-chain forms
 * (legacy 0, 1 and 2) and the uid of on-chain ones. Runs in browsers. eas-sdk is the judge in
 * tests.
 */
export type AttestationVersion = 0 | 1 | 2

export interface AttestationMessage {
  /** Not signed in the legacy form. */
  version: AttestationVersion
  /** 32 bytes in hex. Its **text** enters the uid, so its letter case is kept. */
  schema: Hex
  recipient: Address
  /** Unix seconds, decimal. */
  time: string
  /** Unix seconds, decimal; `0` for never. */
  expirationTime: string
  revocable: boolean
  refUID: Hex
  data: Hex
  /** 32 bytes, from version 2. */
  salt?: Hex
}

/** The signature of a key; a contract wallet's signature is one hex string of any length. */
export type AttestationSignature = { r: Hex; s: Hex; v: number } | Hex

/** A signed off-chain attestation in the JSON form of eas-sdk. */
export interface SignedAttestation {
  version: AttestationVersion
  /** 32 bytes, lower case. */
  uid: Hex
  domain: { name: 'EAS Attestation'; version: string; chainId: number; verifyingContract: Address }
  primaryType: 'Attest' | 'Attestation'
  types: Record<string, readonly TypedField[]>
  message: AttestationMessage
  signature: AttestationSignature
}

interface TypedField {
  name: string
  type: string
}

/** An error in an attestation, and its place: an RFC 6901 pointer. */
export class AttestationError extends Error {
  override readonly name = 'AttestationError'
  readonly pointer: string
  readonly detail: string
  constructor(pointer: string, detail: string) {
    super(detail)
    this.pointer = pointer
    this.detail = detail
  }
}

const field = (name: string, type: string): TypedField => ({ name, type })
export const legacyFields = [
  field('schema', 'bytes32'),
  field('recipient', 'address'),
  field('time', 'uint64'),
  field('expirationTime', 'uint64'),
  field('revocable', 'bool'),
  field('refUID', 'bytes32'),
  field('data', 'bytes'),
] as const
export const version1Fields = [field('version', 'uint16'), ...legacyFields] as const
export const version2Fields = [...version1Fields, field('salt', 'bytes32')] as const

/** For each version that was ever signed: the primary type as stated, and the one hashed. */
export const layouts: Record<
  AttestationVersion,
  {
    primaryType: 'Attest' | 'Attestation'
    hashed: 'Attest' | 'Attestation'
    fields: readonly TypedField[]
  }[]
> = {
  0: [
    { primaryType: 'Attestation', hashed: 'Attestation', fields: legacyFields },
    { primaryType: 'Attestation', hashed: 'Attest', fields: legacyFields },
    { primaryType: 'Attest', hashed: 'Attest', fields: legacyFields },
  ],
  1: [{ primaryType: 'Attest', hashed: 'Attest', fields: version1Fields }],
  2: [{ primaryType: 'Attest', hashed: 'Attest', fields: version2Fields }],
}
