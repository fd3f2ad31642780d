import { followersOf, type Person, profileFid } from '@whocast/contract/profile.ts'

/** The best standing. */
export const HIGHEST_STANDING = 31
/** Issuers that are known and whose credentials count. */
const MAX_COUNTED_ISSUERS = 3

/** About the highest fid. Fids are given in order, and cost what a registration costs. */
const HIGHEST_FID = 2 ** 22
const MAX_AGE_POINTS = 6
const MAX_FOLLOWER_POINTS = 12
const POINTS_PER_ISSUER = 3

/** A person as far as the proof score depends on them. */
type Scored = Pick<Person, 'channels'>

/** The points for the age of a fid: one for each quarter of all fids that are younger. */
export function ageOf({ channels }: Scored): number {
  const fid = profileFid({ channels })
  if (fid === null) return 0
  return Math.min(MAX_AGE_POINTS, Math.max(0, Math.floor(Math.log2(HIGHEST_FID / fid) / 2)))
}

/** The points for followers: two for each power of ten from 100 on. */
function followerPoints({ channels }: Scored): number {
  const followers = Math.max(0, ...channels.map(followersOf))
  if (followers < 100) return 0
  return Math.min(MAX_FOLLOWER_POINTS, 2 * Math.floor(Math.log10(followers)) - 2)
}

/**
 * The proof score of a person, from 0 to {@link HIGHEST_STANDING}. It counts what nobody can make
 * for free: the age of the fid, followers, and credentials of known issuers. Accounts, names and
 * wallets do not count, as people register them themselves.
 *
 * @param issuers how many known issuers attest something about the person
 */
export const standingOf = (person: Scored, issuers = 0): number =>
  ageOf(person) +
  followerPoints(person) +
  POINTS_PER_ISSUER * Math.min(issuers, MAX_COUNTED_ISSUERS)
