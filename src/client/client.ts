import { listOf, notTheForm, recordOf } from './answer.ts'
import { type ChangesOptions, changes, changesPage } from './changes.ts'
import { WhocastError } from './error.ts'
import { chunksOf, eachOf, eachPage } from './many.ts'
import type {
  ChannelType,
  CheckOptions,
  CredentialFilter,
  HeldOptions,
  HeldPageOptions,
  Holder,
  HolderOptions,
  HolderPageOptions,
  LookupOptions,
  LookupOutcome,
  ProfileField,
  ProfileOf,
  SearchOptions,
  SearchResult,
  WhocastOptions,
} from './options.ts'
import { type CallOptions, createRequest, wait } from './request.ts'
import type {
  Change,
  ChangesAnswer,
  Credential,
  CredentialRecord,
  CredentialSubmission,
  HeldCredentials,
  Holders,
  Status,
} from './types.ts'
import { createWebhooks, type Webhooks } from './webhooks.ts'

export type { ChangesOptions } from './changes.ts'
export { WhocastError, type WhocastErrorCode } from './error.ts'
export type {
  ChannelType,
  CheckOptions,
  CredentialFilter,
  HeldOptions,
  HeldPageOptions,
  Holder,
  HolderOptions,
  HolderPageOptions,
  LookupOptions,
  LookupOutcome,
  ProfileField,
  ProfileOf,
  SearchOptions,
  SearchResult,
  WhocastOptions,
} from './options.ts'
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

/**
 * A service with the API `/api/v1`. Methods reject with a {@link WhocastError}, or with the reason of the caller's signal.
 * No match is an empty list.
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
  /** By free text: `vitalik.eth`, `0x…`, `fid:3`, `@dwr`, `twitter:jack`, a profile URL. */
  lookup<F extends ProfileField = ProfileField>(query: string, options?: LookupOptions<F>): Promise<ProfileOf<F>[]>
  /**
   * Batch lookup, each query as in `lookup`, in order; a query that failed has a `problem` in its place. Sent in requests of
   * 100 queries, a few at a time; if one request fails, the call fails.
   *
   * @example
   * for (const { query, profiles } of await whocast.lookupMany(['@dwr', 'fid:3'])) console.log(query, profiles[0]?.displayName)
   */
  lookupMany<F extends ProfileField = ProfileField>(
    queries: readonly string[],
    options?: LookupOptions<F>,
  ): Promise<LookupOutcome<F>[]>
  /**
   * Stored people by name, handle on any channel, location or skill: by prefix, in the middle of words, with a typing error. The best
   * match first.
   *
   * @example
   * const results = await whocast.search('vitalk', { limit: 5 })
   */
  search(query: string, options?: SearchOptions): Promise<SearchResult[]>
  /** One page of changes after a position, the oldest first. */
  changesPage(options?: ChangesOptions): Promise<ChangesAnswer>
  /**
   * Changes in order: pages while there are more, then one request every `everyMs` milliseconds (5,000 by default), until `signal` ends it.
   *
   * @example
   * for await (const change of whocast.changes({ after: 'latest' })) console.log(change.type, change.profileID)
   */
  changes(options?: ChangesOptions & { everyMs?: number | undefined }): AsyncGenerator<Change, void, undefined>
  /** Changes that are sent to a URL of yours. */
  webhooks: Webhooks
  /**
   * Stores a credential durably and idempotently. Needs a key with the scope `attest`.
   *
   * @example
   * await whocast.putCredential({ name: 'Speaker', attesteeAddress: '0x62822cBf935689918920380dEcAFFd4976ab327E' })
   */
  putCredential(submission: CredentialSubmission, options?: CallOptions): Promise<CredentialRecord>
  /** The whole record with its evidence; null if the uid is unknown. */
  credential(uid: string, options?: CallOptions): Promise<CredentialRecord | null>
  /**
   * The newest matching credential of a person, or null. Gates should pass an attester, issuer or grade, as anyone can issue a
   * credential of any name. `holder` is any identifier, as in `lookup`.
   *
   * @example
   * const isMember = (await whocast.heldCredential('dwr.eth', 'Guild member', { issuer: 'guild' })) !== null
   */
  heldCredential(holder: string, credentialName: string, options?: CheckOptions): Promise<CredentialRecord | null>
  /** All holders of a credential, the newest first; pages are fetched as needed. */
  holders(credentialName: string, options?: HolderOptions): AsyncGenerator<Holder, void, undefined>
  /** One page of the holders, with the cursor of the next. */
  holdersPage(credentialName: string, options?: HolderPageOptions): Promise<Holders>
  /**
   * All credentials of a person, by grade and then newest first; pages are fetched as needed. A profile
   * has the first 100. `holder` is any identifier, as in `lookup`.
   */
  held(holder: string, options?: HeldOptions): AsyncGenerator<Credential, void, undefined>
  /** One page of a person's credentials, with the total and the cursor of the next page. */
  heldPage(holder: string, options?: HeldPageOptions): Promise<HeldCredentials>
  /** How much of Farcaster is stored. */
  status(options?: CallOptions): Promise<Status['network']>
  /** The OpenAPI 3.1 document of the service. */
  reference(options?: CallOptions): Promise<Record<string, unknown>>
}

/**
 * A client of a Whocast service, or of another one with the same API. Needs only `fetch`: for Node 18 and
 * newer, browsers, and edge functions. Unknown fields are passed through.
 *
 * @example
 * const whocast = createWhocast({ baseUrl: 'https://whocast.example' })
 * const [profile] = await whocast.fname('dwr')
 * @throws TypeError for an invalid base URL or key
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

/** Rejects what cannot stand in a header, as `fetch` would repeat the key in its error. */
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
