import type { CredentialRecord } from '@whocast/contract/credential.ts'
import type { Channel, Finding, ProfileFields } from '@whocast/contract/profile.ts'
import type { Address } from 'viem'
import type { createOwners } from './stored/owners.ts'

export interface Session {
  /** SHA-256 of its token, in hex: all that is kept of it. */
  hash: string
  /** The signer's address, in lower case; null if an app key of the Farcaster account signed. */
  address: Address | null
  /** The chain that checked a contract's signature; null for a key, the same on every chain. */
  contractChainId: number | null
  /** The account that signed by custody or auth address or an app key; null for a wallet. */
  fid: number | null
  /** Unix seconds. */
  createdAt: number
  expiresAt: number
  /** When the authority of the signer was last checked. */
  checkedAt: number
  /** The custody address of the fid when the session began; null if unknown. */
  custody: Address | null
}

type OwnerAction =
  | 'signed-in'
  | 'signed-out'
  | 'decided'
  | 'left'
  | 'returned'
  | 'claimed'
  | 'withdrew'
  /** A session or a decision ended because its signer lost authority. */
  | 'ended'

export type OperatorAction = 'key-revoked' | 'replayed' | 'forgot'

/** One line of the audit log: who, when, what, by which key. Never what was decided. */
export interface AuditEntry {
  /** Unix seconds. */
  at: number
  action: OwnerAction | OperatorAction
  /** `eth:0x…` or `fid:3`, a hash once the person has left; `key:<id>` of an operator's key. */
  who: string
  /** The signer; empty for an app key, a person who left, and an operator. */
  address: string
}

export interface OwnersPerson {
  profileID: string
  /** `fid:3`, or the requested key: the subject of decisions. */
  of: string
  /** Everything that is theirs alone: wallets, fid, names. */
  keys: string[]
  channels: Channel[]
  fields: ProfileFields
}

export interface StoredAboutPerson {
  findings: Finding[]
  credentials: CredentialRecord[]
  /** Kinds and times of what the log of changes says. */
  changes: { at: number; type: string }[]
  /** Mentions of the bot by them: when they came, and what became of them. */
  mentions: { receivedAt: number; status: string }[]
  sessions: Omit<Session, 'hash'>[]
  audit: AuditEntry[]
}

export type Owners = ReturnType<typeof createOwners>
