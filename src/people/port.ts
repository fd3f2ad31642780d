import type { ChannelType } from '@whocast/contract/channel.ts'
import type { CredentialRecord } from '@whocast/contract/credential.ts'
import type { Finding, Profile } from '@whocast/contract/profile.ts'
import type { WrittenProfile } from '@whocast/contract/written-profile.ts'
import type {
  BroughtClaims,
  BroughtDecision,
  SignedDecision,
} from '@whocast/evidence/people-file/signed-decision.ts'
import type { StoredPerson } from '@whocast/evidence/people-file/write-person.ts'
import type { IssuerChoice } from '../credentials/port.ts'

/** The custody address of a fid, in lower case. */
export interface Custody {
  fid: number
  address: string
}

/** A person as stored, found by one key. */
export interface StoredProfile {
  /** May be a getter that parses what is stored. */
  readonly profile: Profile
  /**
   * The profile ready to be sent. Absent with proofs, with a warning, and where there are more
   * credentials than are shown.
   */
  readonly written?: WrittenProfile | undefined
  /**
   * False when only an unverified link leads here: a claimed handle, or an ENS name that merely
   * resolves to the wallet.
   */
  isVerified: boolean
  /** Unix seconds since when a name that merely resolves to this person led elsewhere before. */
  readonly nameChangedAt?: number
  /**
   * A wallet of which only credentials are known: no source has spoken of it, so that they are
   * worth asking.
   */
  isBare?: true
  /** Unix seconds of the last complete check. */
  checkedAt: number
  /** Unix seconds when the sources are due again; null for never (no live source knows it). */
  refreshAt: number | null
  /** A row has ended since it was stored, and is a claim in `profile`. */
  readonly hasEnded?: boolean
}

export interface FindOptions {
  /** Channels with their proofs, sources and times (a second statement). */
  proof?: boolean
  /** Unverified links too, after the verified. */
  claims?: boolean
  /** Which credentials come first, and whether others are left out. */
  issuers?: IssuerChoice | undefined
  /**
   * A read replica may answer, where there is one. It has every change that {@link Store.onChange}
   * told of, and not yet all that was written since: not for reads that decide a write.
   */
  mayLag?: boolean
  /** Is called if the result of a read replica may be older than that, with how much, in ms. */
  onBehind?: (ms: number) => void
}

/** The current holder of an identifier, by the authority over it. */
export interface Release {
  /** As by `identifierKey`. */
  key: string
  /** The key of the holder, `eth:0x…` or `fid:3`; null for none. */
  to: string | null
  /** The source that read the authority. */
  by: string
  /** Unix seconds when it began to, as in findings. */
  readFrom?: number
}

export interface SaveOptions {
  /** Identifiers that are taken from everyone but their holder, in the same transaction. */
  releases?: readonly Release[]
  /** Unix seconds when to ask again; null: never. */
  refreshAt: number | null
  /**
   * ENS names that resolve to a wallet without being its primary name: findable, joined to nothing.
   */
  pointers?: { key: string; to: string }[]
  /**
   * Stored in the same transaction, as by `Credentials.put`: an import's people come with their
   * credentials or not at all.
   */
  credentials?: CredentialRecord[]
  /** Put in force in the same transaction: what owners decided comes with them. */
  decisions?: BroughtDecision[]
  /** Stored in the same transaction: accounts that owners claim by statements. */
  claims?: BroughtClaims[]
  /**
   * Set in the same transaction, as by `Cursors.set`: how far an import has come. `was`: what it
   * must be until now, null for none; a `conflict` ServiceError otherwise, and nothing is stored.
   */
  cursor?: { name: string; value: string; was?: string | null }
  /** More that is set in the same transaction, as by `Cursors.set`. */
  marks?: readonly { name: string; value: string }[]
}

/** The parts of a save that were not stored. */
export interface Saved {
  /** Findings and decisions of people who asked to be forgotten. */
  leftOut: ReadonlySet<Finding | SignedDecision>
  /** Why accounts that owners claim were not taken, each as a sentence. */
  refused: ReadonlyMap<BroughtClaims, string[]>
}

/** Totals for readers. */
export interface Amounts {
  people: number
  accounts: number
}

/** A number this large stands for as many or more. */
export const MAX_AMOUNT = 100_000

/** People and what was found about them. */
export interface People {
  /**
   * The hot path: one prepared statement. `key` as by `identifierKey`, or `id:<profileID>`.
   * Verified first.
   */
  find(key: string, options?: FindOptions): Promise<StoredProfile[]>
  findMany(keys: string[], options?: FindOptions): Promise<StoredProfile[][]>
  /**
   * Replaces what each (source, scope) had said, regroups the people concerned by `assemble`, keeps
   * their IDs (the oldest wins when two become one; the other keeps resolving), in one transaction.
   * Findings about people who asked to be forgotten are left out, and so are their decisions.
   *
   * @throws ServiceError `rule-broken` where nothing shows that the signer of a decision speaks
   *   for the person: nothing is stored then
   */
  save(findings: Finding[], options: SaveOptions): Promise<Saved>
  /**
   * The fids behind keys, `fid:1` and `eth:0x…`, of which nothing is known but the address that
   * holds them. {@link People.find} knows no such fids, {@link People.findings} does.
   */
  bareFids(
    keys: readonly string[],
    options?: Pick<FindOptions, 'mayLag'>,
  ): Promise<Map<string, number>>
  /** Returns the stored finding of one source for each of these scopes; null if there is none. */
  findings(source: string, scopes: readonly string[]): Promise<(Finding | null)[]>
  /**
   * Returns the findings of one source before a time (unix seconds) for scopes with this prefix, in
   * the order of scopes.
   *
   * @param which.after the scope after which they begin
   */
  findingsBefore(
    source: string,
    which: { prefix: string; before: number; after: string; limit: number },
  ): Promise<Finding[]>
  /** Returns the stored findings of all sources for these scopes. */
  findingsUnder(scopes: readonly string[]): Promise<Finding[]>
  /**
   * Returns the findings of accounts of one type, in order of their scopes; see `account-link.ts`.
   *
   * @param given.before read before this time, unix seconds
   * @param given.after scopes that come after this one
   */
  linksBefore(given: {
    type: ChannelType
    before: number
    after: string
    limit: number
  }): Promise<Finding[]>
  /**
   * The people who hold each key or claim it, as the verified exclusive keys of each: the holders
   * first, few of those who claim it.
   */
  holders(keys: readonly string[]): Promise<Map<string, string[][]>>
  /**
   * The verified exclusive keys (as by `identifierKey`, and `id:`) of the holder of this one; empty
   * where it has no holder.
   */
  identity(key: string): Promise<string[]>
  /**
   * Takes a person out of every table and remembers keyed hashes of their keys; of a key by which
   * nothing is stored, its own.
   *
   * @param options.isDryRun changes nothing, and says what would be removed
   */
  forget(
    key: string,
    options?: {
      isDryRun?: boolean
      /** The current holder of the fid: the removal does not bind a later holder. */
      custody?: Custody | undefined
    },
  ): Promise<Removal>
  /** Returns the stored findings about a profile; empty if there is none with this ID. */
  findingsOf(profileID: string): Promise<Finding[]>
  /**
   * All people, in ID order, for export: findings of all sources, and every credential (private,
   * revoked and expired ones too).
   */
  all(): AsyncIterable<StoredPerson>
  count(): Promise<number>
  /**
   * How many people and verified accounts are stored; counting stops at {@link MAX_AMOUNT}.
   * Invented people are counted too.
   */
  amounts(): Promise<Amounts>
}

/** The data removed with a profile. */
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
