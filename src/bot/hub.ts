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
import { hubRefusal, saysNotFound } from '../domain/hub-refusal.ts'
import { PublishError, type Publisher, type Reply } from '../domain/ports.ts'
import { type Cast, segmentsByPositions } from './cast.ts'
import type { CastReader } from './reader.ts'

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

/** Reads casts from a hub. */
export function createHubReader(http: Pick<HubHttp, 'get'>): CastReader {
  return {
    name: 'snapchain',
    async castByHash({ hash, fid }) {
      const { status, body } = await http.get('castById', { fid: String(fid), hash })
      if (status === 200) return toCast(parseMessage(body))
      if (status === 404 || (status === 400 && saysNotFound(body))) return null
      throw new Error(`the hub answered ${status}: ${hubRefusal(body)}`)
    },
    async *mentionsOf(fid) {
      let pageToken: string | undefined
      do {
        const { status, body } = await http.get('castsByMention', {
          fid: String(fid),
          reverse: 'true',
          pageSize: '100',
          ...(pageToken ? { pageToken } : {}),
        })
        if (status !== 200) throw new Error(`the hub answered ${status}: ${hubRefusal(body)}`)
        const { messages = [], nextPageToken } = body as { messages?: unknown[]; nextPageToken?: string }
        for (const message of messages) {
          const cast = toCast(parseMessage(message))
          if (cast) yield cast
        }
        pageToken = nextPageToken || undefined
      } while (pageToken)
    },
  }
}

/** A signed cast message to our form. The protocol does not say which thread a reply is in: its parent stands for it. */
export function toCast(message: FarcasterMessage | null): Cast | null {
  const body = message?.data.castAddBody
  if (!message || !body || message.data.type !== messageTypes.castAdd) return null
  const parent = body.parentCastId
  return {
    hash: message.hash,
    author: { fid: message.data.fid },
    content: segmentsByPositions(
      body.text ?? '',
      body.mentions.map((fid) => ({ fid })),
      [...body.mentionsPositions],
    ),
    ...(parent ? { parent: { fid: parent.fid, hash: parent.hash } } : {}),
    threadHash: parent?.hash ?? message.hash,
    timestamp: fromFarcasterTime(message.data.timestamp) * 1000,
  }
}
