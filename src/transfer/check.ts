import { recoverMessageAddress } from 'viem'
import type { CredentialRecord } from '../domain/credential.ts'
import type { SignedDecision } from '../domain/ports/owners.ts'
import type { Finding, FoundChannel } from '../domain/profile.ts'
import { verifyAnswer } from '../evidence/answer.ts'
import { reportUnsigned, whileItLasts } from '../evidence/unsigned.ts'
import type { Notes } from './notes.ts'
import type { Transfer } from './person.ts'
import { IMPORT_SOURCE } from './source-names.ts'

/**
 * Checks everything in a line that can be checked, as if a stranger had written it. A proof that fails makes its channel a claim, and
 * a credential whose evidence fails is left out, each with a note; the rest is the import's word until a live source says the same.
 *
 * @param now unix seconds
 * @param by who handed it on
 */
export async function checkTransfer(
  { findings, credentials, decision }: Transfer,
  now: number,
  notes: Notes,
  by: string = IMPORT_SOURCE,
  isSignedBy: CheckStatement = isSignedByKey,
): Promise<Transfer> {
  const decided = decision && (await checkDecision(decision, notes, isSignedBy))
  return {
    ...(decided ? { decision: decided } : {}),
    findings: await Promise.all(findings.map((finding) => checkFinding(finding, now, notes))),
    credentials: (await Promise.all(credentials.map((record) => checkRecord(record, { now, notes, by })))).filter(
      (one) => one !== null,
    ),
  }
}

/** Whether a statement was signed by whom it names. */
export type CheckStatement = (signed: SignedDecision) => Promise<boolean>

/** By a key: a contract wallet has to be asked on its chain. */
export const isSignedByKey: CheckStatement = async ({ statement, signature, address }) => {
  const signer = await recoverMessageAddress({ message: statement, signature }).catch(() => null)
  return signer?.toLowerCase() === address
}

async function checkDecision(decision: SignedDecision, notes: Notes, isSignedBy: CheckStatement): Promise<SignedDecision | null> {
  if (await isSignedBy(decision).catch(() => false)) return decision
  notes.push(`owner: the statement of ${decision.address} is not signed as it says, or its chain could not be asked; left out`)
  return null
}

async function checkFinding(finding: Finding, now: number, notes: Notes): Promise<Finding> {
  const { profileID, channels, evidence } = finding
  // A date ahead of the clock would outlast everything that is found later.
  const hearsay = { ...finding, checkedAt: Math.min(finding.checkedAt, now), isHearsay: true as const }
  if (!channels.some(({ proof }) => proof)) return hearsay
  const verdicts = await verifyAnswer({ profiles: [{ profileID, channels, credentials: [], evidence }] }, { now })
  const checked = channels.map((channel, at): FoundChannel => {
    const verdict = verdicts[at]
    if (!channel.isVerified || !channel.proof || verdict?.status !== 'fails') return channel
    notes.push(`${channel.type} ${channel.value}: ${verdict.reason}; taken for a claim`)
    const { proof: _, ...claim } = channel
    return { ...claim, isVerified: false }
  })
  return { ...hearsay, channels: checked }
}

async function checkRecord(
  record: CredentialRecord,
  { now, notes, by }: { now: number; notes: Notes; by: string },
): Promise<CredentialRecord | null> {
  if (record.kind === 'reported') return record
  // A revoked or expired one is kept as it is; what it was signed by is checked all the same.
  const plain = JSON.parse(JSON.stringify({ ...record, revocation: { status: 'unknown' } })) as object
  const [verdict] = await verifyAnswer(plain, { now: whileItLasts(record, now) })
  if (verdict?.status === 'holds') {
    return { ...record, verification: { ...record.verification, result: 'holds' } }
  }
  if (verdict?.status === 'fails') {
    notes.push(`credential ${record.name.slice(0, 80)}: ${verdict.reason}; left out`)
    return null
  }
  return { ...(await reportUnsigned(record, now)), hearsay: by }
}
