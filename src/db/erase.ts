import type { Engine, Write } from './engines/engine.ts'

/** A person to delete. */
export interface Gone {
  /** As by `identifierKey`. */
  keys: readonly string[]
  /** Profile IDs. */
  ids: readonly string[]
  /** The hash that replaces them in the suppression list; null if they are only hidden. */
  root: string | null
}

/**
 * Deletes what a module stores about a person, in the transaction that deletes the person.
 * Returns how many mentions of the bot it emptied.
 */
export type Erase = (engine: Engine, trx: Write, gone: Gone) => Promise<number>
