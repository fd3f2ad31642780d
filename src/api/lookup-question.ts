import { ServiceError } from '@whocast/contract/error.ts'
import type { Identifier, IdentifierRoute } from '@whocast/contract/identifier.ts'
import { trimEnd } from '@whocast/contract/trim-end.ts'
import { profileMembers } from '@whocast/contract/wire-profile.ts'
import { readIdentifier } from '@whocast/mention-reader/query.ts'
import { getAddress, isAddress } from 'viem'
import type { IssuerChoice } from '../credentials/port.ts'
import { decodePart, parseQuery, queryValue, rawPath } from '../http/path.ts'
import type { ProfileField } from './wire.ts'

/** The identifier of a lookup, and the form of its response. */
export interface Question {
  identifier: Identifier
  proof: boolean
  /** Only the members that the checker of evidence shows. */
  proven: boolean
  claims: boolean
  /** How the answer came about. */
  trace: boolean
  fields: readonly ProfileField[] | null
  /** Addresses of the caller: wallets that look like one of them are marked. */
  known: readonly string[]
  /** Which credentials come first. */
  issuers: IssuerChoice | undefined
  /** The same for all spellings of one question. */
  key: string
  /** As metrics name it. */
  route: string
}

/** Returns a route's parameters in a URL, decoded. The last one is the rest, less final slashes. */
export function valuesOf(url: string, { parameters }: IdentifierRoute): string[] {
  // The first are empty, `api`, `v1` and the route's own segment.
  const segments = rawPath(url).split('/').slice(4)
  const last = parameters.length - 1
  return [...segments.slice(0, last), trimEnd(segments.slice(last).join('/'), /[/]/)].map(
    decodePart,
  )
}

export function readFreeText(url: string): Identifier {
  const text = queryValue(parseQuery(url), 'q')
  if (text === undefined || text.trim() === '')
    throw new ServiceError('invalid-request', 'query parameter `q` is required')
  return readIdentifier(text)
}

const list = (text: string | undefined) =>
  text === undefined || text === '' ? [] : text.split(',').map((part) => part.trim())

/** The values of `include`. */
const includeNames = ['proof', 'claims', 'trace', 'proven'] as const

/** The most addresses in `known`. */
export const MAX_KNOWN = 100

export type Form = Pick<
  Question,
  'proof' | 'proven' | 'claims' | 'trace' | 'fields' | 'known' | 'issuers'
>

/** The most attesters that `issuers` takes, and their longest name. */
const MAX_ISSUERS = 20
const MAX_ISSUER_LENGTH = 100

/** Parses `issuers`: attesters that come first, and `known` to leave others out. */
function readIssuers(text: string | undefined): IssuerChoice | undefined {
  const names = list(text).map((name) => name.toLowerCase())
  if (names.length === 0) return undefined
  const isInvalid = (name: string) => name.length > MAX_ISSUER_LENGTH || name.includes('\0')
  if (names.length > MAX_ISSUERS || names.some(isInvalid))
    throw new ServiceError(
      'invalid-request',
      `query parameter \`issuers\` takes at most ${MAX_ISSUERS} attesters of at most ${MAX_ISSUER_LENGTH} characters`,
    )
  return {
    first: [...new Set(names.filter((name) => name !== 'known' && name !== ''))].sort(),
    isRestricted: names.includes('known'),
  }
}

/** Reads the form of the response. @throws ServiceError `invalid-request` */
export function readForm(url: string): Form {
  const query = parseQuery(url)
  const include = list(queryValue(query, 'include'))
  const fields = list(queryValue(query, 'fields'))
  for (const name of include) {
    if (!(includeNames as readonly string[]).includes(name)) {
      throw new ServiceError(
        'invalid-request',
        `query parameter \`include\` takes ${includeNames.join(', ')}`,
      )
    }
  }
  if (include.includes('proven') && include.length > 1)
    throw new ServiceError('invalid-request', '`include=proven` cannot be combined')
  for (const field of fields) {
    if (field !== 'profileID' && !(profileMembers as readonly string[]).includes(field)) {
      throw new ServiceError(
        'invalid-request',
        `query parameter \`fields\` takes ${profileMembers.join(', ')}`,
      )
    }
  }
  return {
    proof: include.includes('proof'),
    proven: include.includes('proven'),
    claims: include.includes('claims'),
    trace: include.includes('trace'),
    fields: fields.length === 0 ? null : profileMembers.filter((field) => fields.includes(field)),
    known: readKnown(list(queryValue(query, 'known'))),
    issuers: readIssuers(queryValue(query, 'issuers')),
  }
}

function readKnown(addresses: readonly string[]): string[] {
  if (addresses.length > MAX_KNOWN || !addresses.every((one) => isAddress(one, { strict: false })))
    throw new ServiceError(
      'invalid-request',
      `query parameter \`known\` takes at most ${MAX_KNOWN} addresses`,
    )
  return addresses.map((address) => getAddress(address))
}
