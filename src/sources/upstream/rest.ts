import { asReported, type CredentialRecord } from '@whocast/contract/credential.ts'
import type { FoundChannel } from '@whocast/contract/profile.ts'
import { fieldNames, type ProfileFields } from '@whocast/contract/profile-fields.ts'
import type { Fields } from '@whocast/contract/untrusted.ts'
import { checkTransfer } from '@whocast/evidence/people-file/check.ts'
import { readFields } from '@whocast/evidence/people-file/fields.ts'
import { readCredentials } from '@whocast/evidence/people-file/line-credential.ts'
import { type Notes, noteUnknown } from '@whocast/evidence/people-file/notes.ts'
import { lineKeys, person } from '@whocast/evidence/people-file/schema.ts'
import { reportUnsigned } from '@whocast/evidence/unsigned.ts'
import type { Telemetry } from '../../kit/telemetry.ts'

interface RestOfProfile {
  /** The ID under which that service knows the person. */
  knownAs?: string
  fields: ProfileFields
  credentials: CredentialRecord[]
}

/** The names under which left-out members are counted. */
const counted = ['credentials', 'profileID', ...fieldNames]

/**
 * Reads the rest of a profile. Members that do not fit are counted as `upstream_left_out`.
 *
 * @param channels the accounts as they were read: a credential is only taken about a verified
 *   wallet among them
 * @param now unix seconds
 */
export async function readRest(
  given: Fields,
  channels: readonly FoundChannel[],
  { source, now, telemetry }: { source: string; now: number; telemetry: Telemetry },
): Promise<RestOfProfile> {
  const notes: Notes = []
  noteUnknown(given, lineKeys, '', notes)
  const id = person.profileID.safeParse(given.profileID)
  const fields = readFields(given, '', notes)
  const wallets = channels.flatMap(({ type, value, isVerified }) =>
    isVerified && type === 'wallet' ? [value.toLowerCase()] : [],
  )
  const attestee = wallets[0]
    ? { address: wallets[0] as `0x${string}` }
    : id.success
      ? { profileID: id.data }
      : undefined
  const read = readCredentials(given.credentials, { person: attestee, now, notes })
  const { credentials } = await checkTransfer(
    { findings: [], credentials: read },
    now,
    notes,
    source,
  )
  for (const note of notes)
    telemetry.count('upstream_left_out', {
      source,
      what: counted.find((one) => note.startsWith(one)) ?? 'other',
    })
  return {
    ...(id.success ? { knownAs: id.data } : {}),
    fields,
    credentials: await Promise.all(
      credentials
        .filter(
          (record) =>
            record.attestee.address === undefined || wallets.includes(record.attestee.address),
        )
        .map((record) => asRelayed(reportedBy(source, record, now), source, now)),
    ),
  }
}

/** The record as reported by that service, whose issuer becomes a missing source. */
function reportedBy(source: string, record: CredentialRecord, now: number): CredentialRecord {
  const isNamed = record.source !== undefined || record.issuer === 'import'
  // The source of a signed record is signed.
  const own = isNamed || record.kind !== 'reported' ? {} : { source: record.issuer }
  const reported = {
    ...record,
    ...own,
    issuer: source,
    revocation: { status: 'unknown' as const, checkedAt: now },
  }
  return record.kind === 'reported' ? asReported(reported, now) : reported
}

/** A record that a service signed for its issuer: reported here, with the attestation. */
async function asRelayed(
  record: CredentialRecord,
  source: string,
  now: number,
): Promise<CredentialRecord> {
  try {
    return await reportUnsigned(record, now)
  } catch {
    const { evidence } = record
    return {
      ...asReported(record, now),
      ...(evidence === undefined ? {} : { evidence }),
      hearsay: source,
    }
  }
}
