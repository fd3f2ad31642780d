import { type KeyObject, verify } from 'node:crypto'
import type { Crypto } from '@whocast/contract/crypto.ts'
import { toPublicKey } from './ed25519.ts'

/**
 * Checks of signatures as they go to another thread: records of one length in one buffer, which is
 * handed over and not copied. A check begins with its kind; its verdict is another record: the
 * verdict, and for a recovery the key.
 */
export const CHECK_BYTES = 128
export const VERDICT_BYTES = 66

const ED25519 = 1
const RECOVERY = 2

export const HASH_BYTES = 20

/** Writes the check of an Ed25519 signature of 20 bytes. */
export function writeEd25519(
  record: Uint8Array,
  signature: Uint8Array,
  signed: Uint8Array,
  key: Uint8Array,
): void {
  record[0] = ED25519
  record.set(key, 1)
  record.set(signature, 33)
  record.set(signed, 97)
}

/** Writes a recovery of a secp256k1 key. */
export function writeRecovery(
  record: Uint8Array,
  digest: Uint8Array,
  signature: Uint8Array,
  recovery: 0 | 1,
): void {
  record[0] = RECOVERY
  record.set(digest, 1)
  record.set(signature, 33)
  record[97] = recovery
}

/** Whether the signature holds. */
export const readHolds = (verdict: Uint8Array): boolean => verdict[0] === 1
/** The recovered key, 65 bytes; null where there is none. */
export const readKey = (verdict: Uint8Array): Uint8Array | null =>
  verdict[0] === 1 ? verdict.slice(1) : null

/** The verdicts on a batch of checks. */
export function checkBatch(
  checks: Uint8Array,
  recoverPublicKey: Crypto['recoverPublicKey'],
): Uint8Array<ArrayBuffer> {
  const count = checks.length / CHECK_BYTES
  const verdicts = new Uint8Array(count * VERDICT_BYTES)
  const keys = createKeys()
  for (let index = 0; index < count; index += 1) {
    const check = checks.subarray(index * CHECK_BYTES, (index + 1) * CHECK_BYTES)
    const [one, two] = [check.subarray(1, 33), check.subarray(33, 97)]
    const at = index * VERDICT_BYTES
    if (check[0] === ED25519) {
      verdicts[at] = isEd25519(keys, one, two, check.subarray(97, 97 + HASH_BYTES)) ? 1 : 0
    } else {
      const key = recoverPublicKey(one, two, check[97] === 1 ? 1 : 0)
      if (!key) continue
      verdicts[at] = 1
      verdicts.set(key, at + 1)
    }
  }
  return verdicts
}

function isEd25519(
  keyOf: (key: Uint8Array) => KeyObject,
  key: Uint8Array,
  signature: Uint8Array,
  signed: Uint8Array,
): boolean {
  try {
    return verify(null, signed, keyOf(key), signature)
  } catch {
    return false
  }
}

/** A key is read once for messages in a row that it signed: those of a fid are. */
function createKeys(): (key: Uint8Array) => KeyObject {
  let last: { bytes: Uint8Array; key: KeyObject } | undefined
  return (bytes) => {
    if (!last || Buffer.compare(last.bytes, bytes) !== 0) last = { bytes, key: toPublicKey(bytes) }
    return last.key
  }
}
