import type { Party } from '@whocast/contract/credential.ts'
import { type CastEvidence, readCastEvidence } from '@whocast/evidence/forms/cast-evidence.ts'
import { castSays } from '@whocast/evidence/forms/cast-words.ts'
import type { Address, Hex } from 'viem'
import { broken, unreachable } from './broken.ts'
import type { CredentialSubmission } from './port.ts'

export interface FindCastContext {
  /** The wallets and the fid of a party, as far as they are known. */
  resolve(party: Party | undefined): Promise<{ wallets: Address[]; fid?: number }>
  /** The signed cast of a hash, when the network can give it. */
  castByHash(hash: Hex, hint: { fid?: number }): Promise<CastEvidence | null>
}

/** A cast that bears a submission out. `at` is in unix seconds. */
export interface FoundCast {
  evidence: CastEvidence
  fid: number
  target: number
  at: number
}

/**
 * Returns the cast that a submission names as its source: null if it does not exist, is invalid, or
 * is by or about another profile.
 *
 * @throws ServiceError `rule-broken` when the cast is about the attestee and does not say what the
 *   credential is called
 * @throws ServiceError `unavailable` if the node is unreachable
 */
export async function findCast(
  { resolve, castByHash }: FindCastContext,
  submission: CredentialSubmission,
): Promise<FoundCast | null> {
  const hash = castHashIn(submission)
  if (!hash) return null
  const [attester, attestee] = await Promise.all([
    resolve(submission.attester),
    resolve(submission.attestee),
  ])
  const evidence = await castByHash(
    hash,
    attester.fid === undefined ? {} : { fid: attester.fid },
  ).catch((cause: unknown) => {
    // A revocation needs no evidence.
    if (submission.isRevoked) return null
    throw unreachable('The Farcaster node', cause)
  })
  const read = evidence && readCastEvidence(evidence)
  if (!evidence || read?.result !== 'holds' || read.cast.hash !== hash) return null
  const { fid, about, at, words } = read.cast
  if (attestee.fid === undefined || !about.includes(attestee.fid)) return null
  if (submission.attester && attester.fid !== fid) return null
  if (!castSays(words, submission.name, attestee.fid)) {
    throw broken(
      '/name',
      `is not what the cast ${hash} says; a cast is evidence only for its own words`,
    )
  }
  return { evidence, fid, target: attestee.fid, at }
}

/** Returns the hash of the cast that is named as source, if the source says it is a cast. */
function castHashIn({ source, reference }: CredentialSubmission): Hex | null {
  if (
    !/farcaster|warpcast|\bcast\b/i.test(source ?? '') &&
    !/farcaster\.xyz|warpcast\.com/i.test(reference ?? '')
  )
    return null
  const found = /0x[0-9a-f]{40}(?![0-9a-f])/i.exec(`${reference ?? ''} ${source ?? ''}`)
  return found ? (found[0].toLowerCase() as Hex) : null
}
