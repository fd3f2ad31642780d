import type { Identifier } from '@whocast/contract/identifier.ts'
import type { LanguageCode } from './language.ts'

/** A person that a cast asks about. */
export type Subject =
  | {
      kind: 'identifier'
      identifier: Identifier
      /**
       * `named`: by the form of the name; `bare`: by a word whose place makes it a name; `pointed`:
       * the author of the parent or quoted cast; `self`: the author; `earlier`: the subject of the
       * bot's own cast before.
       */
      how: 'named' | 'bare' | 'pointed' | 'self' | 'earlier'
    }
  /** By a display name. */
  | { kind: 'name'; name: string }

/** The requested aspect of a person, if it is not everything. */
export type Aspect =
  | { kind: 'fid' | 'wallet' | 'ens' | 'trust' | 'verifiers' | 'credentials' | 'accounts' }
  /** The account on one platform. */
  | { kind: 'account'; channel: string }
  /** Whether the person has one credential. */
  | { kind: 'credential'; name: string }

/** The request of a cast to the bot. */
export type Intent =
  | { kind: 'lookup' | 'compare'; subjects: Subject[]; aspect?: Aspect }
  /** Help, or a request that is not understood; `named` cannot be a name. */
  | { kind: 'help'; named?: string }
  /** A word of one or two letters: which account of that name is meant must be asked. */
  | { kind: 'choose'; word: string }
  /** A cast that may mean one of several people. */
  | { kind: 'choose'; among: readonly Identifier[] }
  /** Meant as an endorsement, in words that are not its grammar. */
  | { kind: 'endorse' }
  | { kind: 'none'; reason: 'not-mentioned' | 'own-cast' | 'chatter' | 'for-another' }

export interface Reading {
  intent: Intent
  /** Null where no language was recognised. */
  language: LanguageCode | null
}

/** The caller's context of the conversation. */
export interface Conversation {
  /** The subjects of the bot's cast that this one replies to. */
  earlier?: readonly Identifier[]
  /** The choices of the bot's question that this cast may respond to, in their order. */
  choices?: readonly Identifier[]
  /** The identifiers requested before. */
  aspect?: Aspect
}

export interface BotIdentity {
  fid: number
  username: string
}
