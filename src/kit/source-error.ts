/** Thrown by a source that could not ask. "Not found" is an answer, not an error. */
export class SourceError extends Error {
  override readonly name = 'SourceError'
  readonly source: string
  /** Whether asking again may help: timeouts, 429, 5xx. */
  readonly isTransient: boolean
  /** For clients, after the name of the source: what happened, without details of the upstream. */
  readonly reason: string
  constructor(
    source: string,
    message: string,
    options: { cause?: unknown; isTransient?: boolean; reason?: string } = {},
  ) {
    super(`${source}: ${message}`, { cause: options.cause })
    this.source = source
    this.isTransient = options.isTransient ?? true
    this.reason = options.reason ?? 'unreachable'
  }
}
