import { type StandIn, startStandIn } from './stand-in.ts'

/** An entry of the list, as the client's API writes it. */
export interface ListedLink {
  fid: number
  platform: string
  platformId: string
  platformUsername: string
  verifiedAt: number
}

/** A stand-in of the client's API over a list that tests change. */
export interface LinksStandIn extends StandIn {
  links: ListedLink[]
  /** What is answered instead, by the page that was asked for. */
  lie: ((platform: string, from: number) => unknown) | undefined
}

/**
 * Starts a stand-in of `GET /fc/account-verifications?platform=&limit=&cursor=`: the newest first.
 */
export async function startLinks(most = 1000): Promise<LinksStandIn> {
  const held: { links: ListedLink[]; lie: LinksStandIn['lie'] } = { links: [], lie: undefined }
  const standIn = await startStandIn(({ path }) => {
    const { pathname, searchParams: query } = new URL(path, 'http://client')
    if (pathname !== '/fc/account-verifications')
      return { status: 404, body: { errors: [{ message: 'Not found' }] } }
    const platform = query.get('platform') ?? ''
    const from = Number(Buffer.from(query.get('cursor') ?? '', 'base64url').toString() || 0)
    const size = Math.min(Number(query.get('limit') ?? 100), most)
    const lied = held.lie?.(platform, from)
    if (lied !== undefined) return lied as { status?: number; body?: object | string }
    const all = held.links
      .filter((link) => link.platform === platform)
      .sort((a, b) => b.verifiedAt - a.verifiedAt)
    const end = from + size
    return {
      body: {
        result: { verifications: all.slice(from, end) },
        ...(end < all.length ? { next: { cursor: cursorAt(end) } } : {}),
      },
    }
  })
  return Object.assign(held, standIn)
}

/** The cursor of the page that begins with this entry. */
export const cursorAt = (from: number): string => Buffer.from(String(from)).toString('base64url')
