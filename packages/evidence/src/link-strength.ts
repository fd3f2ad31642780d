import { type FoundChannel, isRelayingSource } from '@whocast/contract/profile.ts'
import type { Proof } from '@whocast/contract/proof.ts'
import type { FoundGrade } from '@whocast/contract/verification.ts'

/** Returns true if anyone can check a proof: it is neither a report nor only imported. */
export const isProof = (proof: Proof | undefined, grade: FoundGrade | undefined): boolean =>
  proof !== undefined &&
  proof.method !== 'reported' &&
  !(grade?.grade === 'reported' && isRelayingSource(grade.by))

/** Returns true for an fname that its registry itself reports, as read here. */
export const isByRegistry = (grade: FoundGrade, proof: Proof | undefined): boolean =>
  proof?.method === 'reported' &&
  proof.by === 'fnames' &&
  !(grade.grade === 'reported' && isRelayingSource(grade.by))

/** The wallet signed that it is the fid's. */
export const SIGNED = 3
const PROVEN = 4
const CONFIRMED = 2
const REPORTED = 1
/** A node reports who holds a fid: anyone who runs one can. */
const CUSTODY_REPORT = 0

type Link = Pick<FoundChannel, 'proof' | 'grade' | 'metadata'>

/** Returns true if a wallet is shown because it holds the fid. */
export const isCustody = ({ proof, metadata }: Link): boolean =>
  proof?.method === 'farcaster-custody' || metadata?.[0]?.name === 'custody'

/** Ranks the link of a wallet to a fid, higher is better: signatures and chains before reports. */
export function linkStrength(link: Link): number {
  const { proof, grade } = link
  if (grade?.grade === 'proven') return PROVEN
  if (isCustody(link)) return CUSTODY_REPORT
  if (isProof(proof, grade)) return SIGNED
  return grade?.grade === 'confirmed' ? CONFIRMED : REPORTED
}

/** Returns true if a row has a signature of the wallet or of the registry of its name. */
export const isSigned = ({ isVerified, proof, grade }: FoundChannel): boolean =>
  isVerified &&
  isProof(proof, grade) &&
  (proof?.method === 'farcaster-verification' || proof?.method === 'farcaster-username-proof')

/** Unix seconds of a signed link. Dates that a source makes up decide nothing: they come last. */
export const signedSince = (link: Link & { since?: number }): number =>
  linkStrength(link) >= SIGNED && !isCustody(link) && link.since !== undefined
    ? link.since
    : Number.MAX_SAFE_INTEGER
