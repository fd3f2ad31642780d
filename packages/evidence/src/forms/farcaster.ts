import { ed25519 } from '@noble/curves/ed25519.js'
import { type Crypto, currentCrypto, recoverSigner } from '@whocast/contract/crypto.ts'
import { type Address, type Hex, hashTypedData, hexToBytes, stringToBytes } from 'viem'
import { type FlatMessage, type FlatStruct, typedDataDigest } from './typed-data.ts'

export interface VerificationClaim {
  fid: number
  address: Address
  blockHash: Hex
  /** 1 mainnet, 2 testnet, 3 devnet. */
  network: number
}

const verificationDomain = {
  name: 'Farcaster Verify Ethereum Address',
  version: '2.0.0',
  salt: '0xf2d857f4a3edcb9b78b4d503bfe733db1e3f6cdc2b7971ee739626c97e86a558',
} as const

const verificationFields = [
  { name: 'fid', type: 'uint256' },
  { name: 'address', type: 'address' },
  { name: 'blockHash', type: 'bytes32' },
  { name: 'network', type: 'uint8' },
] as const

const verificationStruct = { type: 'VerificationClaim', fields: verificationFields }

const usernameDomain = {
  name: 'Farcaster name verification',
  version: '1',
  chainId: 1,
  verifyingContract: '0xe3be01d99baa8db9905b33a3ca391238234b79d1',
} as const

const usernameFields = [
  { name: 'name', type: 'string' },
  { name: 'timestamp', type: 'uint256' },
  { name: 'owner', type: 'address' },
] as const

const usernameStruct = { type: 'UserNameProof', fields: usernameFields }

/** With which the public fname registry signs every name that it hands out. */
export const fnameRegistrySigner: Address = '0xBc5274eFc266311015793d89E9B591fa46294741'

/** The one form of a key's signature: r, s, and v as 27 or 28. Contracts' have other lengths. */
const isKeySignature = (signature: Hex) => /^0x[0-9a-f]{128}(1b|1c)$/i.test(signature)

interface KeySignature {
  digest: Uint8Array
  signature: Uint8Array
}

/** Null where the signature is not a key's in its one form, or the message cannot be signed. */
function keySignature(
  domain: FlatMessage,
  struct: FlatStruct,
  message: FlatMessage,
  signature: Hex,
  crypto: Crypto,
): KeySignature | null {
  if (!isKeySignature(signature)) return null
  try {
    return {
      digest: typedDataDigest(domain, struct, message, crypto),
      signature: hexToBytes(signature),
    }
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}

const signerOf = (signed: KeySignature | null, crypto: Crypto): Address | null =>
  signed && recoverSigner(signed.digest, signed.signature, crypto)

/**
 * Whether the address itself signed that it belongs to the fid. Offline, so only for accounts with
 * a key: a contract's signature (ERC-1271) cannot be checked here.
 *
 * @see https://github.com/farcasterxyz/protocol/blob/main/docs/SPECIFICATION.md#16-verifications
 */
export async function isVerificationSigned(
  claim: VerificationClaim,
  signature: Hex,
  crypto: Crypto = currentCrypto(),
): Promise<boolean> {
  return (
    signerOf(verificationSignature(claim, signature, crypto), crypto) ===
    claim.address.toLowerCase()
  )
}

/** Returns the signed claim, to recover its signer; null where no key can have signed it so. */
export const verificationSignature = (
  claim: VerificationClaim,
  signature: Hex,
  crypto: Crypto = currentCrypto(),
): KeySignature | null =>
  keySignature(verificationDomain, verificationStruct, { ...claim }, signature, crypto)

interface SolanaClaim extends Omit<VerificationClaim, 'address'> {
  /** Its Ed25519 public key, 32 bytes. */
  address: Hex
}

/** Returns true if a Solana wallet signed that it is the fid's: Ed25519 of the claim as text. */
export function isSolanaVerificationSigned(
  { fid, address, blockHash, network }: SolanaClaim,
  signature: Hex,
): boolean {
  const text = `fid: ${fid} address: ${toBase58(address)} network: ${network} blockHash: ${toBase58(blockHash)} protocol: 1`
  try {
    return ed25519.verify(hexToBytes(signature), stringToBytes(text), hexToBytes(address), {
      zip215: false,
    })
  } catch {
    return false
  }
}

const base58Alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

/** Bytes as Solana writes addresses and hashes. */
export function toBase58(bytes: Hex): string {
  let rest = BigInt(bytes === '0x' ? 0 : bytes)
  let digits = ''
  for (; rest > 0n; rest /= 58n) digits = base58Alphabet[Number(rest % 58n)] + digits
  const zeros = /^(?:00)*/.exec(bytes.slice(2))?.[0].length ?? 0
  return '1'.repeat(zeros / 2) + digits
}

/** Bytes of an address or hash as Solana writes it. @throws where it is not base58 */
export function fromBase58(text: string): Hex {
  let value = 0n
  for (const digit of text) {
    const at = base58Alphabet.indexOf(digit)
    if (at < 0 || text.length > 128) throw new Error('not base58')
    value = value * 58n + BigInt(at)
  }
  const zeros = /^1*/.exec(text)?.[0].length ?? 0
  const digits = value === 0n ? '' : value.toString(16)
  return `0x${'00'.repeat(zeros)}${digits.length % 2 === 0 ? '' : '0'}${digits}`
}

/** Returns the hash for a contract's signature check (ERC-1271): the claim on a chain. */
export const contractClaimDigest = (claim: VerificationClaim, chainId: number): Hex =>
  hashTypedData({
    domain: { ...verificationDomain, chainId },
    types: { VerificationClaim: verificationFields },
    primaryType: 'VerificationClaim',
    message: { ...claim, fid: BigInt(claim.fid) },
  })

/** The holder of a name and since when, as signed by the owner or the registry; without the fid. */
export interface UsernameClaim {
  name: string
  owner: Address
  /** Unix seconds. */
  timestamp: number
}

/** Recovers the signer of a username proof, in lower case; null if the signature is invalid. */
export const recoverUsernameSigner = (
  claim: UsernameClaim,
  signature: Hex,
  crypto: Crypto = currentCrypto(),
): Address | null => signerOf(usernameSignature(claim, signature, crypto), crypto)

/** Returns the signed proof, to recover its signer; null where no key can have signed it so. */
export const usernameSignature = (
  { name, timestamp, owner }: UsernameClaim,
  signature: Hex,
  crypto: Crypto = currentCrypto(),
): KeySignature | null =>
  keySignature(usernameDomain, usernameStruct, { name, timestamp, owner }, signature, crypto)

/**
 * The signer of a username proof: its owner (ENS names and Basenames always), the fname registry
 * (fnames, as hubs hold them), or neither.
 *
 * @param registrySigner another registry's key, for private networks
 */
export async function usernameProofSigner(
  claim: UsernameClaim,
  signature: Hex,
  registrySigner: Address = fnameRegistrySigner,
  crypto: Crypto = currentCrypto(),
): Promise<'owner' | 'registry' | null> {
  return usernameSignerRole(claim, recoverUsernameSigner(claim, signature, crypto), registrySigner)
}

/** Returns the role of a username proof's signer. @param signer by {@link recoverUsernameSigner} */
export function usernameSignerRole(
  { name, owner }: UsernameClaim,
  signer: Address | null,
  registrySigner: Address,
): 'owner' | 'registry' | null {
  if (signer === null) return null
  if (signer === owner.toLowerCase()) return 'owner'
  return !name.includes('.') && signer === registrySigner.toLowerCase() ? 'registry' : null
}
