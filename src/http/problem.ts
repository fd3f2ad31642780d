import { type ErrorCode, errorCodes, ServiceError } from '@whocast/contract/error.ts'
import { API_PATH, lookupSegments } from '@whocast/contract/identifier.ts'
import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { Logger } from '../kit/telemetry.ts'
import type { Exchange, HttpEnv } from './exchange.ts'
import { securityHeaders } from './headers.ts'
import { publicLimit } from './public-limit.ts'

/** The IANA problem type for exceeded limits (draft-ietf-httpapi-ratelimit-headers). */
const QUOTA_EXCEEDED = 'https://iana.org/assignments/http-problem-types#quota-exceeded'

/** An RFC 9457 problem document. */
export interface Problem {
  type: string
  title: string
  status: number
  detail: string
  /** The request id. */
  instance: string
  code: ErrorCode
  errors?: { pointer: string; detail: string }[]
  'violated-policies'?: string[]
  profiles?: []
}

/** Routes whose errors carry `profiles: []`: their clients read it without checking the status. */
const lookupPath = new RegExp(`^${API_PATH}/(?:${lookupSegments})(?:/|$)`)

/** Whether a path is a lookup's. */
export const isLookupPath = (path: string): boolean => lookupPath.test(path)

interface ProblemOptions {
  /** Our public origin. */
  baseUrl: string
  /** More headers, e.g. `allow`. */
  headers?: Record<string, string>
  violatedPolicies?: string[]
}

/** Converts anything thrown: an error other than a ServiceError is an opaque `internal`. */
export function toServiceError(error: unknown): ServiceError {
  if (error instanceof ServiceError) return error
  if (error instanceof HTTPException && error.status < 500) {
    const code = (Object.keys(errorCodes) as ErrorCode[]).find(
      (name) => errorCodes[name].status === error.status,
    )
    return new ServiceError(
      code ?? 'invalid-request',
      errorCodes[code ?? 'invalid-request'].title,
      { cause: error },
    )
  }
  return new ServiceError(
    'internal',
    'The request is not the cause. If the error persists, report the request ID to the operator.',
    { cause: error },
  )
}

/** The document of an error. */
export function toProblem(error: ServiceError, instance: string, options: ProblemOptions): Problem {
  return {
    type:
      error.code === 'quota-exceeded'
        ? QUOTA_EXCEEDED
        : `${options.baseUrl}/problems/${error.code}`,
    title: errorCodes[error.code].title,
    status: error.status,
    detail: error.detail,
    instance,
    code: error.code,
    ...(error.violations ? { errors: error.violations } : {}),
    ...(options.violatedPolicies ? { 'violated-policies': options.violatedPolicies } : {}),
  }
}

/** Owners sign in and send a cookie; everything else takes a key. */
const challengeFor = (path: string): string =>
  publicLimit(path) === 'session' ? 'Session realm="whocast"' : 'Bearer realm="whocast"'

/** The response to a request that failed: a problem document and its headers. */
export interface ProblemReply {
  status: number
  headers: Record<string, string>
  body: string
}

/** Returns the response to a request that failed; on lookups with `profiles: []`. */
export function problemReply(
  error: ServiceError,
  exchange: Exchange,
  options: ProblemOptions,
): ProblemReply {
  const problem = toProblem(error, exchange.id, options)
  if (isLookupPath(exchange.path)) problem.profiles = []
  return {
    status: error.status,
    headers: {
      'content-type': 'application/problem+json',
      'cache-control': 'no-store',
      ...securityHeaders(options.baseUrl),
      ...exchange.headers(),
      ...(error.retryAfterSeconds === undefined
        ? {}
        : { 'retry-after': String(error.retryAfterSeconds) }),
      ...(error.code === 'unauthorized' ? { 'www-authenticate': challengeFor(exchange.path) } : {}),
      ...(error.code === 'forbidden'
        ? { 'www-authenticate': 'Bearer realm="whocast", error="insufficient_scope"' }
        : {}),
      ...options.headers,
    },
    body: JSON.stringify(problem),
  }
}

/** Returns {@link problemReply} as a `Response`. */
export function problemResponse(
  error: ServiceError,
  exchange: Exchange,
  options: ProblemOptions,
): Response {
  const reply = problemReply(error, exchange, options)
  return new Response(reply.body, reply)
}

interface ProblemContext {
  /** Our public origin. */
  baseUrl: string
  log: Logger
}

/** Returns the response to anything thrown; unexpected errors are logged. */
export function problemOf(
  { baseUrl, log }: ProblemContext,
  error: unknown,
  exchange: Exchange,
): ProblemReply {
  const known = toServiceError(error)
  if (known.code === 'internal') log.error({ err: error, id: exchange.id }, 'a request failed')
  const { policyName } = exchange
  return problemReply(known, exchange, {
    baseUrl,
    ...(known.code === 'quota-exceeded' && policyName ? { violatedPolicies: [policyName] } : {}),
  })
}

/** Returns {@link problemOf} as a `Response`. */
export function errorResponse(
  context: ProblemContext,
  error: unknown,
  exchange: Exchange,
): Response {
  const reply = problemOf(context, error, exchange)
  return new Response(reply.body, reply)
}

/** An app's `onError` that answers with problem documents. */
export const createErrorHandler =
  (context: ProblemContext) =>
  (error: Error, c: Context<HttpEnv>): Response =>
    errorResponse(context, error, c.env.exchange)
