import type { Credential } from './credential.ts'
import type { Channel, Person, Profile } from './profile.ts'
import { type FoundGrade, type Grade, isBetterGrade, type Verification } from './verification.ts'
import {
  toWireCredential,
  toWireParts,
  type WireCredential,
  type WireProfile,
  type WireVerification,
} from './wire-profile.ts'
import { fromWireTime } from './wire-time.ts'

/**
 * A stored profile in the JSON of the API, so that most answers are sent without parsing it.
 * `JSON.stringify` writes no white space; here it marks where something is inserted on sending: a
 * tab before `primaryWalletAddress` for its lower-case form, a line break before a path for the
 * base URL, and a line break in the empty list of credentials.
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

const PATH = '\n"'
const WALLET = '\t"primaryWalletAddress":"'

/**
 * Inserts the base URL before every path. Concatenation leaves copying to the end; `split` and
 * `join` would copy each time.
 */
function withBaseUrl(text: string, baseUrl: string): string {
  let whole = ''
  let from = 0
  for (let mark = text.indexOf(PATH); mark !== -1; mark = text.indexOf(PATH, from)) {
    whole += `${text.slice(from, mark)}"${baseUrl}`
    from = mark + PATH.length
  }
  return from === 0 ? text : whole + text.slice(from)
}

/** The text before the tab, followed by `walletAddress`; empty without a primary wallet. */
function untilWallet(text: string, mark: number): string {
  if (mark === -1) return ''
  const start = mark + WALLET.length
  return `${text.slice(0, mark)}"walletAddress":"${text.slice(start, text.indexOf('"', start)).toLowerCase()}",`
}

/** Inserts `walletAddress`. */
function withWallet(text: string): string {
  const mark = text.indexOf('\t')
  return untilWallet(text, mark) + text.slice(mark + 1)
}

/** The text of a {@link WrittenProfile}. */
export function writeProfile(profile: Omit<Profile, 'credentials'>): string {
  const { begin: whole, path, channels, end } = toWireParts(profile)
  const { walletAddress, ...begin } = whole
  const url = path === null ? '' : `,"url":\n${JSON.stringify(path)}`
  const ending = JSON.stringify(end)
  const text = JSON.stringify(begin).slice(0, -1)
  const beginning = walletAddress === undefined ? text : text.replace(WALLET.trimStart(), WALLET)
  return `${beginning}${url},"channels":${JSON.stringify(channels)},"credentials":[\n]${ending === '{}' ? '}' : `,${ending.slice(1)}`}`
}

/**
 * A row of a profile's credentials in the JSON of the API, with the path marked as in a {@link
 * WrittenProfile}.
 */
export const writeCredential = (credential: Credential): string =>
  // Quotes within strings are escaped, so only the field matches.
  JSON.stringify(toWireCredential(credential, '')).replace('"url":"', '"url":\n"')

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
 * The JSON of a profile as the API answers with it.
 *
 * @param baseUrl our public origin, without characters that JSON escapes
 */
export function profileJson(
  { text, credentials }: Pick<WrittenProfile, 'text' | 'credentials'>,
  baseUrl: string,
): string {
  const mark = text.indexOf('\t')
  const gap = text.lastIndexOf('\n')
  const begin = untilWallet(text, mark) + withBaseUrl(text.slice(mark + 1, gap), baseUrl)
  return begin + withBaseUrl(credentials, baseUrl) + text.slice(gap + 1)
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

/** The sources of channels, in their order, from the text of {@link writeOrigins}. */
export const sourcesOf = (origins: string): string[] =>
  (JSON.parse(origins) as Origin[]).flatMap(([source, , channels]) =>
    Array.from<string>({ length: channels }).fill(source),
  )

/** The person of a text of {@link writeProfile}, without sources and times. */
export const readPerson = (text: string): Person => JSON.parse(withWallet(text)) as Person

/** The profile of a text of {@link writeProfile} with its origins. */
export function readProfile(text: string, origins: string, credentials: string): Profile {
  const {
    primaryWalletAddress: _,
    primaryWalletReason: __,
    url: ___,
    updatedAt,
    channels,
    ...rest
  } = JSON.parse(withWallet(text)) as Omit<WireProfile, 'warning' | 'credentials'>
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

/**
 * Check times in a text of {@link writeProfile}. Quotes within strings are escaped, so only fields
 * match.
 */
const checks = /"(?:checkedAt|updatedAt)":"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ"/g

/** Whether two texts of {@link writeProfile} differ in check times at most. */
export const saySame = (one: string, other: string): boolean =>
  one === other || one.replaceAll(checks, '') === other.replaceAll(checks, '')
