import { randomUUID } from 'node:crypto'
import { ExportResultCode } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto'
import {
  defaultResource,
  detectResources,
  resourceAttributesEnvDetector,
  resourceFromAttributes,
  serviceNameEnvDetector,
} from '@opentelemetry/resources'
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
import type { TraceStats, TracingOptions } from './tracing.ts'

/** Spans that may wait; one more is dropped. */
const QUEUE = 2048
const BATCH = 512
const DELAY_MS = 2000
const TIMEOUT_MS = 5000
/** How many exports may be in flight at a receiver that hangs. */
const EXPORTS_AT_ONCE = 4
/**
 * Creates what samples spans and sends them in batches, as OTLP protobuf over HTTP. Nothing global
 * is set. The SDK reads the headers of exports and the attributes of the resource from its own
 * variables.
 */
export function createExport(options: TracingOptions, stats: TraceStats) {
  const { timeoutMs = TIMEOUT_MS } = options
  const exporter = new OTLPTraceExporter({
    url: `${options.endpoint}/v1/traces`,
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
    resource: defaultResource()
      .merge(
        resourceFromAttributes({
          'service.instance.id': randomUUID(),
          'service.version': options.serviceVersion,
          'service.name': options.serviceName,
        }),
      )
      .merge(
        detectResources({ detectors: [resourceAttributesEnvDetector, serviceNameEnvDetector] }),
      ),
    sampler: samplerOf(options.sampler, options.ratio),
    spanProcessors: [counted(processor, stats)],
  })
  return { exporter, processor, provider }
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
function counted(processor: SpanProcessor, stats: TraceStats): SpanProcessor {
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

/** Counts exports, and logs the first failure and the first success after it. */
function watched(
  exporter: SpanExporter,
  stats: TraceStats,
  onChange: (error: Error | null) => void,
): SpanExporter {
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
