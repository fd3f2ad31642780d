import type { IncomingMessage } from 'node:http'
import { createMcpHandler } from '@modelcontextprotocol/server'
import { ServiceError } from '@whocast/contract/error.ts'
import { parseUntrusted } from '@whocast/contract/untrusted.ts'
import { readBytes } from '../../http/body.ts'
import type { ReadyMessage } from '../../http/cached-messages.ts'
import type { Exchange, GateEnv } from '../../http/exchange.ts'
import { errorResponse, problemResponse } from '../../http/problem.ts'
import type { AnswerCache, Made } from '../../http/response-cache.ts'
import { answerTo, asToolCall, callKey, makeReady, type ReadyCall, sendCall } from './cached.ts'
import { toolByName } from './catalogue.ts'
import { createMcpServer } from './server.ts'
import type { McpContext, ToolResult } from './tools.ts'

export const MCP_PATH = '/mcp'

interface McpRouteOptions extends McpContext {
  /** Cached responses to calls, invalidated by changes in the store. */
  calls: AnswerCache<ReadyCall>
  /** Origins of web pages that may call, besides our own; `*` for all. */
  allowedOrigins: readonly string[]
}

const MAX_BODY_BYTES = 64 * 1024
/** Messages of one batch (2025-03-26). */
const MAX_BATCH = 50

type OnResult = (made: Made<ToolResult>) => void

/** MCP over Streamable HTTP at `/mcp`: stateless, every POST by itself. */
export function createMcpRoutes(options: McpRouteOptions) {
  const { baseUrl, log, calls } = options
  const isServedHost = createHostCheck(baseUrl)
  const handler = createMcpHandler(
    ({ authInfo }) => createMcpServer(options, authInfo?.extra?.onResult as OnResult | undefined),
    {
      // Nothing that is announced ever changes.
      maxSubscriptions: 1,
      maxRequestBodySize: MAX_BODY_BYTES,
      onerror: (error) => log.debug({ err: error }, 'an MCP request was rejected'),
    },
  )
  const ask = (request: Request, message: unknown, onResult?: OnResult) =>
    handler.fetch(request, {
      parsedBody: message,
      // The SDK hands it on as it is: it is how the result's tags come back.
      ...(onResult
        ? { authInfo: { token: '', clientId: '', scopes: [], extra: { onResult } } }
        : {}),
    })

  async function serve(request: Request, env: GateEnv): Promise<Response> {
    const { exchange } = env
    exchange.route = MCP_PATH
    checkOrigin(options, exchange)
    if (env.incoming && !isServedHost(env.incoming))
      throw new ServiceError('forbidden', 'this host name is not served')
    if (request.method === 'OPTIONS') return preflight()
    if (request.method !== 'POST') {
      const error = new ServiceError(
        'method-not-allowed',
        'This MCP endpoint has no sessions. Send a POST.',
      )
      return problemResponse(error, exchange, { baseUrl, headers: { allow: 'POST, OPTIONS' } })
    }
    const message = await readMessage(request, exchange)
    if (message === undefined) return parseError()
    const costs = costOf(message)
    if (costs > 1) await exchange.spend(costs - 1)
    const call = asToolCall(message)
    const key = call && callKey(call, exchange)
    if (!call || key === null) return ask(request, message)
    const cached = calls.get(key) ?? (await calls.load(key, () => makeReady(call, request, ask)))
    return sendCall(cached, call)
  }

  return {
    /** Answers a request; anything that is thrown is a problem document. */
    async fetch(request: Request, env: GateEnv): Promise<Response> {
      try {
        return await serve(request, env)
      } catch (error) {
        return errorResponse({ baseUrl, log }, error, env.exchange)
      }
    },
    /** A cached response costs one request, and the rest of the request is not examined. */
    ready(text: string, exchange: Exchange, incoming: IncomingMessage): ReadyMessage | null {
      if (exchange.header('origin') !== undefined || !isServedHost(incoming) || !isJson(exchange))
        return null
      const call = asToolCall(parseOrNull(text))
      if (!call || toolByName.get(call.params.name)?.cost !== 1) return null
      const key = callKey(call, exchange)
      const cached = key === null ? undefined : calls.get(key)
      return cached
        ? { status: cached.status, contentType: cached.contentType, body: answerTo(cached, call) }
        : null
    },
    close: () => handler.close(),
  }
}

function parseOrNull(text: string): unknown {
  try {
    return parseUntrusted(text)
  } catch {
    return null
  }
}

/** Returns the cost of a message against the limit, in requests. */
function costOf(message: unknown): number {
  if (!Array.isArray(message))
    return toolByName.get(asToolCall(message)?.params.name ?? '')?.cost ?? 1
  if (message.length > MAX_BATCH)
    throw new ServiceError('content-too-large', `a batch has at most ${MAX_BATCH} messages`)
  return message.reduce(
    (sum: number, one: unknown) => sum + (Array.isArray(one) ? 1 : costOf(one)),
    0,
  )
}

/** Rejects pages of other sites: they must not use the reader's network (DNS rebinding). */
function checkOrigin({ baseUrl, allowedOrigins }: McpRouteOptions, exchange: Exchange): void {
  const origin = exchange.header('origin')
  if (origin === undefined || allowedOrigins.includes('*') || origin === new URL(baseUrl).origin)
    return
  if (!allowedOrigins.includes(origin))
    throw new ServiceError('forbidden', 'web pages of this origin may not call; see MCP')
}

const loopback = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/i

/** Rejects a foreign `Host` on a local machine: it is a DNS rebinding attack. */
function createHostCheck(baseUrl: string): (incoming: IncomingMessage) => boolean {
  if (!loopback.test(new URL(baseUrl).host)) return () => true
  return ({ rawHeaders }) => {
    // `headers.host` has been replaced by our own.
    const at = rawHeaders.findIndex(
      (name, index) => index % 2 === 0 && name.toLowerCase() === 'host',
    )
    return loopback.test(at === -1 ? '' : (rawHeaders[at + 1] ?? ''))
  }
}

function preflight(): Response {
  return new Response(null, {
    status: 204,
    headers: {
      'access-control-allow-methods': 'POST, OPTIONS',
      'access-control-allow-headers': '*, Authorization, Content-Type, x-api-key',
      'access-control-max-age': '86400',
    },
  })
}

const isJson = (exchange: Exchange): boolean =>
  /^application\/json\s*(;|$)/i.test((exchange.header('content-type') ?? '').trim())

/** The message of a body; undefined where it is not JSON. */
async function readMessage(request: Request, exchange: Exchange): Promise<unknown> {
  if (!isJson(exchange)) throw new ServiceError('unsupported-media-type', 'send application/json')
  try {
    return parseUntrusted(await readText(request, exchange))
  } catch (error) {
    if (error instanceof ServiceError) throw error
    return undefined
  }
}

const utf8 = new TextDecoder('utf-8', { fatal: true })

/** Reads at most `MAX_BODY_BYTES`; checks a declared length first, as the parser enforces it. */
async function readText(request: Request, exchange: Exchange): Promise<string> {
  const declared = exchange.header('content-length')
  return declared !== undefined && Number(declared) <= MAX_BODY_BYTES
    ? request.text()
    : utf8.decode(await readBytes(request, MAX_BODY_BYTES))
}

/** JSON-RPC's own error for what cannot be parsed. */
const parseError = () =>
  Response.json(
    {
      jsonrpc: '2.0',
      id: null,
      error: { code: -32700, message: 'Parse error: the body is not JSON in UTF-8' },
    },
    { status: 400 },
  )
