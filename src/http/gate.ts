import type { IncomingMessage, ServerResponse } from 'node:http'
import { ServiceError } from '@whocast/contract/error.ts'
import { API_PATH } from '@whocast/contract/identifier.ts'
import type { Logger } from '../kit/telemetry.ts'
import { forClient } from '../net/request-allowance.ts'
import { type Admission, costOf } from './admission.ts'
import {
  createReadyWriter,
  isNotModified,
  type Match,
  type ReadyAnswer,
  sendReady,
} from './answer.ts'
import {
  createMessageWriter,
  isMessage,
  type ReadyMessage,
  type ReadyMessages,
  readBody,
} from './cached-messages.ts'
import { encoded } from './encoding.ts'
import type { Exchange, GateEnv, NodeEnv } from './exchange.ts'
import { securityHeaders } from './headers.ts'
import type { KeyRing } from './key-ring.ts'
import { createKeyFinder } from './keys.ts'
import { createPolicyChoice, type Limits } from './limits.ts'
import { beginSpan, type Observers, record } from './observed.ts'
import { errorResponse } from './problem.ts'
import type { Limiter } from './rate-limit.ts'
import { isReady, send, sendMade, sendProblem } from './reply.ts'
import { createRequestIds, type ExchangeContext, RequestExchange } from './request-exchange.ts'

export interface GateOptions extends Observers {
  /** The applications: a Hono app's `fetch`, or a choice among several. */
  handle(request: Request, env: GateEnv): Response | Promise<Response>
  /** Finds what answers a GET without an application; null if one has to. */
  find?: ((url: string) => Match | null) | undefined
  /** The cached responses to messages. */
  messages?: ReadyMessages | undefined
  /** Our public origin. */
  baseUrl: string
  keyRing: KeyRing
  limiter: Limiter
  limits: Limits
  /** Rejects requests while the process is overloaded. */
  admission?: Admission
  /** Responds to a rejected page or image in its own form; null if it has none. */
  refuse?: (request: Request, env: GateEnv, error: ServiceError) => Promise<Response> | null
  clientAddress: ExchangeContext['clientAddress']
  signer?: ExchangeContext['signer']
  /** Returns how old all data may be, in ms; 0 if it is current. */
  behindMs?: ExchangeContext['behindMs']
  log: Logger & Observers['log']
}

export type Gate = ReturnType<typeof createGate>

/** A request on its way through the gate. */
interface Call {
  exchange: RequestExchange
  match: Match | null
  /** The cached response, in the coding that the client accepts. */
  cached: ReadyAnswer | null
  /** Whether the client has that response already. */
  isUnchanged: boolean
  message: ReadyMessage | null
}

/** A request of Node, and its response. */
interface Socket {
  incoming: IncomingMessage & { rawBody?: Buffer }
  outgoing: ServerResponse
}

type GateContext = ReturnType<typeof createContext>

const createContext = (options: GateOptions) => {
  const { limiter, clientAddress, signer, behindMs, limits, baseUrl } = options
  return {
    ...options,
    exchanges: { nextId: createRequestIds(), limiter, clientAddress, signer, behindMs },
    choosePolicy: createPolicyChoice(limits),
    findKey: createKeyFinder(options),
    addHeaders: createHeaderWriter(baseUrl),
    write: createReadyWriter(),
    writeMessage: createMessageWriter(baseUrl),
    /** Requests that `serve` left to the applications, and what rejected them. */
    left: new WeakMap<IncomingMessage, { call: Call; error: unknown }>(),
  }
}

/**
 * Handles every request by the same steps: key, limit, overload; then a cached response, one that
 * is made, or an application. Headers, metrics and log line are the same for all.
 */
export function createGate(options: GateOptions) {
  const gate = createContext(options)
  return {
    /** Handles a request of the Fetch API, also one that `serve` left to the applications. */
    fetch: (request: Request, env: NodeEnv = {}): Promise<Response> => complete(gate, request, env),
    /**
     * Handles a request of Node. Returns false, or a promise of it, if it needs an application:
     * `fetch` with the same `incoming` completes it. The host in `Host` must be our own.
     */
    serve(incoming: IncomingMessage, outgoing: ServerResponse): boolean | Promise<boolean> {
      const { method = 'GET', headers, url } = incoming
      const call = begin(gate, { method, url: `http://${headers.host}${url}` }, incoming, null)
      const socket = { incoming, outgoing }
      if (gate.messages && isMessage(gate.messages, incoming))
        return serveMessage(gate, call, socket, gate.messages)
      const error = enter(gate, call)
      return error instanceof Promise
        ? error.then((one) => respond(gate, call, socket, one))
        : respond(gate, call, socket, error)
    },
  }
}

function begin(
  gate: GateContext,
  { method, url }: Pick<Request, 'method' | 'url'>,
  incoming: NodeEnv['incoming'],
  headers: Headers | null,
): Call {
  const exchange = new RequestExchange(gate.exchanges, method, url, incoming, headers)
  const match = method === 'GET' || method === 'HEAD' ? (gate.find?.(url) ?? null) : null
  if (match) exchange.route = match.route
  exchange.span = beginSpan(gate, exchange)
  const cached = match?.cached ? encoded(match.cached, exchange) : null
  const isUnchanged = cached !== null && isNotModified(cached, exchange)
  return { exchange, match, cached, isUnchanged, message: null }
}

/** Finds the key and counts the request, at once where in memory. Returns what rejects it. */
function enter(gate: GateContext, call: Call): unknown {
  const { exchange } = call
  try {
    const finding = gate.findKey(exchange)
    const counting = finding ? finding.then(() => admit(gate, call)) : admit(gate, call)
    return counting instanceof Promise ? counting.catch((error: unknown) => error) : undefined
  } catch (error) {
    return error
  }
}

/** @throws ServiceError if the request is over its limit, or the process is overloaded */
function admit({ choosePolicy, admission }: GateContext, call: Call): void | Promise<void> {
  const { exchange } = call
  choosePolicy(exchange)
  // A preflight asks whether it may ask; a response that the client has costs nothing.
  if (call.isUnchanged || exchange.method === 'OPTIONS') return exchange.peek()
  if (!call.cached && !call.message) admission?.admit(costOf(exchange.method, exchange.path))
  const expectWithin = (isWithin: boolean) => {
    if (!isWithin) throw exchange.overLimit()
  }
  const isWithin = exchange.take()
  return isWithin instanceof Promise ? isWithin.then(expectWithin) : expectWithin(isWithin)
}

/** Reads a message, then handles it as any request. */
async function serveMessage(
  gate: GateContext,
  call: Call,
  socket: Socket,
  messages: ReadyMessages,
): Promise<boolean> {
  const body = await readBody(socket.incoming)
  // The connection has ended: no one waits for a response.
  if (body === null) return true
  // The listener of `@hono/node-server` takes the body from there.
  socket.incoming.rawBody = body
  call.message = messages.find(body.toString(), call.exchange, socket.incoming)
  if (call.message) call.exchange.route = messages.path
  return respond(gate, call, socket, await enter(gate, call))
}

/** Responds without an application if possible. Returns false, or a promise of it, if not. */
function respond(
  gate: GateContext,
  call: Call,
  { incoming, outgoing }: Socket,
  error: unknown,
): boolean | Promise<boolean> {
  const { exchange, match, cached, message } = call
  if (error !== undefined && match) return sendProblem(gate, error, exchange, outgoing)
  if (error === undefined && cached)
    return send(gate, cached, { exchange, isUnchanged: call.isUnchanged }, outgoing)
  if (error === undefined && match) {
    const { span } = exchange
    const client = exchange.caller || exchange.client
    // Requests at third parties count against the client.
    const making = span
      ? span.run(() => forClient(client, match.make, exchange))
      : forClient(client, match.make, exchange)
    return making.then(
      (made) => sendMade(gate, made, exchange, outgoing),
      (thrown: unknown) => sendProblem(gate, thrown, exchange, outgoing),
    )
  }
  if (error === undefined && message) {
    gate.writeMessage(message, exchange, outgoing)
    record(gate, message.status, exchange)
    return true
  }
  gate.left.set(incoming, { call, error })
  return false
}

/** Handles a request by a `Response`. */
async function complete(gate: GateContext, request: Request, env: NodeEnv): Promise<Response> {
  const { incoming } = env
  const left = incoming && gate.left.get(incoming)
  const call = left?.call ?? begin(gate, request, incoming, incoming ? null : request.headers)
  const { exchange } = call
  const error = left ? left.error : await enter(gate, call)
  const work = () => answer(gate, call, { request, env: { ...env, exchange }, error })
  const response = await (exchange.span ? exchange.span.run(work) : work())
  gate.addHeaders(response, exchange)
  record(gate, response.status, exchange)
  return exchange.method === 'HEAD' ? new Response(null, response) : response
}

async function answer(
  gate: GateContext,
  { exchange, match }: Call,
  { request, env, error }: { request: Request; env: GateEnv; error: unknown },
): Promise<Response> {
  try {
    if (error !== undefined) throw error
    if (match?.cached) return sendReady(match.cached, exchange)
    const client = exchange.caller || exchange.client
    if (!match) return await forClient(client, () => gate.handle(request, env))
    const made = await forClient(client, match.make, exchange)
    return isReady(made) ? sendReady(made, exchange) : made
  } catch (thrown) {
    return refuse(gate, thrown, { request, env, exchange })
  }
}

/** Rejects a request in its own form: a page as a page, an image as an image, else a problem. */
async function refuse(
  gate: GateContext,
  error: unknown,
  { request, env, exchange }: { request: Request; env: GateEnv; exchange: RequestExchange },
): Promise<Response> {
  const isForm = error instanceof ServiceError && !exchange.path.startsWith('/api/')
  const refused = isForm ? gate.refuse?.(request, env, error) : null
  const problem = () => errorResponse(gate, error, exchange)
  return refused ? refused.catch(problem) : problem()
}

/**
 * Creates a function that adds request id and limits to a response, and the security headers that
 * it does not set itself. Responses of the API are made with all of them (answer.ts, problem.ts): a
 * `Headers` for each would cost a tenth of an uncached lookup.
 */
function createHeaderWriter(baseUrl: string): (response: Response, exchange: Exchange) => void {
  const forData = Object.entries(securityHeaders(baseUrl))
  const forPages = forData.filter(([name]) => !name.startsWith('access-control-'))
  return ({ headers }, exchange) => {
    if (exchange.path.startsWith(API_PATH)) return
    const isPage = headers.get('content-type')?.startsWith('text/html')
    for (const [name, value] of isPage ? forPages : forData)
      if (!headers.has(name)) headers.set(name, value)
    const own = exchange.headers()
    for (const name in own) headers.set(name, own[name] ?? '')
  }
}
