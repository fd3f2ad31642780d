import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Siblings } from '../../db/changes.ts'
import type { Change } from '../../db/port.ts'
import type { SharedCounters } from '../rate-limit.ts'
import { type Count, connect, type SupervisorCalls, type Total } from './channel.ts'
import { mergeMetrics } from './merge-metrics.ts'

export type Member = Awaited<ReturnType<typeof joinFleet>>

/** Connects this process, which is a worker, to its supervisor and by it to the other workers. */
export async function joinFleet() {
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
    /** Counters that all workers share. */
    counters: createCounters((counts) => supervisor.addAll(counts)),
    /** The other workers, which receive each change. */
    siblings: {
      send: (change, id) => supervisor.changed(change, id),
      onChange: (listener) => void listeners.add(listener),
    } satisfies Siblings,
    /** Returns the metrics of all workers, each with its label `worker`. */
    gatherMetrics: async () => mergeMetrics(await supervisor.metrics()),
    /** Sets the metrics of this worker. */
    provideMetrics(own: () => Promise<string>): void {
      render = own
    },
    /** Sets how this worker stops; before that it just ends. */
    onStop(how: (signal: NodeJS.Signals) => void): void {
      stop = how
    },
    /** Reports that this worker listens. */
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
