import { type Address, getAddress } from 'viem'
import type { Credential } from './credential.ts'
import { canonicalPath } from './display.ts'
import {
  findLookalikeWallets,
  type PrimaryWalletReason,
  primaryWalletReason,
} from './primary-wallet.ts'
import type { Account, Channel, Profile, Warning } from './profile.ts'
import { listFieldNames, type ProfileFields, plainFieldNames } from './profile-fields.ts'
import type { Evidence } from './proof.ts'
import type { Verification } from './verification.ts'
import { wireTime } from './wire-time.ts'

/** How well a row is known, as the API writes it: times in RFC 3339, here and below. */
export type WireVerification = { checkedAt: string } & (
  | { grade: 'proven' | 'confirmed' }
  | { grade: 'reported'; by: string }
)

/** A proof as the API writes it: its fields depend on the method. */
export interface WireProof {
  method: string
  [field: string]: unknown
}

/** A channel as the API writes it. */
export interface WireChannel extends Omit<Account, 'verification' | 'isLocked'> {
  isLocked: boolean
  verification?: WireVerification
  lapsedAt?: string
  holderChangedAt?: string
  disputedSince?: string
  pendingSince?: string
  unreadableReason?: string
  lookalikeOf?: string
  expiresAt?: string
  isExpiryUnknown?: true
  graceEndsAt?: string
  source?: string
  checkedAt?: string
  proof?: WireProof
}

/** A row of a profile's credentials as the API writes it. */
export interface WireCredential
  extends Omit<Credential, 'issuedAt' | 'expiresAt' | 'verification'> {
  issuedAt?: string
  expiresAt?: string
  url: string
  verification: WireVerification
  checkedAt?: string
  proof?: WireProof
}

/** {@link Warning} as the API writes it. */
export interface WireWarning {
  type: Warning['type']
  of: Omit<Warning['of'], 'path'> & { url?: string }
}

/** A profile as the API writes it. */
export interface WireProfile extends ProfileFields {
  profileID: string
  walletAddress?: Address
  primaryWalletAddress?: string
  primaryWalletReason?: PrimaryWalletReason
  url?: string
  channels: WireChannel[]
  credentials: WireCredential[]
  credentialCount?: number
  evidence?: Evidence
  updatedAt?: string
  ownFields?: string[]
  accent?: string
  isSample?: true
  warning?: WireWarning
}

/** Whether a value says something: undefined, null, `""` and `[]` do not. */
export const isPresent = (value: unknown): boolean =>
  value !== undefined &&
  value !== null &&
  value !== '' &&
  !(Array.isArray(value) && value.length === 0)

/** The members of a profile that `?fields=` may name, in the order of the contract. */
export const profileMembers: readonly (keyof WireProfile)[] = [
  'walletAddress',
  'primaryWalletAddress',
  'primaryWalletReason',
  ...plainFieldNames,
  'url',
  'channels',
  'credentials',
  'credentialCount',
  'evidence',
  ...listFieldNames,
  'updatedAt',
  'ownFields',
  'accent',
  'isSample',
  'warning',
]

/** An object that is built field by field. */
type Unfinished<T> = { [Name in keyof T]?: T[Name] | undefined }

/** The members of a profile that are the same in every answer. */
export type WireBody = Omit<WireProfile, 'credentials' | 'credentialCount' | 'evidence' | 'warning'>

/**
 * Makes the {@link WireBody} of a profile. Empty fields are left out.
 *
 * @param baseUrl our public origin
 */
export function toWireBody(profile: Omit<Profile, 'credentials'>, baseUrl: string): WireBody {
  const { profileID, walletAddress, updatedAt, channels } = profile
  const body: Unfinished<WireBody> = { profileID }
  const path = canonicalPath(profile)
  if (path !== null) body.url = baseUrl + path
  if (walletAddress) {
    body.walletAddress = walletAddress
    body.primaryWalletAddress = checksummed(walletAddress, channels)
    body.primaryWalletReason = primaryWalletReason(channels, walletAddress)
  }
  for (const name of plainFieldNames) if (profile[name]) body[name] = profile[name] as never
  body.channels = toWireChannels(channels)
  for (const name of listFieldNames)
    if (isPresent(profile[name])) body[name] = profile[name] as never
  if (updatedAt !== undefined) body.updatedAt = wireTime(updatedAt)
  if (profile.ownFields) body.ownFields = profile.ownFields
  if (profile.accent) body.accent = profile.accent
  if (profile.isSample) body.isSample = true
  return body as WireBody
}

/**
 * A profile as the contract writes it. Without what `include=proof` adds to channels and
 * credentials.
 *
 * @param baseUrl our public origin
 */
export function toWireProfile(profile: Profile, baseUrl: string): WireProfile {
  return {
    ...toWireBody(profile, baseUrl),
    credentials: profile.credentials.map((credential) => toWireCredential(credential, baseUrl)),
    ...(profile.credentialCount === undefined ? {} : { credentialCount: profile.credentialCount }),
    ...(profile.evidence ? { evidence: profile.evidence } : {}),
    ...(profile.warning ? { warning: toWireWarning(profile.warning, baseUrl) } : {}),
  }
}

/**
 * The EIP-55 form, taken from the wallet's own channel where possible: computing it takes longer
 * than everything else here.
 */
const checksummed = (address: string, channels: readonly Channel[]): string =>
  channels.find(({ type, value }) => type === 'wallet' && value.toLowerCase() === address)?.value ??
  getAddress(address)

/** Returns the rows, with the wallets marked that could be mistaken for an earlier one. */
function toWireChannels(channels: readonly Channel[]): WireChannel[] {
  const wire = channels.map(toWireChannel)
  markLookalikes(wire)
  return wire
}

/**
 * Marks wallets among rows that could be mistaken for an earlier one.
 *
 * @param known addresses that the caller trusts before those of the rows
 */
export function markLookalikes(rows: readonly WireChannel[], known: readonly string[] = []): void {
  const lookalikes = findLookalikeWallets(rows, known)
  if (lookalikes.size === 0) return
  for (const row of rows) {
    const earlier = row.type === 'wallet' ? lookalikes.get(row.value) : undefined
    if (earlier !== undefined) row.lookalikeOf = earlier
  }
}

function toWireChannel({
  type,
  isVerified,
  verification,
  lapsedAt,
  holderChangedAt,
  disputedSince,
  pendingSince,
  unreadableReason,
  expiresAt,
  isExpiryUnknown,
  graceEndsAt,
  place,
  isLocked,
  value,
  url,
  metadata,
}: Channel): WireChannel {
  const wire: Unfinished<WireChannel> = { type, isVerified, isLocked: isLocked === true }
  if (verification !== undefined) wire.verification = toWireVerification(verification)
  if (lapsedAt !== undefined) wire.lapsedAt = wireTime(lapsedAt)
  if (holderChangedAt !== undefined) wire.holderChangedAt = wireTime(holderChangedAt)
  if (disputedSince !== undefined) wire.disputedSince = wireTime(disputedSince)
  if (pendingSince !== undefined) wire.pendingSince = wireTime(pendingSince)
  if (unreadableReason !== undefined) wire.unreadableReason = unreadableReason
  if (expiresAt !== undefined) wire.expiresAt = wireTime(expiresAt)
  if (isExpiryUnknown) wire.isExpiryUnknown = true
  if (graceEndsAt !== undefined) wire.graceEndsAt = wireTime(graceEndsAt)
  if (place !== undefined) wire.place = place
  wire.value = value
  if (url !== undefined) wire.url = url
  if (metadata !== undefined && metadata.length > 0) wire.metadata = metadata
  return wire as WireChannel
}

const toWireVerification = (verification: Verification): WireVerification => ({
  ...verification,
  checkedAt: wireTime(verification.checkedAt),
})

/**
 * One row of a profile's credentials. Field by field, as spreading takes several times as long, and
 * this is part of every lookup.
 */
export function toWireCredential(credential: Credential, baseUrl: string): WireCredential {
  const {
    name,
    chain,
    source,
    reference,
    uid,
    attester,
    claimedAttester,
    issuedAt,
    expiresAt,
    kind,
  } = credential
  const wire: Unfinished<WireCredential> = { name, chain, source, reference, uid, attester }
  if (claimedAttester !== undefined) wire.claimedAttester = claimedAttester
  if (issuedAt !== undefined) wire.issuedAt = wireTime(issuedAt)
  if (expiresAt !== undefined) wire.expiresAt = wireTime(expiresAt)
  wire.url = `${baseUrl}/credentials/${uid}`
  wire.kind = kind
  wire.verification = toWireVerification(credential.verification)
  return wire as WireCredential
}

/** The warning with the URL of the other person's page. */
export const toWireWarning = (
  { type, of: { path, ...other } }: Warning,
  baseUrl: string,
): WireWarning => ({
  type,
  of: { ...other, ...(path === undefined ? {} : { url: baseUrl + path }) },
})
