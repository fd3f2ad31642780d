import { type CredentialRecord, toCredential } from '@whocast/contract/credential.ts'
import { type Identifier, identifierPath } from '@whocast/contract/identifier.ts'
import { sampleFnameRegistry, samplesMadeAt } from '@whocast/contract/samples.ts'
import { type Fields, list, object } from '@whocast/contract/untrusted.ts'
import type { WireProfile } from '@whocast/contract/wire-profile.ts'
import type { CheckedDocument, CheckedMember } from '@whocast/evidence/document.ts'
import type { VerifyOptions } from '@whocast/evidence/verdict.ts'
import { toWireRecord } from './wire.ts'

/** The requests that a check of evidence counts for. */
export const PROVEN_COST = 5

/**
 * Returns the profiles with only the members that their evidence shows (`include=proven`), by the
 * checker of `@whocast/evidence`. Only rows graded `proven` count: their blocks were found on the
 * chain.
 *
 * @param requested the subject that the evidence has to lead to
 * @param profiles as `include=proof` sends them
 */
export async function toProvenProfiles(
  requested: Identifier,
  profiles: readonly WireProfile[],
): Promise<Fields[]> {
  const { checkDocument } = await import('@whocast/evidence/document.ts')
  const checked = await Promise.all(
    profiles.map((profile) =>
      checkDocument(
        { profiles: [withProvenRows(profile)] },
        { for: identifierPath(requested), ...sampleOptions(profile) },
      ),
    ),
  )
  return checked.flatMap(withKnownBlocks)
}

/** Returns the members of a credential record that its evidence shows; null if it is invalid. */
export async function toProvenRecord(record: CredentialRecord): Promise<Fields | null> {
  const { checkDocument } = await import('@whocast/evidence/document.ts')
  if (toCredential(record).verification.grade !== 'proven') return null
  const sent: unknown = JSON.parse(JSON.stringify({ credential: toWireRecord(record) }))
  const { document } = await checkDocument(sent)
  return document.credential ?? null
}

/** Sample profiles are checked as of the day that they were made, with a registry of their own. */
export const sampleOptions = ({ isSample }: { isSample?: boolean }): VerifyOptions =>
  isSample ? { fnameRegistry: sampleFnameRegistry, now: samplesMadeAt } : {}

function withProvenRows(profile: WireProfile): Fields {
  const sent = JSON.parse(JSON.stringify(profile)) as Fields
  const isProven = (row: Fields) => object(row.verification).grade === 'proven'
  return {
    ...sent,
    channels: list(sent.channels).filter(isProven),
    credentials: list(sent.credentials).filter(isProven),
  }
}

/** Leaves out what holds only given a block on which no row that is graded `proven` depends. */
function withKnownBlocks({ document, members }: CheckedDocument): Fields[] {
  const isRow = ({ pointer }: CheckedMember) => /\/(?:channels|credentials)\/\d+$/.test(pointer)
  const known = new Set(
    members.filter(isRow).flatMap(({ givenBlocks = [] }) => givenBlocks.map(({ hash }) => hash)),
  )
  const isUnknown = ({ givenBlocks = [] }: CheckedMember) =>
    givenBlocks.some(({ hash }) => !known.has(hash))
  const left = new Set(members.filter(isUnknown).map(({ pointer }) => pointer.split('/')[3]))
  return (document.profiles ?? []).map((profile) =>
    Object.fromEntries(Object.entries(profile).filter(([name]) => !left.has(name))),
  )
}
