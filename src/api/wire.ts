import { getAddress } from 'viem'
import { type Credential, type CredentialRecord, toCredential } from '../domain/credential.ts'
import { canonicalPath, handleOf } from '../domain/display.ts'
import type { Holder } from '../domain/ports/credentials.ts'
import type { Channel, Profile, ProfileFields, Warning } from '../domain/profile.ts'
import type { Verification } from '../domain/verification.ts'
import type { SearchResult } from '../people/search.ts'
import type { Trace } from '../people/trace.ts'
import type { WireHolder, WireRecord } from './credential-schema.ts'
import type { WireChannel, WireCredential, WireProfile, WireResult, WireTrace, WireVerification, WireWarning } from './schema.ts'

/** The fields of a profile that `?fields=` may name. */
export const profileFields = [
  'walletAddress',
  'primaryWalletAddress',
  'avatarUrl',
  'displayName',
  'bio',
  'location',
  'jobTitle',
  'primarySkill',
  'networkingStatus',
  'url',
  'channels',
  'credentials',
  'credentialCount',
  'evidence',
  'highlights',
  'workExperience',
  'events',
  'guilds',
  'updatedAt',
  'ownFields',
  'accent',
  'isSample',
  'warning',
] as const satisfies (keyof WireProfile)[]

export type ProfileField = (typeof profileFields)[number]

export interface WireOptions {
  /** Our public origin. */
  baseUrl: string
  /** Sources, times and proofs of channels and credentials; the records by uid. */
  proof?: { records: readonly CredentialRecord[] }
  /** These alone, beside the profile's ID. */
  fields?: readonly ProfileField[]
}

/** The end of the year 9999: attestations may name later times, RFC 3339 cannot. */
const LAST_SECOND = 253_402_300_799

const DAY = 86_400

/** Dates by day: `toISOString` takes as long as ten look-ups, and the dozen times of an answer fall on few days. */
const writtenDays = new Map<number, string>()
const MOST_WRITTEN_DAYS = 1000

/** The date of a day since 1970, as RFC 3339. */
function wireDay(day: number): string {
  const known = writtenDays.get(day)
  if (known !== undefined) return known
  if (writtenDays.size >= MOST_WRITTEN_DAYS) writtenDays.clear()
  const text = new Date(day * DAY * 1000).toISOString().slice(0, 10)
  writtenDays.set(day, text)
  return text
}

const twoDigits = Array.from({ length: 60 }, (_, number) => String(number).padStart(2, '0'))

/** Unix seconds, fractions cut off, as RFC 3339. */
export function wireTime(seconds: number): string {
  const whole = Math.floor(Math.min(seconds, LAST_SECOND))
  const day = Math.floor(whole / DAY)
  const second = whole - day * DAY
  return `${wireDay(day)}T${twoDigits[Math.floor(second / 3600)]}:${twoDigits[Math.floor(second / 60) % 60]}:${twoDigits[second % 60]}Z`
}

/** Whether a value says something: undefined, `""` and `[]` do not. */
const isPresent = (value: unknown): boolean =>
  value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0)

/** A value with every field left out that says nothing. */
function present<T extends object>(fields: T): Partial<T> {
  const kept: Partial<T> = {}
  for (const name in fields) if (isPresent(fields[name])) kept[name] = fields[name]
  return kept
}

/**
 * A profile as the contract writes it: names, order, absent means absent. Field by field, here and below, as spreading takes several times
 * as long, and this is part of every lookup.
 */
export function toWireProfile(profile: Profile, options: WireOptions): WireProfile {
  const { walletAddress, updatedAt, channels } = profile
  const wire: Unfinished<WireProfile> = { profileID: profile.profileID }
  if (walletAddress) {
    wire.walletAddress = walletAddress
    wire.primaryWalletAddress = checksummed(walletAddress, channels)
  }
  for (const name of plainNames) if (profile[name]) wire[name] = profile[name] as never
  const path = canonicalPath(profile)
  if (path !== null) wire.url = options.baseUrl + path
  wire.channels = channels.map((channel) => toWireChannel(channel, options.proof !== undefined))
  wire.credentials = profile.credentials.map((credential) => toWireCredential(credential, options))
  if (profile.credentialCount !== undefined) wire.credentialCount = profile.credentialCount
  if (options.proof && profile.evidence) wire.evidence = profile.evidence as never
  for (const name of listNames) if (isPresent(profile[name])) wire[name] = profile[name] as never
  if (updatedAt !== undefined) wire.updatedAt = wireTime(updatedAt)
  if (profile.ownFields) wire.ownFields = profile.ownFields as never
  if (profile.accent) wire.accent = profile.accent
  if (profile.isSample) wire.isSample = true
  if (profile.warning) wire.warning = toWireWarning(profile.warning, options.baseUrl)
  return options.fields ? pickFields(wire as WireProfile, options.fields) : (wire as WireProfile)
}

/** What is being put together. */
type Unfinished<T> = { -readonly [Name in keyof T]?: T[Name] | undefined }

/** In the form of EIP-55, which the wallet's own channel has already: hashing it anew is a tenth of a lookup. */
const checksummed = (address: string, channels: readonly Channel[]): string =>
  channels.find(({ type, value }) => type === 'wallet' && value.toLowerCase() === address)?.value ?? getAddress(address)

/** Fields that are written as they are stored. */
const plainNames = [
  'avatarUrl',
  'displayName',
  'bio',
  'location',
  'jobTitle',
  'primarySkill',
  'networkingStatus',
] as const satisfies (keyof ProfileFields)[]

const listNames = ['highlights', 'workExperience', 'events', 'guilds'] as const satisfies (keyof ProfileFields)[]

function pickFields(profile: WireProfile, fields: readonly ProfileField[]): WireProfile {
  const picked: Record<string, unknown> = { profileID: profile.profileID }
  for (const field of profileFields) {
    if (fields.includes(field) && profile[field] !== undefined) picked[field] = profile[field]
  }
  return picked as WireProfile
}

function toWireChannel(channel: Channel, withProof: boolean): WireChannel {
  const { type, isVerified, verification, lapsedAt, place, value, url, metadata, proof } = channel
  const wire: Unfinished<WireChannel> = { type, isVerified, isLocked: false }
  if (verification !== undefined) wire.verification = toWireVerification(verification)
  if (lapsedAt !== undefined) wire.lapsedAt = wireTime(lapsedAt)
  if (place !== undefined) wire.place = place
  wire.value = value
  if (url !== undefined) wire.url = url
  if (metadata !== undefined && metadata.length > 0) wire.metadata = metadata as never
  if (withProof) {
    wire.source = channel.source
    wire.checkedAt = wireTime(channel.checkedAt)
    if (proof !== undefined) wire.proof = { ...proof }
  }
  return wire as WireChannel
}

const toWireVerification = (verification: Verification): WireVerification => ({
  ...verification,
  checkedAt: wireTime(verification.checkedAt),
})

/** One row of a profile's credentials. */
export function toWireCredential(credential: Credential, { baseUrl, proof }: WireOptions): WireCredential {
  const { name, chain, source, reference, uid, attester, claimedAttester, issuedAt, expiresAt, kind } = credential
  const wire: Unfinished<WireCredential> = { name, chain, source, reference, uid, attester }
  if (claimedAttester !== undefined) wire.claimedAttester = claimedAttester
  if (issuedAt !== undefined) wire.issuedAt = wireTime(issuedAt)
  if (expiresAt !== undefined) wire.expiresAt = wireTime(expiresAt)
  wire.url = `${baseUrl}/credentials/${uid}`
  wire.kind = kind
  wire.verification = toWireVerification(credential.verification)
  const record = proof?.records.find((one) => one.uid === uid && attesterOf(one) === attester)
  if (record) {
    wire.checkedAt = wireTime(record.verification.checkedAt)
    wire.proof = toCredentialProof(record)
  }
  return wire as WireCredential
}

const attesterOf = (record: CredentialRecord) => toCredential(record).attester

/** What a stranger checks a credential by, beside what its row says. */
function toCredentialProof(record: CredentialRecord): { method: string } & Partial<WireRecord> & { result: string } {
  const { kind: _kind, verification: _verification, ...rest } = toWireRecord(record)
  const { attester, claimedAttester, onBehalfOf, attestee, issuer, schema, value, data, revocation, evidence } = rest
  return {
    method: record.verification.method,
    result: record.verification.result,
    // The value and the data too: where the service signed, they are among the signed words.
    ...present({ attester, claimedAttester, onBehalfOf, attestee, issuer, schema, value, data, revocation, evidence }),
  }
}

/** A whole record: `GET /credentials/{uid}`. */
export function toWireRecord(record: CredentialRecord): WireRecord {
  const { revocation, verification } = record
  return {
    uid: record.uid,
    kind: record.kind,
    name: record.name,
    ...present({
      value: record.value,
      schema: record.schema,
      attester: record.kind === 'reported' ? { issuer: record.issuer } : record.attester,
      claimedAttester: record.claimedAttester,
      onBehalfOf: record.onBehalfOf,
    }),
    attestee: record.attestee,
    issuer: record.issuer,
    ...present({ source: record.source, chain: record.chain, reference: record.reference, data: record.data }),
    ...(record.issuedAt === undefined ? {} : { issuedAt: wireTime(record.issuedAt) }),
    ...(record.expiresAt === undefined ? {} : { expiresAt: wireTime(record.expiresAt) }),
    revocation: {
      status: revocation.status,
      ...(revocation.at === undefined ? {} : { at: wireTime(revocation.at) }),
      ...(revocation.checkedAt === undefined ? {} : { checkedAt: wireTime(revocation.checkedAt) }),
    },
    verification: { ...verification, checkedAt: wireTime(verification.checkedAt) },
    ...(record.evidence === undefined ? {} : { evidence: record.evidence }),
    isPublic: record.isPublic,
  } as WireRecord
}

/** A holder of a credential, as the listing shows it. */
export function toWireHolder(holder: Holder): WireHolder {
  const { profileID, avatarUrl, displayName, bio, walletAddress, credential } = holder
  return {
    profileID,
    ...present({ avatarUrl, displayName, bio }),
    ...(walletAddress ? { primaryWalletAddress: getAddress(walletAddress) } : {}),
    credential: { ...credential, ...(credential.issuedAt === undefined ? {} : { issuedAt: wireTime(credential.issuedAt) }) },
  } as WireHolder
}

const toWireWarning = ({ type, of: { path, ...other } }: Warning, baseUrl: string): WireWarning => ({
  type,
  of: { ...other, ...(path === undefined ? {} : { url: baseUrl + path }) },
})

/** A person who was found by a search. */
export function toWireResult({ profile, match, likeness }: SearchResult, baseUrl: string): WireResult {
  const path = canonicalPath(profile)
  return {
    profileID: profile.profileID,
    ...present({ displayName: profile.displayName }),
    handle: handleOf(profile),
    ...present({ avatarUrl: profile.avatarUrl, url: path === null ? undefined : baseUrl + path }),
    match,
    ...(profile.warning ? { warning: toWireWarning(profile.warning, baseUrl) } : {}),
    likeness,
  } as WireResult
}

/** A trace with its times in RFC 3339. */
export const toWireTrace = ({ sources, profiles, ...trace }: Trace): WireTrace => ({
  ...trace,
  sources: sources.map(({ at, ...source }) => ({ ...source, ...(at === undefined ? {} : { at: new Date(at).toISOString() }) })),
  profiles: profiles.map(({ profileID, findings }) => ({
    profileID,
    findings: findings.map(({ checkedAt, ...finding }) => ({ ...finding, checkedAt: new Date(checkedAt * 1000).toISOString() })),
  })),
})
