import { type Fields, isObject, object, parseUntrusted, text } from '@whocast/contract/untrusted.ts'
import {
  type Address,
  bytesToHex,
  bytesToString,
  type Hex,
  hashMessage,
  hexToBytes,
  isAddress,
  isHex,
  recoverAddress,
} from 'viem'
import { isAppKeySignature } from './app-key-signature.ts'

export type FidKey = { type: 'custody' | 'auth'; address: Address } | { type: 'app_key'; key: Hex }

/** Checks keys of manifests at a Farcaster node or at the registries on Optimism. */
export interface ManifestKeys {
  /** Returns true if the key signs for the fid now. Rejects where that could not be determined. */
  isKeyOf(fid: number, key: FidKey): Promise<boolean>
  /** Whether a contract wallet signed a hash (ERC-1271, ERC-6492). Rejects if unreachable. */
  isContractSignature(signed: { address: Address; hash: Hex; signature: Hex }): Promise<boolean>
}

interface ManifestSigner {
  fid: number
  key: FidKey
}

/** Characters of one part; signatures of contract wallets are long. */
const MAX_PART = 32_768

/**
 * Returns who signed for a domain in `accountAssociation` of a Mini App manifest: a JSON Farcaster
 * Signature over `{"domain": …}` by the custody address of the fid, an auth address or an app key.
 * Clients accept both alphabets of Base64, with and without padding.
 *
 * @param keys null where neither a node nor a chain can be asked: that the key is the fid's is left
 *   to trust then, and signatures of contract wallets do not count
 * @returns null where the association is missing or invalid
 * @example
 * const manifest = await (await fetch('https://app.example/.well-known/farcaster.json')).json()
 * const signer = await readManifest(manifest.accountAssociation, 'app.example', null)
 */
export async function readManifest(
  association: unknown,
  domain: string,
  keys: ManifestKeys | null,
): Promise<ManifestSigner | null> {
  const { header, payload, signature } = object(association)
  if (![header, payload, signature].every(isPart)) return null
  const { fid, type, key: keyText } = readJson(text(header))
  if (text(readJson(text(payload)).domain).toLowerCase() !== domain.toLowerCase()) return null
  if (typeof fid !== 'number' || !Number.isSafeInteger(fid) || fid < 1) return null
  const key = readKey(text(type), text(keyText))
  const bytes = decode(text(signature))
  if (!key || !bytes) return null
  if (!(await isSigned(key, { signed: `${header}.${payload}`, bytes, keys }))) return null
  return keys === null || (await keys.isKeyOf(fid, key)) ? { fid, key } : null
}

const isPart = (part: unknown): boolean =>
  typeof part === 'string' && part.length <= MAX_PART && /^[A-Za-z0-9+/_-]+={0,2}$/.test(part)

/** Decodes both alphabets of Base64; null where the text is neither. */
function decode(part: string): Uint8Array | null {
  const plain = part.replace(/[=]/g, '').replaceAll('-', '+').replaceAll('_', '/')
  try {
    return Uint8Array.from(atob(plain), (character) => character.charCodeAt(0))
  } catch {
    return null
  }
}

function readJson(part: string): Fields {
  try {
    const value = parseUntrusted(bytesToString(decode(part) ?? new Uint8Array()))
    return isObject(value) ? value : {}
  } catch {
    return {}
  }
}

function readKey(type: string, key: string): FidKey | null {
  if (type === 'app_key') return isHex(key) && key.length === 66 ? { type, key } : null
  if (type !== 'custody' && type !== 'auth') return null
  return isAddress(key, { strict: false }) ? { type, address: key.toLowerCase() as Address } : null
}

async function isSigned(
  key: FidKey,
  { signed, bytes, keys }: { signed: string; bytes: Uint8Array; keys: ManifestKeys | null },
): Promise<boolean> {
  if (key.type === 'app_key') return isAppKeySignature(key.key, signed, bytes)
  const hash = hashMessage(signed)
  const signature = bytesToHex(fromHexText(bytes))
  const { address } = key
  if (signature.length === 132) {
    const signer = await recoverAddress({ hash, signature }).catch(() => null)
    if (signer?.toLowerCase() === address) return true
  }
  return keys !== null && signature !== '0x'
    ? keys.isContractSignature({ address, hash, signature })
    : false
}

/** Returns the signature's bytes: early clients encoded its hex text in their place. */
function fromHexText(signature: Uint8Array): Uint8Array {
  const written = String.fromCharCode(...signature.slice(0, MAX_PART))
  return isHex(written) && written.length % 2 === 0 ? hexToBytes(written) : signature
}
