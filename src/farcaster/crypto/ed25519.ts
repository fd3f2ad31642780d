import { createPublicKey, type KeyObject } from 'node:crypto'

/** The prefix of the 32 bytes of an Ed25519 public key in its `SubjectPublicKeyInfo` (RFC 8410). */
const KEY_INFO = Buffer.from('302a300506032b6570032100', 'hex')

/** Reads an Ed25519 public key by PEM, twice as fast as JWK. @throws where it is invalid */
export function toPublicKey(key: Uint8Array): KeyObject {
  const info = Buffer.concat([KEY_INFO, key]).toString('base64')
  return createPublicKey(`-----BEGIN PUBLIC KEY-----\n${info}\n-----END PUBLIC KEY-----`)
}
