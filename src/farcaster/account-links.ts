import {
  type ChannelType,
  channelOfFarcasterPlatform,
  parseHandle,
  trimHandle,
} from '@whocast/contract/channel.ts'
import { z } from 'zod'
import { SourceError } from '../kit/source-error.ts'
import type { CallOptions, HttpJson } from '../net/http-json.ts'

/** The source that Farcaster's client is: it checks accounts of its users, and lists them. */
export const FARCASTER_CLIENT = 'farcaster-client'

/** The platforms whose accounts the client lists, by its own names. */
export const linkPlatforms = ['x', 'github', 'discord'] as const
export type LinkPlatform = (typeof linkPlatforms)[number]

export interface ReportedLink {
  fid: number
  type: ChannelType
  /** The handle as the client writes it. */
  value: string
  /** The platform's own number of the account. */
  platformId: string
  /** Unix seconds. */
  since: number
}

/** A page of the list, the newest links first. */
export interface LinkPage {
  links: ReportedLink[]
  next: string | null
}

export type ReadLinkPage = (
  platform: LinkPlatform,
  cursor: string | null,
  options?: CallOptions,
) => Promise<LinkPage>

const PAGE = 1000
/** Longer cursors are refused: they would be kept. */
const MAX_CURSOR = 4096

const pageSchema = z.object({
  result: z.object({ verifications: z.array(z.unknown()).max(10 * PAGE) }),
  next: z.object({ cursor: z.string().max(MAX_CURSOR).nullish() }).nullish(),
})

const linkSchema = z.object({
  fid: z.number().int().positive(),
  platform: z.string(),
  platformId: z.union([z.string().max(100), z.number().transform(String)]).catch(''),
  platformUsername: z.string().max(255),
  verifiedAt: z.number().int().nonnegative(),
})

/** Later times are in milliseconds. */
const LATEST_SECONDS = 100_000_000_000

function toLink(entry: unknown, platform: LinkPlatform): ReportedLink[] {
  const parsed = linkSchema.safeParse(entry).data
  const type = channelOfFarcasterPlatform(platform)
  if (
    !parsed ||
    !type ||
    parsed.platform !== platform ||
    parseHandle(type, parsed.platformUsername) === null
  )
    return []
  const { fid, platformId, platformUsername, verifiedAt } = parsed
  const since = verifiedAt > LATEST_SECONDS ? Math.floor(verifiedAt / 1000) : verifiedAt
  return [{ fid, type, value: trimHandle(type, platformUsername), platformId, since }]
}

/**
 * Reads `GET /fc/account-verifications` of the client's API. Entries that cannot be read are left
 * out.
 *
 * @throws SourceError when the answer is no such list
 */
export const createLinkReader =
  (http: Pick<HttpJson, 'get'>): ReadLinkPage =>
  async (platform, cursor, options) => {
    const query = { platform, limit: String(PAGE), ...(cursor === null ? {} : { cursor }) }
    const { status, body } = await http.get('fc/account-verifications', query, options)
    const parsed = pageSchema.safeParse(body).data
    if (status !== 200 || !parsed)
      throw new SourceError(
        FARCASTER_CLIENT,
        `account-verifications answered ${status} with what is no list`,
      )
    const { verifications } = parsed.result
    return {
      links: verifications.flatMap((entry) => toLink(entry, platform)),
      next: parsed.next?.cursor || null,
    }
  }
