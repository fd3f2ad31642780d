import { channelUrl } from '@whocast/contract/channel-url.ts'
import { type Channel, channelFid, channelKeys } from '@whocast/contract/profile.ts'
import type { Assembly, AssemblyKey } from './assembly.ts'
import { asClaim } from './merge-findings.ts'

/** Returns true if any name is of two people. */
function hasSharedNames(assemblies: readonly Assembly[]): boolean {
  if (assemblies.length < 2) return false
  const seen = new Set<string>()
  for (const { keys, unconfirmed } of assemblies)
    for (const { key, isExclusive } of [
      ...keys,
      ...unconfirmed.map((name) => ({ ...name, isExclusive: true })),
    ]) {
      if (!isExclusive) continue
      if (seen.has(key)) return true
      seen.add(key)
    }
  return false
}

/**
 * Gives a name of two people to one of them. Signatures and public records precede a mere report,
 * however new: a name whose move only a vendor reports waits for its authority. Otherwise it
 * belongs to its latest holder; if that is unknown, to the profile checked last: names are sold.
 * The other person keeps a claim to it.
 */
export function withoutSharedNames(assemblies: Assembly[]): Assembly[] {
  if (!hasSharedNames(assemblies)) return assemblies
  const holders = new Map<string, Holder>()
  for (const assembly of assemblies) {
    for (const key of assembly.keys) {
      if (!key.isExclusive) continue
      const best = holders.get(key.key)
      if (!best || holdsRather(key, best.key)) holders.set(key.key, { assembly, key })
    }
  }
  const disputes = findDisputes(assemblies, holders)
  return assemblies.map((assembly) => {
    const isLost = ({ key, isExclusive }: AssemblyKey) =>
      isExclusive && (holders.get(key)?.assembly !== assembly || disputes.get(key)?.isFree === true)
    const lost = new Set(assembly.keys.filter(isLost).map(({ key }) => key))
    if (lost.size === 0 && disputes.size === 0) return assembly
    const claims = assembly.keys.filter(isLost).map(({ key, isBacked, since, checkedAt }) => ({
      key,
      strength: Number(isBacked),
      since: since ?? checkedAt,
    }))
    const channels = withoutLost(assembly.channels, lost)
    return {
      ...assembly,
      keys: keysLeft(assembly.keys, lost, channels),
      claims: [...assembly.claims, ...claims],
      channels: channels.map((channel) => markDisputed(channel, disputes)),
    }
  })
}

/** Returns the keys without the lost ones; a handle whose row became a claim leads to nobody. */
function keysLeft(
  keys: readonly AssemblyKey[],
  lost: ReadonlySet<string>,
  channels: readonly Channel[],
): AssemblyKey[] {
  const verified = new Set(
    channels.flatMap((channel) =>
      channel.isVerified ? channelKeys(channel).map(({ key }) => key) : [],
    ),
  )
  return keys.flatMap((one) => {
    if (lost.has(one.key)) return []
    if (one.isExclusive || !one.isVerified || verified.has(one.key)) return [one]
    const { grades: _, link: __, ...claim } = one
    return [{ ...claim, isVerified: false, isBacked: false }]
  })
}

/** The person who has a name. */
interface Holder {
  assembly: Assembly
  key: AssemblyKey
}

/** A name that two people are reported to have, while its registry does not respond. */
interface Dispute {
  /** Unix seconds of the last confirmation. */
  since: number
  /** Nobody has it: the registry never confirmed one of them. */
  isFree: boolean
}

/** Seconds for which a silent registry is waited for. */
const WAIT_SECONDS = 24 * 60 * 60

/**
 * Returns the disputed names. Another person has them by a report that is a day newer than the last
 * confirmation, or by a mere report while the registry confirmed nobody.
 */
function findDisputes(
  assemblies: readonly Assembly[],
  holders: ReadonlyMap<string, Holder>,
): Map<string, Dispute> {
  const disputes = new Map<string, Dispute>()
  for (const assembly of assemblies) {
    for (const { key, since } of assembly.unconfirmed) {
      const holder = holders.get(key)
      if (holder && holder.assembly !== assembly && !holder.key.isBacked)
        disputes.set(key, { since, isFree: true })
    }
    for (const { key, checkedAt } of assembly.keys) {
      const holder = holders.get(key)
      const since = holder?.key.unconfirmedSince
      if (holder?.assembly !== assembly && since !== undefined && checkedAt >= since + WAIT_SECONDS)
        disputes.set(key, { since, isFree: false })
    }
  }
  return disputes
}

/** Turns the rows of lost names into claims; the fid of a lost fname stays its person's. */
function withoutLost(channels: readonly Channel[], lost: ReadonlySet<string>): Channel[] {
  const hasName = channels.some((one) => isFidRow(one) && !isLostName(one, lost))
  return channels.flatMap((channel): Channel[] => {
    if (!isLostName(channel, lost)) return [restsOn(channel, lost) ? asClaim(channel) : channel]
    const fid = channelFid(channel)
    const bare = hasName || fid === null ? [] : [withoutName(channel, fid)]
    return [...bare, asClaim(channel)]
  })
}

/** Returns the row of a fid without its fname, as Farcaster's clients show it. */
function withoutName({ url: _, ...channel }: Channel, fid: number): Channel {
  const value = `!${fid}`
  const url = channelUrl(channel.type, value, channel.metadata)
  return { ...channel, value, ...(url === undefined ? {} : { url }) }
}

const isFidRow = (channel: Channel): boolean =>
  channel.type === 'farcaster' && channel.isVerified && channelFid(channel) !== null

const isLostName = (channel: Channel, lost: ReadonlySet<string>): boolean =>
  isFidRow(channel) && lost.has(nameKey(channel))

const nameKey = ({ value }: Pick<Channel, 'value'>) => `fname:${value.toLowerCase()}`

function markDisputed(channel: Channel, disputes: ReadonlyMap<string, Dispute>): Channel {
  const dispute = channel.type === 'farcaster' ? disputes.get(nameKey(channel)) : undefined
  return dispute ? { ...channel, disputedSince: dispute.since } : channel
}

/** Whether a row is of a name that is lost, or of an account that names the person by it. */
const restsOn = (channel: Channel, lost: ReadonlySet<string>): boolean =>
  channel.type === 'ens' || channel.type === 'basename'
    ? channelKeys(channel).some(({ key }) => lost.has(key))
    : channel.proof?.method === 'account-link'
      ? channel.proof.names.some((name) => lost.has(name))
      : channel.proof?.method === 'agent-registration' && lost.has(`ens:${channel.proof.name}`)

function holdsRather(key: AssemblyKey, best: AssemblyKey): boolean {
  if (key.isBacked !== best.isBacked) return key.isBacked
  if (key.since !== null && best.since !== null && key.since !== best.since)
    return key.since > best.since
  return key.checkedAt > best.checkedAt
}
