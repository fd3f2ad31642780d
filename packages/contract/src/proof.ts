import type { Address, Hex } from 'viem'

/**
 * The evidence for a verified row, in a form that third parties can check (`?include=proof`);
 * docs/evidence.md is its specification. A proof is about the row that contains it. Evidence shared
 * by several rows is listed once, in {@link Evidence}.
 */
export type Proof =
  | FarcasterVerificationProof
  | FarcasterCustodyProof
  | FnameProof
  | NameAsUsernameProof
  | EnsForwardReverseProof
  | AccountLinkProof
  | AgentRegistrationProof
  | OwnerStatementProof
  | ReportedProof

/**
 * A whole Farcaster message (hash scheme BLAKE3, signature scheme Ed25519): everything that it says
 * is read from its bytes.
 */
export interface SignedMessage {
  /** The protobuf `MessageData` that was hashed. */
  dataBytes: Hex
  /** BLAKE3 of `dataBytes`, 20 bytes. */
  hash: Hex
  /** Ed25519 signature of `hash` by `signer`. */
  signature: Hex
  /** Ed25519 public key; whose it is, {@link Evidence.appKeys} says. */
  signer: Hex
}

/**
 * On a wallet: the fid's message, and in it the wallet's own signature over the claim that names
 * the fid.
 */
export interface FarcasterVerificationProof {
  method: 'farcaster-verification'
  message: SignedMessage
}

/**
 * On a wallet: it is the custody address of the fid, by {@link Evidence.custody}. On a farcaster
 * row of `!<fid>`, which has no name to prove: the fid is held at all.
 */
export interface FarcasterCustodyProof {
  method: 'farcaster-custody'
  fid: number
}

interface SignedName {
  method: 'farcaster-username-proof'
  name: string
  /**
   * The holder of the name: a custody address or a wallet, which must belong to the fid by its own
   * evidence.
   */
  owner: Address
  /** Unix seconds. */
  timestamp: number
  /** EIP-712 signature over (name, timestamp, owner). */
  signature: Hex
}

/**
 * On a farcaster row whose value has no dot: signed by the fname registry, which owns the
 * namespace.
 */
export interface FnameProof extends SignedName {
  kind: 'fname'
}

/**
 * On a farcaster row whose value is an ENS name or Basename. The signature is the owner's, and says
 * only that he wants the name. Counts while the name resolves to a wallet of the fid
 * (`resolution`), and the fid says itself that it uses it (`message`, a username proof or the
 * username of its user data; else the owner's signature, where the owner is a wallet of the fid).
 */
export interface NameAsUsernameProof extends SignedName {
  kind: 'ens' | 'basename'
  message?: SignedMessage
  resolution?: NameResolution
}

export type FarcasterUsernameProof = FnameProof | NameAsUsernameProof

/**
 * The address that a name resolved to, and when. Where {@link Evidence.state} has the registry's
 * and resolver's slots, that decides.
 */
export interface NameResolution {
  /** The chain whose registry was queried: 1 for ENS, including Basenames by their gateway. */
  chainId: number
  /** One of `domain/coin-type.ts`. */
  coinType: number
  blockNumber: number
  address: Address
  /**
   * Unix seconds when the registration of the name ends; absent where Ethereum does not record it
   * (Basenames, other top-level domains).
   */
  expiresAt?: number
}

/**
 * On an ens or basename row: the name resolves to the address, and the address's primary name for
 * the same coin type is the name.
 */
export interface EnsForwardReverseProof extends NameResolution {
  method: 'ens-forward-reverse'
  name: string
}

/**
 * On an account elsewhere: a record that only the person can write names the account, and the
 * account's own public page names the person. It is reported by the service that fetched the page;
 * anyone can fetch it again.
 */
export interface AccountLinkProof {
  method: 'account-link'
  /**
   * The record that names the account: ENS records of a wallet, Farcaster data of a fid, or a
   * statement of the owner.
   */
  claim: { by: AccountClaimant; of: string; statement?: SignedText }
  /**
   * The platform's own identifier of the account, where it has one: it stays when the account is
   * renamed.
   */
  account?: string
  /**
   * The identifiers that the page names, in the form of `identifierKey`: `fid:3`,
   * `ens:vitalik.eth`. All of them are this person's.
   */
  names: string[]
  /** The fetched URLs, in order; the last one names the person. */
  fetched: FetchedPage[]
  /** The data signed by the account itself, where its kind has signatures: checked offline. */
  evidence?: AccountEvidence
}

/** Signed parts of an external account, whole. */
export type AccountEvidence =
  | {
      kind: 'nostr'
      /** The profile (kind 0) and identities (kind 10011) of the key, as relays send them. */
      events: Record<string, unknown>[]
    }
  | {
      kind: 'atproto'
      /** The audit log of the DID, as its directory sends it. */
      log: unknown[]
      /** The profile record with its signed commit: a CAR file, in Base64. */
      repo: string
    }

/**
 * On an agent, an entry of an ERC-8004 registry whose token a wallet of the person holds, or whose
 * agent wallet it is. The person agrees by one of these: a text record of their primary name names
 * the entry (ENSIP-25) and the entry's file names the name; the registry has an agent wallet, which
 * only the present holder can set, and which signed; their domain lists the entry. They are
 * reported by the service that read them; anyone can read them again.
 */
export interface AgentRegistrationProof {
  method: 'agent-registration'
  /** The primary name, where a record of it is one side. */
  name?: string
  /** The key of the text record: of ENSIP-25, or `url`. */
  record?: string
  /** The agent wallet, where that is one side. In lower case. */
  agentWallet?: Address
  /** The list of the domain that `record` names: `/.well-known/agent-registration.json`. */
  listedAt?: string
  chainId: number
  registry: Address
  /** The token's number, decimal. */
  agentId: string
  /** The holder of the token. In lower case. */
  owner: Address
  /** Where the entry's file lies; absent where the chain has the file itself. */
  uri?: string
  /** When the file was read, unix seconds. */
  at: number
}

/** The signed statement of a claim that the owner made. It proves nothing of the account. */
export interface OwnerStatementProof extends SignedText {
  method: 'owner-statement'
}

/** A text with its signature (EIP-191; of contract wallets ERC-1271). */
export interface SignedText {
  /** A message of EIP-4361. */
  text: string
  /** In lower case. */
  address: Address
  signature: Hex
  /** The chain on which a contract wallet was called; absent for a key. */
  contractChainId?: number
}

/**
 * Sources whose records name accounts, and are read without a vendor: `owner` are statements that
 * owners signed here.
 */
export type AccountClaimant = 'ens' | 'snapchain' | 'owner'

/** One record or page that was read of an account. */
export interface FetchedPage {
  /**
   * `https://…`; `dns:<name>` for TXT records; `wss://…` for a relay;
   * `ethereum:0x…@232/owner?block=7` for what a contract answered (ERC-681, with the block).
   */
  url: string
  /** Unix seconds. */
  at: number
  /** Hash of the original bytes, hex. */
  sha256: string
  /** The words that name the person, 200 characters at most; only of the page that does. */
  said?: string
}

/** A report without proof. */
export interface ReportedProof {
  method: 'reported'
  by: string
}

/** Evidence shared by several rows of a profile, each part once. */
export interface Evidence {
  /** The app keys that signed the messages of the rows, and how it is known whose they are. */
  appKeys?: AppKeyEvidence[]
  /** The holders of the fids in the rows. */
  custody?: CustodyEvidence[]
  /** Messages in which the fid says its name, text and picture. */
  userData?: SignedMessage[]
  /** Slots of contracts, each under the state root of a block. */
  state?: StorageProof[]
  /** The headers of those blocks. */
  blocks?: BlockHeader[]
}

/** `key-registry`: by the slots of the key in `state` say so. `reported`: a node's word. */
export type AppKeyEvidence = { fid: number; key: Hex } & (
  | { method: 'key-registry' }
  | CustodySignedKey
  | { method: 'reported'; by: string }
)

/** A `KEY_ADD` message of the key (FIP-272), or a `KEY_REMOVE` message of it. */
export interface CustodySignedKey {
  method: 'custody-signature'
  message: SignedMessage
}

/** `id-registry`: the slot of the address in `state` says so. `reported`: a node's word. */
export type CustodyEvidence = { fid: number; address: Address } & (
  | { method: 'id-registry' }
  | { method: 'reported'; by: string }
)

/** Slots of one contract by `eth_getProof` (EIP-1186), under the state root of one block. */
export interface StorageProof {
  chainId: number
  /** The hash of the block; its header is in {@link Evidence.blocks}. */
  blockHash: Hex
  address: Address
  /** RLP nodes from the state root to the account. */
  accountProof: Hex[]
  storage: {
    /** 32 bytes. */
    slot: Hex
    /** 32 bytes; zero where the slot is empty. */
    value: Hex
    /** RLP nodes from the account's storage root to the slot. */
    proof: Hex[]
  }[]
}

/** A block's header: its keccak256 is the block's hash, which any explorer shows. */
export interface BlockHeader {
  chainId: number
  hash: Hex
  /** RLP. */
  header: Hex
}
