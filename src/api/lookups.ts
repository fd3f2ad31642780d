import { ServiceError } from '@whocast/contract/error.ts'
import {
  API_PATH,
  FREE_TEXT_PATH,
  type Identifier,
  identifierKey,
  routeBySegment,
} from '@whocast/contract/identifier.ts'
import type { Fields } from '@whocast/contract/untrusted.ts'
import { markLookalikes, type WireProfile } from '@whocast/contract/wire-profile.ts'
import { profileJson } from '@whocast/contract/written-profile.ts'
import { readIdentifier } from '@whocast/mention-reader/query.ts'
import { LRUCache } from 'lru-cache'
import type { Credentials } from '../credentials/port.ts'
import {
  commonHeaders,
  type Match,
  type ReadyAnswer,
  readyAnswer,
  sendJson,
  sendPublicJson,
} from '../http/answer.ts'
import { readJson } from '../http/body.ts'
import { cachedBytes } from '../http/encoding.ts'
import type { Exchange } from '../http/exchange.ts'
import { toProblem, toServiceError } from '../http/problem.ts'
import type { AnswerCache, Made } from '../http/response-cache.ts'
import type { SurrogateKeys } from '../http/surrogate-keys.ts'
import type { Lookup } from '../people/lookup.ts'
import type { Answer } from '../people/lookup-port.ts'
import { inSlices } from './in-slices.ts'
import { type Form, type Question, readForm, readFreeText, valuesOf } from './lookup-question.ts'
import { PROVEN_COST, toProvenProfiles } from './proven.ts'
import { bulkQuerySchema } from './schema.ts'
import type { TracedAnswer, TraceInput } from './trace.ts'
import { parseBody } from './validate.ts'
import { toWireProfile, toWireTrace, type WireOptions } from './wire.ts'

export interface LookupRouteOptions {
  lookup: Pick<Lookup, 'one' | 'many'>
  /** For the evidence of credentials, with `include=proof`. */
  credentials: Pick<Credentials, 'of'>
  cache: AnswerCache<ReadyAnswer>
  /** For `include=trace`; absent in production, as it names sources and what each of them said. */
  trace?: ((input: TraceInput) => Promise<TracedAnswer>) | undefined
  /** For a cache in front, where there is one. */
  surrogateKeys?: SurrogateKeys | undefined
  /** Our public origin. */
  baseUrl: string
}

const FOUND = 'public, max-age=60, s-maxage=300, stale-while-revalidate=600, stale-if-error=86400'
const NOT_FOUND = 'public, max-age=30'

/** A lookup by path: the first segment below the root of the API. */
const byPath = new RegExp(`^https?://[^/?#]+${API_PATH}/([a-z]+)(?:[/?#]|$)`)
const byText = new RegExp(`^https?://[^/?#]+${API_PATH}${FREE_TEXT_PATH}/?(?:[?#]|$)`)

/** How many requests a bulk of this many queries counts for. */
const QUERIES_PER_REQUEST = 10

/** The most URLs that are remembered with their query, so that popular ones are parsed once. */
const PARSED_URLS = 20_000
const MAX_REMEMBERED_URL = 300

interface LookupContext extends LookupRouteOptions {
  /** Identifiers of URLs that were requested before. */
  parsed: LRUCache<string, Question>
  found: Readonly<Record<string, string>>
  notFound: Readonly<Record<string, string>>
}

/** Lookups by path, by free text, and of many at once. */
export function createLookupRoutes(options: LookupRouteOptions) {
  const { cache, baseUrl } = options
  const parsed = new LRUCache<string, Question>({ maxSize: PARSED_URLS, sizeCalculation: () => 1 })
  const context = {
    ...options,
    parsed,
    found: commonHeaders(baseUrl, FOUND),
    notFound: commonHeaders(baseUrl, NOT_FOUND),
  }
  return {
    /** Finds the lookup that a URL requests; null if it requests none. */
    find(url: string): Match | null {
      const question = parsed.get(url)
      if (question) return matchOf(context, question.route, () => question, cache.get(question.key))
      const row = routeBySegment(byPath.exec(url)?.[1] ?? '')
      if (!row && !byText.test(url)) return null
      const route = row?.path ?? FREE_TEXT_PATH
      const read = () => (row ? row.parse(...valuesOf(url, row)) : readFreeText(url))
      return matchOf(context, route, () => readQuestion(context, route, url, read))
    },

    /** Answers `POST /lookup`: each query with its profiles or its problem, in order. */
    many: (request: Request, exchange: Exchange) => answerMany(context, request, exchange),
  }
}

/** Returns how a lookup is answered: from the cache, else through the one flight of its key. */
const matchOf = (
  context: LookupContext,
  route: string,
  read: () => Question,
  cached: ReadyAnswer | null = null,
): Match => ({
  route,
  cached,
  // Async, so that an invalid identifier rejects as every other failure does.
  make: async (exchange) => {
    const question = read()
    if (question.trace) return answerTraced(context, question, exchange)
    if (question.proven) await exchange.spend(PROVEN_COST - 1)
    // Every caller has other addresses: the response is not cached.
    if (question.known.length > 0) {
      const { value } = await makerOf(context, question)()
      return { ...value, headers: { ...value.headers, 'cache-control': 'private, no-store' } }
    }
    return context.cache.load(question.key, makerOf(context, question))
  },
})

function readQuestion(
  { parsed }: LookupContext,
  route: string,
  url: string,
  read: () => Identifier,
): Question {
  const identifier = read()
  const form = readForm(url)
  const { proof, proven, claims, trace, fields, known, issuers } = form
  const chosen = issuers ? JSON.stringify(issuers) : ''
  const key = `${trace ? 't' : ''}${proof ? 'p' : ''}${proven ? 'v' : ''}${claims ? 'c' : ''}${fields ? `f${fields.join()}` : ''}${chosen}|${identifierKey(identifier)}`
  const question = { identifier, ...form, key, route }
  if (known.length === 0 && url.length <= MAX_REMEMBERED_URL) parsed.set(url, question)
  return question
}

/** Neither kept nor shared: it says what happened just now. */
async function answerTraced(
  context: LookupContext,
  question: Question,
  exchange: Exchange,
): Promise<Response> {
  if (!context.trace)
    throw new ServiceError(
      'forbidden',
      '`include=trace` is for development; operators run `whocast lookup <who> --explain`, or trace it at /admin',
    )
  const { proof, claims } = question
  const { answer, trace } = await context.trace({
    identifier: question.identifier,
    options: { include: { proof, claims } },
  })
  return sendJson(
    { profiles: await wireOf(context, answer, question), trace: toWireTrace(trace) },
    exchange,
    context.baseUrl,
  )
}

/** Returns what looks a question up and writes its answer. */
const makerOf =
  (context: LookupContext, question: Question) => async (): Promise<Made<ReadyAnswer>> => {
    const { claims, issuers, identifier } = question
    const proof = question.proof || question.proven
    const answer = await context.lookup.one(
      identifier,
      proof || claims || issuers ? { include: { proof, claims }, issuers } : undefined,
    )
    const { profiles, amount } = await profilesJson(context, answer, question)
    const ready = readyAnswer(
      `{"profiles":${profiles}}`,
      amount > 0 ? context.found : context.notFound,
    )
    const timing = timingOf(answer)
    const keys = context.surrogateKeys?.(answer.tags)
    return {
      value: {
        ...ready,
        ...(timing === null ? {} : { timing }),
        ...(keys === undefined ? {} : { keys }),
        ...(answer.behindMs ? { behindMs: answer.behindMs } : {}),
      },
      bytes: cachedBytes(ready),
      tags: answer.tags,
      freshUntil: answer.freshUntil,
      // An old "not found" must not hide that no source was reachable.
      canStandIn: amount > 0,
    }
  }

/**
 * The profiles of an answer as JSON, and how many they are. Profiles stored in the API's format are
 * sent without being parsed.
 */
async function profilesJson(
  context: LookupContext,
  answer: Answer,
  form: Pick<Form, 'proof' | 'proven' | 'fields' | 'known'> & Pick<Question, 'identifier'>,
): Promise<{ profiles: string; amount: number }> {
  if (form.proven) {
    const whole = await wireOf(context, answer, { proof: true, fields: null, known: form.known })
    const profiles = await toProvenProfiles(form.identifier, whole)
    const shown = profiles.map((profile) => pickMembers(profile, form.fields))
    return { profiles: JSON.stringify(shown), amount: answer.profiles.length }
  }
  if (answer.written && !form.proof && !form.fields && form.known.length === 0) {
    let rows = ''
    for (const one of answer.written)
      rows += (rows === '' ? '' : ',') + profileJson(one, context.baseUrl)
    return { profiles: `[${rows}]`, amount: answer.written.length }
  }
  const profiles = await wireOf(context, answer, form)
  return { profiles: JSON.stringify(profiles), amount: profiles.length }
}

const pickMembers = (profile: Fields, fields: readonly string[] | null): Fields =>
  fields === null
    ? profile
    : Object.fromEntries(Object.entries(profile).filter(([name]) => fields.includes(name)))

async function wireOf(
  { credentials, baseUrl }: LookupContext,
  answer: Answer,
  form: Pick<Form, 'proof' | 'fields' | 'known'>,
): Promise<WireProfile[]> {
  const wire: WireOptions = { baseUrl, ...(form.fields ? { fields: form.fields } : {}) }
  const profiles = form.proof
    ? await Promise.all(
        answer.profiles.map(async (profile) =>
          toWireProfile(profile, {
            ...wire,
            proof: { records: await credentials.of(profile) },
          }),
        ),
      )
    : answer.profiles.map((profile) => toWireProfile(profile, wire))
  for (const { channels } of profiles) markLookalikes(channels ?? [], form.known)
  return profiles
}

async function answerMany(
  context: LookupContext,
  request: Request,
  exchange: Exchange,
): Promise<Response> {
  const { lookup, baseUrl } = context
  const form = readForm(request.url)
  if (form.trace) throw new ServiceError('invalid-request', '`include=trace` is for single lookups')
  const { queries } = parseBody(bulkQuerySchema, await readJson(request))
  const cost = form.proven ? PROVEN_COST * queries.length : queries.length / QUERIES_PER_REQUEST
  await exchange.spend(Math.ceil(cost) - 1)
  const identified = await inSlices(queries, (query) => attempt(() => readIdentifier(query)))
  const good = identified.filter((one): one is Identifier => !(one instanceof Error))
  const proof = form.proof || form.proven
  const answers = await lookup.many(good, {
    include: { proof, claims: form.claims },
    issuers: form.issuers,
  })
  let next = 0
  const results = identified.map((one) =>
    one instanceof Error ? one : (answers[next++] ?? new Error('no answer')),
  )
  const body = await inSlices(results, async (result, index) => {
    const query = queries[index] ?? ''
    const identifier = identified[index]
    if (!(result instanceof Error) && identifier && !(identifier instanceof Error)) {
      exchange.noteBehind(result.behindMs)
      const { profiles } = await profilesJson(context, result, { ...form, identifier })
      return `{"query":${JSON.stringify(query)},"profiles":${profiles}}`
    }
    const { instance: _instance, ...problem } = toProblem(toServiceError(result), exchange.id, {
      baseUrl,
    })
    return JSON.stringify({ query, profiles: [], problem })
  })
  return sendPublicJson(`{"answers":[${body.join()}]}`, exchange, baseUrl)
}

function attempt<T>(work: () => T): T | Error {
  try {
    return work()
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}

/** `Server-Timing`: which sources failed, and whether the data is older than it should be. */
function timingOf({ failedSources, isStale }: Answer): string | null {
  const entries = [
    ...failedSources.map((name) => `${name};desc="failed"`),
    ...(isStale ? ['stale'] : []),
  ]
  return entries.length === 0 ? null : entries.join(', ')
}
