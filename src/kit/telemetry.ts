/** Now, in unix milliseconds. */
export type Clock = () => number

/** The metrics of the process; {@link silentTelemetry} records nothing. */
export interface Telemetry {
  /** Runs `work` as a span, with its duration, and whether it threw or `hasFailed` says so. */
  span<T>(
    component: 'source' | 'store' | 'render' | 'publish',
    name: string,
    work: () => Promise<T>,
    hasFailed?: (result: T) => boolean,
  ): Promise<T>
  /** Returns `run`, with each call recorded as a span. */
  traced<Input extends unknown[], T>(
    component: 'store',
    name: string,
    run: (...input: Input) => Promise<T>,
  ): (...input: Input) => Promise<T>
  /** Adds one to a counter: `whocast_<counter>_total{labels}`. */
  count(counter: string, labels?: Record<string, string>): void
  /** Runs background work as a trace; `cause` is a `traceparent`, by default the current one. */
  background<T>(name: string, work: () => Promise<T>, cause?: string): Promise<T>
  /** Runs work outside of what is under way: loops that serve many. */
  apart<T>(work: () => T): T
  /** Returns the span as W3C Trace Context for other processes; undefined if not traced. */
  traceparent(): string | undefined
}

/** Runs the work without recording a span. */
export const silentTelemetry: Telemetry = {
  span: (_component, _name, work) => work(),
  traced: (_component, _name, run) => run,
  count: () => {},
  background: (_name, work) => work(),
  apart: (work) => work(),
  traceparent: () => undefined,
}

/** Structured log lines, as pino takes them. Never profile secrets, tokens or raw bodies. */
export interface Logger {
  debug(fields: object, message: string): void
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
}
