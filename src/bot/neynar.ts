import type { Hex } from 'viem'
import { PublishError, type Publisher, type Reply } from '../domain/ports.ts'
import type { Cast } from './cast.ts'
import { fromNeynarCast, neynarCastSchema } from './neynar-cast.ts'
import type { CastReader } from './reader.ts'

/** The part of `NeynarAPIClient` that the bot uses. */
export interface NeynarCastClient {
  publishCast(params: {
    signerUuid: string
    text: string
    embeds?: { url: string }[]
    parent: string
    parentAuthorFid: number
    idem: string
  }): Promise<{ cast: { hash: string } }>
  lookupCastByHashOrUrl(params: { identifier: string; type: 'hash' }): Promise<{ cast: unknown }>
  fetchAllNotifications(params: { fid: number; type: ['mentions']; limit: number; cursor?: string }): Promise<{
    notifications: { cast?: unknown }[]
    next: { cursor: string | null }
  }>
}

/** The longest idempotency key that Neynar recommends, in characters; a cast hash has more than enough bits in them. */
const IDEM_LENGTH = 16

/**
 * Publishes through Neynar's managed signer. `idem` is the start of the mention's cast hash, so that every attempt at one
 * reply is the same reply.
 */
export function createNeynarPublisher(
  client: () => Promise<Pick<NeynarCastClient, 'publishCast'>>,
  signerUuid: string,
): Publisher {
  return {
    name: 'neynar',
    async publish({ text, embedUrl, parent, idempotencyKey }: Reply): Promise<Hex> {
      try {
        const { cast } = await (await client()).publishCast({
          signerUuid,
          text,
          ...(embedUrl === undefined ? {} : { embeds: [{ url: embedUrl }] }),
          parent: parent.hash,
          parentAuthorFid: parent.fid,
          idem: idempotencyKey.slice(0, IDEM_LENGTH),
        })
        return cast.hash as Hex
      } catch (error) {
        throw toPublishError(error)
      }
    },
  }
}

/** What axios throws, as far as we read it. */
interface HttpFailure {
  response?: { status?: number; headers?: Record<string, unknown> }
}

/** 429, 5xx and network failures are worth another try; a refusal (4xx) is not. */
function toPublishError(error: unknown): PublishError {
  const { status, headers } = (error as HttpFailure).response ?? {}
  const isTransient = status === undefined || status === 408 || status === 429 || status >= 500
  const retryAfter = Number(headers?.['retry-after'])
  return new PublishError(status === undefined ? 'neynar could not be reached' : `neynar answered ${status}`, {
    isTransient,
    cause: error,
    ...(Number.isFinite(retryAfter) && retryAfter > 0 ? { retryAfterMs: retryAfter * 1000 } : {}),
  })
}

/** Reads casts through Neynar. */
export function createNeynarReader(
  client: () => Promise<Pick<NeynarCastClient, 'lookupCastByHashOrUrl' | 'fetchAllNotifications'>>,
): CastReader {
  return {
    name: 'neynar',
    async castByHash({ hash }) {
      try {
        const { cast } = await (await client()).lookupCastByHashOrUrl({ identifier: hash, type: 'hash' })
        return toCast(cast)
      } catch (error) {
        if ((error as HttpFailure).response?.status === 404) return null
        throw error
      }
    },
    async *mentionsOf(fid) {
      let cursor: string | null = null
      do {
        const page = await (await client()).fetchAllNotifications({
          fid,
          type: ['mentions'],
          limit: 25,
          ...(cursor === null ? {} : { cursor }),
        })
        for (const { cast } of page.notifications) {
          const read = toCast(cast)
          if (read) yield read
        }
        cursor = page.next.cursor
      } while (cursor)
    },
  }
}

function toCast(cast: unknown): Cast | null {
  const parsed = neynarCastSchema.safeParse(cast)
  return parsed.success ? fromNeynarCast(parsed.data) : null
}
