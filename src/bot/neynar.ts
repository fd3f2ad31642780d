import type { LookupFunction } from 'node:net'
import { CastApi } from '@neynar/nodejs-sdk/build/api/apis/cast-api.js'
import { NotificationsApi } from '@neynar/nodejs-sdk/build/api/apis/notifications-api.js'
import { Configuration } from '@neynar/nodejs-sdk/build/api/configuration.js'
import type { PostCastReqBodyEmbeds } from '@neynar/nodejs-sdk/build/api/index.js'
import type { Cast } from '@whocast/mention-reader/cast.ts'
import type { Hex } from 'viem'
import { createHttpAgents } from '../net/http-agents.ts'
import { fromNeynarCast, isCastWith, neynarCastSchema, toHash } from './neynar-cast.ts'
import { PublishError, type Publisher, type Reply } from './publisher-port.ts'
import { type CastReader, madeSince, pagesOf } from './reader.ts'

/** The calls of the bot to Neynar, by the SDK's generated client. */
export interface NeynarCastClient {
  casts: Pick<CastApi, 'publishCast' | 'lookupCastByHashOrUrl'>
  notifications: Pick<NotificationsApi, 'fetchAllNotifications'>
}

/** The page size of the API. */
const PAGE = 25
/** For one call; beyond it another attempt is better. */
const TIMEOUT_MS = 10_000

export interface NeynarOptions {
  apiKey?: string | undefined
  baseUrl?: string | undefined
  timeoutMs?: number
  /** Resolves its host; the system by default. */
  lookup?: LookupFunction | undefined
}

/** Returns the configuration of the SDK's generated calls. */
export const neynarConfiguration = (options: NeynarOptions): Configuration =>
  new Configuration({
    apiKey: options.apiKey ?? '',
    ...(options.baseUrl === undefined ? {} : { basePath: options.baseUrl }),
    baseOptions: {
      timeout: options.timeoutMs ?? TIMEOUT_MS,
      maxRedirects: 0,
      ...createHttpAgents(options.lookup),
    },
  })

/** Creates a client of the calls that a running bot makes. */
export function createNeynarClient(options: NeynarOptions): NeynarCastClient {
  const configuration = neynarConfiguration(options)
  return { casts: new CastApi(configuration), notifications: new NotificationsApi(configuration) }
}

/** The longest idempotency key that Neynar recommends, in characters. */
const IDEM_LENGTH = 16

/** Creates a publisher by Neynar's signer; the cast hash makes every attempt the same reply. */
export function createNeynarPublisher(client: NeynarCastClient, signerUuid: string): Publisher {
  return {
    name: 'neynar',
    async publish({ text, embedUrls, parent, idempotencyKey }: Reply): Promise<Hex> {
      try {
        const { casts } = client
        const { data } = await casts.publishCast({
          postCastReqBody: {
            signer_uuid: signerUuid,
            text,
            ...(embedUrls.length === 0
              ? {}
              : { embeds: embedUrls.map((url) => ({ url }) as PostCastReqBodyEmbeds) }),
            parent: parent.hash,
            parent_author_fid: parent.fid,
            idem: idempotencyKey.slice(0, IDEM_LENGTH),
          },
        })
        const hash = toHash(data.cast.hash)
        if (hash === undefined) throw new Error('an answer without a hash')
        return hash
      } catch (error) {
        throw toPublishError(error)
      }
    },
  }
}

/** The parts of axios' errors that are read: the rest holds the API key. */
export interface HttpFailure {
  code?: string
  response?: { status?: number; headers?: Record<string, unknown> }
}

export const describeFailure = ({ code, response }: HttpFailure): string =>
  response?.status === undefined
    ? `neynar could not be reached: ${code ?? 'unknown'}`
    : `neynar answered ${response.status}`

/** 429, 5xx and network failures are worth another try; a refusal (4xx) is not. */
function toPublishError(error: unknown): PublishError {
  const { status, headers } = (error as HttpFailure).response ?? {}
  const isTransient = status === undefined || status === 408 || status === 429 || status >= 500
  const retryAfter = Number(headers?.['retry-after'])
  return new PublishError(describeFailure(error as HttpFailure), {
    isTransient,
    ...(Number.isFinite(retryAfter) && retryAfter > 0 ? { retryAfterMs: retryAfter * 1000 } : {}),
  })
}

/** Reads casts through Neynar. */
export function createNeynarReader(client: NeynarCastClient): CastReader {
  return {
    name: 'neynar',
    async isStanding({ hash }) {
      const { casts } = client
      const answer = await casts
        .lookupCastByHashOrUrl({ identifier: hash, type: 'hash' })
        .catch((error: HttpFailure) => {
          if (error.response?.status === 404) return null
          throw new Error(describeFailure(error))
        })
      if (answer === null) return false
      if (!isCastWith(hash, answer.data?.cast))
        throw new Error('neynar answered with something else than the cast')
      return true
    },
    castsFor: (fid, since) =>
      madeSince(
        since,
        pagesOf(async (cursor) => {
          const { notifications } = client
          const { data } = await notifications
            .fetchAllNotifications({
              fid,
              type: ['mentions', 'replies'],
              limit: PAGE,
              ...(cursor ? { cursor } : {}),
            })
            .catch((error: HttpFailure) => {
              throw new Error(describeFailure(error))
            })
          return {
            items: data.notifications.map(({ cast }) => toCast(cast)),
            next: data.next?.cursor || undefined,
          }
        }),
      ),
  }
}

function toCast(cast: unknown): Cast | null {
  const parsed = neynarCastSchema.safeParse(cast)
  return parsed.success ? fromNeynarCast(parsed.data) : null
}
