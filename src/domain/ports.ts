import type { Address, Hex } from 'viem'
import type { Credential, CredentialKind, CredentialRecord, Party } from './credential.ts'
import type { ServiceError } from './error.ts'
import type { Identifier } from './identifier.ts'
import type { Finding, Profile } from './profile.ts'
import type { NameResolution } from './proof.ts'
import type { Grade } from './verification.ts'

/** Now, in unix milliseconds. */
export type Clock = () => number

/** What is counted and timed; `silentTelemetry` where nobody looks. */
export interface Telemetry {
  /** Runs `work` as one span, with its duration and whether it failed: it threw, or `hasFailed` says so of its result. */
  span<T>(
    room: 'source' | 'store' | 'render' | 'publish',
    name: string,
    work: () => Promise<T>,
    hasFailed?: (result: T) => boolean,
  ): Promise<T>
  /** Adds one to a counter: `whocast_<counter>_total{labels}`. */
  count(counter: string, labels?: Record<string, string>): void
  /**
   * Runs work that no request waits for as a trace of its own.
   *
   * @param cause the `traceparent` of what it is done because of; by default what is under way
   */
  background<T>(name: string, work: () => Promise<T>, cause?: string): Promise<T>
  /** Runs work outside of what is under way: loops that serve many. */
  apart<T>(work: () => T): T
  /** What is under way, as W3C Trace Context writes it, for others who go on with it; undefined when that is traced nowhere. */
  traceparent(): string | undefined
}

/** Does the work and tells nobody. */
export const silentTelemetry: Telemetry = {
  span: (_room, _name, work) => work(),
  count: () => {},
  background: (_name, work) => work(),
  apart: (work) => work(),
  traceparent: () => undefined,
}

/** Structured log lines, as pino takes them. Never profile secrets, tokens or raw bodies. */
export interface Logger {
  debug(fields: object, message: string): void
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
}

// ─── Sources ───────────────────────────────────────────────────────────────────────────────

/** Who is meant, as far as it is known: what the sources are asked about. */
export interface Subject {
  fid?: number
  /** The Farcaster name, without `@`. */
  fname?: string
  /** Proven or asked for, lower case, the primary one first. */
  addresses: Address[]
  /** ENS names that are to be checked or were asked for. */
  ensNames: string[]
}

/** What a source makes of an identifier. */
export interface Widened {
  subject: Subject
  /** What it learned on the way; a source is not asked again for a scope that it already answered. */
  findings: Finding[]
}

/** Thrown by a source that could not ask. "Nobody there" is an answer, not an error. */
export class SourceError extends Error {
  override readonly name = 'SourceError'
  readonly source: string
  /** Whether asking again may help: timeouts, 429, 5xx. */
  readonly isTransient: boolean
  /** For strangers, after the name of the source: says nothing of our upstreams but what happened. */
  readonly reason: string
  constructor(source: string, message: string, options: { cause?: unknown; isTransient?: boolean; reason?: string } = {}) {
    super(`${source}: ${message}`, { cause: options.cause })
    this.source = source
    this.isTransient = options.isTransient ?? true
    this.reason = options.reason ?? 'could not be asked'
  }
}

export interface AskOptions {
  signal: AbortSignal
}

/**
 * A place to ask about people. Calls are batched: both verbs take many at once and answer in
 * order. A whole call fails with a {@link SourceError}; one entry fails by an `Error` in its place.
 */
export interface Source {
  readonly name: string
  /** Which kinds of identifier `widen` can do something with. */
  canWiden(identifier: Identifier): boolean
  /** Whether nobody holds an identifier that it can widen where it says so; true where absent. */
  isDecisive?(identifier: Identifier): boolean
  /** Identifier to subject. `null`: this source knows that nobody holds it. */
  widen(identifiers: Identifier[], options: AskOptions): Promise<(Widened | null | SourceError)[]>
  /** Everything this source knows about each subject; an empty list when it knows nothing. */
  collect(subjects: Subject[], options: AskOptions): Promise<(Finding[] | SourceError)[]>
  /** Ends its connections, where it keeps any. */
  close?(): Promise<void>
}

/**
 * What a name resolves to, for the coin type of its kind; null when it certainly resolves to nothing. Rejects when that could not be
 * asked.
 */
export type ResolveName = (name: string, options: AskOptions) => Promise<NameResolution | null>

/** Adds to findings what chains prove of them, and says of each row how well it is known. */
export interface EvidenceKeeper {
  /** The findings with what is at hand; never waits for a chain. */
  attach(findings: Finding[]): Promise<Finding[]>
  /** Asks the chains for what is missing or old, and saves the findings that it makes better. Rejects only when they cannot be saved. */
  follow(findings: Finding[], save: (findings: Finding[]) => Promise<void>): Promise<void>
}

// ─── Lookup: what the faces get ─────────────────────────────────────────────────────────────

export interface LookupOptions {
  /** `proof`: channels keep their proofs. `claims`: socials answer with unverified links too, after the verified. */
  include?: { proof?: boolean; claims?: boolean }
  signal?: AbortSignal
}

export interface Answer {
  /** At most one for a unique identifier; several for a social handle. */
  profiles: Profile[]
  /** Some of it could not be refreshed when it was due. */
  isStale: boolean
  /** Sources that failed while this was asked. */
  failedSources: string[]
  /** Changes to any of these make the answer out of date; see {@link Store.onChange}. */
  tags: string[]
  /** Unix ms until when it need not be looked at again unless a tag changes. */
  freshUntil: number
}

export interface Lookup {
  /** Throws ServiceError `unavailable` only when nothing is known and nobody could be asked. */
  one(identifier: Identifier, options?: LookupOptions): Promise<Answer>
  /** The same for many, with batched upstream calls; failures stand in their place. */
  many(identifiers: Identifier[], options?: LookupOptions): Promise<(Answer | Error)[]>
}

// ─── Store ──────────────────────────────────────────────────────────────────────────────────

/** A person as stored, found by one key. */
export interface StoredProfile {
  profile: Profile
  /** False when only an unverified link leads here: a claimed handle, or an ENS name that merely resolves to the wallet. */
  isVerified: boolean
  /** A wallet of which only credentials are known: no source has spoken of it, so that they are worth asking. */
  isBare?: true
  /** Unix seconds of the last complete check. */
  checkedAt: number
  /** Unix seconds when the sources should be asked again; null when never (no live source spoke of it). */
  refreshAt: number | null
}

export interface FindOptions {
  /** Channels with their proofs, sources and times (a second statement). */
  proof?: boolean
  /** Unverified links too, after the verified. */
  claims?: boolean
  /**
   * A read replica may answer, where there is one. It has every change that {@link Store.onChange} told of, and not yet all that
   * was written since: not for reads that decide a write.
   */
  mayLag?: boolean
}

export interface SaveOptions {
  /** Unix seconds when to ask again; null: never. */
  refreshAt: number | null
  /** ENS names that resolve to a wallet without being its primary name: findable, joined to nothing. */
  pointers?: { key: string; to: string }[]
  /** Stored in the same transaction, as by `Credentials.put`: an import's people come with their credentials or not at all. */
  credentials?: CredentialRecord[]
  /** Set in the same transaction, as by `Cursors.set`: how far an import has come. */
  cursor?: { name: string; value: string }
}

/** People and what was found about them. */
export interface People {
  /** The hot path: one prepared statement. `key` as by `identifierKey`, or `id:<profileID>`. Verified first. */
  find(key: string, options?: FindOptions): Promise<StoredProfile[]>
  findMany(keys: string[], options?: FindOptions): Promise<StoredProfile[][]>
  /**
   * Replaces what each (source, scope) had said, regroups the people concerned by
   * `assemble`, keeps their IDs (the oldest wins when two become one; the other keeps resolving),
   * in one transaction. Findings about people who asked to be forgotten are left out.
   */
  save(findings: Finding[], options: SaveOptions): Promise<{ leftOut: ReadonlySet<Finding> }>
  /**
   * Takes a person out of every table and remembers keyed hashes of their keys; of a key by which nothing is stored, its own.
   *
   * @param options.isDryRun changes nothing, and says what would be removed
   */
  forget(key: string, options?: { isDryRun?: boolean }): Promise<Removal>
  /** Everybody, in ID order, for export: findings of all sources, and every credential (private, revoked and expired ones too). */
  all(): AsyncIterable<{ profileID: string; findings: Finding[]; credentials: CredentialRecord[] }>
  count(): Promise<number>
}

/** What was removed with a person. */
export interface Removal {
  people: number
  /** The keys that are kept out from now on. */
  identifiers: string[]
  /** Credentials about them, and those that they gave to others. */
  credentials: number
  given: number
  /** Mentions of the bot that were emptied. */
  mentions: number
  /** Other people whose unverified claims to these identifiers were taken out. */
  claims: number
}

/** One key that is kept out, as the hash that is kept of it. */
export interface ForgottenRow {
  hash: string
  /** The hash of the key that the operator named; empty where that was not kept. */
  root: string
  /** Unix seconds; 0 where that was not kept. */
  at: number
  /** 1 where it counts by itself, although names move. */
  is_asked: number
}

/** The list of the forgotten. */
export interface ForgottenList {
  all(): Promise<ForgottenRow[]>
  /** Lets back in what was kept out together with this key. Returns how many keys that were. */
  undo(key: string): Promise<number>
  /** Adds what {@link ForgottenList.all} gave before, and takes out who is on it. Returns how many people that were. */
  restore(rows: readonly ForgottenRow[]): Promise<number>
}

/** Which of the credentials of a name are meant; all of them where nothing is said. */
export interface CredentialFilter {
  /** Who signed, as the row names it: an address in lower case, `fid:3`; or the issuer that reported it. */
  attester?: string
  /** Who stored it. */
  issuer?: string
  /** The schema's uid, in lower case. */
  schema?: string
  kind?: CredentialKind
  grade?: Grade
}

export interface HolderQuery extends CredentialFilter {
  credentialName: string
  /** Match names that begin with it. */
  isPrefix?: boolean
  limit: number
  offset?: number
  cursor?: string
}

export interface HeldQuery extends CredentialFilter {
  credentialName?: string
  /** Match names that begin with it. */
  isPrefix?: boolean
  limit: number
  offset?: number
  cursor?: string
}

export interface Holder {
  profileID: string
  avatarUrl?: string
  displayName?: string
  bio?: string
  walletAddress?: Address
  /** The newest one by which they are a holder. */
  credential: { uid: Hex; attester: string; issuer: string; grade: Grade; issuedAt?: number }
}

export interface Credentials {
  /**
   * Stores a record durably before it resolves. Same (issuer, uid) replaces; a `conflict`
   * ServiceError when the uid is another attestee's under the same issuer.
   */
  put(record: CredentialRecord): Promise<CredentialRecord>
  /** The same for many in one transaction; a `conflict` stands in its record's place and leaves the others alone. */
  putMany(records: CredentialRecord[]): Promise<(CredentialRecord | ServiceError)[]>
  /** The first of {@link Credentials.byUid}; null when none. */
  get(uid: Hex): Promise<CredentialRecord | null>
  /**
   * The public records of a uid, one an issuer, revoked ones included. First the one whose evidence has this very uid, as anybody may have
   * stored another under it before; then those that are proven, and the first to be stored.
   */
  byUid(uid: Hex): Promise<CredentialRecord[]>
  /** The records of the credentials that a profile shows. */
  of(profileID: string): Promise<CredentialRecord[]>
  /** The people, and the wallets without a profile, that hold one; the newest first. */
  holders(query: HolderQuery): Promise<{ holders: Holder[]; cursor?: string }>
  /** A page of what these people hold that passes the filters, the best graded and newest first, and how many there are on all pages. */
  held(
    holders: readonly Pick<Holder, 'profileID' | 'walletAddress'>[],
    query: HeldQuery,
  ): Promise<{ credentials: Credential[]; total: number; cursor?: string }>
  /** The newest visible record of a name that any of these people holds and that passes the filter; null when none. */
  heldBy(
    holders: readonly Pick<Holder, 'profileID' | 'walletAddress'>[],
    query: CredentialFilter & { credentialName: string },
  ): Promise<CredentialRecord | null>
  /** Records whose revocation is to be looked at again: of `kinds`, checked before `before` (unix seconds). */
  toRecheck(kinds: CredentialRecord['kind'][], before: number, limit: number): Promise<CredentialRecord[]>
  all(): AsyncIterable<CredentialRecord>
  /** Those whose attestee has no profile yet, for export. */
  waiting(): AsyncIterable<CredentialRecord>
}

/** What an issuer PUTs, parsed and normalised: times in unix seconds, addresses and uids in lower case. */
export interface CredentialSubmission {
  name: string
  attestee: Party
  /** Whom the body names as attester. */
  attester?: Party
  schemaID?: string
  value?: string
  source?: string
  chain?: string
  reference?: string
  data?: string
  /** Absent: the body named no time. */
  issuedAt?: number
  expiresAt?: number
  /** As given, or derived from the issuer and the content. */
  uid: Hex
  /** Whether the body named the uid. */
  isUidGiven: boolean
  isPublic: boolean
  isRevoked: boolean
  /** A signed off-chain attestation as the body carries it, an object or in EAS' compact form; not yet looked at. */
  attestation?: Record<string, unknown> | string
}

/** Makes the record of a submission: checks the evidence that came with it, or signs, or merely reports. */
export interface Attestations {
  /**
   * @param issuer the key that PUT it
   * @param now unix seconds
   * @throws ServiceError `rule-broken` with pointers into the body where an attestation does not hold
   */
  accept(submission: CredentialSubmission, issuer: ApiKey, now: number): Promise<CredentialRecord>
}

export type Scope = 'read' | 'attest'

/** Times are unix seconds. */
export interface ApiKey {
  id: string
  /** The issuer it stands for. */
  name: string
  scopes: Scope[]
  /** Requests a minute; null: the default. */
  ratePerMinute: number | null
  /** Who attests when a PUT names nobody. */
  attester: Address | null
  createdAt: number
  expiresAt: number | null
  revokedAt: number | null
}

export interface Keys {
  /** The live key with this SHA-256 (hex), or null. */
  byHash(hash: string): Promise<ApiKey | null>
  create(key: ApiKey, hash: string): Promise<void>
  list(): Promise<ApiKey[]>
  /** False when there is no such live key. */
  revoke(id: string, at: number): Promise<boolean>
  /** Lets a live key expire at `at`, if it would not before: the old one of a rotation. False when there is none. */
  expire(id: string, at: number): Promise<boolean>
}

/** A mention on its way from webhook to reply: the bot's outbox. */
export interface MentionJob {
  castHash: Hex
  /** The cast as the webhook or the catch-up gave it. */
  payload: Record<string, unknown>
  authorFid: number
  threadHash: string
  receivedAt: number
  /** How often it was taken, this time included. */
  attempts: number
}

export type MentionOutcome =
  | { kind: 'replied'; replyHash: string }
  | { kind: 'refused'; reason: string }
  | { kind: 'dead'; reason: string }

/** What a reply counts as: help and endorsements have a budget of their own beside the common ones. */
export type ReplyKind = 'answer' | 'help' | 'endorsement'

export interface MentionCounts {
  authorLastHour: number
  authorInThread: number
  /** To anybody in this thread. */
  inThread: number
  overallLastHour: number
  /** Help replies to the author in the last day. */
  authorHelpLastDay: number
  /** Endorsements of the author that were taken in the last day. */
  authorEndorsementsLastDay: number
  /** Endorsements of all authors that were taken in the last day. */
  overallEndorsementsLastDay: number
}

export interface Mentions {
  /** Claim and queue in one transaction; false when the cast hash was claimed before. */
  claim(job: Omit<MentionJob, 'attempts'>): Promise<boolean>
  /** Leases up to `limit` due jobs to one worker; a lease that runs out is taken up again. */
  take(worker: string, now: number, leaseMs: number, limit: number): Promise<MentionJob[]>
  /** Puts a job back, due at `at` (unix ms). */
  retry(castHash: Hex, worker: string, at: number, reason: string): Promise<void>
  finish(castHash: Hex, worker: string, outcome: MentionOutcome, at: number): Promise<void>
  /**
   * Counts this job's reply against the budgets and keeps it, atomically; null when a budget is used up. A job that has
   * reserved before gets the reply it kept then, so that every attempt publishes the same one.
   */
  reserve(castHash: Hex, kind: ReplyKind, limits: MentionCounts, now: number, reply: Reply): Promise<Reply | null>
  /** The thread of the mention that a reply of the bot answered; null when it published no such reply. */
  threadOf(replyHash: Hex): Promise<string | null>
  counts(authorFid: number, threadHash: string, now: number): Promise<MentionCounts>
  dead(limit: number): Promise<(MentionJob & { reason: string })[]>
  /** How many wait and how many were given up; `oldestAt` is when the longest waiting was received (unix ms), null when none waits. */
  backlog(): Promise<{ queued: number; dead: number; oldestAt: number | null }>
  /** Queues dead letters again; all of them without a hash. Returns how many. */
  replay(castHash?: Hex): Promise<number>
}

/** Small named values of background work: how far an indexer or a catch-up has come. */
export interface Cursors {
  get(name: string): Promise<string | null>
  set(name: string, value: string): Promise<void>
  /** Takes a named lease for `ms`; false while another process holds it. For single flight across processes. */
  lease(name: string, owner: string, ms: number): Promise<boolean>
  release(name: string, owner: string): Promise<void>
}

/** What changed: keys as by `identifierKey`, `id:<profileID>`, and `key:<id>` of API keys; or everything, since somebody
 * was removed or because it is too much to name. */
export type Change = { tags: string[] } | { all: true; isRemoval?: true }

export interface Connections {
  open: number
  idle: number
  /** Callers that wait for one. */
  waiting: number
}

export interface Store {
  readonly kind: 'sqlite' | 'postgres'
  people: People
  credentials: Credentials
  keys: Keys
  mentions: Mentions
  cursors: Cursors
  forgotten: ForgottenList
  /**
   * Overwrites what was deleted where it lay in the database's files, as far as the engine can. SQLite: all of it. PostgreSQL:
   * what no transaction can see any more is freed; `isWhole` writes the tables anew, which locks each meanwhile.
   */
  scrub(options?: { isWhole?: boolean }): Promise<void>
  /**
   * Told of every write: of this process before the write resolves, of other processes within
   * a second. Returns a function that ends it.
   */
  onChange(listener: (change: Change) => void): () => void
  /** For a process that was frozen and heard of no writes meanwhile: tells every listener that everything may have changed. */
  awoke(): void
  /** Throws when the database cannot be reached or its schema is not ours. */
  check(): Promise<void>
  /** Connections to the database, and ms since the writes of other processes were last looked for with success. */
  figures(): { connections: Connections; changesSeenMsAgo: number }
  close(): Promise<void>
}

// ─── Pictures ───────────────────────────────────────────────────────────────────────────────

export type CardSubject =
  | { kind: 'profile'; profile: Profile; handle: string }
  | { kind: 'not-found'; asked: string }
  /** A handle that answers for no one person: several hold it, or it is only claimed. */
  | { kind: 'people'; asked: string; holders: number; claimants: number }
  | { kind: 'home' }
  | { kind: 'error'; message: string }

export interface CardOptions {
  ratio: '3:2' | '1.91'
  theme: 'light' | 'dark'
  format: 'png' | 'webp'
}

export interface AvatarOptions {
  /** Edge in pixels. */
  size: number
  format: 'png' | 'webp'
}

export interface Picture {
  bytes: Uint8Array
  contentType: string
  /** Quoted, strong; the same for the same picture. */
  etag: string
}

export interface Renderer {
  card(subject: CardSubject, options: CardOptions): Promise<Picture>
  /** The avatar alone, square, re-encoded; the initials where it has none or it cannot be had. */
  avatar(profile: Profile, options: AvatarOptions): Promise<Picture>
  /** The accent of a profile's card as `#rrggbb` when it is known already, without waiting for anything; else null. */
  accent(profile: Profile): string | null
  close(): Promise<void>
}

/** Why a URL was not read: by policy, by the network, by its size, by time. */
export type FetchErrorKind = 'refused' | 'failed' | 'too-large' | 'timeout'

/** Thrown by a {@link GuardedFetch}. An answer with any HTTP status is not an error. */
export class FetchError extends Error {
  override readonly name = 'FetchError'
  readonly kind: FetchErrorKind
  constructor(kind: FetchErrorKind, message: string, options: { cause?: unknown } = {}) {
    super(`${kind}: ${message}`, options)
    this.kind = kind
  }
}

/** A share of the memory for what strangers send: grows by the bytes that are read; its holder releases it. */
export interface DownloadLease {
  grow(bytes: number, signal?: AbortSignal): Promise<void>
  release(): void
}

/** Opens a URL that a stranger chose, safely; see sources/guarded-fetch.ts. */
export type GuardedFetch = (
  url: string,
  options: {
    maxBytes: number
    timeoutMs?: number
    method?: 'GET' | 'POST'
    body?: string
    headers?: Record<string, string>
    signal?: AbortSignal
    maxRedirects?: number
    /** Holds the bytes of the answer for as long as the caller needs them; else they are counted while they are read. */
    lease?: DownloadLease
  },
) => Promise<{ status: number; headers: Headers; bytes: Uint8Array; url: string }>

// ─── Publishing ─────────────────────────────────────────────────────────────────────────────

export interface Reply {
  text: string
  /** Pages that unfold as cards; a cast holds two at most. */
  embedUrls: string[]
  parent: { hash: Hex; fid: number }
  /** The same for every attempt at one reply; derived from the mention's cast hash. */
  idempotencyKey: string
  /** The time it carries, unix seconds: the same for every attempt. */
  at: number
}

/** Thrown by a publisher. */
export class PublishError extends Error {
  override readonly name = 'PublishError'
  readonly isTransient: boolean
  readonly retryAfterMs: number | undefined
  constructor(message: string, options: { isTransient: boolean; retryAfterMs?: number; cause?: unknown }) {
    super(message, { cause: options.cause })
    this.isTransient = options.isTransient
    this.retryAfterMs = options.retryAfterMs
  }
}

export interface Publisher {
  readonly name: string
  /** Publishes once per idempotency key; resolves to the reply's cast hash. */
  publish(reply: Reply): Promise<Hex>
}
