import type { Address, Hex } from 'viem'
import type { CredentialTextFields } from './credential-fields.ts'
import type { Verification } from './verification.ts'

/** How a credential came to us, and so what it can be checked by (docs/credentials.md). */
export const credentialKinds = [
  'eas-offchain',
  'eas-onchain',
  'farcaster-cast',
  'reported',
] as const
export type CredentialKind = (typeof credentialKinds)[number]

/** Credentials that a profile shows: of the best ranked issuers, the best graded and newest. */
export const MAX_CREDENTIALS = 100
/** How far a person's credentials are counted; the number itself stands for as many or more. */
export const MAX_COUNTED = 20_000

/** A party of an attestation: an address, a profile of this service, a fid, or several of them. */
export interface Party {
  /** Lower case. */
  address?: Address
  profileID?: string
  /** The author of a cast, or an account named in it. */
  fid?: number
}

/**
 * Everything that is kept of one attestation; `GET /credentials/{uid}` shows it whole. Times are
 * unix seconds.
 */
export interface CredentialRecord extends CredentialTextFields {
  /** 32 bytes, lower case. */
  uid: Hex
  kind: CredentialKind
  schema?: { uid: string; definition?: string }
  /** The signer. Absent from a `reported` one, which is unsigned. */
  attester?: Party
  /** The attester named by the issuer of a `reported` one, or of one signed by a fid: unsigned. */
  claimedAttester?: Party
  /** The attester on whose behalf the service signed. */
  onBehalfOf?: Address
  attestee: Party
  /**
   * The name of the issuer's key, or of the source, that stored it. Idempotency is by (issuer,
   * uid).
   */
  issuer: string
  /** Absent where it is not known: an import from a service that keeps no times. */
  issuedAt?: number
  expiresAt?: number
  /** The place among the rows it came with, from 0: orders records without `issuedAt`. */
  place?: number
  revocation: Revocation
  verification: { method: string; result: 'holds' | 'unchecked'; checkedAt: number }
  /**
   * The service that relayed it while its evidence has not been checked here: until then, the
   * record is reported by that service.
   */
  hearsay?: string
  /** Of the kind that `kind` names; see evidence/answer.ts. */
  evidence?: Record<string, unknown>
  isPublic: boolean
}

export interface Revocation {
  status: 'active' | 'revoked' | 'unknown'
  at?: number
  checkedAt?: number
}

/** One row on a profile. */
export interface Credential {
  name: string
  chain: string
  source: string
  reference: string
  uid: Hex
  /**
   * The signer: an address, or `fid:3` of a cast's author. Of a `reported` one the name of the
   * issuer that stored it.
   */
  attester: string
  /** The attester named by the issuer without a signature: an address, a profile ID or `fid:3`. */
  claimedAttester?: string
  /** Unix seconds. */
  issuedAt?: number
  expiresAt?: number
  kind: CredentialKind
  /**
   * How well it is known: `proven` where the attester signed and that was checked, else whose word
   * it is.
   */
  verification: Verification
}

const partyName = (party: Party | undefined): string | undefined =>
  party?.address ?? party?.profileID ?? (party?.fid === undefined ? undefined : `fid:${party.fid}`)

/** An issuer may be called anything, but never what stands for a signature: an address or a fid. */
const issuerName = (issuer: string): string =>
  /^\s*(0x|fid:)/i.test(issuer) ? `issuer:${issuer.trim()}` : issuer

/** Returns a row's `attester`: of each kind only what its evidence can bear out. */
function attesterName({ kind, attester, issuer, hearsay: relayed }: CredentialRecord): string {
  if (relayed !== undefined) return issuerName(relayed)
  switch (kind) {
    case 'eas-offchain':
    case 'eas-onchain':
      return attester?.address ?? issuerName(issuer)
    case 'farcaster-cast':
      return attester?.fid === undefined ? issuerName(issuer) : `fid:${attester.fid}`
    case 'reported':
      return issuerName(issuer)
    default:
      return kind satisfies never
  }
}

/**
 * A record without an attester who signed nothing: of a `reported` one the named attester becomes
 * `claimedAttester`. Every record is stored in this form, whichever way it came.
 */
export function withoutUnsignedAttester(record: CredentialRecord): CredentialRecord {
  if (record.kind !== 'reported' || record.attester === undefined) return record
  const { attester, ...rest } = record
  return { ...rest, claimedAttester: record.claimedAttester ?? attester }
}

/**
 * Returns the part of a record that remains when its evidence fails: a report of its issuer.
 *
 * @param now unix seconds
 */
export function asReported(
  { evidence: _, onBehalfOf: __, ...record }: CredentialRecord,
  now: number,
): CredentialRecord {
  const verification = { method: 'reported', result: 'unchecked', checkedAt: now } as const
  return withoutUnsignedAttester({ ...record, kind: 'reported', verification })
}

/** The row that a profile shows of a record. */
export function toCredential(record: CredentialRecord): Credential {
  const claimed = partyName(
    record.claimedAttester ?? (record.hearsay === undefined ? undefined : record.attester),
  )
  // Made field by field, in the order of documents: an import makes three for each person.
  const row: Partial<Credential> = {
    name: record.name,
    chain: record.chain ?? '',
    source: record.source ?? '',
    reference: record.reference ?? '',
    uid: record.uid,
    attester: attesterName(record),
  }
  if (claimed !== undefined) row.claimedAttester = claimed
  if (record.issuedAt !== undefined) row.issuedAt = record.issuedAt
  if (record.expiresAt !== undefined) row.expiresAt = record.expiresAt
  row.kind = record.kind
  row.verification = credentialVerification(record)
  return row as Credential
}

/**
 * Grades a record: a signature by a key is proven, and a contract's answer is confirmed. Anything
 * else is reported by the issuer whose key stored it.
 */
function credentialVerification({
  kind,
  verification,
  issuer,
  hearsay: relayed,
  evidence,
}: CredentialRecord): Verification {
  const { method, result, checkedAt } = verification
  if (relayed !== undefined) return { grade: 'reported', by: relayed, checkedAt }
  if (kind === 'reported' || result !== 'holds') return { grade: 'reported', by: issuer, checkedAt }
  // For a cast, proofs of the registry's storage show that the key was its author's.
  const isKeys = kind === 'eas-offchain' && method !== 'erc1271'
  const isProven = isKeys || (kind === 'farcaster-cast' && evidence?.state)
  return { grade: isProven ? 'proven' : 'confirmed', checkedAt }
}

/** Returns the keys of all profiles that a record names in addition to its subject. */
export const giversOf = ({ attester, claimedAttester, onBehalfOf }: CredentialRecord): string[] => [
  ...[attester, claimedAttester].flatMap((party) => (party ? partyKeys(party) : [])),
  ...(onBehalfOf ? [`eth:${onBehalfOf.toLowerCase()}`] : []),
]

/** The keys of a party of an attestation. */
export const partyKeys = ({ address, fid, profileID }: Party): string[] => [
  ...(address ? [`eth:${address.toLowerCase()}`] : []),
  ...(fid === undefined ? [] : [`fid:${fid}`]),
  ...(profileID ? [`id:${profileID}`] : []),
]
