import type { Channel, Finding, ProfileFields } from '@whocast/contract/profile.ts'
import type { Evidence } from '@whocast/contract/proof.ts'
import type { Verification } from '@whocast/contract/verification.ts'
import type { Regrades } from '@whocast/evidence/path-grades.ts'
import type { Address } from 'viem'

/** A person as the findings about them make it, before it has an ID. */
export interface Assembly {
  findings: Finding[]
  fields: ProfileFields
  channels: Channel[]
  evidence?: Evidence
  walletAddress?: Address
  /** The keys that lead to the profile; no other assembly of the call has its exclusive ones. */
  keys: AssemblyKey[]
  /** Rows shown here whose keys another profile holds: they come here when they are released. */
  claims: Claim[]
  /** Fnames that are only claimed as long as their registry is silent. */
  unconfirmed: UnconfirmedName[]
  updatedAt: number
  isSample: boolean
}

/** An fname that its registry signed for an address which only a node reports as the person's. */
export interface UnconfirmedName {
  key: string
  /** Unix seconds since when the registry is silent. */
  since: number
}

/** An identifier that another person holds. */
export interface Claim {
  key: string
  /** How well the link is known; higher is better. */
  strength: number
  /** When it was made, unix seconds. */
  since: number
}

export interface AssemblyKey {
  /** In the form of `identifierKey`. */
  key: string
  /** Belongs to one person (wallets, fids, names); the rest may belong to several. */
  isExclusive: boolean
  isVerified: boolean
  /** Whether the link rests on more than a report. */
  isBacked: boolean
  /** When the link was made (unix seconds), where the protocol says so. */
  since: number | null
  /** When the link was last checked, unix seconds. */
  checkedAt: number
  /** See `FoundChannel.unconfirmedSince`. */
  unconfirmedSince?: number
  /** How well the rows are known to those who ask by this key, where that differs. */
  grades?: Regrades | undefined
  /** How well a wallet is known to be the person's, where credentials about it can be. */
  link?: Verification | undefined
}
