import type { Address, Hex } from 'viem'
import { AttestationError } from '../domain/attestation.ts'
import type { Fields } from '../domain/untrusted.ts'

/** Whether evidence holds. */
export type EvidenceStatus = 'holds' | 'fails' | 'unchecked'

/** What each check of evidence answers. */
export interface EvidenceVerdict {
  /** `unchecked`: cannot be checked with what is at hand. */
  status: EvidenceStatus
  /** One line for people. */
  reason: string
}

/** The verdict on one channel, credential or attestation. */
export interface Verdict extends EvidenceVerdict {
  subject: 'channel' | 'credential' | 'attestation'
  /** The channel's type, the credential's name. */
  label: string
  /** The channel's handle, the credential's or attestation's uid. */
  value: string
  /** Of which profile of the answer. */
  profileID?: string
}

/** What only a chain can say. Everything answers null where no RPC of that chain is configured. */
export interface OnlineChecks {
  /** When the attester revoked this off-chain attestation, unix seconds; 0: not revoked. */
  revokedOffchain(chainId: number, contract: Address, attester: Address, uid: Hex): Promise<number | null>
  /** What the EAS contract holds under a uid; `isThere` is false when nothing. */
  onchain(chainId: number, contract: Address, uid: Hex): Promise<OnchainState | null>
  /** Whether a wallet (ERC-1271, ERC-6492, or a plain key) signed a digest. */
  isSignedBy(chainId: number, wallet: Address, digest: Hex, signature: Hex): Promise<boolean | null>
  /** Whether an Ed25519 key is a live signer of a fid, by the Key Registry on Optimism. */
  isSignerOf(fid: number, key: Hex): Promise<boolean | null>
  /** The definition of a schema; null also when the registry does not know it. */
  schema(chainId: number, uid: Hex): Promise<string | null>
}

/** An attestation as its contract holds it. */
export interface OnchainState {
  isThere: boolean
  attester: Address
  recipient: Address
  /** Unix seconds; 0: not revoked. */
  revokedAt: number
}

/** How evidence is checked: offline unless `online` is given. */
export interface VerifyOptions {
  /** Unix seconds; the clock's by default. */
  now?: number
  online?: OnlineChecks
  /** Who must have signed a bare attestation that does not say so itself. */
  attester?: Address
}

/** Whom a profile's evidence must be about. */
export interface Subject {
  profileID: string
  wallets: string[]
  fids: number[]
}

/** What is dated further ahead of the clock than this does not count. */
export const MAX_AHEAD_SECONDS = 600

/** `2026-11-21 18:00:00 UTC`, for reasons. @param at unix seconds */
export const date = (at: number | bigint): string => {
  const time = new Date(Number(at) * 1000)
  return Number.isNaN(time.getTime()) ? `second ${at}` : time.toISOString().slice(0, 19).replace('T', ' ').concat(' UTC')
}

/** The evidence bears out what is said. */
export const holds = (reason: string): EvidenceVerdict => ({ status: 'holds', reason })
/** It does not: somebody lies, or it is over. */
export const fails = (reason: string): EvidenceVerdict => ({ status: 'fails', reason })
/** It cannot be checked with what is at hand. */
export const unchecked = (reason: string): EvidenceVerdict => ({ status: 'unchecked', reason })

/** Why something does not hold; thrown within a check. */
export class Broken extends Error {}

/** Throws Broken with the reason unless the condition holds. */
export const demand = (condition: boolean, reason: string): void => {
  if (!condition) throw new Broken(reason)
}

/** What the chain said; null where it was not or could not be asked. */
export const asked = async <T>(question: Promise<T | null> | undefined): Promise<T | null> => {
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
      return fails(`${error.pointer.slice(1).replaceAll('/', '.') || 'the evidence'} ${error.detail}`)
    throw error
  }
}

/** An answer that was asked for with proofs says of each row by which source and when it was checked. */
export const withoutProof = (row: Fields) =>
  typeof row.checkedAt === 'string'
    ? `confirmed by ${String(row.source)}, without evidence`
    : 'no proof came along; ask with ?include=proof'
