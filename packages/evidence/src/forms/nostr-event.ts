import { schnorr } from '@noble/curves/secp256k1.js'
import { sha256 } from '@noble/hashes/sha2'
import { isObject, natural, text } from '@whocast/contract/untrusted.ts'
import { bytesToHex, hexToBytes, stringToBytes } from 'viem'

/** An event of Nostr as relays send it (NIP-01). */
interface SignedEvent {
  id: string
  pubkey: string
  /** Unix seconds. */
  created_at: number
  kind: number
  tags: string[][]
  content: string
  sig: string
}

export interface NostrEvent {
  /** SHA-256 of {@link serialised}, hex. */
  id: string
  /** The text that was hashed and signed. */
  serialised: string
  pubkey: string
  /** Unix seconds. */
  createdAt: number
  kind: number
  tags: string[][]
  content: string
  /** Without fields that are not signed. */
  signed: SignedEvent
}

/** Parses an event of a key, if that key signed it (BIP-340); null for anything else. */
export function readEvent(value: unknown, pubkey: string): NostrEvent | null {
  if (!isObject(value) || value.pubkey !== pubkey || typeof value.content !== 'string') return null
  const { content } = value
  const createdAt = natural(value.created_at)
  const kind = natural(value.kind)
  const tags = tagsOf(value.tags)
  const [id, sig] = [text(value.id), text(value.sig)]
  if (createdAt === null || kind === null || tags === null || !isHex(id, 32) || !isHex(sig, 64))
    return null
  const serialised = JSON.stringify([0, pubkey, createdAt, kind, tags, content])
  const hash = sha256(stringToBytes(serialised))
  if (bytesToHex(hash) !== `0x${id}` || !isSigned(sig, id, pubkey)) return null
  const signed = { id, pubkey, created_at: createdAt, kind, tags, content, sig }
  return { id, serialised, pubkey, createdAt, kind, tags, content, signed }
}

const isHex = (value: string, bytes: number): boolean =>
  value.length === bytes * 2 && /^[0-9a-f]+$/.test(value)

function tagsOf(value: unknown): string[][] | null {
  const isTag = (tag: unknown) =>
    Array.isArray(tag) && tag.every((part) => typeof part === 'string')
  return Array.isArray(value) && value.every(isTag) ? value : null
}

/** Also false if the key is invalid: not every 32 bytes are the abscissa of a point. */
function isSigned(signature: string, id: string, pubkey: string): boolean {
  try {
    return schnorr.verify(
      hexToBytes(`0x${signature}`),
      hexToBytes(`0x${id}`),
      hexToBytes(`0x${pubkey}`),
    )
  } catch {
    return false
  }
}

/** Tags of one event that are read. */
const MAX_TAGS = 64

/** Returns the identity claims of an event (NIP-39): `ethereum:0x…`, `farcaster:ada`. */
export const identityClaims = ({ tags }: Pick<NostrEvent, 'tags'>): string[] =>
  tags.slice(0, MAX_TAGS).flatMap(([tag, identity = '']) => (tag === 'i' ? [identity] : []))
