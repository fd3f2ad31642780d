import { credentialKinds } from '@whocast/contract/credential.ts'
import { ServiceError } from '@whocast/contract/error.ts'
import { identifierKey } from '@whocast/contract/identifier.ts'
import { grades } from '@whocast/contract/verification.ts'
import { toWireCredential } from '@whocast/contract/wire-profile.ts'
import { readIdentifier } from '@whocast/mention-reader/query.ts'
import type { Hex } from 'viem'
import type {
  CredentialFilter,
  Credentials,
  HeldCredentialQuery,
  PutCredential,
} from '../credentials/port.ts'
import { commonHeaders, readyAnswer, sendJson, sendReady } from '../http/answer.ts'
import { readJson } from '../http/body.ts'
import type { Exchange } from '../http/exchange.ts'
import { parseQuery, queryValue } from '../http/path.ts'
import type { Lookup } from '../people/lookup.ts'
import { readLimit } from './limit.ts'
import { PROVEN_COST, toProvenRecord } from './proven.ts'
import { requireKey } from './require-key.ts'
import { readCredentialBody } from './submission.ts'
import { toWireHolder, toWireRecord } from './wire.ts'

export interface CredentialRouteOptions {
  credentials: Pick<Credentials, 'byUid' | 'holders' | 'held' | 'heldBy'>
  lookup: Pick<Lookup, 'one' | 'many'>
  putCredential: PutCredential
  /** Our public origin. */
  baseUrl: string
}

const READ = 'public, max-age=60'
/** Callers that grant access by it must not rely on a credential revoked a minute ago. */
const CHECK = 'public, no-cache'
const MAX_LIMIT = 100
/** For older clients; deeper pages need the cursor. */
const MAX_OFFSET = 1000
const MAX_CURSOR_LENGTH = 500

/** `PUT /credentials` and the two ways to read them. */
export function createCredentialRoutes(options: CredentialRouteOptions) {
  const { credentials, lookup, putCredential, baseUrl } = options
  const headers = commonHeaders(baseUrl, READ)
  const checkHeaders = commonHeaders(baseUrl, CHECK)

  return {
    /** Stores what an issuer says, durably, before it answers. */
    async put(request: Request, exchange: Exchange): Promise<Response> {
      const issuer = requireKey(exchange, 'attest')
      const { given, ignored } = readCredentialBody(await readJson(request))
      const record = await putCredential({ given, issuer })
      return sendJson(
        { credential: toWireRecord(record), ...(ignored.length > 0 ? { ignored } : {}) },
        exchange,
        baseUrl,
      )
    },

    /** One record, of the issuer that the query names where several stored one under this uid. */
    async get(uidText: string, exchange: Exchange, url: string): Promise<Response> {
      const uid = uidText.toLowerCase()
      if (!/^0x[0-9a-f]{64}$/.test(uid))
        throw new ServiceError('invalid-identifier', 'a uid is 0x and 64 hex digits')
      const query = parseQuery(url)
      const isProven = readOneOf(query, 'include', ['proven']) !== undefined
      if (isProven) await exchange.spend(PROVEN_COST - 1)
      const records = await credentials.byUid(uid as Hex)
      const issuer = readText(query, 'issuer')
      const record =
        issuer === undefined ? records[0] : records.find((one) => one.issuer === issuer)
      if (!record) throw new ServiceError('not-found', 'no credential has this uid')
      const issuers = records.length > 1 ? { issuers: records.map((one) => one.issuer) } : {}
      const body = isProven
        ? { credential: await toProvenRecord(record) }
        : { credential: toWireRecord(record), ...issuers }
      return sendReady(readyAnswer(JSON.stringify(body), headers), exchange)
    },

    /** Lists the holders of a credential; with `holder`, what that one holds. */
    async holders(url: string, exchange: Exchange): Promise<Response> {
      const holder = readText(parseQuery(url), 'holder')
      if (holder !== undefined) return listByHolder(holder, url, exchange)
      const { holders, cursor } = await credentials.holders(readHolderQuery(url))
      const body = {
        profiles: holders.map(toWireHolder),
        ...(cursor === undefined ? {} : { cursor }),
      }
      return sendReady(readyAnswer(JSON.stringify(body), headers), exchange)
    },

    /** Whether a person holds a credential, with their newest record that passes the filter. */
    async check(url: string, exchange: Exchange): Promise<Response> {
      const query = parseQuery(url)
      const holder = readText(query, 'holder')
      if (holder === undefined)
        throw new ServiceError('invalid-request', 'query parameter `holder` is required')
      const wanted = { credentialName: readName(query), ...readFilter(query) }
      const { holders } = await identifySubject(holder)
      const record = await credentials.heldBy(holders, wanted)
      const body = record ? { isHeld: true, credential: toWireRecord(record) } : { isHeld: false }
      return sendReady(readyAnswer(JSON.stringify(body), checkHeaders), exchange)
    },
  }

  async function identifySubject(holder: string) {
    const identifier = readIdentifier(holder)
    const { profiles } = await lookup.one(identifier)
    const requested = identifierKey(identifier)
    return { holders: profiles.map((profile) => ({ ...profile, requested })) }
  }

  /** Lists the credentials of a profile that pass the filters, page by page. */
  async function listByHolder(holder: string, url: string, exchange: Exchange): Promise<Response> {
    const wanted = readCredentialQuery(parseQuery(url))
    const { holders } = await identifySubject(holder)
    const { credentials: rows, total, cursor } = await credentials.held(holders, wanted)
    const body = {
      credentials: rows.map((credential) => toWireCredential(credential, baseUrl)),
      credentialCount: total,
      ...(cursor === undefined ? {} : { cursor }),
    }
    return sendReady(readyAnswer(JSON.stringify(body), headers), exchange)
  }
}

function readName(query: Map<string, string>): string {
  const credentialName = readText(query, 'credentialName')
  if (credentialName === undefined)
    throw new ServiceError('invalid-request', 'query parameter `credentialName` is required')
  return credentialName
}

function readHolderQuery(url: string) {
  const query = parseQuery(url)
  return {
    credentialName: readName(query),
    isPrefix: readOneOf(query, 'match', ['exact', 'prefix']) === 'prefix',
    ...readFilter(query),
    ...readPage(query),
  }
}

function readCredentialQuery(query: Map<string, string>): HeldCredentialQuery {
  const credentialName = readText(query, 'credentialName')
  const isPrefix = readOneOf(query, 'match', ['exact', 'prefix']) === 'prefix'
  return {
    ...(credentialName === undefined ? {} : { credentialName, isPrefix }),
    ...readFilter(query),
    ...readPage(query),
  }
}

function readPage(
  query: Map<string, string>,
): Pick<HeldCredentialQuery, 'limit' | 'offset' | 'cursor'> {
  const cursor = queryValue(query, 'cursor')
  if (
    cursor !== undefined &&
    (cursor.length > MAX_CURSOR_LENGTH || !/^[\w.:=+/-]*$/.test(cursor))
  ) {
    throw new ServiceError(
      'invalid-request',
      'The cursor is invalid. Use the cursor of the previous page.',
    )
  }
  return {
    limit: readLimit(query, { missing: MAX_LIMIT, max: MAX_LIMIT }),
    offset: readOffset(queryValue(query, 'offset') || '0'),
    ...(cursor === undefined || cursor === '' ? {} : { cursor }),
  }
}

/** The filters that narrow credentials down, where the query has them. */
function readFilter(query: Map<string, string>): CredentialFilter {
  const attester = readText(query, 'attester')?.toLowerCase()
  const issuer = readText(query, 'issuer')
  const schema = readText(query, 'schema')?.toLowerCase()
  const kind = readOneOf(query, 'kind', credentialKinds)
  const grade = readOneOf(query, 'grade', grades)
  return {
    ...(attester === undefined ? {} : { attester }),
    ...(issuer === undefined ? {} : { issuer }),
    ...(schema === undefined ? {} : { schema }),
    ...(kind === undefined ? {} : { kind }),
    ...(grade === undefined ? {} : { grade }),
  }
}

function readText(query: Map<string, string>, name: string): string | undefined {
  const value = queryValue(query, name)
  if (value === undefined || value === '') return undefined
  if (value.includes('\0') || value.length > 500)
    throw new ServiceError('invalid-request', `${name} is invalid`)
  return value
}

function readOneOf<T extends string>(
  query: Map<string, string>,
  name: string,
  known: readonly T[],
): T | undefined {
  const value = queryValue(query, name)
  if (value === undefined || value === '') return undefined
  const found = known.find((one) => one === value)
  if (found === undefined)
    throw new ServiceError('invalid-request', `${name} is one of ${known.join(', ')}`)
  return found
}

function readOffset(text: string): number {
  if (!/^\d{1,9}$/.test(text) || Number(text) > MAX_OFFSET)
    throw new ServiceError('invalid-request', `offset is a whole number from 0 to ${MAX_OFFSET}`)
  return Number(text)
}
