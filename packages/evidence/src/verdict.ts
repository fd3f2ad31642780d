import { type Fields, object, tidy } from '@whocast/contract/untrusted.ts'
import type { Grade } from '@whocast/contract/verification.ts'
import type { Address, Hex } from 'viem'
import type { Assumption } from './assumption.ts'
import type { TrustedBlock } from './chain-state.ts'
import type { KeyState } from './chain-storage.ts'
import { AttestationError } from './forms/attestation.ts'

export type EvidenceStatus = 'holds' | 'fails' | 'unchecked'

export interface EvidenceVerdict {
  /** `unchecked`: rests on a report that cannot be checked offline. */
  status: EvidenceStatus
  /** A sentence for people: what is proven, what is wrong, or whose word it is. */
  reason: string
  /** Facts that a reader of `holds` has to assume or look up: block hashes, keys, event order. */
  leftToTrust: string[]
  /** The same with their kinds. Absent where there are none. */
  assumptions?: Assumption[]
  /** Blocks that it holds given: neither trusted by the caller nor found on the chain. */
  givenBlocks?: GivenBlock[]
}

/** A block that any explorer of its chain shows by its hash. */
export interface GivenBlock {
  chainId: number
  hash: Hex
  number: number
  /** Unix seconds. */
  timestamp: number
}

/** The verdict on one channel, credential or attestation. */
export interface Verdict extends EvidenceVerdict {
  subject: 'channel' | 'credential' | 'attestation'
  /** The channel's type, the credential's name. */
  label: string
  /** The channel's handle, the credential's or attestation's uid. */
  value: string
  /** `proven` where it holds; else what the document says: a claim, a record, a report. */
  grade: Grade | 'claimed'
  profileID?: string
}

/** Queries that only a chain can answer; null where no RPC of it is configured. */
export interface OnlineChecks {
  /** When the attester revoked this off-chain attestation, unix seconds; 0: not revoked. */
  revokedOffchain(
    chainId: number,
    contract: Address,
    attester: Address,
    uid: Hex,
  ): Promise<number | null>
  /** Returns the attestation of the EAS contract with a uid; `isThere` is false when nothing. */
  onchain(chainId: number, contract: Address, uid: Hex): Promise<OnchainState | null>
  /** Whether a wallet (ERC-1271, ERC-6492, or a plain key) signed a digest. */
  isSignedBy(chainId: number, wallet: Address, digest: Hex, signature: Hex): Promise<boolean | null>
  keyState(fid: number, key: Hex): Promise<KeyState | null>
  /** The holder of a fid by the Id Registry on Optimism; zero when there is none. */
  custodyOf(fid: number): Promise<Address | null>
  /** Returns the current on-chain resolution of a name in ENS on Ethereum. */
  nameRecord(name: string, coinType: bigint): Promise<NameRecord | null>
  hasBlock(chainId: number, hash: Hex): Promise<boolean | null>
  /**
   * Returns whether both sides of an external account still name each other, fetched again; null if
   * that is not done.
   *
   * @param channel the row, and its proof `account-link`, untrusted; the signature of a statement
   *   is not looked at
   */
  account?(channel: Fields, proof: Fields): Promise<AccountSides | null>
  /** The definition of a schema; null also when the registry does not know it. */
  schema(chainId: number, uid: Hex): Promise<string | null>
}

/** Whether an account is named on both sides, on which no longer, or which could not be read. */
export type AccountSides = { kind: 'named' } | { kind: 'gone' | 'unreadable'; why: string }

export interface NameRecord {
  /** The zero address where it resolves to nothing. */
  address: Address
  /** Only for coin type 60, whose reverse record is read; null where it could not be read. */
  primaryName: string | null
  /** Unix seconds when the registration ends; null where Ethereum does not know. */
  expiresAt?: number | null
}

export interface OnchainState {
  isThere: boolean
  attester: Address
  recipient: Address
  /** Unix seconds; 0: not revoked. */
  revokedAt: number
}

/** How evidence is checked: offline unless `online` is given. */
export interface VerifyOptions {
  /**
   * The requested identifier, as the lookup accepts it (`fid:3`, `@dwr`, `vitalik.eth`, `0x…`,
   * `twitter:jack`), or the path or URL of a page or an answer. Without it no row of a profile
   * holds: a document does not name its subject.
   */
  for?: string
  /** Unix seconds; the clock's by default. */
  now?: number
  online?: OnlineChecks
  /** Blocks whose hashes the caller knows to be right: rows that depend on others say so. */
  trustedBlocks?: readonly TrustedBlock[]
  /** The key of the fname registry, where it is not the public network's. */
  fnameRegistry?: Address
  /** The required signer of a bare attestation that does not name it. */
  attester?: Address
}

/** Data dated further ahead of the clock than this does not count. */
export const MAX_AHEAD_SECONDS = 600

/**
 * Custody of a fid and what a name resolves to are shown by a block of at most this age: fids are
 * transferred, names are sold. The state of the Key Registry does not age, as messages outlive
 * their key.
 */
export const MAX_STATE_AGE_SECONDS = 90 * 86_400

/** `2026-11-21 18:00:00 UTC`, for reasons. @param at unix seconds */
export const date = (at: number | bigint): string => {
  const time = new Date(Number(at) * 1000)
  return Number.isNaN(time.getTime())
    ? `second ${at}`
    : time.toISOString().slice(0, 19).replace('T', ' ').concat(' UTC')
}

/** The evidence bears out what is said. */
export const holds = (
  reason: string,
  assumptions: readonly Assumption[] = [],
): EvidenceVerdict => ({
  status: 'holds',
  reason,
  leftToTrust: assumptions.map(({ text }) => text),
  ...(assumptions.length === 0 ? {} : { assumptions: [...assumptions] }),
})
/** The evidence contradicts what is said: it is false or no longer true. */
export const fails = (reason: string): EvidenceVerdict => ({
  status: 'fails',
  reason,
  leftToTrust: [],
})
/** It cannot be checked with what is at hand. */
export const unchecked = (reason: string): EvidenceVerdict => ({
  status: 'unchecked',
  reason,
  leftToTrust: [],
})

/** The reason of a failed check; thrown within a check. */
export class Broken extends Error {}

/** Throws Broken with the reason unless the condition holds. */
export const demand = (condition: boolean, reason: string): void => {
  if (!condition) throw new Broken(reason)
}

/** Returns the result of a check; `otherwise` where it throws Broken. */
export async function unlessBroken<T>(check: () => T | Promise<T>, otherwise: T): Promise<T> {
  try {
    return await check()
  } catch (error) {
    if (error instanceof Broken) return otherwise
    throw error
  }
}

/** Returns the response of the chain; null if it was not queried or is unreachable. */
export const orNull = async <T>(question: Promise<T | null> | undefined): Promise<T | null> => {
  try {
    return (await question) ?? null
  } catch {
    return null
  }
}

/** The verdict of a check, which may throw Broken or AttestationError: then it fails. */
export async function verdictOf(check: () => Promise<EvidenceVerdict>): Promise<EvidenceVerdict> {
  try {
    return await check()
  } catch (error) {
    if (error instanceof Broken) return fails(error.message)
    if (error instanceof AttestationError)
      return fails(
        `${error.pointer.slice(1).replaceAll('/', '.') || 'the evidence'} ${error.detail}`,
      )
    throw error
  }
}

/** Returns the assumption of a verified row without a proof. */
export function withoutProof(row: Fields): string {
  const { grade, by } = object(row.verification)
  if (grade === 'reported') return `reported by ${tidy(by) || 'its source'}, without evidence`
  return typeof row.checkedAt === 'string'
    ? `confirmed by ${tidy(row.source) || 'its source'}, without evidence`
    : 'no proof came along; ask with ?include=proof'
}

/** Returns the grade that a row states, as far as a failed row may repeat it. */
export const gradeStated = (row: Fields): Grade =>
  object(row.verification).grade === 'confirmed' ? 'confirmed' : 'reported'
