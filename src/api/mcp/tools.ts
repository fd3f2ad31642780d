import { ServiceError } from '@whocast/contract/error.ts'
import { identifierKey, identifierPath } from '@whocast/contract/identifier.ts'
import type { Profile } from '@whocast/contract/profile.ts'
import { type CheckedDocument, checkDocument } from '@whocast/evidence/document.ts'
import type { Verdict } from '@whocast/evidence/verdict.ts'
import { readIdentifier, readQuery } from '@whocast/mention-reader/query.ts'
import { type Credentials, knownIssuers } from '../../credentials/port.ts'
import type { AnswerCache, Made } from '../../http/response-cache.ts'
import type { Clock, Logger } from '../../kit/telemetry.ts'
import type { Lookup } from '../../people/lookup.ts'
import type { Answer } from '../../people/lookup-port.ts'
import type { SearchPeople } from '../../search/search.ts'
import { sampleOptions } from '../proven.ts'
import {
  holderForm,
  memberForms,
  profileForm,
  recordForm,
  resultForm,
  verdictForm,
} from './describe.ts'
import type {
  CheckOutput,
  HoldersOutput,
  LookupOutput,
  SearchOutput,
  VerifyOutput,
} from './forms.ts'
import { UNTRUSTED_NOTICE, visibleText } from './untrusted.ts'

/** The context of the tools. */
export interface McpContext {
  lookup: Pick<Lookup, 'one' | 'many'>
  search: SearchPeople
  credentials: Pick<Credentials, 'of' | 'holders' | 'heldBy'>
  /** Answers with proofs as the API gives them, for the checker. */
  toWire(profile: Profile, records: Awaited<ReturnType<Credentials['of']>>): unknown
  /** Cached results with their surrogate keys, invalidated by changes in the store. */
  results: AnswerCache<Made<ToolResult>>
  /** Our public origin. */
  baseUrl: string
  version: string
  clock?: Clock
  log: Logger
}

/** The result of a tool call as MCP writes it. */
export interface ToolResult {
  content: { type: 'text'; text: string }[]
  structuredContent?: Record<string, unknown>
  isError?: boolean
  [more: string]: unknown
}

/** The result of a tool, and how long it may be cached. */
export interface Outcome<Output> {
  output: Output
  tags: readonly string[]
  /** Unix ms. */
  freshUntil: number
}

/** Evidence expires by time alone. */
const VERDICTS_TTL_MS = 60_000

const nowOf = ({ clock = Date.now }: McpContext): number => clock()

const requestedText = (text: string): string => visibleText(text, 300)

/** Finds the profiles of an identifier. */
export async function lookupProfile(
  context: McpContext,
  input: {
    identifier: string
    includeClaims?: boolean | undefined
    knownAddresses?: string[] | undefined
  },
): Promise<Outcome<LookupOutput>> {
  const include = { claims: input.includeClaims === true }
  const [outcome] = await Promise.allSettled([
    context.lookup.one(readIdentifier(input.identifier), { issuers: knownIssuers, include }),
  ])
  const isUnreachable = outcome.status === 'rejected'
  if (isUnreachable && !isOfSources(outcome.reason)) throw outcome.reason
  const profiles = isUnreachable ? [] : outcome.value.profiles
  const similar = profiles.length > 0 ? [] : await findSimilar(context, input.identifier)
  if (isUnreachable && similar.length === 0) throw outcome.reason
  const isStale = isUnreachable || outcome.value.isStale
  return {
    output: {
      asked: requestedText(input.identifier),
      profiles: profiles.map((profile) =>
        profileForm(profile, context.baseUrl, input.knownAddresses),
      ),
      ...(similar.length > 0 ? { similar } : {}),
      ...(isStale ? { isStale } : {}),
      notice: UNTRUSTED_NOTICE,
    },
    // Similar people who hide their profile must not be found again.
    ...(isUnreachable || similar.length > 0
      ? { tags: [], freshUntil: 0 }
      : { tags: outcome.value.tags, freshUntil: outcome.value.freshUntil }),
  }
}

/** Returns true if an error reports that no source responded, or that none is configured. */
const isOfSources = (error: unknown): boolean =>
  error instanceof ServiceError && error.status === 503

/** Finds stored people with a similar name, place or job; none for the form of an account. */
async function findSimilar(
  { search, baseUrl }: McpContext,
  text: string,
): Promise<NonNullable<LookupOutput['similar']>> {
  if (readQuery(text).isExact) return []
  const results = await search({ query: text, limit: MAX_SIMILAR }).catch(() => [])
  return results.map((result) => resultForm(result, baseUrl))
}

const MAX_SIMILAR = 5

/** Finds stored profiles by name. Nothing is cached: a hidden profile must not be found again. */
export async function searchProfiles(
  context: McpContext,
  input: { query: string; limit?: number | undefined },
): Promise<Outcome<SearchOutput>> {
  const results = await context.search(input)
  return {
    output: {
      asked: requestedText(input.query),
      results: results.map((result) => resultForm(result, context.baseUrl)),
      notice: UNTRUSTED_NOTICE,
    },
    tags: [],
    freshUntil: 0,
  }
}

/** Checks the evidence of a profile offline, with the same checker as `whocast verify`. */
export async function verifyProfile(
  context: McpContext,
  input: { identifier: string },
): Promise<Outcome<VerifyOutput>> {
  const identifier = readIdentifier(input.identifier)
  const answer = await context.lookup.one(identifier, { include: { proof: true } })
  const checked = await checkAnswer(context, answer, identifierPath(identifier))
  const verdicts = checked.flatMap((one) => one.verdicts)
  const countOf = (status: Verdict['status']) =>
    verdicts.filter((verdict) => verdict.status === status && verdict.grade !== 'claimed').length
  return {
    output: {
      asked: requestedText(input.identifier),
      isFound: answer.profiles.length > 0,
      summary: {
        holds: countOf('holds'),
        fails: countOf('fails'),
        unchecked: countOf('unchecked'),
        claimed: verdicts.filter(({ grade }) => grade === 'claimed').length,
      },
      verdicts: verdicts.map(verdictForm),
      members: checked.flatMap(memberForms),
      leftToTrust: [...new Set(verdicts.flatMap(({ leftToTrust }) => leftToTrust))].map((part) =>
        visibleText(part, 600),
      ),
      notice: UNTRUSTED_NOTICE,
    },
    tags: answer.tags,
    freshUntil: Math.min(answer.freshUntil, nowOf(context) + VERDICTS_TTL_MS),
  }
}

/** Checks the very bytes that the API would answer with. */
async function checkAnswer(
  context: McpContext,
  answer: Answer,
  requested: string,
): Promise<CheckedDocument[]> {
  const now = Math.floor(nowOf(context) / 1000)
  return Promise.all(
    answer.profiles.map(async (profile) => {
      const wire = context.toWire(profile, await context.credentials.of(profile))
      const sent: unknown = JSON.parse(JSON.stringify({ profiles: [wire] }))
      return checkDocument(sent, { for: requested, now, ...sampleOptions(profile) })
    }),
  )
}

type Filter = {
  attester?: string | undefined
  grade?: 'proven' | 'confirmed' | 'reported' | undefined
}

const filterOf = ({ attester, grade }: Filter) => ({
  ...(attester === undefined || attester === '' ? {} : { attester: attester.toLowerCase() }),
  ...(grade === undefined ? {} : { grade }),
})

/** Checks whether a person holds a credential now, never by an earlier response. */
export async function checkCredential(
  context: McpContext,
  input: { holder: string; credentialName: string } & Filter,
): Promise<Outcome<CheckOutput>> {
  const identifier = readIdentifier(input.holder)
  const answer = await context.lookup.one(identifier)
  const requested = identifierKey(identifier)
  const holders = answer.profiles.map((profile) => ({ ...profile, requested }))
  const record = await context.credentials.heldBy(holders, {
    credentialName: input.credentialName,
    ...filterOf(input),
  })
  return {
    output: {
      isHeld: record !== null,
      ...(record ? { credential: recordForm(record, context.baseUrl) } : {}),
      notice: UNTRUSTED_NOTICE,
    },
    tags: [...answer.tags, identifierKey(identifier)],
    freshUntil: 0,
  }
}

const HOLDERS_LIMIT = 20

/** Lists holders of a credential, the newest first, uncached: a revocation is effective at once. */
export async function listCredentialHolders(
  context: McpContext,
  input: {
    credentialName: string
    limit?: number | undefined
    cursor?: string | undefined
  } & Filter,
): Promise<Outcome<HoldersOutput>> {
  const { holders, cursor } = await context.credentials.holders({
    credentialName: input.credentialName,
    ...filterOf(input),
    limit: input.limit ?? HOLDERS_LIMIT,
    ...(input.cursor ? { cursor: input.cursor } : {}),
  })
  return {
    output: {
      holders: holders.map((holder) => holderForm(holder, context.baseUrl)),
      ...(cursor === undefined ? {} : { nextCursor: cursor }),
      notice: UNTRUSTED_NOTICE,
    },
    tags: holders.map(({ profileID }) => `id:${profileID}`),
    freshUntil: 0,
  }
}
