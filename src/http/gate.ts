import { ServiceError } from '@whocast/contract/error.ts'
import { type Context, Hono } from 'hono'
import type { Logger } from '../kit/telemetry.ts'
import { type Admission, costOf } from './admission.ts'
import type { PendingLookup, ReadyLookup } from './answer.ts'
import type { ReadyMessages } from './cached-messages.ts'
import type { GateEnv, NodeEnv } from './exchange.ts'
import { createFastPath, type FastPath } from './fast-path.ts'
import type { KeyRing } from './key-ring.ts'
import { keys, UNKNOWN_KEYS } from './keys.ts'
import { createPolicyChoice, type Limits, limits } from './limits.ts'
import { type Observers, observed } from './observed.ts'
import { problemResponse, toServiceError } from './problem.ts'
import type { Limiter } from './rate-limit.ts'
import {
  createRequestIds,
  type ExchangeContext,
  type RequestEnv,
  RequestExchange,
} from './request-exchange.ts'
import { standardHeaders } from './standard-headers.ts'

export interface GateOptions extends Observers {
  /** The applications: a Hono app's `fetch`, or a choice among several. */
  handle(request: Request, env: GateEnv): Response | Promise<Response>
  /** Returns the cached response to a URL. */
  ready?: (url: string) => ReadyLookup | null
  /** Handles a lookup without a cached response, without the applications. */
  pending?: (url: string) => PendingLookup | null
  /** The cached responses to messages. */
  messages?: ReadyMessages | undefined
  /** Our public origin. */
  baseUrl: string
  keyRing: KeyRing
  limiter: Limiter
  limits: Limits
  /** Rejects requests while the process is overloaded. */
  admission?: Admission
  /** Answers a page or a picture that was refused in its own form; null where it has none. */
  refuse?: (request: Request, env: GateEnv, error: ServiceError) => Promise<Response> | null
  clientAddress: ExchangeContext['clientAddress']
  signer?: ExchangeContext['signer']
  log: Logger & Observers['log']
}

export interface Gate {
  fetch(request: Request, env?: NodeEnv): Response | Promise<Response>
  /** For `listen`. */
  ready: FastPath
}

/**
 * Handles every request: the middleware around the applications, and the fast path for cached
 * responses.
 */
export function createGate(options: GateOptions): Gate {
  const { limiter, clientAddress, signer } = options
  const exchanges = { nextId: createRequestIds(), limiter, clientAddress, signer }
  const choosePolicy = createPolicyChoice(options.limits)
  const ready = options.ready ?? (() => null)
  const app = new Hono<RequestEnv>()
    .use(observed(options))
    .use(standardHeaders(options.baseUrl))
    .use(keys(options))
    .use(async ({ env: { exchange } }, next) => {
      options.admission?.admit(costOf(exchange.method, exchange.path))
      return next()
    })
    .use(limits(choosePolicy, ready))
    .all('*', (c) => options.handle(c.req.raw, c.env))
    .onError((error, c) => refuse(options, error, c))
  return {
    fetch(request, env) {
      const { incoming } = env ?? {}
      const exchange = new RequestExchange(
        exchanges,
        request.method,
        request.url,
        incoming,
        incoming ? null : request.headers,
      )
      return app.fetch(request, { ...env, exchange })
    },
    ready: createFastPath({
      ...options,
      exchanges,
      choosePolicy,
      ready,
      pending: options.pending ?? (() => null),
      fail: (error, exchange) => problemOf(options, error, exchange),
      observers: options,
    }),
  }
}

/**
 * Responds to rejected requests in the requested form: a page as a page, an image as an image, all
 * else as a problem.
 */
async function refuse(
  options: GateOptions,
  error: unknown,
  { req, env }: Context<RequestEnv>,
): Promise<Response> {
  const { exchange } = env
  const isForm = error instanceof ServiceError && !exchange.path.startsWith('/api/')
  const refused = isForm ? options.refuse?.(req.raw, env, error) : null
  return refused
    ? refused.catch(() => problemOf(options, error, exchange))
    : problemOf(options, error, exchange)
}

function problemOf(
  { baseUrl, log }: GateOptions,
  error: unknown,
  exchange: RequestExchange,
): Response {
  const known = toServiceError(error)
  if (known.code === 'internal') log.error({ err: error, id: exchange.id }, 'a request failed')
  const violatedPolicies = [exchange.policyName ?? UNKNOWN_KEYS.name]
  return problemResponse(known, exchange, {
    baseUrl,
    ...(known.code === 'quota-exceeded' ? { violatedPolicies } : {}),
  })
}
