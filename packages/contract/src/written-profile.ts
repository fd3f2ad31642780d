import type { Address } from 'viem'
import type { Credential } from './credential.ts'
import type { Channel, Person, Profile } from './profile.ts'
import { type FoundGrade, type Grade, isBetterGrade, type Verification } from './verification.ts'
import {
  toWireBody,
  toWireCredential,
  type WireBody,
  type WireCredential,
  type WireProfile,
  type WireVerification,
} from './wire-profile.ts'
import { fromWireTime } from './wire-time.ts'

/**
 * A stored profile as the API sends it, apart from what depends on the instance and the request:
 * `url` contains the path alone, and the list of credentials, the last member, is empty.
 */
export interface WrittenProfile {
  profileID: string
  /** By {@link writeProfile}. */
  text: string
  /** The rows of credentials, each by {@link writeCredential}, with commas between them. */
  credentials: string
  /** When the first of the credentials expires, unix seconds; `Infinity` where there are none. */
  expiresAt: number
}

const ID = '{"profileID":"'
const URL = '","url":'

/**
 * A path and an end as processes of before 2026-11-27 expect them, which insert the base URL and
 * the credentials at line breaks: the release after this one writes them without.
 */
const PATH = '\n"'
const END = ',"credentials":[\n]}'

/** The text of a {@link WrittenProfile}. */
export function writeProfile(profile: Omit<Profile, 'credentials'>): string {
  const text = JSON.stringify(toWireBody(profile, ''))
  const url = ID.length + profile.profileID.length
  const whole = text.startsWith(URL, url)
    ? `${text.slice(0, url)}${URL}${PATH}${text.slice(url + URL.length + 1)}`
    : text
  return whole.slice(0, -1) + END
}

/**
 * Whether a text is one of {@link writeProfile}. Processes of before 2026-11-27 write the list of
 * credentials further ahead; the release after this one rewrites what they left.
 */
export const isSendable = (text: string): boolean => text.endsWith(END)

/** A row of a profile's credentials in the JSON of the API, with the path of its URL. */
export const writeCredential = (credential: Credential): string =>
  // Quotes within strings are escaped, so only the field matches.
  JSON.stringify(toWireCredential(credential, '')).replace('"url":"', `"url":${PATH}`)

/** The links of a subject's credentials to the person; null where nothing is weaker. */
export interface CredentialLinks {
  /** The link of the subject, for attestations. */
  attestations: FoundGrade | null
  /** The link of the fid, for casts. */
  casts: FoundGrade | null
}

/** Ends the kind of a credential and begins its grade, in a text of {@link writeCredential}. */
const GRADE = '","verification":{"grade":"'
const CAST = '"kind":"farcaster-cast'

/** Weakens the grades in such texts, with commas between them, as `weaker` does. */
export function weakenCredentials(texts: string, { attestations, casts }: CredentialLinks): string {
  if (attestations === null && casts === null) return texts
  let weak = ''
  let from = 0
  // Quotes within strings are escaped, so only the fields match.
  for (let mark = texts.indexOf(GRADE); mark !== -1; mark = texts.indexOf(GRADE, mark + 1)) {
    const link = texts.startsWith(CAST, mark - CAST.length) ? casts : attestations
    const at = mark + GRADE.length
    const end = texts.indexOf('"', at)
    if (link === null || !isBetterGrade(texts.slice(at, end) as Grade, link.grade)) continue
    const written = JSON.stringify(link).slice('{"grade":"'.length, -1)
    weak += texts.slice(from, at) + written
    from = end + 1
  }
  return from === 0 ? texts : weak + texts.slice(from)
}

/** The credential of a text of {@link writeCredential}. */
export const readCredential = (text: string): Credential =>
  fromWireCredential(JSON.parse(text) as WireCredential)

/** The credentials of several such texts with commas between them. */
export const readCredentials = (texts: string): Credential[] =>
  texts === '' ? [] : (JSON.parse(`[${texts}]`) as WireCredential[]).map(fromWireCredential)

/**
 * Inserts the base URL before every path. Concatenation leaves copying to the end; `replaceAll`
 * would copy each time.
 */
function withBaseUrl(credentials: string, baseUrl: string): string {
  let whole = ''
  let from = 0
  for (let at = credentials.indexOf(PATH); at !== -1; at = credentials.indexOf(PATH, from)) {
    whole += `${credentials.slice(from, at)}"${baseUrl}`
    from = at + PATH.length
  }
  return from === 0 ? credentials : whole + credentials.slice(from)
}

/**
 * The JSON of a profile as the API answers with it.
 *
 * @param baseUrl our public origin, without characters that JSON escapes
 */
export function profileJson(
  { profileID, text, credentials }: Pick<WrittenProfile, 'profileID' | 'text' | 'credentials'>,
  baseUrl: string,
): string {
  const url = ID.length + profileID.length
  const list = text.lastIndexOf('[') + 1
  const body = text.startsWith(URL, url)
    ? `${text.slice(0, url)}${URL}"${baseUrl}${text.slice(text.indexOf('/', url), list)}`
    : text.slice(0, list)
  return `${body}${withBaseUrl(credentials, baseUrl)}]}`
}

/** The source and the time of the check (unix seconds) of consecutive channels. */
type Origin = [source: string, checkedAt: number, channels: number]

/**
 * Sources and check times of channels, which the API writes only with proofs: stored next to the
 * text, run-length encoded.
 */
export function writeOrigins(channels: readonly Pick<Channel, 'source' | 'checkedAt'>[]): string {
  const origins: Origin[] = []
  for (const { source, checkedAt } of channels) {
    const last = origins.at(-1)
    if (last && last[0] === source && last[1] === checkedAt) last[2] += 1
    else origins.push([source, checkedAt, 1])
  }
  return JSON.stringify(origins)
}

/** Reads a text; those of before 2026-11-27 lack the lower-case form of the wallet. */
function readBody(text: string): WireBody {
  const body = JSON.parse(text) as WireBody
  const { primaryWalletAddress } = body
  if (primaryWalletAddress) body.walletAddress ??= primaryWalletAddress.toLowerCase() as Address
  return body
}

/** The person of a text of {@link writeProfile}, without sources and times. */
export const readPerson = (text: string): Person => readBody(text) as Person

/** The profile of a text of {@link writeProfile} with its origins. */
export function readProfile(text: string, origins: string, credentials: string): Profile {
  const {
    primaryWalletAddress: _,
    primaryWalletReason: __,
    url: ___,
    updatedAt,
    channels,
    ...rest
  } = readBody(text)
  const profile: Profile = {
    ...rest,
    channels: readChannels(channels, JSON.parse(origins) as Origin[]),
    credentials: readCredentials(credentials),
  }
  if (updatedAt !== undefined) profile.updatedAt = fromWireTime(updatedAt)
  return profile
}

function readChannels(written: WireProfile['channels'], origins: Origin[]): Channel[] {
  let at = 0
  let left = origins[0]?.[2] ?? 0
  return written.map(({ isLocked, lookalikeOf: _, proof: __, verification, ...channel }) => {
    if (left === 0) left = origins[++at]?.[2] ?? 0
    left -= 1
    const [source, checkedAt] = origins[at] ?? ['', 0]
    return {
      ...channel,
      ...(isLocked ? { isLocked } : {}),
      ...readTimes(channel),
      ...(verification ? { verification: fromWireVerification(verification) } : {}),
      source,
      checkedAt,
    } as unknown as Channel
  })
}

/** The times of a channel that are there, in unix seconds. */
const readTimes = (channel: Partial<Record<(typeof timeNames)[number], string>>) =>
  Object.fromEntries(
    timeNames.flatMap((name) => {
      const time = channel[name]
      return time === undefined ? [] : [[name, fromWireTime(time)]]
    }),
  )

const timeNames = [
  'lapsedAt',
  'holderChangedAt',
  'disputedSince',
  'pendingSince',
  'expiresAt',
  'graceEndsAt',
] as const

const fromWireVerification = (verification: WireVerification): Verification => ({
  ...verification,
  checkedAt: fromWireTime(verification.checkedAt),
})

function fromWireCredential({
  url: _,
  issuedAt,
  expiresAt,
  verification,
  ...row
}: WireCredential): Credential {
  return {
    ...row,
    ...(issuedAt === undefined ? {} : { issuedAt: fromWireTime(issuedAt) }),
    ...(expiresAt === undefined ? {} : { expiresAt: fromWireTime(expiresAt) }),
    verification: fromWireVerification(verification),
  }
}
