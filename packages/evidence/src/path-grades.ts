import type { Channel, Finding } from '@whocast/contract/profile.ts'
import type { AccountLinkProof } from '@whocast/contract/proof.ts'
import { anchorKey } from '@whocast/contract/scope.ts'
import { isHexAddress } from '@whocast/contract/untrusted.ts'
import {
  type FoundGrade,
  isBetterGrade,
  toVerification,
  type Verification,
  weaker,
} from '@whocast/contract/verification.ts'
import { isProof } from './link-strength.ts'

/**
 * A row is known as well as the weakest link between it and the subject. ENS findings of a wallet
 * form a part of their own, which the link of that wallet joins to the person.
 */

const gradeRank = { proven: 2, confirmed: 1, reported: 0 } as const

/** How well a link is known; higher is better. A proof that anyone can check precedes a report. */
export const rankOf = (verification: Verification, proof?: Channel['proof']): number =>
  gradeRank[verification.grade] * 2 + Number(isProof(proof, verification))

interface PartLink {
  verification: Verification
  rank: number
}

export interface Parts {
  walletOf(finding: Finding): string | null
  /** The links of wallets with parts of their own; absent without such a link. */
  links: ReadonlyMap<string, PartLink>
  /** Wallets whose link is proven by other evidence than that of their rows. */
  proven: ReadonlySet<string>
  /** The first wallet of a person without a fid. */
  root: string | null
}

function anchoredWallet({ scope, channels }: Finding): string | null {
  const key = anchorKey(scope)
  if (!key?.startsWith('eth:') || channels.length === 0 || scope.includes('@')) return null
  return key.slice('eth:'.length)
}

/** Reads the parts of a person of these findings, and how they are linked. */
export function readParts(findings: readonly Finding[], fid: number | null): Parts {
  const wallets = findings.map(anchoredWallet)
  const first = fid === null ? (wallets.find((one) => one !== null) ?? firstWallet(findings)) : null
  const walletOf = (finding: Finding) => {
    const wallet = anchoredWallet(finding)
    return wallet === first ? null : wallet
  }
  const links = new Map<string, PartLink>()
  const proven = new Set(findings.flatMap(({ provenWallets = [] }) => provenWallets))
  const named = [...wallets, ...findings.flatMap(walletsOfLinks)]
  const parts = new Set(named.filter((one) => one !== null && one !== first))
  if (parts.size === 0) return { walletOf, links, proven, root: first }
  for (const finding of findings) {
    if (anchoredWallet(finding) !== null) continue
    for (const { type, value, isVerified, grade, proof } of finding.channels) {
      const wallet = value.toLowerCase()
      if (type !== 'wallet' || !isVerified || !isHexAddress(value) || !parts.has(wallet)) continue
      const found = proven.has(wallet) ? ({ grade: 'proven' } as const) : grade
      const verification = toVerification(found, finding.source, finding.checkedAt)
      const rank = rankOf(verification, proof)
      if (rank > (links.get(wallet)?.rank ?? -1)) links.set(wallet, { verification, rank })
    }
  }
  for (const wallet of parts)
    if (proven.has(wallet ?? '') && !links.has(wallet ?? ''))
      links.set(wallet ?? '', { verification: { grade: 'proven', checkedAt: 0 }, rank: 4 })
  return { walletOf, links, proven, root: first }
}

function firstWallet(findings: readonly Finding[]): string | null {
  for (const { channels } of findings)
    for (const { type, value, isVerified } of channels)
      if (type === 'wallet' && isVerified) return value.toLowerCase()
  return null
}

const walletsOfLinks = ({ channels }: Finding): string[] =>
  channels
    .flatMap(({ proof }) =>
      proof?.method === 'account-link' ? [proof.claim.of, signerOf(proof)] : [],
    )
    .flatMap((key) => (key.startsWith('eth:') ? [key.slice('eth:'.length)] : []))

/** The identifier that signed for an account elsewhere: its subject where nothing else did. */
const signerOf = ({ claim }: AccountLinkProof): string =>
  claim.statement ? `eth:${claim.statement.address.toLowerCase()}` : claim.of

/** Returns the identifiers besides its subject on which a signed account elsewhere rests. */
export function basisOfLink(proof: AccountLinkProof): string[] {
  const { claim, names } = proof
  const signer = signerOf(proof)
  const named = [claim.of, signer].find((one) => names.includes(one)) ?? names[0] ?? claim.of
  return [signer, named].filter((one) => one !== claim.of)
}

/** Returns true if a wallet is proven to be the person's, whose root is a fid or a wallet. */
export const isWalletProven = (wallet: string, { links, proven, root }: Parts): boolean =>
  wallet === root || proven.has(wallet) || links.get(wallet)?.verification.grade === 'proven'

export interface GradedRow {
  channel: Channel
  /** As its source knows it; the channel has it as seen from the root. */
  own: Verification | undefined
  part: string | null
}

/** By `type:value` of rows: their grades where they differ from those seen from the root. */
export type Regrades = ReadonlyMap<string, Verification>

/** Names a row in {@link Regrades}. */
export const rowName = ({ type, value }: Pick<Channel, 'type' | 'value'>): string =>
  `${type}:${value}`

/** Returns the best-graded row of a name: its own, or that of the fid that uses it. */
function bestNamed(row: GradedRow, rows: readonly GradedRow[]): GradedRow {
  const { type, value } = row.channel
  if ((type !== 'ens' && type !== 'basename') || row.own === undefined) return row
  const name = value.toLowerCase()
  const user = rows.find(
    ({ channel }) =>
      channel.type === 'farcaster' && channel.isVerified && channel.value.toLowerCase() === name,
  )
  return user?.own && isBetterGrade(user.own.grade, row.own.grade) ? user : row
}

/** Grades all rows as seen from one of them. @returns undefined where nothing differs */
export function gradesFrom(
  named: GradedRow,
  rows: readonly GradedRow[],
  { parts, isRoot }: { parts: Parts; isRoot: boolean },
): Regrades | undefined {
  const subject = bestNamed(named, rows)
  const { channel, own } = subject
  if (own === undefined || isRoot) return undefined
  const wallet = channel.type === 'wallet' ? channel.value.toLowerCase() : null
  const home = wallet !== null && parts.links.has(wallet) ? wallet : subject.part
  const link = wallet !== null && parts.proven.has(wallet) ? ({ grade: 'proven' } as const) : own
  const grades = new Map<string, Verification>()
  for (const row of rows) {
    if (!row.channel.isVerified || row.own === undefined) continue
    const seen =
      row === subject || row === named ? row.own : seenFrom(subject, row, { parts, home, link })
    if (!isSame(seen, row.channel.verification)) grades.set(rowName(row.channel), seen)
  }
  return grades.size === 0 ? undefined : grades
}

function seenFrom(
  subject: GradedRow,
  row: GradedRow,
  { parts, home, link }: { parts: Parts; home: string | null; link: FoundGrade },
): Verification {
  const isHome = home !== null
  const isHomeWallet = isHome && subject.channel.value.toLowerCase() === home
  const rowWallet = row.channel.value.toLowerCase()
  const isInside = isHome && (row.part === home || rowWallet === home)
  const own = row.own as Verification
  // A wallet without a proof of its own is as well known as its name that was requested, whoever
  // else it belongs to.
  const isNamed = row.channel.type === 'wallet' && rowWallet === home && !isHomeWallet
  if (isNamed && !isProof(row.channel.proof, own))
    return { ...(subject.own as Verification), checkedAt: own.checkedAt }
  const first = isHomeWallet ? own : weaker(own, link)
  if (isInside) return first
  const homeLink = home === null ? undefined : parts.links.get(home)?.verification
  const rowLink = row.part === null ? undefined : parts.links.get(row.part)?.verification
  return weaker(weaker(first, homeLink), rowLink)
}

const isSame = (a: Verification, b: Verification): boolean =>
  a.grade === b.grade && ('by' in a ? a.by : '') === ('by' in b ? b.by : '')
