import {
  accountKey,
  claimedAccounts,
  isLinkFinding,
  standingLinks,
} from '@whocast/contract/account-link.ts'
import { parseHandle, trimHandle } from '@whocast/contract/channel.ts'
import { channelUrl } from '@whocast/contract/channel-url.ts'
import { compare } from '@whocast/contract/compare.ts'
import { toChecksumAddress } from '@whocast/contract/crypto.ts'
import {
  type Channel,
  channelFid,
  channelKeys,
  exclusiveKeys,
  type Finding,
  type FoundChannel,
  isExclusiveType,
  isHearsay,
  isShown,
  type ProfileFields,
  sharedKeys,
} from '@whocast/contract/profile.ts'
import type { Evidence, Proof } from '@whocast/contract/proof.ts'
import { isHexAddress } from '@whocast/contract/untrusted.ts'
import { toVerification } from '@whocast/contract/verification.ts'
import type { Address } from 'viem'
import { endOf, hasUnknownEnd } from './ends.ts'
import {
  decideWalletHolders,
  type Group,
  groupFindings,
  hasProof,
  isProof,
  toSubject,
} from './group-findings.ts'
import { tameHearsay } from './hearsay.ts'

/** A person as the findings about them make it, before it has an ID. */
export interface Assembly {
  findings: Finding[]
  fields: ProfileFields
  channels: Channel[]
  evidence?: Evidence
  walletAddress?: Address
  /**
   * By what this person is found. Every exclusive key here is held by no other assembly of the same
   * call.
   */
  keys: AssemblyKey[]
  updatedAt: number
  isSample: boolean
}

export interface AssemblyKey {
  /** In the form of `identifierKey`. */
  key: string
  /** Belongs to one person (wallets, fids, names); the rest may belong to several. */
  isExclusive: boolean
  isVerified: boolean
  /** Whether the link rests on more than a report. */
  isBacked: boolean
  /** When the link was made (unix seconds), where the protocol says so. */
  since: number | null
  /** When the link was last checked, unix seconds. */
  checkedAt: number
}

/**
 * Groups findings into people. Only verified links join: two findings that share a fid, or a
 * wallet that both prove. A person has at most one fid; where two fids claim one wallet,
 * the link with a proof wins, then the older one, then the lower fid, and the other fid stays a
 * person of its own.
 *
 * Of findings with one scope only those of its newest refresh speak (a source that failed
 * then is silent), so that a removed link disappears.
 *
 * @param findings every finding about the people concerned
 * @param precedence source names, the most trusted first; unknown ones come last
 */
export function assemble(findings: Finding[], precedence: readonly string[] = []): Assembly[] {
  // Sorted, so that the same findings always make the same people.
  const sorted = newestOfEachScope(findings).sort(
    (a, b) => compare(a.scope, b.scope) || compare(a.source, b.source),
  )
  const subjects = withoutHearsayOfOthers(sorted).map(toSubject)
  const holders = decideWalletHolders(subjects)
  return withoutSharedNames(
    groupFindings(subjects, holders).map((members) => merge(members, precedence, holders)),
  )
}

/** The findings, the hearsay among them without what the sources here say otherwise of. */
function withoutHearsayOfOthers(findings: Finding[]): Finding[] {
  const own = findings.filter((finding) => !isHearsay(finding))
  if (own.length === findings.length) return findings
  const subjects = own.map(toSubject)
  return tameHearsay(findings, groupFindings(subjects, decideWalletHolders(subjects)))
}

/** Findings of one scope that were checked within this many seconds belong to one refresh. */
const REFRESH_WINDOW_SECONDS = 60

/** Hearsay silences no source that speaks of a scope itself. */
function newestOfEachScope(findings: readonly Finding[]): Finding[] {
  const newest = new Map<string, { checkedAt: number; isOwn: boolean }>()
  for (const finding of findings) {
    const { scope, checkedAt } = finding
    const isOwn = !isHearsay(finding)
    const held = newest.get(scope)
    if (!held || (isOwn && !held.isOwn)) newest.set(scope, { checkedAt, isOwn })
    else if (held.isOwn === isOwn && held.checkedAt < checkedAt) held.checkedAt = checkedAt
  }
  if (newest.size === findings.length) return [...findings]
  return findings.filter(
    ({ scope, checkedAt }) =>
      checkedAt >= (newest.get(scope)?.checkedAt ?? 0) - REFRESH_WINDOW_SECONDS,
  )
}

function merge(
  { members, fid }: Group,
  precedence: readonly string[],
  holders: Map<string, number>,
): Assembly {
  const rank = (finding: Finding) => {
    const at = precedence.indexOf(finding.source)
    return at === -1 ? precedence.length : at
  }
  const ordered =
    members.length === 1
      ? members
      : [...members].sort(
          (a, b) => rank(a) - rank(b) || b.checkedAt - a.checkedAt || compare(a.scope, b.scope),
        )
  const isHeldHere = (address: string) => (holders.get(address.toLowerCase()) ?? fid) === fid

  const fields: Record<string, unknown> = {}
  const channels = new Map<string, Held>()
  for (const finding of ordered) {
    if (isLinkFinding(finding)) continue
    const said = finding.fields as Record<string, unknown>
    for (const name in said) if (said[name] !== undefined) fields[name] ??= said[name]
    const countLocked = lockedCounter()
    for (const offered of finding.channels) {
      if (!isShown(offered)) continue
      const found = judge(offered, fid, isHeldHere)
      if (!found) continue
      const handle = found.isLocked ? null : parseHandle(found.type, found.value)
      const key = `${found.type}:${handle ?? (found.value || countLocked(found.type))}`
      const held = channels.get(key)
      if (held && !isStronger(found, held.channel)) continue
      channels.set(key, { channel: toChannel(found, finding), since: sinceOf(found), handle })
    }
  }
  addLinks(channels, ordered, isHeldHere)
  releaseAgents(channels)
  const all = [...channels.values()]
  const wallet = all.find(
    ({ channel: c }) => c.type === 'wallet' && c.isVerified && isHeldHere(c.value),
  )
  const keys = new Map<string, AssemblyKey>()
  for (const { channel, since, handle } of all) {
    if (channel.type === 'wallet' && !isHeldHere(channel.value)) continue
    for (const { key, isExclusive } of isExclusiveType(channel.type)
      ? exclusiveKeys(channel)
      : sharedKeys(channel.type, handle)) {
      if (keys.get(key)?.isVerified) continue
      const { isVerified, checkedAt } = channel
      keys.set(key, {
        key,
        isExclusive,
        isVerified,
        isBacked: strengthOf(channel) > 0,
        since,
        checkedAt,
      })
    }
  }
  const evidence = mergeEvidence(ordered)
  return {
    findings: ordered,
    fields: fields as ProfileFields,
    channels: all.map(({ channel }) => channel),
    ...(evidence === undefined ? {} : { evidence }),
    ...(wallet ? { walletAddress: wallet.channel.value.toLowerCase() as Address } : {}),
    keys: [...keys.values()],
    updatedAt: Math.max(...members.map((finding) => finding.checkedAt)),
    isSample: members.some((finding) => finding.isSample === true),
  }
}

/** Numbers the locked accounts of one finding by type: they have no value to tell them apart. */
function lockedCounter(): (type: string) => string {
  const counts = new Map<string, number>()
  return (type) => {
    const count = (counts.get(type) ?? 0) + 1
    counts.set(type, count)
    return ` locked ${count}`
  }
}

interface Held {
  channel: Channel
  since: number | null
  /** Normalised. */
  handle: string | null
}

/**
 * Adds what accounts elsewhere say, as far as it stands beside what the records of this person say.
 */
function addLinks(
  channels: Map<string, Held>,
  members: Finding[],
  isHeldHere: (address: string) => boolean,
): void {
  const links = members.filter(isLinkFinding)
  if (links.length === 0) return
  const held = [...channels.values()].filter(
    ({ channel }) => channel.type !== 'wallet' || isHeldHere(channel.value),
  )
  const identity = new Set(
    held.flatMap(({ channel }) => exclusiveKeys(channel).map(({ key }) => key)),
  )
  const claims = new Set(members.flatMap((member) => claimedAccounts(member).map(accountKey)))
  for (const finding of links) {
    for (const found of standingLinks(finding, claims, identity)) {
      const handle = parseHandle(found.type, found.value)
      const key = `${found.type}:${handle ?? found.value}`
      const before = channels.get(key)?.channel
      // What the account's own page said last stands before a mere claim.
      const isBetter = !before?.isVerified || isStronger(found, before)
      if (isBetter && isShown(found))
        channels.set(key, { channel: toChannel(found, finding), since: null, handle })
    }
  }
}

/** An agent is the person's while the name that confirms it is: else it is a claim. */
function releaseAgents(channels: Map<string, Held>): void {
  for (const [key, held] of channels) {
    const { channel } = held
    if (channel.type !== 'agent' || !channel.isVerified) continue
    const { proof } = channel
    const name =
      proof?.method === 'agent-registration' && proof.name !== undefined
        ? `ens:${proof.name}`
        : null
    const isNamed = [...channels.values()].some((one) =>
      exclusiveKeys(one.channel).some((other) => other.key === name),
    )
    if (name !== null && !isNamed) channels.set(key, { ...held, channel: asClaim(channel) })
  }
}

const gradeRank = { proven: 2, confirmed: 1, reported: 0 } as const

type Known = Pick<FoundChannel, 'isVerified' | 'proof' | 'grade'> | Channel

/**
 * A link beats a claim, then the better grade wins, then a proof that anyone can check beats a
 * report.
 */
function strengthOf(channel: Known): number {
  if (!channel.isVerified) return -1
  const known = 'verification' in channel ? channel.verification : channel.grade
  return gradeRank[known?.grade ?? 'reported'] * 2 + Number(isProof(channel.proof, known))
}

const isStronger = (found: FoundChannel, held: Channel): boolean =>
  strengthOf(found) > strengthOf(held)

/** What becomes of an offered channel in a person of this fid; null when it has no place there. */
function judge(
  found: FoundChannel,
  fid: number | null,
  isHeldHere: (address: string) => boolean,
): FoundChannel | null {
  if (found.isLocked) return found
  if (found.type === 'wallet') {
    if (!isHexAddress(found.value)) return null
    // Another person holds it: without a proof of its own this is a mere claim.
    return found.isVerified && !isHeldHere(found.value) && !hasProof(found) ? asClaim(found) : found
  }
  const other = found.type === 'farcaster' && found.isVerified ? channelFid(found) : null
  return other !== null && other !== fid ? null : found
}

/** Turns a row into a claim, without proof, grade and end. */
const asClaim = <
  T extends {
    isVerified: boolean
    proof?: Proof
    verification?: unknown
    grade?: unknown
    expiresAt?: unknown
    isExpiryUnknown?: unknown
  },
>({
  proof: _,
  verification: _verification,
  grade: _grade,
  expiresAt: _expiresAt,
  isExpiryUnknown: _isExpiryUnknown,
  ...channel
}: T) => ({ ...channel, isVerified: false as const })

const sinceOf = ({ since, proof }: FoundChannel): number | null =>
  since ?? (proof?.method === 'farcaster-username-proof' ? proof.timestamp : null)

function toChannel(found: FoundChannel, finding: Finding): Channel {
  const value =
    found.type === 'wallet' && !found.isLocked ? toChecksumAddress(found.value) : found.value
  const url =
    found.url ??
    (found.isLocked
      ? undefined
      : channelUrl(found.type, trimHandle(found.type, value), found.metadata))
  const { source, checkedAt } = finding
  // Made field by field, in the order of documents: an import makes five for each person.
  const channel: Record<string, unknown> = { type: found.type, isVerified: found.isVerified }
  if (found.isVerified) channel.verification = toVerification(found.grade, source, checkedAt)
  if (found.isLocked) channel.isLocked = true
  channel.value = value
  if (url !== undefined) channel.url = url
  if (found.metadata !== undefined) channel.metadata = found.metadata
  channel.source = source
  channel.checkedAt = checkedAt
  if (found.lapsedAt !== undefined) channel.lapsedAt = found.lapsedAt
  if (found.pendingSince !== undefined) channel.pendingSince = found.pendingSince
  const end = found.isVerified ? endOf(found) : undefined
  if (end !== undefined) channel.expiresAt = end
  else if (hasUnknownEnd(found)) channel.isExpiryUnknown = true
  if (found.graceEndsAt !== undefined) channel.graceEndsAt = found.graceEndsAt
  if (found.proof !== undefined) channel.proof = found.proof
  return channel as unknown as Channel
}

/** The parts of all findings, each once. */
function mergeEvidence(findings: readonly Finding[]): Evidence | undefined {
  if (findings.every(({ evidence }) => evidence === undefined)) return undefined
  const parts: Record<string, Map<string, unknown>> = {}
  for (const { evidence } of findings) {
    for (const [name, entries] of Object.entries(evidence ?? {})) {
      parts[name] ??= new Map()
      for (const entry of entries) parts[name].set(JSON.stringify(entry), entry)
    }
  }
  const merged = Object.entries(parts).map(([name, entries]) => [name, [...entries.values()]])
  return merged.length === 0 ? undefined : (Object.fromEntries(merged) as Evidence)
}

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
 * For how long (seconds) a link that rests on more than a report outweighs a report that is newer.
 */
const BACKED_SECONDS = 86_400

/**
 * A name of two people belongs to whom it came last; where that is not known, to whom it was
 * checked for last: names are sold. A report alone takes no name from a person for whom a proof or
 * a public record was seen within a day before. The other person keeps a claim to it.
 */
function withoutSharedNames(assemblies: Assembly[]): Assembly[] {
  if (!hasSharedNames(assemblies)) return assemblies
  const holders = new Map<string, { assembly: Assembly; key: AssemblyKey }>()
  for (const assembly of assemblies) {
    for (const key of assembly.keys) {
      if (!key.isExclusive) continue
      const held = holders.get(key.key)
      if (!held || holdsRather(key, held.key)) holders.set(key.key, { assembly, key })
    }
  }
  return assemblies.map((assembly) => {
    const isLost = (key: AssemblyKey) =>
      key.isExclusive && holders.get(key.key)?.assembly !== assembly
    const lost = new Set(assembly.keys.filter(isLost).map(({ key }) => key))
    if (lost.size === 0) return assembly
    return {
      ...assembly,
      keys: assembly.keys.filter(({ key }) => !lost.has(key)),
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

function holdsRather(key: AssemblyKey, held: AssemblyKey): boolean {
  if (key.isBacked !== held.isBacked) {
    const [backed, report] = key.isBacked ? [key, held] : [held, key]
    return backed.checkedAt + BACKED_SECONDS >= report.checkedAt === key.isBacked
  }
  if (key.since !== null && held.since !== null && key.since !== held.since)
    return key.since > held.since
  return key.checkedAt > held.checkedAt
}
