import {
  channelFid,
  channelKeys,
  type Finding,
  type FoundChannel,
} from '@whocast/contract/profile.ts'
import { anchorKey } from '@whocast/contract/scope.ts'
import type { Write } from '../../db/engines/engine.ts'
import type { Forgotten, Mark } from '../../db/suppression-list.ts'
import { assemble } from '../assemble.ts'
import type { Custody } from '../port.ts'

/** The outcome of filtering findings by the suppression list. */
interface Filtered {
  remaining: Finding[]
  leftOut: Set<Finding>
  /** Keys of the same people, by the left-out findings: to be suppressed in all findings. */
  learned: { keys: string[]; mark: Mark; isImport: boolean }[]
}

const isStable = (key: string) => /^(eth|fid):/.test(key)

/** Data of another service of this contract: never a reason to suppress more than itself. */
const isRelayed = ({ scope }: Finding) => scope.startsWith('upstream:')

/** Returns the subject of a finding by its scope: the fid or the wallet. */
function anchorKeys({ scope }: Finding): string[] {
  const key = anchorKey(scope.toLowerCase())
  return key === null ? [] : [key]
}

/** Returns the verified keys that identify a finding. */
export function keysOfFinding(finding: Finding): string[] {
  return [
    ...new Set([
      ...anchorKeys(finding),
      ...finding.channels.flatMap((channel) =>
        channel.isVerified ? channelKeys(channel).map(({ key }) => key) : [],
      ),
      ...(finding.profileID ? [`id:${finding.profileID}`] : []),
      `scope:${finding.scope}`,
    ]),
  ]
}

/** Returns the keys that an unverified channel claims. */
function claimedKeys(channel: FoundChannel): string[] {
  if (channel.isVerified) return []
  const fid = channelFid(channel)
  return [
    ...channelKeys({ ...channel, isVerified: true }).map(({ key }) => key),
    ...(fid === null ? [] : [`fid:${fid}`]),
  ]
}

/**
 * Why a finding is about a person who is kept out; null when it is not. Wallets, fids and profile
 * IDs always count. A name counts when the operator asked by it; else, since names move from one
 * person to another, only where there is neither a wallet nor a fid. A claim never counts: it
 * proves nothing about the profile that contains it.
 */
function reasonOf(keys: readonly string[], gone: ReadonlyMap<string, Mark>): Mark | null {
  const isNamed = keys.some(isStable)
  for (const key of keys) {
    const mark = gone.get(key)
    if (mark && (mark.isRequested || !isNamed || /^(eth|fid|id|scope):/.test(key))) return mark
  }
  return null
}

/** The keys of a removal that bind it to who held the fid then. */
export const custodyKeys = ({ fid, address }: Custody): string[] => [
  `custody:${fid}`,
  `custody:${fid}:${address.toLowerCase()}`,
]

const custodiesOf = (finding: Finding): readonly Custody[] =>
  isRelayed(finding) ? [] : (finding.evidence?.custody ?? [])

/** Releases a fid with another holder than the one who asked to be forgotten, and nothing else. */
async function releaseTransferred(
  forgotten: Forgotten,
  trx: Write,
  findings: readonly Finding[],
  gone: Map<string, Mark>,
): Promise<void> {
  for (const finding of findings)
    for (const custody of custodiesOf(finding))
      await releaseNextHolder(forgotten, trx, { custody, scope: finding.scope }, gone)
}

async function releaseNextHolder(
  forgotten: Forgotten,
  trx: Write,
  { custody, scope }: { custody: Custody; scope: string },
  gone: Map<string, Mark>,
): Promise<void> {
  const [bound = '', holder = ''] = custodyKeys(custody)
  if (!gone.has(bound) || gone.has(holder)) return
  const released = [`fid:${custody.fid}`, `scope:${scope}`]
  await forgotten.release(trx, [...released, bound])
  for (const key of released) gone.delete(key)
}

/**
 * Ends the suppression of a person by their wallets and fid, as names move. The next holder of a
 * fid ends only that of the fid.
 *
 * @param custody the holder of the fid now, if known
 */
export async function readmit(
  forgotten: Forgotten,
  trx: Write,
  keys: readonly string[],
  custody?: Custody,
): Promise<void> {
  const bound = custody ? custodyKeys(custody) : []
  const gone = await forgotten.among(trx, [...keys.filter(isStable), ...bound])
  if (custody)
    await releaseNextHolder(forgotten, trx, { custody, scope: `farcaster:${custody.fid}` }, gone)
  for (const key of keys.filter((one) => gone.has(one))) await forgotten.undo(trx, key)
}

/**
 * Takes out what is about people who are kept out: what names them, and what came with it and is
 * joined to it by a verified link. Claims to their identifiers are taken out of other people's
 * findings.
 */
export async function sift(
  forgotten: Forgotten,
  trx: Write,
  findings: Finding[],
): Promise<Filtered> {
  const none = { remaining: findings, leftOut: new Set<Finding>(), learned: [] }
  if (findings.length === 0 || (await forgotten.isEmpty(trx))) return none
  const keysOf = new Map(findings.map((finding) => [finding, keysOfFinding(finding)]))
  const claimed = findings.flatMap(({ channels }) => channels.flatMap(claimedKeys))
  const gone = await forgotten.among(trx, [
    ...new Set([
      ...[...keysOf.values()].flat(),
      ...claimed,
      ...findings.flatMap(custodiesOf).flatMap(custodyKeys),
    ]),
  ])
  await releaseTransferred(forgotten, trx, findings, gone)
  if (gone.size === 0) return none

  const reasons = new Map<Finding, Mark>()
  for (const [finding, keys] of keysOf) {
    const reason = reasonOf(keys, gone)
    if (reason) reasons.set(finding, reason)
  }
  const leftOut = new Set(reasons.keys())
  if ([...leftOut].some((finding) => !isRelayed(finding)))
    for (const assembly of assemble(findings)) {
      const because = assembly.findings.some(
        (finding) => reasons.has(finding) && !isRelayed(finding),
      )
      if (because) for (const finding of assembly.findings) leftOut.add(finding)
    }
  const learned = [...reasons].flatMap(([finding, mark]) => {
    const keys = isRelayed(finding)
      ? []
      : (keysOf.get(finding) ?? []).filter((key) => isStable(key) && !gone.has(key))
    return keys.length > 0 ? [{ keys, mark, isImport: finding.profileID !== undefined }] : []
  })
  const remaining = findings
    .filter((finding) => !leftOut.has(finding))
    .map((finding) => withoutClaims(finding, gone))
  return { remaining, leftOut, learned }
}

function withoutClaims(finding: Finding, gone: ReadonlyMap<string, Mark>): Finding {
  const channels = finding.channels.filter(
    (channel) => !claimedKeys(channel).some((key) => gone.has(key)),
  )
  return channels.length === finding.channels.length ? finding : { ...finding, channels }
}
