import { bytesToHex, type Hex, hexToBytes } from 'viem'

/**
 * As much of protobuf as Farcaster's messages need: a table says which field has which tag and
 * kind; the same table encodes, decodes and reads the JSON that hubs serve.
 */
export interface Field {
  name: string
  tag: number
  kind: Kind
  /** Other names in JSON. */
  aliases?: readonly string[]
  /** For numbers: their names in JSON. */
  names?: Readonly<Record<string, number>>
}

/**
 * `uint` a whole number to 2^53-1; `text` UTF-8; `bytes` as hex; `utf8` text that is base64 in
 * JSON; `…s` many of them.
 */
type Kind =
  | 'uint'
  | 'text'
  | 'bytes'
  | 'utf8'
  | 'uints'
  | 'texts'
  | { one: Schema }
  | { many: Schema }

/** Fields in the order in which they are encoded. */
export type Schema = readonly Field[]

/** A decoded message: absent fields are left out, lists are always there. */
export type Values = { [name: string]: Value }
type Value = number | string | number[] | string[] | Values | Values[] | undefined

interface EncodeOptions {
  /** ts-proto writes empty packed lists with length 0; others leave them out. */
  writesEmptyPacked?: boolean
}

const VARINT = 0
const FIXED64 = 1
const LENGTH = 2
const FIXED32 = 5

const utf8 = new TextEncoder()
const strictUtf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

function varint(value: number): number[] {
  const bytes: number[] = []
  let rest = value
  while (rest > 0x7f) {
    bytes.push((rest % 0x80) + 0x80)
    rest = Math.floor(rest / 0x80)
  }
  bytes.push(rest)
  return bytes
}

const concat = (parts: ArrayLike<number>[]): Uint8Array => {
  const all = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}

/** The bytes of a message; zeros and empty values are left out, as proto3 does. */
export function encode(schema: Schema, values: Values, options: EncodeOptions = {}): Uint8Array {
  const parts: ArrayLike<number>[] = []
  const put = (tag: number, bytes: ArrayLike<number>) =>
    parts.push(varint(tag * 8 + LENGTH), varint(bytes.length), bytes)
  for (const { name, tag, kind } of schema) {
    const value = values[name]
    if (value === undefined) continue
    if (kind === 'uint') {
      if (value !== 0) parts.push(varint(tag * 8 + VARINT), varint(value as number))
    } else if (kind === 'text' || kind === 'utf8') {
      // A set member of a oneof is written even when it is empty; ours are never empty.
      if (value !== '') put(tag, utf8.encode(value as string))
    } else if (kind === 'bytes') {
      if (value !== '0x') put(tag, hexToBytes(value as Hex))
    } else if (kind === 'uints') {
      const packed = (value as number[]).flatMap(varint)
      if (packed.length > 0 || options.writesEmptyPacked) put(tag, packed)
    } else if (kind === 'texts') {
      for (const text of value as string[]) put(tag, utf8.encode(text))
    } else if ('one' in kind) {
      put(tag, encode(kind.one, value as Values, options))
    } else {
      for (const item of value as Values[]) put(tag, encode(kind.many, item, options))
    }
  }
  return concat(parts)
}

/**
 * Reads a message's bytes; unknown fields are passed over.
 *
 * @throws Error when the bytes are not such a message
 */
export function decode(schema: Schema, bytes: Uint8Array): Values {
  const values = emptyLists(schema)
  const reader = { bytes, at: 0 }
  while (reader.at < bytes.length) {
    const key = readVarint(reader)
    const wire = key % 8
    const tag = Math.floor(key / 8)
    const field = schema.find((one) => one.tag === tag)
    if (wire === VARINT) {
      const value = readVarint(reader)
      if (field?.kind === 'uint') values[field.name] = value
      else if (field?.kind === 'uints') (values[field.name] as number[]).push(value)
    } else if (wire === LENGTH) {
      const part = take(reader, readVarint(reader))
      if (field) decodePart(field, part, values)
    } else if (wire === FIXED64) take(reader, 8)
    else if (wire === FIXED32) take(reader, 4)
    else throw new Error('protobuf: unknown wire type')
  }
  return values
}

interface Reader {
  bytes: Uint8Array
  at: number
}

function readVarint(reader: Reader): number {
  let value = 0
  let scale = 1
  for (let count = 0; count < 8; count++) {
    const byte = reader.bytes[reader.at++]
    if (byte === undefined) throw new Error('protobuf: cut short')
    value += (byte & 0x7f) * scale
    if (value > Number.MAX_SAFE_INTEGER) throw new Error('protobuf: number too large')
    if (byte < 0x80) return value
    scale *= 0x80
  }
  throw new Error('protobuf: number too long')
}

function take(reader: Reader, length: number): Uint8Array {
  const { bytes, at } = reader
  if (at + length > bytes.length) throw new Error('protobuf: cut short')
  reader.at = at + length
  return bytes.subarray(at, reader.at)
}

function decodePart({ name, kind }: Field, part: Uint8Array, values: Values): void {
  if (kind === 'text' || kind === 'utf8') values[name] = strictUtf8.decode(part)
  else if (kind === 'bytes') values[name] = bytesToHex(part)
  else if (kind === 'texts') (values[name] as string[]).push(strictUtf8.decode(part))
  else if (kind === 'uints') {
    const reader = { bytes: part, at: 0 }
    while (reader.at < part.length) (values[name] as number[]).push(readVarint(reader))
  } else if (kind === 'uint') throw new Error('protobuf: not a number')
  else if ('one' in kind) values[name] = decode(kind.one, part)
  else (values[name] as Values[]).push(decode(kind.many, part))
}

const listsOf = new WeakMap<Schema, readonly string[]>()

function emptyLists(schema: Schema): Values {
  const known = listsOf.get(schema)
  const isList = ({ kind }: Field) => kind === 'uints' || kind === 'texts' || isMany(kind)
  const names = known ?? schema.filter(isList).map(({ name }) => name)
  if (!known) listsOf.set(schema, names)
  const values: Values = {}
  for (const name of names) values[name] = []
  return values
}

const isMany = (kind: Kind): kind is { many: Schema } => typeof kind === 'object' && 'many' in kind

/**
 * Reads the JSON that hubs serve of a message: numbers also as their enum names, bytes as 0x hex or
 * base64, missing and `null` as absent.
 *
 * @throws Error when it is not such a message
 */
export function fromJson(schema: Schema, json: unknown): Values {
  if (typeof json !== 'object' || json === null || Array.isArray(json))
    throw new Error('not an object')
  const values = emptyLists(schema)
  const given = json as Record<string, unknown>
  for (const field of schema) {
    const value = given[field.name] ?? underAlias(field, given)
    if (value === undefined || value === null) continue
    try {
      values[field.name] = fieldFromJson(field, value)
    } catch (cause) {
      throw new Error(`${field.name}: ${(cause as Error).message}`, { cause })
    }
  }
  return values
}

function underAlias({ aliases = [] }: Field, given: Record<string, unknown>): unknown {
  for (const alias of aliases)
    if (given[alias] !== undefined && given[alias] !== null) return given[alias]
  return undefined
}

function fieldFromJson({ kind, names }: Field, json: unknown): Value {
  if (kind === 'uint') return readNumber(json, names)
  if (kind === 'text') return readText(json)
  if (kind === 'utf8') return strictUtf8.decode(hexToBytes(readBytes(json)))
  if (kind === 'bytes') return readBytes(json)
  if (kind === 'uints') return readList(json).map((item) => readNumber(item, names))
  if (kind === 'texts') return readList(json).map(readText)
  if ('one' in kind) return fromJson(kind.one, json)
  return readList(json).map((item) => fromJson(kind.many, item))
}

function readList(json: unknown): unknown[] {
  if (!Array.isArray(json)) throw new Error('not a list')
  return json
}

function readNumber(json: unknown, names?: Readonly<Record<string, number>>): number {
  const value =
    typeof json === 'string'
      ? names && Object.hasOwn(names, json)
        ? names[json]
        : undefined
      : json
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < 0)
    throw new Error('not a known number')
  return value
}

function readText(json: unknown): string {
  // By a pattern: the checker runs in engines that have no isWellFormed.
  if (typeof json !== 'string' || /\p{Cs}/u.test(json)) throw new Error('not a text')
  return json
}

/** Base64 with a length that is a multiple of four. */
const base64 = /^[A-Za-z0-9+/]*={0,2}$/

/** Bytes as hex. A text of 0x and hex digits is hex: base64 of the lengths in use ends in `=`. */
function readBytes(json: unknown): Hex {
  const text = readText(json)
  if (/^0x(?:[0-9a-f]{2})*$/i.test(text)) return text.toLowerCase() as Hex
  if (text.length % 4 !== 0 || !base64.test(text)) throw new Error('neither hex nor base64')
  const binary = atob(text)
  const bytes = new Uint8Array(binary.length)
  for (let at = 0; at < bytes.length; at += 1) bytes[at] = binary.charCodeAt(at)
  return bytesToHex(bytes)
}
