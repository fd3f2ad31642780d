import { type Crypto, currentCrypto, keccak256 } from '@whocast/contract/crypto.ts'
import { lower } from '@whocast/contract/lower.ts'
import { type Address, bytesToHex, encodePacked, type Hex, stringToHex, zeroAddress } from 'viem'
import type { AttestationMessage, SignedAttestation } from './attestation.ts'
import { typedDataDigest } from './typed-data.ts'

const zeroBytes32: Hex = `0x${'00'.repeat(32)}`

/** Returns the uid of an off-chain attestation: keccak256 of its message, without attester. */
export function offchainUid(message: AttestationMessage): Hex {
  const tail = [
    stringToHex(message.schema),
    message.recipient,
    zeroAddress,
    BigInt(message.time),
    BigInt(message.expirationTime),
    message.revocable,
    message.refUID,
    message.data,
  ] as const
  const tailTypes = [
    'bytes',
    'address',
    'address',
    'uint64',
    'uint64',
    'bool',
    'bytes32',
    'bytes',
  ] as const
  switch (message.version) {
    case 0:
      return keccak256(encodePacked([...tailTypes, 'uint32'], [...tail, 0]))
    case 1:
      return keccak256(encodePacked(['uint16', ...tailTypes, 'uint32'], [1, ...tail, 0]))
    case 2:
      return keccak256(
        encodePacked(
          ['uint16', ...tailTypes, 'bytes32', 'uint32'],
          [2, ...tail, message.salt ?? zeroBytes32, 0],
        ),
      )
    default:
      return message.version satisfies never
  }
}

/**
 * Returns the uids of an off-chain attestation, each of which can be revoked. The letter case of
 * the schema enters the uid and is not signed: in another one it is the same attestation.
 */
export const revocableUids = ({
  uid,
  message,
}: Pick<SignedAttestation, 'uid' | 'message'>): Hex[] => [
  ...new Set([uid, offchainUid({ ...message, schema: lower(message.schema) })]),
]

/** The EIP-712 digest that was signed. */
export const attestationDigest = (
  attestation: Pick<SignedAttestation, 'domain' | 'types' | 'message'>,
): Hex => bytesToHex(digestOf(attestation, currentCrypto()))

/** The EIP-712 digest that the attester signed, 32 bytes. */
export function digestOf(
  { domain, types, message }: Pick<SignedAttestation, 'domain' | 'types' | 'message'>,
  crypto: Crypto,
): Uint8Array {
  const [type = 'Attest', fields = []] = Object.entries(types)[0] ?? []
  const values = {
    ...message,
    time: BigInt(message.time),
    expirationTime: BigInt(message.expirationTime),
  }
  return typedDataDigest(domain, { type, fields }, values, crypto)
}

interface OnchainAttestation {
  schema: Hex
  recipient: Address
  attester: Address
  /** Unix seconds. */
  time: bigint
  /** Unix seconds; 0 for never. */
  expirationTime: bigint
  revocable: boolean
  refUID: Hex
  data: Hex
}

/** The uid that the EAS contract gives: `bump` counts up from 0 while the same one is taken. */
export const onchainUid = (attestation: OnchainAttestation, bump = 0): Hex =>
  keccak256(
    encodePacked(
      ['bytes32', 'address', 'address', 'uint64', 'uint64', 'bool', 'bytes32', 'bytes', 'uint32'],
      [
        attestation.schema,
        attestation.recipient,
        attestation.attester,
        attestation.time,
        attestation.expirationTime,
        attestation.revocable,
        attestation.refUID,
        attestation.data,
        bump,
      ],
    ),
  )

/** Returns the uid of a definition in the schema registry. */
export const schemaUid = (
  definition: string,
  resolver: Address = zeroAddress,
  revocable = true,
): Hex => keccak256(encodePacked(['string', 'address', 'bool'], [definition, resolver, revocable]))

/** Whether a schema's uid is that of this definition, without a resolver, revocable or not. */
export const isDefinitionOf = (definition: string, uid: string): boolean =>
  [true, false].some(
    (revocable) => schemaUid(definition, zeroAddress, revocable) === uid.toLowerCase(),
  )
