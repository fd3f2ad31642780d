import {
  type Channel,
  channelFid,
  type Finding,
  followersOf,
  isHearsay,
  withFollowers,
} from './profile.ts'

/**
 * Gives every Farcaster row of a fid the followers that a live source reports, whichever source
 * the row is from. What an import or another service relays is removed: the proof score counts it.
 */
export function shareFollowers(
  channels: readonly Channel[],
  members: readonly Finding[],
  fid: number | null,
): void {
  const followers = Math.max(
    0,
    ...members
      .filter((finding) => !isHearsay(finding))
      .flatMap((finding) => finding.channels)
      .filter((channel) => channelFid(channel) === fid)
      .map(followersOf),
  )
  for (const channel of channels) {
    const count = channelFid(channel) === fid ? followers : 0
    if (followersOf(channel) !== count) channel.metadata = withFollowers(channel.metadata, count)
  }
}
