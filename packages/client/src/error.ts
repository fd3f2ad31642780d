import type { Problem } from './types.ts'

/** Statuses of problems; the first of those with one status stands for an unnamed problem. */
const statuses = {
  'invalid-request': 400,
  'invalid-identifier': 400,
  'unknown-channel-type': 400,
  unauthorized: 401,
  forbidden: 403,
  'not-found': 404,
  'method-not-allowed': 405,
  conflict: 409,
  'content-too-large': 413,
  'unsupported-media-type': 415,
  'rule-broken': 422,
  'quota-exceeded': 429,
  internal: 500,
  unavailable: 503,
  'not-configured': 503,
} as const satisfies Record<Problem['code'], number>

/** Error codes: those of the service, and those of the connection. */
export type WhocastErrorCode =
  | Problem['code']
  /** No connection, or it broke off. */
  | 'network'
  /** Not within `timeoutMs`. */
  | 'timeout'
  /** The response is not one of such a service: no JSON, another form, too large, a redirect. */
  | 'bad-response'

export interface WhocastErrorDetails {
  detail: string
  status?: number | undefined
  instance?: string | undefined
  retryAfter?: number | undefined
  errors?: { pointer: string; detail: string }[] | undefined
  cause?: unknown
}

/**
 * Why there is no answer. Holds no key and no header of the request.
 *
 * @example
 * try {
 *   await whocast.ens('not a name')
 * } catch (error) {
 *   if (!(error instanceof WhocastError)) throw error
 *   console.log(error.code === 'invalid-identifier' ? error.detail : `try again in ${error.retryAfter ?? 5} s`)
 * }
 */
export class WhocastError extends Error {
  override readonly name = 'WhocastError'
  /** From a closed list: fit for a `switch`. */
  readonly code: WhocastErrorCode
  /** The HTTP status; undefined without a response. */
  readonly status: number | undefined
  /** For people. */
  readonly detail: string
  /** The request's id, for the operator of the service. */
  readonly instance: string | undefined
  /** Seconds until it is worth asking again, where the service says so. */
  readonly retryAfter: number | undefined
  /** With `rule-broken`: what is wrong where in the body, by RFC 6901 pointers. */
  readonly errors: { pointer: string; detail: string }[] | undefined

  constructor(
    code: WhocastErrorCode,
    { cause, detail, status, instance, retryAfter, errors }: WhocastErrorDetails,
  ) {
    super(`${code}: ${detail}`, cause === undefined ? undefined : { cause })
    this.code = code
    this.status = status
    this.detail = detail
    this.instance = instance
    this.retryAfter = retryAfter
    this.errors = errors
  }
}

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value.slice(0, 500) : undefined

/**
 * Returns the error of a failed response. Services need not send problem documents (RFC 9457):
 * missing fields are derived from the status.
 *
 * @param body the parsed JSON, or undefined if it is invalid
 */
export function toWhocastError(status: number, headers: Headers, body: unknown): WhocastError {
  const problem = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>
  const given = text(problem.code)
  const isKnown = given !== undefined && Object.hasOwn(statuses, given)
  return new WhocastError(isKnown ? (given as Problem['code']) : codeOf(status), {
    status,
    detail:
      text(problem.detail) ??
      text(problem.message) ??
      text(problem.error) ??
      `the service answered ${status}`,
    instance: text(problem.instance) ?? text(headers.get('x-request-id')),
    retryAfter: secondsOf(headers.get('retry-after')),
    errors: Array.isArray(problem.errors) ? violations(problem.errors) : undefined,
  })
}

function codeOf(status: number): WhocastErrorCode {
  const known = Object.entries(statuses).find(([, one]) => one === status)?.[0] as
    | Problem['code']
    | undefined
  return known ?? (status > 500 ? 'unavailable' : 'bad-response')
}

const violations = (errors: unknown[]) =>
  errors.flatMap((one) => {
    const { pointer, detail } = (one ?? {}) as Record<string, unknown>
    return typeof pointer === 'string' && typeof detail === 'string' ? [{ pointer, detail }] : []
  })

/** `Retry-After` in seconds: a number, or a date (RFC 9110). */
function secondsOf(value: string | null): number | undefined {
  if (value === null) return undefined
  const seconds = /^\d+$/.test(value.trim())
    ? Number(value)
    : (Date.parse(value) - Date.now()) / 1000
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : undefined
}
