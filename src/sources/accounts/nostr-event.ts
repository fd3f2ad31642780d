import { createHash } from 'node:crypto'
import { schnorr } from '@noble/curves/secp256k1.js'
import { isObject, natural, text } from '@whocast/contract/untrusted.ts'

/** An event of Nostr whose signature was checked (NIP-01). */
export interface NostrEvent {
  /** SHA-256 of {@link serialised}, hex. */
  id: string
  /** What was hashed and signed. */
  serialised: string
  pubkey: string
  /** Unix seconds. */
  createdAt: number
  kind: number
  tags: string[][]
  content: string
}

/** An event of a key, if that key signed it (BIP-340); null for anything else. */
export function readEvent(value: unknown, pubkey: string): NostrEvent | null {
  if (!isObject(value) || value.pubkey !== pubkey || typeof value.content !== 'string') return null
  const { content } = value
  const createdAt = natural(value.created_at)
  const kind = natural(value.kind)
  const tags = tagsOf(value.tags)
  const [id, signature] = [text(value.id), text(value.sig)]
  if (
    createdAt === null ||
    kind === null ||
    tags === null ||
    !isHex(id, 32) ||
    !isHex(signature, 64)
  )
    return null
  const serialised = JSON.stringify([0, pubkey, createdAt, kind, tags, content])
  if (
    createHash('sha256').update(serialised).digest('hex') !== id ||
    !isSigned(signature, id, pubkey)
  )
    return null
  return { id, serialised, pubkey, createdAt, kind, tags, content }
}

const isHex = (value: string, bytes: number): boolean =>
  value.length === bytes * 2 && /^[0-9a-f]+$/.test(value)

function tagsOf(value: unknown): string[][] | null {
  const isTag = (tag: unknown) =>
    Array.isArray(tag) && tag.every((part) => typeof part === 'string')
  return Array.isArray(value) && value.every(isTag) ? value : null
}

/** Also false where the key is none: not every 32 bytes are the abscissa of a point. */
function isSigned(signature: string, id: string, pubkey: string): boolean {
  const bytes = (hex: string) => new Uint8Array(Buffer.from(hex, 'hex'))
  try {
    return schnorr.verify(bytes(signature), bytes(id), bytes(pubkey))
  } catch {
    return false
  }
}
