import { type Channel, channelFid, type FoundChannel, type Profile } from './profile.ts'

/** Unix seconds when a row ends by its proof; undefined where it does not end, or not known when. */
export function endOf({ proof }: Pick<FoundChannel, 'proof'>): number | undefined {
  if (proof?.method === 'ens-forward-reverse') return proof.expiresAt
  if (proof?.method !== 'farcaster-username-proof' || proof.kind === 'fname') return undefined
  return proof.resolution?.expiresAt
}

/** Returns true for a verified name with an expiry that its proof does not know. */
export const hasUnknownEnd = ({ isVerified, proof }: FoundChannel): boolean =>
  isVerified && proof?.method === 'ens-forward-reverse' && proof.expiresAt === undefined

/**
 * Returns when the first of the verified rows ends.
 *
 * @param now unix seconds; rows that have ended before are left out
 * @returns unix seconds; `Infinity` where none does
 */
export const firstEnd = (channels: readonly Channel[], now: number): number =>
  Math.min(
    ...channels.flatMap(({ isVerified, expiresAt }) =>
      isVerified && expiresAt !== undefined && expiresAt > now ? [expiresAt] : [],
    ),
  )

/** Returns true if a verified row has ended. @param now unix seconds */
export const hasEnded = ({ channels }: Pick<Profile, 'channels'>, now: number): boolean =>
  channels.some((channel) => isOver(channel, now))

/** Turns the rows of a stored profile that have ended into claims. @param now unix seconds */
export function withoutEnded(profile: Profile, now: number): Profile {
  return {
    ...profile,
    channels: profile.channels.map((channel) => (isOver(channel, now) ? ended(channel) : channel)),
  }
}

const isOver = ({ isVerified, expiresAt }: Channel, now: number): boolean =>
  isVerified && expiresAt !== undefined && expiresAt <= now

function ended({ proof: _, verification: __, expiresAt, ...channel }: Channel): Channel {
  const { source, checkedAt } = channel
  const fid = channel.type === 'farcaster' ? channelFid(channel) : null
  // The fid stays the person's, without the name.
  if (fid !== null)
    return {
      ...channel,
      value: `!${fid}`,
      isVerified: true,
      verification: { grade: 'reported', by: source, checkedAt },
    }
  return { ...channel, isVerified: false, ...(expiresAt ? { lapsedAt: expiresAt } : {}) }
}
