import { verifyAnswer } from '@whocast/evidence/answer.ts'
import type { Verdict, VerifyOptions } from '@whocast/evidence/verdict.ts'
import type { CredentialRecord, Profile } from './types.ts'

/**
 * Signs the names of the sample people; pass it as `fnameRegistry` for their answers, and for no
 * others.
 */
export { sampleFnameRegistry, samplesMadeAt } from '@whocast/contract/samples.ts'
/**
 * The service's own checker, which trusts nothing in the answer and makes no requests:
 * `@whocast/client/verify`. Needs viem.
 */
export { EvidenceError, verifyAnswer } from '@whocast/evidence/answer.ts'
export type {
  EvidenceStatus,
  OnchainState,
  OnlineChecks,
  Verdict,
  VerifyOptions,
} from '@whocast/evidence/verdict.ts'

/**
 * Checks the evidence of a profile that was requested with `include: ['proof']`.
 *
 * @example
 * const [profile] = await whocast.fid(3, { include: ['proof'] })
 * const verdicts = profile && (await verifyProfile(profile, { for: 'fid:3' }))
 *
 * @param options `for` is the identifier that you asked for: without it no row holds
 * @returns one verdict per channel and credential, in their order
 */
export const verifyProfile = (
  profile: Partial<Profile> & Pick<Profile, 'profileID'>,
  options?: VerifyOptions,
): Promise<Verdict[]> => verifyAnswer({ profiles: [profile] }, options)

/**
 * Checks the evidence of a record from `credential(uid)`.
 *
 * @example
 * const record = await whocast.credential(`0x${'0c'.repeat(32)}`)
 * const { status, reason } = record ? await verifyCredential(record) : { status: 'unchecked', reason: 'no such credential' }
 */
export async function verifyCredential(
  credential: CredentialRecord,
  options?: VerifyOptions,
): Promise<Verdict> {
  const [verdict] = await verifyAnswer({ credential }, options)
  if (!verdict) throw new Error('a record has one verdict')
  return verdict
}
