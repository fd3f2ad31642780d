import { getAddress } from 'viem'
import { type ChannelType, channelRow } from './channel.ts'
import { MAX_COUNTED } from './credential.ts'
import {
  type Identifier,
  identifierPath,
  isUsername,
  parseEnsName,
  shortAddress,
} from './identifier.ts'
import {
  type Channel,
  channelFid,
  type Person,
  type Profile,
  profileFid,
  type Warning,
} from './profile.ts'
import type { Verification } from './verification.ts'
import { LAST_SECOND } from './wire-time.ts'

/** The parts of a profile that name it. */
type Named = Pick<Person, 'channels' | 'walletAddress' | 'displayName'>

const verifiedValue = (profile: Pick<Named, 'channels'>, type: ChannelType): string | undefined =>
  profile.channels.find((channel) => channel.type === type && channel.isVerified)?.value

/**
 * The verified Farcaster username, lower case; null for a fid without one (its channel says `!42`).
 */
function usernameOf(profile: Pick<Named, 'channels'>): string | null {
  const value = verifiedValue(profile, 'farcaster')?.toLowerCase()
  return value !== undefined && isUsername(value) ? value : null
}

const chainName = (profile: Pick<Named, 'channels'>): string | undefined =>
  verifiedValue(profile, 'ens') ?? verifiedValue(profile, 'basename')

/**
 * A person in one word: `@dwr`, `vitalik.eth`, `FID 42`, `0x1234…abcd`.
 *
 * @param requested named where the profile has no verified identifier of its own
 */
export function handleOf(
  profile: Pick<Named, 'channels' | 'walletAddress'>,
  requested?: Identifier,
): string {
  const username = usernameOf(profile)
  if (username !== null) return `@${verifiedValue(profile, 'farcaster')}`
  const name = chainName(profile)
  if (name) return name
  const fid = profileFid(profile)
  if (fid !== null) return `FID ${fid}`
  if (profile.walletAddress) return shortAddress(getAddress(profile.walletAddress))
  return requested ? requestedText(requested) : 'unnamed'
}

/** Returns the grade of the account that {@link handleOf} shows. */
export function handleGrade(profile: Pick<Named, 'channels' | 'walletAddress'>): Mark {
  const verified = profile.channels.filter(({ isVerified }) => isVerified)
  const byName = verified.find(({ value }) => value === chainName(profile))
  const account = verified.find(({ type }) => type === 'farcaster')
  const wallet = verified.find(
    ({ value }) => value.toLowerCase() === profile.walletAddress?.toLowerCase(),
  )
  const shown = (usernameOf(profile) === null ? byName : account) ?? account ?? wallet
  return shown?.verification?.grade ?? 'claimed'
}

/** The display name, else the handle. */
export const nameOf = (profile: Named, requested?: Identifier): string =>
  profile.displayName ?? handleOf(profile, requested)

/** How many credentials a person holds; a profile may show fewer. */
export const credentialCountOf = ({
  credentials,
  credentialCount,
}: Pick<Profile, 'credentials' | 'credentialCount'>): number =>
  credentialCount ?? credentials.length

/**
 * A number of credentials as it is shown: counting stops at {@link MAX_COUNTED}, so that number
 * stands for as many or more.
 */
export const countedText = (count: number): string =>
  count >= MAX_COUNTED ? `${count}+` : String(count)

/**
 * Returns the path of a profile's page, by its best known identifier, the same for pages and the
 * API: Farcaster username, ENS name or Basename, fid, wallet, first verified account; null when
 * nothing is verified. A value that its route would refuse is passed over.
 */
export function canonicalPath(profile: Pick<Named, 'channels' | 'walletAddress'>): string | null {
  const fname = usernameOf(profile)
  if (fname !== null) return identifierPath({ kind: 'fname', fname })
  const name = chainName(profile)
  const parsed = name === undefined ? null : tryEnsName(name)
  if (parsed) return identifierPath(parsed)
  const fid = profileFid(profile)
  if (fid !== null) return identifierPath({ kind: 'fid', fid })
  if (profile.walletAddress) return identifierPath({ kind: 'eth', address: profile.walletAddress })
  const account = profile.channels.find(
    ({ type, isVerified, isLocked }) => isVerified && !isLocked && !ownRoutes.has(type),
  )
  return account
    ? identifierPath({ kind: 'social', type: account.type, handle: account.value })
    : null
}

/** Types whose values have a route of their own. */
const ownRoutes: ReadonlySet<ChannelType> = new Set(['farcaster', 'ens', 'basename', 'wallet'])

function tryEnsName(name: string): Identifier | null {
  try {
    return parseEnsName(name)
  } catch {
    return null
  }
}

/** The types by which most people are known. */
const telling: readonly ChannelType[] = [
  'farcaster',
  'twitter',
  'github',
  'ens',
  'basename',
  'lens',
  'bluesky',
  'linkedin',
  'wallet',
  'instagram',
  'youtube',
  'telegram',
]

/** More than the places that an owner may give. */
const FIRST = 1000

/**
 * Channels in the order in which they tell most, verified before claimed; every wallet after the
 * first comes last. Those that their owner gave a place come before the others, as the owner
 * ordered them. Locked ones are left out: they have nothing to show.
 */
export function orderChannels<
  T extends Pick<Channel, 'type' | 'isVerified' | 'isLocked' | 'place'>,
>(channels: readonly T[]): T[] {
  const firstWallet = channels.findIndex(({ type }) => type === 'wallet')
  const rankOf = ({ type, isVerified, place }: T, at: number): number => {
    const claimed = isVerified ? 0 : 10_000
    if (place !== undefined) return claimed + place - FIRST
    if (type === 'wallet' && at !== firstWallet) return claimed + 1000
    const rank = telling.indexOf(type)
    return claimed + (rank === -1 ? 100 : rank)
  }
  return channels
    .map((channel, at) => ({ channel, rank: rankOf(channel, at) }))
    .filter(({ channel }) => !channel.isLocked)
    .sort((a, b) => a.rank - b.rank)
    .map(({ channel }) => channel)
}

/**
 * The value of a channel as it is shown: `@dwr`, `FID 42` for a fid without a username,
 * `0x1234…abcd`, `9WzD…AWWM`, else as it is.
 */
export function channelText(channel: Pick<Channel, 'type' | 'value' | 'metadata'>): string {
  const { type, value } = channel
  if (type === 'solana') return shortSolanaAddress(value)
  if (type !== 'farcaster') return shortAddress(value)
  const fid = channelFid(channel)
  return fid !== null && value.startsWith('!') ? `FID ${fid}` : `@${value}`
}

/** `9WzD…AWWM` of an address of Solana (32 bytes in base58); anything else as it is. */
const shortSolanaAddress = (value: string): string =>
  /^[1-9A-HJ-NP-Za-km-z]{32,44}$/.test(value) ? `${value.slice(0, 4)}…${value.slice(-4)}` : value

/**
 * Returns an identifier as people write it: `vitalik.eth`, `0x1234…abcd`, `FID 3`, `@dwr`, `jack on
 * X`.
 */
export function requestedText(identifier: Identifier): string {
  switch (identifier.kind) {
    case 'ens':
      return identifier.name
    case 'eth':
      return shortAddress(getAddress(identifier.address))
    case 'fid':
      return `FID ${identifier.fid}`
    case 'fname':
      return `@${identifier.fname}`
    case 'social':
      return `${identifier.handle} on ${channelRow(identifier.type).label}`
    default:
      return identifier satisfies never
  }
}

/**
 * An identifier as it is typed into the search box, and read again: `@dwr`, `fid 3`,
 * `twitter:jack`.
 */
export function typedText(identifier: Identifier): string {
  switch (identifier.kind) {
    case 'ens':
      return identifier.name
    case 'eth':
      return getAddress(identifier.address)
    case 'fid':
      return `fid ${identifier.fid}`
    case 'fname':
      return `@${identifier.fname}`
    case 'social':
      return `${identifier.type}:${identifier.handle}`
    default:
      return identifier satisfies never
  }
}

const day = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
})

/** `21 Nov 2026`, in UTC; the end of the year 9999 for later times. */
export const dateText = (unixSeconds: number): string =>
  day.format(Math.min(unixSeconds, LAST_SECOND) * 1000)

const sourceNames: Record<string, string> = {
  owner: 'the person',
  ens: 'ENS',
  neynar: 'Neynar',
  'farcaster-client': 'the Farcaster app',
  snapchain: 'Farcaster',
  eas: 'EAS',
  import: 'imported data',
  upstream: 'another service',
  sample: 'the samples',
}

/** A source's name for people. */
export const sourceName = (source: string): string =>
  sourceNames[source.split(':')[0] ?? ''] ?? source

/**
 * Returns a sentence that warns of a name which could be mistaken for another's: `Not Dan Romero
 * (@dwr), who has more proof`.
 */
export function warningText({ of: { displayName, handle } }: Warning): string {
  const other = displayName && displayName !== handle ? `${displayName} (${handle})` : handle
  return `Not ${other}, who has more proof of a name like this`
}

/** Seconds for which a change of the holder is pointed out. */
const RECENT_CHANGE = 90 * 86_400

/** Returns a sentence about a disputed name, or about the identifier that was received last. */
export function holderChangeText({
  channels,
  updatedAt = Number.POSITIVE_INFINITY,
}: Pick<Profile, 'updatedAt'> & {
  channels: readonly Pick<
    Channel,
    'type' | 'value' | 'metadata' | 'holderChangedAt' | 'disputedSince'
  >[]
}): string | null {
  const disputed = channels.find(({ disputedSince }) => disputedSince !== undefined)
  if (disputed?.disputedSince !== undefined) {
    const since = dateText(disputed.disputedSince)
    return `${channelText(disputed)} is disputed: unconfirmed since ${since}`
  }
  const moved = channels
    .filter(({ holderChangedAt = 0 }) => holderChangedAt > updatedAt - RECENT_CHANGE)
    .sort((a, b) => (b.holderChangedAt ?? 0) - (a.holderChangedAt ?? 0))
  const [last] = moved
  if (last?.holderChangedAt === undefined) return null
  return `${channelText(last)} has belonged to this person since ${dateText(last.holderChangedAt)}`
}

/** How well a row is known, in the four words that every page, card, Snap and frame uses. */
export type Mark = Verification['grade'] | 'claimed'

/** The mark of a row; one without a verification is only claimed. */
export const markOf = ({ verification }: { verification?: Verification | undefined }): Mark =>
  verification?.grade ?? 'claimed'

/** From the best known to the least. */
export const marks: readonly Mark[] = ['proven', 'confirmed', 'reported', 'claimed']

/** The name of each grade label. */
export const markWords: Record<Mark, string> = {
  proven: 'Proven',
  confirmed: 'Confirmed',
  reported: 'Reported',
  claimed: 'Claimed',
}

/** `3 proven, 1 reported, 5 claimed`; marks that no row has are left out. */
export const marksText = (rows: readonly { verification?: Verification | undefined }[]): string =>
  marks
    .map((mark) => ({ mark, amount: rows.filter((row) => markOf(row) === mark).length }))
    .filter(({ amount }) => amount > 0)
    .map(({ mark, amount }) => `${amount} ${mark}`)
    .join(', ')

/** The name of who reports, as it may be shown: others chose it. */
const reporter = (by: string): string => sourceName(by).replace(/\s/gu, ' ').slice(0, 60)

/** How well a row is known: `Proven`, `Confirmed on 21 Nov 2026`, `Reported by Neynar`. */
export function gradeText(verification: Verification): string {
  switch (verification.grade) {
    case 'proven':
      return 'Proven'
    case 'confirmed':
      return `Confirmed on ${dateText(verification.checkedAt)}`
    case 'reported':
      return `Reported by ${reporter(verification.by)}`
    default:
      return verification satisfies never
  }
}
