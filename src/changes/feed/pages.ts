import { type ChangeDocument, changeDocument } from '@whocast/contract/change-document.ts'
import type { ChangeLog } from '../../db/journal/port.ts'

const PAGE_SIZE = 100
type PageQuery = Pick<Parameters<ChangeLog['read']>[0], 'after' | 'types'>
type EventPage = ReturnType<typeof encode>
export type EventPages = ReturnType<typeof createEventPages>

/** Pages that are cached: streams at the same position share one. */
const MAX_PAGES = 64

/** Reads and encodes pages of the change log once for all streams at the same position. */
export function createEventPages(log: Pick<ChangeLog, 'read' | 'onNews'>) {
  const pages = new Map<string, Promise<EventPage>>()
  // A page may have grown, and its changes may have been removed.
  log.onNews(() => pages.clear())
  return {
    read({ after, types }: PageQuery): Promise<EventPage> {
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

function encode({ changes, ...page }: Awaited<ReturnType<ChangeLog['read']>>) {
  const text = changes.map((change) => eventText(changeDocument(change))).join('')
  return { ...page, bytes: Buffer.from(text), count: changes.length }
}

const eventText = (change: ChangeDocument): string =>
  `id: ${change.cursor}\nevent: ${change.type}\ndata: ${JSON.stringify(change)}\n\n`
