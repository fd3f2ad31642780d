import { type ChangeType, changeDocument, changeTypes } from '@whocast/contract/change-document.ts'
import { ServiceError } from '@whocast/contract/error.ts'
import { createEventPages } from '../changes/feed/pages.ts'
import { createStreamPlaces } from '../changes/feed/places.ts'
import { createEventStream } from '../changes/feed/stream.ts'
import { createTurns } from '../changes/feed/turns.ts'
import type { ChangeLog } from '../db/journal/port.ts'
import { commonHeaders, readyAnswer, sendReady } from '../http/answer.ts'
import type { Exchange } from '../http/exchange.ts'
import { parseQuery, queryValue } from '../http/path.ts'
import { inSlices } from './in-slices.ts'
import { readLimit } from './limit.ts'

export interface ChangeRouteOptions {
  log: Pick<ChangeLog, 'read' | 'latest' | 'onNews'>
  /** Our public origin. */
  baseUrl: string
}

const MAX_LIMIT = 1000
const DEFAULT_LIMIT = 100
/** Streams of one process: half of them are reserved for clients with keys. */
const STREAM_LIMITS = { total: 1000, anonymous: 500, perClient: 10 }
/** Seconds until a client without a place may try again. */
const RETRY_SECONDS = 10

/** Creates `GET /changes`: pages, or Server-Sent Events if `Accept` requests them. */
export function createChangeRoute({ log, baseUrl }: ChangeRouteOptions) {
  const headers = commonHeaders(baseUrl, 'public, no-cache')
  const read = withSharedReads(log)
  const openStream = createStreams(log)

  return async (url: string, exchange: Exchange): Promise<Response> => {
    const parameters = parseQuery(url)
    const types = readTypes(queryValue(parameters, 'types'))
    const isStream =
      exchange.method === 'GET' && /\btext\/event-stream\b/i.test(exchange.header('accept') ?? '')
    const afterText =
      (isStream ? exchange.header('last-event-id') : undefined) ?? queryValue(parameters, 'after')
    const after = afterText === 'latest' ? await log.latest() : readAfter(afterText)
    if (isStream) return openStream({ after, types }, exchange)
    const limit = readLimit(parameters, { missing: DEFAULT_LIMIT, max: MAX_LIMIT })
    const page = await read({ after, types, limit })
    const body = {
      changes: await inSlices(page.changes, changeDocument),
      next: String(page.next),
      hasMore: page.hasMore,
      ...(page.isTruncated ? { isTruncated: true } : {}),
    }
    return sendReady(readyAnswer(JSON.stringify(body), headers), exchange)
  }
}

/** Readers of the same page share one read. */
function withSharedReads(log: Pick<ChangeLog, 'read'>): ChangeLog['read'] {
  const underWay = new Map<string, ReturnType<ChangeLog['read']>>()
  return (query) => {
    const key = `${query.after} ${query.limit} ${query.types?.join() ?? ''}`
    const shared = underWay.get(key)
    if (shared) return shared
    const reading = log.read(query).finally(() => underWay.delete(key))
    underWay.set(key, reading)
    return reading
  }
}

interface StreamQuery {
  after: number
  types: ChangeType[] | undefined
}

/** Opens streams of changes, within the limits of the process. */
function createStreams(log: ChangeRouteOptions['log']) {
  const places = createStreamPlaces(STREAM_LIMITS)
  const pages = createEventPages(log)
  const schedule = createTurns()
  return ({ after, types }: StreamQuery, exchange: Exchange): Response => {
    const { key } = exchange
    const giveBack = places.take({ id: key?.id ?? exchange.client, hasKey: key !== null })
    if (!giveBack)
      throw new ServiceError('quota-exceeded', 'Too many streams are open. Try again later.', {
        retryAfterSeconds: RETRY_SECONDS,
      })
    const body = createEventStream({
      pages,
      onNews: log.onNews,
      schedule,
      after,
      types,
      onEnd: giveBack,
      disconnect: () => exchange.disconnect(),
    })
    return new Response(body, {
      headers: {
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'private, no-store',
        'x-accel-buffering': 'no',
      },
    })
  }
}

function readTypes(text: string | undefined): ChangeType[] | undefined {
  if (text === undefined || text === '') return undefined
  const names = text.split(',').map((name) => name.trim())
  // `profile` names every type that begins with it.
  const types = changeTypes.filter((type) =>
    names.some((name) => type === name || type.startsWith(`${name}.`)),
  )
  const unknown = names.find(
    (name) => !changeTypes.some((type) => type === name || type.startsWith(`${name}.`)),
  )
  if (unknown !== undefined)
    throw new ServiceError(
      'invalid-request',
      `types must be among ${changeTypes.join(', ')}, profile and credential`,
    )
  return types
}

function readAfter(text: string | undefined): number {
  if (text === undefined || text === '') return 0
  if (!/^\d{1,15}$/.test(text))
    throw new ServiceError(
      'invalid-request',
      'after must be `next` or `cursor` of a response, or `latest`',
    )
  return Number(text)
}
