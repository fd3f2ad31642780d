import { setTimeout as sleep } from 'node:timers/promises'
import { ServiceError } from '@whocast/contract/error.ts'
import type { Telemetry } from '../../kit/telemetry.ts'
import type { Finder } from './find.ts'
import {
  askReplica,
  closeReplica,
  LOOK_MS,
  lagOf,
  type NoAnswer,
  type Question,
  type Replica,
} from './replica.ts'

/**
 * How long a lookup waits for a replica to have what it lacks, in ms, while there is no primary.
 */
const PATIENCE_MS = 2000

export interface ReplicaFinderOptions {
  primary: Finder
  replicas: readonly Replica[]
  telemetry: Pick<Telemetry, 'count'>
}

interface Replicas extends ReplicaFinderOptions {
  /** The index of the replica that is queried first, in turn. */
  turn: number
}

/**
 * Sends reads that may lag to the replicas, in turn; if all of them fail, to the primary. While
 * there is no primary, to a replica as soon as it has the changes that it lacked.
 */
export function createReplicaFinder(
  options: ReplicaFinderOptions,
): Finder & { lagsMs(): number[]; close(): Promise<void> } {
  const { primary } = options
  const replicas: Replicas = { ...options, turn: 0 }
  return {
    find: (key, how = {}) =>
      how.mayLag
        ? read(replicas, [key], {
            ask: (finder) => finder.find(key, how),
            found: (people) => people,
          })
        : primary.find(key, how),
    findMany: (keys, how = {}) =>
      how.mayLag
        ? read(replicas, keys, {
            ask: (finder) => finder.findMany(keys, how),
            found: (people) => people.flat(),
          })
        : primary.findMany(keys, how),
    lagsMs: () => options.replicas.map(lagOf),
    async close() {
      await Promise.all(options.replicas.map(closeReplica))
    },
  }
}

async function read<T>(
  replicas: Replicas,
  keys: readonly string[],
  question: Question<T>,
): Promise<T> {
  const first = await askEach(replicas, keys, question)
  if (typeof first === 'object') return first.answer
  try {
    return await question.ask(replicas.primary)
  } catch (error) {
    if (!(error instanceof ServiceError && error.code === 'unavailable')) throw error
    const late = await askPatiently(replicas, keys, question)
    if (late === null) throw error
    return late.answer
  }
}

/** Queries the replicas one after the other. If all fail, returns the reason of the best one. */
async function askEach<T>(
  replicas: Replicas,
  keys: readonly string[],
  question: Question<T>,
): Promise<{ answer: T } | NoAnswer> {
  const { telemetry, replicas: all } = replicas
  const start = replicas.turn++ % all.length
  const reasons = new Set<NoAnswer>()
  for (const replica of [...all.slice(start), ...all.slice(0, start)]) {
    const outcome = await askReplica(replica, keys, question)
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

/**
 * Asks the replicas until one of them answers; null when none is followed any more, or it takes too
 * long.
 */
async function askPatiently<T>(
  replicas: Replicas,
  keys: readonly string[],
  question: Question<T>,
): Promise<{ answer: T } | null> {
  for (const end = performance.now() + PATIENCE_MS; performance.now() < end; await sleep(LOOK_MS)) {
    if (!replicas.replicas.some(({ following }) => following?.isCaughtUp)) return null
    const outcome = await askEach(replicas, keys, question)
    if (typeof outcome === 'object') return outcome
  }
  return null
}
