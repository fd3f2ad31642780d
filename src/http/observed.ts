import type { AccessLog } from './access-log.ts'
import type { RequestSpan, RequestTracing } from './exchange.ts'
import type { RequestExchange } from './request-exchange.ts'

/** The metrics of every request; see telemetry.ts. */
interface RequestTelemetry {
  request(route: string, method: string, status: number, seconds: number): void
  count(name: string, labels: Record<string, string>): void
}

export interface Observers {
  telemetry: RequestTelemetry
  /** Where spans are exported. */
  tracing?: RequestTracing | null | undefined
  log: { access: AccessLog }
}

/** Probes: without a log line when all is well. */
const quietRoutes = new Set(['/livez', '/readyz'])

/** Begins the span of a request; null when it is not traced. */
export const beginSpan = ({ tracing }: Observers, exchange: RequestExchange): RequestSpan | null =>
  tracing?.begin({
    method: exchange.method,
    path: exchange.path,
    traceparent: exchange.header('traceparent'),
  }) ?? null

/** Counts, traces and logs a request that was answered. */
export function record(
  { telemetry, log }: Observers,
  status: number,
  exchange: RequestExchange,
): void {
  const { id, method, path, route, client, span } = exchange
  const ms = performance.now() - exchange.startedAt
  telemetry.request(route, method, status, ms / 1000)
  if (status === 429 && exchange.policyName !== null)
    telemetry.count('limited', { policy: exchange.policyName })
  span?.end({ id, route, status })
  if (quietRoutes.has(route) && status < 400) return
  const note = span ? { ...exchange.note, ...span.ids } : exchange.note
  log.access({ id, method, path, status, ms, client, note })
}
