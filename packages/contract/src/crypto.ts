import { secp256k1 } from '@noble/curves/secp256k1.js'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { type Address, bytesToHex, type Hex, hexToBytes } from 'viem'

/**
 * The two functions that take most of the time of checking signatures. The portable ones run
 * everywhere; a process of Node registers faster ones with the same results
 * (`src/farcaster/crypto`).
 */
export interface Crypto {
  keccak256(bytes: Uint8Array): Uint8Array
  /**
   * @param digest 32 bytes
   * @param signature r and s, 32 bytes each
   * @param recovery 0 or 1: `v` less 27
   * @returns the uncompressed public key, 65 bytes; null where no key made this signature
   */
  recoverPublicKey(digest: Uint8Array, signature: Uint8Array, recovery: 0 | 1): Uint8Array | null
}

/** In JavaScript, by @noble. */
export const portableCrypto: Crypto = {
  keccak256: keccak_256,
  recoverPublicKey(digest, signature, recovery) {
    try {
      const { r, s } = secp256k1.Signature.fromBytes(signature, 'compact')
      return new secp256k1.Signature(r, s, recovery).recoverPublicKey(digest).toBytes(false)
    } catch {
      return null
    }
  },
}

let registered = portableCrypto

/** Replaces the functions for the whole process. */
export function registerCrypto(crypto: Crypto): void {
  registered = crypto
}

/** The functions in use. */
export const currentCrypto = (): Crypto => registered

/**
 * Half of secp256k1's order: of the two values of `s` that a signature could have, the lower is
 * canonical.
 */
const HALF_ORDER = 0x7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a0n

/**
 * Recovers the address whose key signed a digest.
 *
 * @param digest 32 bytes
 * @param signature 65 bytes: r, s and `v` as 27 or 28
 * @returns the address in lower case; null where the signature is none, or of the high `s` that
 *   anyone can make of another's
 */
export function recoverSigner(
  digest: Uint8Array,
  signature: Uint8Array,
  crypto: Crypto = registered,
): Address | null {
  const recovery = recoveryOf(signature)
  const key =
    recovery === null ? null : crypto.recoverPublicKey(digest, signature.subarray(0, 64), recovery)
  return key && addressOf(key, crypto)
}

/**
 * The same where keys are recovered elsewhere: {@link Crypto.recoverPublicKey} by another thread.
 */
export async function recoverSignerBy(
  recoverPublicKey: (
    ...input: Parameters<Crypto['recoverPublicKey']>
  ) => Promise<Uint8Array | null>,
  digest: Uint8Array,
  signature: Uint8Array,
): Promise<Address | null> {
  const recovery = recoveryOf(signature)
  const key =
    recovery === null ? null : await recoverPublicKey(digest, signature.subarray(0, 64), recovery)
  return key && addressOf(key, registered)
}

/** Which key is meant, by `v`; null where the signature is not in its one form. */
function recoveryOf(signature: Uint8Array): 0 | 1 | null {
  const v = signature[64]
  if (signature.length !== 65 || (v !== 27 && v !== 28) || isHigh(signature.subarray(32, 64)))
    return null
  return v === 28 ? 1 : 0
}

const addressOf = (key: Uint8Array, crypto: Crypto): Address =>
  bytesToHex(crypto.keccak256(key.subarray(1)).subarray(12))

/** Most values of `s` differ in their first byte. */
const isHigh = (s: Uint8Array): boolean =>
  (s[0] ?? 0) > 0x7f || (s[0] === 0x7f && bytesToNumber256(s) > HALF_ORDER)

const bytesToNumber256 = (bytes: Uint8Array): bigint => BigInt(bytesToHex(bytes))

/** The code of `a`, and how far from it that of `A` is. */
const LETTER_A = 0x61
const TO_UPPER_CASE = 0x20

/**
 * The EIP-55 form of an address.
 *
 * @param address 20 bytes in hex, in any case
 */
export function toChecksumAddress(address: string): Address {
  const hex = address.slice(2).toLowerCase()
  const digits = new Uint8Array(hex.length)
  for (let at = 0; at < hex.length; at += 1) digits[at] = hex.charCodeAt(at)
  const digest = registered.keccak256(digits)
  for (let at = 0; at < hex.length; at += 1) {
    const nibble = ((digest[at >> 1] ?? 0) >> (at % 2 === 0 ? 4 : 0)) & 0xf
    const digit = digits[at] ?? 0
    if (nibble > 7 && digit >= LETTER_A) digits[at] = digit - TO_UPPER_CASE
  }
  return `0x${String.fromCharCode(...digits)}` as Address
}

/**
 * Keccak-256 of bytes, or of bytes in hex, as viem's function of that name takes and returns them.
 */
export const keccak256 = (value: Hex | Uint8Array): Hex =>
  bytesToHex(registered.keccak256(typeof value === 'string' ? hexToBytes(value) : value))
