import {
  channelFid,
  exclusiveKeys,
  type Finding,
  type FoundChannel,
} from '@whocast/contract/profile.ts'
import { anchorKey } from '@whocast/contract/scope.ts'
import type { Release } from './port.ts'

/**
 * Takes identifiers from a finding that the authority over them gives to another person, or to
 * nobody. Returns the finding itself where nothing is taken.
 */
export function releaseFrom(finding: Finding, releases: readonly Release[]): Finding {
  const taken = releases.filter(({ to }) => to === null || !isAbout(finding, to))
  if (taken.length === 0) return finding
  const keys = new Set(taken.map(({ key }) => key))
  if (!finding.channels.some((channel) => isTaken(channel, keys))) return finding
  return { ...finding, channels: withoutTaken(finding.channels, keys) }
}

const isTaken = (channel: FoundChannel, keys: ReadonlySet<string>): boolean =>
  exclusiveKeys(channel).some(({ key }) => keys.has(key))

/** Whether a finding is about the holder with this key. */
const isAbout = ({ scope, channels }: Finding, key: string): boolean =>
  anchorKey(scope) === key ||
  channels.some((channel) => exclusiveKeys(channel).some((one) => one.key === key))

/** Names go, and the fid that was called so stays. */
function withoutTaken(channels: FoundChannel[], keys: ReadonlySet<string>): FoundChannel[] {
  const selected = channels.filter((channel) => !isTaken(channel, keys))
  const fid = channels.map((one) => (one.isVerified ? channelFid(one) : null)).find(Boolean)
  const isNamed = selected.some((one) => one.isVerified && channelFid(one) !== null)
  if (!fid || isNamed) return selected
  const metadata = [{ name: 'fid', value: String(fid) }]
  return [{ type: 'farcaster', value: `!${fid}`, isVerified: true, metadata }, ...selected]
}
