import type { SourceError } from './source-error.ts'
import type { Logger } from './telemetry.ts'

/** How long further failures of one source for one reason are only counted, milliseconds. */
const INTERVAL_MS = 60_000
/** The number of reasons that are distinguished at a time; any line represents the others. */
const MAX_REASONS = 200

export type FailureLog = (failure: { source: string; verb: string; error: SourceError }) => void

/** Logs failures of sources: the first of a kind at once, then the count once per interval (ms). */
export function createFailureLog(log: Pick<Logger, 'warn'>, intervalMs = INTERVAL_MS): FailureLog {
  const counts = new Map<string, number>()

  function close(key: string, fields: { source: string; verb: string; reason: string }): void {
    const count = counts.get(key) ?? 0
    counts.delete(key)
    if (count === 0) return
    log.warn({ ...fields, count, seconds: intervalMs / 1000 }, 'source failed again')
    open(key, fields)
  }

  function open(key: string, fields: { source: string; verb: string; reason: string }): void {
    counts.set(key, 0)
    setTimeout(close, intervalMs, key, fields).unref()
  }

  return ({ source, verb, error }) => {
    const key = `${source} ${verb} ${error.message}`
    const count = counts.get(key)
    if (count !== undefined) {
      counts.set(key, count + 1)
      return
    }
    if (counts.size >= MAX_REASONS) return
    log.warn({ source, verb, err: error }, 'source failed')
    open(key, { source, verb, reason: error.message })
  }
}
