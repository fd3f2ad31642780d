import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ServiceError } from '../domain/error.ts'
import type { ApiKey } from '../domain/ports/keys.ts'
import type { Quota } from './rate-limit.ts'

/** One request and its answer, from the gate to the log line. Faces get it as `c.env.exchange`. */
export interface Exchange {
  /** The request id. */
  readonly id: string
  readonly method: string
  /** As sent: percent-encoded, without query. */
  readonly path: string
  /** Whom it counts against: an address or `unknown`. */
  readonly client: string
  /** The live key it was sent with. */
  readonly key: ApiKey | null
  /** Whether any credential was sent, good or not: no shared cache may keep the answer. */
  readonly hasCredential: boolean
  /** The route as metrics name it: a pattern, never what somebody asked for. Faces set it. */
  route: string
  /** Fields for the log line. */
  note: Record<string, unknown> | null
  /** A request header, by its lower-case name. */
  header(name: string): string | undefined
  /** Over the limit, and let in only because a 304 costs nothing: anything else is {@link overLimit}. */
  isOverLimit: boolean
  overLimit(): ServiceError
  /** Counts `cost` more against the limit. Throws ServiceError `quota-exceeded`. */
  spend(cost: number): Promise<void>
  /** The headers that every answer carries: request id and limits. */
  headers(): Record<string, string>
  /** This answer costs nothing. */
  refund(): void
  /** By which limit it is counted; null when by none. */
  readonly policyName: string | null
  /** Leave no log line when all is well: probes. */
  isQuiet: boolean
  /** Set once the answer carries `headers()`. */
  isDressed: boolean
  /** What the last count left. */
  quota: Quota | null
}

/** The server span of one request; see tracing.ts. */
export interface RequestSpan {
  /** For log lines. */
  readonly ids: { trace_id: string; span_id: string }
  /** Runs what belongs to the request. */
  run<T>(work: () => T): T
  /** Ends it with the answer. `route` is a pattern, or `other`. */
  end(answer: { id: string; route: string; status: number }): void
}

export interface RequestTracing {
  /** Begins the span of a request; null when it is not traced. */
  begin(request: { method: string; path: string; traceparent: string | undefined }): RequestSpan | null
}

/** What the Node server hands to a fetch handler. */
export interface NodeEnv {
  incoming?: IncomingMessage
  outgoing?: ServerResponse
}

/** The `Bindings` of every Hono app behind the gate. */
export interface GateEnv extends NodeEnv {
  exchange: Exchange
}

/** For `new Hono<HttpEnv>()`. */
export interface HttpEnv {
  Bindings: GateEnv
}
