import { randomBytes } from 'node:crypto'
import { ServiceError } from '@whocast/contract/error.ts'
import { API_PATH } from '@whocast/contract/identifier.ts'
import type { AnswerSigner, SignableAnswer } from './answer-signer.ts'
import type { Exchange, NodeEnv, RequestSpan } from './exchange.ts'
import { tokenOf } from './key-ring.ts'
import type { ApiKey } from './keys/port.ts'
import { rawPath } from './path.ts'
import { type Limiter, type Policy, type Quota, WINDOW_SECONDS } from './rate-limit.ts'

/** Makes request ids: a random beginning for each process, then a count. */
export function createRequestIds(): () => string {
  const prefix = randomBytes(6).toString('base64url')
  let count = 0
  return () => {
    count += 1
    return `${prefix}-${count.toString(36)}`
  }
}

/** The context that the exchanges of a process share. */
export interface ExchangeContext {
  nextId(): string
  limiter: Limiter
  /** Signs answers of the API, where the operator has a key. */
  signer?: AnswerSigner | undefined
  /** Derives it from the socket's address and `X-Forwarded-For`; see client-address.ts. */
  clientAddress(socketAddress: string | undefined, forwardedFor: string | undefined): string
  /** Returns how old all data may be, in ms; 0 if it is current. */
  behindMs?: (() => number) | undefined
}

/** The state of a request in the gate. */
export class RequestExchange implements Exchange {
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
  span: RequestSpan | null = null
  /** The limit that counts it, and the key or client that it counts against. */
  policy: Policy | null = null
  caller = ''
  /** The quota after the last count. */
  quota: Quota | null = null
  readonly #limiter: Limiter
  readonly #signer: AnswerSigner | undefined
  readonly #url: string
  readonly #sent: NodeEnv['incoming']
  readonly #headers: Headers | null
  #cost = 0
  #behindMs: number

  /** @param headers read where Node's own request is absent */
  constructor(
    context: ExchangeContext,
    method: string,
    url: string,
    sent: NodeEnv['incoming'],
    headers: Headers | null,
  ) {
    this.#limiter = context.limiter
    this.#signer = context.signer
    this.#behindMs = context.behindMs?.() ?? 0
    this.#url = url
    this.#sent = sent
    this.#headers = headers
    this.id = context.nextId()
    this.method = method
    this.path = rawPath(url)
    this.client = context.clientAddress(sent?.socket?.remoteAddress, this.header('x-forwarded-for'))
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

  get policyName(): string | null {
    return this.policy?.name ?? null
  }

  /** Counts the request. True if it is within its limit; at once if no shared counter is needed. */
  take(): boolean | Promise<boolean> {
    if (!this.policy) return true
    const quota = this.#limiter.take(this.policy, this.caller)
    return quota instanceof Promise
      ? quota.then((taken) => this.#counted(taken, 1))
      : this.#counted(quota, 1)
  }

  /** Reads what is left without counting the request. */
  peek(): void {
    if (this.policy) this.quota = this.#limiter.peek(this.policy, this.caller)
  }

  async spend(cost: number): Promise<void> {
    if (!this.policy || cost <= 0) return
    if (!this.#counted(await this.#limiter.take(this.policy, this.caller, cost), cost))
      throw this.overLimit()
  }

  refund(): void {
    if (!this.policy || this.#cost === 0) return
    this.quota = this.#limiter.give(this.policy, this.caller, this.#cost)
    this.#cost = 0
  }

  disconnect(): void {
    this.#sent?.socket.destroy()
  }

  /** The error for a request over the limit, with the seconds to wait. */
  overLimit(): ServiceError {
    const { limit = 0 } = this.policy ?? {}
    const { resetSeconds = WINDOW_SECONDS } = this.quota ?? {}
    return new ServiceError(
      'quota-exceeded',
      `over ${limit} requests a minute; try again in ${resetSeconds} s`,
      { retryAfterSeconds: resetSeconds },
    )
  }

  get isBehind(): boolean {
    return this.#behindMs > 0
  }

  noteBehind(ms: number | undefined): void {
    if (ms !== undefined && ms > this.#behindMs) this.#behindMs = ms
  }

  headers(): Record<string, string> {
    const headers: Record<string, string> = { 'x-request-id': this.id }
    if (this.#behindMs > 0) headers.age = String(Math.ceil(this.#behindMs / 1000))
    if (this.policy && this.quota) {
      headers['ratelimit-policy'] =
        `"${this.policy.name}";q=${this.policy.limit};w=${WINDOW_SECONDS}`
      headers.ratelimit = `"${this.policy.name}";r=${this.quota.remaining};t=${this.quota.resetSeconds}`
    }
    return headers
  }

  get isSigned(): boolean {
    return this.#signer !== undefined && this.path.startsWith(API_PATH)
  }

  signature(answer: SignableAnswer): Readonly<Record<string, string>> | undefined {
    if (!this.#signer || !this.path.startsWith(API_PATH)) return undefined
    const at = this.#url.indexOf('?')
    return this.#signer.headersOf(answer, at === -1 ? this.path : this.path + this.#url.slice(at))
  }

  #counted(quota: Quota, cost: number): boolean {
    this.quota = quota
    if (quota.isWithin) this.#cost += cost
    return quota.isWithin
  }
}
