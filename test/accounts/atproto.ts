import { secp256k1 } from '@noble/curves/secp256k1.js'
import { sha256 } from '@noble/hashes/sha2'
import { base32nopad, base58, base64urlnopad } from '@scure/base'
import { encodeCbor, Link } from '@whocast/evidence/forms/dag-cbor.ts'
import { cidBytesOf } from '@whocast/evidence/forms/plc.ts'

export const secret = new Uint8Array(32).fill(9)

export const didKey = (of: Uint8Array): string =>
  `did:key:z${base58.encode(Uint8Array.of(0xe7, 1, ...secp256k1.getPublicKey(of)))}`

/** A DID by its first operation, as the directory's audit log has it. */
export function makeIdentity(alsoKnownAs: string[], endpoint = 'https://pds.example') {
  const unsigned = {
    type: 'plc_operation',
    rotationKeys: [didKey(secret)],
    verificationMethods: { atproto: didKey(secret) },
    alsoKnownAs,
    services: { atproto_pds: { type: 'AtprotoPersonalDataServer', endpoint } },
    prev: null,
  }
  const sig = base64urlnopad.encode(secp256k1.sign(encodeCbor(unsigned), secret))
  const operation = { ...unsigned, sig }
  const hash = base32nopad.encode(sha256(encodeCbor(operation))).toLowerCase()
  const did = `did:plc:${hash.slice(0, 24)}`
  return { did, log: [{ did, operation, nullified: false, createdAt: '2026-01-01T00:00:00.000Z' }] }
}

export interface RepoParts {
  did: string
  signer?: Uint8Array
  record?: object
}

const varint = (value: number): number[] =>
  value < 128 ? [value] : [(value & 127) | 128, ...varint(value >> 7)]
const section = (...parts: Uint8Array[]): number[] => {
  const bytes = parts.flatMap((part) => [...part])
  return [...varint(bytes.length), ...bytes]
}
const bytesOf = (text: string) => new TextEncoder().encode(text)

/** What a server returns of one record among others, in a tree of two levels: a CAR file. */
export function makeRepo({
  did,
  signer = secret,
  record = { description: 'eth:ada.eth' },
}: RepoParts): Uint8Array {
  const blocks: Uint8Array[] = []
  const put = (value: unknown) => {
    const block = encodeCbor(value)
    blocks.push(block)
    return new Link(cidBytesOf(block))
  }
  const other = put({ text: 'gm' })
  const profile = put(record)
  const path = bytesOf('app.bsky.actor.profile/self')
  const node = put({ l: null, e: [{ p: 0, k: path, v: profile, t: null }] })
  const data = put({
    l: null,
    e: [
      { p: 0, k: bytesOf('app.bsky.actor.aaa/1'), v: other, t: node },
      { p: 9, k: bytesOf('feed.post/3k'), v: other, t: null },
    ],
  })
  const commit = { did, rev: '3k', data, prev: null, version: 3 }
  const root = put({ ...commit, sig: secp256k1.sign(encodeCbor(commit), signer) })
  return Uint8Array.from([
    ...section(encodeCbor({ roots: [root], version: 1 })),
    ...blocks.flatMap((block) => section(cidBytesOf(block), block)),
  ])
}
