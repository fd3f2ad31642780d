import type { Address } from 'viem'
import { type ChannelType, channelRow, parseHandle } from './channel.ts'
import type { Credential, CredentialRecord } from './credential.ts'
import type { ProfileFields } from './profile-fields.ts'
import type { Evidence, Proof } from './proof.ts'
import type { FoundGrade, Verification } from './verification.ts'

export type { ProfileFields } from './profile-fields.ts'

/**
 * A contact account of a person. A verified one always says how well it is known; a claim never
 * does.
 */
export type Channel = ChannelFields &
  ({ isVerified: true; verification: Verification } | { isVerified: false; verification?: never })

interface ChannelFields {
  type: ChannelType
  /** Wallets in EIP-55; handles in their own letter case. */
  value: string
  url?: string
  /** On a `farcaster` channel the first entry is always `{name: 'fid', value}`. */
  metadata?: { name: string; value: string }[]
  /** Which source said so. */
  source: string
  /** When it was last checked, unix seconds. */
  checkedAt: number
  /** When a claim that was confirmed before ceased to be, unix seconds. */
  lapsedAt?: number
  /** Unix seconds since when the identifier belongs to this person, where another one had it. */
  holderChangedAt?: number
  /**
   * Unix seconds of the last confirmation of an fname by its registry, where another source has
   * reported for a day since that it is another profile's.
   */
  disputedSince?: number
  /**
   * Since when the account names this profile while it is or was confirmed for another one, unix
   * seconds. It counts after a day and a second reading.
   */
  pendingSince?: number
  /** Why the account cannot be read, where an operator has to change something first. */
  unreadableReason?: string
  /** The account exists, and its owner keeps its value private: `value` is empty. */
  isLocked?: true
  /** Unix seconds when a verified row ends, as the registration of a name does. */
  expiresAt?: number
  /** The row is a name with an expiry that Ethereum does not record. */
  isExpiryUnknown?: true
  /** Unix seconds until which only the former holder can renew the expired name of a claim. */
  graceEndsAt?: number
  /** Where the owner wants it among their accounts, from 0; absent where they named no place. */
  place?: number
  proof?: Proof
}

/** A channel without its source and times. */
export type Account = Pick<
  ChannelFields,
  'type' | 'value' | 'url' | 'metadata' | 'place' | 'isLocked'
> & {
  isVerified: boolean
  verification?: Pick<Verification, 'grade'> | undefined
}

/**
 * The parts of a profile that search, warnings and lists use. Both {@link Profile} and its form in
 * the API's JSON have it.
 */
export interface Person extends ProfileFields {
  /** 21 characters of A-Za-z0-9_- */
  profileID: string
  /** The primary wallet, lower case. */
  walletAddress?: Address
  channels: readonly Account[]
  warning?: Warning
}

/** A channel as a source found it. */
export interface FoundChannel {
  type: ChannelType
  value: string
  /**
   * True only where the source has one of the proofs of `proof.ts`; a claim is false and never
   * joins.
   */
  isVerified: boolean
  /** The account exists, and its owner keeps its value private: `value` is empty. */
  isLocked?: true
  /** The page of the account as an import or another instance named it; derived when absent. */
  url?: string
  metadata?: { name: string; value: string }[]
  /**
   * The owner's decision: true is required for types that are private by default, false hides any
   * type.
   */
  isPublished?: boolean
  /** When the link was made (unix seconds), where the protocol says so. */
  since?: number
  /**
   * The chain of a wallet that is a contract. Whoever controls its address on another chain may be
   * someone else.
   */
  contractChainId?: number
  /** When a claim that was confirmed before ceased to be, unix seconds. */
  lapsedAt?: number
  /**
   * Since when the account names this profile while it is or was confirmed for another one, unix
   * seconds. It counts after a day and a second reading.
   */
  pendingSince?: number
  /**
   * Unix seconds of the last confirmation of an fname by its registry, which does not respond; or
   * since when an ENS name that is a username cannot be read.
   */
  unconfirmedSince?: number
  /** Why the account cannot be read, where an operator has to change something first. */
  unreadableReason?: string
  /** Unix seconds until which only the former holder can renew the expired name of a claim. */
  graceEndsAt?: number
  proof?: Proof
  /**
   * How well a verified channel is known. `proven` only where its proof, with the evidence of the
   * finding, was checked and leads down to signatures and chain state. Absent: the finding's source
   * reports it.
   */
  grade?: FoundGrade
}

/**
 * The result of one source, at one time, about one anchor. The scope names the anchor:
 * `farcaster:3` (what Farcaster says of fid 3), `ens:0x…` (what ENS says of that address, lower
 * case), `import:<profileID>`, `upstream:<identifier key>`, `github@farcaster:3` (what the GitHub
 * account that Farcaster's fid 3 claims says: see `account-link.ts`). One without fields and
 * channels says that its source has no more data for the scope: what it had said is dropped.
 */
export interface Finding {
  source: string
  scope: string
  /** Unix seconds. */
  checkedAt: number
  fields: ProfileFields
  channels: FoundChannel[]
  /** Evidence that the proofs of several channels share. */
  evidence?: Evidence
  /**
   * Wallets, in lower case, that the evidence proves to be the subject's by other proofs than those
   * of their channels.
   */
  provenWallets?: string[]
  /** Set by an import that names the profile it speaks of. */
  profileID?: string
  /** The ID of the person at another service: an alias here, unless it is taken. */
  knownAs?: string
  /**
   * Credentials that came with it, in place of those which its source told before; not kept within
   * the finding.
   */
  credentials?: CredentialRecord[]
  /**
   * It was not found here: it came by an import or from another service, and counts less than what
   * a source of ours says.
   */
  isHearsay?: true
  /** Invented people that show what the service can do. */
  isSample?: boolean
  /**
   * The source could not be read in full: the finding is stored only if its source has none under
   * the scope yet.
   */
  isPartial?: true
  /**
   * It repeats what is stored, of this content: it is not taken where something else has been
   * stored meanwhile. Not kept.
   */
  basedOn?: string
  /**
   * Unix seconds when its reading began: it is not taken where something read later has been
   * stored meanwhile. Not kept.
   */
  readFrom?: number
}

/** The content of a finding, without its times and grades. */
export const contentOf = ({ fields, channels }: Finding): string =>
  JSON.stringify([fields, channels.map(({ grade: _, ...channel }) => channel)])

/** Whether this source passes on what others say. */
export const isRelayingSource = (source: string): boolean =>
  source === 'import' || source === 'upstream'

/** Returns true if a finding is only relayed: from an imported file or another service. */
export const isHearsay = ({
  isHearsay: isRelayed,
  source,
}: Pick<Finding, 'isHearsay' | 'source'>): boolean => isRelayed === true || isRelayingSource(source)

/** Whether a finding only takes back what its source had said. */
export const isEmptyFinding = ({ fields, channels }: Finding): boolean =>
  channels.length === 0 && Object.keys(fields).length === 0

/** The person, merged: what every interface shows. */
export interface Profile extends ProfileFields {
  /** 21 characters of A-Za-z0-9_- */
  profileID: string
  /** The primary wallet, lower case. */
  walletAddress?: Address
  channels: Channel[]
  /** The best graded, and of those the newest: `MOST_CREDENTIALS` at most. */
  credentials: Credential[]
  /** How many there are, where that is more. */
  credentialCount?: number
  /** Evidence that the proofs of several channels share; only where proofs were requested. */
  evidence?: Evidence
  /** When the newest fact was checked, unix seconds. */
  updatedAt?: number
  /** The fields that show the owner's own text. */
  ownFields?: string[]
  /** The colour that the owner chose for their card, `#rrggbb`. */
  accent?: string
  isSample?: boolean
  warning?: Warning
}

/** A warning that a name could be mistaken for that of another profile with more proof. */
export interface Warning {
  type: 'lookalike'
  of: {
    profileID: string
    displayName?: string
    handle: string
    /** The path of their page; absent where they have none. */
    path?: string
  }
}

/** The fid of a `farcaster` channel, or null. */
export const channelFid = ({
  type,
  metadata,
}: Pick<Account, 'type' | 'metadata'>): number | null =>
  type === 'farcaster' ? fidIn(metadata) : null

/** Metadata of a Farcaster row: the followers that a source reports, as a power of ten. */
const FOLLOWERS = 'followers'

/** Returns the followers that a row reports; 0 where it reports none. */
export function followersOf({ type, isVerified, metadata }: Channel | FoundChannel): number {
  if (type !== 'farcaster' || !isVerified) return 0
  const followers = Number(metadata?.find(({ name }) => name === FOLLOWERS)?.value ?? 0)
  return Number.isSafeInteger(followers) && followers > 0 ? followers : 0
}

/** Returns metadata with a number of followers in place of another; with none where it is 0. */
export function withFollowers(metadata: Account['metadata'], followers: number) {
  const others = (metadata ?? []).filter(({ name }) => name !== FOLLOWERS)
  return followers > 0 ? [...others, { name: FOLLOWERS, value: String(followers) }] : others
}

function fidIn(metadata: Account['metadata']): number | null {
  const fid = Number(metadata?.[0]?.value)
  return Number.isSafeInteger(fid) && fid > 0 ? fid : null
}

/** The fid of a profile, from its verified `farcaster` channel, or null. */
export function profileFid(profile: Pick<Person, 'channels'>): number | null {
  for (const channel of profile.channels) {
    const fid = channel.isVerified ? channelFid(channel) : null
    if (fid !== null) return fid
  }
  return null
}

/**
 * Returns the owner's decision, else the default of the type: private types are shown only if the
 * owner published them.
 */
export const isShown = (
  channel: Pick<FoundChannel, 'type' | 'isPublished' | 'isLocked'>,
): boolean =>
  channel.isPublished ?? (channel.isLocked === true || !channelRow(channel.type).isPrivate)

/**
 * Returns the keys under which a channel is found, in the form of `identifierKey`. Wallets, fids,
 * Farcaster names, ENS names and Basenames belong to one profile (exclusive); any other handle may
 * belong to several. Unverified exclusive types have no key: a claim does not lead to a person.
 */
export function channelKeys(
  channel: Pick<FoundChannel, 'type' | 'value' | 'isVerified' | 'isLocked' | 'metadata'>,
): ChannelKey[] {
  return isExclusiveType(channel.type)
    ? exclusiveKeys(channel)
    : sharedKeys(channel.type, parseHandle(channel.type, channel.value))
}

interface ChannelKey {
  key: string
  isExclusive: boolean
}

/** Whether an account of this type belongs to one person. */
export const isExclusiveType = (type: ChannelType) =>
  type === 'wallet' || type === 'farcaster' || type === 'ens' || type === 'basename'

/**
 * The keys of channels that belong to one person; none for handles, which may belong to several.
 */
export function exclusiveKeys({
  type,
  value,
  isVerified,
  isLocked,
  metadata,
}: Parameters<typeof channelKeys>[0]): ChannelKey[] {
  if (!isVerified || isLocked) return []
  switch (type) {
    case 'wallet':
      return [{ key: `eth:${value.toLowerCase()}`, isExclusive: true }]
    case 'ens':
    case 'basename':
      return [{ key: `ens:${value.toLowerCase()}`, isExclusive: true }]
    case 'farcaster': {
      const fid = fidIn(metadata)
      const name = { key: `fname:${value.toLowerCase()}`, isExclusive: true }
      return fid === null ? [name] : [{ key: `fid:${fid}`, isExclusive: true }, name]
    }
    default:
      return []
  }
}

/** Returns the key of an fname that its silent registry has not confirmed; null for other rows. */
export const unconfirmedKey = ({
  type,
  value,
  unconfirmedSince,
}: Pick<FoundChannel, 'type' | 'value' | 'unconfirmedSince'>): string | null =>
  type === 'farcaster' && unconfirmedSince !== undefined ? `fname:${value.toLowerCase()}` : null

/** The key of a handle that several people may have. */
export const sharedKeys = (type: ChannelType, handle: string | null): ChannelKey[] =>
  handle === null ? [] : [{ key: `${type}:${handle}`, isExclusive: false }]
