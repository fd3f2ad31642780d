import type { Address, Hex } from 'viem'

/** How a credential came to us, and so what it can be checked by (docs/credentials.md). */
export type CredentialKind = 'eas-offchain' | 'eas-onchain' | 'farcaster-cast' | 'reported'

/** A party of an attestation: an address, a profile of this service, a fid, or several of them. */
export interface Party {
  /** Lower case. */
  address?: Address
  profileID?: string
  /** Of who signed, or was named in, a cast. */
  fid?: number
}

/** Everything that is kept of one attestation; `GET /credentials/{uid}` shows it whole. Times are unix seconds. */
export interface CredentialRecord {
  /** 32 bytes, lower case. */
  uid: Hex
  kind: CredentialKind
  name: string
  value?: string
  schema?: { uid: string; definition?: string }
  /** Who signed. */
  attester?: Party
  /** Who is said to have spoken, when the service signed on their behalf. */
  onBehalfOf?: Address
  attestee: Party
  /** Who stored it: the name of an issuer's key, or of a source. Idempotency is by (issuer, uid). */
  issuer: string
  source?: string
  chain?: string
  reference?: string
  data?: string
  issuedAt: number
  expiresAt?: number
  revocation: Revocation
  verification: { method: string; result: 'holds' | 'unchecked'; checkedAt: number }
  /** Of the kind that `kind` names; see domain/evidence.ts. */
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
  /** The attester's address, profile ID or `fid:3`, else the issuer's name. */
  attester: string
  /** Unix seconds. */
  issuedAt: number
  expiresAt?: number
  kind: CredentialKind
}

const partyName = (party: Party | undefined): string | undefined =>
  party?.address ?? party?.profileID ?? (party?.fid === undefined ? undefined : `fid:${party.fid}`)

/** The row that a profile shows of a record. */
export function toCredential(record: CredentialRecord): Credential {
  return {
    name: record.name,
    chain: record.chain ?? '',
    source: record.source ?? '',
    reference: record.reference ?? '',
    uid: record.uid,
    attester: partyName(record.attester) ?? record.issuer,
    issuedAt: record.issuedAt,
    ...(record.expiresAt === undefined ? {} : { expiresAt: record.expiresAt }),
    kind: record.kind,
  }
}
