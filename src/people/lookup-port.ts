import type { Profile } from '@whocast/contract/profile.ts'
import type { WrittenProfile } from '@whocast/contract/written-profile.ts'
import type { IssuerChoice } from '../credentials/port.ts'

export interface LookupOptions {
  /**
   * `proof`: channels keep their proofs. `claims`: socials answer with unverified links too, after
   * the verified.
   */
  include?: { proof?: boolean; claims?: boolean }
  /** Which credentials come first, and whether others are left out. */
  issuers?: IssuerChoice | undefined
  signal?: AbortSignal
}

export interface Answer {
  /**
   * At most one for a unique identifier; several for a social handle. This may be a getter that
   * parses what is stored, so spreading an answer loses it.
   */
  readonly profiles: readonly Profile[]
  /** The same as they can be sent, where all of them can be. */
  readonly written?: readonly WrittenProfile[] | undefined
  /** Some of it could not be refreshed when it was due. */
  isStale: boolean
  /** Sources that failed during this lookup. */
  failedSources: string[]
  /** Changes to any of these make the answer out of date; see {@link Store.onChange}. */
  tags: string[]
  /** Unix ms until when it need not be looked at again unless a tag changes. */
  freshUntil: number
  /** How much older than the primary database it may be, in ms; 0 if that is not known. */
  behindMs?: number
}

/** The response of a source about an identifier. */
export interface SourceWord {
  source: string
  /** `widen`: who is meant. `collect`: what is known of them. */
  verb: string
  outcome: 'answered' | 'no-match' | 'failed'
  /** Why it failed. */
  reason?: string
  /** Unix ms of the answer, and how long it took. */
  at: number
  tookMs: number
}

/** How a source has been answering since the process started. Times are unix ms. */
export interface SourceHealth {
  source: string
  answered: number
  failed: number
  answeredAt?: number
  failedAt?: number
  /** Why it last failed. */
  reason?: string
  /** How long the last answer took. */
  tookMs?: number
}
