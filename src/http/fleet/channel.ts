import { type Endpoint, expose, type Remote, wrap } from 'comlink'
import type { Change } from '../../db/port.ts'
import type { SharedCounters } from '../rate-limit.ts'

export interface Count {
  key: string
  points: number
}

export type Total = Awaited<ReturnType<SharedCounters['add']>>

/** The calls that the supervisor answers to a worker. */
export interface SupervisorCalls {
  /** Returns the place of the worker that calls. */
  join(): { number: number; isFirst: boolean }
  /** Adds to each of these counters, as {@link SharedCounters.add}. */
  addAll(counts: Count[]): Total[]
  /** Resolves when the other workers have received the change, or did not answer in time. */
  changed(change: Change, id: string): Promise<void>
  /** Returns the metrics of each worker that answers in time, as text. */
  metrics(): Promise<string[]>
  /** The worker that calls listens, and from now on receives calls. */
  ready(): void
}

/** The calls that a worker answers to its supervisor. */
export interface WorkerCalls {
  changed(change: Change, id: string): void
  metrics(): Promise<string> | string
  stop(signal: NodeJS.Signals): void
}

/** A child process, or the process itself if it is one. */
interface Port {
  send?(message: object, ...rest: [undefined, undefined, () => void]): unknown
  on(event: 'message', listener: (message: unknown) => void): unknown
}

/** Serves calls of the other process by `own`. Returns its calls, which never settle if it ends. */
export function connect<Other>(port: Port, own: SupervisorCalls | WorkerCalls): Remote<Other> {
  const endpoint: Endpoint = {
    postMessage(message) {
      // The end of the other process is noticed by its exit, not by an error here.
      port.send?.(message, undefined, undefined, () => {})
    },
    addEventListener(_type, listener) {
      const receive = 'handleEvent' in listener ? listener.handleEvent : listener
      port.on('message', (data) => receive({ data } as MessageEvent))
    },
    removeEventListener() {},
  }
  expose(own, endpoint)
  return wrap<Other>(endpoint)
}
