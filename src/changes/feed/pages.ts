import {
  type ChangeDocument,
  type ChangeType,
  changeDocument,
} from '@whocast/contract/change-document.ts'
import type { ChangeLog } from '../../db/journal/port.ts'

const PAGE_SIZE = 100
/** Pages that are cached: streams at the same position share one. */
const MAX_PAGES = 64

interface EventPage {
  bytes: Uint8Array
  count: number
  /** The position of the next page. */
  next: number
  isTruncated: boolean
  hasMore: boolean
}

export interface EventPages {
  read(query: { after: number; types: readonly ChangeType[] | undefined }): Promise<EventPage>
}

/** Reads and encodes pages of the change log once for all streams at the same position. */
export function createEventPages(log: Pick<ChangeLog, 'read' | 'onNews'>): EventPages {
  const pages = new Map<string, Promise<EventPage>>()
  // A page may have grown, and its changes may have been removed.
  log.onNews(() => pages.clear())
  return {
    read({ after, types }) {
      const key = `${after} ${types?.join() ?? ''}`
      const cached = pages.get(key)
      if (cached) return cached
      const page = log.read({ after, types, limit: PAGE_SIZE }).then(encode)
      page.catch(() => pages.delete(key))
      if (pages.size >= MAX_PAGES) pages.delete(pages.keys().next().value ?? '')
      pages.set(key, page)
      return page
    },
  }
}

function encode(page: Awaited<ReturnType<ChangeLog['read']>>): EventPage {
  const text = page.changes.map((change) => eventText(changeDocument(change))).join('')
  return {
    bytes: Buffer.from(text),
    count: page.changes.length,
    next: page.next,
    isTruncated: page.isTruncated,
    hasMore: page.hasMore,
  }
}

const eventText = (change: ChangeDocument): string =>
  `id: ${change.cursor}\nevent: ${change.type}\ndata: ${JSON.stringify(change)}\n\n`
