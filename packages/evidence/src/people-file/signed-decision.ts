import type { FoundChannel } from '@whocast/contract/profile.ts'
import type { Address, Hex } from 'viem'
import type { Decision } from '../forms/owner-decision.ts'

/**
 * The authority that a statement about a fid depends on. The signer was a wallet of the person, or
 * the fid's custody or auth address. `unknown` until it is checked, where it is imported or older
 * than version 1.1. A statement about a wallet depends on that wallet alone.
 */
export type Authority = 'wallet' | 'custody' | 'auth' | 'unknown'

export interface SignedDecision {
  /** Absent: `unknown`. */
  authority?: Authority
  decision: Decision
  address: Address
  contractChainId: number | null
  /** Unix seconds. */
  decidedAt: number
  /** The message of EIP-4361 as it was signed. */
  statement: string
  signature: Hex
}

/** A decision as an import brings it: its signature was checked. */
export interface BroughtDecision {
  signed: SignedDecision
  /** Whether its signer is custody or auth address of the fid now; null if that is unknown. */
  isFidSigner: boolean | null
}

/** Accounts that an owner claims, as imported: each statement is signed by its address. */
export interface BroughtClaims {
  of: string
  claims: {
    account: FoundChannel
    address: Address
    /** Unix seconds. */
    signedAt: number
    /** As of {@link BroughtDecision}. */
    isFidSigner: boolean | null
  }[]
  /** When the owner last claimed an account or took one back, unix seconds. */
  checkedAt: number
}
