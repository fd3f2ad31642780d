import { type Address, type Hex, keccak256, stringToHex } from 'viem'
import type { Party } from '../domain/credential.ts'
import { ServiceError, type Violation } from '../domain/error.ts'
import type { CredentialSubmission } from '../domain/ports/credentials.ts'
import type { ApiKey } from '../domain/ports/keys.ts'
import { type Submission, submissionSchema } from './schema.ts'
import { brokenRules, violationsOf } from './validate.ts'

/** Fields whose value makes what is attested; the derived uid is of these. */
const contentFields = ['name', 'schemaID', 'value', 'source', 'chain', 'reference', 'data'] as const

/** How far a clock may be ahead of ours. */
const SKEW_SECONDS = 300

/** How many fields that are not known are named in the answer, and how much of each name, in characters. */
const MOST_IGNORED = 20
const MAX_IGNORED_LENGTH = 100

/** Several times what a submission can use; each unknown one costs time and is named in the answer. */
const MAX_FIELDS = 100

/**
 * Parses the body of a PUT. `null` and `""` mean absent.
 *
 * @param now unix seconds
 * @returns the submission, and the names of fields that are not known and were not looked at
 * @throws ServiceError `rule-broken` with a pointer to everything that is missing or wrong; `invalid-request` for the
 *   address `0x` and for a timestamp of the future
 */
export function readSubmission(
  input: unknown,
  issuer: ApiKey,
  now: number,
): { submission: CredentialSubmission; ignored: string[] } {
  if (typeof input === 'object' && input !== null && Object.keys(input).length > MAX_FIELDS) {
    throw brokenRules([{ pointer: '', detail: `has more than ${MAX_FIELDS} fields` }])
  }
  const body = withoutEmpty(input)
  refuseEmptyAddress(body)
  const parsed = submissionSchema.safeParse(body)
  const violations = parsed.success ? [] : violationsOf(parsed.error)
  const isObject = typeof body === 'object' && body !== null
  if (isObject && !('attesteeAddress' in body) && !('attesteePKID' in body))
    violations.push({ pointer: '/attesteeAddress', detail: 'attesteeAddress or attesteePKID is required' })
  if (!parsed.success) throw brokenRules(violations)
  return { submission: toSubmission(parsed.data, violations, issuer, now), ignored: isObject ? unknownFields(body) : [] }
}

/** Existing programs write `null` and `""` for what they do not have. */
function withoutEmpty(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body
  return Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null && value !== ''))
}

const unknownFields = (body: object): string[] =>
  Object.keys(body)
    .filter((name) => !Object.hasOwn(submissionSchema.shape, name))
    .slice(0, MOST_IGNORED)
    .map((name) => name.slice(0, MAX_IGNORED_LENGTH).toWellFormed())

function toSubmission(given: Submission, violations: Violation[], issuer: ApiKey, now: number): CredentialSubmission {
  const attestee = partyOf(given.attesteeAddress, given.attesteePKID)
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

/** What clients send for a wallet that is not there; the contract wants it told from other mistakes. */
function refuseEmptyAddress(body: unknown): void {
  if (typeof body !== 'object' || body === null) return
  for (const field of ['attesteeAddress', 'attesterAddress']) {
    if ((body as Record<string, unknown>)[field] === '0x') throw new ServiceError('invalid-request', `${field} is empty: "0x"`)
  }
}

function partyOf(address: Submission['attesteeAddress'], profileID: Submission['attesteePKID']): Party | null {
  if (address === undefined && profileID === undefined) return null
  return {
    ...(address === undefined ? {} : { address: address.toLowerCase() as Address }),
    ...(profileID === undefined ? {} : { profileID }),
  }
}

/** Everything up to here is seconds, everything above milliseconds: seconds until the year 5138, milliseconds since 1973. */
const LARGEST_SECONDS = 99_999_999_999
/** The last second that RFC 3339 can write. */
const LAST_SECOND = 253_402_300_799

const rfc3339 = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/i

/** Unix seconds of a number or text in any of the three forms. */
function readMoment(given: number | string | undefined, pointer: string, violations: Violation[]): number | undefined {
  if (given === undefined) return undefined
  const number = typeof given === 'number' ? given : /^\d{1,16}(\.\d+)?$/.test(given) ? Number(given) : null
  const seconds =
    number !== null
      ? number > LARGEST_SECONDS
        ? number / 1000
        : number
      : rfc3339.test(String(given))
        ? Date.parse(String(given)) / 1000
        : Number.NaN
  if (!Number.isFinite(seconds) || seconds < 0 || seconds > LAST_SECOND) {
    violations.push({ pointer, detail: 'must be unix seconds, unix milliseconds or RFC 3339' })
    return undefined
  }
  return Math.floor(seconds)
}

/** The same for the same content, and different for every issuer. Publicity and revocation are no content: they change. */
function deriveUid(content: unknown[]): Hex {
  return keccak256(stringToHex(JSON.stringify(['whocast/credential/1', ...content.map(sorted)])))
}

/** An object as its entries in the order of their names; absent is null. */
function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value ?? null
  return Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1))
}
