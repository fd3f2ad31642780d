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

/** Unix seconds as RFC 3339. */
const wireTime = (seconds: number): string => `${new Date(Math.min(seconds, LAST_SECOND) * 1000).toISOString().slice(0, 19)}Z`

/** A value with every field left out that says nothing: undefined, `""` and `[]`. */
function present<T extends object>(fields: T): Partial<T> {
  const kept: Partial<T> = {}
  for (const name in fields) {
    const value = fields[name]
    if (value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)) continue
    kept[name] = value
  }
  return kept
}

/** A profile as the contract writes it: names, order, absent means absent. */
export function toWireProfile(profile: Profile, options: WireOptions): WireProfile {
  const { walletAddress, updatedAt } = profile
  const path = canonicalPath(profile)
  const wire = {
    profileID: profile.profileID,
    ...(walletAddress ? { walletAddress, primaryWalletAddress: checksummed(walletAddress, profile.channels) } : {}),
    ...present(plainFields(profile)),
    ...(path === null ? {} : { url: options.baseUrl + path }),
    channels: profile.channels.map((channel) => toWireChannel(channel, options.proof !== undefined)),
    credentials: profile.credentials.map((credential) => toWireCredential(credential, options)),
    ...(profile.credentialCount === undefined ? {} : { credentialCount: profile.credentialCount }),
    ...(options.proof && profile.evidence ? { evidence: profile.evidence } : {}),
    ...present(listFields(profile)),
    ...(updatedAt === undefined ? {} : { updatedAt: wireTime(updatedAt) }),
    ...(profile.ownFields ? { ownFields: profile.ownFields } : {}),
    ...(profile.accent ? { accent: profile.accent } : {}),
    ...(profile.isSample ? { isSample: true } : {}),
    ...(profile.warning ? { warning: toWireWarning(profile.warning, options.baseUrl) } : {}),
  } as WireProfile
  return options.fields ? pickFields(wire, options.fields) : wire
}

/** In the form of EIP-55, which the wallet's own channel has already: hashing it anew is a tenth of a lookup. */
const checksummed = (address: string, channels: readonly Channel[]): string =>
  channels.find(({ type, value }) => type === 'wallet' && value.toLowerCase() === address)?.value ?? getAddress(address)

const plainFields = (fields: ProfileFields) => ({
  avatarUrl: fields.avatarUrl,
  displayName: fields.displayName,
  bio: fields.bio,
  location: fields.location,
  jobTitle: fields.jobTitle,
  primarySkill: fields.primarySkill,
  networkingStatus: fields.networkingStatus,
})

const listFields = (fields: ProfileFields) => ({
  highlights: fields.highlights,
  workExperience: fields.workExperience,
  events: fields.events,
  guilds: fields.guilds,
})

function pickFields(profile: WireProfile, fields: readonly ProfileField[]): WireProfile {
  const picked: Record<string, unknown> = { profileID: profile.profileID }
  for (const field of profileFields) {
    if (fields.includes(field) && profile[field] !== undefined) picked[field] = profile[field]
  }
  return picked as WireProfile
}

function toWireChannel(channel: Channel, withProof: boolean): WireChannel {
  const { type, isVerified, verification, lapsedAt, place, value, url, metadata, source, checkedAt, proof } = channel
  return {
    type,
    isVerified,
    isLocked: false,
    ...(verification === undefined ? {} : { verification: toWireVerification(verification) }),
    ...(lapsedAt === undefined ? {} : { lapsedAt: wireTime(lapsedAt) }),
    ...(place === undefined ? {} : { place }),
    value,
    ...(url === undefined ? {} : { url }),
    ...(metadata === undefined || metadata.length === 0 ? {} : { metadata }),
    ...(withProof ? { source, checkedAt: wireTime(checkedAt), ...(proof === undefined ? {} : { proof: { ...proof } }) } : {}),
  }
}

const toWireVerification = (verification: Verification): WireVerification => ({
  ...verification,
  checkedAt: wireTime(verification.checkedAt),
})

/** One row of a profile's credentials. */
export function toWireCredential(credential: Credential, { baseUrl, proof }: WireOptions): WireCredential {
  const { name, chain, source, reference, uid, attester, claimedAttester, issuedAt, expiresAt, kind } = credential
  const record = proof?.records.find((one) => one.uid === uid && attesterOf(one) === attester)
  return {
    name,
    chain,
    source,
    reference,
    uid,
    attester,
    ...(claimedAttester === undefined ? {} : { claimedAttester }),
    ...(issuedAt === undefined ? {} : { issuedAt: wireTime(issuedAt) }),
    ...(expiresAt === undefined ? {} : { expiresAt: wireTime(expiresAt) }),
    url: `${baseUrl}/credentials/${uid}`,
    kind,
    verification: toWireVerification(credential.verification),
    ...(record ? { checkedAt: wireTime(record.verification.checkedAt), proof: toCredentialProof(record) } : {}),
  }
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
