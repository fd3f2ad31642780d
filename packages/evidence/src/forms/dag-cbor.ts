import { isObject } from '@whocast/contract/untrusted.ts'
import { bytesToString, stringToBytes } from 'viem'

/**
 * DAG-CBOR (https://ipld.io/specs/codecs/dag-cbor/spec/) as AT Protocol uses it: maps with text
 * keys, lists, texts, bytes, safe integers, booleans, null and links. Floats are not used there.
 */

/** A link to a block: the bytes of its CID. */
export class Link {
  readonly bytes: Uint8Array
  constructor(bytes: Uint8Array) {
    this.bytes = bytes
  }
}

const LINK_TAG = 42
const MAX_DEPTH = 64

/** Encodes a value in its one canonical form. */
export function encodeCbor(value: unknown): Uint8Array {
  const parts: number[] = []
  write(value, parts, 0)
  return Uint8Array.from(parts)
}

function write(value: unknown, parts: number[], depth: number): void {
  if (depth > MAX_DEPTH) throw new Error('nested too deep')
  if (value === null) parts.push(0xf6)
  else if (typeof value === 'boolean') parts.push(value ? 0xf5 : 0xf4)
  else if (typeof value === 'number') writeInteger(value, parts)
  else if (typeof value === 'string') writeBytes(3, stringToBytes(value), parts)
  else if (value instanceof Uint8Array) writeBytes(2, value, parts)
  else if (value instanceof Link) {
    writeHead(6, LINK_TAG, parts)
    writeBytes(2, Uint8Array.of(0, ...value.bytes), parts)
  } else if (Array.isArray(value)) {
    writeHead(4, value.length, parts)
    for (const one of value) write(one, parts, depth + 1)
  } else if (isObject(value)) {
    const entries = Object.entries(value)
      .filter(([, one]) => one !== undefined)
      .map(([key, one]) => ({ key: stringToBytes(key), one }))
      .sort((a, b) => compareKeys(a.key, b.key))
    writeHead(5, entries.length, parts)
    for (const { key, one } of entries) {
      writeBytes(3, key, parts)
      write(one, parts, depth + 1)
    }
  } else throw new Error('not a value of DAG-CBOR')
}

/** Shorter keys come first, then by bytes. */
function compareKeys(a: Uint8Array, b: Uint8Array): number {
  if (a.length !== b.length) return a.length - b.length
  const at = a.findIndex((byte, index) => byte !== b[index])
  return at === -1 ? 0 : (a[at] ?? 0) - (b[at] ?? 0)
}

function writeInteger(value: number, parts: number[]): void {
  if (!Number.isSafeInteger(value)) throw new Error('not a safe integer')
  if (value >= 0) writeHead(0, value, parts)
  else writeHead(1, -1 - value, parts)
}

function writeBytes(major: number, bytes: Uint8Array, parts: number[]): void {
  writeHead(major, bytes.length, parts)
  for (const byte of bytes) parts.push(byte)
}

function writeHead(major: number, value: number, parts: number[]): void {
  const top = major << 5
  if (value < 24) parts.push(top | value)
  else {
    const size = value < 2 ** 8 ? 0 : value < 2 ** 16 ? 1 : value < 2 ** 32 ? 2 : 3
    parts.push(top | (24 + size))
    for (let at = 2 ** size - 1; at >= 0; at--) parts.push(Math.floor(value / 2 ** (8 * at)) % 256)
  }
}

/** Decodes one value that fills all bytes. @throws Error for anything else */
export function decodeCbor(bytes: Uint8Array): unknown {
  const reader = { bytes, at: 0 }
  const value = read(reader, 0)
  if (reader.at !== bytes.length) throw new Error('bytes are left over')
  return value
}

interface Reader {
  bytes: Uint8Array
  at: number
}

function take(reader: Reader, length: number): Uint8Array {
  const { bytes, at } = reader
  if (at + length > bytes.length) throw new Error('bytes are missing')
  reader.at += length
  return bytes.subarray(at, reader.at)
}

function read(reader: Reader, depth: number): unknown {
  if (depth > MAX_DEPTH) throw new Error('nested too deep')
  const [first = 0] = take(reader, 1)
  const major = first >> 5
  if (major === 7) {
    const simple = new Map<number, unknown>([
      [0xf4, false],
      [0xf5, true],
      [0xf6, null],
    ])
    if (!simple.has(first)) throw new Error('not a value of DAG-CBOR')
    return simple.get(first)
  }
  const count = readCount(reader, first & 31)
  if (major === 0) return count
  if (major === 1) return -1 - count
  if (major === 2) return take(reader, count).slice()
  if (major === 3) return bytesToString(take(reader, count))
  if (count > reader.bytes.length) throw new Error('bytes are missing')
  if (major === 4) return Array.from({ length: count }, () => read(reader, depth + 1))
  if (major === 5) return readMap(reader, count, depth)
  const inner = read(reader, depth + 1)
  if (count !== LINK_TAG || !(inner instanceof Uint8Array) || inner[0] !== 0)
    throw new Error('not a link')
  return new Link(inner.subarray(1))
}

function readMap(reader: Reader, count: number, depth: number): Record<string, unknown> {
  const map: Record<string, unknown> = Object.create(null)
  for (let left = count; left > 0; left--) {
    const key = read(reader, depth + 1)
    if (typeof key !== 'string' || Object.hasOwn(map, key)) throw new Error('not a key')
    map[key] = read(reader, depth + 1)
  }
  return { ...map }
}

function readCount(reader: Reader, size: number): number {
  if (size < 24) return size
  if (size > 27) throw new Error('not a value of DAG-CBOR')
  const bytes = take(reader, 2 ** (size - 24))
  const count = bytes.reduce((sum, byte) => sum * 256 + byte, 0)
  if (!Number.isSafeInteger(count)) throw new Error('not a safe integer')
  return count
}
