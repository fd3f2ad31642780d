import { type Address, getAddress, isHex } from 'viem'
import { type ChannelType, channelTypes, parseChannelType, parseHandle } from './channel.ts'
import { normaliseEnsName } from './ens-name.ts'
import { ServiceError } from './error.ts'

/** What somebody is asked for by. Every value is normalised; build one with a parser of this file. */
export type Identifier =
  | { kind: 'ens'; name: string }
  | { kind: 'eth'; address: Address }
  | { kind: 'fid'; fid: number }
  | { kind: 'fname'; fname: string }
  | { kind: 'social'; type: ChannelType; handle: string }

/** The longest identifier that is looked at, in UTF-8 bytes. */
export const MAX_IDENTIFIER_BYTES = 255

const utf8Length = (text: string) => new TextEncoder().encode(text).length

const invalid = (detail: string, cause?: unknown) => new ServiceError('invalid-identifier', detail, { cause })

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused here
const controlCharacters = /[\u0000-\u001f\u007f-\u009f]/

/** Trims, and refuses what no identifier can be: empty, over 255 bytes, with control characters. */
function checkText(text: string, what: string): string {
  if (utf8Length(text) > MAX_IDENTIFIER_BYTES) throw invalid(`${what} is longer than ${MAX_IDENTIFIER_BYTES} bytes`)
  if (controlCharacters.test(text)) throw invalid(`${what} contains a control character`)
  if (!text.isWellFormed()) throw invalid(`${what} is not well-formed Unicode`)
  const trimmed = text.trim()
  if (trimmed === '') throw invalid(`${what} is empty`)
  return trimmed
}

/** Normalises an ENS name by ENSIP-15. It must have at least two labels. */
export function parseEnsName(text: string): Identifier & { kind: 'ens' } {
  const name = normaliseEnsName(checkText(text, 'the ENS name'))
  if (name === null) throw invalid('not an ENS name by ENSIP-15, which has at least two labels, as in vitalik.eth')
  return { kind: 'ens', name }
}

/** A wallet address in any letter case; the result is lower case. A wrong checksum is accepted. */
export function parseAddress(text: string): Identifier & { kind: 'eth' } {
  const input = checkText(text, 'the address').toLowerCase()
  if (input.length !== 42 || !isHex(input, { strict: true })) throw invalid('an address is 0x and 40 hex digits')
  return { kind: 'eth', address: input }
}

/** A Farcaster ID: a decimal from 1 to 2^53-1, without sign, point or leading zeros. */
export function parseFid(text: string): Identifier & { kind: 'fid' } {
  const input = checkText(text, 'the fid')
  const fid = Number(input)
  if (!/^[1-9]\d{0,15}$/.test(input) || !Number.isSafeInteger(fid)) throw invalid('a fid is a whole number from 1 to 2^53-1')
  return { kind: 'fid', fid }
}

/** The rule of the fname registry: a-z 0-9 and inner hyphens, at most 16 characters. */
const fnamePattern = /^[a-z0-9][a-z0-9-]{0,15}$/

/** A Farcaster username: an fname (`dwr`, `@dwr`, `DWR`) or an ENS name or Basename used as one. */
export function parseFname(text: string): Identifier & { kind: 'fname' } {
  const input = checkText(text, 'the Farcaster name').replace(/^@/, '')
  if (input.includes('.')) return { kind: 'fname', fname: parseEnsName(input).name }
  const fname = input.toLowerCase()
  if (!fnamePattern.test(fname)) {
    throw invalid('a Farcaster name has 1 to 16 of a-z, 0-9 and -, not starting with -, or is an ENS name')
  }
  return { kind: 'fname', fname }
}

/** Whether a text is a Farcaster username as it is written when normalised: no other spelling of one, no lookalike. */
export function isUsername(text: unknown): text is string {
  if (typeof text !== 'string') return false
  try {
    return parseFname(text).fname === text
  } catch {
    return false
  }
}

/**
 * A handle on a channel of any known type. Types that are identifiers of their own
 * (`ens`, `wallet`, `farcaster`, `basename`) come back as those.
 */
export function parseSocial(typeText: string, handleText: string): Identifier {
  const type = parseChannelType(checkText(typeText, 'the channel type'))
  if (!type) {
    throw new ServiceError('unknown-channel-type', `no such channel type; known are ${channelTypes.join(', ')}`)
  }
  switch (type) {
    case 'ens':
    case 'basename':
      return parseEnsName(handleText)
    case 'wallet':
      return parseAddress(handleText)
    case 'farcaster':
      return parseFname(handleText)
    default: {
      const handle = parseHandle(type, checkText(handleText, 'the handle'))
      if (handle === null) throw invalid(`not a handle of type ${type}`)
      return { kind: 'social', type, handle }
    }
  }
}

/** One string for one identifier: `ens:vitalik.eth`, `eth:0x…`, `fid:3`, `fname:dwr`, `twitter:jack`. */
export function identifierKey(identifier: Identifier): string {
  switch (identifier.kind) {
    case 'ens':
      return `ens:${identifier.name}`
    case 'eth':
      return `eth:${identifier.address}`
    case 'fid':
      return `fid:${identifier.fid}`
    case 'fname':
      return `fname:${identifier.fname}`
    case 'social':
      return `${identifier.type}:${identifier.handle}`
    default:
      return identifier satisfies never
  }
}

/** The path of an identifier below `/api/v1` and, for its page, below the root: `/ens/vitalik.eth`. */
export function identifierPath(identifier: Identifier): string {
  switch (identifier.kind) {
    case 'ens':
      return `/ens/${encodeURIComponent(identifier.name)}`
    case 'eth':
      return `/eth/${getAddress(identifier.address)}`
    case 'fid':
      return `/fid/${identifier.fid}`
    case 'fname':
      return `/fname/${encodeURIComponent(identifier.fname)}`
    case 'social':
      return `/socials/${identifier.type}/${encodeURIComponent(identifier.handle)}`
    default:
      return identifier satisfies never
  }
}

/** An identifier as free text, by which `identify` finds it again: `vitalik.eth`, `fid:3`, `@dwr`, `twitter:jack`. */
export function identifierText(identifier: Identifier): string {
  switch (identifier.kind) {
    case 'ens':
      return identifier.name
    case 'eth':
      return identifier.address
    case 'fid':
      return `fid:${identifier.fid}`
    case 'fname':
      return `@${identifier.fname}`
    case 'social':
      return `${identifier.type}:${identifier.handle}`
    default:
      return identifier satisfies never
  }
}

/** `0x1234…abcd` of an address, in its letter case; anything else as it is. */
export const shortAddress = (value: string): string =>
  /^0x[0-9a-f]{40}$/i.test(value) ? `${value.slice(0, 6)}…${value.slice(-4)}` : value
