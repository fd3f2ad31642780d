import { setTimeout as sleep } from 'node:timers/promises'
import { ServiceError } from '@whocast/contract/error.ts'
import type { Changes } from '../../db/changes.ts'
import type { Telemetry } from '../../kit/telemetry.ts'
import type { StoredProfile } from '../port.ts'
import type { Finder } from './find.ts'
import {
  type Answered,
  askOutdated,
  askReplica,
  closeReplica,
  LOOK_MS,
  lagOf,
  type NoAnswer,
  type Question,
  type Replica,
} from './replica.ts'

/** Ms that a lookup waits for a replica to catch up while there is no primary. */
const PATIENCE_MS = 2000

export interface ReplicaOptions<Reads> {
  primary: Reads
  replicas: readonly Replica<Reads>[]
  /** The changes of the primary. */
  changes: Pick<Changes, 'seenMsAgo'>
  /** Whether the primary is far away: lookups prefer older data to waiting for it. */
  isFar: boolean
  telemetry: Pick<Telemetry, 'count'>
}

interface Replicas<Reads> extends ReplicaOptions<Reads> {
  /** The index of the replica that is queried first, in turn. */
  turn: number
}

/** Without news of the primary for this long, in ms, responses state how old they may be. */
const UNHEARD_MS = 1000

/**
 * Sends reads that may lag to the replicas, in turn; if all of them fail, to the primary. While
 * there is no primary, to a replica as soon as it has the changes that it lacked, or at once where
 * the primary is far away.
 */
export function createReplicas<Reads extends Finder>(options: ReplicaOptions<Reads>) {
  const { primary, changes, isFar } = options
  const replicas: Replicas<Reads> = { ...options, turn: 0 }
  const find: Finder = {
    find: (key, how = {}) =>
      how.mayLag
        ? read(
            replicas,
            { tags: [key], ask: (reads) => reads.find(key, how), tagsOf: tagsOfPeople },
            how.onBehind,
          )
        : primary.find(key, how),
    findMany: (keys, how = {}) =>
      how.mayLag
        ? read(
            replicas,
            {
              tags: keys,
              ask: (reads) => reads.findMany(keys, how),
              tagsOf: (found) => tagsOfPeople(found.flat()),
            },
            how.onBehind,
          )
        : primary.findMany(keys, how),
    bareFids: (keys, how = {}) =>
      how.mayLag
        ? read(replicas, { tags: keys, ask: (reads) => reads.bareFids(keys), tagsOf: () => [] })
        : primary.bareFids(keys),
  }
  return {
    find,
    /** Sends a query of any kind. */
    read: <T>(question: Question<Reads, T>) => read(replicas, question),
    lagsMs: () => options.replicas.map(lagOf),
    /** Returns how old all data may be, in ms, as far as it is not known to be current; else 0. */
    behindMs() {
      const ms = isFar ? changes.seenMsAgo() : 0
      return ms < UNHEARD_MS ? 0 : ms
    },
    async close() {
      await Promise.all(options.replicas.map(closeReplica))
    },
  }
}

const tagsOfPeople = (found: StoredProfile[]): string[] =>
  found.map((one) => `id:${(one.written ?? one.profile).profileID}`)

async function read<Reads, T>(
  replicas: Replicas<Reads>,
  question: Question<Reads, T>,
  onBehind?: (ms: number) => void,
): Promise<T> {
  const first = await askEach(replicas, question)
  if (typeof first === 'object') return taken(first, onBehind)
  try {
    return await question.ask(replicas.primary)
  } catch (error) {
    if (!(error instanceof ServiceError && error.code === 'unavailable')) throw error
    const late = await (replicas.isFar ? askEachOutdated : askPatiently)(replicas, question)
    if (late === null) throw error
    return taken(late, onBehind)
  }
}

function taken<T>({ answer, behindMs }: Answered<T>, onBehind?: (ms: number) => void): T {
  if (behindMs > 0) onBehind?.(behindMs)
  return answer
}

/** Queries the replicas one after the other. If all fail, returns the reason of the best one. */
async function askEach<Reads, T>(
  replicas: Replicas<Reads>,
  question: Question<Reads, T>,
): Promise<Answered<T> | NoAnswer> {
  const { telemetry } = replicas
  const reasons = new Set<NoAnswer>()
  for (const replica of inTurn(replicas)) {
    const outcome = await askReplica(replica, question)
    if (typeof outcome === 'object') {
      telemetry.count('replica_reads', { outcome: 'replica' })
      return outcome
    }
    reasons.add(outcome)
  }
  const reason = reasons.has('lacking') ? 'lacking' : reasons.has('failed') ? 'failed' : 'away'
  telemetry.count('replica_reads', { outcome: reason })
  return reason
}

function inTurn<Reads>(replicas: Replicas<Reads>): Replica<Reads>[] {
  const all = replicas.replicas
  const start = replicas.turn++ % all.length
  return [...all.slice(start), ...all.slice(0, start)]
}

/** Queries the replicas although they lack changes, until one of them responds. */
async function askEachOutdated<Reads, T>(
  replicas: Replicas<Reads>,
  question: Question<Reads, T>,
): Promise<Answered<T> | null> {
  for (const replica of inTurn(replicas)) {
    const outcome = await askOutdated(replica, question)
    if (outcome) return outcome
  }
  return null
}

/** Queries replicas until one answers; null if none is followed any more, or it takes too long. */
async function askPatiently<Reads, T>(
  replicas: Replicas<Reads>,
  question: Question<Reads, T>,
): Promise<Answered<T> | null> {
  for (const end = performance.now() + PATIENCE_MS; performance.now() < end; await sleep(LOOK_MS)) {
    if (!replicas.replicas.some(({ following }) => following?.isCaughtUp)) return null
    const outcome = await askEach(replicas, question)
    if (typeof outcome === 'object') return outcome
  }
  return null
}
