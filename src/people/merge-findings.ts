import {
  accountKey,
  claimedAccounts,
  isLinkFinding,
  standingLinks,
} from '@whocast/contract/account-link.ts'
import { parseHandle } from '@whocast/contract/channel.ts'
import { channelUrl } from '@whocast/contract/channel-url.ts'
import { compare } from '@whocast/contract/compare.ts'
import { toChecksumAddress } from '@whocast/contract/crypto.ts'
import { endOf, hasUnknownEnd } from '@whocast/contract/ends.ts'
import { shareFollowers } from '@whocast/contract/followers.ts'
import {
  type Channel,
  channelFid,
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
import { anchorKey } from '@whocast/contract/scope.ts'
import { isHexAddress } from '@whocast/contract/untrusted.ts'
import { toVerification, type Verification, weaker } from '@whocast/contract/verification.ts'
import { isStated } from '@whocast/contract/visible.ts'
import {
  isByRegistry,
  isProof,
  linkStrength,
  SIGNED,
  signedSince,
} from '@whocast/evidence/link-strength.ts'
import {
  basisOfLink,
  type GradedRow,
  gradesFrom,
  isWalletProven,
  type Parts,
  rankOf,
  readParts,
} from '@whocast/evidence/path-grades.ts'
import type { Address } from 'viem'
import type { Assembly, AssemblyKey, Claim, UnconfirmedName } from './assembly.ts'
import { accountOf, type Group, isHolder } from './group-findings.ts'

/** Makes a person of the findings of one group. */
export function mergeFindings(
  { members, fid }: Group,
  precedence: readonly string[],
  holders: Map<string, number>,
): Assembly {
  const parts = readParts(members, fid)
  const ordered = inOrder(members, parts, precedence)
  const chains = contractChains(members)
  const isOwnWallet = (address: string) =>
    isHolder(holders, accountOf(address, chains.get(address.toLowerCase())), fid)

  const fields: Record<string, unknown> = {}
  const claims = new Map<string, Claim>()
  const channels = new Map<string, Row>()
  for (const finding of ordered) {
    if (isLinkFinding(finding)) continue
    const stated = finding.fields as Record<string, unknown>
    for (const name in stated) if (isStated(stated[name])) fields[name] ??= stated[name]
    const countLocked = lockedCounter()
    for (const offered of finding.channels) {
      if (!isShown(offered)) continue
      const claim = claimOf(offered, isOwnWallet)
      if (claim && fid !== null) claims.set(claim.key, claim)
      const found = judge(offered, fid, isOwnWallet)
      if (!found) continue
      const row = toRow(found, finding, {
        parts,
        part: parts.walletOf(finding),
        countLocked,
      })
      const best = channels.get(row.key)
      if (!best || strengthOf(row.channel) > strengthOf(best.channel)) channels.set(row.key, row)
    }
  }
  addLinks(channels, ordered, { parts, isOwnWallet })
  releaseAgents(channels)
  const rowsFound = [...channels.values()]
  const all = rowsFound.map((row) => asGradedLink(row, rowsFound, parts))
  const wallet = primaryWallet(all, isOwnWallet)
  const keys = keysOf(all, { fid, parts, isOwnWallet })
  const unconfirmed = unconfirmedNames(all)
  const evidence = mergeEvidence(ordered)
  const rows = all.map(({ channel }) => channel)
  shareFollowers(rows, members, fid)
  return {
    findings: ordered,
    fields: fields as ProfileFields,
    channels: rows,
    ...(evidence === undefined ? {} : { evidence }),
    ...(wallet ? { walletAddress: wallet.channel.value.toLowerCase() as Address } : {}),
    keys,
    claims: [...claims.values(), ...unconfirmed.map((name) => ({ ...name, strength: 0 }))],
    unconfirmed,
    updatedAt: Math.max(...members.map((finding) => finding.checkedAt)),
    isSample: members.some((finding) => finding.isSample === true),
  }
}

/** The chains of the wallets that are contracts, by address in lower case. */
const contractChains = (findings: readonly Finding[]): ReadonlyMap<string, number> =>
  new Map(
    findings.flatMap(({ channels }) =>
      channels.flatMap(({ type, value, contractChainId }) =>
        type === 'wallet' && contractChainId !== undefined
          ? [[value.toLowerCase(), contractChainId] as const]
          : [],
      ),
    ),
  )

/** Numbers the locked accounts of one finding by type: they have no value to tell them apart. */
function lockedCounter(): (type: string) => string {
  const counts = new Map<string, number>()
  return (type) => {
    const count = (counts.get(type) ?? 0) + 1
    counts.set(type, count)
    return ` locked ${count}`
  }
}

/** A row and its origin. */
interface Row extends GradedRow {
  /** Identifies rows of the same account. */
  key: string
  since: number | null
  unconfirmedSince: number | undefined
  /** Normalised. */
  handle: string | null
}

/** Orders findings: the best known first, then what is about the root of the person. */
function inOrder(members: Finding[], parts: Parts, precedence: readonly string[]): Finding[] {
  if (members.length === 1) return members
  const place = ({ source }: Finding) => {
    const at = precedence.indexOf(source)
    return at === -1 ? precedence.length : at
  }
  const ranked = members.map((finding) => ({
    finding,
    part: Number(parts.walletOf(finding) !== null),
    rank: isHearsay(finding) ? -1 : findingRank(finding, parts),
  }))
  return ranked
    .sort(
      (a, b) =>
        b.rank - a.rank ||
        a.part - b.part ||
        place(a.finding) - place(b.finding) ||
        b.finding.checkedAt - a.finding.checkedAt ||
        compare(a.finding.scope, b.finding.scope),
    )
    .map(({ finding }) => finding)
}

/** How well it is known that a finding is about the person: by its name, and by the link to it. */
function findingRank(finding: Finding, parts: Parts): number {
  const { channels, source, checkedAt } = finding
  const names = channels.filter(({ type, isVerified }) => isVerified && isNaming(type))
  const ranks = names.map(({ grade, proof }) =>
    rankOf(toVerification(grade, source, checkedAt), proof),
  )
  const wallet = parts.walletOf(finding)
  const link = wallet === null ? undefined : parts.links.get(wallet)?.rank
  return Math.min(Math.max(0, ...ranks), link ?? Number.POSITIVE_INFINITY)
}

const isNaming = (type: FoundChannel['type']): boolean =>
  type === 'farcaster' || type === 'ens' || type === 'basename'

/** The best known of the wallets that are held; of several the one that its source lists first. */
function primaryWallet(
  rows: readonly Row[],
  isOwnWallet: (address: string) => boolean,
): Row | undefined {
  let best: Row | undefined
  for (const row of rows) {
    const { type, isVerified, value } = row.channel
    if (type !== 'wallet' || !isVerified || !isOwnWallet(value)) continue
    if (!best || strengthOf(row.channel) > strengthOf(best.channel)) best = row
  }
  return best
}

/** Returns the fnames that a silent registry has not confirmed. */
const unconfirmedNames = (rows: readonly Row[]): UnconfirmedName[] =>
  rows.flatMap(({ channel: { type, value, isVerified }, unconfirmedSince: since }) =>
    type !== 'farcaster' || isVerified || since === undefined
      ? []
      : [{ key: `fname:${value.toLowerCase()}`, since }],
  )

interface KeysBasis {
  fid: number | null
  parts: Parts
  isOwnWallet(address: string): boolean
}

/** Returns the keys that lead to a profile with these rows. */
function keysOf(rows: readonly Row[], { fid, parts, isOwnWallet }: KeysBasis): AssemblyKey[] {
  const keys = new Map<string, AssemblyKey>()
  const isMixed = new Set(rows.flatMap(({ own }) => (own ? [own.grade] : []))).size > 1
  const root = rows.find(
    ({ channel }) => channel.type === 'wallet' && channel.value.toLowerCase() === parts.root,
  )
  for (const row of rows) {
    const { channel, since, unconfirmedSince, handle } = row
    if (channel.type === 'wallet' && !isOwnWallet(channel.value)) continue
    const named = isExclusiveType(channel.type)
      ? exclusiveKeys(channel)
      : sharedKeys(channel.type, handle)
    for (const { key, isExclusive } of named) {
      if (keys.get(key)?.isVerified) continue
      const { isVerified, checkedAt, proof } = channel
      const isRoot = fid === null ? row === root : key.startsWith('fid:')
      const grades = isMixed ? gradesFrom(row, rows, { parts, isRoot }) : undefined
      keys.set(key, {
        key,
        isExclusive,
        isVerified,
        isBacked:
          row.own !== undefined &&
          isVerified &&
          (rankOf(row.own, proof) > 0 || isByRegistry(row.own, proof)),
        since,
        checkedAt,
        ...(unconfirmedSince === undefined ? {} : { unconfirmedSince }),
        ...(grades ? { grades } : {}),
        ...(isVerified && channel.type === 'wallet' ? { link: channel.verification } : {}),
      })
    }
  }
  return [...keys.values()]
}

/** Makes the row of a found channel, graded as seen from the root of the person. */
function toRow(
  found: FoundChannel,
  finding: Finding,
  {
    parts,
    part,
    countLocked = lockedCounter(),
  }: { parts: Parts; part: string | null; countLocked?: ReturnType<typeof lockedCounter> },
): Row {
  const channel = toChannel(found, finding)
  const handle = found.isLocked ? null : parseHandle(found.type, found.value)
  const link = part === null ? undefined : parts.links.get(part)
  if (channel.isVerified && isProvenBesides(found, parts))
    channel.verification = { grade: 'proven', checkedAt: finding.checkedAt }
  const own = channel.verification
  if (channel.isVerified && link)
    channel.verification = weaker(channel.verification, link.verification)
  const key = `${found.type}:${handle ?? (found.value || countLocked(found.type))}`
  const { unconfirmedSince } = found
  return { key, channel, own, part, since: sinceOf(found), unconfirmedSince, handle }
}

/** Returns true for a wallet without a proof of its own that other evidence proves. */
const isProvenBesides = ({ type, value, proof, grade }: FoundChannel, { proven }: Parts): boolean =>
  type === 'wallet' && proven.has(value.toLowerCase()) && !isProof(proof, grade)

/** Adds the links of external accounts that the profile's own records do not contradict. */
function addLinks(
  channels: Map<string, Row>,
  members: Finding[],
  { parts, isOwnWallet }: { parts: Parts; isOwnWallet: (address: string) => boolean },
): void {
  const links = members.filter(isLinkFinding)
  if (links.length === 0) return
  const best = [...channels.values()].filter(
    ({ channel }) => channel.type !== 'wallet' || isOwnWallet(channel.value),
  )
  const identity = new Set(
    best.flatMap(({ channel }) => exclusiveKeys(channel).map(({ key }) => key)),
  )
  const claims = new Set(members.flatMap((member) => claimedAccounts(member).map(accountKey)))
  for (const finding of links) {
    for (const found of standingLinks(finding, claims, identity)) {
      const row = toRow(found, finding, { parts, part: partOfLink(finding, parts) })
      const before = channels.get(row.key)?.channel
      // The last statement of the account's own page precedes a mere claim.
      const isBetter = !before?.isVerified || strengthOf(row.channel) > strengthOf(before)
      if (isBetter && isShown(found)) channels.set(row.key, { ...row, since: null })
    }
  }
}

/**
 * Returns the row of a signed account elsewhere as known as what it rests on besides its subject:
 * with less it is confirmed.
 */
function asGradedLink(row: Row, rows: readonly Row[], parts: Parts): Row {
  const { channel, own, part } = row
  const { proof } = channel
  if (own?.grade !== 'proven' || proof?.method !== 'account-link') return row
  const isOfRoot = part === null || isWalletProven(part, parts)
  const isProven = (key: string): boolean => {
    if (key.startsWith('fid:')) return isOfRoot
    if (key.startsWith('eth:')) return isOfRoot && isWalletProven(key.slice(4), parts)
    const named = rows.find((one) => exclusiveKeys(one.channel).some((other) => other.key === key))
    if (named?.part === part) return named.own?.grade === 'proven'
    return isOfRoot && named?.channel.verification?.grade === 'proven'
  }
  if (basisOfLink(proof).every(isProven)) return row
  const confirmed: Verification = { grade: 'confirmed', checkedAt: own.checkedAt }
  const link = part === null ? undefined : parts.links.get(part)?.verification
  const verification = weaker(confirmed, link)
  return { ...row, own: confirmed, channel: { ...channel, verification } as Channel }
}

/** The wallet whose records claim an account; null where they are the root's. */
function partOfLink({ scope }: Finding, { links }: Parts): string | null {
  const wallet = anchorKey(scope)?.replace(/^eth:/, '')
  return wallet !== undefined && links.has(wallet) ? wallet : null
}

/** An agent is the person's while the name that confirms it is: else it is a claim. */
function releaseAgents(channels: Map<string, Row>): void {
  for (const [key, best] of channels) {
    const { channel } = best
    if (channel.type !== 'agent' || !channel.isVerified) continue
    const { proof } = channel
    const name =
      proof?.method === 'agent-registration' && proof.name !== undefined
        ? `ens:${proof.name}`
        : null
    const isNamed = [...channels.values()].some((one) =>
      exclusiveKeys(one.channel).some((other) => other.key === name),
    )
    if (name !== null && !isNamed) channels.set(key, { ...best, channel: asClaim(channel) })
  }
}

/** A link beats a claim, then the better known one wins. */
const strengthOf = (channel: Channel): number =>
  channel.isVerified ? rankOf(channel.verification, channel.proof) : -1

/** Returns a found channel as it counts in a profile with this fid; null if it has no place. */
function judge(
  found: FoundChannel,
  fid: number | null,
  isOwnWallet: (address: string) => boolean,
): FoundChannel | null {
  if (found.isLocked) return found
  if (found.type === 'wallet') {
    if (!isHexAddress(found.value)) return null
    // Another person holds it: without a proof of its own this is a mere claim.
    return found.isVerified && !isOwnWallet(found.value) && linkStrength(found) < SIGNED
      ? asClaim(found)
      : found
  }
  const other = found.type === 'farcaster' && found.isVerified ? channelFid(found) : null
  return other !== null && other !== fid ? null : found
}

/** Returns the claim of a profile to a wallet that another one holds. */
function claimOf(found: FoundChannel, isOwnWallet: (address: string) => boolean): Claim | null {
  if (found.type !== 'wallet' || !found.isVerified || isOwnWallet(found.value)) return null
  const key = `eth:${found.value.toLowerCase()}`
  return { key, strength: linkStrength(found), since: signedSince(found) }
}

/** Turns a row into a claim, without proof, grade and end. */
export const asClaim = <
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

/** When the registry gave a name: its own signature says so. Other dates decide nothing. */
const sinceOf = ({ proof }: FoundChannel): number | null =>
  proof?.method === 'farcaster-username-proof' && proof.kind === 'fname' ? proof.timestamp : null

function toChannel(found: FoundChannel, finding: Finding): Channel {
  const value =
    found.type === 'wallet' && !found.isLocked ? toChecksumAddress(found.value) : found.value
  const url =
    found.url ?? (found.isLocked ? undefined : channelUrl(found.type, value, found.metadata))
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
  if (found.unreadableReason !== undefined) channel.unreadableReason = found.unreadableReason
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
  const hasOwnState = findings.some((one) => !isHearsay(one) && one.evidence?.state)
  for (const finding of findings) {
    // Blocks that nobody vouches for must not contradict those that sources here read.
    const isForeign = hasOwnState && isHearsay(finding)
    for (const [name, entries] of Object.entries(finding.evidence ?? {})) {
      if (isForeign && (name === 'state' || name === 'blocks')) continue
      parts[name] ??= new Map()
      for (const entry of entries) parts[name].set(JSON.stringify(entry), entry)
    }
  }
  const merged = Object.entries(parts).map(([name, entries]) => [name, [...entries.values()]])
  return merged.length === 0 ? undefined : (Object.fromEntries(merged) as Evidence)
}
