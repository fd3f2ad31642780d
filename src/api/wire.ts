import { type CredentialRecord, toCredential } from '@whocast/contract/credential.ts'
import { pickTexts, proofTexts } from '@whocast/contract/credential-fields.ts'
import { canonicalPath, handleGrade, handleOf } from '@whocast/contract/display.ts'
import type { Channel, Profile } from '@whocast/contract/profile.ts'
import type { WireHolder, WireRecord } from '@whocast/contract/wire/credential-schema.ts'
import {
  isPresent,
  profileMembers,
  toWireProfile as toPlainProfile,
  toWireWarning,
  type WireChannel,
  type WireCredential,
  type WireProfile,
} from '@whocast/contract/wire-profile.ts'
import { wireTime } from '@whocast/contract/wire-time.ts'
import { getAddress } from 'viem'
import type { Holder } from '../credentials/port.ts'
import type { SearchResult } from '../search/search.ts'
import type { DocumentedProfile, WireResult, WireTrace } from './schema.ts'
import type { Trace } from './trace.ts'

/** A member of a profile that `?fields=` may name. */
export type ProfileField = keyof WireProfile

export interface WireOptions {
  /** Our public origin. */
  baseUrl: string
  /** Sources, times and proofs of channels and credentials; the records by uid. */
  proof?: { records: readonly CredentialRecord[] }
  /** Only these, in addition to the profile's ID. */
  fields?: readonly ProfileField[]
}

/** A value with every field left out that says nothing. */
function present<T extends object>(fields: T): Partial<T> {
  const selected: Partial<T> = {}
  for (const name in fields) if (isPresent(fields[name])) selected[name] = fields[name]
  return selected
}

/** Returns a profile in the contract's format, with the requested parts. */
export function toWireProfile(
  profile: Profile,
  { baseUrl, proof, fields }: WireOptions,
): WireProfile {
  const plain = toPlainProfile(profile, baseUrl)
  const wire = (
    proof ? withProofs(plain, profile, proof.records) : plain
  ) satisfies DocumentedProfile
  return fields ? pickFields(wire, fields) : wire
}

/** With the sources, times and proofs of channels and credentials. */
const withProofs = (
  plain: WireProfile,
  { channels }: Pick<Profile, 'channels'>,
  records: readonly CredentialRecord[],
): WireProfile => ({
  ...plain,
  channels: plain.channels.map((row, at) => withProof(row, channels[at])),
  credentials: plain.credentials.map((row) => withRecord(row, records)),
})

function pickFields(profile: WireProfile, fields: readonly ProfileField[]): WireProfile {
  const picked: Partial<WireProfile> = { profileID: profile.profileID }
  for (const field of profileMembers) {
    if (fields.includes(field) && profile[field] !== undefined)
      picked[field] = profile[field] as never
  }
  return picked as WireProfile
}

function withProof(row: WireChannel, channel: Channel | undefined): WireChannel {
  if (!channel) return row
  const { source, checkedAt, proof } = channel
  return {
    ...row,
    source,
    checkedAt: wireTime(checkedAt),
    ...(proof === undefined ? {} : { proof: { ...proof } }),
  }
}

function withRecord(row: WireCredential, records: readonly CredentialRecord[]): WireCredential {
  const record = records.find((one) => one.uid === row.uid && attesterOf(one) === row.attester)
  return record
    ? {
        ...row,
        checkedAt: wireTime(record.verification.checkedAt),
        proof: toCredentialProof(record),
      }
    : row
}

const attesterOf = (record: CredentialRecord) => toCredential(record).attester

/** The members with which third parties check a credential, in addition to its row. */
function toCredentialProof(
  record: CredentialRecord,
): { method: string } & Partial<WireRecord> & { result: string } {
  const { kind: _kind, verification: _verification, ...rest } = toWireRecord(record)
  const { attester, claimedAttester, onBehalfOf, attestee, issuer, schema, revocation, evidence } =
    rest
  return {
    method: record.verification.method,
    result: record.verification.result,
    // The value and the data too: where the service signed, they are among the signed words.
    ...present({
      attester,
      claimedAttester,
      onBehalfOf,
      attestee,
      issuer,
      schema,
      ...pickTexts(record, proofTexts),
      revocation,
      evidence,
    }),
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
      ...pickTexts(record),
      schema: record.schema,
      attester: record.kind === 'reported' ? { issuer: record.issuer } : record.attester,
      claimedAttester: record.claimedAttester,
      onBehalfOf: record.onBehalfOf,
    }),
    attestee: record.attestee,
    issuer: record.issuer,
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
    credential: {
      ...credential,
      ...(credential.issuedAt === undefined ? {} : { issuedAt: wireTime(credential.issuedAt) }),
    },
  } as WireHolder
}

/** The lookalikes that a search result names. */
const MAX_LOOKALIKES = 10

/** A person who was found by a search. */
export function toWireResult(
  { profile, match, likeness, lookalikes }: SearchResult,
  baseUrl: string,
): WireResult {
  const path = canonicalPath(profile)
  return {
    profileID: profile.profileID,
    ...present({ displayName: profile.displayName }),
    handle: handleOf(profile),
    handleGrade: handleGrade(profile),
    ...present({ avatarUrl: profile.avatarUrl, url: path === null ? undefined : baseUrl + path }),
    match,
    ...(profile.warning ? { warning: toWireWarning(profile.warning, baseUrl) } : {}),
    likeness,
    ...(lookalikes.length > 0
      ? {
          lookalikeCount: lookalikes.length,
          lookalikes: lookalikes.slice(0, MAX_LOOKALIKES).map((one) => ({
            profileID: one.profileID,
            handle: handleOf(one),
          })),
        }
      : {}),
  } as WireResult
}

/** A trace with its times in RFC 3339. */
export const toWireTrace = ({ sources, profiles, ...trace }: Trace): WireTrace => ({
  ...trace,
  sources: sources.map(({ at, ...source }) => ({
    ...source,
    ...(at === undefined ? {} : { at: new Date(at).toISOString() }),
  })),
  profiles: profiles.map(({ profileID, findings }) => ({
    profileID,
    findings: findings.map(({ checkedAt, ...finding }) => ({
      ...finding,
      checkedAt: new Date(checkedAt * 1000).toISOString(),
    })),
  })),
})
