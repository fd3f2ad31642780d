import { channelLabels } from './labels.ts'
import type { Channel, Profile } from './types.ts'

/**
 * How a profile of the API is shown, as the service's own pages do it
 * (`packages/contract/src/display.ts`); for embeds and components, without dependencies.
 */

/** The fields of a profile that are shown. Ask for them by `fields`. */
export const shownFields = [
  'displayName',
  'primaryWalletAddress',
  'url',
  'channels',
  'isSample',
  'warning',
] as const

/** A profile with at least the fields that are shown. */
export type ShownProfile = Pick<Profile, 'profileID' | (typeof shownFields)[number]>

type Grade = NonNullable<Channel['verification']>['grade']

const grades: readonly Grade[] = ['proven', 'confirmed', 'reported']

export interface ShownAccount {
  /** `GitHub`. */
  label: string
  /** `@dwr`, `0x1234…abcd`, else the value. Untrusted text. */
  text: string
  grade: Grade
  /** URL of its public page, https only. */
  url?: string
}

const shortAddress = (value: string): string =>
  /^0x[0-9a-f]{40}$/i.test(value) ? `${value.slice(0, 6)}…${value.slice(-4)}` : value

const fidOf = ({ metadata }: Channel): string | undefined => metadata?.[0]?.value

function channelText(channel: Channel): string {
  const { type, value } = channel
  if (type === 'farcaster') return value.startsWith('!') ? `FID ${fidOf(channel)}` : `@${value}`
  return type === 'solana' && value.length > 31
    ? `${value.slice(0, 4)}…${value.slice(-4)}`
    : shortAddress(value)
}

/** A person in one word: `@dwr`, `vitalik.eth`, `FID 42`, `0x1234…abcd`. */
export function handleOf({
  channels,
  primaryWalletAddress,
}: Pick<Profile, 'channels' | 'primaryWalletAddress'>): string {
  const verified = (type: Channel['type']) =>
    channels.find((channel) => channel.type === type && channel.isVerified)
  const farcaster = verified('farcaster')
  if (farcaster && !farcaster.value.startsWith('!')) return channelText(farcaster)
  const name = verified('ens') ?? verified('basename')
  if (name) return name.value
  if (farcaster) return channelText(farcaster)
  return primaryWalletAddress ? shortAddress(primaryWalletAddress) : 'unnamed'
}

/** The display name, else the handle. */
export const nameOf = (profile: ShownProfile): string => profile.displayName ?? handleOf(profile)

/** Returns the identifier that leads to a person: the handle, else the wallet, else the page. */
export function identifierOf(profile: ShownProfile): string {
  const handle = handleOf(profile)
  if (handle.startsWith('0x')) return profile.primaryWalletAddress ?? handle
  // Another person may have that name.
  return handle === 'unnamed' ? (profile.url ?? profile.profileID) : handle
}

/** The URL if it is https, which is all that links to third parties may be; else undefined. */
export function httpsUrl(url: string | undefined): string | undefined {
  return url !== undefined && /^https:\/\//i.test(url) && URL.canParse(url) ? url : undefined
}

/** The verified accounts, the best graded first; wallets after other accounts of the same grade. */
export function accountsOf({ channels }: Pick<Profile, 'channels'>): ShownAccount[] {
  const rankOf = ({ type, verification }: Channel) =>
    grades.indexOf(verification?.grade ?? 'reported') * 2 + (type === 'wallet' ? 1 : 0)
  return channels
    .filter(({ isVerified }) => isVerified)
    .map((channel) => ({ channel, rank: rankOf(channel) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ channel }) => {
      const url = httpsUrl(channel.url)
      return {
        label: channelLabels[channel.type] ?? channel.type,
        text: channelText(channel),
        grade: channel.verification?.grade ?? 'reported',
        ...(url === undefined ? {} : { url }),
      }
    })
}

/** `3 proven, 1 reported`; `no verified accounts`. */
export function tallyOf(accounts: readonly ShownAccount[]): string {
  const parts = grades
    .map((grade) => ({
      grade,
      amount: accounts.filter((account) => account.grade === grade).length,
    }))
    .filter(({ amount }) => amount > 0)
    .map(({ grade, amount }) => `${amount} ${grade}`)
  return parts.length > 0 ? parts.join(', ') : 'no verified accounts'
}

/** Writes `Not Dan Romero (@dwr), who has more proof of a name like this`; null if none. */
export function warningTextOf({ warning }: Pick<Profile, 'warning'>): string | null {
  if (!warning) return null
  const { displayName, handle } = warning.of
  const other = displayName && displayName !== handle ? `${displayName} (${handle})` : handle
  return `Not ${other}, who has more proof of a name like this`
}
