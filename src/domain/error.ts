/**
 * The closed list of what can go wrong, each with its HTTP status and a title.
 * Every code has a page at `/problems/{code}` that explains it.
 */
export const errorCodes = {
  'invalid-identifier': { status: 400, title: 'The identifier cannot be one' },
  'unknown-channel-type': { status: 400, title: 'No such channel type' },
  'invalid-request': { status: 400, title: 'The request is malformed' },
  unauthorized: { status: 401, title: 'A valid key or a session is needed' },
  forbidden: { status: 403, title: 'Not with this key, or not from this page' },
  'not-found': { status: 404, title: 'Nothing at this address' },
  'method-not-allowed': { status: 405, title: 'This address does not answer that method' },
  conflict: { status: 409, title: 'It conflicts with what is stored' },
  'content-too-large': { status: 413, title: 'The body is too large' },
  'unsupported-media-type': { status: 415, title: 'The body is not JSON' },
  'rule-broken': { status: 422, title: 'A field breaks a rule' },
  'quota-exceeded': { status: 429, title: 'Over the limit' },
  internal: { status: 500, title: 'Something broke on our side' },
  'not-configured': { status: 503, title: 'No source is configured' },
  unavailable: { status: 503, title: 'Could not ask' },
} as const satisfies Record<string, { status: number; title: string }>

export type ErrorCode = keyof typeof errorCodes

/** One broken rule of a body: an RFC 6901 pointer into it, and what is wrong there. */
export interface Violation {
  pointer: string
  detail: string
}

export interface ServiceErrorOptions {
  cause?: unknown
  /** For `unavailable` and `quota-exceeded`: seconds until it is worth asking again. */
  retryAfterSeconds?: number
  /** For `rule-broken`. */
  violations?: Violation[]
}

/**
 * An error that a caller is told about: `code` from the closed list and a `detail` that is
 * safe to show. Anything else that is thrown is reported as an opaque `internal`.
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

/** The error that names broken rules. */
export const brokenRules = (violations: Violation[]): ServiceError =>
  new ServiceError('rule-broken', violations.length === 1 ? 'a field breaks a rule' : `${violations.length} rules are broken`, {
    violations,
  })
