import type { Address } from 'viem'

/** A signed-in owner. */
export interface Session {
  /** SHA-256 of its token, in hex: all that is kept of it. */
  hash: string
  /** Who signed, in lower case. */
  address: Address
  /** By which chain the signature was checked where the address is a contract; null for a key, which is the same on every chain. */
  contractChainId: number | null
  /** The Farcaster account that signed by its custody or auth address; null for a wallet. */
  fid: number | null
  /** Unix seconds. */
  createdAt: number
  expiresAt: number
}

/** What an owner did, for the audit log. */
export type OwnerAction = 'signed-in' | 'signed-out' | 'decided' | 'left' | 'returned'

/** One line of the audit log: who, when, what, by which key. Never what was decided. */
export interface AuditEntry {
  /** Unix seconds. */
  at: number
  action: OwnerAction
  /** `eth:0x…` or `fid:3`; a hash once the person has left. */
  who: string
  /** The address that signed; empty once the person has left. */
  address: string
}

/** Sessions of owners, what they decided, and the audit log. */
export interface Owners {
  /** Of the nonces' MAC: one for all processes. */
  nonceSecret(): Promise<string>
  /**
   * Stores a session and uses up its nonce, in one transaction.
   *
   * @param given.replaces the hash of the session that it stands in for
   * @returns false where the nonce was used before; nothing is stored then
   */
  open(session: Session, given: { nonce: string; nonceExpiresAt: number; replaces?: string | undefined }): Promise<boolean>
  /** The live session of a token's hash; null when there is none. */
  session(hash: string): Promise<Session | null>
  /** Ends a session, in all processes at once. Returns whether it was live. */
  close(hash: string): Promise<boolean>
  /** The audit log, the newest first. */
  audit(limit: number): Promise<AuditEntry[]>
}
