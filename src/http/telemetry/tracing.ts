import { AsyncLocalStorage } from 'node:async_hooks'
import {
  type Attributes,
  type Context,
  type Link,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  TraceFlags,
  type Tracer,
  trace,
} from '@opentelemetry/api'
import { parseTraceParent } from '@opentelemetry/core'
import { ServiceError } from '@whocast/contract/error.ts'
import type { Telemetry } from '../../kit/telemetry.ts'
import { atMost } from '../../kit/with-timeout.ts'
import type { RequestTracing } from '../exchange.ts'
import { createExport } from './trace-export.ts'

export interface TracingOptions {
  /** Where OTLP over HTTP is taken; `/v1/traces` is added. */
  endpoint: string
  /** Unless OpenTelemetry's own variables name another. */
  serviceName: string
  serviceVersion: string
  /** As `OTEL_TRACES_SAMPLER`. */
  sampler: `${'' | 'parentbased_'}${'always_on' | 'always_off' | 'traceidratio'}`
  /** For the ratio samplers: 0 … 1. */
  ratio: number
  /** Our public origin. */
  baseUrl: string
  /** Whether a request's `traceparent` comes from a trusted caller. */
  isParentTrusted: boolean
  /** Called when exporting begins to fail, and when it works again. */
  onExportChange?: (error: Error | null) => void
  /** Milliseconds between exports. */
  delayMs?: number
  /** Milliseconds that one export may take. */
  timeoutMs?: number
}

export interface Tracing
  extends Pick<Telemetry, 'span' | 'background' | 'apart' | 'traceparent'>,
    RequestTracing {
  /** For log lines: of the span under way. */
  ids(): ReturnType<typeof idsOf> | undefined
  readonly stats: TraceStats
  /** Sends what waits. Never rejects, and takes no longer than `ms`. */
  flush(ms?: number): Promise<void>
  /** The last flush; afterwards spans go nowhere. */
  close(): Promise<void>
}

/** Counts of spans: ended, exported, lost to failed exports. The others are queued or dropped. */
export interface TraceStats {
  ended: number
  exported: number
  failed: number
}

/** Fits into the end of the process (node.ts) after everything else took its time. */
const FLUSH_MS = 1500

/** Asked every few seconds by machines: their spans would say nothing and bury the others. */
const probes = new Set(['/livez', '/readyz', '/metrics'])

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])

const kinds = {
  source: SpanKind.CLIENT,
  publish: SpanKind.CLIENT,
  store: SpanKind.INTERNAL,
  render: SpanKind.INTERNAL,
}

/**
 * Traces by OpenTelemetry's SDK, exported as OTLP protobuf over HTTP. Loaded only where an exporter
 * is configured. Nothing global is set: the current span is in a storage of our own.
 *
 * Span names and attributes are route patterns, names of components and verbs, statuses and codes
 * of errors; never requested identifiers, clients, or the text of an error. Attributes follow the
 * semantic conventions for HTTP, less `url.path`, `url.query`, `client.address` and
 * `user_agent.original`, which identify the subject and the client.
 */
export function createTracing(options: TracingOptions): Tracing {
  const stats: TraceStats = { ended: 0, exported: 0, failed: 0 }
  const { exporter, processor, provider } = createExport(options, stats)
  const tracer = provider.getTracer('whocast', options.serviceVersion)
  const underWay: UnderWay = new AsyncLocalStorage()
  const current = () => underWay.getStore() ?? null
  return {
    begin: createBegin(tracer, underWay, options),

    async span(component, name, work, hasFailed) {
      const parent = current()
      if (!parent) return work()
      const span = tracer.startSpan(
        `${component} ${name}`,
        {
          kind: kinds[component],
          attributes: { 'whocast.component': component, 'whocast.name': name },
        },
        trace.setSpan(ROOT_CONTEXT, parent),
      )
      return run(underWay, span, work, hasFailed)
    },

    async background(name, work, cause) {
      const causing = cause === undefined ? current()?.spanContext() : parseTraceParent(cause)
      const span = tracer.startSpan(
        name,
        { root: true, links: causing ? [{ context: causing }] : [] },
        ROOT_CONTEXT,
      )
      return span.isRecording() ? run(underWay, span, work) : underWay.run(null, work)
    },

    apart: (work) => underWay.run(null, work),

    traceparent() {
      const context = current()?.spanContext()
      return (
        context &&
        `00-${context.traceId}-${context.spanId}-0${context.traceFlags & TraceFlags.SAMPLED}`
      )
    },

    ids() {
      const span = current()
      return span ? idsOf(span) : undefined
    },

    stats,

    flush: (ms = FLUSH_MS) =>
      atMost(
        processor
          .forceFlush()
          .then(() => exporter.forceFlush())
          .catch(() => {}),
        ms,
      ),

    close: () =>
      atMost(
        provider.shutdown().catch(() => {}),
        FLUSH_MS,
      ),
  }
}

/** The span of what is under way here; null where there is none. */
type UnderWay = AsyncLocalStorage<Span | null>

/** Begins the spans of requests. */
function createBegin(
  tracer: Tracer,
  underWay: UnderWay,
  { baseUrl, isParentTrusted }: TracingOptions,
): Tracing['begin'] {
  const server = serverAttributes(baseUrl)
  return ({ method, path, traceparent }) => {
    if (probes.has(path)) return null
    const known = methods.has(method)
    const { context, links } = place(traceparent, isParentTrusted)
    const attributes = { 'http.request.method': known ? method : '_OTHER', ...server }
    const span = tracer.startSpan(
      known ? method : 'HTTP',
      { kind: SpanKind.SERVER, links, attributes },
      context,
    )
    if (!span.isRecording()) return null
    return {
      ids: idsOf(span),
      run: (work) => underWay.run(span, work),
      end({ id, route, status }) {
        if (route !== 'other') {
          span.updateName(`${known ? method : 'HTTP'} ${route}`)
          span.setAttribute('http.route', route)
        }
        span.setAttributes({ 'http.response.status_code': status, 'whocast.request.id': id })
        if (status >= 500) fail(span, String(status))
        span.end()
      },
    }
  }
}

/** Places a request's span below a trusted caller's, else in its own trace with a link. */
function place(
  traceparent: string | undefined,
  isParentTrusted: boolean,
): { context: Context; links: Link[] } {
  const caller = traceparent === undefined ? null : parseTraceParent(traceparent)
  if (!caller) return { context: ROOT_CONTEXT, links: [] }
  return isParentTrusted
    ? { context: trace.setSpanContext(ROOT_CONTEXT, { ...caller, isRemote: true }), links: [] }
    : { context: ROOT_CONTEXT, links: [{ context: caller }] }
}

/** Does the work within a span, and ends it. */
async function run<T>(
  underWay: UnderWay,
  span: Span,
  work: () => Promise<T>,
  hasFailed?: (result: T) => boolean,
): Promise<T> {
  try {
    const result = await underWay.run(span, work)
    if (hasFailed?.(result)) fail(span, 'failed')
    return result
  } catch (error) {
    fail(span, errorType(error))
    throw error
  } finally {
    span.end()
  }
}

/** Which server answers, by its public origin. */
function serverAttributes(baseUrl: string): Attributes {
  const { protocol, hostname, port } = new URL(baseUrl)
  const scheme = protocol.slice(0, -1)
  return {
    'url.scheme': scheme,
    'server.address': hostname,
    'server.port': Number(port || (scheme === 'https' ? 443 : 80)),
  }
}

function idsOf(span: Span) {
  const { traceId, spanId } = span.spanContext()
  return { trace_id: traceId, span_id: spanId }
}

function fail(span: Span, type: string): void {
  span.setAttribute('error.type', type)
  span.setStatus({ code: SpanStatusCode.ERROR })
}

/** Returns the kind of an error: a code or a class, never its text. */
function errorType(error: unknown): string {
  if (error instanceof ServiceError) return error.code
  return error instanceof Error && /^[A-Z][A-Za-z]{0,60}$/.test(error.name) ? error.name : 'Error'
}
