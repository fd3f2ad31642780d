import { randomUUID } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Cursors } from '../db/port.ts'
import { createFailureLog, type FailureLog } from '../kit/failure-log.ts'
import { type Clock, type Logger, silentTelemetry, type Telemetry } from '../kit/telemetry.ts'
import type { SourceWord } from './lookup-port.ts'
import type { People } from './port.ts'
import type { HealthBySource } from './source-health.ts'
import type { EvidenceKeeper, Source } from './source-port.ts'

export interface LookupSettings {
  /** In order of precedence. */
  sources: readonly Source[]
  /** Adds storage proofs, after the asker was answered, and says how well each row is known. */
  evidence?: EvidenceKeeper | undefined
  people: Pick<People, 'find' | 'findMany' | 'bareFids' | 'holders' | 'save'>
  /** Given if processes share the store: one queries, the others wait for what it stores. */
  leases?: Pick<Cursors, 'lease' | 'release'>
  /** Ms that a lookup waits for live sources. Later results are stored for the next one. */
  deadlineMs: number
  /** How long a stored fact is served without asking again, seconds. */
  freshSeconds: number
  /** How long a stored fact is served while the sources fail, seconds. */
  staleSeconds: number
  /** Serverless platforms: keeps the process alive until what outlasts its request is stored. */
  waitUntil?: (work: Promise<void>) => void
  clock?: Clock
  telemetry?: Telemetry
  log: Logger
}

/** The outcome of the last attempt to refresh a key. */
export interface Attempt {
  /** Unix ms until when asking again is of no use. */
  until: number
  /** A source that would know says that there is no match. */
  isEmpty: boolean
  failedSources: string[]
  failures: string[]
  /** The clients whose shares of requests were used up; absent if others would fail as well. */
  clients?: ReadonlySet<string | null>
}

/** The context shared by the steps of a lookup. */
export interface LookupContext extends LookupSettings {
  clock: Clock
  telemetry: Telemetry
  onFailure: FailureLog
  /** Names this process in leases. */
  owner: string
  /** By key. */
  attempts: LRUCache<string, Attempt>
  /** The responses of the sources, by key: for traces. */
  words: LRUCache<string, SourceWord[]>
  health: HealthBySource
  /** Keys that are being asked about: one flight for all who ask. */
  flights: Map<string, Promise<void>>
}

/** How many keys are remembered as asked about. */
const MEMORY_SIZE = 50_000

/** The number of keys whose responses of sources are retained. */
const TRACED_KEYS = 1000

/** The context shared by the lookups of one service. */
export const createLookupContext = (settings: LookupSettings): LookupContext => ({
  ...settings,
  clock: settings.clock ?? Date.now,
  telemetry: settings.telemetry ?? silentTelemetry,
  onFailure: createFailureLog(settings.log),
  owner: randomUUID(),
  attempts: new LRUCache({ maxSize: MEMORY_SIZE, sizeCalculation: () => 1 }),
  words: new LRUCache({ maxSize: TRACED_KEYS, sizeCalculation: () => 1 }),
  health: new Map(),
  flights: new Map(),
})
