import type { Engine, Write } from './engines/engine.ts'

/** A person who is to be forgotten. */
export interface Gone {
  /** As by `identifierKey`. */
  keys: readonly string[]
  /** Profile IDs. */
  ids: readonly string[]
  /**
   * The hash that stands in for them; null of a person who is only hidden, of whom everything is
   * kept.
   */
  root: string | null
}

/** Takes what a room stores of a person out of its tables, in the transaction that forgets them. */
export type Erase = (engine: Engine, trx: Write, gone: Gone) => Promise<void>
