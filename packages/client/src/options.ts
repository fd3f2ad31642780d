import type { CallOptions, Fetch } from './request.ts'
import type { BulkAnswer, Channel, Credential, Holders, Profile, SearchAnswer } from './types.ts'

export interface WhocastOptions {
  /**
   * Base URL of the service: its origin, or where its `/ens`, `/fid`, … begin. In browsers it may
   * be relative.
   */
  baseUrl: string
  /** A key of the operator: `read` for higher limits, `attest` to store credentials. */
  key?: string | undefined
  /** In place of the global one. */
  fetch?: Fetch | undefined
  /** For one call with all its retries, 10,000 by default. */
  timeoutMs?: number | undefined
  /**
   * Maximum retries of a call, 2 by default: after 429, 502, 503, 504 and broken connections. The
   * delay is `Retry-After`, else a quarter of a second, doubled each time, with jitter.
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
  /**
   * `proof`: with sources, times and proofs. `claims`: for socials, after the verified profiles
   * also those that only claim the handle. `proven`, alone: only the members that their evidence
   * shows; even `profileID` and empty lists are absent.
   */
  include?: readonly ('proof' | 'proven' | 'claims')[] | undefined
  /** Only these fields and `profileID`. */
  fields?: readonly F[] | undefined
  /** Addresses that you trust: other wallets that look like one of them get `lookalikeOf`. */
  known?: readonly string[] | undefined
}

export type ProfileOf<F extends ProfileField> = Pick<Profile, 'profileID' | F>

export type LookupOutcome<F extends ProfileField = ProfileField> = Omit<
  BulkAnswer['answers'][number],
  'profiles'
> & {
  profiles: ProfileOf<F>[]
}

export type ChannelType = Channel['type']
export type SearchResult = SearchAnswer['results'][number]
export type Holder = Holders['profiles'][number]

export interface SearchOptions extends CallOptions {
  /** The maximum number of results, 1 to 50; 10 by default. */
  limit?: number | undefined
  type?: SearchResult['match']['type'] | undefined
}

export interface CredentialFilter {
  /** The signer: an address or `fid:3`; for `reported` credentials the issuer that stored them. */
  attester?: string | undefined
  issuer?: string | undefined
  schema?: string | undefined
  kind?: Credential['kind'] | undefined
  grade?: Holder['credential']['grade'] | undefined
}

export interface CheckOptions extends CallOptions, CredentialFilter {}

export interface HolderOptions extends CallOptions, CredentialFilter {
  /** `prefix`: all credentials whose names have this prefix. */
  match?: 'exact' | 'prefix' | undefined
  /** Results per page, 1 to 100; 100 by default. */
  limit?: number | undefined
}

export interface HeldOptions extends HolderOptions {
  /** Only credentials of this name; with `match: 'prefix'`, of names with this prefix. */
  credentialName?: string | undefined
}

export type HeldPageOptions = HeldOptions & HolderPageOptions

export interface HolderPageOptions extends HolderOptions {
  /** From the previous page. */
  cursor?: string | undefined
  /** Results to skip; use the cursor for deep pages. */
  offset?: number | undefined
}
