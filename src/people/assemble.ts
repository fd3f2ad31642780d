import { compare } from '@whocast/contract/compare.ts'
import { type Finding, isHearsay } from '@whocast/contract/profile.ts'
import { isSigned } from '@whocast/evidence/link-strength.ts'
import { restrictRelayed } from '@whocast/evidence/relayed.ts'
import type { Assembly } from './assembly.ts'
import { decideWalletHolders, groupFindings, toSubject } from './group-findings.ts'
import { mergeFindings } from './merge-findings.ts'
import { withoutSharedNames } from './shared-names.ts'

/**
 * Groups findings into people. Only verified links join: two findings that share a fid, or a wallet
 * that both prove. A person has at most one fid; where two fids claim one wallet, the link with a
 * proof wins, then the older one, then the lower fid, and the other fid stays a person of its own.
 *
 * Only findings of a scope's newest refresh count (a source that failed then has none), so that a
 * removed link disappears.
 *
 * @param findings every finding about the people concerned
 * @param precedence source names, the most trusted first; unknown ones come last
 */
export function assemble(findings: Finding[], precedence: readonly string[] = []): Assembly[] {
  // Sorted, so that the same findings always make the same people.
  const sorted = newestOfEachScope(findings).sort(
    (a, b) => compare(a.scope, b.scope) || compare(a.source, b.source),
  )
  const subjects = withoutRelayedOfOthers(sorted).map(toSubject)
  const holders = decideWalletHolders(subjects)
  return withoutSharedNames(
    groupFindings(subjects, holders).map((group) => mergeFindings(group, precedence, holders)),
  )
}

/** The findings, the hearsay among them without what the sources here say otherwise of. */
function withoutRelayedOfOthers(findings: Finding[]): Finding[] {
  const own = findings.filter((finding) => !isHearsay(finding))
  if (own.length === findings.length) return findings
  const subjects = own.map(toSubject)
  return restrictRelayed(findings, groupFindings(subjects, decideWalletHolders(subjects)))
}

/** Findings of one scope that were checked within this many seconds belong to one refresh. */
const REFRESH_WINDOW_SECONDS = 60
/**
 * For how long (seconds) signed data is not silenced by a newer refresh in which its source failed:
 * a vendor alone moves no name and no wallet while the node and the registry are silent.
 */
const SIGNED_WINDOW_SECONDS = 90 * 86_400

/** Leaves out what is outdated. Relayed data silences no source that reads a scope itself. */
function newestOfEachScope(findings: readonly Finding[]): Finding[] {
  const newest = new Map<string, { checkedAt: number; isOwn: boolean }>()
  for (const finding of findings) {
    const { scope, checkedAt } = finding
    const isOwn = !isHearsay(finding)
    const best = newest.get(scope)
    if (!best || (isOwn && !best.isOwn)) newest.set(scope, { checkedAt, isOwn })
    else if (best.isOwn === isOwn && best.checkedAt < checkedAt) best.checkedAt = checkedAt
  }
  if (newest.size === findings.length) return [...findings]
  return findings.filter((finding) => {
    const age = (newest.get(finding.scope)?.checkedAt ?? 0) - finding.checkedAt
    if (age <= REFRESH_WINDOW_SECONDS) return true
    return age <= SIGNED_WINDOW_SECONDS && finding.channels.some(isSigned)
  })
}
