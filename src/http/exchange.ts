import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ApiKey } from './keys/port.ts'

/** One request and its response, from the start to the log line: `c.env.exchange`. */
export interface Exchange {
  /** The request id. */
  readonly id: string
  readonly method: string
  /** As sent: percent-encoded, without query. */
  readonly path: string
  /** The address that it counts against, or `unknown`. */
  readonly client: string
  /** The valid key it was sent with. */
  readonly key: ApiKey | null
  /** Whether any credential was sent, valid or not: no shared cache may keep the answer. */
  readonly hasCredential: boolean
  /** The route as metrics name it: a pattern, never the requested path. Set by the application. */
  route: string
  /** Fields for the log line. */
  note: Record<string, unknown> | null
  /** A request header, by its lower-case name. */
  header(name: string): string | undefined
  /**
   * Counts `cost` more against the limit.
   *
   * @throws ServiceError `quota-exceeded`
   */
  spend(cost: number): Promise<void>
  /** The headers that every answer carries: request id, limits, and age if there is one. */
  headers(): Record<string, string>
  /** The headers that sign a 200 with this content, where answers are signed. */
  signature(answer: {
    body: string
    headers: Readonly<Record<string, string>>
  }): Readonly<Record<string, string>> | undefined
  /** Whether responses with status 200 are signed. */
  readonly isSigned: boolean
  /** Closes the connection, whatever is still to be sent. */
  disconnect(): void
  /** Whether the data may be older than the primary database; `Age` states by how much. */
  readonly isBehind: boolean
  /** Notes how much older a part of the data may be, in ms. */
  noteBehind(ms: number | undefined): void
  /** This answer costs nothing. */
  refund(): void
  /** The limit that counts it; null if it is not counted. */
  readonly policyName: string | null
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
  begin(request: {
    method: string
    path: string
    traceparent: string | undefined
  }): RequestSpan | null
}

/** The bindings that the Node server passes to a fetch handler. */
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
