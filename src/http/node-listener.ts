import type { IncomingMessage, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { type ErrorCode, errorCodes, ServiceError } from '../domain/error.ts'
import type { NodeEnv } from './exchange.ts'
import { toProblem } from './problem.ts'

export interface NodeListenerOptions {
  fetch(request: Request, env: NodeEnv): Response | Promise<Response>
  /** Our public origin: its host is the host of every request, whatever the client says. */
  baseUrl: string
}

/**
 * A `request` listener for `node:http` over a fetch handler. Paths may hold raw UTF-8 and other characters
 * that should have been percent-encoded; a request line that has no path gets a problem document.
 */
export function createNodeListener(options: NodeListenerOptions): (incoming: IncomingMessage, outgoing: ServerResponse) => void {
  const { fetch, baseUrl } = options
  const host = new URL(baseUrl).host
  const listener = getRequestListener((request, env) => fetch(request, env as NodeEnv), {
    errorHandler: () => bareProblem('invalid-request', 'the request line or a header is malformed', baseUrl),
  })
  return (incoming, outgoing) => {
    incoming.url = encodeTarget(incoming.url ?? '/')
    incoming.headers.host = host
    void listener(incoming, outgoing)
  }
}

/** Node gives the bytes of the request line as Latin-1 characters: each that no URL may hold is escaped as the byte it was. */
function encodeTarget(target: string): string {
  const path = /^https?:\/\/[^/?#]*/i.exec(target)
  const local = path ? target.slice(path[0].length) : target
  const rooted = local.startsWith('/') ? local : `/${local}`
  return /[^!#$%&-;=?-[\]_a-z~]/.test(rooted) ? rooted.replace(/[^!#$%&-;=?-[\]_a-z~]/g, escapeByte) : rooted
}

const escapeByte = (character: string) => `%${(character.charCodeAt(0) & 0xff).toString(16).toUpperCase().padStart(2, '0')}`

/** A problem document outside any exchange: for what never became a request. */
export function bareProblem(code: ErrorCode, detail: string, baseUrl: string): Response {
  const problem = toProblem(new ServiceError(code, detail), 'about:blank', { baseUrl })
  return new Response(JSON.stringify(problem), {
    status: errorCodes[code].status,
    headers: { 'content-type': 'application/problem+json', 'cache-control': 'no-store', connection: 'close' },
  })
}
