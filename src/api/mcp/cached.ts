import { randomUUID } from 'node:crypto'
import type { Exchange } from '../../http/exchange.ts'
import type { Made } from '../../http/response-cache.ts'
import type { ToolResult } from './tools.ts'

/** The SDK's response to a call, without the call's id, as latin1. */
export interface ReadyCall {
  status: number
  contentType: string
  before: string
  /** Absent: an answer without the id. */
  after?: string
}

/** A JSON-RPC request that calls a tool. */
interface ToolCall {
  jsonrpc: '2.0'
  id: string | number
  method: 'tools/call'
  params: { name: string; [more: string]: unknown }
}

/** The parts of a request, besides the message, that affect the SDK's response. */
const decidingHeaders = [
  'accept',
  'content-type',
  'mcp-protocol-version',
  'mcp-method',
  'mcp-name',
  'mcp-session-id',
] as const
/** A placeholder that each caller's own id replaces. No untrusted text contains it. */
const STAND_IN_ID = randomUUID()
/** Longer ones are not worth remembering. */
const MAX_KEY = 4096

/** The tool call of a message; null where it is anything else. */
export function asToolCall(message: unknown): ToolCall | null {
  const call = message as Partial<ToolCall> | null
  const isCall =
    typeof call === 'object' &&
    call?.jsonrpc === '2.0' &&
    call.method === 'tools/call' &&
    (typeof call.id === 'string' || Number.isSafeInteger(call.id)) &&
    typeof call.params?.name === 'string'
  return isCall ? (call as ToolCall) : null
}

/** Returns the cache key of a call, without its id; null if it is too long to be cached. */
export function callKey(call: ToolCall, exchange: Exchange): string | null {
  const key = JSON.stringify([
    decidingHeaders.map((name) => exchange.header(name) ?? ''),
    { ...call, id: STAND_IN_ID },
  ])
  return key.length > MAX_KEY ? null : key
}

/**
 * Requests the response to a call from the SDK with a placeholder id. Concurrent callers share it.
 *
 * @param ask sends the message to the SDK and passes on the result that its response contains
 */
export async function makeReady(
  call: ToolCall,
  request: Request,
  ask: (
    request: Request,
    message: unknown,
    onResult: (made: Made<ToolResult>) => void,
  ) => Promise<Response>,
): Promise<Made<ReadyCall>> {
  let result: Made<ToolResult> | undefined
  const apart = new Request(request.url, { method: 'POST', headers: request.headers })
  const response = await ask(apart, { ...call, id: STAND_IN_ID }, (made) => {
    result = made
  })
  const text = toBytes(await response.text())
  const [before = '', after] = text.split(JSON.stringify(STAND_IN_ID))
  return {
    value: {
      status: response.status,
      contentType: response.headers.get('content-type') ?? 'application/json',
      before,
      ...(after === undefined ? {} : { after }),
    },
    bytes: text.length,
    tags: result?.tags ?? [],
    freshUntil: response.status === 200 ? (result?.freshUntil ?? 0) : 0,
  }
}

/** The UTF-8 of a text, a character each. */
const toBytes = (text: string): string => Buffer.from(text).toString('latin1')

/** The answer to one caller. */
export const answerTo = ({ before, after }: ReadyCall, { id }: ToolCall): string =>
  after === undefined
    ? before
    : before + (typeof id === 'number' ? String(id) : toBytes(JSON.stringify(id))) + after

/** Sends the answer to one caller. */
export function sendCall(ready: ReadyCall, call: ToolCall): Response {
  const body = answerTo(ready, call)
  return new Response(Buffer.from(body, 'latin1'), {
    status: ready.status,
    headers: {
      'content-type': ready.contentType,
      'content-length': String(body.length),
      'cache-control': 'private, no-store',
    },
  })
}
