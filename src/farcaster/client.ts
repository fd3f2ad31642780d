import type { LookupFunction } from 'node:net'
import type { z } from 'zod'
import { SourceError } from '../kit/source-error.ts'
import type { Telemetry } from '../kit/telemetry.ts'
import {
  type CallOptions,
  createHttpJson,
  type HttpJson,
  type JsonAnswer,
} from '../net/http-json.ts'
import { refusalText, saysNotFound } from './refusal.ts'

/** The name of Farcaster nodes in findings, errors and counters. */
export const SNAPCHAIN = 'snapchain'
/** The source of errors where the chain of a contract wallet is unreachable. */
export const WALLET_CHAIN = 'chain'

/**
 * A Farcaster node (Snapchain's HTTP API). Every call is a function of this folder, `verb(client,
 * input)`. Data that the node reports missing is `null` or an empty list; everything else that is
 * not an answer is a {@link SourceError}.
 */
export type FarcasterClient = HttpJson

/** The part of the client that reading calls use. */
export type FarcasterReader = Pick<FarcasterClient, 'get'>

interface FarcasterClientOptions {
  /** Where the node is, without `/v1`; asked for at each call where it is a function. */
  url: string | (() => Promise<string>)
  /** For one call, connecting included. 5 s by default. */
  timeoutMs?: number | undefined
  /** Calls under way at once. */
  connections?: number
  /** Resolves its host; the system by default. */
  lookup?: LookupFunction | undefined
  telemetry?: Telemetry
}

/** A client of one node. The caller closes it. */
export function createFarcasterClient({
  url,
  timeoutMs = 5000,
  ...options
}: FarcasterClientOptions): FarcasterClient {
  const baseUrl = typeof url === 'string' ? `${url}/v1` : async () => `${await url()}/v1`
  return createHttpJson({ source: SNAPCHAIN, baseUrl, timeoutMs, ...options })
}

interface Call<T> extends Pick<CallOptions, 'signal'> {
  query?: Record<string, string>
  schema: z.ZodType<T>
  /** Older nodes may not know the call: any refusal counts as "there is none". */
  isOptional?: boolean
}

/**
 * Sends a request to a node.
 *
 * @param name of the call: `userDataByFid`
 * @returns null when the node reports that there is none
 * @throws SourceError when it rejects the request, is unreachable, or responds with something else
 */
export async function ask<T>(
  client: FarcasterReader,
  name: string,
  { query = {}, schema, isOptional = false, signal }: Call<T>,
): Promise<T | null> {
  const answer = await client.get(name, query, signal ? { signal } : {})
  if (answer.status !== 200) {
    if (isOptional || isNotFound(answer)) return null
    throw refusal(name, answer)
  }
  const parsed = schema.safeParse(answer.body)
  if (!parsed.success)
    throw new SourceError(SNAPCHAIN, `${name} answered with something else`, {
      cause: parsed.error,
    })
  return parsed.data
}

interface Page {
  nextPageToken?: string | null | undefined
}

/** Pages of one list that are read at most, unless a call says otherwise. */
const MAX_PAGES = 20

/** The pages of a list, up to a token that came before or `maxPages`. */
export async function* pages<T extends Page>(
  client: FarcasterReader,
  name: string,
  { maxPages = MAX_PAGES, query = {}, ...call }: Call<T> & { maxPages?: number },
): AsyncGenerator<T, void> {
  const seen = new Set<string>()
  let pageToken: string | undefined
  for (let count = 0; count < maxPages; count += 1) {
    const page = await ask(client, name, {
      ...call,
      query: { ...query, ...(pageToken ? { pageToken } : {}) },
    })
    if (page === null) return
    yield page
    pageToken = page.nextPageToken || undefined
    if (pageToken === undefined || seen.has(pageToken)) return
    seen.add(pageToken)
  }
}

/** Makes an error of a node's rejection. */
export const refusal = (
  name: string,
  { status, body }: JsonAnswer,
  options?: { isTransient: boolean },
): SourceError =>
  new SourceError(SNAPCHAIN, `${name} answered ${status}: ${refusalText(body)}`, options)

/** A text instead of JSON is no node's answer: some other server is at that address. */
const isNotFound = ({ status, body }: JsonAnswer): boolean =>
  (status === 400 || status === 404) && typeof body !== 'string' && saysNotFound(body)
