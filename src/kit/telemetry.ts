/** Now, in unix milliseconds. */
export type Clock = () => number

/** The metrics of the process; {@link silentTelemetry} records nothing. */
export interface Telemetry {
  /**
   * Runs `work` as one span, with its duration and whether it failed: it threw, or `hasFailed` says
   * so of its result.
   */
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
  /**
   * Runs work that no request waits for as a trace of its own.
   *
   * @param cause the `traceparent` of what it is done because of; by default what is under way
   */
  background<T>(name: string, work: () => Promise<T>, cause?: string): Promise<T>
  /** Runs work outside of what is under way: loops that serve many. */
  apart<T>(work: () => T): T
  /**
   * The current span as W3C Trace Context, for other processes that continue it; undefined when it
   * is not traced.
   */
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
