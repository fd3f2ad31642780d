import { createPublicKey, verify } from 'node:crypto'
import { type Fields, isObject, object, parseUntrusted, text } from '@whocast/contract/untrusted.ts'
import {
  type Address,
  bytesToHex,
  type Hex,
  hashMessage,
  hexToBytes,
  isAddress,
  isHex,
  recoverAddress,
} from 'viem'
import { UnreadableError } from './kind.ts'

/** A key that signs for a fid. */
export type FidKey = { type: 'custody' | 'auth'; address: Address } | { type: 'app_key'; key: Hex }

/** Checks keys of manifests at a Farcaster node or at the registries on Optimism. */
export interface ManifestKeys {
  /** Returns true if the key signs for the fid now. Rejects where that could not be determined. */
  isKeyOf(fid: number, key: FidKey): Promise<boolean>
  /**
   * Returns true if a contract wallet signed a hash (ERC-1271, ERC-6492). Rejects where no chain
   * answers.
   */
  isContractSignature(signed: { address: Address; hash: Hex; signature: Hex }): Promise<boolean>
}

/** Characters of one part; signatures of contract wallets are long. */
const MAX_PART = 32_768

/**
 * Returns the fid that signed for a domain in `accountAssociation` of a Mini App manifest: a JSON
 * Farcaster Signature over `{"domain": …}` by its custody address, an auth address or an app key.
 * Clients accept both alphabets of Base64, with and without padding.
 *
 * @param keys null where neither a node nor a chain is configured: the domain's own word that the
 *   key is the fid's counts then
 * @returns null where the association is missing or invalid
 * @throws UnreadableError the key could not be checked
 */
export async function readManifestFid(
  association: unknown,
  domain: string,
  keys: ManifestKeys | null,
): Promise<number | null> {
  const { header, payload, signature } = object(association)
  if (![header, payload, signature].every(isPart)) return null
  const { fid, type, key } = readJson(text(header))
  if (text(readJson(text(payload)).domain).toLowerCase() !== domain) return null
  if (typeof fid !== 'number' || !Number.isSafeInteger(fid) || fid < 1) return null
  const fidKey = readKey(text(type), text(key))
  if (!fidKey) return null
  const signed = `${header}.${payload}`
  try {
    if (!(await isSigned(fidKey, signed, Buffer.from(text(signature), 'base64'), keys))) return null
    return keys === null || (await keys.isKeyOf(fid, fidKey)) ? fid : null
  } catch (cause) {
    throw new UnreadableError('the key of the manifest could not be checked', { cause })
  }
}

const isPart = (part: unknown): boolean =>
  typeof part === 'string' && part.length <= MAX_PART && /^[A-Za-z0-9+/_-]+={0,2}$/.test(part)

/** Decodes JSON of a part. Node reads both alphabets. */
function readJson(part: string): Fields {
  try {
    const value = parseUntrusted(Buffer.from(part, 'base64').toString('utf8'))
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
  signed: string,
  bytes: Uint8Array,
  keys: ManifestKeys | null,
): Promise<boolean> {
  if (key.type === 'app_key') return isEd25519(key.key, signed, bytes)
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

function isEd25519(key: Hex, signed: string, signature: Uint8Array): boolean {
  try {
    const jwk = {
      kty: 'OKP',
      crv: 'Ed25519',
      x: Buffer.from(hexToBytes(key)).toString('base64url'),
    }
    return verify(
      null,
      Buffer.from(signed),
      createPublicKey({ key: jwk, format: 'jwk' }),
      signature,
    )
  } catch {
    return false
  }
}

/** Returns the signature's bytes: early clients encoded its hex text in their place. */
function fromHexText(signature: Uint8Array): Uint8Array {
  const written = Buffer.from(signature).toString('latin1')
  return isHex(written) && written.length % 2 === 0 ? hexToBytes(written) : signature
}
