import {
  type ChangeDocument,
  type ChangeType,
  changeDocument,
  changeTypes,
} from '@whocast/contract/change-document.ts'
import { ServiceError } from '@whocast/contract/error.ts'
import type { ChangeLog } from '../db/journal/port.ts'
import { commonHeaders, readyAnswer, sendReady } from '../http/answer.ts'
import type { Exchange } from '../http/exchange.ts'
import { parseQuery, queryValue } from '../http/path.ts'
import { readLimit } from './limit.ts'

export interface ChangeRouteOptions {
  log: Pick<ChangeLog, 'read' | 'latest'>
  /** Calls back when there may be something new; returns what ends that. */
  onNews(listener: () => void): () => void
  /** Our public origin. */
  baseUrl: string
}

const MOST_CHANGES = 1000
const DEFAULT_CHANGES = 100
/** A stream is looked after this often where nothing was told, in ms; it is also the heartbeat. */
const HEARTBEAT_MS = 15_000
/** A stream ends after this long, in ms; its reader comes again and goes on. */
const STREAM_MS = 300_000
/** Streams of one process, and of one client. */
const MOST_STREAMS = 1000
const MOST_OF_CLIENT = 10

/** `GET /changes`: pages, or Server-Sent Events where `Accept` asks for them. */
export function createChangeRoute(options: ChangeRouteOptions) {
  const { baseUrl } = options
  const log = withSharedReads(options.log)
  const headers = commonHeaders(baseUrl, 'public, no-cache')
  const open = new Map<string, number>()

  return async (url: string, exchange: Exchange): Promise<Response> => {
    const parameters = parseQuery(url)
    const types = readTypes(queryValue(parameters, 'types'))
    const isStream =
      exchange.method === 'GET' && /\btext\/event-stream\b/i.test(exchange.header('accept') ?? '')
    const afterText =
      (isStream ? exchange.header('last-event-id') : undefined) ?? queryValue(parameters, 'after')
    const after = afterText === 'latest' ? await newest(log) : readAfter(afterText)
    if (isStream) return stream({ ...options, log }, { after, types, exchange, open })
    const limit = readLimit(parameters, { missing: DEFAULT_CHANGES, max: MOST_CHANGES })
    const page = await log.read({ after, types, limit })
    const body = {
      changes: page.changes.map(changeDocument),
      next: String(page.next),
      hasMore: page.hasMore,
      ...(page.isTruncated ? { isTruncated: true } : {}),
    }
    return sendReady(readyAnswer(JSON.stringify(body), headers), exchange)
  }
}

/** Readers who wait for the same share one read: a change wakes all streams at once. */
function withSharedReads(log: ChangeRouteOptions['log']): ChangeRouteOptions['log'] {
  const flights = new Map<string, ReturnType<ChangeLog['read']>>()
  return {
    latest: log.latest,
    read(query) {
      const key = `${query.after} ${query.limit} ${query.types?.join() ?? ''}`
      const flight = flights.get(key)
      if (flight) return flight
      const reading = log.read(query).finally(() => flights.delete(key))
      flights.set(key, reading)
      return reading
    },
  }
}

/** The place of the newest change, those of this moment included. */
const newest = async (log: Pick<ChangeLog, 'read' | 'latest'>): Promise<number> =>
  (await log.read({ after: await log.latest(), limit: MOST_CHANGES })).next

function readTypes(text: string | undefined): ChangeType[] | undefined {
  if (text === undefined || text === '') return undefined
  const names = text.split(',').map((name) => name.trim())
  // `profile` is all that begin with it.
  const types = changeTypes.filter((type) =>
    names.some((name) => type === name || type.startsWith(`${name}.`)),
  )
  const unknown = names.find(
    (name) => !changeTypes.some((type) => type === name || type.startsWith(`${name}.`)),
  )
  if (unknown !== undefined)
    throw new ServiceError(
      'invalid-request',
      `types are ${changeTypes.join(', ')}, or profile, credential`,
    )
  return types
}

function readAfter(text: string | undefined): number {
  if (text === undefined || text === '') return 0
  if (!/^\d{1,15}$/.test(text))
    throw new ServiceError(
      'invalid-request',
      'after is `next` or `cursor` of an answer, or `latest`',
    )
  return Number(text)
}

interface Streaming {
  after: number
  types: ChangeType[] | undefined
  exchange: Exchange
  /** How many streams each client has open. */
  open: Map<string, number>
}

function stream(
  options: ChangeRouteOptions,
  { after, types, exchange, open }: Streaming,
): Response {
  const who = exchange.key?.id ?? exchange.client
  const all = [...open.values()].reduce((sum, count) => sum + count, 0)
  if ((open.get(who) ?? 0) >= MOST_OF_CLIENT || all >= MOST_STREAMS)
    throw new ServiceError('quota-exceeded', 'too many streams are open', { retryAfterSeconds: 10 })
  open.set(who, (open.get(who) ?? 0) + 1)
  const body = changeStream(options, { after, types }, () => {
    const left = (open.get(who) ?? 1) - 1
    if (left === 0) open.delete(who)
    else open.set(who, left)
  })
  return new Response(body, {
    headers: {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'private, no-store',
      'x-accel-buffering': 'no',
    },
  })
}

/**
 * Events one by one as their reader takes them: what a slow reader has not taken stays in the log.
 */
function changeStream(
  { log, onNews }: ChangeRouteOptions,
  { after, types }: Pick<Streaming, 'after' | 'types'>,
  onEnd: () => void,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  const endsAt = performance.now() + STREAM_MS
  let next = after
  let news = Promise.withResolvers<void>()
  const stopListening = onNews(() => news.resolve())
  let heartbeat: NodeJS.Timeout | undefined
  const end = () => {
    clearTimeout(heartbeat)
    stopListening()
    onEnd()
  }
  const wait = async () => {
    heartbeat = setTimeout(() => news.resolve(), HEARTBEAT_MS)
    await news.promise
    clearTimeout(heartbeat)
    news = Promise.withResolvers()
  }
  let isFirst = true
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        if (isFirst) controller.enqueue(encoder.encode('retry: 2000\n\n'))
        else await wait()
        isFirst = false
        if (performance.now() > endsAt) {
          end()
          controller.close()
          return
        }
        for (let hasMore = true; hasMore; ) {
          const page = await log.read({ after: next, types, limit: DEFAULT_CHANGES })
          hasMore = page.hasMore
          next = page.next
          const gap = page.isTruncated ? 'event: truncated\ndata: {}\n\n' : ''
          const events = page.changes.map(changeDocument).map(eventText).join('')
          // A comment keeps the connection, and ends one whose reader has gone.
          controller.enqueue(encoder.encode(gap + events || ': nothing new\n\n'))
        }
      } catch (error) {
        end()
        controller.error(error)
      }
    },
    cancel: end,
  })
}

const eventText = (change: ChangeDocument): string =>
  `id: ${change.cursor}\nevent: ${change.type}\ndata: ${JSON.stringify(change)}\n\n`
