import { type Fetch, WhocastError } from '@whocast/client/client.ts'
import { lookupSegments } from '@whocast/contract/identifier.ts'
import { type Agent, fetch as undiciFetch } from 'undici'
import { SourceError } from '../../kit/source-error.ts'
import type { Telemetry } from '../../kit/telemetry.ts'
import { sourceName as name } from './finding.ts'

/** The route of a lookup in the path of a URL. */
const lookupCall = new RegExp(`/(${lookupSegments})(?:/|$)`)

/** Fetches without redirects, and counts calls by route: the rest of a path names a person. */
export const countedFetch =
  (dispatcher: Agent, telemetry: Telemetry): Fetch =>
  async (url, init) => {
    const [, call = ''] = lookupCall.exec(new URL(url).pathname) ?? []
    telemetry.count('upstream_calls', { source: name, call })
    // The other service continues the trace.
    const traceparent = telemetry.traceparent()
    const headers = {
      ...Object.fromEntries(new Headers(init.headers)),
      ...(traceparent ? { traceparent } : {}),
    }
    const send = () =>
      undiciFetch(url, { ...(init as object), headers, redirect: 'manual', dispatcher })
    const answer = await send().catch((error: unknown) => {
      if (isClosedConnection(error)) return send()
      throw error
    })
    // A problem is no answer about a person: the route is not there.
    if (answer.status === 404 && /problem/.test(answer.headers.get('content-type') ?? '')) {
      await answer.body?.cancel()
      return new Response(null, { status: 404 })
    }
    return answer as unknown as Response
  }

/** A server may close an idle connection as a request goes out; lookups can be sent again. */
const isClosedConnection = (error: unknown): boolean =>
  error instanceof TypeError &&
  ['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET'].includes((error.cause as { code?: string })?.code ?? '')

/** Returns true where a service of the older contract refuses the POST, or answers otherwise. */
export function isNoSuchRoute(error: unknown): boolean {
  if (!(error instanceof WhocastError)) return false
  const { code, status = 0, cause } = error
  return status >= 300 && status < 500
    ? status !== 429
    : code === 'bad-response' && cause === undefined
}

/** Makes a source error: a 4xx other than 429 is permanent, all else transient. */
export function toSourceError(cause: unknown, signal: AbortSignal): SourceError {
  if (signal.aborted) return new SourceError(name, 'was interrupted', { cause })
  if (!(cause instanceof WhocastError))
    return new SourceError(name, 'broke', { cause, isTransient: false })
  const { code, status = 0 } = cause
  const isRefused = status >= 400 && status < 500 && status !== 429
  return new SourceError(name, status === 0 ? code : `it answered ${status} (${code})`, {
    cause,
    isTransient: !isRefused,
  })
}
