import cluster from 'node:cluster'
import type { Tracing } from '../../http/telemetry/tracing.ts'
import { packageVersion } from '../../kit/root.ts'
import { type Config, secretsOf } from '../config.ts'
import { createLog, type Log } from '../observability/log.ts'

/** The log, which begins with the warnings of the configuration. */
export function createLogOf(
  config: Config,
  tracing: Tracing | null,
  stream?: NodeJS.WritableStream,
): Log {
  const log = createLog({
    level: config.LOG_LEVEL,
    ...(stream ? { stream } : {}),
    secrets: secretsOf(config),
    fields: tracing?.ids,
    isBuffered: !config.isServerless,
    isShared: cluster.isWorker,
    addresses: config.logAddresses,
  })
  for (const warning of config.warnings) {
    // A name without effect may be the level itself, misspelt: the warning is written at every
    // level.
    if (log.isLevelEnabled('warn')) log.warn({}, warning)
    else console.error(`Whocast: ${warning}`)
  }
  return log
}

/** Opens traces if an exporter is configured; `onExportChange` gets its error, then null. */
export async function createTracingOf(
  config: Config,
  onExportChange: (error: Error | null) => void,
): Promise<Tracing | null> {
  if (!config.OTEL_EXPORTER_OTLP_ENDPOINT) return null
  const { createTracing } = await import('../../http/telemetry/tracing.ts')
  return createTracing({
    endpoint: config.OTEL_EXPORTER_OTLP_ENDPOINT,
    serviceName: 'whocast',
    serviceVersion: packageVersion(),
    sampler: config.OTEL_TRACES_SAMPLER,
    ratio: config.OTEL_TRACES_SAMPLER_ARG,
    baseUrl: config.BASE_URL,
    isParentTrusted: config.isParentTrusted,
    onExportChange,
  })
}
