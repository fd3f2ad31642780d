import { type Address, type Hex, keccak256, stringToHex } from 'viem'
import type { Party } from '../domain/credential.ts'
import { ServiceError, type Violation } from '../domain/error.ts'
import type { ApiKey, Attestations, Clock, CredentialSubmission, Credentials } from '../domain/ports.ts'
import { commonHeaders, readyAnswer, sendJson, sendReady } from '../http/answer.ts'
import { readJson } from '../http/body.ts'
import type { Exchange } from '../http/exchange.ts'
import { parseQuery, queryValue } from '../http/path.ts'
import { type Submission, submissionSchema } from './schema.ts'
import { brokenRules, parseBody } from './validate.ts'
import { toWireHolder, toWireRecord } from './wire.ts'

export interface CredentialRouteOptions {
  credentials: Pick<Credentials, 'put' | 'get' | 'holders'>
  attestations: Attestations
  /** Our public origin. */
  baseUrl: string
  clock?: Clock
}

const READ = 'public, max-age=60'
const MAX_LIMIT = 100
/** Deeper than that, follow the cursor. */
const MAX_OFFSET = 10_000
const MAX_CURSOR_LENGTH = 500

/** `PUT /credentials` and the two ways to read them. */
export function createCredentialRoutes(options: CredentialRouteOptions) {
  const { credentials, attestations, baseUrl } = options
  const clock = options.clock ?? Date.now
  const headers = commonHeaders(baseUrl, READ)

  return {
    /** Stores what an issuer says, durably, before it answers. */
    async put(request: Request, exchange: Exchange): Promise<Response> {
      const issuer = requireIssuer(exchange)
      const now = Math.floor(clock() / 1000)
      const submission = readSubmission(await readJson(request), issuer, now)
      const issuedAt = submission.issuedAt ?? (await issuedBefore(submission, issuer))
      const complete = issuedAt === undefined ? submission : { ...submission, issuedAt }
      const record = await credentials.put(await attestations.accept(complete, issuer, now))
      return sendJson({ credential: toWireRecord(record) }, exchange, baseUrl)
    },

    async get(uidText: string, exchange: Exchange): Promise<Response> {
      const uid = uidText.toLowerCase()
      if (!/^0x[0-9a-f]{64}$/.test(uid)) throw new ServiceError('invalid-identifier', 'a uid is 0x and 64 hex digits')
      const record = await credentials.get(uid as Hex)
      if (!record) throw new ServiceError('not-found', 'no credential has this uid')
      return sendReady(readyAnswer(JSON.stringify({ credential: toWireRecord(record) }), headers), exchange)
    },

    async holders(url: string, exchange: Exchange): Promise<Response> {
      const { holders, cursor } = await credentials.holders(readHolderQuery(url))
      const body = { profiles: holders.map(toWireHolder), ...(cursor === undefined ? {} : { cursor }) }
      return sendReady(readyAnswer(JSON.stringify(body), headers), exchange)
    },
  }

  /** The same body without a time, sent again, is the same credential: it keeps the time of the first. */
  async function issuedBefore(submission: CredentialSubmission, issuer: ApiKey): Promise<number | undefined> {
    const stored = submission.attestation ? null : await credentials.get(submission.uid)
    return stored && stored.issuer === issuer.name ? stored.issuedAt : undefined
  }
}

function requireIssuer(exchange: Exchange): ApiKey {
  const { key } = exchange
  if (!key) {
    throw new ServiceError(
      'unauthorized',
      exchange.hasCredential ? 'this token is no live key' : 'send a key as Authorization: Bearer or x-api-key',
    )
  }
  if (!key.scopes.includes('attest')) throw new ServiceError('forbidden', 'this key lacks the scope attest')
  return key
}

function readHolderQuery(url: string) {
  const query = parseQuery(url)
  const credentialName = queryValue(query, 'credentialName')
  if (credentialName === undefined || credentialName === '') {
    throw new ServiceError('invalid-request', 'say which in the parameter credentialName')
  }
  if (credentialName.includes('\0') || credentialName.length > 500) {
    throw new ServiceError('invalid-request', 'credentialName cannot be the name of a credential')
  }
  const cursor = queryValue(query, 'cursor')
  if (cursor !== undefined && (cursor.length > MAX_CURSOR_LENGTH || !/^[\w.:=+/-]*$/.test(cursor))) {
    throw new ServiceError('invalid-request', 'this is no cursor of ours')
  }
  return {
    credentialName,
    isPrefix: queryValue(query, 'match') === 'prefix',
    limit: readWhole(queryValue(query, 'limit'), 'limit', 1, MAX_LIMIT, MAX_LIMIT),
    offset: readWhole(queryValue(query, 'offset'), 'offset', 0, MAX_OFFSET, 0),
    ...(cursor === undefined || cursor === '' ? {} : { cursor }),
  }
}

function readWhole(text: string | undefined, name: string, min: number, max: number, missing: number): number {
  if (text === undefined || text === '') return missing
  const value = Number(text)
  if (!/^\d{1,9}$/.test(text) || value < min || value > max) {
    throw new ServiceError('invalid-request', `${name} is a whole number from ${min} to ${max}`)
  }
  return value
}

/** Fields whose value makes what is attested; the derived uid is of these. */
const contentFields = ['name', 'schemaID', 'value', 'source', 'chain', 'reference', 'data'] as const

/** How far a clock may be ahead of ours. */
const SKEW_SECONDS = 300

/**
 * Parses the body of a PUT.
 *
 * @param now unix seconds
 * @throws ServiceError `rule-broken` with pointers; `invalid-request` for the address `0x` and for a timestamp of the future
 */
function readSubmission(body: unknown, issuer: ApiKey, now: number): CredentialSubmission {
  refuseEmptyAddress(body)
  const given = parseBody(submissionSchema, body)
  const violations: Violation[] = []
  const attestee = partyOf(given.attesteeAddress, given.attesteePKID)
  if (!attestee) violations.push({ pointer: '/attesteeAddress', detail: 'attesteeAddress or attesteePKID is required' })
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
