import { chainOfCoin, ethereumCoin } from '@whocast/contract/coin-type.ts'
import {
  channelFid,
  exclusiveKeys,
  type Finding,
  type FoundChannel,
} from '@whocast/contract/profile.ts'
import { anchorKey } from '@whocast/contract/scope.ts'
import { isHexAddress } from '@whocast/contract/untrusted.ts'
import {
  isCustody,
  isProof,
  linkStrength,
  SIGNED,
  signedSince,
} from '@whocast/evidence/link-strength.ts'

/** Returns the fid of a finding's verified `farcaster` channel, else of its scope; null if none. */
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

/** Names an address that a key controls, on every chain; of a contract, on one: `0x…@8453`. */
export const accountOf = (address: string, chainId: number | undefined): string =>
  chainId === undefined ? address.toLowerCase() : `${address.toLowerCase()}@${chainId}`

/** Names join only findings that have neither a fid nor a wallet: names move, those do not. */
function joinKeys(
  { finding, fid, anchor, wallets }: Subject,
  walletHolders: Map<string, number>,
): string[] {
  const keys = fid === null ? [] : [`fid:${fid}`]
  const isHere = (address: string) => fid === null || isHolder(walletHolders, address, fid)
  for (const { address } of wallets) if (isHere(address)) keys.push(`eth:${address}`)
  if (anchor?.startsWith('eth:') && isHere(anchor.slice('eth:'.length))) keys.push(anchor)
  if (finding.profileID) keys.push(`id:${finding.profileID}`)
  if (keys.length > 0) return keys
  const names = finding.channels.flatMap((channel) => exclusiveKeys(channel).map(({ key }) => key))
  return names.length > 0 ? names : [`scope:${finding.scope}`]
}

interface Link {
  fid: number
  strength: number
  since: number
  isCustody: boolean
  /** When the link was read, unix seconds. */
  checkedAt: number
}

/** In place of a fid, for a wallet that belongs to none of those who report to hold it. */
const NO_FID = 0

/**
 * Decides which fid holds each wallet. A wallet with a name of its own is nobody's by a mere report
 * that it is a custody address.
 */
export function decideWalletHolders(subjects: readonly Subject[]): Map<string, number> {
  const holders = new Map<string, Link>()
  const named = new Set<string>()
  const signed = signedWallets(subjects)
  for (const { fid, wallets, anchor, finding } of subjects) {
    if (fid === null) {
      if (anchor?.startsWith('eth:') && finding.channels.some(isName))
        for (const { address } of wallets) named.add(address)
      continue
    }
    for (const { address, channel } of wallets) {
      const link = {
        fid,
        strength: isDenied(signed, { fid, address, channel }) ? DENIED : linkStrength(channel),
        since: signedSince(channel),
        isCustody: isCustody(channel),
        checkedAt: finding.checkedAt,
      }
      const best = holders.get(address)
      if (!best || outranks(link, best)) holders.set(address, link)
    }
  }
  return new Map(
    [...holders].map(([address, { fid, strength }]) => [
      address,
      strength === DENIED || (strength === 0 && named.has(address)) ? NO_FID : fid,
    ]),
  )
}

/** A report that signed data does not bear out: it holds nothing. */
const DENIED = -1

/** The verified wallets of fids of which signed data was read. */
function signedWallets(subjects: readonly Subject[]): ReadonlyMap<number, ReadonlySet<string>> {
  const found = new Map<number, Set<string>>()
  for (const { fid, finding, wallets } of subjects) {
    if (fid === null || !finding.channels.some(isSignedRow)) continue
    const known = found.get(fid) ?? new Set()
    for (const { address } of wallets) known.add(address)
    found.set(fid, known)
  }
  return found
}

/** Returns true for a row of a fid's own records that a node served with its proof. */
const isSignedRow = ({ isVerified, proof, grade }: FoundChannel): boolean =>
  isVerified && isProof(proof, grade) && proof?.method.startsWith('farcaster-') === true

/** Returns true if a wallet is only reported, and the signed data of the fid does not have it. */
function isDenied(
  signed: ReadonlyMap<number, ReadonlySet<string>>,
  { fid, address, channel }: { fid: number; address: string; channel: FoundChannel },
): boolean {
  const known = signed.get(fid)
  return known !== undefined && linkStrength(channel) < SIGNED && !known.has(address)
}

/** Whether a row is a primary name that more than its source says is the wallet's. */
const isName = ({ type, isVerified, grade }: FoundChannel): boolean =>
  isVerified &&
  (type === 'ens' || type === 'basename') &&
  (grade?.grade === 'confirmed' || grade?.grade === 'proven')

function outranks(link: Link, best: Link): boolean {
  if (link.strength !== best.strength) return link.strength > best.strength
  // An address holds one fid at most: what was read last is so now.
  if (link.isCustody && best.isCustody) return link.checkedAt > best.checkedAt
  if (link.since !== best.since) return link.since < best.since
  return link.fid < best.fid
}

/** Returns true if a wallet belongs to a person of this fid; null is a person without one. */
export const isHolder = (
  holders: ReadonlyMap<string, number>,
  address: string,
  fid: number | null,
): boolean => (holders.get(address) ?? fid ?? NO_FID) === (fid ?? NO_FID)

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
      for (const best of other.keys) {
        target.keys.push(best)
        groupOf.set(best, target)
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
