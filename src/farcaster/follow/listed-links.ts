import type { Cursors } from '../../db/port.ts'
import type { LinkPlatform } from '../account-links.ts'
import type { LinkPass } from './link-state.ts'

/** The fids whose stored links a pass listed. */
export interface ListedLinks {
  startedAt: number
  pages: number
  fids: Set<number>
}

/** Returns the row that says which fids a page listed: one a page instead of one a link. */
export const listedCursor = (platform: LinkPlatform, page: number): string =>
  `network:links:${platform}:told:${page}`

/** Writes a page's fids: when its pass began, then distances between them in base 36. */
export function writeListed(startedAt: number, fids: readonly number[]): string {
  const sorted = fids.toSorted((a, b) => a - b)
  return `${startedAt} ${sorted.map((fid, at) => (fid - (sorted[at - 1] ?? 0)).toString(36)).join()}`
}

/** Parses what {@link writeListed} wrote; null where it is of another pass. */
function readListed(text: string | null, startedAt: number): number[] | null {
  const [of, distances] = (text ?? '').split(' ')
  if (of !== String(startedAt)) return null
  let fid = 0
  return (
    (distances || undefined)
      ?.split(',')
      .map((distance) => (fid += Number.parseInt(distance, 36))) ?? []
  )
}

/**
 * Returns the fids that the pages of a pass listed so far, from memory where this process read
 * them.
 *
 * @returns null where a page is missing: what a list lacks is not known then
 */
export async function readListedLinks(
  cursors: Pick<Cursors, 'get'>,
  platform: LinkPlatform,
  { startedAt, pages }: LinkPass,
  current: ListedLinks | null,
): Promise<ListedLinks | null> {
  if (current?.startedAt === startedAt && current.pages === pages) return current
  const fids = new Set<number>()
  for (let page = 0; page < pages; page += 1) {
    const listed = readListed(await cursors.get(listedCursor(platform, page)), startedAt)
    if (!listed) return null
    for (const fid of listed) fids.add(fid)
  }
  return { startedAt, pages, fids }
}
