import type { Party } from '@whocast/contract/credential.ts'
import { submittedTexts } from '@whocast/contract/credential-fields.ts'
import { brokenRules, ServiceError, type Violation } from '@whocast/contract/error.ts'
import { type Address, type Hex, keccak256, stringToHex } from 'viem'
import type { ApiKey } from '../http/keys/port.ts'
import { attesteeRequired, type CredentialBody, type CredentialSubmission } from './port.ts'

/** Fields whose value makes what is attested; the derived uid is of these. */
const contentFields = ['name', 'schemaID', ...submittedTexts] as const

/** How far a clock may be ahead of ours, seconds. */
const SKEW_SECONDS = 300

/**
 * The rules of a PUT beyond the shape of its body: there is an attestee, dates are readable and in
 * order, and a uid that is not named is derived from the issuer and the content.
 *
 * @param now unix seconds
 * @throws ServiceError `rule-broken` with a pointer to each broken rule; `invalid-request` for a
 *   timestamp of the future
 */
export function toSubmission(
  given: CredentialBody,
  issuer: ApiKey,
  now: number,
): CredentialSubmission {
  const violations: Violation[] = []
  const attestee = partyOf(given.attesteeAddress, given.attesteePKID)
  if (!attestee) violations.push(attesteeRequired)
  const issuedAt = readMoment(given.timestamp, '/timestamp', violations)
  const expiresAt = readMoment(given.expiresAt, '/expiresAt', violations)
  if (expiresAt !== undefined && expiresAt <= (issuedAt ?? now)) {
    violations.push({ pointer: '/expiresAt', detail: 'must come after timestamp' })
  }
  if (violations.length > 0 || !attestee) throw brokenRules(violations)
  if (issuedAt !== undefined && issuedAt > now + SKEW_SECONDS) {
    throw new ServiceError('invalid-request', 'the timestamp is more than 5 minutes in the future')
  }
  const attester = partyOf(given.attesterAddress, given.attesterPKID)
  const content: Record<string, string> = {}
  for (const field of contentFields) {
    const value = given[field]
    if (value !== undefined && value !== '') content[field] = value
  }
  return {
    ...content,
    name: given.name,
    attestee,
    ...(attester ? { attester } : {}),
    ...(issuedAt === undefined ? {} : { issuedAt }),
    ...(expiresAt === undefined ? {} : { expiresAt }),
    uid: given.uid
      ? (given.uid.toLowerCase() as Hex)
      : deriveUid([issuer.name, attestee, attester, content, issuedAt, expiresAt]),
    isUidGiven: given.uid !== undefined,
    isPublic: given.isPublic ?? true,
    isRevoked: given.isRevoked ?? false,
    ...(given.attestation ? { attestation: given.attestation } : {}),
  }
}

function partyOf(address: string | undefined, profileID: string | undefined): Party | null {
  if (address === undefined && profileID === undefined) return null
  return {
    ...(address === undefined ? {} : { address: address.toLowerCase() as Address }),
    ...(profileID === undefined ? {} : { profileID }),
  }
}

/** Larger numbers are milliseconds: seconds last until the year 5138, milliseconds since 1973. */
const LARGEST_SECONDS = 99_999_999_999
/** The last second that RFC 3339 can write. */
const LAST_SECOND = 253_402_300_799

const rfc3339 = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/i

/** Returns true for a day of the calendar. `Date` takes 30 February for 2 March. */
const isDay = (date: string) => new Date(date).getUTCDate() === Number(date.slice(8))

/** Unix seconds of a number or text in any of the three forms. */
function readMoment(
  given: number | string | undefined,
  pointer: string,
  violations: Violation[],
): number | undefined {
  if (given === undefined) return undefined
  const number =
    typeof given === 'number' ? given : /^\d{1,16}(\.\d+)?$/.test(given) ? Number(given) : null
  const seconds =
    number !== null
      ? number > LARGEST_SECONDS
        ? number / 1000
        : number
      : rfc3339.test(String(given)) && isDay(String(given).slice(0, 10))
        ? Date.parse(String(given)) / 1000
        : Number.NaN
  if (!Number.isFinite(seconds) || seconds < 0 || seconds > LAST_SECOND) {
    violations.push({ pointer, detail: 'must be unix seconds, unix milliseconds or RFC 3339' })
    return undefined
  }
  return Math.floor(seconds)
}

/** Hashes content and issuer. Publicity and revocation are not content: they change. */
function deriveUid(content: unknown[]): Hex {
  return keccak256(stringToHex(JSON.stringify(['whocast/credential/1', ...content.map(sorted)])))
}

/** An object as its entries in the order of their names; absent is null. */
function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value ?? null
  return Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1))
}
