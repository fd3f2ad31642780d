import {
  channelKeys,
  type Finding,
  type FoundChannel,
  isHearsay,
} from '@whocast/contract/profile.ts'
import type { FoundGrade } from '@whocast/contract/verification.ts'

/**
 * Data of an import or another service is relayed. It may add to what the sources here found, but
 * never take a wallet or a name from a person they know, nor join two such people.
 */

export interface OwnGroup {
  fid: number | null
  members: readonly Finding[]
}

type Holders = Map<string, OwnGroup>

/** The findings, the hearsay among them without what the sources here say otherwise of. */
export function restrictRelayed(
  findings: readonly Finding[],
  groups: readonly OwnGroup[],
): Finding[] {
  const holders: Holders = new Map()
  for (const group of groups) {
    if (group.fid !== null) holders.set(`fid:${group.fid}`, group)
    for (const { channels, scope } of group.members) {
      if (/^ens:0x[0-9a-f]{40}$/.test(scope))
        holders.set(`eth:${scope.slice('ens:'.length)}`, group)
      for (const channel of channels) {
        if (!channel.isVerified) continue
        for (const { key, isExclusive } of channelKeys(channel))
          if (isExclusive && !holders.has(key)) holders.set(key, group)
      }
    }
  }
  return findings.map((finding) => (isHearsay(finding) ? tame(finding, holders) : finding))
}

function tame(finding: Finding, holders: Holders): Finding {
  const by = finding.source === 'upstream' ? 'upstream' : 'import'
  const grade: FoundGrade = { grade: 'reported', by }
  const reported = (channel: FoundChannel): FoundChannel => ({
    ...withoutAccountEvidence(channel),
    grade,
  })
  if (holders.size === 0) {
    // A row without a proof is reported by its source in any case.
    const isPlain =
      finding.source === by && finding.channels.every(({ proof, grade: own }) => !proof && !own)
    if (isPlain) return finding
    return {
      ...finding,
      channels: finding.channels.map((channel) =>
        channel.isVerified ? reported(channel) : channel,
      ),
    }
  }
  const fidKey = verifiedKeys(finding).find((key) => key.startsWith('fid:'))
  const home = homeOf(finding, fidKey, holders)
  const hasOwnState = home?.members.some(({ evidence }) => evidence?.state !== undefined) === true
  const channels = finding.channels.flatMap((channel): FoundChannel[] => {
    if (!channel.isVerified) return [channel]
    const said = hasOwnState ? withoutProof(reported(channel)) : reported(channel)
    const isForeign = channelKeys(channel).some(({ key, isExclusive }) => {
      const holder = isExclusive ? holders.get(key) : undefined
      return holder !== undefined && holder !== home
    })
    if (channel.type === 'farcaster')
      return isForeign && fidKey !== undefined
        ? [{ ...said, value: `!${fidKey.slice('fid:'.length)}` }]
        : [said]
    if (isForeign) return by === 'upstream' ? [] : [asClaim(channel)]
    // Another service could attach a wallet of its own to a profile that a source here knows. Where
    // Farcaster says which are theirs, it is none of theirs; elsewhere it is a claim.
    const isHung =
      by === 'upstream' &&
      channel.type === 'wallet' &&
      home !== undefined &&
      holders.get(walletKey(channel)) !== home
    if (!isHung) return [said]
    return home.fid === null ? [asClaim(channel)] : []
  })
  return { ...finding, channels }
}

/** The sources here report the present state, and a relayed proof of chain state may be older. */
function withoutProof(channel: FoundChannel): FoundChannel {
  const { proof: _, ...rest } = channel
  return rest
}

/** Removes the evidence of accounts elsewhere, which may have withdrawn what they signed. */
function withoutAccountEvidence(channel: FoundChannel): FoundChannel {
  const { proof } = channel
  if (proof?.method !== 'account-link' || proof.evidence === undefined) return channel
  const { evidence: _, ...rest } = proof
  return { ...channel, proof: rest }
}

const walletKey = ({ value }: FoundChannel) => `eth:${value.toLowerCase()}`

/** Makes a claim of a channel. */
export const asClaim = ({ proof: _, grade: __, ...channel }: FoundChannel): FoundChannel => ({
  ...channel,
  isVerified: false,
})

const verifiedKeys = ({ channels }: Finding): string[] =>
  channels.flatMap((channel) =>
    channel.isVerified
      ? channelKeys(channel).flatMap(({ key, isExclusive }) => (isExclusive ? [key] : []))
      : [],
  )

/** The own group that a finding speaks of: by its fid, else by the first wallet that any holds. */
function homeOf(
  finding: Finding,
  fidKey: string | undefined,
  holders: Holders,
): OwnGroup | undefined {
  const byFid = fidKey === undefined ? undefined : holders.get(fidKey)
  if (byFid) return byFid
  const group = verifiedKeys(finding)
    .filter((key) => key.startsWith('eth:'))
    .map((key) => holders.get(key))
    .find((one) => one !== undefined)
  // A person has at most one fid: a finding with another fid is another person who claims the
  // wallet.
  return group && fidKey !== undefined && group.fid !== null ? undefined : group
}
