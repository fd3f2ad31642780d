import type { LookupFunction } from 'node:net'
import { trimEnd } from '@whocast/contract/trim-end.ts'
import { Agent } from 'undici'
import { SourceError } from '../kit/source-error.ts'
import { silentTelemetry, type Telemetry } from '../kit/telemetry.ts'
import { onAbort } from './abort-listeners.ts'
import { Exchange } from './exchange.ts'

export interface HttpJsonOptions {
  /** Named in errors and counters. */
  source: string
  /** Where paths begin; asked for at each call where it is a function. */
  baseUrl: string | (() => Promise<string>)
  headers?: Record<string, string>
  /** For one call, connecting included. */
  timeoutMs?: number
  maxBytes?: number
  /** Calls under way at once; more wait for their turn. */
  connections?: number
  /** Resolves its host; the system by default. */
  lookup?: LookupFunction | undefined
  telemetry?: Telemetry
}

export interface JsonAnswer {
  status: number
  /** Parsed JSON; a text where a refusal came without JSON. */
  body: unknown
}

export interface CallOptions {
  signal?: AbortSignal
  /** Names the call in counters and errors; the last part of its path by default. */
  name?: string
}

export type HttpJson = ReturnType<typeof createHttpJson>

/**
 * Creates a client of JSON over HTTP for a service that the operator configured, with keep-alive.
 * URLs from third parties go through the guarded fetch instead. Redirects are not followed.
 *
 * Answers with what came for every status below 500 except 429. Anything else, and a body that is
 * not JSON, throws a transient {@link SourceError}: it is unreachable.
 */
export function createHttpJson(options: HttpJsonOptions) {
  const {
    source,
    headers = {},
    timeoutMs = 5000,
    maxBytes = 8 * 2 ** 20,
    connections = 32,
  } = options
  const telemetry = options.telemetry ?? silentTelemetry
  const trim = (url: string) => trimEnd(url, /[/]/)
  const baseUrl = typeof options.baseUrl === 'string' ? trim(options.baseUrl) : options.baseUrl
  const target = createTargets()
  const connect = { timeout: timeoutMs, ...(options.lookup ? { lookup: options.lookup } : {}) }
  // Each call has a deadline of its own.
  const agent = new Agent({
    connections,
    keepAliveTimeout: 30_000,
    maxResponseSize: maxBytes,
    headersTimeout: 0,
    bodyTimeout: 0,
    connect,
  })
  const sent = ['accept', 'application/json', ...Object.entries(headers).flat()]

  async function call(
    method: 'GET' | 'POST',
    path: string,
    query: Record<string, string>,
    more: CallOptions & { body?: Uint8Array | string; contentType?: string },
  ): Promise<JsonAnswer> {
    const name = more.name ?? path.split('/').findLast((part) => part !== '') ?? path
    const search = new URLSearchParams(query).toString()
    const exchange = new Exchange()
    let isLate = false
    const timer = setTimeout(() => {
      isLate = true
      exchange.cancel(new Error('the deadline passed'))
    }, timeoutMs)
    const unlisten = more.signal && onAbort(more.signal, (reason) => exchange.cancel(reason))
    try {
      more.signal?.throwIfAborted()
      telemetry.count('upstream_calls', { source, call: name })
      const base = typeof baseUrl === 'string' ? baseUrl : trim(await baseUrl())
      const { status, text } = await exchange.send(agent, {
        ...target(base, path.replace(/^\//, ''), search === '' ? '' : `?${search}`),
        method,
        headers: more.contentType ? [...sent, 'content-type', more.contentType] : sent,
        ...(more.body === undefined ? {} : { body: more.body }),
      })
      if (status === 429 || status >= 500)
        throw new SourceError(source, `${name} answered ${status}`)
      return { status, body: parse(text, status) }
    } catch (cause) {
      if (cause instanceof SourceError) throw cause
      throw new SourceError(
        source,
        isLate ? `${name} took longer than ${timeoutMs} ms` : `${name} failed`,
        {
          cause,
          ...(isLate ? { reason: 'did not answer in time' } : {}),
        },
      )
    } finally {
      clearTimeout(timer)
      unlisten?.()
    }
  }

  return {
    /** @param path below the base URL */
    get: (path: string, query: Record<string, string> = {}, options: CallOptions = {}) =>
      call('GET', path, query, options),
    post: (
      path: string,
      body: Uint8Array | string,
      {
        contentType = 'application/octet-stream',
        ...options
      }: CallOptions & { contentType?: string } = {},
    ) => call('POST', path, {}, { ...options, body, contentType }),
    close: () => agent.close(),
  }
}

interface Target {
  origin: string
  path: string
}

/** Where requests go; the last base URL is remembered, for a follower's thousands of calls. */
function createTargets(): (base: string, path: string, search: string) => Target {
  let last = { base: '', origin: '', path: '' }
  return (base, path, search) => {
    if (!/^[\w/-]*$/.test(path)) {
      const url = new URL(`${base}/${path}${search}`)
      return { origin: url.origin, path: url.pathname + url.search }
    }
    if (base !== last.base) {
      const { origin, pathname } = new URL(base)
      last = { base, origin, path: trimEnd(pathname, /[/]/) }
    }
    return { origin: last.origin, path: `${last.path}/${path}${search}` }
  }
}

function parse(text: string, status: number): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    if (status >= 400) return text.slice(0, 500)
    throw cause
  }
}
