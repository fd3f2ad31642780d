/**
 * The service as a function of Vercel: default-exports the app, whose `fetch` the platform calls
 * for every request. docs/decisions/0080-vercel.md says how it is deployed.
 */
import { randomUUID } from 'node:crypto'
import { ServiceError } from '@whocast/contract/error.ts'
import { StoreError } from '../db/engines/engine.ts'
import { securityHeaders } from '../http/headers.ts'
import { rawPath } from '../http/path.ts'
import { isLookupPath, toProblem } from '../http/problem.ts'
import { joinApiRoot } from '../http/request-target.ts'
import type { Composition } from './compose.ts'
import { ConfigError, loadConfig } from './config.ts'
import { hasSamples, loadSamples } from './people-file/samples.ts'
import { openConfiguredStore } from './wiring/store.ts'

/** After a start that failed, the next is tried no sooner than this. */
const RETRY_MS = 2000
/** The event loop is looked at this often; a gap this long is a freeze. */
const BEAT_MS = 250
const FREEZE_MS = 1000

let starting: ReturnType<typeof open> | undefined
let hasFailed = false

/** Returns the one composition of this instance; retries after a failure. */
function start(): ReturnType<typeof open> {
  starting ??= open().catch((error: unknown) => {
    hasFailed = true
    setTimeout(() => {
      starting = undefined
    }, RETRY_MS).unref()
    const isForeseen = error instanceof ConfigError || error instanceof StoreError
    console.error('Whocast cannot start:', isForeseen ? error.message : error)
    throw error
  })
  return starting
}

async function open() {
  const config = loadConfig(undefined, { isServerless: true })
  // A composition that fails leaves its log and its metrics behind: one, not one for every try.
  if (hasFailed) await (await openConfiguredStore(config)).close()
  const { compose } = await import('./compose.ts')
  const app = await compose(config, { waitUntil: (work) => waitUntil(app, work) })
  if (hasSamples(config)) await loadSamples(app.store, config.BASE_URL)
  watchForFreezes(app)
  return { config, app }
}

/** `waitUntil` of the request under way, as `@vercel/functions` finds it. */
function waitUntilOfRequest(): ((work: Promise<unknown>) => void) | undefined {
  const holder = globalThis as {
    [requestContext]?: { get?(): { waitUntil?(work: Promise<unknown>): void } | undefined }
  }
  const context = holder[requestContext]?.get?.()
  return context?.waitUntil?.bind(context)
}
const requestContext: unique symbol = Symbol.for('@vercel/request-context') as never

/** Keeps the instance running until the work is done. */
function waitUntil(app: Composition, work: Promise<void>): void {
  const done = work.catch((error: unknown) =>
    app.log.error({ err: error }, 'work after an answer failed'),
  )
  waitUntilOfRequest()?.(done)
}

/**
 * Instances are frozen between requests, and hear of no writes meanwhile. The first request after
 * that must not get what was kept before it.
 */
let noticeFreeze = () => {}
function watchForFreezes(app: Composition): void {
  let lastBeat = Date.now()
  noticeFreeze = () => {
    const now = Date.now()
    if (now - lastBeat > FREEZE_MS) app.store.awoke()
    lastBeat = now
  }
  setInterval(noticeFreeze, BEAT_MS).unref()
}

async function fetch(request: Request): Promise<Response> {
  let instance: Awaited<ReturnType<typeof open>>
  try {
    instance = await start()
  } catch (error) {
    return cannotServe(error, rawPath(request.url))
  }
  const { app, config } = instance
  noticeFreeze()
  const response = await app.fetch(atOurOrigin(request, config.BASE_URL))
  // Traces that wait would wait for the next request, or for ever.
  waitUntil(app, app.flush())
  return response
}

/** Rewrites the URL to our origin: none ever comes from a header. The body stays a stream. */
function atOurOrigin(request: Request, baseUrl: string): Request {
  const start = request.url.indexOf('/', request.url.indexOf('://') + 3)
  const url = baseUrl + (start === -1 ? '/' : joinApiRoot(request.url.slice(start)))
  return request.url === url ? request : new Request(url, request)
}

/** The answer of an instance that could not start. Why is in the log, and nowhere else. */
function cannotServe(error: unknown, path: string): Response {
  const isMisconfigured = error instanceof ConfigError
  const known = isMisconfigured
    ? new ServiceError('internal', 'This deployment is not configured. See its log.')
    : new ServiceError('unavailable', 'The service cannot start. See its log.', {
        retryAfterSeconds: RETRY_MS / 1000,
      })
  const problem = toProblem(known, `urn:uuid:${randomUUID()}`, { baseUrl: '' })
  return new Response(JSON.stringify(isLookupPath(path) ? { ...problem, profiles: [] } : problem), {
    status: known.status,
    headers: {
      ...securityHeaders('https:'),
      'content-type': 'application/problem+json',
      'cache-control': 'no-store',
      ...(known.retryAfterSeconds === undefined
        ? {}
        : { 'retry-after': String(known.retryAfterSeconds) }),
    },
  })
}

export default { fetch }
