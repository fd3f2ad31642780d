import type { Hex } from 'viem'
import {
  castData,
  encodeMessage,
  type FarcasterMessage,
  fromFarcasterTime,
  messageTypes,
  parseMessage,
  signMessage,
} from '../domain/farcaster-message.ts'
import { PublishError, type Publisher, type Reply } from '../domain/ports/publisher.ts'
import { hubRefusal, saysNotFound } from '../farcaster/hub-refusal.ts'
import { type Cast, segmentsByPositions } from './cast.ts'
import { type CastReader, itemsOf, madeSince } from './reader.ts'

/** The hub's HTTP API, as the bot uses it: `path` below `/v1`. */
export interface HubHttp {
  get(path: string, query: Record<string, string>): Promise<{ status: number; body: unknown }>
  post(path: string, bytes: Uint8Array): Promise<{ status: number; body: unknown }>
}

/**
 * Publishes by the protocol's own `submitMessage`, signed with an app key of the bot's fid: no vendor needed. A reply
 * carries its own time, so every attempt makes the same message with the same hash, which a hub merges once.
 */
export function createHubPublisher({ http, fid, appKey }: { http: Pick<HubHttp, 'post'>; fid: number; appKey: Hex }): Publisher {
  return {
    name: 'snapchain',
    async publish({ text, embedUrls, parent, at }: Reply): Promise<Hex> {
      const message = signMessage(castData({ fid, text, parent, embedUrls, at }), appKey)
      const { status, body } = await http.post('submitMessage', encodeMessage(message)).catch((cause: unknown) => {
        throw new PublishError('the hub could not be reached', { isTransient: true, cause })
      })
      if (status === 200 || isKnownAlready(body)) return message.hash
      throw new PublishError(`the hub answered ${status}: ${hubRefusal(body)}`, {
        isTransient: status === 429 || status >= 500 || isBusy(body),
      })
    },
  }
}

/** A hub answers 400 also when its mempool is full or it cannot ask a part of itself; only its words (gRPC's) tell. */
const isBusy = (body: unknown): boolean =>
  /unavailable|exhausted|rate.?limit|mempool|timed? ?out|deadline|internal/i.test(hubRefusal(body))

const isKnownAlready = (body: unknown): boolean => /duplicate/i.test(hubRefusal(body))

/** How many of the bot's own casts are looked at for replies to them. */
const MAX_OWN_CASTS = 50
/** Replies to one of them that are read. */
const REPLIES = 100

/** Reads casts from a hub. */
export function createHubReader(http: Pick<HubHttp, 'get'>): CastReader {
  return {
    name: 'snapchain',
    async isStanding({ hash, fid }) {
      const { status, body } = await http.get('castById', { fid: String(fid), hash })
      if (status === 404 || (status === 400 && saysNotFound(body))) return false
      if (status !== 200) throw new Error(`the hub answered ${status}: ${hubRefusal(body)}`)
      if (parseMessage(body)?.hash !== hash) throw new Error('the hub answered with another message')
      return true
    },
    async *castsFor(fid, since) {
      yield* madeSince(since, list(http, 'castsByMention', { fid: String(fid) }))
      let own = 0
      for await (const cast of madeSince(since, list(http, 'castsByFid', { fid: String(fid) }))) {
        if (cast) yield* repliesTo(http, { fid, hash: cast.hash, since })
        own += 1
        if (own >= MAX_OWN_CASTS) return
      }
    },
  }
}

/** Replies to a cast, the oldest first as few nodes give them otherwise; those by its own author are left out. */
async function* repliesTo(
  http: Pick<HubHttp, 'get'>,
  { fid, hash, since }: { fid: number; hash: Hex; since: number },
): AsyncIterable<Cast | null> {
  const { messages } = await page(http, 'castsByParent', { fid: String(fid), hash, pageSize: String(REPLIES) })
  for (const message of messages) {
    const cast = toCast(parseMessage(message))
    if (cast === null || (cast.timestamp >= since && cast.author.fid !== fid)) yield cast
  }
}

/** A listing of casts, the newest first. */
const list = (http: Pick<HubHttp, 'get'>, path: string, query: Record<string, string>): AsyncIterable<Cast | null> =>
  itemsOf(async (pageToken) => {
    const { messages, nextPageToken } = await page(http, path, {
      ...query,
      reverse: 'true',
      pageSize: '100',
      ...(pageToken ? { pageToken } : {}),
    })
    return { items: messages.map((message) => toCast(parseMessage(message))), next: nextPageToken || undefined }
  })

async function page(http: Pick<HubHttp, 'get'>, path: string, query: Record<string, string>) {
  const { status, body } = await http.get(path, query)
  if (status !== 200) throw new Error(`the hub answered ${status}: ${hubRefusal(body)}`)
  const { messages = [], nextPageToken } = body as { messages?: unknown[]; nextPageToken?: string }
  return { messages, nextPageToken }
}

/** A signed cast message to our form. The protocol does not say which thread a reply is in: its parent stands for it. */
export function toCast(message: FarcasterMessage | null): Cast | null {
  const body = message?.data.castAddBody
  if (!message || !body || message.data.type !== messageTypes.castAdd) return null
  const parent = body.parentCastId
  const quotes = body.embeds.flatMap(({ castId }) => (castId ? [{ fid: castId.fid }] : []))
  const links = body.embeds.flatMap(({ url }) => url || [])
  return {
    hash: message.hash,
    author: { fid: message.data.fid },
    content: segmentsByPositions(
      body.text ?? '',
      body.mentions.map((fid) => ({ fid })),
      [...body.mentionsPositions],
    ),
    ...(parent ? { parent: { fid: parent.fid, hash: parent.hash } } : {}),
    ...(quotes.length === 0 ? {} : { quotes }),
    ...(links.length === 0 ? {} : { links }),
    threadHash: parent?.hash ?? message.hash,
    timestamp: fromFarcasterTime(message.data.timestamp) * 1000,
  }
}
