/**
 * The forms of the API on the wire. Generated from its OpenAPI document by `npm run client:types`: not to be edited.
 */
export type ChannelType =
  | 'agent'
  | 'apple'
  | 'basename'
  | 'behance'
  | 'bluesky'
  | 'calendar'
  | 'codeberg'
  | 'colinks'
  | 'custom'
  | 'daimo'
  | 'deca'
  | 'discord'
  | 'dune'
  | 'email'
  | 'ens'
  | 'farcards'
  | 'farcaster'
  | 'friendtech'
  | 'gallery'
  | 'github'
  | 'gitlab'
  | 'google'
  | 'hackernews'
  | 'instagram'
  | 'interface'
  | 'keybase'
  | 'lens'
  | 'linkedin'
  | 'linkedin-company'
  | 'linktree'
  | 'link3'
  | 'literal'
  | 'luma'
  | 'mastodon'
  | 'medium'
  | 'mirror'
  | 'nftd'
  | 'nostr'
  | 'npm'
  | 'orcid'
  | 'opensea'
  | 'paragraph'
  | 'partiful'
  | 'phone'
  | 'portrait'
  | 'readcv'
  | 'reddit'
  | 'researchhub'
  | 'rodeo'
  | 'signal'
  | 'solana'
  | 'soundcloud'
  | 'spotify'
  | 'steam'
  | 'superrare'
  | 'talentprotocol'
  | 'telegram'
  | 'tenfold'
  | 'threads'
  | 'tiktok'
  | 'twitch'
  | 'twitter'
  | 'wallet'
  | 'website'
  | 'whatsapp'
  | 'xmtp'
  | 'youtube'
/** With `fields`: the requested members and profileID */
export type ProfilePart = Pick<Profile, 'profileID'> & Partial<Profile>

export interface BulkAnswer {
  answers: {
    query: string
    profiles: Profile[]
    problem?: Omit<Problem, 'instance' | 'profiles'>
  }[]
}
export interface Profile {
  /** Stable for the life of the profile */
  profileID: string
  /** The primary wallet, lower case */
  walletAddress?: string
  /** The same, EIP-55 */
  primaryWalletAddress?: string
  /** chosen: the Farcaster profile names it; only: no other wallet is verified; first: the first by grade of proof, then by age; custody: no wallet is verified, and it holds the fid */
  primaryWalletReason?: 'chosen' | 'only' | 'first' | 'custody'
  avatarUrl?: string
  displayName?: string
  bio?: string
  location?: string
  jobTitle?: string
  primarySkill?: string
  networkingStatus?: string
  /** The profile's page */
  url?: string
  channels: Channel[]
  /**
   * By grade, then the newest first
   *
   * @maxItems 100
   */
  credentials: Credential[]
  /** The total, if it is more; 20000 means 20000 or more. GET /credentials?holder= has all of them */
  credentialCount?: number
  /** With include=proof: shared evidence of several rows (docs/evidence.md) */
  evidence?: Evidence
  highlights?: {
    title: string
    url: string
    [k: string]: unknown
  }[]
  workExperience?: {
    jobTitle?: string
    orgWebsite?: string
    employmentType?: string
    startDate?: string
    endDate?: string
    location?: string
    isVerified?: boolean
    [k: string]: unknown
  }[]
  events?: {
    id: string
    source?: string
    name?: string
    description?: string
    eventUrl?: string
    imageUrl?: string
    [k: string]: unknown
  }[]
  guilds?: {
    guildId: number
    roleIds: number[]
    isAdmin?: boolean
    isOwner?: boolean
    joinedAt?: string
    [k: string]: unknown
  }[]
  /** The time of the newest check */
  updatedAt?: string
  /** The fields that hold the own words of the person */
  ownFields?: string[]
  /** The colour that the person chose, `#rrggbb` */
  accent?: string
  /** A sample person */
  isSample?: true
  warning?: Warning
}
export interface Channel {
  type: ChannelType
  /** False: an unverified claim */
  isVerified: boolean
  /** True: the account exists, and its value is private; `value` is empty then */
  isLocked: boolean
  /** On every verified channel, and on no other */
  verification?: Verification
  /** When a claim that was confirmed before ceased to be */
  lapsedAt?: string
  /** On a name or wallet that another profile had before: since when this one has it, as far as this service saw */
  holderChangedAt?: string
  /** When its silent registry last confirmed an fname of two reported holders */
  disputedSince?: string
  /** Since when the account names this profile while it is or was confirmed for another one. It counts after 24 hours and a second fetch */
  pendingSince?: string
  /** Why the account cannot be read, where an operator has to change something first */
  unreadableReason?: string
  /** When a verified row ends: a name counts until its registration does */
  expiresAt?: string
  /** On a verified name with an expiry that Ethereum does not record */
  isExpiryUnknown?: true
  /** On the claim to an expired name: until then only its former holder can renew it */
  graceEndsAt?: string
  /** Another wallet of the profile with the same first and last four digits. Compare the whole address */
  lookalikeOf?: string
  /** The place that the person gave it among their accounts, from 0; absent: none */
  place?: number
  /** Wallets in EIP-55, handles in their own letter case */
  value: string
  url?: string
  /** On a farcaster channel the first entry is the fid */
  metadata?: {
    name: string
    value: string
  }[]
  /** With include=proof: the source */
  source?: string
  /** With include=proof */
  checkedAt?: string
  /** With include=proof: the checkable proof */
  proof?: {
    method: string
    [k: string]: unknown
  }
}
export interface Verification {
  /** proven: by signatures or chain state, checkable offline; confirmed: two public records refer to each other; reported: by `by` alone */
  grade: 'proven' | 'confirmed' | 'reported'
  /** The reporter; only of `reported` */
  by?: string
  /** RFC 3339 */
  checkedAt: string
}
export interface Credential {
  name: string
  chain: string
  source: string
  reference: string
  /** 32 bytes in hex */
  uid: string
  /** The signer: an address, or `fid:3` of a cast; for `reported` credentials the name of the issuer that stored it */
  attester: string
  /** The attester named by the issuer, without a signature */
  claimedAttester?: string
  /** Absent if unknown */
  issuedAt?: string
  /** RFC 3339 */
  expiresAt?: string
  /** The whole record with its evidence */
  url: string
  /** How it can be checked */
  kind: 'eas-offchain' | 'eas-onchain' | 'farcaster-cast' | 'reported'
  /** The grade */
  verification: Verification
  /** With include=proof */
  checkedAt?: string
  /** With include=proof: the checkable proof */
  proof?: {
    method: string
    [k: string]: unknown
  }
}
export interface Evidence {
  /** The app keys that signed, and the proof of their owner */
  appKeys?: {
    fid: number
    /** Bytes in hex */
    key: string
    method: string
    [k: string]: unknown
  }[]
  /** The custody addresses of the fids */
  custody?: {
    fid: number
    /** An address: 0x and 40 hex digits */
    address: string
    method: string
    [k: string]: unknown
  }[]
  /** Messages in which the fid states its name, bio and image */
  userData?: {
    /** Bytes in hex */
    dataBytes: string
    /** Bytes in hex */
    hash: string
    /** Bytes in hex */
    signature: string
    /** Bytes in hex */
    signer: string
  }[]
  /** Slots of contracts under the state root of a block (EIP-1186) */
  state?: {
    chainId: number
    /** Bytes in hex */
    blockHash: string
    /** An address: 0x and 40 hex digits */
    address: string
    /** Items: Bytes in hex */
    accountProof: string[]
    storage: {
      /** Bytes in hex */
      slot: string
      /** Bytes in hex */
      value: string
      /** Items: Bytes in hex */
      proof: string[]
    }[]
  }[]
  /** The RLP headers of those blocks */
  blocks?: {
    chainId: number
    /** Bytes in hex */
    hash: string
    /** Bytes in hex */
    header: string
  }[]
}
export interface Warning {
  /** The name could be mistaken for that of another person with more proof */
  type: 'lookalike'
  /** The other person */
  of: {
    /** Stable for the life of the profile */
    profileID: string
    displayName?: string
    handle: string
    url?: string
  }
}
export interface BulkPartAnswer {
  answers: {
    query: string
    profiles: ProfilePart[]
    problem?: Omit<Problem, 'instance' | 'profiles'>
  }[]
}
export interface BulkProvenAnswer {
  answers: {
    query: string
    profiles: ProvenProfile[]
    problem?: Omit<Problem, 'instance' | 'profiles'>
  }[]
}
/** With `include=proven`: only the members that their evidence shows */
export interface ProvenProfile {
  /** An address: 0x and 40 hex digits */
  walletAddress?: string
  /** An address: 0x and 40 hex digits */
  primaryWalletAddress?: string
  avatarUrl?: string
  displayName?: string
  bio?: string
  location?: string
  highlights?: {
    title: string
    url: string
    [k: string]: unknown
  }[]
  channels?: Pick<Channel, 'type' | 'value' | 'isVerified' | 'metadata'>[]
  credentials?: (Pick<Credential, 'name' | 'uid' | 'attester' | 'kind'> &
    Partial<Pick<Credential, 'chain' | 'source' | 'reference' | 'issuedAt' | 'expiresAt'>>)[]
}
export interface BulkQuery {
  /**
   * Each as `q` of GET /lookup
   *
   * @minItems 1
   * @maxItems 100
   */
  queries: string[]
}
export interface Challenge {
  nonce: string
  domain: string
  uri: string
  version: '1'
  /** The chain IDs that the message may name */
  chains: number[]
  issuedAt: string
  /** Until when the nonce may be used, once */
  expiresAt: string
}
export interface Change {
  /** Unique and stable */
  id: string
  /** Its position, for `after` */
  cursor: string
  type:
    | 'profile.created'
    | 'profile.updated'
    | 'profile.merged'
    | 'profile.removed'
    | 'identifier.moved'
    | 'credential.issued'
    | 'credential.updated'
    | 'credential.revoked'
    | 'credential.removed'
  /** RFC 3339 */
  at: string
  /** The profile; absent for a credential whose holder has none */
  profileID?: string
  /** For a merged profile: the profile that replaces it */
  into?: string
  /** For `identifier.moved`: the name or wallet, such as `ens:golden.eth` */
  identifier?: string
  credential?: {
    /** 32 bytes in hex */
    uid: string
    name: string
    issuer: string
    /** An address: 0x and 40 hex digits */
    holder?: string
  }
}
export interface ChangesAnswer {
  changes: Change[]
  /** `after` of the next page */
  next: string
  /** Whether there are more */
  hasMore: boolean
  /** Changes after the requested position are no longer stored */
  isTruncated?: true
}
export interface ChannelName {
  type: ChannelType
  value: string
}
export interface CheckAnswer {
  isHeld: boolean
  /** The newest one that matches */
  credential?: CredentialRecord
}
export interface CredentialRecord {
  /** 32 bytes in hex */
  uid: string
  kind: 'eas-offchain' | 'eas-onchain' | 'farcaster-cast' | 'reported'
  name: string
  value?: string
  source?: string
  chain?: string
  reference?: string
  data?: string
  schema?: {
    uid: string
    definition?: string
  }
  /** Who signed */
  attester?: {
    /** An address: 0x and 40 hex digits */
    address?: string
    /** Stable for the life of the profile */
    profileID?: string
    fid?: number
    /** Of a `reported` credential: the issuer that stored it */
    issuer?: string
  }
  /** The attester named by the issuer, without a signature */
  claimedAttester?: {
    /** An address: 0x and 40 hex digits */
    address?: string
    /** Stable for the life of the profile */
    profileID?: string
    fid?: number
  }
  /** The claimed attester, when the service signed */
  onBehalfOf?: string
  attestee: {
    /** An address: 0x and 40 hex digits */
    address?: string
    /** Stable for the life of the profile */
    profileID?: string
    fid?: number
  }
  /** Who stored it */
  issuer: string
  /** Absent if unknown */
  issuedAt?: string
  /** RFC 3339 */
  expiresAt?: string
  revocation: {
    status: 'active' | 'revoked' | 'unknown'
    /** RFC 3339 */
    at?: string
    /** RFC 3339 */
    checkedAt?: string
  }
  verification: {
    method: string
    result: 'holds' | 'unchecked'
    /** RFC 3339 */
    checkedAt: string
  }
  evidence?: {
    [k: string]: unknown
  }
  isPublic: boolean
}
export interface CredentialAnswer {
  credential: CredentialRecord
  /** All issuers that stored a credential under this uid, if there are several; the first is shown unless the query names one */
  issuers?: string[]
}
export interface CredentialSubmission {
  name: string
  /** An address: 0x and 40 hex digits */
  attesteeAddress?: string
  /** Stable for the life of the profile */
  attesteePKID?: string
  /** An address: 0x and 40 hex digits */
  attesterAddress?: string
  /** Stable for the life of the profile */
  attesterPKID?: string
  schemaID?: string
  value?: string
  source?: string
  chain?: string
  reference?: string
  data?: string
  /** When it was attested; now by default */
  timestamp?: number | string
  /** Unix seconds, unix milliseconds, or RFC 3339 */
  expiresAt?: number | string
  /** Derived from the content by default */
  uid?: string
  /** False: stored but not shown */
  isPublic?: boolean
  /** True: removed from the profile immediately */
  isRevoked?: boolean
  /** A signed EAS off-chain attestation: the object, or its share URL of the EAS explorer */
  attestation?:
    | {
        [k: string]: unknown
      }
    | string
}
export interface DeliveriesAnswer {
  deliveries: {
    change: Change
    /** The subscribed identifiers that led to the person */
    matched: string[]
    attempts: number
    createdAt: string
    /** Why the last attempt failed */
    error?: string
  }[]
  /** `after` of the next page; absent on the last */
  next?: string
}
export interface HeldCredentials {
  credentials: Credential[]
  /** The number on all pages; 20000 means 20000 or more */
  credentialCount: number
  /** For the next page; absent on the last */
  cursor?: string
}
export interface Holders {
  profiles: {
    /** Stable for the life of the profile */
    profileID: string
    avatarUrl?: string
    displayName?: string
    bio?: string
    /** An address: 0x and 40 hex digits */
    primaryWalletAddress?: string
    /** The newest one that makes them a holder */
    credential: {
      /** 32 bytes in hex */
      uid: string
      /** As on a profile: the signer, or the issuer that reported it */
      attester: string
      /** Who stored it */
      issuer: string
      grade: 'proven' | 'confirmed' | 'reported'
      /** Absent if unknown */
      issuedAt?: string
    }
  }[]
  /** For the next page; absent on the last */
  cursor?: string
}
export interface LookupAnswer {
  /** Empty if there is no match */
  profiles: Profile[]
  /** With include=trace, outside of production */
  trace?: Trace
}
export interface LookupPartAnswer {
  profiles: ProfilePart[]
  trace?: Trace
}
export interface Notifications {
  /** Whether the person is notified of changes in their Farcaster clients */
  isOn: boolean
}
export interface Notified {
  notifications: {
    isOn: boolean
    /** Clients in which they have turned messages on */
    clients: number
  }
}
export interface Own {
  session: Session
  isForgotten: boolean
  /** Why who is signed in may neither see what is private nor decide */
  objection?: string
  /** The subject of decisions: fid:3 or eth:0x… */
  of: string
  profileID?: string
  /** Their own data alone */
  identifiers: string[]
  channels: {
    type: string
    value: string
    isVerified: boolean
    source: string
    isHidden: boolean
    [k: string]: unknown
  }[]
  fields: {
    name: string
    value: unknown
    isHidden: boolean
  }[]
  /** Issuers of credentials about them: muted ones, then those with most */
  issuers?: {
    attester: string
    /** Name of its profile */
    name?: string
    /** Stored ones, private and revoked ones too */
    credentials: number
    /** Muted: none of its credentials is shown */
    isHidden: boolean
  }[]
  /** The active decision, with its statement */
  decision?: {
    isHidden: boolean
    [k: string]: unknown
  }
  /** Absent where no Farcaster client of theirs has turned messages on */
  notifications?: {
    isOn: boolean
    /** Clients in which they have turned messages on */
    clients: number
  }
  /** Everything that is stored, by source */
  held?: {
    [k: string]: unknown
  }
  [k: string]: unknown
}
export interface Session {
  /** Who signed; absent where an app key of the Farcaster account did */
  address?: string
  /** The Farcaster account that was signed in */
  fid?: number
  expiresAt: string
}
export interface OwnAccounts {
  /** How the account that was looked at stands now; absent where it was looked at a moment ago, or too often */
  outcome?: 'confirmed' | 'pending' | 'not-named' | 'several' | 'unreadable'
  claims: {
    type: ChannelType
    value: string
    url?: string
    isConfirmed: boolean
    checkedAt?: string
    /** Confirmed before; since when no longer */
    lapsedAt?: string
    /** Since when it waits for a second reading, after 24 hours */
    pendingSince?: string
    /** Why the account cannot be read */
    unreadableReason?: string
    /** When it is read again, at the first lookup after that; absent: at the next one */
    nextCheckAt?: string
  }[]
  /** Tokens: any of them, as a separate word on the public profile of an account, names the person */
  words: string[]
}
export interface OwnerChanges {
  /** Everything */
  isHidden?: boolean
  /** @maxItems 200 */
  channels?: {
    type: ChannelType
    value: string
    isHidden: boolean
  }[]
  /** @maxItems 200 */
  credentials?: {
    uid: string
    isHidden: boolean
  }[]
  /**
   * Attesters to mute: none of their credentials is shown
   *
   * @maxItems 200
   */
  issuers?: {
    attester: string
    isHidden: boolean
  }[]
  /** @maxItems 11 */
  fields?: {
    name:
      | 'avatarUrl'
      | 'displayName'
      | 'bio'
      | 'location'
      | 'jobTitle'
      | 'primarySkill'
      | 'networkingStatus'
      | 'highlights'
      | 'workExperience'
      | 'events'
      | 'guilds'
    isHidden: boolean
  }[]
  says?: {
    /** In place of what sources report; empty: what sources report */
    displayName?: string
    /** In place of what sources report; empty: what sources report */
    bio?: string
    /** In place of what sources report; empty: what sources report */
    location?: string
    /** In place of what sources report; empty: what sources report */
    jobTitle?: string
    /**
     * Links
     *
     * @maxItems 10
     */
    highlights?: {
      title: string
      url: string
    }[]
  }
  /**
   * All accounts that the owner publishes, of private types for one
   *
   * @maxItems 200
   */
  publishes?: ChannelName[]
  /**
   * The accounts to show first
   *
   * @maxItems 200
   */
  order?: ChannelName[]
  /** The colour of the card and the page; empty: that of the picture */
  accent?: string
  /** The statement that an account elsewhere is theirs, or no longer; the rest is not looked at */
  account?: {
    type: ChannelType
    value: string
    isWithdrawn?: boolean
  }
  /** The statement with which the owner leaves; the rest is ignored */
  isLeaving?: true
  /** That the message names */
  chainId?: number
  /** Who will sign, where another wallet of the same person does */
  address?: string
}
export interface Problem {
  /** A page about this kind of problem */
  type: string
  title: string
  status: number
  detail: string
  /** The request id */
  instance: string
  code:
    | 'invalid-identifier'
    | 'unknown-channel-type'
    | 'invalid-request'
    | 'unauthorized'
    | 'forbidden'
    | 'not-found'
    | 'method-not-allowed'
    | 'conflict'
    | 'content-too-large'
    | 'unsupported-media-type'
    | 'rule-broken'
    | 'quota-exceeded'
    | 'internal'
    | 'not-configured'
    | 'unavailable'
  errors?: {
    pointer: string
    detail: string
  }[]
  'violated-policies'?: string[]
  /**
   * Always empty; on lookups
   *
   * @maxItems 0
   */
  profiles?: {
    [k: string]: unknown
  }[]
}
export interface ProvenAnswer {
  profiles: ProvenProfile[]
}
/** With `include=proven`: only the members that the evidence shows */
export interface ProvenRecord {
  /** 32 bytes in hex */
  uid?: string
  kind?: 'eas-offchain' | 'eas-onchain' | 'farcaster-cast' | 'reported'
  name?: string
  value?: string
  source?: string
  chain?: string
  reference?: string
  data?: string
  attester?: {
    /** An address: 0x and 40 hex digits */
    address?: string
    fid?: number
  }
  /** The claimed attester, when the service signed */
  onBehalfOf?: string
  attestee?: {
    /** An address: 0x and 40 hex digits */
    address?: string
    fid?: number
  }
  /** Who stored it */
  issuer?: string
  /** Absent if unknown */
  issuedAt?: string
  /** RFC 3339 */
  expiresAt?: string
  schema?: {
    uid: string
  }
}
export interface ProvenRecordAnswer {
  /** Null if it is invalid */
  credential: ProvenRecord | null
}
export interface Receipt {
  receipt: {
    at: string
    people: number
    /** Suppressed from now on, as keyed hashes */
    identifiers: number
    credentials: number
    /** Credentials that they gave to others */
    given: number
    mentions: number
    /** People whose claims to their identifiers were removed */
    claims: number
  }
}
export interface Replay {
  /**
   * IDs of changes; absent: all that were given up
   *
   * @maxItems 1000
   */
  changes?: string[]
}
export interface ReplayAnswer {
  replayed: number
}
export interface SearchAnswer {
  results: {
    /** Stable for the life of the profile */
    profileID: string
    displayName?: string
    /** `@dwr`, an ENS name, `FID 42`, or a short address */
    handle: string
    /** The grade of the account that the handle names */
    handleGrade?: 'proven' | 'confirmed' | 'reported' | 'claimed'
    avatarUrl?: string
    /** The profile's page on this service */
    url?: string
    /** The best match of this person */
    match: {
      type: ('name' | 'bio' | 'location' | 'job' | 'skill' | 'credential') | ChannelType
      /** The matching text, as on the profile */
      value: string
      /** The grade of a matching account or credential; absent for claims */
      grade?: 'proven' | 'confirmed' | 'reported'
    }
    warning?: Warning
    /** How the value matches the query; `similar`: with a typing error */
    likeness: 'exact' | 'prefix' | 'inside' | 'similar'
    /** Further matching people who could be mistaken for this person */
    lookalikeCount?: number
    /** The first of them */
    lookalikes?: {
      /** Stable for the life of the profile */
      profileID: string
      handle: string
    }[]
  }[]
}
export interface SignIn {
  /** EIP-4361: the text that was signed */
  message: string
  /** Of the text by EIP-191; of contract wallets by ERC-1271 or ERC-6492 */
  signature: string
}
export interface SignInByLink {
  /** The token of a link: what follows `#link=` */
  link: string
}
export interface SignInLink {
  /** Signs the Farcaster account in, once, in the browser that opens it */
  url: string
  expiresAt: string
}
export interface SignedIn {
  session: Session
}
export interface SignedOut {
  /** Whether there was a session */
  isSignedOut: boolean
  /** With `others=true`: how many other sessions ended */
  ended?: number
}
export interface Statement {
  /** To be signed as it is, within ten minutes; EIP-4361 */
  message: string
}
export interface Status {
  network: {
    /** Whether a Farcaster node is followed */
    isFollowed: boolean
    /** All of Farcaster is stored and changes are followed: lookups ask no node */
    isCurrent: boolean
    /** Known Farcaster IDs */
    fids: number
    /** Farcaster IDs according to the node */
    expectedFids: number
    /** When all of Farcaster had been read; absent before that */
    completeSince?: string
    /** The lag behind the node; absent before the start */
    lagSeconds?: number
    shards: {
      shard: number
      state: 'waiting' | 'reading' | 'following'
      fids: number
      expectedFids: number
      /** Read by the pass under way */
      readFids?: number
      /** When all of Farcaster had been read; absent before that */
      completeSince?: string
      /** The lag behind the node; absent before the start */
      lagSeconds?: number
      /** Failed to read; retried */
      unreadFids: number
    }[]
  }
}
export interface StoredCredential {
  credential: CredentialRecord
  /** Unknown fields of the body, which were ignored */
  ignored?: string[]
}
export interface Webhook {
  id: string
  url: string
  /** Absent: all */
  types?: (
    | 'profile.created'
    | 'profile.updated'
    | 'profile.merged'
    | 'profile.removed'
    | 'identifier.moved'
    | 'credential.issued'
    | 'credential.updated'
    | 'credential.revoked'
    | 'credential.removed'
  )[]
  identifiers: string[]
  credentialNames: string[]
  issuers: string[]
  createdAt: string
  /** `pending`: the receiver has not consented; `failing`: the last attempt failed; `disabled`: nothing is sent any more */
  state: 'pending' | 'active' | 'failing' | 'disabled'
  /** Why it is pending or disabled */
  reason?: string
  /** Of the last success */
  deliveredAt?: string
  /** Deliveries that wait */
  pending: number
  /** Deliveries that were given up, and can be replayed */
  dead: number
}
export interface WebhookAnswer {
  webhook: Webhook
}
export interface WebhookMessage {
  type:
    | 'profile.created'
    | 'profile.updated'
    | 'profile.merged'
    | 'profile.removed'
    | 'identifier.moved'
    | 'credential.issued'
    | 'credential.updated'
    | 'credential.revoked'
    | 'credential.removed'
  timestamp: string
  data: {
    /** Unique and stable */
    id: string
    /** Its position, for `after` */
    cursor: string
    type:
      | 'profile.created'
      | 'profile.updated'
      | 'profile.merged'
      | 'profile.removed'
      | 'identifier.moved'
      | 'credential.issued'
      | 'credential.updated'
      | 'credential.revoked'
      | 'credential.removed'
    /** RFC 3339 */
    at: string
    /** The profile; absent for a credential whose holder has none */
    profileID?: string
    /** For a merged profile: the profile that replaces it */
    into?: string
    /** For `identifier.moved`: the name or wallet, such as `ens:golden.eth` */
    identifier?: string
    credential?: {
      /** 32 bytes in hex */
      uid: string
      name: string
      issuer: string
      /** An address: 0x and 40 hex digits */
      holder?: string
    }
    /** The subscribed identifiers that led to the person; absent of a removal */
    matched?: string[]
  }
}
export interface WebhookSubmission {
  /** https on port 443, at a public address */
  url: string
  /**
   * Only these; `profile` and `credential` are all of each; absent: all
   *
   * @minItems 1
   * @maxItems 20
   */
  types?: (
    | 'profile'
    | 'credential'
    | 'profile.created'
    | 'profile.updated'
    | 'profile.merged'
    | 'profile.removed'
    | 'identifier.moved'
    | 'credential.issued'
    | 'credential.updated'
    | 'credential.revoked'
    | 'credential.removed'
  )[]
  /**
   * People, by any identifier, as `q` of GET /lookup
   *
   * @maxItems 1000
   */
  identifiers?: string[]
  /**
   * Exact names of credentials
   *
   * @maxItems 1000
   */
  credentialNames?: string[]
  /**
   * Names of issuers
   *
   * @maxItems 1000
   */
  issuers?: string[]
}
export interface WebhookWithSecret {
  webhook: Webhook
  /** Signs what is sent (Standard Webhooks, `whsec_…`); shown only here */
  secret: string
  /** Of a rotation: until when the previous secret signs as well */
  previousUntil?: string
}
export interface WebhooksAnswer {
  webhooks: Webhook[]
}
/** With include=trace, outside of production */
export interface Trace {
  /** The identifier as it is stored */
  key: string
  /** Whether what was stored was fresh enough */
  from: 'store' | 'sources'
  sources: {
    source: string
    outcome: 'answered' | 'no-match' | 'failed' | 'not-asked'
    /** Why it failed */
    reason?: string
    /** RFC 3339 */
    at?: string
    tookMs?: number
    /** False: it was queried before, or not at all */
    isForThisAnswer: boolean
  }[]
  profiles: {
    /** Stable for the life of the profile */
    profileID: string
    findings: {
      source: string
      /** The subject of the source */
      scope: string
      /** RFC 3339 */
      checkedAt: string
      /** Names of the fields that it gave */
      fields: string[]
      /** From an import or another service: it counts less */
      isHearsay: boolean
      channels: {
        type: string
        /** Absent of what its owner did not publish */
        value?: string
        verdict: 'joined' | 'shown' | 'claim' | 'left-out'
        why: string
        grade?: 'proven' | 'confirmed' | 'reported'
      }[]
    }[]
  }[]
}
