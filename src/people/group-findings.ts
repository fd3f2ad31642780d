import { chainOfCoin, ethereumCoin } from '@whocast/contract/coin-type.ts'
import {
  channelFid,
  exclusiveKeys,
  type Finding,
  type FoundChannel,
  isHearsaySource,
} from '@whocast/contract/profile.ts'
import type { Proof } from '@whocast/contract/proof.ts'
import { anchorKey } from '@whocast/contract/scope.ts'
import { isHexAddress } from '@whocast/contract/untrusted.ts'
import type { FoundGrade } from '@whocast/contract/verification.ts'

/**
 * The fid that a finding speaks of: of its verified `farcaster` channel, else of its scope; null
 * when of none.
 */
function findingFid(finding: Finding, anchor: string | null): number | null {
  for (const channel of finding.channels) {
    const fid = channel.isVerified ? channelFid(channel) : null
    if (fid !== null) return fid
  }
  const fid = anchor?.startsWith('fid:') ? Number(anchor.slice('fid:'.length)) : null
  return Number.isSafeInteger(fid) ? fid : null
}

/** A finding with what it is joined by: read once, as every step of grouping asks for it. */
export interface Subject {
  finding: Finding
  /** The fid that it speaks of; null when of none. */
  fid: number | null
  /** The identifier that its scope names, as a key. */
  anchor: string | null
  /** With the chain of contracts, as by `accountOf`. */
  wallets: { address: string; channel: FoundChannel }[]
}

/** Reads what a finding is joined by. */
export function toSubject(finding: Finding): Subject {
  const anchor = anchorKey(finding.scope)
  const wallets: Subject['wallets'] = []
  for (const channel of finding.channels)
    if (channel.isVerified && channel.type === 'wallet' && isHexAddress(channel.value))
      wallets.push({ address: accountOf(channel.value, channel.contractChainId), channel })
  for (const { proof } of finding.channels)
    if (proof?.method === 'ens-forward-reverse' && proof.coinType !== ethereumCoin)
      for (const { channel } of wallets.slice(0, 1))
        wallets.push({ address: accountOf(channel.value, chainOfCoin(proof.coinType)), channel })
  const [own] = wallets
  const isOwn = own !== undefined && anchor === `eth:${own.channel.value.toLowerCase()}`
  return {
    finding,
    fid: findingFid(finding, anchor),
    anchor: isOwn ? `eth:${own.address}` : anchor,
    wallets,
  }
}

/** An address that a key controls, on every chain; of a contract, on one: `0x…@8453`. */
const accountOf = (address: string, chainId: number | undefined): string =>
  chainId === undefined ? address.toLowerCase() : `${address.toLowerCase()}@${chainId}`

/**
 * Whether a proof can be checked by anyone: it is not a report, nor only what an import or another
 * service brought.
 */
export const isProof = (proof: Proof | undefined, grade: FoundGrade | undefined): boolean =>
  proof !== undefined &&
  proof.method !== 'reported' &&
  !(grade?.grade === 'reported' && isHearsaySource(grade.by))

/** Whether a found channel has a proof that anyone can check, not only a report. */
export const hasProof = ({ proof, grade }: FoundChannel): boolean => isProof(proof, grade)

/** Names join only findings that have neither a fid nor a wallet: names move, those do not. */
function joinKeys(
  { finding, fid, anchor, wallets }: Subject,
  walletHolders: Map<string, number>,
): string[] {
  const keys = fid === null ? [] : [`fid:${fid}`]
  const isHere = (address: string) => fid === null || (walletHolders.get(address) ?? fid) === fid
  for (const { address } of wallets) if (isHere(address)) keys.push(`eth:${address}`)
  if (anchor?.startsWith('eth:') && isHere(anchor.slice('eth:'.length))) keys.push(anchor)
  if (finding.profileID) keys.push(`id:${finding.profileID}`)
  if (keys.length > 0) return keys
  const names = finding.channels.flatMap((channel) => exclusiveKeys(channel).map(({ key }) => key))
  return names.length > 0 ? names : [`scope:${finding.scope}`]
}

type Link = { fid: number; hasProof: boolean; since: number }

/** Which fid holds each wallet that any fid proves. */
export function decideWalletHolders(subjects: readonly Subject[]): Map<string, number> {
  const holders = new Map<string, Link>()
  for (const { fid, wallets } of subjects) {
    if (fid === null) continue
    for (const { address, channel } of wallets) {
      const link = {
        fid,
        hasProof: hasProof(channel),
        since: channel.since ?? Number.POSITIVE_INFINITY,
      }
      const held = holders.get(address)
      if (!held || outranks(link, held)) holders.set(address, link)
    }
  }
  return new Map([...holders].map(([address, { fid }]) => [address, fid]))
}

function outranks(link: Link, held: Link): boolean {
  if (link.hasProof !== held.hasProof) return link.hasProof
  if (link.since !== held.since) return link.since < held.since
  return link.fid < held.fid
}

export interface Group {
  members: Finding[]
  fid: number | null
  keys: string[]
}

/** Groups findings into people, by the rules of `assemble`. */
export function groupFindings(subjects: readonly Subject[], holders: Map<string, number>): Group[] {
  const groupOf = new Map<string, Group>()
  const groups = new Set<Group>()
  // Findings with a fid go first, so that one without cannot bridge two of them.
  for (const subject of [
    ...subjects.filter(({ fid }) => fid !== null),
    ...subjects.filter(({ fid }) => fid === null),
  ]) {
    const { finding, fid } = subject
    const keys = joinKeys(subject, holders)
    const target: Group = { members: [], fid, keys: [] }
    for (const key of keys) {
      const other = groupOf.get(key)
      if (!other || other === target) continue
      if (target.fid !== null && other.fid !== null && target.fid !== other.fid) continue
      target.fid ??= other.fid
      target.members.push(...other.members)
      for (const held of other.keys) {
        target.keys.push(held)
        groupOf.set(held, target)
      }
      groups.delete(other)
    }
    target.members.push(finding)
    for (const key of keys) {
      if (groupOf.has(key)) continue
      groupOf.set(key, target)
      target.keys.push(key)
    }
    groups.add(target)
  }
  return [...groups]
}
