import { listOf, notTheForm, recordOf } from './answer.ts'
import { type ChangesOptions, changes, changesPage } from './changes.ts'
import { WhocastError } from './error.ts'
import { chunksOf, eachOf, eachPage } from './many.ts'
import { type CallOptions, createRequest, type Fetch, wait } from './request.ts'
import type {
  BulkAnswer,
  Change,
  ChangesAnswer,
  Channel,
  Credential,
  CredentialRecord,
  CredentialSubmission,
  HeldCredentials,
  Holders,
  Profile,
  SearchAnswer,
  Status,
} from './types.ts'
import { createWebhooks, type Webhooks } from './webhooks.ts'

export type { ChangesOptions } from './changes.ts'
export { WhocastError, type WhocastErrorCode } from './error.ts'
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

export interface WhocastOptions {
  /** Of the service: its origin, or where its `/ens`, `/fid`, … begin. In browsers it may be relative. */
  baseUrl: string
  /** A key of the operator: `read` for higher limits, `attest` to store credentials. */
  key?: string | undefined
  /** In place of the global one. */
  fetch?: Fetch | undefined
  /** For one call with all its retries, 10,000 by default. */
  timeoutMs?: number | undefined
  /**
   * How often a call is tried again, 2 by default: after 429, 502, 503, 504 and broken connections, as late as
   * `Retry-After` says, else a quarter of a second later and twice as late each time, with jitter.
   */
  retries?: number | undefined
  /** The largest answer that is read, 8 MiB by default. */
  maxBytes?: number | undefined
  /** From 0 to 1, for the jitter. */
  random?: (() => number) | undefined
  /** How it waits before it tries again. */
  wait?: ((ms: number, signal: AbortSignal) => Promise<void>) | undefined
}

export type ProfileField = Exclude<keyof Profile, 'profileID'>

export interface LookupOptions<F extends ProfileField = ProfileField> extends CallOptions {
  /** `proof`: with sources, times and proofs. `claims`: on socials, after the verified also those who claim the handle. */
  include?: readonly ('proof' | 'claims')[] | undefined
  /** These fields alone, beside `profileID`. */
  fields?: readonly F[] | undefined
}

/** A profile, of which these fields were asked for. */
export type ProfileOf<F extends ProfileField> = Pick<Profile, 'profileID' | F>

/** What one of many queries found. */
export type LookupOutcome<F extends ProfileField = ProfileField> = Omit<BulkAnswer['answers'][number], 'profiles'> & {
  profiles: ProfileOf<F>[]
}

export type ChannelType = Channel['type']
export type SearchResult = SearchAnswer['results'][number]
export type Holder = Holders['profiles'][number]

export interface SearchOptions extends CallOptions {
  /** Most results, 1 to 50; 10 by default. */
  limit?: number | undefined
  /** Only matches of this type. */
  type?: SearchResult['match']['type'] | undefined
}

/** Which of the credentials of a name are meant. */
export interface CredentialFilter {
  /** Who signed: an address or `fid:3`; of a `reported` one the issuer that stored it. */
  attester?: string | undefined
  /** Who stored it. */
  issuer?: string | undefined
  /** The schema's uid. */
  schema?: string | undefined
  kind?: Credential['kind'] | undefined
  grade?: Holder['credential']['grade'] | undefined
}

export interface CheckOptions extends CallOptions, CredentialFilter {}

export interface HolderOptions extends CallOptions, CredentialFilter {
  /** `prefix`: all credentials whose names begin so. */
  match?: 'exact' | 'prefix' | undefined
  /** On one page, 1 to 100 (and by default 100). */
  limit?: number | undefined
}

export interface HeldOptions extends HolderOptions {
  /** Only credentials of this name; with `match: 'prefix'` of names that begin so. */
  credentialName?: string | undefined
}

export type HeldPageOptions = HeldOptions & HolderPageOptions

export interface HolderPageOptions extends HolderOptions {
  /** Of the page before. */
  cursor?: string | undefined
  /** After so many; for deep pages follow the cursor. */
  offset?: number | undefined
}

/**
 * A service of `/api/v1`. Everything rejects with a {@link WhocastError}, or with the reason of the caller's signal.
 * Nobody there is an empty list.
 */
export interface Whocast {
  /** By ENS name: any ENSIP-15 name, in any letter case; off-chain names and Basenames too. */
  ens<F extends ProfileField = ProfileField>(name: string, options?: LookupOptions<F>): Promise<ProfileOf<F>[]>
  /** By wallet address, in any letter case. */
  eth<F extends ProfileField = ProfileField>(address: string, options?: LookupOptions<F>): Promise<ProfileOf<F>[]>
  /** By Farcaster ID. */
  fid<F extends ProfileField = ProfileField>(fid: number | bigint | string, options?: LookupOptions<F>): Promise<ProfileOf<F>[]>
  /** By Farcaster name, with or without `@`. */
  fname<F extends ProfileField = ProfileField>(name: string, options?: LookupOptions<F>): Promise<ProfileOf<F>[]>
  /** By a handle elsewhere, with or without `@`; there may be several. */
  socials<F extends ProfileField = ProfileField>(
    type: ChannelType | 'x' | 'basenames',
    handle: string,
    options?: LookupOptions<F>,
  ): Promise<ProfileOf<F>[]>
  /** By anything: `vitalik.eth`, `0x…`, `fid:3`, `@dwr`, `twitter:jack`, the URL of a profile. */
  lookup<F extends ProfileField = ProfileField>(query: string, options?: LookupOptions<F>): Promise<ProfileOf<F>[]>
  /**
   * Many at once, each as in `lookup`, in order; a query that failed has a `problem` in its place. Sent by hundreds,
   * a few of them at a time; when one request fails, the whole does.
   */
  lookupMany<F extends ProfileField = ProfileField>(
    queries: readonly string[],
    options?: LookupOptions<F>,
  ): Promise<LookupOutcome<F>[]>
  /**
   * Stored people by name, handle on any channel, location or skill: by prefix, in the middle of words, with a typing error. The best
   * match first.
   */
  search(query: string, options?: SearchOptions): Promise<SearchResult[]>
  /** What changed after a place, the oldest first, and where the next page begins. */
  changesPage(options?: ChangesOptions): Promise<ChangesAnswer>
  /** Changes as they come: pages while there are more, then one every `everyMs` (5 s). It has no end but `signal`. */
  changes(options?: ChangesOptions & { everyMs?: number | undefined }): AsyncGenerator<Change, void, undefined>
  /** Changes that are sent to a URL of yours. */
  webhooks: Webhooks
  /** Stores a credential, durably; the same once however often it is sent. Needs a key of scope `attest`. */
  putCredential(submission: CredentialSubmission, options?: CallOptions): Promise<CredentialRecord>
  /** The whole record with its evidence; null when nobody stored this uid. */
  credential(uid: string, options?: CallOptions): Promise<CredentialRecord | null>
  /**
   * The newest record of a credential that somebody holds, or null when they hold none: for gates, which should say
   * whose word or which grade counts. `holder` is any identifier, as in `lookup`.
   */
  heldCredential(holder: string, credentialName: string, options?: CheckOptions): Promise<CredentialRecord | null>
  /** Everybody who holds a credential, the newest first; pages are fetched as they are needed. */
  holders(credentialName: string, options?: HolderOptions): AsyncGenerator<Holder, void, undefined>
  /** One page of the holders, and where the next one begins. */
  holdersPage(credentialName: string, options?: HolderPageOptions): Promise<Holders>
  /**
   * Everything that a person holds, the best graded and newest first; pages are fetched as they are needed. A profile
   * has the first 100. `holder` is any identifier, as in `lookup`.
   */
  held(holder: string, options?: HeldOptions): AsyncGenerator<Credential, void, undefined>
  /** One page of what a person holds, how many there are on all pages, and where the next one begins. */
  heldPage(holder: string, options?: HeldPageOptions): Promise<HeldCredentials>
  /** How far everybody on Farcaster is there. */
  status(options?: CallOptions): Promise<Status['network']>
  /** The service's own reference, OpenAPI 3.1. */
  reference(options?: CallOptions): Promise<Record<string, unknown>>
}

/**
 * A client of a Whocast service, or of another of the same shape. Needs a `fetch` and nothing else: for Node 18 and
 * newer, browsers, and functions at the edge. Fields that it does not know are handed through.
 *
 * @example
 * const whocast = createWhocast({ baseUrl: 'https://whocast.example' })
 * const [profile] = await whocast.fname('dwr')
 * @throws TypeError when base URL or key cannot be one
 */
export function createWhocast(options: WhocastOptions): Whocast {
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

  async function lookup<F extends ProfileField>(
    parts: string[],
    { include, fields, ...call }: LookupOptions<F> = {},
    query: Record<string, string> = {},
  ): Promise<ProfileOf<F>[]> {
    const answer = await request({ path: pathOf(parts), query: { ...query, ...formOf(include, fields) }, ...call })
    return listOf<ProfileOf<F>>(answer, 'profiles')
  }

  async function holdersPage(credentialName: string, options: HolderPageOptions = {}): Promise<Holders> {
    const answer = await credentialPage({ credentialName }, options)
    listOf(answer, 'profiles')
    return answer as Holders
  }

  async function heldPage(holder: string, { credentialName, ...options }: HeldPageOptions = {}): Promise<HeldCredentials> {
    const answer = await credentialPage({ holder, credentialName }, options)
    listOf(answer, 'credentials')
    return answer as HeldCredentials
  }

  function credentialPage(of: Record<string, string | undefined>, options: HolderPageOptions): Promise<unknown> {
    const { match, limit, offset, cursor, ...more } = options
    const { filter, call } = splitFilter(more)
    const query = { ...of, ...filter, match, limit: limit?.toString(), offset: offset?.toString(), cursor }
    return request({ path: '/credentials', query, ...call })
  }

  return {
    ens: (name, options) => lookup(['ens', name], options),
    eth: (address, options) => lookup(['eth', address], options),
    fid: (fid, options) => lookup(['fid', String(fid)], options),
    fname: (name, options) => lookup(['fname', name], options),
    socials: (type, handle, options) => lookup(['socials', type, handle], options),
    lookup: (query, options) => lookup(['lookup'], options, { q: query }),

    async lookupMany<F extends ProfileField>(
      queries: readonly string[],
      { include, fields, ...call }: LookupOptions<F> = {},
    ): Promise<LookupOutcome<F>[]> {
      const answers = await eachOf(chunksOf(queries), async (chunk) => {
        const query = formOf(include, fields)
        const answer = await request({ method: 'POST', path: '/lookup', query, body: { queries: chunk }, ...call })
        const outcomes = listOf<LookupOutcome<F>>(answer, 'answers')
        if (outcomes.length !== chunk.length) throw notTheForm('an answer for each query')
        return outcomes
      })
      return answers.flat()
    },

    search: async (query, { limit, type, ...call } = {}) =>
      listOf(await request({ path: '/search', query: { q: query, limit: limit?.toString(), type }, ...call }), 'results'),

    changesPage: (options) => changesPage(request, options),
    changes: (options) => changes(request, options),
    webhooks: createWebhooks(request),

    putCredential: async (body, options) => recordOf(await request({ method: 'PUT', path: '/credentials', body, ...options })),

    async credential(uid, options) {
      try {
        return recordOf(await request({ path: pathOf(['credentials', uid]), ...options }))
      } catch (error) {
        if (error instanceof WhocastError && error.code === 'not-found') return null
        throw error
      }
    },

    async heldCredential(holder, credentialName, options = {}) {
      const { filter, call } = splitFilter(options)
      const answer = await request({ path: '/credentials/check', query: { holder, credentialName, ...filter }, ...call })
      const { isHeld } = (answer ?? {}) as { isHeld?: unknown }
      if (typeof isHeld !== 'boolean') throw notTheForm('isHeld')
      return isHeld ? recordOf(answer) : null
    },

    holders: (credentialName, options) =>
      eachPage(
        ({ cursor }) => holdersPage(credentialName, { ...options, cursor }),
        ({ profiles }) => profiles,
      ),
    holdersPage,

    held: (holder, options) =>
      eachPage(
        ({ cursor }) => heldPage(holder, { ...options, cursor }),
        ({ credentials }) => credentials,
      ),
    heldPage,

    status: async (options) => ((await request({ path: '/status', ...options })) as Status).network,
    reference: async (options) => (await request({ path: '/openapi.json', ...options })) as Record<string, unknown>,
  }
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
    throw new TypeError('baseUrl must be http(s)://host/path, without a password, a query or a fragment')
  }
  return url.pathname === '/' ? `${url.origin}/api/v1` : withoutSlashes(url.origin + url.pathname)
}

/** What cannot stand in a header would be told in the error of whatever fetches. */
function readKey(key: string | undefined): string | undefined {
  if (key !== undefined && !/^[\x21-\x7e]+$/.test(key)) throw new TypeError('the key is not of printable ASCII')
  return key
}

/** A path of these parts, each encoded. A part that URLs would take for "here" or "above" cannot be sent. */
function pathOf(parts: string[]): string {
  return parts
    .map((part) => {
      try {
        if (/^\.{0,2}$/.test(part)) throw new Error('nothing is named so')
        return `/${encodeURIComponent(part)}`
      } catch (cause) {
        throw new WhocastError('invalid-identifier', { detail: 'this cannot be an identifier', cause })
      }
    })
    .join('')
}

const formOf = (include: readonly string[] | undefined, fields: readonly string[] | undefined) => ({
  include: include?.length ? include.join() : undefined,
  fields: fields?.length ? fields.join() : undefined,
})

function splitFilter<T extends CredentialFilter>({ attester, issuer, schema, kind, grade, ...call }: T) {
  return { filter: { attester, issuer, schema, kind, grade }, call }
}

function withoutSlashes(text: string): string {
  let end = text.length
  while (text[end - 1] === '/') end -= 1
  return text.slice(0, end)
}
