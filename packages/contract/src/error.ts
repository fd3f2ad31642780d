/**
 * Every error code of the API, with its HTTP status and title.
 * Every code has a page at `/problems/{code}` that explains it.
 */
export const errorCodes = {
  'invalid-identifier': { status: 400, title: 'Invalid identifier' },
  'unknown-channel-type': { status: 400, title: 'Unknown channel type' },
  'invalid-request': { status: 400, title: 'Malformed request' },
  unauthorized: { status: 401, title: 'A valid key or session is required' },
  forbidden: { status: 403, title: 'Not allowed with this key or from this page' },
  'not-found': { status: 404, title: 'Not found' },
  'method-not-allowed': { status: 405, title: 'Method not allowed' },
  conflict: { status: 409, title: 'Conflict with stored data' },
  'content-too-large': { status: 413, title: 'The body is too large' },
  'unsupported-media-type': { status: 415, title: 'The body is not JSON' },
  'rule-broken': { status: 422, title: 'Invalid field' },
  'quota-exceeded': { status: 429, title: 'Rate limit exceeded' },
  internal: { status: 500, title: 'Internal error' },
  'not-configured': { status: 503, title: 'No source is configured' },
  unavailable: { status: 503, title: 'Sources are unavailable' },
} as const satisfies Record<string, { status: number; title: string }>

export type ErrorCode = keyof typeof errorCodes

/** An invalid field of a body: its RFC 6901 pointer and the problem. */
export interface Violation {
  pointer: string
  detail: string
}

export interface ServiceErrorOptions {
  cause?: unknown
  /** For `unavailable` and `quota-exceeded`: seconds until a retry makes sense. */
  retryAfterSeconds?: number
  /** For `rule-broken`. */
  violations?: Violation[]
}

/**
 * An error that is reported to the caller: a `code` of {@link errorCodes} and a `detail` that is
 * safe to show. Other errors are reported as `internal`, without details.
 */
export class ServiceError extends Error {
  override readonly name = 'ServiceError'
  readonly code: ErrorCode
  readonly detail: string
  readonly retryAfterSeconds: number | undefined
  readonly violations: Violation[] | undefined

  constructor(code: ErrorCode, detail: string, options: ServiceErrorOptions = {}) {
    super(`${code}: ${detail}`, { cause: options.cause })
    this.code = code
    this.detail = detail
    this.retryAfterSeconds = options.retryAfterSeconds
    this.violations = options.violations
  }

  get status(): number {
    return errorCodes[this.code].status
  }
}

/** The error of a body with invalid fields. */
export const brokenRules = (violations: Violation[]): ServiceError =>
  new ServiceError(
    'rule-broken',
    violations.length === 1 ? 'a field breaks a rule' : `${violations.length} rules are broken`,
    {
      violations,
    },
  )
