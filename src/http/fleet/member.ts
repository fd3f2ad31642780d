import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Siblings } from '../../db/changes.ts'
import type { Change } from '../../db/port.ts'
import type { SharedCounters } from '../rate-limit.ts'
import { type Count, connect, type SupervisorCalls, type Total } from './channel.ts'
import { mergeMetrics } from './merge-metrics.ts'

/** A worker's access to its supervisor, and by it to the other workers. */
export interface Member {
  /** From 1. A worker that replaces another one has its number. */
  number: number
  /** Whether no worker has listened before: this one greets and warns for all. */
  isFirst: boolean
  /** Counters that all workers share. */
  counters: SharedCounters
  /** The other workers, which receive each change. */
  siblings: Siblings
  /** Returns the metrics of all workers, each with its label `worker`. */
  gatherMetrics(): Promise<string>
  /** Sets the metrics of this worker. */
  provideMetrics(render: () => Promise<string>): void
  /** Sets how this worker stops; before that it just ends. */
  onStop(stop: (signal: NodeJS.Signals) => void): void
  /** Reports that this worker listens. */
  ready(): void
}

/** Connects this process, which is a worker, to its supervisor. */
export async function joinFleet(): Promise<Member> {
  let stop = (_signal: NodeJS.Signals): void => process.exit(0)
  let render = async () => ''
  const listeners = new Set<(change: Change, id: string) => void>()
  const supervisor = connect<SupervisorCalls>(process, {
    changed(change, id) {
      for (const listener of listeners) listener(change, id)
    },
    metrics: () => render(),
    stop: (signal) => stop(signal),
  })
  return {
    ...(await supervisor.join()),
    counters: createCounters((counts) => supervisor.addAll(counts)),
    siblings: {
      send: (change, id) => supervisor.changed(change, id),
      onChange: (listener) => void listeners.add(listener),
    },
    gatherMetrics: async () => mergeMetrics(await supervisor.metrics()),
    provideMetrics(own) {
      render = own
    },
    onStop(how) {
      stop = how
    },
    ready: () => void supervisor.ready(),
  }
}

/** Counts of one turn of the event loop are sent together: a message costs more than a lookup. */
function createCounters(addAll: (counts: Count[]) => Promise<Total[]>): SharedCounters {
  let next: { counts: Count[]; totals: Promise<Total[]> } | null = null
  const begin = () => {
    const counts: Count[] = []
    const totals = nextTurn().then(() => {
      next = null
      return addAll(counts)
    })
    next = { counts, totals }
    return next
  }
  return {
    async add(key, points) {
      const { counts, totals } = next ?? begin()
      const at = counts.push({ key, points }) - 1
      const total = (await totals)[at]
      if (!total) throw new Error('the supervisor did not count')
      return total
    },
  }
}
