import { verifyAnswer } from '../evidence/answer.ts'
import type { Verdict, VerifyOptions } from '../evidence/verdict.ts'
import type { CredentialRecord, Profile } from './types.ts'

/** Signs the names of the sample people; pass it as `fnameRegistry` for their answers, and for no others. */
export { sampleFnameRegistry, samplesMadeAt } from '../domain/samples.ts'
/**
 * The service's own checker, which trusts nobody and asks nobody: `@whocast/client/verify`. Needs viem.
 */
export { EvidenceError, verifyAnswer } from '../evidence/answer.ts'
export type { EvidenceStatus, OnchainState, OnlineChecks, Verdict, VerifyOptions } from '../evidence/verdict.ts'

/**
 * Whether the evidence of a profile holds, which came with `include: ['proof']`. Nothing in it is believed.
 *
 * @param options `for` is whom you asked for: without it nothing holds
 * @returns one verdict per channel and credential, in their order
 */
export const verifyProfile = (
  profile: Partial<Profile> & Pick<Profile, 'profileID'>,
  options?: VerifyOptions,
): Promise<Verdict[]> => verifyAnswer({ profiles: [profile] }, options)

/** Whether the evidence of a record holds, as `credential(uid)` gives it. */
export async function verifyCredential(credential: CredentialRecord, options?: VerifyOptions): Promise<Verdict> {
  const [verdict] = await verifyAnswer({ credential }, options)
  if (!verdict) throw new Error('a record has one verdict')
  return verdict
}
