import { type Fields, isObject, list, object, text } from '@whocast/contract/untrusted.ts'
import { bytesToHex, bytesToString } from 'viem'
import { decodeCbor, encodeCbor, Link } from './dag-cbor.ts'
import { cidBytesOf, isSignedByKey } from './plc.ts'

const MAX_LEVELS = 64

/**
 * Checks a record of a repository of AT Protocol by what `com.atproto.sync.getRecord` returns: the
 * signed commit, the nodes of the tree down to the record, and the record.
 *
 * @param car a CAR file (version 1)
 * @param key the `did:key` that signs the repository
 * @param path `<collection>/<record key>`
 * @throws Error where a part is missing or invalid
 */
export function readRepoRecord(
  car: Uint8Array,
  { did, key, path }: { did: string; key: string; path: string },
): Fields {
  const { root, blocks } = readCar(car)
  const { sig, ...commit } = blockOf(blocks, root)
  if (commit.did !== did || commit.version !== 3)
    throw new Error('the commit is of another account')
  if (!(sig instanceof Uint8Array) || !isSignedByKey(key, encodeCbor(commit), sig))
    throw new Error('the commit is not signed by the key of the account')
  let node = commit.data
  for (let level = 0; level < MAX_LEVELS; level++) {
    const found = lookIn(blockOf(blocks, node), path)
    if (found.record) return blockOf(blocks, found.record)
    node = found.below
  }
  throw new Error('the tree is too deep')
}

type Blocks = ReadonlyMap<string, Uint8Array>

function blockOf(blocks: Blocks, link: unknown): Fields {
  const block = link instanceof Link ? blocks.get(bytesToHex(link.bytes)) : undefined
  const value = block && decodeCbor(block)
  if (!isObject(value)) throw new Error('a block is missing')
  return value
}

function lookIn(node: Fields, path: string): { record?: unknown; below?: unknown } {
  let below = node.l
  let key = ''
  for (const entry of list(node.e)) {
    const { p, k, v, t } = object(entry)
    if (typeof p !== 'number' || !(k instanceof Uint8Array)) throw new Error('not a node')
    key = key.slice(0, p) + bytesToString(k)
    if (key === path) return { record: v }
    if (key > path) break
    below = t
  }
  return { below }
}

function readCar(bytes: Uint8Array): { root: Link; blocks: Blocks } {
  let at = 0
  const next = (): Uint8Array => {
    let length = 0
    for (let shift = 1; ; shift *= 128) {
      const byte = bytes[at++]
      if (byte === undefined || shift > 2 ** 28) throw new Error('not a CAR file')
      length += (byte & 127) * shift
      if (byte < 128) break
    }
    at += length
    if (at > bytes.length) throw new Error('the CAR file is cut')
    return bytes.subarray(at - length, at)
  }
  const header = decodeCbor(next())
  const [root] = isObject(header) && Array.isArray(header.roots) ? header.roots : []
  if (!(root instanceof Link)) throw new Error('not a CAR file')
  const blocks = new Map<string, Uint8Array>()
  while (at < bytes.length) {
    const section = next()
    const block = section.subarray(CID_BYTES)
    const cid = bytesToHex(section.subarray(0, CID_BYTES))
    if (cid !== bytesToHex(cidBytesOf(block))) throw new Error('a block has another hash')
    blocks.set(cid, block)
  }
  return { root, blocks }
}

const CID_BYTES = 36

/** The collection and key of the profile of an account on Bluesky. */
export const PROFILE_PATH = 'app.bsky.actor.profile/self'

/** Returns the fields of a profile that name others. */
export const profileTexts = (record: Fields): string[] => [
  text(record.website),
  ...text(record.description).split(/\s+/),
]
