import type { Worker } from 'node:worker_threads'
import type { ReadEngine } from '../db/engines/engine.ts'
import { createThread } from '../db/thread.ts'
import type { Clock, Logger } from '../kit/telemetry.ts'
import type { SearchInput, SearchPeople, SearchResult } from './search.ts'

/** A search as the thread receives it. */
export interface SearchRequest {
  dataDir: string
  input: SearchInput
  /** Unix ms. */
  now: number
}

/** Searches that may wait for the thread. */
const MAX_WAITING = 32
/** A search that takes longer is ended, in ms. */
const TIMEOUT_MS = 3000
/** The memory of the thread. */
export const SEARCH_HEAP_MIB = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 16 }

interface SearchThreadSettings {
  dataDir: string
  engine: Pick<ReadEngine, 'readBounded'>
  /** Starts the thread. */
  open(): Worker
  clock: Clock
  log?: Logger | undefined
}

/**
 * Creates the search of the embedded database: on a thread with a connection of its own, as
 * statements and comparisons would keep the event loop busy.
 */
export function createSearchThread({ dataDir, engine, open, clock, log }: SearchThreadSettings): {
  searchPeople: SearchPeople
  close(): Promise<void>
} {
  const thread = createThread<SearchRequest, SearchResult[]>({
    open,
    maxWaiting: MAX_WAITING,
    timeoutMs: TIMEOUT_MS,
    onFailure: (reason) => log?.error({ err: reason }, 'search thread failed'),
  })
  return {
    // The engine reports faults of the database, and a schema that is too new.
    searchPeople: (input) => engine.readBounded(() => thread.run({ dataDir, input, now: clock() })),
    close: thread.close,
  }
}
