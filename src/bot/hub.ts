import {
  castData,
  encodeMessage,
  type FarcasterMessage,
  fromFarcasterTime,
  messageTypes,
  signMessage,
} from '@whocast/evidence/forms/farcaster-message.ts'
import { type Cast, segmentsByPositions } from '@whocast/mention-reader/cast.ts'
import type { Hex } from 'viem'
import { getCast, listCasts } from '../farcaster/casts.ts'
import { type FarcasterClient, type FarcasterReader, SNAPCHAIN } from '../farcaster/client.ts'
import { submitMessage } from '../farcaster/submit.ts'
import type { SourceError } from '../kit/source-error.ts'
import { PublishError, type Publisher, type Reply } from './publisher-port.ts'
import { type CastReader, madeSince } from './reader.ts'

/**
 * Publishes by the protocol's own `submitMessage`, signed with an app key of the bot's fid: no
 * vendor needed. A reply carries its own time, so every attempt makes the same message with the
 * same hash, which a node merges once.
 */
export function createHubPublisher(settings: {
  client: Pick<FarcasterClient, 'post'>
  fid: number
  appKey: Hex
}): Publisher {
  const { client, fid, appKey } = settings
  return {
    name: SNAPCHAIN,
    async publish({ text, embedUrls, parent, at }: Reply): Promise<Hex> {
      const message = signMessage(castData({ fid, text, parent, embedUrls, at }), appKey)
      await submitMessage(client, encodeMessage(message)).catch((cause: SourceError) => {
        throw new PublishError(cause.message, { isTransient: cause.isTransient, cause })
      })
      return message.hash
    },
  }
}

/** How many of the bot's own casts are looked at for replies to them. */
const MAX_OWN_CASTS = 50
/** How much older than its reply such a cast may be: that long, replies to it are understood. */
const REPLIED_MS = 24 * 3_600_000

/** Reads casts from a node. */
export function createHubReader(client: FarcasterReader): CastReader {
  return {
    name: SNAPCHAIN,
    isStanding: async (id) => (await getCast(client, id)) !== null,
    async parentOf(id, signal) {
      const message = await getCast(client, { ...id, signal })
      if (message === null) return 'unknown'
      const { fid, hash } = message.data.castAddBody?.parentCastId ?? {}
      return fid !== undefined && hash !== undefined ? { fid, hash } : null
    },
    async *castsFor(fid, since) {
      yield* madeSince(since, list(client, 'castsByMention', { fid }))
      let own = 0
      const casts = list(client, 'castsByFid', { fid })
      for await (const cast of madeSince(since - REPLIED_MS, casts)) {
        if (cast) yield* repliesTo(client, { fid, hash: cast.hash, since })
        own += 1
        if (own >= MAX_OWN_CASTS) return
      }
    },
  }
}

/** Replies to a cast by others. */
async function* repliesTo(
  client: FarcasterReader,
  { fid, hash, since }: { fid: number; hash: Hex; since: number },
): AsyncIterable<Cast | null> {
  const replies = list(client, 'castsByParent', { fid, hash })
  for await (const cast of madeSince(since, replies)) if (cast?.author.fid !== fid) yield cast
}

async function* list(
  client: FarcasterReader,
  call: 'castsByFid' | 'castsByMention' | 'castsByParent',
  of: { fid: number; hash?: Hex },
): AsyncIterable<(Cast | null)[]> {
  for await (const messages of listCasts(client, { call, ...of })) yield messages.map(toCast)
}

/** Reads a signed cast; its thread, which the protocol does not tell, is its parent. */
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
