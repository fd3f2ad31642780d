import { listOf, notTheForm } from './answer.ts'
import { type ChangesOptions, changes, changesPage } from './changes.ts'
import { createCredentialCalls } from './credentials.ts'
import { chunksOf, eachOf } from './many.ts'
import type {
  ChannelType,
  LookupOptions,
  LookupOutcome,
  ProfileField,
  ProfileOf,
  SearchOptions,
  SearchResult,
  WhocastOptions,
} from './options.ts'
import { pathOf } from './path.ts'
import { type CallOptions, createRequest, type Request, wait } from './request.ts'
import type { Status } from './types.ts'
import { createWebhooks } from './webhooks.ts'

export type { ChangesOptions } from './changes.ts'
export { WhocastError, type WhocastErrorCode } from './error.ts'
export type * from './options.ts'
export type { CallOptions, Fetch } from './request.ts'
export type {
  Change,
  Channel,
  Credential,
  CredentialRecord,
  CredentialSubmission,
  HeldCredentials,
  Problem,
  Profile,
} from './types.ts'
export type { Webhook, WebhookDelivery, Webhooks } from './webhooks.ts'

/** A service with the API `/api/v1`. */
export type Whocast = ReturnType<typeof createWhocast>

/**
 * A client of a Whocast service, or of another one with the same API. Needs only `fetch`: for Node 18 and
 * newer, browsers, and edge functions. Unknown fields are passed through.
 *
 * Methods reject with a {@link WhocastError}, or with the reason of the caller's signal. No match is an empty list.
 *
 * @example
 * const whocast = createWhocast({ baseUrl: 'https://whocast.example' })
 * const [profile] = await whocast.fname('dwr')
 * @throws TypeError for an invalid base URL or key
 */
export function createWhocast(options: WhocastOptions) {
  const request = createRequest({
    baseUrl: readBaseUrl(options.baseUrl),
    key: readKey(options.key),
    // Looked up at each call: it may be patched later, and must be called as a function of its own.
    fetch: options.fetch ?? ((url, init) => fetch(url, init)),
    timeoutMs: options.timeoutMs ?? 10_000,
    retries: options.retries ?? 2,
    maxBytes: options.maxBytes ?? 8 * 2 ** 20,
    random: options.random ?? Math.random,
    wait: options.wait ?? wait,
  })

  return {
    ...createLookups(request),
    ...createCredentialCalls(request),
    /**
     * Stored people by name, handle on any channel, location or skill: by prefix, in the middle of words, with a typing error. The best
     * match first.
     *
     * @example
     * const results = await whocast.search('vitalk', { limit: 5 })
     */
    search: async (
      query: string,
      { limit, type, ...call }: SearchOptions = {},
    ): Promise<SearchResult[]> =>
      listOf(
        await request({
          path: '/search',
          query: { q: query, limit: limit?.toString(), type },
          ...call,
        }),
        'results',
      ),
    /**
     * One page of changes after a position, the oldest first.
     *
     * @example
     * const { changes, next } = await whocast.changesPage({ after: 'latest', types: ['credential'] })
     */
    changesPage: (options?: ChangesOptions) => changesPage(request, options),
    /**
     * Changes in order: pages while there are more, then one request every `everyMs` milliseconds (5,000 by default), until `signal` ends it; it goes on after the service was away.
     *
     * @example
     * for await (const change of whocast.changes({ after: 'latest' })) console.log(change.type, change.profileID)
     */
    changes: (options?: ChangesOptions & { everyMs?: number | undefined }) =>
      changes(request, options),
    /** Changes that are sent to a URL of yours. */
    webhooks: createWebhooks(request),
    /** How much of Farcaster is stored. */
    status: async (options?: CallOptions) =>
      ((await request({ path: '/status', ...options })) as Status).network,
    /** The OpenAPI 3.1 document of the service. */
    reference: async (options?: CallOptions) =>
      (await request({ path: '/openapi.json', ...options })) as Record<string, unknown>,
  }
}

function createLookups(request: Request) {
  async function get<F extends ProfileField>(
    parts: string[],
    { include, fields, known, ...call }: LookupOptions<F> = {},
    query: Record<string, string> = {},
  ): Promise<ProfileOf<F>[]> {
    const answer = await request({
      path: pathOf(parts),
      query: { ...query, ...formOf({ include, fields, known }) },
      ...call,
    })
    return listOf<ProfileOf<F>>(answer, 'profiles')
  }
  /** Lookups by one value, whose path begins so. */
  const by =
    <Value extends string | number | bigint>(segment: string) =>
    <F extends ProfileField = ProfileField>(value: Value, options?: LookupOptions<F>) =>
      get<F>([segment, String(value)], options)

  return {
    /**
     * By ENS name: any ENSIP-15 name, in any letter case; off-chain names and Basenames too.
     *
     * @example
     * const [profile] = await whocast.ens('vitalik.eth')
     */
    ens: by<string>('ens'),
    /**
     * By wallet address, in any letter case.
     *
     * @example
     * const [profile] = await whocast.eth('0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045')
     */
    eth: by<string>('eth'),
    /**
     * By Farcaster ID.
     *
     * @example
     * const [named] = await whocast.fid(3, { fields: ['displayName', 'avatarUrl'] })
     */
    fid: by<number | bigint | string>('fid'),
    /**
     * By Farcaster name, with or without `@`.
     *
     * @example
     * const [profile] = await whocast.fname('dwr', { include: ['proof'] })
     */
    fname: by<string>('fname'),
    /**
     * By a handle elsewhere, with or without `@`; there may be several.
     *
     * @example
     * const people = await whocast.socials('github', 'vbuterin', { include: ['claims'] })
     */
    socials: <F extends ProfileField = ProfileField>(
      type: ChannelType | 'x' | 'basenames',
      handle: string,
      options?: LookupOptions<F>,
    ) => get<F>(['socials', type, handle], options),
    /**
     * By free text: `vitalik.eth`, `0x…`, `fid:3`, `@dwr`, `twitter:jack`, a profile URL.
     *
     * @example
     * const [profile] = await whocast.lookup('https://farcaster.xyz/dwr')
     * console.log(profile?.displayName ?? 'no match')
     */
    lookup: <F extends ProfileField = ProfileField>(query: string, options?: LookupOptions<F>) =>
      get<F>(['lookup'], options, { q: query }),
    /**
     * Batch lookup, each query as in `lookup`, in order; a query that failed has a `problem` in its place. Sent in requests of
     * 100 queries, a few at a time; if one request fails, the call fails.
     *
     * @example
     * for (const { query, profiles } of await whocast.lookupMany(['@dwr', 'fid:3'])) console.log(query, profiles[0]?.displayName)
     */
    lookupMany: <F extends ProfileField = ProfileField>(
      queries: readonly string[],
      options?: LookupOptions<F>,
    ) => lookupMany<F>(request, queries, options),
  }
}

async function lookupMany<F extends ProfileField>(
  request: Request,
  queries: readonly string[],
  { include, fields, known, ...call }: LookupOptions<F> = {},
): Promise<LookupOutcome<F>[]> {
  const answers = await eachOf(chunksOf(queries), async (chunk) => {
    const query = formOf({ include, fields, known })
    const answer = await request({
      method: 'POST',
      path: '/lookup',
      query,
      body: { queries: chunk },
      ...call,
    })
    const outcomes = listOf<LookupOutcome<F>>(answer, 'answers')
    if (outcomes.length !== chunk.length) throw notTheForm('an answer for each query')
    return outcomes
  })
  return answers.flat()
}

function readBaseUrl(text: string): string {
  const page = typeof location === 'undefined' ? undefined : location.href
  let url: URL
  try {
    url = new URL(text, page)
  } catch {
    throw new TypeError('baseUrl is no URL')
  }
  if (!/^https?:$/.test(url.protocol) || url.username || url.password || url.search || url.hash) {
    throw new TypeError(
      'baseUrl must be http(s)://host/path, without a password, a query or a fragment',
    )
  }
  return url.pathname === '/' ? `${url.origin}/api/v1` : withoutSlashes(url.origin + url.pathname)
}

/** Rejects values that are invalid in a header, as `fetch` would repeat the key in its error. */
function readKey(key: string | undefined): string | undefined {
  if (key !== undefined && !/^[\x21-\x7e]+$/.test(key))
    throw new TypeError('the key is not of printable ASCII')
  return key
}

const formOf = ({ include, fields, known }: LookupOptions) => ({
  include: include?.length ? include.join() : undefined,
  fields: fields?.length ? fields.join() : undefined,
  known: known?.length ? known.join() : undefined,
})

function withoutSlashes(text: string): string {
  let end = text.length
  while (text[end - 1] === '/') end -= 1
  return text.slice(0, end)
}
