import { type AssumptionKind, assumptionKinds } from './assumption.ts'
import { type CheckedDocument, type CheckedMember, otherMembers } from './document.ts'
import type { GivenBlock, Verdict } from './verdict.ts'

export const exitCodes = {
  /** Every verified row holds, and nothing is left to trust but what the caller named. */
  holds: 0,
  fails: 1,
  usage: 2,
  /** A row relies on a report, or holds given a block that nobody vouched for. */
  relies: 3,
  /** There was nothing to check, or the input has an invalid shape. */
  nothing: 4,
} as const

/**
 * Returns the exit code of a check. Claims neither hold nor rely on anything.
 *
 * @param verdicts on rows, and on other members of a document
 * @param accepted the kinds of assumptions that the caller makes
 */
export function exitCode(
  verdicts: readonly (Verdict | CheckedMember)[],
  accepted: readonly AssumptionKind[] = [],
): number {
  const checked = verdicts.filter((one) => !('grade' in one) || one.grade !== 'claimed')
  if (verdicts.some(({ status }) => status === 'fails')) return exitCodes.fails
  if (checked.length === 0) return exitCodes.nothing
  const relies = checked.some(({ status, givenBlocks }) => status === 'unchecked' || givenBlocks)
  return relies || openKinds(checked, accepted).length > 0 ? exitCodes.relies : exitCodes.holds
}

const openKinds = (
  verdicts: readonly Pick<Verdict, 'assumptions'>[],
  accepted: readonly AssumptionKind[],
): AssumptionKind[] =>
  assumptionKinds.filter(
    (kind) =>
      !accepted.includes(kind) &&
      verdicts.some(({ assumptions = [] }) => assumptions.some((one) => one.kind === kind)),
  )

const words = {
  holds: 'holds',
  given: 'holds given a block',
  fails: 'fails',
  unchecked: 'unverified',
  claimed: 'claimed',
}

const wordOf = ({ grade, status, givenBlocks }: Verdict): string => {
  if (grade === 'claimed') return words.claimed
  return givenBlocks ? words.given : words[status]
}

/** Removes control characters: in a document they could rewrite the lines of a terminal. */
const printable = (line: string): string => line.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')

/** Where anyone can compare a block's hash; undefined for chains without a known explorer. */
const explorerUrl = ({ chainId, hash }: Pick<GivenBlock, 'chainId' | 'hash'>) =>
  Object.hasOwn(explorers, chainId) ? `${explorers[chainId]}/block/${hash}` : undefined

const explorers: Record<number, string> = {
  1: 'https://etherscan.io',
  10: 'https://optimistic.etherscan.io',
}

/**
 * Returns one line per verdict, in columns, then what is left to trust, each part once.
 *
 * @param accepted the kinds of assumptions that the caller makes
 */
export function formatVerdicts(
  verdicts: readonly Verdict[],
  accepted: readonly AssumptionKind[] = [],
): string[] {
  if (verdicts.length === 0) return ['No rows: nothing to check.']
  const what = ({ subject, label, value }: Verdict) =>
    subject === 'credential'
      ? `credential ${label} (${value.slice(0, 10)}…)`
      : `${subject} ${label} ${value}`
  const width = Math.min(72, Math.max(...verdicts.map((verdict) => what(verdict).length)))
  const profiles = new Set(verdicts.map(({ profileID }) => profileID))
  const lines = verdicts.flatMap((verdict, index) => {
    const isFirst = profiles.size > 1 && verdict.profileID !== verdicts[index - 1]?.profileID
    const line = `${wordOf(verdict).padEnd(words.unchecked.length)}  ${what(verdict).padEnd(width)}  ${verdict.reason}`
    return isFirst ? [`profile ${verdict.profileID ?? '?'}`, line] : [line]
  })
  return [...lines, ...formatTrust(verdicts, accepted)].map(printable)
}

const MAX_NAMED = 12

/** Returns lines about the other members of a document, and about those without evidence. */
export function formatMembers(document: CheckedDocument): string[] {
  const lines = otherMembers(document).map((member) => {
    const word = member.givenBlocks ? words.given : words[member.status]
    return `${word.padEnd(words.unchecked.length)}  ${member.pointer}  ${member.reason}`
  })
  const { notCovered } = document
  if (notCovered.length > 0) {
    const more = notCovered.length > MAX_NAMED ? `, and ${notCovered.length - MAX_NAMED} more` : ''
    lines.push('', `Not covered: ${notCovered.slice(0, MAX_NAMED).join(', ')}${more}`)
  }
  return lines.map(printable)
}

function formatTrust(verdicts: readonly Verdict[], accepted: readonly AssumptionKind[]): string[] {
  const trust = [...new Set(verdicts.flatMap(({ leftToTrust }) => leftToTrust))]
  const blocks = verdicts.flatMap(({ givenBlocks = [] }) => givenBlocks)
  const given = [...new Map(blocks.map((block) => [block.hash, block])).values()]
  const look = (block: GivenBlock) => {
    const url = explorerUrl(block)
    return `  --block ${block.chainId}:${block.hash}${url ? `   ${url}` : ''}`
  }
  const open = openKinds(verdicts, accepted)
  return [
    ...(trust.length === 0 ? [] : ['', 'Left to trust:', ...trust.map((part) => `  ${part}`)]),
    ...(given.length === 0
      ? []
      : ['', 'Holds given these blocks. Compare each hash, then name it:', ...given.map(look)]),
    ...(open.length === 0 ? [] : ['', `Assumed, and not named: --trust ${open.join(',')}`]),
  ]
}
