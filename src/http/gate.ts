import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { ServiceError } from '../domain/error.ts'
import type { ApiKey } from '../domain/ports/keys.ts'
import type { Logger } from '../domain/ports/telemetry.ts'
import type { AccessLog } from './access-log.ts'
import { createReadyWriter, type ReadyLookup } from './answer.ts'
import type { Exchange, GateEnv, NodeEnv, RequestSpan, RequestTracing } from './exchange.ts'
import { securityHeaders } from './headers.ts'
import { type KeyRing, tokenOf } from './key-ring.ts'
import { rawPath } from './path.ts'
import { isLookupPath, problemResponse, toServiceError } from './problem.ts'
import { type PublicLimit, publicLimit } from './public-limit.ts'
import { createLimiter, type Limiter, type Policy, type Quota, WINDOW_SECONDS } from './rate-limit.ts'

/** What is counted of every request; see telemetry.ts. */
export interface RequestTelemetry {
  request(route: string, method: string, status: number, seconds: number): void
  count(name: string, labels: Record<string, string>): void
}

export interface GateOptions {
  /** The faces: a Hono app's `fetch`, or a choice among several. */
  handle(request: Request, env: GateEnv): Response | Promise<Response>
  /** What a URL is answered with, where that lies ready: the short way of {@link Gate.ready}. */
  ready?: (url: string) => ReadyLookup | null
  /** Our public origin. */
  baseUrl: string
  keyRing: KeyRing
  limiter: Limiter
  /**
   * Requests a minute: per client address for the API, for pages and for pictures, per key, and PUTs per key. 0: no limit. Pages
   * and pictures are counted with the API where they have no limit of their own.
   */
  limits: { anon: number; key: number; put: number; page?: number; picture?: number }
  /** Answers a page or a picture that was refused in its own form; null where it has none. */
  refuse?: (request: Request, env: GateEnv, error: ServiceError) => Promise<Response> | null
  /** Of the socket's address and `X-Forwarded-For`; see client-address.ts. */
  clientAddress(socketAddress: string | undefined, forwardedFor: string | undefined): string
  /** Paths that no limit counts: probes, webhooks, assets. */
  isExempt?: (path: string) => boolean
  telemetry: RequestTelemetry
  /** Where spans are exported. */
  tracing?: RequestTracing | null
  log: Logger & { access: AccessLog }
}

const exempt = /^\/(livez|readyz|metrics|webhooks\/|assets\/|\.well-known\/)/

/** A token that no key has costs a look into the store: that many a minute and client are looked up. */
const UNKNOWN_KEYS: Policy = { name: 'unknown-keys', limit: 60 }

export interface Gate {
  fetch(request: Request, env?: NodeEnv): Response | Promise<Response>
  /**
   * The short way: answers at once what lies ready, without a `Request` and a `Response`, under the same limits and with the same
   * headers, metrics and log line.
   *
   * @param incoming with our own host in its `Host`
   * @returns false, or a promise of it, when nothing was answered and the request has to take the long way: it carries a
   *   credential or a condition, is over its limit, or what it asks is not ready
   */
  ready(incoming: IncomingMessage, outgoing: ServerResponse): boolean | Promise<boolean>
}

/**
 * What every request passes before a face sees it, and every answer after: request id, client address,
 * key, limit, standing headers, metrics, one log line. Nothing in it waits, unless a key or a shared
 * limit has to be asked for.
 */
export function createGate(options: GateOptions): Gate {
  const { handle, baseUrl, keyRing, limiter, limits, telemetry, tracing, log } = options
  const isExempt = options.isExempt ?? ((path) => exempt.test(path))
  const idPrefix = randomBytes(6).toString('base64url')
  const anonymous: Policy = { name: 'anon', limit: limits.anon }
  const publicPolicies: Record<PublicLimit, Policy> = {
    anon: anonymous,
    page: limits.page === undefined ? anonymous : { name: 'page', limit: limits.page },
    picture: limits.picture === undefined ? anonymous : { name: 'picture', limit: limits.picture },
  }
  const tries = createLimiter({ log })
  const writeReady = createReadyWriter()
  let count = 0

  class GateExchange implements Exchange {
    readonly id: string
    readonly method: string
    readonly path: string
    readonly client: string
    readonly hasCredential: boolean
    readonly startedAt = performance.now()
    readonly token: string | null
    key: ApiKey | null = null
    route = 'other'
    note: Record<string, unknown> | null = null
    isDressed = false
    isOverLimit = false
    isQuiet = false
    quota: Quota | null = null
    policy: Policy | null = null
    who = ''
    cost = 0
    span: RequestSpan | null = null
    readonly #headers: Headers | null
    readonly #sent: NodeEnv['incoming']

    /** @param headers where Node's own are absent */
    constructor(method: string, url: string, sent: NodeEnv['incoming'], headers: Headers | null) {
      this.#headers = headers
      this.#sent = sent
      count += 1
      this.id = `${idPrefix}-${count.toString(36)}`
      this.method = method
      this.path = rawPath(url)
      this.client = options.clientAddress(this.#sent?.socket?.remoteAddress, this.header('x-forwarded-for'))
      const authorization = this.header('authorization')
      const apiKey = this.header('x-api-key')
      this.hasCredential = authorization !== undefined || apiKey !== undefined
      this.token = this.hasCredential ? tokenOf(authorization, apiKey) : null
    }

    header(name: string): string | undefined {
      if (!this.#sent) return this.#headers?.get(name) ?? undefined
      const value = this.#sent.headers[name]
      return Array.isArray(value) ? value.join(', ') : value
    }

    async spend(cost: number): Promise<void> {
      if (!this.policy || cost <= 0) return
      this.quota = await limiter.take(this.policy, this.who, cost)
      if (!this.quota.isWithin) throw this.overLimit()
      this.cost += cost
    }

    get policyName(): string | null {
      return this.policy?.name ?? null
    }

    overLimit(): ServiceError {
      return this.policy && this.quota ? overLimit(this.policy, this.quota) : new ServiceError('quota-exceeded', 'over the limit')
    }

    refund(): void {
      if (!this.policy || this.cost === 0) return
      this.quota = limiter.give(this.policy, this.who, this.cost)
      this.cost = 0
    }

    headers(): Record<string, string> {
      const headers: Record<string, string> = { 'x-request-id': this.id }
      if (this.policy && this.quota) {
        headers['ratelimit-policy'] = `"${this.policy.name}";q=${this.policy.limit};w=${WINDOW_SECONDS}`
        headers.ratelimit = `"${this.policy.name}";r=${this.quota.remaining};t=${this.quota.resetSeconds}`
      }
      return headers
    }
  }

  const overLimit = (policy: Policy, quota: Quota) =>
    new ServiceError('quota-exceeded', `over ${policy.limit} requests a minute; try again in ${quota.resetSeconds} s`, {
      retryAfterSeconds: quota.resetSeconds,
    })

  function fail(error: unknown, exchange: GateExchange): Response {
    const known = toServiceError(error)
    if (known.code === 'internal') log.error({ err: error, id: exchange.id }, 'a request failed')
    return problemResponse(known, exchange, {
      baseUrl,
      ...(known.code === 'quota-exceeded' ? { violatedPolicies: [exchange.policy?.name ?? UNKNOWN_KEYS.name] } : {}),
    })
  }

  /** What was refused, in the form of what was asked for: a page as a page, a picture as a picture, all else as a problem. */
  function failAs(error: unknown, request: Request, env: GateEnv, exchange: GateExchange): Response | Promise<Response> {
    if (!(error instanceof ServiceError) || exchange.path.startsWith('/api/')) return fail(error, exchange)
    const refused = options.refuse?.(request, env, error)
    return refused ? refused.catch(() => fail(error, exchange)) : fail(error, exchange)
  }

  /** A key's own limits where it has one with the scope that counts; else those of the client's address. */
  function choosePolicy(exchange: GateExchange): void {
    const { key, method } = exchange
    if (isExempt(exchange.path)) return
    if (key && method === 'PUT' && key.scopes.includes('attest')) {
      exchange.policy = { name: 'put', limit: limits.put }
      exchange.who = key.id
    } else if (key?.scopes.includes('read')) {
      exchange.policy = { name: 'key', limit: key.ratePerMinute ?? limits.key }
      exchange.who = key.id
    } else {
      exchange.policy = publicPolicies[publicLimit(exchange.path)]
      exchange.who = exchange.client
    }
    if (exchange.policy.limit === 0) exchange.policy = null
  }

  function admit(exchange: GateExchange, request: Request, env: GateEnv): Response | Promise<Response> {
    choosePolicy(exchange)
    const { policy } = exchange
    if (!policy) return handle(request, env)
    // A preflight asks whether it may ask.
    if (exchange.method === 'OPTIONS') {
      exchange.quota = limiter.peek(policy, exchange.who)
      return handle(request, env)
    }
    const quota = limiter.take(policy, exchange.who)
    return quota instanceof Promise
      ? quota.then((taken) => enter(taken, policy, exchange, request, env))
      : enter(quota, policy, exchange, request, env)
  }

  function enter(quota: Quota, policy: Policy, exchange: GateExchange, request: Request, env: GateEnv) {
    exchange.quota = quota
    if (quota.isWithin) exchange.cost = 1
    else if (mayBeNotModified(exchange)) exchange.isOverLimit = true
    else throw overLimit(policy, quota)
    return handle(request, env)
  }

  /** A token that was no key's when it was last looked at: each try is counted, unless it proves to be one. */
  async function askForKey(token: string, exchange: GateExchange): Promise<void> {
    if (!keyRing.isMet(token)) {
      const quota = await tries.take(UNKNOWN_KEYS, exchange.client)
      if (!quota.isWithin) throw overLimit(UNKNOWN_KEYS, quota)
    }
    const wasMet = keyRing.isMet(token)
    exchange.key = await keyRing.ask(token)
    if (exchange.key && !wasMet) tries.give(UNKNOWN_KEYS, exchange.client)
  }

  function finish(response: Response, exchange: GateExchange): Response {
    const dressed = exchange.isDressed ? response : dress(response, exchange)
    record(response.status, exchange)
    return dressed
  }

  function record(status: number, exchange: GateExchange): void {
    const ms = performance.now() - exchange.startedAt
    telemetry.request(exchange.route, exchange.method, status, ms / 1000)
    if (status === 429) telemetry.count('limited', { policy: exchange.policyName ?? UNKNOWN_KEYS.name })
    if (exchange.span) {
      exchange.span.end({ id: exchange.id, route: exchange.route, status })
      exchange.note = { ...exchange.note, ...exchange.span.ids }
    }
    if (exchange.isQuiet && status < 400) return
    const { id, method, path, client, note } = exchange
    log.access({ id, method, path, status, ms, client, note })
  }

  /** Adds to the answer of a face what it does not say itself. */
  function dress(response: Response, exchange: GateExchange): Response {
    const given = { ...securityHeaders(baseUrl), ...exchange.headers() }
    const headers = new Headers(response.headers)
    const isPage = (headers.get('content-type') ?? '').startsWith('text/html')
    for (const [name, value] of Object.entries(given)) {
      if (isPage && name.startsWith('access-control-')) continue
      if (!headers.has(name)) headers.set(name, value)
    }
    return new Response(response.body, { status: response.status, statusText: response.statusText, headers })
  }

  function fetch(request: Request, env?: NodeEnv): Response | Promise<Response> {
    const exchange = new GateExchange(request.method, request.url, env?.incoming, env?.incoming ? null : request.headers)
    if (!tracing) return serve(request, env, exchange)
    exchange.span = beginSpan(tracing, exchange)
    return exchange.span ? exchange.span.run(() => serve(request, env, exchange)) : serve(request, env, exchange)
  }

  function serve(request: Request, env: NodeEnv | undefined, exchange: GateExchange): Response | Promise<Response> {
    const inner: GateEnv = { ...env, exchange }
    try {
      const response = enterWithKey(exchange, request, inner)
      return response instanceof Promise
        ? response.catch((error: unknown) => failAs(error, request, inner, exchange)).then((answer) => finish(answer, exchange))
        : finish(response, exchange)
    } catch (error) {
      const failed = failAs(error, request, inner, exchange)
      return failed instanceof Promise ? failed.then((answer) => finish(answer, exchange)) : finish(failed, exchange)
    }
  }

  function enterWithKey(exchange: GateExchange, request: Request, env: GateEnv): Response | Promise<Response> {
    const { token } = exchange
    const key = token === null ? null : keyRing.recent(token)
    if (token !== null && key === undefined) return askForKey(token, exchange).then(() => admit(exchange, request, env))
    exchange.key = key ?? null
    return admit(exchange, request, env)
  }

  function ready(incoming: IncomingMessage, outgoing: ServerResponse): boolean | Promise<boolean> {
    const { method, headers, url } = incoming
    if (method !== 'GET' || 'authorization' in headers || 'x-api-key' in headers || 'if-none-match' in headers) return false
    const asked = `http://${headers.host}${url}`
    const found = options.ready?.(asked)
    if (!found) return false
    const exchange = new GateExchange(method, asked, incoming, null)
    exchange.route = found.route
    choosePolicy(exchange)
    if (!exchange.policy) return answer(found, null, exchange, outgoing)
    const quota = limiter.take(exchange.policy, exchange.who)
    return quota instanceof Promise
      ? quota.then((taken) => answer(found, taken, exchange, outgoing))
      : answer(found, quota, exchange, outgoing)
  }

  function answer(found: ReadyLookup, quota: Quota | null, exchange: GateExchange, outgoing: ServerResponse): boolean {
    if (quota?.isWithin === false) return false
    exchange.quota = quota
    if (tracing) exchange.span = beginSpan(tracing, exchange)
    writeReady(found.answer, exchange, outgoing)
    record(200, exchange)
    return true
  }

  return { fetch, ready }
}

/** Whether a request over its limit may be a lookup whose answer the client holds: 304 for what lies ready costs nothing. */
const mayBeNotModified = (exchange: Exchange) =>
  (exchange.method === 'GET' || exchange.method === 'HEAD') &&
  exchange.header('if-none-match') !== undefined &&
  isLookupPath(exchange.path)

const beginSpan = (tracing: RequestTracing, exchange: Exchange): RequestSpan | null =>
  tracing.begin({ method: exchange.method, path: exchange.path, traceparent: exchange.header('traceparent') })
