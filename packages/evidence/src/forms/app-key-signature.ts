import { ed25519 } from '@noble/curves/ed25519.js'
import { type Hex, hexToBytes, isHex, stringToBytes } from 'viem'

/** Returns true if the Ed25519 key, `0x` and 64 hex digits, signed the text. */
export function isAppKeySignature(key: string, signed: string, signature: Uint8Array): key is Hex {
  if (!isHex(key) || key.length !== 66 || signature.length !== 64) return false
  try {
    return ed25519.verify(signature, stringToBytes(signed), hexToBytes(key), { zip215: false })
  } catch {
    return false
  }
}
