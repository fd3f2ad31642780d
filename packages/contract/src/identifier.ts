import { type Address, getAddress, isHex } from 'viem'
import { type ChannelType, channelTypes, parseChannelType, parseHandle } from './channel.ts'
import { normaliseEnsName } from './ens-name.ts'
import { ServiceError } from './error.ts'

/** An identifier of a lookup. Every value is normalised; build one with a parser of this file. */
export type Identifier =
  | { kind: 'ens'; name: string }
  | { kind: 'eth'; address: Address }
  | { kind: 'fid'; fid: number }
  | { kind: 'fname'; fname: string }
  | { kind: 'social'; type: ChannelType; handle: string }

/** The longest identifier that is looked at, in UTF-8 bytes. */
export const MAX_IDENTIFIER_BYTES = 255

/** Whether a text is longer in UTF-8; of most the number of letters tells. */
const isLonger = (text: string, bytes: number) =>
  text.length * 3 > bytes && new TextEncoder().encode(text).length > bytes

const invalid = (detail: string, cause?: unknown) =>
  new ServiceError('invalid-identifier', detail, { cause })

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused here
const controlCharacters = /[\u0000-\u001f\u007f-\u009f]/

/** Trims, and refuses what no identifier can be: empty, over 255 bytes, with control characters. */
function checkText(text: string, what: string): string {
  if (isLonger(text, MAX_IDENTIFIER_BYTES))
    throw invalid(`${what} is longer than ${MAX_IDENTIFIER_BYTES} bytes`)
  if (controlCharacters.test(text)) throw invalid(`${what} contains a control character`)
  if (!text.isWellFormed()) throw invalid(`${what} is not well-formed Unicode`)
  const trimmed = text.trim()
  if (trimmed === '') throw invalid(`${what} is empty`)
  return trimmed
}

/** Normalises an ENS name by ENSIP-15. It must have at least two labels. */
export function parseEnsName(text: string): Identifier & { kind: 'ens' } {
  const name = normaliseEnsName(checkText(text, 'the ENS name'))
  if (name === null)
    throw invalid('not an ENS name by ENSIP-15, which has at least two labels, as in vitalik.eth')
  return { kind: 'ens', name }
}

/** A wallet address in any letter case; the result is lower case. A wrong checksum is accepted. */
export function parseAddress(text: string): Identifier & { kind: 'eth' } {
  const input = checkText(text, 'the address').toLowerCase()
  if (input.length !== 42 || !isHex(input, { strict: true }))
    throw invalid('an address is 0x and 40 hex digits')
  return { kind: 'eth', address: input }
}

/** A Farcaster ID: a decimal from 1 to 2^53-1, without sign, point or leading zeros. */
export function parseFid(text: string): Identifier & { kind: 'fid' } {
  const input = checkText(text, 'the fid')
  const fid = Number(input)
  if (!/^[1-9]\d{0,15}$/.test(input) || !Number.isSafeInteger(fid))
    throw invalid('a fid is a whole number from 1 to 2^53-1')
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
    throw invalid(
      'a Farcaster name has 1 to 16 of a-z, 0-9 and -, not starting with -, or is an ENS name',
    )
  }
  return { kind: 'fname', fname }
}

/**
 * Whether a text is a Farcaster username as it is written when normalised: no other spelling of
 * one, no lookalike.
 */
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
    throw new ServiceError(
      'unknown-channel-type',
      `no such channel type; known are ${channelTypes.join(', ')}`,
    )
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

/**
 * One string for one identifier: `ens:vitalik.eth`, `eth:0x…`, `fid:3`, `fname:dwr`,
 * `twitter:jack`.
 */
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

/** Where the API lies below the origin of a service. */
export const API_PATH = '/api/v1'

/** The lookup by free text, below {@link API_PATH}. */
export const FREE_TEXT_PATH = '/lookup'

/** A value in the path of a route. */
interface RouteParameter {
  name: string
  description: string
  example: string
  /** Its values, where only these are known. */
  values?: readonly string[]
  isNumber?: true
}

/** A lookup by path. The page of a person has the same path, below the root. */
export interface IdentifierRoute<Own extends Identifier = Identifier> {
  /** Below {@link API_PATH}. OpenAPI, metrics and traces name the route by this text. */
  path: string
  operationId: string
  summary: string
  parameters: readonly RouteParameter[]
  /**
   * Reads the decoded values of the parameters, in their order.
   *
   * @throws ServiceError `invalid-identifier` or `unknown-channel-type`
   */
  parse(...values: string[]): Identifier
  /** The values of an identifier, in the order of the parameters. */
  format(identifier: Own): string[]
}

/** The lookup routes by kind of identifier. Everything that names a route derives from it. */
export const identifierRoutes: {
  readonly [Kind in Identifier['kind']]: IdentifierRoute<Identifier & { kind: Kind }>
} = {
  ens: {
    path: '/ens/{ensname}',
    operationId: 'lookupEns',
    summary: 'By ENS name',
    parameters: [
      {
        name: 'ensname',
        description: 'Any ENSIP-15 name, any case; off-chain names and Basenames too',
        example: 'vitalik.eth',
      },
    ],
    parse: (name = '') => parseEnsName(name),
    format: ({ name }) => [name],
  },
  eth: {
    path: '/eth/{walletaddress}',
    operationId: 'lookupAddress',
    summary: 'By wallet address',
    parameters: [
      {
        name: 'walletaddress',
        description: '0x and 40 hex digits, any case',
        example: '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045',
      },
    ],
    parse: (address = '') => parseAddress(address),
    format: ({ address }) => [getAddress(address)],
  },
  fid: {
    path: '/fid/{fid}',
    operationId: 'lookupFid',
    summary: 'By Farcaster ID',
    parameters: [{ name: 'fid', description: 'A decimal', example: '3', isNumber: true }],
    parse: (fid = '') => parseFid(fid),
    format: ({ fid }) => [String(fid)],
  },
  fname: {
    path: '/fname/{fname}',
    operationId: 'lookupFname',
    summary: 'By Farcaster username',
    parameters: [
      {
        name: 'fname',
        description: 'With or without @, any case; an ENS name or Basename too',
        example: 'dwr',
      },
    ],
    parse: (fname = '') => parseFname(fname),
    format: ({ fname }) => [fname],
  },
  social: {
    path: '/socials/{channeltype}/{username}',
    operationId: 'lookupSocial',
    summary: 'By handle on a channel',
    parameters: [
      {
        name: 'channeltype',
        description: '`x` is an alias of twitter',
        example: 'twitter',
        values: [...channelTypes, 'x', 'basenames'],
      },
      { name: 'username', description: 'With or without @, any case', example: 'jack' },
    ],
    parse: (type = '', handle = '') => parseSocial(type, handle),
    format: ({ type, handle }) => [type, handle],
  },
}

/** The first segment of a route: `ens`, `socials`. */
export const segmentOf = ({ path }: Pick<IdentifierRoute, 'path'>): string =>
  path.split('/')[1] ?? ''

/** A route by its first segment. */
const routesBySegment = new Map(
  Object.values(identifierRoutes).map((route): [string, IdentifierRoute] => [
    segmentOf(route),
    route as IdentifierRoute,
  ]),
)

/** The route with this first segment, in lower case; undefined when there is none. */
export const routeBySegment = (segment: string): IdentifierRoute | undefined =>
  routesBySegment.get(segment)

/**
 * The first segments of all routes of lookups, free text included, as alternatives of a regular
 * expression.
 */
export const lookupSegments: string = [
  ...routesBySegment.keys(),
  segmentOf({ path: FREE_TEXT_PATH }),
].join('|')

/** A route's path with its parameters filled in and percent-encoded. */
export function fillPath(path: string, values: readonly string[]): string {
  let at = 0
  return path.replace(/\{\w+\}/g, () => encodeURIComponent(values[at++] ?? ''))
}

/**
 * The path of an identifier below {@link API_PATH} and, for its page, below the root:
 * `/ens/vitalik.eth`.
 */
export function identifierPath(identifier: Identifier): string {
  const { path, format } = identifierRoutes[identifier.kind] as IdentifierRoute
  return fillPath(path, format(identifier))
}

/**
 * An identifier as free text, by which `identify` finds it again: `vitalik.eth`, `fid:3`, `@dwr`,
 * `twitter:jack`.
 */
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
