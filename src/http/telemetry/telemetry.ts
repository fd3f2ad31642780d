import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { silentTelemetry, type Telemetry } from '../../kit/telemetry.ts'
import { withTimeout } from '../../kit/with-timeout.ts'
import type { Member } from '../fleet/member.ts'
import type { Tracing } from './tracing.ts'

export interface PrometheusTelemetry extends Telemetry {
  /** Counts and times one HTTP request. `route` is a pattern, never the requested path. */
  request(route: string, method: string, status: number, seconds: number): void
  /** A figure that is read when metrics are fetched: `whocast_<name>`. */
  gauge(name: string, help: string, reading: Reading): void
  /** The same for one that only grows: `whocast_<name>_total`. */
  tally(name: string, help: string, reading: Reading): void
  readonly contentType: string
  /** Everything in the text format of Prometheus. */
  render(): Promise<string>
}

/** One value, or several by a label. A reading that fails or takes a second is left out. */
export type Reading =
  | (() => number | Promise<number>)
  | { by: string; read: () => Figures | Promise<Figures> }
type Figures = Record<string, number>

const seconds = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** The methods that routes know; all others share one label, as clients choose their names. */
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])

/**
 * The `Telemetry` port by prom-client, and what HTTP adds to it.
 *
 * @param tracing where spans are exported too
 * @param member given for one of several workers: each renders the metrics of all
 */
export function createTelemetry(
  tracing: Tracing | null = null,
  member: Pick<Member, 'number' | 'gatherMetrics' | 'provideMetrics'> | null = null,
): PrometheusTelemetry {
  const registry = new Registry()
  if (member) {
    registry.setDefaultLabels({ worker: String(member.number) })
    member.provideMetrics(() => registry.metrics())
  }
  collectDefaultMetrics({ register: registry, prefix: 'whocast_' })
  const spans = new Histogram({
    name: 'whocast_span_seconds',
    help: 'Time spent in sources, store, rendering and publishing.',
    labelNames: ['component', 'name', 'outcome'] as const,
    buckets: seconds,
    registers: [registry],
  })
  /** Records how long the work took, and whether it failed. */
  async function observed<T>(
    { component, name, start }: { component: string; name: string; start: number },
    running: Promise<T>,
    hasFailed?: (result: T) => boolean,
  ): Promise<T> {
    let outcome = 'ok'
    try {
      const result = await running
      if (hasFailed?.(result)) outcome = 'error'
      return result
    } catch (error) {
      outcome = 'error'
      throw error
    } finally {
      spans.labels(component, name, outcome).observe((performance.now() - start) / 1000)
    }
  }

  const counters = new Map<string, Counter<string>>()

  function counterOf(name: string, labels: Record<string, string>): Counter<string> {
    const known = counters.get(name)
    if (known) return known
    const counter = new Counter({
      name: `whocast_${name}_total`,
      help: `Count of ${name.replaceAll('_', ' ')}.`,
      labelNames: Object.keys(labels),
      registers: [registry],
    })
    counters.set(name, counter)
    return counter
  }

  return {
    span(component, name, work, hasFailed) {
      const start = performance.now()
      const running = tracing ? tracing.span(component, name, work, hasFailed) : work()
      return observed({ component, name, start }, running, hasFailed)
    },
    traced:
      (component, name, run) =>
      async (...input) => {
        const start = performance.now()
        const running = tracing ? tracing.span(component, name, () => run(...input)) : run(...input)
        return observed({ component, name, start }, running)
      },
    count(name, labels = {}) {
      const counter = counterOf(name, labels)
      try {
        counter.inc(labels)
      } catch {
        // Other labels than the first time: counting never breaks what is counted.
        counter.inc()
      }
    },
    background: (tracing ?? silentTelemetry).background,
    apart: (tracing ?? silentTelemetry).apart,
    traceparent: (tracing ?? silentTelemetry).traceparent,
    request: createRequestMetrics(registry),
    gauge(name, help, reading) {
      new Gauge({
        name: `whocast_${name}`,
        help,
        labelNames: labelsOf(reading),
        registers: [registry],
        async collect() {
          await refill(this, reading, (labels, value) => this.set(labels, value))
        },
      })
    },
    tally(name, help, reading) {
      new Counter({
        name: `whocast_${name}_total`,
        help,
        labelNames: labelsOf(reading),
        registers: [registry],
        async collect() {
          await refill(this, reading, (labels, value) => this.inc(labels, value))
        },
      })
    },
    contentType: registry.contentType,
    render: () => (member ? member.gatherMetrics() : registry.metrics()),
  }
}

const labelsOf = (reading: Reading): string[] => (typeof reading === 'function' ? [] : [reading.by])

/** Replaces the values of a metric by what is read. */
async function refill(
  metric: { reset(): void; remove(): void },
  reading: Reading,
  put: (labels: Record<string, string>, value: number) => void,
) {
  const values = await valuesOf(reading)
  metric.reset()
  // One without labels is 0 after that.
  if (values.length === 0 && typeof reading === 'function') metric.remove()
  for (const [labels, value] of values) put(labels, value)
}

/** A database that does not answer must not hide all other metrics. */
const READING_MS = 1000
const inTime = <T>(reading: T | Promise<T>): Promise<T> =>
  withTimeout(Promise.resolve(reading), READING_MS)

async function valuesOf(
  reading: Reading,
): Promise<[labels: Record<string, string>, value: number][]> {
  try {
    if (typeof reading === 'function') return [[{}, await inTime(reading())]]
    const { by, read } = reading
    return Object.entries(await inTime(read())).map(([value, figure]) => [{ [by]: value }, figure])
  } catch {
    return []
  }
}

/** Counts and times requests, with cached children, so that no request hashes its labels. */
function createRequestMetrics(registry: Registry): PrometheusTelemetry['request'] {
  const requests = new Counter({
    name: 'whocast_http_requests_total',
    help: 'Requests by route, method and status.',
    labelNames: ['route', 'method', 'status'] as const,
    registers: [registry],
  })
  const latency = new Histogram({
    name: 'whocast_http_request_seconds',
    help: 'Time from a request to its answer, by route.',
    labelNames: ['route'] as const,
    buckets: seconds,
    registers: [registry],
  })
  const counters = new Map<string, { inc(): void }>()
  const latencies = new Map<string, { observe(value: number): void }>()
  return (route, method, status, time) => {
    const verb = methods.has(method) ? method : 'other'
    const key = `${route} ${verb} ${status}`
    let counter = counters.get(key)
    if (!counter) {
      counter = requests.labels(route, verb, String(status))
      counters.set(key, counter)
    }
    counter.inc()
    let histogram = latencies.get(route)
    if (!histogram) {
      histogram = latency.labels(route)
      latencies.set(route, histogram)
    }
    histogram.observe(time)
  }
}
