import type { CredentialRecord } from '@whocast/contract/credential.ts'
import type { Channel, Finding, ProfileFields } from '@whocast/contract/profile.ts'
import type { Authority, SignedDecision } from '@whocast/evidence/people-file/signed-decision.ts'
import type { Address } from 'viem'

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

/** Sessions of owners, what they decided, and the audit log. */
export interface Owners {
  /** The key of the nonces' MAC, shared by all processes. */
  nonceSecret(): Promise<string>
  /**
   * Stores a session and uses up its nonce, in one transaction.
   *
   * @param given.replaces the hash of the session that it replaces
   * @returns false where the nonce was used before; nothing is stored then
   */
  open(
    session: Session,
    given: { nonce: string; nonceExpiresAt: number; replaces?: string | undefined },
  ): Promise<boolean>
  session(hash: string): Promise<Session | null>
  /** Records that the authority of a session was checked. */
  confirm(hash: string, checkedAt: number): Promise<void>
  /** Ends a session whose signer has lost authority. */
  end(session: Session): Promise<void>
  /** Ends all sessions of a person, by their keys, except this one. Returns how many. */
  closeOthers(session: Session, keys: readonly string[]): Promise<number>
  /** Ends a session, in all processes at once. Returns whether it was live. */
  close(hash: string): Promise<boolean>
  /** Returns the profile a key belongs to, by all sources; null if none is stored. */
  person(key: string): Promise<OwnersPerson | null>
  /** Everything that is stored about the holder of these keys. */
  held(keys: readonly string[], profileID: string | null): Promise<StoredAboutPerson>
  /** Returns the active decision about the profile with these keys; null if there is none. */
  decision(keys: readonly string[]): Promise<SignedDecision | null>
  /**
   * Activates a decision in place of earlier ones about the same profile, in all processes, and
   * ends its suppression.
   *
   * @param given.keys every key of the person
   * @returns false where the nonce was used before; nothing changes then
   */
  decide(
    decision: SignedDecision,
    given: { keys: readonly string[]; nonce: string; nonceExpiresAt: number },
  ): Promise<boolean>
  /** Lists decisions whose authority was last checked before a time (unix seconds). */
  decisionsToCheck(before: number, limit: number): Promise<SignedDecision[]>
  /** Records that the signer of a decision still has this authority. */
  confirmDecision(decision: SignedDecision, authority: Authority): Promise<void>
  /** Deactivates a decision whose signer has lost authority, with an audit line. */
  endDecision(decision: SignedDecision): Promise<void>
  /** Returns decisions about profiles without other stored data, for export. */
  waiting(): Promise<SignedDecision[]>
  /** Uses up a nonce alone. Returns false where it was used before. */
  spend(nonce: string, expiresAt: number): Promise<boolean>
  /** Whether this key was forgotten on request. */
  isForgotten(key: string): Promise<boolean>
  /** Adds a line to the audit log. */
  record(entry: Omit<AuditEntry, 'at'>): Promise<void>
  /** Returns the audit log, the newest first: of all, or of the profile with these keys. */
  audit(limit: number, keys?: readonly string[]): Promise<AuditEntry[]>
}
