import type { createCursors } from './cursors.ts'

/** Small named values of background work: how far an indexer or a catch-up has come. */
export type Cursors = ReturnType<typeof createCursors>

/**
 * The changed keys, as by `identifierKey`, `id:<profileID>`, and `key:<id>` of API keys; or
 * everything, after a removal or when there is too much to list.
 */
export type Change = { tags: string[] } | { all: true; isRemoval?: true }

export interface Connections {
  open: number
  idle: number
  /** Callers that wait for one. */
  waiting: number
}
