import type { CredentialRecord } from '@whocast/contract/credential.ts'
import type { Finding, FoundChannel } from '@whocast/contract/profile.ts'
import { list, text } from '@whocast/contract/untrusted.ts'
import type { Address } from 'viem'
import { verifyAnswer } from '../answer.ts'
import { isOwnerRecord } from '../forms/owner-claim.ts'
import { asClaim } from '../relayed.ts'
import { reportUnsigned, whileItLasts } from '../unsigned.ts'
import { checkClaims, checkDecision, keysAlone, type StatementChecks } from './check-statements.ts'
import type { Notes } from './notes.ts'
import type { Transfer } from './person.ts'
import type { BroughtClaims, BroughtDecision } from './signed-decision.ts'
import { IMPORT_SOURCE } from './source-names.ts'

export interface CheckedTransfer extends Omit<Transfer, 'decision'> {
  decision?: BroughtDecision
  claims?: BroughtClaims[]
}

/**
 * Checks everything in a line that can be checked, as untrusted input. A proof that fails makes its
 * channel a claim, and a credential whose evidence fails is left out, each with a note. The rest
 * stays reported by the import until a live source says the same.
 *
 * @param now unix seconds
 * @param by who handed it on
 */
export async function checkTransfer(
  { findings, credentials, decision }: Transfer,
  now: number,
  notes: Notes,
  by: string = IMPORT_SOURCE,
  checks: StatementChecks = keysAlone,
): Promise<CheckedTransfer> {
  const others = findings.filter((finding) => !isOwnerRecord(finding))
  const isSigned = decision !== undefined || others.length < findings.length
  const speaks = isSigned ? speakers(findings) : () => false
  const decided = decision && (await checkDecision(checks, decision, { notes, speaks, now }))
  const claims: BroughtClaims[] = []
  for (const record of findings.filter(isOwnerRecord)) {
    const claim = await checkClaims(checks, record, { notes, speaks, now })
    if (claim) claims.push(claim)
  }
  return {
    ...(decided ? { decision: decided } : {}),
    ...(claims.length === 0 ? {} : { claims }),
    findings: others.some(hasProofs)
      ? await Promise.all(others.map((finding) => checkFinding(finding, now, notes)))
      : others.map((finding) => asRelayed(finding, now)),
    credentials: await checkRecords(credentials, { now, notes, by }),
  }
}

/** Wallets and custody addresses of the profile by the line itself. */
function speakers(findings: readonly Finding[]): (address: Address) => boolean {
  const named = findings.flatMap(({ channels, evidence }) => [
    ...channels.flatMap(({ type, isVerified, value }) =>
      type === 'wallet' && isVerified ? [value] : [],
    ),
    ...custodyAddresses(evidence),
  ])
  const known = new Set(named.map((address) => address.toLowerCase()))
  return (address) => known.has(address.toLowerCase())
}

/** The evidence of a line is unparsed: it may contain anything. */
const custodyAddresses = (evidence: unknown): string[] =>
  list((evidence as { custody?: unknown } | undefined)?.custody).map((entry) => text(entry.address))

const hasProofs = ({ channels }: Finding): boolean => channels.some(({ proof }) => proof)

/** A date ahead of the clock would outlast everything that is found later. */
const asRelayed = (finding: Finding, now: number): Finding => ({
  ...finding,
  checkedAt: Math.min(finding.checkedAt, now),
  isHearsay: true,
})

async function checkFinding(finding: Finding, now: number, notes: Notes): Promise<Finding> {
  const { profileID, channels, evidence } = finding
  const relayed = asRelayed(finding, now)
  if (!hasProofs(finding)) return relayed
  const verdicts = await verifyAnswer(
    { profiles: [{ profileID, channels, credentials: [], evidence }] },
    { now },
  )
  const checked = channels.map((channel, at): FoundChannel => {
    const verdict = verdicts[at]
    if (!channel.isVerified || !channel.proof || verdict?.status !== 'fails') return channel
    notes.push(`${channel.type} ${channel.value}: ${verdict.reason}; taken for a claim`)
    return asClaim(channel)
  })
  return { ...relayed, channels: checked }
}

interface RecordContext {
  now: number
  notes: Notes
  by: string
}

async function checkRecords(
  records: CredentialRecord[],
  context: RecordContext,
): Promise<CredentialRecord[]> {
  // Rows that are only reported have nothing to check.
  if (records.every(({ kind }) => kind === 'reported')) return records
  return (await Promise.all(records.map((record) => checkRecord(record, context)))).filter(
    (one) => one !== null,
  )
}

async function checkRecord(
  record: CredentialRecord,
  { now, notes, by }: RecordContext,
): Promise<CredentialRecord | null> {
  if (record.kind === 'reported') return record
  // A revoked or expired one is kept as it is; what it was signed by is checked all the same.
  const plain = JSON.parse(
    JSON.stringify({ ...record, revocation: { status: 'unknown' } }),
  ) as object
  const [verdict] = await verifyAnswer(plain, { now: whileItLasts(record, now) })
  // Nobody vouches for the blocks of a line: proofs under them are the word of who wrote it.
  if (verdict?.status === 'holds' && !verdict.givenBlocks) {
    return { ...record, verification: { ...record.verification, result: 'holds' } }
  }
  if (verdict?.status === 'fails') {
    notes.push(`credential ${record.name.slice(0, 80)}: ${verdict.reason}; left out`)
    return null
  }
  return { ...(await reportUnsigned(record, now)), hearsay: by }
}
