import type { Identifier } from '@whocast/contract/identifier.ts'
import type { Finding } from '@whocast/contract/profile.ts'
import type { NameResolution } from '@whocast/contract/proof.ts'
import type { Address } from 'viem'
import type { SourceError } from '../kit/source-error.ts'

/** The subject of a query to the sources, as far as it is known. */
export interface Subject {
  fid?: number
  /** The Farcaster name, without `@`. */
  fname?: string
  /** Proven or asked for, lower case, the primary one first. */
  addresses: Address[]
  /** ENS names to check, or that were requested. */
  ensNames: string[]
}

/** The result of resolving an identifier by a source. */
export interface Widened {
  subject: Subject
  /** Findings made on the way; their scopes are not queried at this source again. */
  findings: Finding[]
  /** The identifier has no holder, and the findings, which are empty, replace what was stored. */
  isAbsent?: boolean
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
  /** Whether its "not found" is decisive for an identifier that it can widen; true where absent. */
  isDecisive?(identifier: Identifier): boolean
  /**
   * Whether it reads the authority over an identifier: what it says of the holder then outweighs
   * whatever other sources say. False where absent.
   */
  isAuthority?(identifier: Identifier): boolean
  /** Whether all it knows is stored, as fresh as a call, so that it makes none. Absent: false. */
  isCurrent?(): boolean
  /** Identifier to subject. `null`: this source knows that it has no holder. */
  widen(identifiers: Identifier[], options: AskOptions): Promise<(Widened | null | SourceError)[]>
  /** Everything this source knows about each subject; an empty list when it knows nothing. */
  collect(subjects: Subject[], options: AskOptions): Promise<(Finding[] | SourceError)[]>
  /** Ends its connections, where it keeps any. */
  close?(): Promise<void>
}

/**
 * Returns the address of a name, for the coin type of its kind; null if it certainly resolves to
 * nothing. Rejects if the source is unreachable.
 */
export type ResolveName = (name: string, options: AskOptions) => Promise<ResolvedName | null>

export interface ResolvedName extends NameResolution {
  /** The address is a contract on Ethereum: a key may not control it. */
  isContract?: boolean
}

/** Reads ENS records for another source. Calls of one `signal` share what was read for it. */
export interface NameReader {
  /** The primary name of an address, proven both ways, or null. Rejects if out of reach. */
  primaryName(address: Address, options: AskOptions): Promise<string | null>
  /** Returns those of the text records that are set. Rejects when they could not be read. */
  texts(
    name: string,
    keys: readonly string[],
    options: AskOptions,
  ): Promise<ReadonlyMap<string, string>>
}

/** Adds to findings what chains prove of them, and says of each row how well it is known. */
export interface EvidenceKeeper {
  /** The findings with what is at hand; never waits for a chain. */
  attach(findings: Finding[]): Promise<Finding[]>
  /** Queries chains for missing or old proofs; saves findings. Rejects only if saving fails. */
  follow(findings: Finding[], save: (findings: Finding[]) => Promise<void>): Promise<void>
}
