import type {
  Credential,
  CredentialKind,
  CredentialRecord,
  Party,
} from '@whocast/contract/credential.ts'
import type { Violation } from '@whocast/contract/error.ts'
import type { Channel } from '@whocast/contract/profile.ts'
import type { Grade } from '@whocast/contract/verification.ts'
import type { Address, Hex } from 'viem'
import type { ApiKey } from '../http/keys/port.ts'
import type { createCredentials } from './stored/credentials.ts'

/** Which of the credentials of a name are meant; all of them where nothing is said. */
export interface CredentialFilter {
  /** The signer as rows name it: lower-case address or `fid:3`; or the issuer that reported it. */
  attester?: string
  /** The issuer that stored it. */
  issuer?: string
  /** The schema's uid, in lower case. */
  schema?: string
  kind?: CredentialKind
  grade?: Grade
}

/** The issuers whose credentials a caller wants to see, in place of the operator's choice alone. */
export interface IssuerChoice {
  /** Attesters whose credentials come first, as rows name them, in lower case. */
  first: readonly string[]
  /** Leaves out credentials of issuers that are neither first, known nor widely held. */
  isRestricted: boolean
}

/** The choice of the frontends: credentials of known and widely held issuers. */
export const knownIssuers: IssuerChoice = { first: [], isRestricted: true }

export interface HolderQuery extends CredentialFilter {
  credentialName: string
  /** Match names that begin with it. */
  isPrefix?: boolean
  limit: number
  offset?: number
  cursor?: string
}

export interface HeldCredentialQuery extends CredentialFilter {
  credentialName?: string
  /** Match names that begin with it. */
  isPrefix?: boolean
  limit: number
  offset?: number
  cursor?: string
}

/** The subject of a credential, as lists show it. */
export interface Attestee {
  profileID: string
  avatarUrl?: string
  displayName?: string
  bio?: string
  walletAddress?: Address
  handle: string
  /** Path of the profile's page; null if nothing about it is verified. */
  path: string | null
}

export interface AttestedQuery {
  /** An address, `fid:3`, or the name of an issuer that reported credentials. */
  attester: string
  limit: number
  cursor?: string
}

/** A page of what one attester said. */
export interface Attested {
  rows: { credential: Credential; person: Attestee }[]
  /** The names of credentials that this attester uses, in their order; empty on later pages. */
  names: string[]
  cursor?: string
}

/** A person whose credentials are listed. */
export interface HolderSubject extends Pick<Attestee, 'profileID' | 'walletAddress'> {
  /** The rows of the response, whose grades bound those of the credentials. */
  channels?: readonly Channel[]
  /** The key of the lookup that led to the person. */
  requested?: string
}

export interface Holder extends Attestee {
  /** The newest matching credential of the holder. */
  credential: { uid: Hex; attester: string; issuer: string; grade: Grade; issuedAt?: number }
}

export interface Credentials extends ReturnType<typeof createCredentials> {
  /** Returns the records of the credentials that a profile shows. */
  of(holder: HolderSubject): Promise<CredentialRecord[]>
}

/** The parsed body of a PUT: times in unix seconds, addresses and uids in lower case. */
export interface CredentialSubmission {
  name: string
  attestee: Party
  /** The attester that the body names. */
  attester?: Party
  schemaID?: string
  value?: string
  source?: string
  chain?: string
  reference?: string
  data?: string
  /** Absent: the body named no time. */
  issuedAt?: number
  expiresAt?: number
  /** As given, or derived from the issuer and the content. */
  uid: Hex
  /** Whether the body named the uid. */
  isUidGiven: boolean
  isPublic: boolean
  isRevoked: boolean
  /** A signed off-chain attestation as sent, an object or in EAS' compact form; not yet checked. */
  attestation?: Record<string, unknown> | string
}

/** The body of a PUT, of the right shape; absent fields are left out. */
export interface CredentialBody {
  name: string
  attesteeAddress?: string
  attesteePKID?: string
  attesterAddress?: string
  attesterPKID?: string
  schemaID?: string
  value?: string
  source?: string
  chain?: string
  reference?: string
  data?: string
  /** Unix seconds, unix milliseconds or RFC 3339. */
  timestamp?: number | string
  expiresAt?: number | string
  uid?: string
  isPublic?: boolean
  isRevoked?: boolean
  attestation?: Record<string, unknown> | string
}

/** A rule of body parsing and operation: all errors of a body are reported at once. */
export const attesteeRequired: Violation = {
  pointer: '/attesteeAddress',
  detail: 'attesteeAddress or attesteePKID is required',
}

/**
 * Stores what an issuer PUTs, durably, before it resolves: checks the evidence that came with it,
 * or signs, or merely reports.
 *
 * @param input.issuer the key that PUT it
 * @throws ServiceError `rule-broken` with pointers into the body; `conflict` when the uid is
 *   another attestee's under the same issuer
 */
export type PutCredential = (input: {
  given: CredentialBody
  issuer: ApiKey
}) => Promise<CredentialRecord>
