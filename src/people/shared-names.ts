import { type Channel, channelKeys } from '@whocast/contract/profile.ts'
import type { Assembly, AssemblyKey } from './assembly.ts'
import { asClaim } from './merge-findings.ts'

/** Whether any exclusive key is of two people. */
function hasSharedNames(assemblies: readonly Assembly[]): boolean {
  if (assemblies.length < 2) return false
  const seen = new Set<string>()
  for (const { keys } of assemblies)
    for (const { key, isExclusive } of keys) {
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
  const holders = new Map<string, { assembly: Assembly; key: AssemblyKey }>()
  for (const assembly of assemblies) {
    for (const key of assembly.keys) {
      if (!key.isExclusive) continue
      const best = holders.get(key.key)
      if (!best || holdsRather(key, best.key)) holders.set(key.key, { assembly, key })
    }
  }
  return assemblies.map((assembly) => {
    const isLost = (key: AssemblyKey) =>
      key.isExclusive && holders.get(key.key)?.assembly !== assembly
    const lost = new Set(assembly.keys.filter(isLost).map(({ key }) => key))
    if (lost.size === 0) return assembly
    const claims = assembly.keys.filter(isLost).map(({ key, isBacked, since, checkedAt }) => ({
      key,
      strength: Number(isBacked),
      since: since ?? checkedAt,
    }))
    return {
      ...assembly,
      keys: assembly.keys.filter(({ key }) => !lost.has(key)),
      claims: [...assembly.claims, ...claims],
      // A farcaster channel stays as it is: its fid is still this person's.
      channels: assembly.channels.map((channel) =>
        restsOn(channel, lost) ? asClaim(channel) : channel,
      ),
    }
  })
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
