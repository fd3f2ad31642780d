import type { ServerResponse } from 'node:http'
import type { Logger } from '../kit/telemetry.ts'
import {
  cacheControlOf,
  type createReadyWriter,
  isNotModified,
  type ReadyAnswer,
} from './answer.ts'
import { encoded } from './encoding.ts'
import { type Observers, record } from './observed.ts'
import { problemOf } from './problem.ts'
import type { RequestExchange } from './request-exchange.ts'

/** The context of responses of any kind. */
interface ReplyContext extends Observers {
  write: ReturnType<typeof createReadyWriter>
  /** Our public origin. */
  baseUrl: string
  log: Logger & Observers['log']
}

/** Sends cached bytes; 304 if the client has them. */
export function send(
  gate: ReplyContext,
  answer: ReadyAnswer,
  { exchange, isUnchanged }: { exchange: RequestExchange; isUnchanged: boolean },
  outgoing: ServerResponse,
): true {
  const status = isUnchanged ? 304 : 200
  exchange.noteBehind(answer.behindMs)
  const signature = exchange.signature(answer)
  const own = signature ? { ...exchange.headers(), ...signature } : exchange.headers()
  gate.write(answer, { status, cacheControl: cacheControlOf(exchange), own }, outgoing)
  record(gate, status, exchange)
  return true
}

/** Sends what was made for a request. */
export function sendMade(
  gate: ReplyContext,
  made: ReadyAnswer | Response,
  exchange: RequestExchange,
  outgoing: ServerResponse,
): true | Promise<true> {
  if (!isReady(made)) return sendResponse(gate, made, exchange, outgoing)
  const answer = encoded(made, exchange)
  return send(gate, answer, { exchange, isUnchanged: isNotModified(answer, exchange) }, outgoing)
}

/** Returns true for bytes, false for a `Response`. */
export const isReady = (made: ReadyAnswer | Response): made is ReadyAnswer =>
  typeof (made as ReadyAnswer).etag === 'string'

/** Sends the problem document of an error: while overloaded, most responses are one. */
export function sendProblem(
  gate: ReplyContext,
  error: unknown,
  exchange: RequestExchange,
  outgoing: ServerResponse,
): true {
  const { status, headers, body } = problemOf(gate, error, exchange)
  outgoing.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(body) })
  outgoing.end(body)
  record(gate, status, exchange)
  return true
}

async function sendResponse(
  gate: ReplyContext,
  response: Response,
  exchange: RequestExchange,
  outgoing: ServerResponse,
): Promise<true> {
  const body = Buffer.from(await response.arrayBuffer())
  const headers = [...response.headers, ['content-length', String(body.length)]]
  outgoing.writeHead(response.status, headers.flat())
  outgoing.end(body)
  record(gate, response.status, exchange)
  return true
}
