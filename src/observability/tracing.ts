import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import {
  type Attributes,
  type Context,
  type Link,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  TraceFlags,
  trace,
} from '@opentelemetry/api'
import { ExportResultCode, parseTraceParent } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto'
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources'
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  type Sampler,
  type SpanExporter,
  type SpanProcessor,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { Config } from '../config.ts'
import { ServiceError } from '../domain/error.ts'
import type { Telemetry } from '../domain/ports/telemetry.ts'
import type { RequestTracing } from '../http/exchange.ts'

export interface TracingOptions {
  /** Where OTLP over HTTP is taken; `/v1/traces` is added. */
  endpoint: string
  /** Sent with every export; as a rule they hold a secret. */
  headers?: Record<string, string> | undefined
  serviceName: string
  serviceVersion: string
  resourceAttributes?: Record<string, string> | undefined
  sampler: Config['OTEL_TRACES_SAMPLER']
  /** For the ratio samplers: 0 … 1. */
  ratio: number
  /** Our public origin. */
  baseUrl: string
  /** Whether a request's `traceparent` was set by somebody we believe. */
  isParentTrusted: boolean
  /** Told when exporting begins to fail, and when it works again. */
  onExportChange?: (error: Error | null) => void
  /** Milliseconds between exports. */
  delayMs?: number
  /** Milliseconds that one export may take. */
  timeoutMs?: number
}

export interface Tracing extends Pick<Telemetry, 'span' | 'background' | 'apart' | 'traceparent'>, RequestTracing {
  /** For log lines: of the span under way. */
  ids(): TraceIds | undefined
  /** Spans so far: ended, taken by the receiver, and lost to exports that failed. What is ended and neither waits or was dropped. */
  readonly stats: { ended: number; exported: number; failed: number }
  /** Sends what waits. Never rejects, and takes no longer than `ms`. */
  flush(ms?: number): Promise<void>
  /** The last flush; afterwards spans go nowhere. */
  close(): Promise<void>
}

export interface TraceIds {
  trace_id: string
  span_id: string
}

/** Spans that may wait; one more is dropped. */
const QUEUE = 2048
const BATCH = 512
const DELAY_MS = 2000
const TIMEOUT_MS = 5000
/** A receiver that neither answers nor refuses holds so many exports at most. */
const EXPORTS_AT_ONCE = 4
/** Fits into the end of the process (node.ts) after everything else took its time. */
const FLUSH_MS = 1500

/** Asked every few seconds by machines: their spans would say nothing and bury the others. */
const probes = new Set(['/livez', '/readyz', '/metrics'])

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])

const kinds = { source: SpanKind.CLIENT, publish: SpanKind.CLIENT, store: SpanKind.INTERNAL, render: SpanKind.INTERNAL }

/**
 * Traces by OpenTelemetry's SDK, exported as OTLP protobuf over HTTP. Loaded only where an exporter is configured. Nothing global
 * is set: the span under way lies in a storage of our own.
 *
 * Span names and attributes are route patterns, names of rooms and verbs, statuses and codes of errors; never what somebody asked for, who
 * asked, or the text of an error. Attributes follow the semantic conventions for HTTP, less `url.path`, `url.query`, `client.address` and
 * `user_agent.original`, which say who was asked about and by whom.
 */
export function createTracing(options: TracingOptions): Tracing {
  const { isParentTrusted, timeoutMs = TIMEOUT_MS } = options
  const stats = { ended: 0, exported: 0, failed: 0 }
  const exporter = new OTLPTraceExporter({
    url: `${options.endpoint}/v1/traces`,
    headers: options.headers ?? {},
    timeoutMillis: timeoutMs,
    concurrencyLimit: EXPORTS_AT_ONCE,
  })
  const processor = new BatchSpanProcessor({
    exporter: watched(exporter, stats, options.onExportChange ?? (() => {})),
    maxQueueSize: QUEUE,
    maxExportBatchSize: BATCH,
    scheduledDelayMillis: options.delayMs ?? DELAY_MS,
    exportTimeoutMillis: timeoutMs,
  })
  const provider = new TracerProvider({
    resource: defaultResource().merge(
      resourceFromAttributes({
        'service.instance.id': randomUUID(),
        'service.version': options.serviceVersion,
        ...options.resourceAttributes,
        'service.name': options.serviceName,
      }),
    ),
    sampler: samplerOf(options.sampler, options.ratio),
    spanProcessors: [counted(processor, stats)],
  })
  const tracer = provider.getTracer('whocast', options.serviceVersion)
  const underWay = new AsyncLocalStorage<Span | null>()
  const { protocol, hostname, port } = new URL(options.baseUrl)
  const scheme = protocol.slice(0, -1)
  const server: Attributes = {
    'url.scheme': scheme,
    'server.address': hostname,
    'server.port': Number(port || (scheme === 'https' ? 443 : 80)),
  }

  const current = () => underWay.getStore() ?? null

  /** Where a request's span belongs: below the caller's where the caller is believed, else in a trace of its own that names it. */
  function place(traceparent: string | undefined): { context: Context; links: Link[] } {
    const caller = traceparent === undefined ? null : parseTraceParent(traceparent)
    if (!caller) return { context: ROOT_CONTEXT, links: [] }
    return isParentTrusted
      ? { context: trace.setSpanContext(ROOT_CONTEXT, { ...caller, isRemote: true }), links: [] }
      : { context: ROOT_CONTEXT, links: [{ context: caller }] }
  }

  async function run<T>(span: Span, work: () => Promise<T>, hasFailed?: (result: T) => boolean): Promise<T> {
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

  return {
    begin({ method, path, traceparent }) {
      if (probes.has(path)) return null
      const known = methods.has(method)
      const { context, links } = place(traceparent)
      const span = tracer.startSpan(
        known ? method : 'HTTP',
        {
          kind: SpanKind.SERVER,
          links,
          attributes: { 'http.request.method': known ? method : '_OTHER', ...server },
        },
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
    },

    async span(room, name, work, hasFailed) {
      const parent = current()
      if (!parent) return work()
      const span = tracer.startSpan(
        `${room} ${name}`,
        { kind: kinds[room], attributes: { 'whocast.room': room, 'whocast.name': name } },
        trace.setSpan(ROOT_CONTEXT, parent),
      )
      return run(span, work, hasFailed)
    },

    async background(name, work, cause) {
      const causing = cause === undefined ? current()?.spanContext() : parseTraceParent(cause)
      const span = tracer.startSpan(name, { root: true, links: causing ? [{ context: causing }] : [] }, ROOT_CONTEXT)
      return span.isRecording() ? run(span, work) : underWay.run(null, work)
    },

    apart: (work) => underWay.run(null, work),

    traceparent() {
      const context = current()?.spanContext()
      return context && `00-${context.traceId}-${context.spanId}-0${context.traceFlags & TraceFlags.SAMPLED}`
    },

    ids() {
      const span = current()
      return span ? idsOf(span) : undefined
    },

    stats,

    flush: (ms = FLUSH_MS) =>
      within(
        ms,
        processor.forceFlush().then(() => exporter.forceFlush()),
      ),

    close: () => within(FLUSH_MS, provider.shutdown()),
  }
}

function idsOf(span: Span): TraceIds {
  const { traceId, spanId } = span.spanContext()
  return { trace_id: traceId, span_id: spanId }
}

function fail(span: Span, type: string): void {
  span.setAttribute('error.type', type)
  span.setStatus({ code: SpanStatusCode.ERROR })
}

/** What kind of error it was: a code or a class, never its words. */
function errorType(error: unknown): string {
  if (error instanceof ServiceError) return error.code
  return error instanceof Error && /^[A-Z][A-Za-z]{0,60}$/.test(error.name) ? error.name : 'Error'
}

function samplerOf(name: TracingOptions['sampler'], ratio: number): Sampler {
  const [, isParentBased, plain] = /^(parentbased_)?(.*)$/.exec(name) ?? []
  const root =
    plain === 'always_off'
      ? new AlwaysOffSampler()
      : plain === 'traceidratio'
        ? new TraceIdRatioBasedSampler(ratio)
        : new AlwaysOnSampler()
  return isParentBased ? new ParentBasedSampler({ root }) : root
}

/** Counts what ends before it is known whether it is sent. */
function counted(processor: SpanProcessor, stats: Tracing['stats']): SpanProcessor {
  return {
    onStart: (span, context) => processor.onStart(span, context),
    onEnd(span) {
      stats.ended += 1
      processor.onEnd(span)
    },
    forceFlush: () => processor.forceFlush(),
    shutdown: () => processor.shutdown(),
  }
}

/** Counts what came of exports, and tells of the first failure and of the first success after it. */
function watched(exporter: SpanExporter, stats: Tracing['stats'], onChange: (error: Error | null) => void): SpanExporter {
  let isFailing = false
  return {
    export(spans, done) {
      exporter.export(spans, (result) => {
        const isGood = result.code === ExportResultCode.SUCCESS
        stats[isGood ? 'exported' : 'failed'] += spans.length
        if (isGood === isFailing) {
          isFailing = !isGood
          onChange(isGood ? null : (result.error ?? new Error('the export failed')))
        }
        done(result)
      })
    },
    forceFlush: () => exporter.forceFlush?.() ?? Promise.resolve(),
    shutdown: () => exporter.shutdown(),
  }
}

/** Resolves with the work, at the latest after `ms`; what it throws is nobody's concern here. */
async function within(ms: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms)
  })
  await Promise.race([work.catch(() => {}), timeout])
  clearTimeout(timer)
}
