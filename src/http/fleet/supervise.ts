import cluster, { type Worker } from 'node:cluster'
import type { Remote } from 'comlink'
import { LRUCache } from 'lru-cache'
import { atMost } from '../../kit/lru-size.ts'
import { onStopSignals } from '../../kit/stop-signals.ts'
import type { Logger } from '../../kit/telemetry.ts'
import { withTimeout } from '../../kit/with-timeout.ts'
import { WINDOW_SECONDS } from '../rate-limit.ts'
import {
  type Count,
  connect,
  type SupervisorCalls,
  type Total,
  type WorkerCalls,
} from './channel.ts'

/** After a life this long, in ms, a worker is replaced at once; else after a wait that doubles. */
const STEADY_MS = 10_000
const FIRST_WAIT_MS = 250
const MAX_WAIT_MS = 30_000
/** How long a write waits for the other workers, in ms. That soon they find it by themselves. */
const CHANGE_MS = 250
/** How long the metrics of a worker are waited for, in ms. Its readings end after a second. */
const METRICS_MS = 2000
/** How long workers may drain, in ms. They end by themselves before. */
const DRAIN_MS = 9800
/** The most windows that are counted; beyond it the oldest are dropped. */
const MAX_WINDOWS = 100_000

/** The place of one worker: if the process ends, another one takes it. */
interface Place {
  number: number
  worker: Worker | null
  /** Null until it listens. */
  calls: Remote<WorkerCalls> | null
  startedAt: number
  /** Workers in a row that did not live long. */
  failures: number
}

interface Fleet {
  places: Place[]
  count: ReturnType<typeof createWindowCounts>
  log: Logger
  /** Whether a worker has listened yet. */
  hasServed: boolean
  isStopping: boolean
}

/**
 * Runs workers that share the port, and replaces those that end. This process accepts the
 * connections and gives each to the next worker; it answers nothing itself.
 *
 * The first worker migrates the database and loads the samples before the others start. If it
 * cannot listen, the process ends with its exit code.
 */
export function supervise({ workers, log }: { workers: number; log: Logger }): void {
  // If each worker listened for itself (SO_REUSEPORT), a connection would cost half the CPU (90
  // instead of 220 µs), but of eight connections up to seven would go to one worker (here five),
  // those in the queue of a worker that dies would be lost, and a second service could take the
  // same port without an error.
  cluster.schedulingPolicy = cluster.SCHED_RR
  const fleet: Fleet = {
    places: Array.from({ length: workers }, (_, at) => ({
      number: at + 1,
      worker: null,
      calls: null,
      startedAt: 0,
      failures: 0,
    })),
    count: createWindowCounts(),
    log,
    hasServed: false,
    isStopping: false,
  }
  onStopSignals((signal) => stop(fleet, signal))
  for (const place of fleet.places.slice(0, 1)) start(fleet, place)
}

function start(fleet: Fleet, place: Place): void {
  if (fleet.isStopping) return
  const worker = cluster.fork()
  place.worker = worker
  place.startedAt = performance.now()
  const calls = connect<WorkerCalls>(
    worker.process,
    callsOf(fleet, place, () => {
      place.calls = calls
    }),
  )
  const dropConnection = followConnections(worker)
  worker.on('error', (error) => fleet.log.error({ err: error }, 'a worker cannot be reached'))
  worker.once('exit', (code, signal) => {
    dropConnection()
    replace(fleet, place, { code, signal })
  })
}

/**
 * Follows the connections that a worker is given.
 *
 * @returns closes the one that it has not acknowledged: Node would keep it open when the worker has
 *   died, and its client would wait for ever
 */
function followConnections({ process: child }: Worker): () => void {
  let last: unknown
  const send = child.send.bind(child) as (...input: unknown[]) => boolean
  child.send = (...input: unknown[]) => {
    if (input[1]) last = input[1]
    return send(...input)
  }
  return () => {
    // Those that were acknowledged are closed here already; closing one again does nothing.
    if (isConnection(last)) last.close()
  }
}

const isConnection = (handle: unknown): handle is { close(): void } =>
  typeof handle === 'object' && handle !== null && 'close' in handle

/** Answers the calls of one worker. */
const callsOf = (fleet: Fleet, place: Place, onReady: () => void): SupervisorCalls => ({
  join: () => ({ number: place.number, isFirst: !fleet.hasServed }),
  addAll: (counts) => counts.map(fleet.count),
  async changed(change, id) {
    const others = fleet.places.filter((other) => other !== place)
    await Promise.all(others.map(({ calls }) => settled(calls?.changed(change, id), CHANGE_MS)))
  },
  async metrics() {
    const calls = fleet.places.map(({ calls }) => settled(calls?.metrics(), METRICS_MS))
    const texts = (await Promise.all(calls)).flatMap((text) => text ?? [])
    return [missingMetric(fleet.places.length - texts.length), ...texts]
  },
  ready() {
    onReady()
    if (fleet.hasServed) return
    fleet.hasServed = true
    for (const other of fleet.places) if (other !== place) start(fleet, other)
  },
})

/** Returns the metric that only this process knows, in the text format of Prometheus. */
const missingMetric = (missing: number) => `\
# HELP whocast_workers_missing Workers that do not run or do not answer.
# TYPE whocast_workers_missing gauge
whocast_workers_missing ${missing}
`
/** Waits for a call; undefined if the worker ended or is late. */
const settled = <T>(call: Promise<T> | undefined, ms: number): Promise<T | undefined> =>
  call === undefined ? Promise.resolve(undefined) : withTimeout(call, ms).catch(() => undefined)

interface End {
  code: number
  signal: string
}

/** Starts another worker in the place of one that ended, unless the service never served. */
function replace(fleet: Fleet, place: Place, { code, signal }: End): void {
  place.worker = null
  place.calls = null
  if (!fleet.hasServed && !fleet.isStopping) process.exit(code || 1)
  if (fleet.isStopping) {
    endIfEmpty(fleet)
    return
  }
  const livedMs = performance.now() - place.startedAt
  place.failures = livedMs >= STEADY_MS ? 0 : place.failures + 1
  const waitMs =
    place.failures === 0 ? 0 : Math.min(MAX_WAIT_MS, FIRST_WAIT_MS * 2 ** (place.failures - 1))
  fleet.log.error(
    { worker: place.number, code, signal, livedMs: Math.round(livedMs), waitMs },
    'a worker ended; another one takes its place',
  )
  setTimeout(() => start(fleet, place), waitMs)
}

/** Lets all workers drain and ends; a second signal ends them at once. */
function stop(fleet: Fleet, signal: NodeJS.Signals): void {
  if (fleet.isStopping) endAtOnce(fleet)
  fleet.isStopping = true
  for (const { calls, worker } of fleet.places) {
    if (calls) void calls.stop(signal)
    else worker?.process.kill(signal)
  }
  setTimeout(() => endAtOnce(fleet), DRAIN_MS).unref()
  endIfEmpty(fleet)
}

function endIfEmpty({ places }: Fleet): void {
  if (places.every(({ worker }) => worker === null)) process.exit(0)
}

function endAtOnce({ places }: Fleet): never {
  for (const { worker } of places) worker?.process.kill('SIGKILL')
  process.exit(0)
}

/** Counts windows in memory, for several processes that query this one. */
function createWindowCounts(): (count: Count) => Total {
  const windows = new LRUCache<string, { total: number; endsAt: number }>(atMost(MAX_WINDOWS))
  return ({ key, points }) => {
    const now = performance.now()
    let window = windows.get(key)
    if (!window || now >= window.endsAt) {
      window = { total: 0, endsAt: now + WINDOW_SECONDS * 1000 }
      windows.set(key, window)
    }
    window.total += points
    return { total: window.total, msLeft: window.endsAt - now }
  }
}
